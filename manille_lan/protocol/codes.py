"""The codes that travel in `Error`, `Ack`, `Note` and `Bye`: stable words, each with what it means.

A code is never shown as it is: the words have a sentence `error-<code>` for each. Refusals of the rules are
no codes of this list; they carry a reason of the engine. Codes of other areas (bots, options) live with
their owners.
"""

from __future__ import annotations

from typing import Final

from manille_lan.protocol.messages import Retry

__all__ = ["MEANINGS", "STOP_RECONNECT", "retry_for"]

MEANINGS: Final[dict[str, str]] = {
    # the bytes
    "malformed": "the bytes are no message: wrong frame, not MessagePack, repeated key, too deep, a float",
    "invalid_message": "a message of a known type with a missing, unknown or wrong field",
    "unknown_type": "a message of a type this version does not have",
    "too_big": "a frame longer than its limit, or an answer that would be",
    # coming in
    "protocol_version": "no version in common; args: host_min host_max guest_min guest_max app update",
    "expected_hello": "the first frame was something else",
    "hello_timeout": "nobody said hello in time",
    "too_many_connections": "too many connections, from this address or in all",
    "fingerprint_mismatch": "(guest side) the table shows another certificate than the one it is known by",
    "wrong_table": "(guest side) another table answers at this address",
    "unreachable": "(guest side) nothing answers at any of its addresses; args: address",
    "refused": "(guest side) a machine answers, but no table is open at this port; args: address",
    "no_route": "(guest side) this machine has no way to the address; args: address",
    "unknown_host": "(guest side) no machine of this name; args: address",
    "no_answer": "(guest side) something answers, but not as a table, or not in time; args: address",
    "table_full": "no seat is free",
    "game_started": "the match has begun and no seat is free for a newcomer",
    "name_taken": "somebody of that name is here; args: name suggestion",
    "bad_name": "nothing of the name can be shown; args: why",
    "rules_differ": "the bot brings rules with another digest; args: mine table",
    "unknown_session": "the token is none of this table",
    # being there
    "not_your_turn": "an action of a seat that is not to act",
    "stale": "an action for an earlier turn or deal",
    "not_owner": "only the owner of the table may ask this",
    "bad_request": "a request that means nothing in this state of the room; args: what",
    "no_seat": "the sender sits nowhere",
    "rate_limited": "too many messages in a short time",
    # going away
    "replaced": "a newer connection with the same token took over",
    "kicked": "the owner of the table sent this guest away",
    "slow_consumer": "the guest did not read what it was sent",
    "silent": "nothing was heard from the guest for too long",
    "shutting_down": "the table closes",
    "closed": "the table was closed by its owner",
    "closing": "the table ends because nobody is at it",
    "match_over": "the match is over, and the table was opened for one only",
    "left": "(guest side) one's own leave",
    "internal": "the table made a mistake; it is in its log",
}
"""Every code with its meaning and, where it has some, the names of its arguments."""

STOP_RECONNECT: Final = frozenset(
    {
        "replaced",
        "kicked",
        "protocol_version",
        "closed",
        "closing",
        "match_over",
        "shutting_down",
        "table_full",
        "game_started",
        "name_taken",
        "bad_name",
        "rules_differ",
    }
)
"""After these a guest does not try again by itself: a person must decide (network.md 4.3)."""

_AGAIN: Final[dict[str, Retry]] = {
    "slow_consumer": "now",
    "silent": "now",
    "hello_timeout": "now",
    "too_many_connections": "later",
    "rate_limited": "later",
    "internal": "later",
    "unknown_session": "never",
}


def retry_for(code: str) -> Retry:
    """Whether a guest that was closed with `code` should connect again: never, unless the code says
    otherwise.
    """
    return _AGAIN.get(code, "never")
