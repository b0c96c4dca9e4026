"""The suite for bots: a bot plays at every seat of random deals, judged as at a table; and its manners."""

from __future__ import annotations

import random
import warnings
from collections.abc import Iterator, Sequence
from random import Random

from manille_lan.bots.contract import API_VERSION, Aids, Bot, BotEntry
from manille_lan.bots.reason import is_plain
from manille_lan.bots.referee import Referee
from manille_lan.bots.reply import Reply, reply_of
from manille_lan.conformance.findings import Finding
from manille_lan.conformance.walks import shuffled
from manille_lan.engine.actions import Action
from manille_lan.engine.match import begin_match
from manille_lan.engine.play import apply, begin_deal
from manille_lan.engine.projection import project
from manille_lan.engine.variant import Rules, Variant, settled
from manille_lan.engine.view import PlayerView, parse_view, view_data
from manille_lan.registry import load_registry
from manille_lan.words.loader import MissingWords, Words
from manille_lan.words.phrases import reason_sentence

BOT_CHECKS = (
    *("illegal", "not_held", "nonsense", "exception", "memory"),
    *("declaration", "cannot-be-made", "reason", "global-random"),
)
"""The names of all findings about a bot; the first five are the referee's."""


def check_bot(
    entry: BotEntry, variants: Sequence[Variant] | None = None, *, deals: int = 4, seed: int = 0
) -> list[Finding]:
    """Everything wrong with a bot, the first finding of each check: an empty list if it is sound.

    It plays `deals` deals of every preset of `variants` (None: all that are installed), against itself. A
    bot that does not say `needs_rules` plays without rules every other deal, as at a table whose variant is
    not installed where it runs. How long it thinks is not looked at: that is the table's matter.
    """
    if variants is None:
        variants = list({variant.id: variant for variant in load_registry().variants.values()}.values())
    found: dict[str, Finding] = {}
    for problem in _declaration(entry):
        found.setdefault("declaration", Finding("declaration", entry.id, 0, "", problem))
    for variant in variants:
        for preset in variant.presets:
            rules = settled(variant, preset, {})
            for number in range(deals):
                told = rules if entry.needs_rules or number % 2 == 0 else None
                for check, detail in _played(entry, rules, told, seed + number):
                    found.setdefault(check, Finding(check, entry.id, seed + number, preset, detail))
    return list(found.values())


def _declaration(entry: BotEntry) -> Iterator[str]:
    """What can be seen without a deal."""
    if not entry.id.isidentifier():
        yield f"id {entry.id!r}"
    if not entry.about or not all(text.strip() for text in entry.about.values()):
        yield "about"
    if entry.api_version != API_VERSION:
        yield f"api_version {entry.api_version}, not {API_VERSION}"


def _played(entry: BotEntry, rules: Rules, told: Rules | None, seed: int) -> list[tuple[str, str]]:
    """What goes wrong in one deal with the bot at every seat."""
    found: list[tuple[str, str]] = []
    try:
        bots = [entry.make() for _ in range(rules.players)]
    except Exception as error:
        return [("cannot-be-made", f"{type(error).__name__}: {error}"[:300])]
    rng = Random(seed)
    aids = [Aids(Random(rng.random()), told) for _ in bots]
    referees = [Referee(entry.id, seat, len(rules.pack.cards)) for seat in range(rules.players)]
    words = Words("en", rules.variant.words).with_reasons(entry.words).at(pack=rules.pack.id)
    match = begin_match(rules, rng.randrange(rules.players))
    deal, _ = begin_deal(rules, match, shuffled(rules, rng))
    while not deal.outcome:
        seat = deal.seat
        view = parse_view(view_data(project(rules, deal, seat)))
        action, problems = _answer(bots[seat], view, aids[seat], referees[seat], words)
        found += problems
        deal, _ = apply(rules, deal, seat, action)
    return found


def _answer(
    bot: Bot, view: PlayerView, aids: Aids, referee: Referee, words: Words
) -> tuple[Action, list[tuple[str, str]]]:
    """What the seat plays, and what was wrong with the bot's answer."""
    found: list[tuple[str, str]] = []
    before = random.getstate()
    reply = reply_of(bot, view, aids)
    if random.getstate() != before:
        random.setstate(before)
        found.append(("global-random", f"phase {view.phase}"))
    verdict = referee.judge(view, reply)
    if verdict.fault is not None:
        found.append((verdict.fault.kind, verdict.fault.trace[-300:]))
    elif reply.why and not _is_told(reply, words):
        found.append(("reason", f"{reply.why!r} {dict(reply.args)!r}"[:300]))
    return verdict.action, found


def _is_told(reply: Reply, words: Words) -> bool:
    """Whether a reason has a sentence, with plain arguments and all that the sentence needs."""
    if not is_plain(reply.args):
        return False
    with warnings.catch_warnings():
        warnings.simplefilter("error", MissingWords)
        try:
            return bool(reason_sentence(words, reply.why, reply.args))
        except MissingWords:
            return False
