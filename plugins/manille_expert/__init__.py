"""Exact search for bots: what every card is worth when all hands are known.

`solver` is the door. This package registers nothing yet, and importing it loads nothing that costs: numba
and the compiled search come with `manille_expert.solver`.
"""
