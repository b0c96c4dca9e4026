"""The terminal: a person's seat without a window. Knows net.guest, views and words, nothing of a table."""
