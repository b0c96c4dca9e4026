"""What a guest knows of his table after the room has changed: the welcome he got, brought up to date."""

from __future__ import annotations

from msgspec.structs import replace

from manille_lan.protocol.messages import RoomState, Welcome

__all__ = ["renewed"]


def renewed(welcome: Welcome, room: RoomState) -> Welcome:
    """The welcome with the seat, game and options of a room and, where the rules are new, words and sheet."""
    return replace(
        welcome,
        seat=room.you,
        variant=room.variant,
        options=room.options,
        words=room.words or welcome.words,
        sheet=room.sheet or welcome.sheet,
    )
