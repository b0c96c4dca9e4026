"""The rows of a lobby: which tables there are, and whether they are alive. Sans-I/O, told `now`.

mDNS and broadcasts give candidates; only an answer to a probe makes a row alive (network.md 1.4). A row is a
table id together with a certificate's fingerprint: whoever forges an entry with another certificate gets a
row of his own and cannot lead anybody astray who wanted this one.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from manille_lan.net.address import MOST_ADDRESSES, Address, Target
from manille_lan.net.discovery.info import TableInfo
from manille_lan.net.timing import NetTiming

__all__ = ["LobbyRow", "Rows"]

SHOWN: Final = 64
"""How many rows a lobby shows; the others are a number."""
PER_SOURCE: Final = 8
"""How many rows may come from one address."""
_CANDIDATES: Final = 256
"""How many tables are remembered at all."""


@dataclass(frozen=True, slots=True)
class LobbyRow:
    """One table as a lobby shows it. `ms` is its round trip, None as long as it does not answer."""

    info: TableInfo
    target: Target
    is_alive: bool
    ms: int | None = None


@dataclass(slots=True)
class _Candidate:
    """What is known of one table. `listed` are the mDNS entries that name it, each with its addresses."""

    info: TableInfo
    source: str
    seen: float
    listed: dict[str, tuple[Address, ...]] = field(default_factory=dict)
    answered: dict[Address, float] = field(default_factory=dict)
    ms: int | None = None
    said_goodbye: bool = False

    @property
    def heard(self) -> float | None:
        """When it last answered."""
        return max(self.answered.values(), default=None)

    def addresses(self) -> tuple[Address, ...]:
        """Where to reach it, the address that answered last first."""
        by_answer = sorted(self.answered, key=lambda address: -self.answered[address])
        listed = (address for addresses in self.listed.values() for address in addresses)
        return tuple(dict.fromkeys((*by_answer, *listed)))[:MOST_ADDRESSES]


class Rows:
    """Collects what the channels say; `shown` is the list as it stands."""

    def __init__(self, timing: NetTiming) -> None:
        self._timing = timing
        self._candidates: dict[tuple[str, str], _Candidate] = {}

    def listed(self, entry: str, info: TableInfo, addresses: Iterable[Address], now: float) -> None:
        """mDNS has the entry `entry` (its instance name) for a table at `addresses`."""
        found = tuple(addresses)[:MOST_ADDRESSES]
        if not found:
            return
        self.unlisted(entry)
        candidate = self._candidate(info, found[0].host, now)
        if candidate is None:
            return
        candidate.listed[entry] = found
        candidate.said_goodbye = False
        if candidate.heard is None:
            candidate.info = info

    def unlisted(self, entry: str) -> None:
        """mDNS has this entry no more. Anybody can say so: a table that goes on answering stays."""
        for candidate in self._candidates.values():
            if candidate.listed.pop(entry, None) is not None:
                candidate.said_goodbye = not candidate.listed

    def answered(self, info: TableInfo, address: Address, ms: int, now: float) -> None:
        """A table answered a probe from `address` (with the port to join at) after `ms` milliseconds."""
        candidate = self._candidate(info, address.host, now)
        if candidate is None:
            return
        candidate.info = info
        candidate.answered[address] = now
        candidate.ms = ms
        if len(candidate.answered) > MOST_ADDRESSES:
            del candidate.answered[min(candidate.answered, key=candidate.answered.__getitem__)]

    def to_ask(self) -> tuple[Address, ...]:
        """Every address at which a table may be, for the next round of probes."""
        everywhere = (address for candidate in self._candidates.values() for address in candidate.addresses())
        return tuple(dict.fromkeys(everywhere))

    def shown(self, now: float) -> tuple[tuple[LobbyRow, ...], int]:
        """The rows by name, and how many more there are than are shown. Forgets what is long gone."""
        self._forget(now)
        rows = [
            LobbyRow(
                info=candidate.info,
                target=Target(candidate.addresses(), table, fingerprint),
                is_alive=self._is_alive(candidate, now),
                ms=candidate.ms if self._is_alive(candidate, now) else None,
            )
            for (table, fingerprint), candidate in self._candidates.items()
            if self._is_shown(candidate, now)
        ]
        rows.sort(key=lambda row: (not row.is_alive, row.info.name.casefold(), row.info.table))
        kept = sorted(rows[:SHOWN], key=lambda row: (row.info.name.casefold(), row.info.table))
        return tuple(kept), max(0, len(rows) - SHOWN)

    def _candidate(self, info: TableInfo, source: str, now: float) -> _Candidate | None:
        key = (info.table, info.fingerprint)
        known = self._candidates.get(key)
        if known is not None:
            return known
        self._forget(now)
        from_there = sum(candidate.source == source for candidate in self._candidates.values())
        if from_there >= PER_SOURCE or not self._has_room():
            return None
        candidate = self._candidates[key] = _Candidate(info, source, now)
        return candidate

    def _has_room(self) -> bool:
        """Make room for one more, at the cost of the oldest that never answered."""
        if len(self._candidates) < _CANDIDATES:
            return True
        silent = [key for key, candidate in self._candidates.items() if candidate.heard is None]
        if silent:
            del self._candidates[silent[0]]
        return bool(silent)

    def _is_alive(self, candidate: _Candidate, now: float) -> bool:
        return candidate.heard is not None and now - candidate.heard < self._timing.row_alive

    def _is_shown(self, candidate: _Candidate, now: float) -> bool:
        last = candidate.seen if candidate.heard is None else candidate.heard
        patience = self._timing.row_alive if candidate.said_goodbye else self._timing.row_gone
        return now - last < patience

    def _forget(self, now: float) -> None:
        """Drop what is neither shown nor listed; a listed table is asked on, so that it is back when it
        wakes.
        """
        gone = [
            key
            for key, candidate in self._candidates.items()
            if not candidate.listed and not self._is_shown(candidate, now)
        ]
        for key in gone:
            del self._candidates[key]
        for candidate in self._candidates.values():
            old = [at for at, heard in candidate.answered.items() if now - heard >= self._timing.row_gone]
            for address in old[: len(candidate.answered) - 1]:
                del candidate.answered[address]
