"""The window: a person's seat at the table, drawn with pygame-ce.

It knows views, messages and words; nothing of the authority that deals the cards.
"""
