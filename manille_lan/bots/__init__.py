"""Bots: the contract they keep, the process they run in, the referee who judges what they answer."""
