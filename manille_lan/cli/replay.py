"""`manille-lan replay`: a record played again through the engine, told or checked.

A folder stands for all records in it. What a guest kept of his own seat can be told, not played again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from manille_lan.bots.reason import Reason
from manille_lan.cli.plugins import registry_of
from manille_lan.cli.session import FAILED, Session
from manille_lan.engine.events import Event
from manille_lan.engine.state import ScoreLine
from manille_lan.engine.variant import Rules
from manille_lan.errors import ManilleError, RecordError
from manille_lan.records.check import CheckedDeal, checked_deals, recorded_rules
from manille_lan.records.diary import Diary, diary_of
from manille_lan.records.export import deal_data, diary_data, head_data
from manille_lan.records.lines import Lines, read_lines
from manille_lan.records.reader import Head, Record, record_of
from manille_lan.records.writer import SUFFIX
from manille_lan.registry import Registry
from manille_lan.words.loader import Words
from manille_lan.words.phrases import event_sentence, reason_sentence, score_label


def run(session: Session, file: Path, check: bool, as_json: bool) -> int:
    """Replay a record, or check every record of a folder. Raises RecordError where a single one is wrong."""
    registry = registry_of(session)
    if file.is_dir():
        return _check_folder(session, registry, file, as_json)
    lines = read_lines(file)
    if lines.kind == "seat":
        _tell_diary(session, registry, file, diary_of(lines), check, as_json)
    else:
        _tell_match(session, registry, file, lines, check, as_json)
    if lines.torn:
        session.complain(session.words("cli-replay-torn", path=str(file)))
    return 0


def _tell_match(
    session: Session, registry: Registry, file: Path, lines: Lines, check: bool, as_json: bool
) -> None:
    """The record of a match: every deal is played again first, whatever is to be told of it."""
    record, rules = _opened(registry, lines)
    deals = list(checked_deals(record, rules))
    if as_json:
        _show_document(session, file, record, [deal_data(rules, deal) for deal in deals])
    elif check:
        session.say(session.words("cli-replay-clean", path=str(file), deals=len(deals)))
    else:
        words = _words_for(session, registry, record).at(
            pack=rules.pack.id, names=_names(record), sides=rules.sides, form="signs"
        )
        session.say("\n".join(_told(words, record, deals)))


def _tell_diary(
    session: Session, registry: Registry, file: Path, diary: Diary, check: bool, as_json: bool
) -> None:
    """What one seat saw: told as it stands there."""
    if as_json:
        _show_document(session, file, diary, [diary_data(deal) for deal in diary.deals])
        return
    if check:
        session.say(session.words("cli-replay-diary", path=str(file), deals=len(diary.deals)))
        return
    words = _words_for(session, registry, diary).at(
        pack=diary.pack.id, names=_names(diary), me=diary.seat, form="signs"
    )
    lines = [_head_line(words, diary)]
    for deal in diary.deals:
        lines += ["", words("cli-replay-diary-deal", number=deal.number, cards=words.cards(deal.hand))]
        lines += _deal_lines(words, deal.events, deal.lines)
    session.say("\n".join(lines))


def _opened(registry: Registry, lines: Lines) -> tuple[Record, Rules]:
    record = record_of(lines)
    return record, recorded_rules(record, registry.variant(record.preset))


def _check_folder(session: Session, registry: Registry, folder: Path, as_json: bool) -> int:
    """Check every record; one that is wrong is named, and the others are checked all the same."""
    files = sorted(folder.glob(f"*{SUFFIX}"))
    if not files:
        raise RecordError("cli-no-records", path=str(folder), suffix=SUFFIX)
    deals, wrong = 0, []
    for file in files:
        try:
            deals += _counted_deals(registry, file)
        except ManilleError as error:
            wrong.append((file, session.sentence(error)))
    if as_json:
        faults = [{"file": file.name, "problem": problem} for file, problem in wrong]
        document = {"folder": str(folder), "records": len(files), "deals": deals, "wrong": faults}
        session.show_json(document)
    else:
        session.say(session.words("cli-replay-folder", records=len(files), deals=deals, wrong=len(wrong)))
    for file, problem in wrong:
        session.complain(f"{file.name}: {problem}")
    return FAILED if wrong else 0


def _counted_deals(registry: Registry, file: Path) -> int:
    """How many deals of a record were played again, or read where it is what one seat saw."""
    lines = read_lines(file)
    if lines.kind == "seat":
        return len(diary_of(lines).deals)
    return sum(1 for _ in checked_deals(*_opened(registry, lines)))


def _show_document(session: Session, file: Path, head: Head, deals: list[dict[str, Any]]) -> None:
    """A record as one JSON document, with one object a deal."""
    session.show_json({"file": str(file), **head_data(head), "torn": head.torn, "deals": deals}, indent=1)


def _words_for(session: Session, registry: Registry, head: Head) -> Words:
    """The words of the game that was played and of the bots that played it, where their plugins are here."""
    known = registry.presets.get(head.preset)
    reasons: dict[str, str] = {}
    for bot in (*registry.bots, *(seat.bot for seat in head.seats if seat.bot in registry.bots)):
        for language, text in registry.bots[bot].words.items():  # of two that say the same, the last is heard
            reasons[language] = f"{reasons.get(language, '')}\n{text}\n"
    return Words(session.words.language, known.words if known else {}).with_reasons(reasons)


def _names(head: Head) -> list[str]:
    """Who sat where; players of one name are told apart by their seats."""
    names = [seat.name for seat in sorted(head.seats, key=lambda seat: seat.seat)]
    return [name if names.count(name) == 1 else f"{name} {seat}" for seat, name in enumerate(names, 1)]


def _head_line(words: Words, head: Head) -> str:
    return words("cli-replay-head", name=head.name, preset=head.preset, started=head.started)


def _told(words: Words, record: Record, deals: list[CheckedDeal]) -> Iterator[str]:
    """A match in sentences, deal by deal."""
    yield _head_line(words, record)
    for told, deal, _ in deals:
        scores = " : ".join(map(str, deal.match.scores))
        yield ""
        yield words("cli-replay-deal", number=told.number, scores=scores)
        yield from _deal_lines(words, deal.history, deal.lines, told.reasons)
    if record.winners:
        yield ""
        yield event_sentence(words, "match_over", record.winners)


def _deal_lines(
    words: Words,
    events: Iterable[Event],
    lines: Iterable[ScoreLine],
    reasons: Mapping[int, Reason] | None = None,
) -> Iterator[str]:
    """What happened in a deal, each action of a bot with its reason where there are words for it, and the
    account.
    """
    number = 0
    for event in events:
        number += event.by >= 0  # every action is one event of its seat
        reason = (reasons or {}).get(number) if event.by >= 0 else None
        why = reason_sentence(words, reason.id, reason.args) if reason is not None else ""
        yield f"  {event_sentence(words, event.kind, event.args, event.by)} {why}".rstrip()
    for line in lines:
        side = f" ({words.side(line.side)})" if line.side >= 0 else ""
        label = score_label(words, line.what, line.value)
        yield "  " + words("score-line", label=label, value=f"{line.value}{side}")
