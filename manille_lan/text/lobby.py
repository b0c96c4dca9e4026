"""The lobby in the terminal: the tables around as numbered lines, and what a typed line asks for."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

from manille_lan.errors import AddressError
from manille_lan.net.address import Target, parse_target
from manille_lan.net.discovery.lobby import Lobby
from manille_lan.net.discovery.rows import LobbyRow
from manille_lan.text.terminal import Terminal
from manille_lan.words.loader import Words
from manille_lan.words.phrases import preset_label


@dataclass(frozen=True)
class Join:
    """Sit down at a table."""

    target: Target


@dataclass(frozen=True)
class Open:
    """Open a table of one's own: a game (empty: the usual one); `is_solo`: against bots, at once."""

    preset: str = ""
    is_solo: bool = False


@dataclass(frozen=True)
class Quit:
    """Go."""


Wanted = Join | Open | Quit


class LobbyText:
    """The tables around. A table keeps its number as long as the lobby is open."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._numbers: dict[str, int] = {}
        self._rows: dict[int, LobbyRow] = {}
        self._told: dict[int, str] = {}
        self._names: dict[int, str] = {}
        self._status: frozenset[str] = frozenset()

    def seen(self, rows: Sequence[LobbyRow], status: Sequence[str]) -> list[str]:
        """The lines that changed since the last time: tables that came, changed or went, and faults."""
        alive = [row for row in rows if row.is_alive]
        self._rows = {self._number(row): row for row in alive}
        lines = {number: self._line(number, row) for number, row in self._rows.items()}
        gone = [number for number in self._told if number not in lines]
        told = [self._words("text-lobby-gone", name=self._names[number]) for number in gone]
        told += [line for number, line in lines.items() if self._told.get(number) != line]
        told += [self._words(id) for id in status if id not in self._status]
        self._told, self._status = lines, frozenset(status)
        self._names = {number: row.info.name for number, row in self._rows.items()}
        return told

    def listed(self) -> list[str]:
        """All tables, as lines."""
        return [self._told[number] for number in sorted(self._told)] or [self._words("text-lobby-none")]

    def wanted(self, line: str) -> Wanted | str:
        """What a typed line asks for, or a sentence that says why it means nothing. Empty: see again."""
        text = line.strip()
        if text.startswith("/"):
            command, _, rest = text[1:].partition(" ")
            return self._commanded(command.casefold(), rest.strip())
        if text.isdecimal() and len(text) < 5:
            row = self._rows.get(int(text))
            return Join(row.target) if row else self._words("text-lobby-no-number", number=int(text))
        try:
            return Join(parse_target(text))
        except AddressError as error:
            return self._words(error.message_id, **error.arguments)

    def _commanded(self, command: str, rest: str) -> Wanted | str:
        if command in self._names_of("host"):
            return Open(rest)
        if command in self._names_of("play"):
            return Open(rest, is_solo=True)
        return Quit() if command in self._names_of("quit") else self._words("text-lobby")

    def _names_of(self, command: str) -> list[str]:
        """What may be typed for a command: its id, and the language's words for it."""
        return [command, *self._words(f"text-lobby-command-{command}").split()]

    def _number(self, row: LobbyRow) -> int:
        key = row.info.table + row.info.fingerprint
        return self._numbers.setdefault(key, len(self._numbers) + 1)

    def _line(self, number: int, row: LobbyRow) -> str:
        info, words = row.info, self._words
        return words(
            "text-lobby-row",
            number=number,
            name=info.name,
            game=preset_label(words, info.variant),
            taken=info.taken,
            seats=info.seats,
            phase=words(f"room-phase-{info.phase}"),
        )


async def chosen(words: Words, terminal: Terminal, recent: Sequence[Target] = ()) -> Wanted:
    """Show the lobby until the person wants something; the end of the input is to go."""
    model = LobbyText(words)

    def seen(rows: tuple[LobbyRow, ...], _: int, status: tuple[str, ...]) -> None:
        for line in model.seen(rows, status):
            terminal.write(line)

    terminal.write(words("text-lobby"))
    lobby = Lobby(seen, recent)
    looking = asyncio.create_task(lobby.run())
    try:
        while (line := await terminal.read()) is not None:
            wanted = model.wanted(line) if line.strip() else "\n".join(model.listed())
            if not isinstance(wanted, str):
                return wanted
            terminal.write(wanted)
        return Quit()
    finally:
        lobby.close()
        await looking
