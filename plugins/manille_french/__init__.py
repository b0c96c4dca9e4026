"""The French pack: its picture cards, suits and indices."""
