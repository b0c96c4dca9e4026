"""The weights of the policy, as they are shipped and as `tools/train_policy.py` writes them.

A JSON file: `about` says how they were made, `features` names what they weigh, in order, and `families` has
for each family of games a row of weights, in 1/4096 nat, for each group of situations. What plays best does
not foretell best how others play: `witnesses` has rows for that, for the families where they were found.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from manille_expert.policy.features import NAMES
from manille_expert.policy.layout import GROUP_COUNT
from manille_lan.api.bots import PlayerView

SHIPPED = Path(__file__).with_name("weights.json")
FAMILIES = ("fr", "fr-turned", "ca", "ca-turned", "alone", "two")
"""Partners with the French pack and with the Catalan one, where a player names trumps and where a card is
turned up for them; one against the rest; two players.
"""

Rows = tuple[Sequence[int], ...]


@dataclass(frozen=True)
class Weights:
    """Rows of weights by family, to play by and, where those differ, to foretell others by; and how they were
    made.
    """

    families: Mapping[str, Rows]
    witnesses: Mapping[str, Rows]
    about: Mapping[str, Any]

    def rows(self, view: PlayerView) -> Rows:
        """The weights by which to play the game of a view well."""
        return self.families[family_of(view)]

    def witness(self, view: PlayerView) -> Rows:
        """The weights that tell how others play the game of a view."""
        family = family_of(view)
        return self.witnesses.get(family, self.families[family])


def family_of(view: PlayerView) -> str:
    """The family of a game: which weights it is played with."""
    if view.players == 2:
        return "two"
    sizes = {view.sides.count(side) for side in view.sides}
    if len(sizes) > 1 or sizes == {1}:
        return "alone"
    return f"{view.pack}-turned" if any(event.kind == "turned" for event in view.history) else view.pack


def read_weights(path: Path) -> Weights:
    """The weights of a file. Raises ValueError where they were made for other features."""
    data = json.loads(path.read_text("utf-8"))
    if tuple(data["features"]) != NAMES:
        raise ValueError(f"{path} was made for other features: train anew")
    families, witnesses = (
        {name: tuple(map(tuple, rows)) for name, rows in data[kind].items()}
        for kind in ("families", "witnesses")
    )
    counts = {len(rows) for rows in (*families.values(), *witnesses.values())}
    if set(families) != set(FAMILIES) or not set(witnesses) <= set(FAMILIES) or counts != {GROUP_COUNT}:
        raise ValueError(f"{path} has not {GROUP_COUNT} rows for each of {', '.join(FAMILIES)}")
    return Weights(families, witnesses, data["about"])


def write_weights(path: Path, weights: Weights) -> None:
    """Write a file that `read_weights` reads, a row a line."""
    parts = {"about": json.dumps(weights.about, indent=1), "features": json.dumps(NAMES, indent=1)}
    parts |= {"families": _told(weights.families), "witnesses": _told(weights.witnesses)}
    told = ",\n".join(f"{json.dumps(name)}: {text}" for name, text in parts.items())
    path.write_text(f"{{\n{told}\n}}\n", "utf-8")


def _told(families: Mapping[str, Rows]) -> str:
    """Rows by family as JSON text, a row a line."""
    told = [
        f"{json.dumps(name)}: [\n" + ",\n".join(f"  {json.dumps(list(row))}" for row in rows) + "\n]"
        for name, rows in families.items()
    ]
    return "{\n" + ",\n".join(told) + "\n}"


@cache
def shipped_weights() -> Weights:
    """The weights that come with the game."""
    return read_weights(SHIPPED)
