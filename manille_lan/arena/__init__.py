"""Bots against each other, without a network, as fast as it goes."""

from manille_lan.arena.result import Result
from manille_lan.arena.simulation import PlayedDeal, simulate

__all__ = ["PlayedDeal", "Result", "simulate"]
