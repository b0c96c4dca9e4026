"""The errors of manille_lan, in one tree.

    ManilleError                 anything this program refuses, with a message id and its arguments
    ├── NotationError            text that is no card, hand, action, event, deal or view
    ├── OptionError              an unknown option, a value it does not take, a combination that is refused
    ├── UnknownName              no variant, bot, palette ... of that name
    ├── IllegalAction            an action the rules refuse; carries the reason
    ├── MatchOver                an action or a deal asked of a match that has ended
    ├── PluginError              a plugin that cannot be used
    ├── RecordError              a record that cannot be read, or does not replay
    ├── SettingsError            settings that cannot be read or written
    ├── AddressError             an address somebody typed that leads nowhere
    ├── ProtocolError            bytes or messages a peer should not have sent
    ├── NetError                 a table that cannot be opened, found or joined
    │   └── Parting              (net.guest) a connection that ended, or was not let in
    ├── Refused                  (table) a guest asked for what may not be
    └── WindowError              (client) no window can be opened here

An error carries an id of the words (`words/*/*.ftl`) and arguments; whoever talks to a person translates it.
"""

from __future__ import annotations

__all__ = [
    "AddressError",
    "IllegalAction",
    "ManilleError",
    "MatchOver",
    "NetError",
    "NotationError",
    "OptionError",
    "PluginError",
    "ProtocolError",
    "RecordError",
    "SettingsError",
    "UnknownName",
]

Argument = str | int


class ManilleError(Exception):
    """What was refused: `message_id` names the sentence, `arguments` fill it in."""

    def __init__(self, message_id: str, **arguments: Argument) -> None:
        super().__init__(message_id, arguments)
        self.message_id = message_id
        self.arguments: dict[str, Argument] = arguments

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return _again, (type(self), self.message_id, self.arguments)

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value!r}" for name, value in self.arguments.items())
        return f"{self.message_id} ({told})" if told else self.message_id


def _again(kind: type[ManilleError], message_id: str, arguments: dict[str, Argument]) -> ManilleError:
    """An error as it was in another process."""
    return kind(message_id, **arguments)


class NotationError(ManilleError):
    """A text that does not stand for what it should."""


class OptionError(ManilleError):
    """An option that does not exist, is not allowed here, or does not take that value."""


class UnknownName(ManilleError):
    """Something was asked for by a name that nobody registered."""


class IllegalAction(ManilleError):
    """The rules refuse an action. The deal is as it was before."""


class MatchOver(ManilleError):
    """The match has ended: nothing more can be dealt or played."""


class PluginError(ManilleError):
    """A plugin that cannot be imported, registered or used."""


class RecordError(ManilleError):
    """A record that cannot be read or that does not tell what happened."""


class SettingsError(ManilleError):
    """Settings that cannot be read or written."""


class AddressError(ManilleError):
    """An address that cannot be understood."""


class ProtocolError(ManilleError):
    """A peer sent what it must not send; `message_id` is the code on the wire."""


class NetError(ManilleError):
    """A table could not be opened, found or joined."""
