"""Refusals: why an action is not allowed, as an id of the words with the facts that prove it."""

from __future__ import annotations

import msgspec


class Refusal(msgspec.Struct, frozen=True):
    """A reason (an id of the words) and its arguments: the rule, the cards that prove it.

    Arguments named `card` and `cards` hold card notation, `suit` and `led` a suit letter, `seat` a seat
    number.
    """

    reason: str
    args: tuple[tuple[str, str | int], ...] = ()

    @classmethod
    def of(cls, reason: str, **args: str | int) -> Refusal:
        """A refusal from keyword arguments."""
        return cls(reason, tuple(args.items()))

    @property
    def arguments(self) -> dict[str, str | int]:
        """The arguments by name."""
        return dict(self.args)
