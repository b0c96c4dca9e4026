"""`manille-lan replay`: a record played again through the engine, told or checked.

A folder stands for all records in it.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from manille_lan.cli.plugins import registry_of
from manille_lan.cli.session import FAILED, Session
from manille_lan.engine.actions import Action, action_text
from manille_lan.engine.state import Deal
from manille_lan.engine.variant import Rules
from manille_lan.engine.view import line_text
from manille_lan.errors import ManilleError, RecordError
from manille_lan.records.check import checked_deals, recorded_rules
from manille_lan.records.reader import DealRecord, Record, read_record
from manille_lan.records.writer import SUFFIX
from manille_lan.registry import Registry
from manille_lan.words.loader import Words
from manille_lan.words.phrases import event_sentence, score_label

Replayed = tuple[DealRecord, Deal, list[tuple[Action, ...]]]


def run(session: Session, file: Path, check: bool, as_json: bool) -> int:
    """Replay a record, or every record of a folder. Raises RecordError where a single one is wrong."""
    registry = registry_of(session)
    if file.is_dir():
        return _check_folder(session, registry, file, as_json)
    record, rules = _opened(registry, file)
    deals = list(checked_deals(record, rules))
    if as_json:
        session.show_json(_document(file, record, rules, deals), indent=None if check else 1)
    elif check:
        session.say(session.words("cli-replay-clean", path=str(file), deals=len(deals)))
    else:
        words = Words(session.words.language, rules.variant.words)
        shown = words.at(pack=rules.pack.id, names=_names(record), sides=rules.sides, form="signs")
        session.say("\n".join(_told(shown, record, deals)))
    if record.torn:
        session.complain(session.words("cli-replay-torn", path=str(file)))
    return 0


def _opened(registry: Registry, file: Path) -> tuple[Record, Rules]:
    record = read_record(file)
    return record, recorded_rules(record, registry.variant(record.preset))


def _names(record: Record) -> list[str]:
    """Who sat where; players of one name are told apart by their seats."""
    names = [seat.name for seat in sorted(record.seats, key=lambda seat: seat.seat)]
    return [name if names.count(name) == 1 else f"{name} {seat}" for seat, name in enumerate(names, 1)]


def _check_folder(session: Session, registry: Registry, folder: Path, as_json: bool) -> int:
    """Check every record; one that is wrong is named, and the others are checked all the same."""
    files = sorted(folder.glob(f"*{SUFFIX}"))
    if not files:
        raise RecordError("cli-no-records", path=str(folder), suffix=SUFFIX)
    deals, wrong = 0, []
    for file in files:
        try:
            record, rules = _opened(registry, file)
            deals += sum(1 for _ in checked_deals(record, rules))
        except ManilleError as error:
            wrong.append((file, session.sentence(error)))
    if as_json:
        faults = [{"file": file.name, "problem": problem} for file, problem in wrong]
        session.show_json({"folder": str(folder), "records": len(files), "deals": deals, "wrong": faults})
    else:
        session.say(session.words("cli-replay-folder", records=len(files), deals=deals, wrong=len(wrong)))
    for file, problem in wrong:
        session.complain(f"{file}: {problem}")
    return FAILED if wrong else 0


def _document(file: Path, record: Record, rules: Rules, deals: list[Replayed]) -> dict[str, Any]:
    """A record as one JSON document, with one object a deal."""
    return {
        "file": str(file),
        "program": record.program,
        "started": record.started,
        "table": record.table,
        "name": record.name,
        "variant": record.variant,
        "preset": record.preset,
        "options": record.options,
        "digest": rules.digest,
        "seats": [
            {"seat": seat.seat, "kind": seat.kind, "name": seat.name, "bot": seat.bot}
            for seat in record.seats
        ],
        "deals": [_deal_data(rules, *replayed) for replayed in deals],
        "winners": list(record.winners),
        "torn": record.torn,
    }


def _deal_data(rules: Rules, told: DealRecord, deal: Deal, legal: list[tuple[Action, ...]]) -> dict[str, Any]:
    """One deal: the pack as it was shuffled, each action with the legal ones, tricks, the account."""
    faces = rules.pack.cards
    return {
        "number": told.number,
        "dealer": told.dealer,
        "pack": [faces[card].text for card in told.order or ()],
        "scores": list(deal.match.scores),
        "legs": list(deal.match.legs),
        "actions": [
            {"seat": seat, "action": action_text(action), "legal": [action_text(other) for other in allowed]}
            for (seat, action), allowed in zip(told.actions, legal, strict=True)
        ],
        "tricks": [
            {
                "leader": trick.leader,
                "cards": [faces[card].text for card in trick.cards],
                "winner": trick.winner,
            }
            for trick in deal.tricks
        ],
        "lines": [line_text(line) for line in deal.lines],
        "outcome": deal.outcome,
        "faults": [{"seat": seat, "kind": kind} for seat, kind in told.faults],
    }


def _told(words: Words, record: Record, deals: list[Replayed]) -> Iterator[str]:
    """A match in sentences, deal by deal."""
    yield words("cli-replay-head", name=record.name, preset=record.preset, started=record.started)
    for told, deal, _ in deals:
        yield ""
        yield words("cli-replay-deal", number=told.number, scores=" : ".join(map(str, deal.match.scores)))
        for event in deal.history:
            yield "  " + event_sentence(words, event.kind, event.args, event.by)
        for line in deal.lines:
            side = f" ({words.side(line.side)})" if line.side >= 0 else ""
            label = score_label(words, line.what, line.value)
            yield "  " + words("score-line", label=label, value=f"{line.value}{side}")
    if record.winners:
        yield ""
        yield event_sentence(words, "match_over", record.winners)
