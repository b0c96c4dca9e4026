"""`manille-lan simulate`: many matches or deals of bots, as fast as it goes, and their records."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from contextlib import ExitStack
from datetime import UTC, datetime
from pathlib import Path

from manille_lan import __version__
from manille_lan.arena.result import Result
from manille_lan.arena.simulation import PlayedDeal, simulate
from manille_lan.cli.plugins import plugin_versions, registry_of, typed_bots, typed_rules
from manille_lan.cli.session import Session
from manille_lan.engine.options import parse_settings
from manille_lan.engine.replay import actions_taken
from manille_lan.engine.variant import Rules
from manille_lan.records import compose
from manille_lan.records.writer import SUFFIX, RecordWriter


def run(
    session: Session,
    variant: str,
    options: list[str],
    bots: str,
    matches: int | None,
    deals: int | None,
    seed: str,
    record: Path | None,
    duplicate: bool,
    workers: int,
    trust: bool,
    as_json: bool,
) -> None:
    """Simulate and tell the result. Raises UnknownName, OptionError, RecordError."""
    registry = registry_of(session)
    rules = typed_rules(registry, variant, options)
    with ExitStack() as stack:
        recorder = None
        if record is not None:
            recorder = Recorder(rules, seed, record, plugin_versions(registry))
            stack.callback(recorder.close)
        result = simulate(
            registry,
            rules.preset,
            parse_settings(options),
            typed_bots(registry, bots),
            matches=matches,
            deals=deals,
            seed=seed,
            duplicate=duplicate,
            workers=workers,
            trust=trust,
            record=recorder.take if recorder is not None else None,
        )
    if as_json:
        session.show_json(result.to_data())
    else:
        session.say("\n".join(_told(session, result)))


class Recorder:
    """Writes a record for each match, into files named by number: `match-000012.manille`."""

    def __init__(self, rules: Rules, seed: str, folder: Path, versions: Mapping[str, str]) -> None:
        """`versions` are those of the variants and bots of this machine, by id."""
        self._versions = versions
        self._rules = rules
        self._seed = seed
        self._folder = folder
        self._started = datetime.now(UTC).isoformat(timespec="seconds")
        self._writer: RecordWriter | None = None

    def take(self, played: PlayedDeal) -> None:
        """A deal was played, in the order of the matches. Raises RecordError where it cannot be written."""
        if self._writer is None:
            self._writer = self._begun(played)
        deal, rules = played.deal, self._rules
        acts = [compose.acted(seat, action) for seat, action in actions_taken(deal)]
        self._writer.write(
            [
                compose.deal_begun(deal.match.number, deal.dealer),
                *acts,
                *compose.deal_ended(rules, deal, played.order, reasons=played.reasons),
            ]
        )
        if not played.is_last:
            return
        if played.after.winners:
            self._writer.write([compose.match_ended(played.after.winners)])
        self.close()

    def close(self) -> None:
        """Close the record that is open, whether its match is over or not."""
        if self._writer is not None:
            self._writer.close()
        self._writer = None

    def _begun(self, played: PlayedDeal) -> RecordWriter:
        number, turned = played.fixture.number, played.fixture.turned
        name = f"match-{number:06}" + (f"-{turned}" if turned else "")
        writer = RecordWriter(self._folder / f"{name}{SUFFIX}")
        table = hashlib.sha256(f"{self._seed}/{name}".encode()).hexdigest()[:16]
        program = f"manille-lan {__version__}"
        taking_part = (self._rules.variant.id, *played.bots)
        versions = {id: self._versions[id] for id in taking_part if id in self._versions}
        writer.write(compose.header(self._rules, program, self._started, table, name, versions))
        writer.write([compose.seat_entry(seat, "bot", bot, bot) for seat, bot in enumerate(played.bots)])
        writer.write(compose.first_dealer(self._rules, played.deal.dealer))
        return writer


def _told(session: Session, result: Result) -> list[str]:
    """The result in sentences."""
    words = session.words
    lines = [
        words(
            "cli-simulated",
            deals=result.deals,
            matches=result.matches,
            seconds=f"{result.seconds:.1f}",
            rate=f"{result.deals_per_second:.0f}",
        )
    ]
    for side, points in enumerate(result.points_per_deal):
        members = result.bots[side :: len(result.points)]
        lines.append(
            words(
                "cli-simulated-side",
                bots=", ".join(dict.fromkeys(members)),
                points=f"{points:.2f}",
                won=result.won[side],
            )
        )
    if result.margin is not None and result.error is not None:
        lines.append(
            words("cli-simulated-margin", margin=f"{result.margin:+.3f}", error=f"{result.error:.3f}")
        )
    for bot, faults in zip(result.bots, result.faults, strict=True):
        if faults:
            lines.append(words("cli-simulated-faults", bot=bot, count=faults))
    return lines
