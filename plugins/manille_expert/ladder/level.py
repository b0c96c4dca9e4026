"""The levels: how many worlds, and what besides."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Level:
    """How a bot of the ladder plays: `worlds` are solved for a card. With `pool` it draws so many times that,
    and takes those that explain best what was played; then the policy plays cards out, too, in `rollouts`
    times as many worlds. Hands that are too long to be solved are played out in `rollouts` worlds for each
    that would be solved, at every level.
    """

    id: str
    worlds: int
    pool: int = 0
    rollouts: int = 8


STRONG = Level("strong", worlds=5)
EXPERT = Level("expert", worlds=20)
MASTER = Level("master", worlds=20, pool=12)
