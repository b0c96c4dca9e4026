"""What a table tells about itself before anybody joins: the fields of its mDNS entry and of its answer to a
probe.

Both carry the same texts (network.md 1.3). What strangers sent is read strictly: an entry that does not fit
is nothing.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from manille_lan.errors import ProtocolError
from manille_lan.net.tls import is_fingerprint
from manille_lan.protocol.handshake import VersionRange
from manille_lan.protocol.names import clean_table_name

__all__ = ["PHASES", "TableInfo", "info_fields", "instance_label", "parse_fields"]

PHASES: Final = ("room", "play", "result", "over")
_TXT_VERSION: Final = "1"
_HEX16: Final = re.compile(r"[0-9a-f]{16}")
_SMALL: Final = re.compile(r"\d{1,9}")
_ID: Final = re.compile(r"[a-z0-9_.-]{1,32}")
_APP: Final = re.compile(r"[\w .+-]{0,32}", re.ASCII)


@dataclass(frozen=True, slots=True)
class TableInfo:
    """One table as the lobby knows it.

    `table` its id (16 hex digits) · `name` cleaned · `fingerprint` of its certificate · `versions` of the
    protocol · `taken` of `seats` · `phase` of the room · `variant` its id · `has_pin` · `epoch` · `app`
    program and version.
    """

    table: str
    name: str
    fingerprint: str
    versions: VersionRange
    taken: int
    seats: int
    phase: str
    variant: str
    has_pin: bool = False
    epoch: int = 0
    app: str = ""


def info_fields(info: TableInfo) -> dict[str, str]:
    """The texts that travel; together below 400 bytes."""
    return {
        "txtvers": _TXT_VERSION,
        "id": info.table,
        "v": f"{info.versions[0]}-{info.versions[1]}",
        "pl": f"{info.taken}/{info.seats}",
        "ph": info.phase,
        "pin": "1" if info.has_pin else "0",
        "fp": info.fingerprint,
        "ep": str(info.epoch),
        "g": info.variant,
        "n": info.name,
        "app": info.app,
    }


def parse_fields(fields: Mapping[str, str]) -> TableInfo | None:
    """The table that these texts describe; None where they describe none. Unknown keys are left alone."""
    try:
        name = clean_table_name(fields["n"])
        versions = _pair(fields["v"], "-")
        taken, seats = _pair(fields["pl"], "/")
        epoch = _number(fields["ep"])
    except (KeyError, ValueError, ProtocolError):
        return None
    table, fingerprint, variant = fields.get("id", ""), fields.get("fp", ""), fields.get("g", "")
    fits = (
        fields.get("txtvers") == _TXT_VERSION
        and _HEX16.fullmatch(table)
        and is_fingerprint(fingerprint)
        and _ID.fullmatch(variant)
        and fields.get("ph") in PHASES
        and fields.get("pin") in ("0", "1")
        and versions[0] <= versions[1]
        and taken <= seats <= 16
    )
    if not fits:
        return None
    app = fields.get("app", "")
    return TableInfo(
        table=table,
        name=name,
        fingerprint=fingerprint,
        versions=versions,
        taken=taken,
        seats=seats,
        phase=fields["ph"],
        variant=variant,
        has_pin=fields["pin"] == "1",
        epoch=epoch,
        app=app if _APP.fullmatch(app) else "",
    )


def instance_label(info: TableInfo) -> str:
    """The table's label in mDNS, unique by the beginning of its id and never longer than 63 bytes."""
    return f"{info.name.replace('.', ' ').strip()} ~{info.table[:4]}".strip()


def _pair(text: str, between: str) -> tuple[int, int]:
    first, _, second = text.partition(between)
    return _number(first), _number(second)


def _number(text: str) -> int:
    if not _SMALL.fullmatch(text) or not text.isascii():
        raise ValueError(text)
    return int(text)
