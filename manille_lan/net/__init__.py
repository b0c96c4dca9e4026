"""Sockets and clocks: how a guest and a table find each other and talk. Knows no rule of any game."""
