"""The widgets of the window, hand-written for it: every one works by keyboard, grows with the text
size and tells what it is (`describe`).

They get words already translated and know nothing of cards, tables or the network. The root is
`ui.Ui`; it is given pygame's events and told the time, and has no clock of its own.
"""
