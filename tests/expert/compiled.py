"""The C files of this folder, compiled by the machine's C compiler for one run, where it has one."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
from pathlib import Path

from manille_expert.solver import Position
from manille_lan.engine.variant import Rules

HERE = Path(__file__).parent
COMPILER = next((path for name in ("cc", "gcc", "clang") if (path := shutil.which(name))), None)

PLAY_RULES = ("strict", "follow_trump", "follow_only", "none", "forced")
UNDERTRUMPS = ("ban", "ban_vs_opponents", "free_if_unable", "free")
MOST_SEATS = 8
MOST_CARDS = 48


def library(source: str, folder: Path, *flags: str) -> ctypes.CDLL:
    """A C file of this folder, compiled into `folder` and loaded. Raises RuntimeError without a compiler."""
    if COMPILER is None:
        raise RuntimeError("there is no C compiler here (cc, gcc or clang)")
    target = folder / f"{Path(source).stem}{''.join(flags)}.so"
    command = [COMPILER, *flags, "-shared", "-fPIC", str(HERE / source), "-o", str(target)]
    subprocess.run(command, check=True)
    return ctypes.CDLL(str(target))


class Table(ctypes.Structure):
    """`Table` of plain.c."""

    _fields_ = (
        *((name, ctypes.c_int) for name in ("seats", "ranks", "step", "trump")),
        *((name, ctypes.c_int) for name in ("play_rule", "undertrump", "trick_point", "jack")),
        ("sides", ctypes.c_int * MOST_SEATS),
        ("maximises", ctypes.c_int * MOST_SEATS),
    )


class Plain:
    """The plain alpha-beta of plain.c."""

    def __init__(self, folder: Path) -> None:
        self._library = library("plain.c", folder, "-O3")

    def __call__(self, _rules: Rules, position: Position) -> dict[int, int] | None:
        """The value of each legal card; None where that takes too long."""
        rules = position.rules
        seats = len(position.hands)
        table = Table(
            seats, position.pack.width, position.step, position.trump,
            PLAY_RULES.index(rules.play_rule), UNDERTRUMPS.index(rules.undertrump),
            rules.trick_point, rules.jack,
        )
        for seat in range(seats):
            table.sides[seat], table.maximises[seat] = position.sides[seat], seat in position.maximisers
        hands = (ctypes.c_uint64 * seats)(*position.hands)
        trick = (ctypes.c_int * MOST_SEATS)(*position.trick)
        values = (ctypes.c_int * MOST_CARDS)()
        if not self._library.plain_values(
            ctypes.byref(table), hands, position.leader, trick, len(position.trick), values
        ):
            return None
        return {card: value for card, value in enumerate(values) if value >= 0}
