"""What one's own seat sees of a match is kept: the record that a guest writes for himself."""

from __future__ import annotations

import contextlib
import logging

from manille_lan.cli.host import PROGRAM, now_text
from manille_lan.cli.session import Session
from manille_lan.errors import ManilleError
from manille_lan.net.guest.news import Ended, Heard, Joined, News
from manille_lan.records.own import OwnRecord

_log = logging.getLogger(__name__)


class OwnDiary:
    """Follows the news of one table after the other and keeps the records, in the folder `own` of the
    records. Where the disk refuses, the match goes on without one, and the log says so.
    """

    def __init__(self, session: Session) -> None:
        self._folder = session.folders.records / "own"
        self._record: OwnRecord | None = None

    def follow(self, news: News) -> None:
        """A piece of news of the table one sits at."""
        try:
            self._follow(news)
        except ManilleError as error:
            _log.warning("no own record is kept: %s", error)
            self.close()

    def close(self) -> None:
        """Nothing more is heard of this table."""
        record, self._record = self._record, None
        if record is not None:
            with contextlib.suppress(ManilleError):
                record.close()

    def _follow(self, news: News) -> None:
        match news:
            case Joined(welcome=welcome, resumed=resumed):
                if not resumed:
                    self.close()
                    self._record = OwnRecord(self._folder, PROGRAM, now_text)
                if self._record is not None:
                    self._record.heard(welcome)
            case Heard(message=message) if self._record is not None:
                self._record.heard(message)
            case Ended():
                self.close()
            case _:
                pass
