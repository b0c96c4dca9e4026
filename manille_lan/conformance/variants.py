"""The suite for variants: the declaration, and random deals under options that meet in pairs."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from random import Random

from manille_lan.conformance import deal_checks, replay_checks, view_checks
from manille_lan.conformance.findings import Finding
from manille_lan.conformance.pairs import Row, pairwise
from manille_lan.conformance.walks import Walk, following, shuffled, walk
from manille_lan.engine.match import begin_match
from manille_lan.engine.variant import API_VERSION, Rules, Variant, settled
from manille_lan.errors import OptionError

Check = Callable[[Walk], Iterator[str]]

WALK_CHECKS: Mapping[str, Check] = {
    "cards-lost": deal_checks.cards_lost,
    "cards-doubled": deal_checks.cards_doubled,
    "nothing-to-do": deal_checks.nothing_to_do,
    "endless": deal_checks.endless,
    "offered-refused": deal_checks.offered_and_refused,
    "accepted-unoffered": deal_checks.accepted_unoffered,
    "accepted-out-of-turn": deal_checks.accepted_out_of_turn,
    "refusal-changes": deal_checks.changed_by_refusal,
    "wrong-turn": deal_checks.wrong_turn,
    "wrong-count": deal_checks.wrong_count,
    "wrong-match": deal_checks.wrong_match,
    "replay-differs": replay_checks.replay_differs,
    "rotation-differs": replay_checks.rotation_differs,
    "hand-shown": view_checks.hand_shown,
    "view-leaks": view_checks.view_leaks,
    "imagined-differs": view_checks.imagined_differs,
    "view-incomplete": view_checks.view_incomplete,
    "notation-differs": view_checks.notation_differs,
}
"""Every check of a deal, by name."""

VARIANT_CHECKS = (*WALK_CHECKS, "declaration", "options-differ", "raised")
"""The names of all findings about a variant."""


def check_variant(variant: Variant, *, deals: int = 100, seed: int = 0) -> list[Finding]:
    """Everything wrong with a variant, the first finding of each check: an empty list if it is sound.

    `deals` random deals are played for each number of players, in turn under every preset and under options
    that meet in pairs. `seed` is where the random streams start: another finds other deals. Of a variant
    whose declaration is wrong nothing else is said.
    """
    found: dict[str, Finding] = {}
    for problem in _declaration(variant):
        found.setdefault("declaration", Finding("declaration", variant.id, 0, "", problem))
    if found:
        return list(found.values())
    for players in range(variant.players[0], variant.players[1] + 1):
        tables = tables_of(variant, players)
        for number in range(max(deals, len(variant.presets))):
            preset, row = tables[number % len(tables)]
            for finding in check_table(variant, preset, row, players, seed + number):
                found.setdefault(finding.check, finding)
    return list(found.values())


def tables_of(variant: Variant, players: int) -> list[tuple[str, Row]]:
    """Every preset as it is, then the first with options that meet in pairs."""
    presets = list(variant.presets)
    rows = pairwise(variant, presets[0], players)
    return [(preset, {}) for preset in presets] + [(presets[0], row) for row in rows]


def check_table(
    variant: Variant, preset: str, row: Row, players: int, seed: int, deals: int = 1
) -> list[Finding]:
    """What is wrong in some deals of one match; the deals follow from `seed` alone."""
    setting = " ".join([preset, f"players={players}", *(f"{id}={text}" for id, text in row.items())])
    found: dict[str, str] = {}
    try:
        rules = settled(variant, preset, row, players)
        for check, problem in _problems(rules, Random(seed), deals):
            found.setdefault(check, problem)
    except Exception as error:
        found["raised"] = _told(error)
    return [Finding(check, variant.id, seed, setting, detail) for check, detail in found.items()]


def _problems(rules: Rules, rng: Random, deals: int) -> Iterator[tuple[str, str]]:
    """What is wrong with the rules of a table, and in some deals of one match."""
    for problem in _options(rules):
        yield "options-differ", problem
    match, order = begin_match(rules, rng.randrange(rules.players)), shuffled(rules, rng)
    for _ in range(deals):
        walked = walk(rules, match, order, rng)
        if walked.error:
            yield "raised", walked.error
        for check, problems in WALK_CHECKS.items():
            try:
                yield from ((check, problem) for problem in islice(problems(walked), 1))
            except Exception as error:  # a deal that is wrong in one thing can break any other check
                yield "raised", f"{check}: {_told(error)}"
        if not walked.is_finished:
            break
        match, order = following(walked, rng)


def _told(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"[:300]


def _declaration(variant: Variant) -> Iterator[str]:
    """What can be seen without a deal."""
    names = [phase.name for phase in variant.phases]
    if not all(names) or len(set(names)) != len(names):
        yield f"phases: {' '.join(names)}"
    if not variant.id.isidentifier() or not variant.presets:
        yield f"id {variant.id!r}, presets {' '.join(variant.presets)}"
    if variant.api_version != API_VERSION:
        yield f"api_version {variant.api_version}, not {API_VERSION}"
    if not variant.rules_text.strip():
        yield "rules_text"


def _options(rules: Rules) -> Iterator[str]:
    """Options written and read again make the same rules."""
    texts = rules.option_texts()
    try:
        again = settled(rules.variant, rules.preset, texts, rules.players)
    except OptionError as error:
        yield _told(error)
    else:
        if any(again[id] != rules[id] for id in texts) or again.digest != rules.digest:
            yield " ".join(f"{id}={text}" for id, text in texts.items())
