"""Records for the tests: matches played at random by a seed, as entries and as text."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from manille_belge import BELGE
from manille_french import RETOURNEE
from manille_lan.engine.play import actions
from manille_lan.engine.variant import Rules, Variant, settled
from manille_lan.records import compose
from manille_lan.records.entries import FIRST, Entry, sealed_text
from manille_lan.table.game import Game, first_dealer

VARIANTS: dict[str, Variant] = {"belge": BELGE, "belge_app": BELGE, "retournee": RETOURNEE}
STARTED = "2026-01-02T03:04:05Z"
TABLE = "0123456789abcdef"
NAMES = ("Anna", 'Ben "the one"', "Zoë ~ 1", "Steady")


def rules_of(preset: str = "belge", **options: str) -> Rules:
    return settled(
        VARIANTS[preset], preset, {"match": "fixed:1", **options} if preset != "retournee" else options
    )


def head(rules: Rules) -> list[Entry]:
    seats = [compose.seat_entry(seat, "human", NAMES[seat]) for seat in range(3)]
    last = compose.seat_entry(3, "bot", NAMES[3], "steady")
    return [
        *compose.header(rules, "test", STARTED, TABLE, "Chez Zoë", {rules.variant.id: "1.0"}),
        *seats,
        last,
    ]


def begun(rules: Rules, seed: int = 1) -> tuple[list[Entry], Game, Random]:
    """The entries of a match before its first deal, the match, and its stream of chance."""
    rng = Random(seed)
    dealer, draws = first_dealer(rules, rng, 0)
    return [*head(rules), *compose.first_dealer(rules, dealer, draws)], Game(rules, rng, dealer), rng


def act_once(game: Game, rng: Random) -> None:
    assert game.deal is not None
    game.act(game.deal.seat, rng.choice(actions(game.rules, game.deal)))


def played(rules: Rules, seed: int = 1, deals: int = 10**6) -> list[Entry]:
    """A whole match, or its first deals."""
    entries, game, rng = begun(rules, seed)
    while not game.is_over and game.match.number <= deals:
        game.begin_deal()
        while game.to_act is not None:
            act_once(game, rng)
    return entries + game.entries


def text_of(entries: list[Entry]) -> str:
    return sealed_text([FIRST, *entries])[0]


def raw(entries: list[Entry]) -> bytes:
    return text_of(entries).encode()


def loop(path: Path) -> None:
    """A link to itself; a folder where the system lets nobody make links."""
    try:
        path.symlink_to(path)
    except OSError:
        path.mkdir()


def swap_rest(entries: list[Entry], word: str, change: Any, which: int = 0) -> list[Entry]:
    """The entries with the rest of one of them changed, to be sealed anew."""
    at = [i for i, entry in enumerate(entries) if entry.word == word][which]
    return [*entries[:at], Entry(word, change(entries[at].rest)), *entries[at + 1 :]]
