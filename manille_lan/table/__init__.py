"""The authority of a table, without any I/O: told what came in and what time it is, it answers with what to
do.
"""
