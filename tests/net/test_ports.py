"""Ports: the default one, the next free one, one that is taken."""

from __future__ import annotations

import contextlib
import socket
import sys
from collections.abc import Iterator

import pytest

from manille_lan.errors import NetError
from manille_lan.net.address import DEFAULT_PORT, PROBE_PORT
from manille_lan.net.host import ports
from manille_lan.net.host.arrivals import Gate, plain_address
from manille_lan.net.host.ports import listening_socket


def port_of(listening: socket.socket) -> int:
    return int(listening.getsockname()[1])


@contextlib.contextmanager
def listening(port: int | None, local: bool = False) -> Iterator[int]:
    bound = listening_socket(port, local)
    try:
        yield port_of(bound)
    finally:
        bound.close()


def test_lan_08_three_tables_on_one_machine_take_three_ports() -> None:
    with listening(None) as first, listening(None) as second, listening(None) as third:
        assert len({first, second, third}) == 3
        assert PROBE_PORT not in {first, second, third}
        assert all(DEFAULT_PORT <= port < DEFAULT_PORT + 40 for port in (first, second, third))


def test_lan_08_a_fixed_port_that_is_taken_is_said_to_be() -> None:
    with listening(0) as port, pytest.raises(NetError) as refused:
        listening_socket(port, local=False)
    assert refused.value.message_id == "error-port_taken"
    assert refused.value.arguments == {"port": port}


def test_lan_08_a_port_taken_by_a_table_of_this_machine_only_is_taken() -> None:
    with listening(0, local=True) as port, pytest.raises(NetError, match="error-port_taken"):
        listening_socket(port, local=True)


def test_lan_08_a_port_is_free_again_at_once_after_a_crash() -> None:
    with listening(0) as port:
        caller = socket.create_connection(("127.0.0.1", port))
        caller.close()
    with listening(port) as again:
        assert again == port


def test_both_families_are_heard() -> None:
    with listening(0) as port:
        for host in ("127.0.0.1", "::1") if socket.has_dualstack_ipv6() else ("127.0.0.1",):
            socket.create_connection((host, port), timeout=2).close()


def test_a_machine_without_ipv6_listens_on_ipv4(monkeypatch: pytest.MonkeyPatch) -> None:
    real = socket.socket

    def without_v6(family: int = socket.AF_INET, *rest: int) -> socket.socket:
        if family == socket.AF_INET6:
            raise OSError(97, "Address family not supported by protocol")
        return real(family, *rest)

    monkeypatch.setattr(socket, "socket", without_v6)
    bound = listening_socket(0, local=False)
    assert bound.family == socket.AF_INET
    bound.close()


def test_when_no_port_is_free_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> socket.socket:
        raise OSError(98, "Address already in use")

    monkeypatch.setattr(ports, "_listening", refuse)
    with pytest.raises(NetError, match="error-no_port"):
        listening_socket(None, local=False)


@pytest.mark.parametrize(("number", "code"), [(13, "error-port_denied"), (5, "error-port_failed")])
def test_a_port_that_may_not_be_had_is_said_to_be(
    monkeypatch: pytest.MonkeyPatch, number: int, code: str
) -> None:
    def refuse(*_: object) -> socket.socket:
        raise OSError(number, "no")

    monkeypatch.setattr(ports, "_listening", refuse)
    with pytest.raises(NetError, match=code):
        listening_socket(80, local=False)


@pytest.mark.parametrize(
    ("limits", "told"),
    [
        ((256, 4096), [(1024, 4096)]),
        ((256, 512), [(512, 512)]),
        ((4096, 8192), []),
        ((256, -1), [(1024, -1)]),
    ],
)
def test_the_limit_of_open_files_is_raised(
    monkeypatch: pytest.MonkeyPatch, limits: tuple[int, int], told: list[tuple[int, int]]
) -> None:
    set_to: list[tuple[int, int]] = []
    if sys.platform != "win32":  # which has no such limit
        monkeypatch.setattr("resource.getrlimit", lambda _: limits)
        monkeypatch.setattr("resource.setrlimit", lambda _, wanted: set_to.append(wanted))
        ports.allow_many_files()
        assert set_to == told


def test_net_29_the_gate_counts_by_address_and_in_all() -> None:
    gate = Gate(per_address=2, in_all=3)
    assert [gate.enter(address) for address in ("a", "a", "a", "b", "c")] == [True, True, False, True, False]
    gate.leave("a")
    assert gate.enter("c")
    assert not gate.enter("a")


def test_an_address_has_no_disguise() -> None:
    assert plain_address("::ffff:10.0.0.1") == "10.0.0.1"
    assert plain_address("fd00::1") == "fd00::1"
