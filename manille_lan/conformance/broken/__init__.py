"""Variants and bots that are wrong on purpose, each in one thing, and the check that must find it."""
