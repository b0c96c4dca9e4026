"""All durations of the network, in seconds, in one value that tests shrink (network.md 4.4)."""

from __future__ import annotations

from dataclasses import dataclass, field

from manille_lan.protocol.session import HeartbeatTiming

__all__ = ["NetTiming"]


@dataclass(frozen=True, slots=True)
class NetTiming:
    """How long things take, are awaited, or are left alone."""

    heartbeat: HeartbeatTiming = field(default_factory=HeartbeatTiming)
    pulse: float = 0.25
    """Between two looks at the heartbeats."""
    slept: float = 3.0
    """A pulse that comes so much too late means that this machine slept."""
    awake_patience: float = 1.0
    """How long a guest that slept waits for an answer before it connects anew."""

    connect_stagger: float = 0.25
    connect_each: float = 3.0
    connect_whole: float = 10.0
    """Between two addresses that are tried, for one of them, and for joining in all."""
    handshake: float = 5.0
    hello: float = 5.0
    shutdown: float = 1.0
    """For TLS to come up, for the first frame after it, and for TLS to go down."""

    backoff_first: float = 0.25
    backoff_factor: float = 1.7
    backoff_most: float = 3.0
    backoff_jitter: float = 0.2
    """Before a lost connection is made again: first, growing by, at most, more or less by this part."""

    search_after: float = 2.0
    """How long a table is tried where it was before the network is searched for it."""

    probe_rounds: tuple[float, ...] = (0.0, 0.25, 1.0, 2.0)
    probe_every: float = 3.0
    """When a lobby asks the network after it opened, and how often from then on."""
    row_alive: float = 6.0
    row_gone: float = 14.0
    """How long an answer keeps a row alive, and in the list at all: a dead one has left within 15 s."""
    nothing_found: float = 5.0
    """When an empty lobby says why it may be empty."""
    lobby_every: float = 0.25
    """The lobby is told of changes at most this often."""

    interfaces: float = 3.0
    interfaces_damping: float = 2.0
    """Between two looks at the network adapters, and how long a change must stand."""
    txt_debounce: float = 1.0
    """A table announces changes of itself at most this often."""
    mdns_retry: float = 10.0
    """Before mDNS is tried again after it failed."""
    udp_restart: float = 10.0
    """Where UDP reception can end silently (Windows): how long without any datagram before the socket is
    made anew.
    """
