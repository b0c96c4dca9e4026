"""What the window asks of the rest of the program: the network, a launcher of tables, settings.

Whoever starts the window hands these in (`app.run`); tests hand in fakes. The window itself never opens a
socket, never starts a process and knows no variant.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from manille_lan.net.address import Address, Target
from manille_lan.net.guest.member import Profile
from manille_lan.net.guest.news import News
from manille_lan.protocol.messages import RoomAction


class Asking(Protocol):
    """Asks things of the table one sits at; each call returns the number under which the `Ack` comes."""

    def act(self, deal: int, turn: int, action: str) -> int:
        """Do `action` (notation) as the turn `turn` of deal `deal`."""

    def room(self, what: RoomAction, **args: str | int | bool) -> int:
        """Ask something of the room."""

    def chat(self, text: str) -> int:
        """Say something to everybody."""


class Chair(Protocol):
    """The window's hold on one table."""

    @property
    def commands(self) -> Asking:
        """What asks things of the table."""

    def leave(self) -> None:
        """Go, on purpose."""


class Network(Protocol):
    """The network in its own thread (`net.guest.net_thread.NetThread` is one)."""

    def start(self) -> None:
        """Begin; nothing else is called before."""

    def stop(self) -> None:
        """Leave everything and end."""

    def news(self) -> list[News]:
        """What happened since the last call, oldest first."""

    def join(self, target: Target, profile: Profile) -> Chair:
        """Join a table; `Joined` or `Ended` comes as news."""

    def leave(self) -> None:
        """Leave the table, if there is one."""

    def open_lobby(self, recent: Sequence[Target] = ()) -> None:
        """Look for tables from now on; `LobbyNews` comes."""

    def close_lobby(self) -> None:
        """Look for tables no more."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A game that can be played at a table of this machine: a preset of a variant.

    `form` holds the declared options as plain maps (`id`, `kind`, what the kind needs, `value`, `group`), as
    in `RoomState.form`; `words` the variant's Fluent texts by language.
    """

    preset: str
    variant: str
    pack: str = "fr"
    players: tuple[int, int] = (4, 4)
    form: tuple[Mapping[str, Any], ...] = ()
    words: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class BotOffer:
    """A bot of this machine, and what it says about itself by language."""

    id: str
    about: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Wish:
    """A table that shall be opened: the preset, option texts that differ from its own, bots in seats from 1
    on, the table's name; `is_solo` for a match against bots alone, which begins at once.
    """

    preset: str
    options: Mapping[str, str] = field(default_factory=dict)
    bots: tuple[str, ...] = ()
    name: str = ""
    is_solo: bool = False


@dataclass(frozen=True, slots=True)
class Opened:
    """A table process of one's own: how to join it, the owner's token, and the addresses to tell friends."""

    target: Target
    token: bytes
    addresses: tuple[Address, ...] = ()


class Launcher(Protocol):
    """Starts table processes."""

    def offers(self) -> Sequence[Offer]:
        """The games of this machine, the one to begin with first."""

    def bots(self) -> Sequence[BotOffer]:
        """The bots of this machine, the one to begin with first."""

    def open(self, wish: Wish) -> Opened:
        """Start a table and wait until it is open (some seconds; never called on the window's thread).

        Raises ManilleError where it does not open.
        """


@dataclass(frozen=True, slots=True)
class Start:
    """What the window opens with: the lobby, a table to open (`wish`), or one to join (`target`)."""

    wish: Wish | None = None
    target: Target | None = None
