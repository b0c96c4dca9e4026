"""A person's settings, and the folders where this program keeps things.

Settings are one JSON file. Saving is atomic and keeps the last good copy beside it; loading never fails:
what is broken is replaced by the copy, by an older value or by the default, and a notice says so. Keys that
this version does not know are kept. Knows no window and no table.
"""

from __future__ import annotations

import getpass
import os
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec
import platformdirs

from manille_lan.errors import SettingsError

HOME_VARIABLE: Final = "MANILLE_LAN_HOME"
"""When set, every folder lies below it."""

_APP: Final = "manille_lan"
_NAME_CHARACTERS: Final = 24
_MOST_RECENT: Final = 8

Notice = tuple[str, dict[str, str]]
"""The id of a sentence with its arguments."""


@dataclass(frozen=True)
class Folders:
    """Where things lie: settings, records of matches, what can be made again, plugins of the user, tables
    (tokens and what a table process leaves behind), and the log.
    """

    config: Path
    records: Path
    cache: Path
    plugins: Path
    tables: Path
    logs: Path

    @property
    def settings(self) -> Path:
        """The file of the settings."""
        return self.config / "settings.json"


def user_folders(environment: Mapping[str, str] | None = None) -> Folders:
    """The folders of this computer's user, as the system wants them, or below $MANILLE_LAN_HOME."""
    home = (os.environ if environment is None else environment).get(HOME_VARIABLE)
    if home:
        base = Path(home).expanduser()
        return Folders(*(base / name for name in ("config", "records", "cache", "plugins", "tables", "logs")))
    system = platformdirs.PlatformDirs(_APP, appauthor=False)
    return Folders(
        config=system.user_config_path,
        records=system.user_data_path / "records",
        cache=system.user_cache_path,
        plugins=system.user_data_path / "plugins",
        tables=system.user_state_path / "tables",
        logs=system.user_log_path,
    )


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=False):
    """What a person has settled.

    `language` empty: the system's · `text_size` in percent · `speed` of motion · `letters` of court cards,
    empty: the language's · `palette` of the suits · `back` of the cards · `trick_pause` seconds that a
    finished trick stays, or until a click · `volume` in percent · `recents` links of tables joined lately,
    newest first · `last_preset`, `last_options` and `last_bots` of the table opened last · `window` width
    and height in pixels · `hint_bot` the bot that gives hints, empty: the strongest of ours.
    """

    name: str = ""
    language: Annotated[str, msgspec.Meta(max_length=16)] = ""
    text_size: Annotated[int, msgspec.Meta(ge=100, le=200)] = 100
    speed: Literal["slow", "normal", "fast", "off"] = "normal"
    letters: Literal["", "en", "fr", "nl"] = ""
    palette: Annotated[str, msgspec.Meta(max_length=32)] = "four"
    back: Annotated[str, msgspec.Meta(max_length=32)] = ""
    trick_pause: Literal["1.2", "2", "4", "click"] = "2"
    sound: bool = True
    volume: Annotated[int, msgspec.Meta(ge=0, le=100)] = 70
    reduced_motion: bool = False
    full_screen: bool = False
    recents: tuple[str, ...] = ()
    last_preset: str = ""
    last_options: dict[str, str] = msgspec.field(default_factory=dict)
    last_bots: tuple[str, ...] = ()
    window: tuple[int, int] | None = None
    hint_bot: Annotated[str, msgspec.Meta(max_length=32)] = ""

    def with_recent(self, link: str) -> Settings:
        """The settings with a table as the one joined last."""
        others = [other for other in self.recents if other != link]
        return msgspec.structs.replace(self, recents=(link, *others)[:_MOST_RECENT])

    @property
    def player_name(self) -> str:
        """The name to play under: the one settled, else the one of the computer's user."""
        return self.name or user_name()


@dataclass(frozen=True)
class Loaded:
    """Settings as they were read. `notices` are what a person should know; `unknown` the keys that this
    version does not know.
    """

    settings: Settings
    notices: tuple[Notice, ...] = ()
    unknown: Mapping[str, Any] = field(default_factory=dict)


def user_name() -> str:
    """The name of this computer's user as others may see it; empty where the system tells none."""
    try:
        raw = getpass.getuser()
    except (OSError, KeyError, ImportError):
        return ""
    shown = "".join(c for c in raw if c == " " or unicodedata.category(c)[0] in "LNPS")
    name = " ".join(shown.split())[:_NAME_CHARACTERS].strip()
    return name[:1].upper() + name[1:]


def load_settings(path: Path) -> Loaded:
    """The settings in `path`; where it cannot be read, the last good copy, else the defaults."""
    notice: tuple[Notice, ...] = ()
    content = _content(path)
    if content is None:
        copies = ((copy, _content(copy)) for copy in (_backup(path), _unfinished(path)))
        content = next((told for _, told in copies if told is not None), None)
        if content is not None:
            notice = (("settings-from-copy", {"path": str(path)}),)
        elif path.exists():
            notice = (("settings-lost", {"path": str(path)}),)
    return _loaded(content or {}, notice)


def save_settings(path: Path, settings: Settings, unknown: Mapping[str, Any] | None = None) -> None:
    """Write the settings; after it they are on the disk, or SettingsError was raised and the old ones stand.

    `unknown` are keys of another version, to be kept (`Loaded.unknown`).
    """
    told = {**(unknown or {}), **msgspec.to_builtins(settings)}
    data = msgspec.json.format(msgspec.json.encode(told), indent=2) + b"\n"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        _write_through(_unfinished(path), data)
        if _content(path) is not None:  # a broken file must not replace a good copy
            path.replace(_backup(path))
        _unfinished(path).replace(path)
        _settle(path.parent)
    except OSError as error:
        problem = error.strerror or str(error)
        raise SettingsError("settings-unwritable", path=str(path), problem=problem) from None


def _backup(path: Path) -> Path:
    return path.with_suffix(".bak")


def _unfinished(path: Path) -> Path:
    return path.with_suffix(".tmp")


def _content(path: Path) -> dict[str, Any] | None:
    """The map that a file holds, or None."""
    try:
        told = msgspec.json.decode(path.read_bytes())
    except (OSError, msgspec.DecodeError, RecursionError):
        return None
    return told if isinstance(told, dict) else None


def _loaded(content: dict[str, Any], notices: tuple[Notice, ...]) -> Loaded:
    """Each setting by itself, so that one that means nothing costs no other."""
    known: dict[str, Any] = {}
    for setting in msgspec.structs.fields(Settings):
        if setting.name not in content:
            continue
        try:
            known[setting.name] = msgspec.convert(content[setting.name], setting.type)
        except msgspec.ValidationError:
            notices += (
                ("settings-value", {"setting": setting.name, "value": str(content[setting.name])[:40]}),
            )
    names = {setting.name for setting in msgspec.structs.fields(Settings)}
    unknown = {name: value for name, value in content.items() if name not in names}
    return Loaded(Settings(**known), notices, unknown)


def _write_through(path: Path, data: bytes) -> None:
    """Write a file and wait until the disk has it."""
    with path.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def _settle(folder: Path) -> None:
    """Wait until the disk knows a folder's new names; Windows does so by itself."""
    if os.name == "posix":
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
