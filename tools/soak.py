"""Play random deals for as long as one likes: `python tools/soak.py [PRESET ...] [--deals N] [--seed N]`.

Every deal goes through the suite for plugins (manille_lan/conformance), under options that meet in pairs, and
through the auditor of the tests, who finds duties broken by cards shown later. What fails is printed with
the seed that deals it again; the exit status is 1 then. Without presets: all that are installed.
"""

from __future__ import annotations

import argparse
import sys
import time
from importlib import import_module
from pathlib import Path
from typing import Any

from manille_lan.conformance import Finding
from manille_lan.conformance.pairs import Row
from manille_lan.conformance.variants import check_table
from manille_lan.engine.variant import Variant
from manille_lan.registry import load_registry

ROOT = Path(__file__).resolve().parent.parent
TOLD_EVERY = 10.0
"""Seconds between two lines of progress."""

MOST_TOLD = 20
"""Findings of one preset after which it is given up."""


def main(arguments: list[str] | None = None) -> int:
    """Soak what was asked for; the exit status is 0 only where nothing was found."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("presets", nargs="*", metavar="PRESET")
    parser.add_argument("--deals", type=int, default=10_000, help="deals for each preset (10000)")
    parser.add_argument("--seed", type=int, default=1_000_000, help="the seed of the first deal (1000000)")
    asked = parser.parse_args(arguments)
    registry = load_registry()
    sys.path.insert(0, str(ROOT))
    audits = import_module("tests.engine.audits")
    found = 0
    for preset in asked.presets or sorted(registry.variants):
        found += soaked(registry.variant(preset), preset, asked.deals, asked.seed, audits)
    print(f"{found} found" if found else "nothing found")
    return 1 if found else 0


def soaked(variant: Variant, preset: str, deals: int, seed: int, audits: Any) -> int:
    """Play the deals of one preset; how many findings there were."""
    players = range(variant.players[0], variant.players[1] + 1)
    rows = {seats: audits.rows_of(variant, preset, seats) for seats in players}
    found, told = 0, time.monotonic()
    for number in range(deals):
        seats = players[number % len(players)]
        row = rows[seats][number // len(players) % len(rows[seats])]
        findings = check_table(variant, preset, row, seats, seed + number)
        for finding in findings or audited(variant, preset, row, seats, seed + number, audits):
            found += 1
            print(finding, flush=True)
        if time.monotonic() - told >= TOLD_EVERY:
            told = time.monotonic()
            print(f"{preset}: {number + 1} of {deals} deals, {found} found", flush=True)
        if found >= MOST_TOLD:
            break
    print(f"{preset}: {number + 1} deals, {found} found", flush=True)
    return found


def audited(variant: Variant, preset: str, row: Row, seats: int, seed: int, audits: Any) -> list[Finding]:
    """What the auditor finds in one deal in which every card is checked when it is played."""
    row = audits.auditable(row, "refuse") if "enforcement" in row else row
    broken = audits.audit(audits.finished(variant, preset, row, seats, seed))
    setting = " ".join([preset, *(f"{id}={text}" for id, text in row.items())])
    return [
        Finding("duty-broken", variant.id, seed, setting, f"trick {trick} seat {seat}")
        for trick, seat in broken
    ]


if __name__ == "__main__":
    sys.exit(main())
