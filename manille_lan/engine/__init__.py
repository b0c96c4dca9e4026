"""The rules: pure values and functions, no I/O, no clock, no random source of its own."""
