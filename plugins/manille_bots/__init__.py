"""Bots that come with the game: random, greedy, steady."""
