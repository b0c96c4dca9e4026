"""What the network tells a window or a terminal: frozen values, in the order in which things happened."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from manille_lan.net.address import Address
from manille_lan.net.discovery.rows import LobbyRow
from manille_lan.protocol.messages import Args, HostMessage, Welcome

__all__ = ["Ended", "Heard", "Joined", "Link", "LinkState", "LobbyNews", "News"]

LinkState = Literal["connecting", "online", "unstable", "reconnecting"]


@dataclass(frozen=True, slots=True)
class Joined:
    """The guest is at the table, for the first time or again (`resumed`).

    Worth keeping, to have the seat back even after this program was restarted: `welcome.table`,
    `welcome.tok`, `fingerprint` and `address`.
    """

    welcome: Welcome
    fingerprint: str
    address: Address
    resumed: bool


@dataclass(frozen=True, slots=True)
class Heard:
    """The table said something: an update, an answer, the room, a chat line, a note, an error that ends
    nothing.
    """

    message: HostMessage


@dataclass(frozen=True, slots=True)
class Link:
    """How the connection does. `ms` is the round trip, where one was measured."""

    state: LinkState
    ms: int | None = None


@dataclass(frozen=True, slots=True)
class Ended:
    """It is over, and nothing will be tried again by itself. The sentence is `error-<code>` with `args`.

    `left` stands for one's own leave.
    """

    code: str
    args: Args = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class LobbyNews:
    """The tables around, whole: `rows` in a steady order, `hidden` how many more, `status` sentences' ids."""

    rows: tuple[LobbyRow, ...]
    hidden: int = 0
    status: tuple[str, ...] = ()


News = Joined | Heard | Link | Ended | LobbyNews
