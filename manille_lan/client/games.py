"""Which game a table plays at present, and the words that it brings.

The welcome tells those of the game that was set when the guest came; the host may set another one later. Then
the host's catalogue (told to whoever is in charge) and the games of this machine know its words.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from manille_lan.client.model import TableModel
from manille_lan.client.ports import Offer


@dataclass(frozen=True)
class Game:
    """A game at a table: the preset's name, the variant's id, its Fluent texts and sheets by language."""

    preset: str = ""
    variant: str = ""
    words: Mapping[str, str] = field(default_factory=dict)
    sheets: Mapping[str, str] = field(default_factory=dict)

    def sheet(self, language: str) -> str:
        """The rule text that the host sent, for a game that brings no sheet among its words."""
        return self.sheets.get(language, self.sheets.get("en", ""))


def present_game(model: TableModel | None, offers: Sequence[Offer]) -> Game:
    """What is played at the table; an empty game away from any table."""
    if model is None or model.welcome is None:
        return Game()
    welcome = model.welcome
    preset = model.room.variant if model.room is not None else welcome.variant
    found = next((offer for offer in offers if offer.preset == preset), None)
    if found is not None and found.variant != welcome.variant:
        return Game(preset, found.variant, found.words)
    for entry in _catalogue(model):
        if entry.get("id") == preset and entry.get("variant") != welcome.variant:
            return Game(preset, str(entry.get("variant", "")), dict(entry.get("words", {})))
    return Game(preset, welcome.variant, welcome.words, welcome.sheet)


def _catalogue(model: TableModel) -> list[Mapping[str, Any]]:
    catalogue = model.room.catalogue if model.room is not None else None
    return list((catalogue or {}).get("variants", ()))
