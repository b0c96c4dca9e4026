"""Tables to try: few sets of options in which every pair of values of two options meets at least once."""

from __future__ import annotations

from itertools import combinations

from manille_lan.engine.options import Option
from manille_lan.engine.variant import Rules, Variant, settled
from manille_lan.errors import OptionError

Row = dict[str, str]
"""Options and their values, as text."""

Pair = tuple[tuple[str, str], tuple[str, str]]
"""Two options with a value each, in the order of the variant's options."""


def pairwise(variant: Variant, preset: str, players: int | None = None) -> list[Row]:
    """Rows of option texts that `settled` takes for so many players and that hold every possible pair of
    sample values. The number of players is no option here: what can be chosen may follow from it. Nor are
    the options of the table, which change no rule.
    """
    ids = [id for id in variant.option_ids if id != "players" and variant.option(id).group == "rules"]
    samples = {id: _alone(variant, preset, id, players) for id in ids}
    pairs: dict[Pair, None] = {}
    for one, other in combinations(samples, 2):
        for a in samples[one]:
            for b in samples[other]:
                pairs[(one, a), (other, b)] = None
    rows = []
    while pairs:
        first = next(iter(pairs))
        row = _row(variant, preset, players, dict(first), samples, pairs)
        pairs.pop(first)  # covered, or two values that the variant refuses together
        if row is not None:
            rows.append(row)
            for covered in combinations(((id, row[id]) for id in samples if id in row), 2):
                pairs.pop(covered, None)
    return rows


def sample_texts(option: Option, default: object) -> list[str]:
    """Some values of an option, as text: its default, and the ends of its range or all of its words."""
    described = option.kind.described()
    if described["kind"] == "flag":
        texts = ["true", "false"]
    elif described["kind"] == "whole":
        texts = [str(described["low"]), str(described["high"])]
    elif described["kind"] == "order":
        texts = [described["letters"], described["letters"][::-1]]
    else:
        texts = list(described["values"])
    return list(dict.fromkeys([option.text(default), *texts]))


def is_taken(variant: Variant, preset: str, row: Row, players: int | None = None) -> bool:
    """Whether a variant takes these options together."""
    return _settled(variant, preset, row, players) is not None


def _settled(variant: Variant, preset: str, row: Row, players: int | None) -> Rules | None:
    try:
        return settled(variant, preset, row, players)
    except OptionError:
        return None


def _alone(variant: Variant, preset: str, id: str, players: int | None) -> list[str]:
    """The sample values that an option can have while all others have their defaults."""
    rules = _settled(variant, preset, {}, players)
    texts = sample_texts(variant.option(id), rules[id]) if rules is not None else []
    return [text for text in texts if is_taken(variant, preset, {id: text}, players)]


def _row(
    variant: Variant,
    preset: str,
    players: int | None,
    row: Row,
    samples: dict[str, list[str]],
    pairs: dict[Pair, None],
) -> Row | None:
    """A row around a pair: of each further option the value that covers most pairs that are still open; an
    option of which no value fits, as its default follows from others, is left to that.
    """
    if not is_taken(variant, preset, row, players):
        return None
    order = list(samples)
    for id in order:
        if id in row:
            continue
        best = sorted(samples[id], key=lambda text: -_gain(order, row, id, text, pairs))
        fitting = (text for text in best if is_taken(variant, preset, {**row, id: text}, players))
        text = next(fitting, None)
        if text is not None:
            row[id] = text
    return row


def _gain(order: list[str], row: Row, id: str, text: str, pairs: dict[Pair, None]) -> int:
    """How many open pairs a value adds to a row."""
    at = order.index(id)
    return sum(
        (((other, value), (id, text)) if order.index(other) < at else ((id, text), (other, value))) in pairs
        for other, value in row.items()
    )
