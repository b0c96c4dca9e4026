"""What every command finds: the words, folders and settings of whoever called it; and how it speaks."""

from __future__ import annotations

import json
import logging
import sys
import traceback
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Any

from manille_lan.errors import AddressError, ManilleError, NotationError, OptionError, UnknownName
from manille_lan.settings import Folders, Loaded, Settings, load_settings, user_folders
from manille_lan.words.languages import available_languages, system_language
from manille_lan.words.loader import Showing, Words
from manille_lan.words.phrases import refusal_sentence

WRONG_USE, FAILED = 2, 1
"""Exit statuses."""

_MISUSE = (OptionError, UnknownName, AddressError, NotationError)
"""Errors in what somebody typed; every other one is something that failed."""


@dataclass
class Session:
    """One call of the command line. `settings` are the person's, as they stand now."""

    words: Words
    folders: Folders
    loaded: Loaded
    settings: Settings

    def say(self, text: str) -> None:
        """A line on standard output."""
        print(text, flush=True)

    def complain(self, text: str) -> None:
        """A sentence on standard error."""
        print(text, file=sys.stderr, flush=True)

    def show_json(self, document: Any, *, indent: int | None = 2) -> None:
        """One JSON document on standard output, in ASCII: it survives every console."""
        print(json.dumps(document, indent=indent), flush=True)

    def sentence(self, error: ManilleError) -> str:
        """What an error says."""
        return refusal_sentence(self.words, error.message_id, error.arguments)

    def keep_log(self) -> None:
        """From now on the log of the libraries and of the network goes to a file, not to the screen."""
        self.folders.logs.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(
            self.folders.logs / "manille-lan.log",
            maxBytes=500_000,
            backupCount=2,
            encoding="utf-8",
            delay=True,
        )
        handler.setFormatter(logging.Formatter("%(asctime)s %(process)d %(levelname)s %(name)s %(message)s"))
        logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
        logging.captureWarnings(True)


def begun(language: str) -> Session:
    """A session in `language` (a code; empty: the one settled, else the system's).

    Raises UnknownName for a language that is not here.
    """
    folders = user_folders()
    loaded = load_settings(folders.settings)
    if language and language not in available_languages():
        raise UnknownName(
            "cli-no-such-language", language=language[:20], known=", ".join(available_languages())
        )
    spoken = language or loaded.settings.language or system_language()
    words = Words(spoken, showing=Showing(letters=loaded.settings.letters))
    return Session(words, folders, loaded, loaded.settings)


def taken_language(arguments: Sequence[str]) -> tuple[str, list[str]]:
    """The language that `--language` names wherever it stands, and the other arguments."""
    language, rest, waiting = "", [], False
    for argument in arguments:
        if waiting:
            language, waiting = argument, False
        elif argument == "--language":
            waiting = True
        elif argument.startswith("--language="):
            language = argument.partition("=")[2]
        else:
            rest.append(argument)
    return language, rest


def exit_status(error: ManilleError) -> int:
    """Wrong use, or something that failed."""
    return WRONG_USE if isinstance(error, _MISUSE) else FAILED


def write_crash(folder: Path, error: BaseException) -> Path:
    """Keep what a programmer needs of an error that nobody expected; the file it stands in."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"crash-{datetime.now(UTC):%Y%m%dT%H%M%S}.log"
    path.write_text("".join(traceback.format_exception(error)), encoding="utf-8")
    return path
