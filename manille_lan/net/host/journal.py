"""What a table writes while it is played: the record, and beside it the side file, so that a killed table
can stand again. Where the disk refuses, the match goes on unrecorded, and the log says so.
"""

from __future__ import annotations

import logging
from pathlib import Path

from manille_lan.errors import RecordError
from manille_lan.net.identity import Identity
from manille_lan.records.entries import Entry
from manille_lan.records.reader import read_record
from manille_lan.records.side import Kept, Side, SideFile, side_path
from manille_lan.records.writer import RecordWriter, new_record
from manille_lan.table.floor import TableSetup
from manille_lan.table.people import token_hash

_log = logging.getLogger(__name__)


class Journal:
    """The files of one table in a folder; None: nothing is written.

    `port` is told once the table listens. `again`: the record of a killed table that goes on.
    """

    def __init__(
        self, folder: Path | None, setup: TableSetup, identity: Identity, again: Path | None = None
    ) -> None:
        """Raises RecordError where the record to go on with cannot be read or written."""
        self._folder = folder
        self._setup = setup
        self._identity = identity
        self._record: RecordWriter | None = None
        self._side: SideFile | None = None
        self.port = 0
        if again is not None:
            self._record = RecordWriter(again, read_record(again))
            self._side = SideFile(side_path(again))

    def open(self, entries: tuple[Entry, ...]) -> None:
        """A match begins: a new record."""
        if self._folder is None:
            return
        self.end()
        try:
            self._record = new_record(self._folder, self._setup.started(), self._setup.table)
            self._side = SideFile(side_path(self._record.path))
        except RecordError as error:
            self._give_up(error)
        self.write(entries)

    def write(self, entries: tuple[Entry, ...]) -> None:
        """Append to the record."""
        if self._record is None:
            return
        try:
            self._record.write(entries)
        except RecordError as error:
            self._give_up(error)

    def keep(self, kept: Kept) -> None:
        """Keep what nobody may read in the record yet, and who may come back."""
        if self._side is None:
            return
        setup = self._setup
        side = Side(
            table=setup.table,
            name=setup.name,
            port=self.port,
            certificate=self._identity.certificate,
            key=self._identity.key,
            owner=token_hash(setup.owner_token).hex(),
            once=setup.once,
            kept=kept,
        )
        try:
            self._side.save(side)
        except RecordError as error:
            self._give_up(error)

    def end(self) -> None:
        """The table has ended, or another match begins: nothing is kept beside the record any more."""
        if self._record is not None:
            self._record.close()
        if self._side is not None:
            self._side.remove()
        self._record = self._side = None

    def _give_up(self, error: RecordError) -> None:
        _log.error("no record is written: %s", error)
        self._record = self._side = None
