"""What fills the window, one at a time: lobby, room, table, settings, rules, what went wrong."""
