"""The guest end with real sockets: reaching a table, being refused, asking, going."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import time
from collections.abc import Iterator

import pytest

from manille_lan.errors import NetError
from manille_lan.net.address import Address, Target
from manille_lan.net.guest.connect import first_proven
from manille_lan.net.guest.member import Member, Profile
from manille_lan.net.guest.news import Ended, Joined, Link
from manille_lan.net.identity import new_identity
from manille_lan.protocol.authority import Close, Effect, Send
from manille_lan.protocol.handshake import VERSIONS
from manille_lan.protocol.messages import Ack, Act, Error, Update, Welcome
from tests.net.parts import (
    IDENTITY,
    IMPATIENT,
    SHORT,
    TABLE,
    Guest,
    SmallTable,
    ended,
    hosted,
    joined,
    real,
    target_of,
    until,
)

NOWHERE = Address("127.0.0.1", 1)


@contextlib.contextmanager
def swallower() -> Iterator[Address]:
    """An address at which somebody takes connections and never says a word."""
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen()
        yield Address("127.0.0.1", listening.getsockname()[1])


@real
async def test_a_guest_joins_acts_and_leaves() -> None:
    async with hosted() as (listener, table):
        guest = Guest(target_of(listener.port))
        news = await guest.joined()
        assert (news.resumed, news.fingerprint, news.welcome.table) == (False, IDENTITY.fingerprint, TABLE)
        number = guest.member.commands.act(0, 0, "play 10H")
        await guest.until(lambda: guest.heard(Ack))
        assert guest.heard(Ack) == [Ack(id=number, ok=True, s=1)]
        assert guest.heard(Update)[-1].view == {"done": ["play 10H"]}
        guest.member.leave()
        assert await ended(guest) == Ended("left")
        await until(lambda: table.done[-1] == "bye")
        assert [link.state for link in guest.all(Link)] == ["connecting", "online"]


@real
async def test_an_open_table_of_which_nothing_is_known_is_known_by_its_certificate_afterwards() -> None:
    async with hosted() as (listener, _):
        target = Target((Address("127.0.0.1", listener.port),))
        async with joined(target) as guest:
            assert guest.all(Joined)[0].fingerprint == IDENTITY.fingerprint


@real
async def test_net_27_another_certificate_is_refused_before_anything_is_said() -> None:
    async with hosted(identity=new_identity()) as (listener, table):
        guest = Guest(target_of(listener.port))
        outcome = await ended(guest)
        assert outcome == Ended("fingerprint_mismatch", {"address": f"127.0.0.1:{listener.port}"})
        assert table.hellos == []


@real
async def test_another_table_behind_a_known_certificate_is_refused() -> None:
    async with hosted(SmallTable(table="f" * 16)) as (listener, _):
        assert (await ended(Guest(target_of(listener.port)))).code == "wrong_table"


@real
async def test_net_04_05_all_addresses_are_tried_and_another_table_at_one_of_them_misleads_nobody() -> None:
    async with hosted(identity=new_identity()) as (other, others_table), hosted() as (listener, _):
        with swallower() as silent:
            addresses = (
                silent,
                Address("127.0.0.1", other.port),
                NOWHERE,
                Address("127.0.0.1", listener.port),
            )
            begun = time.monotonic()
            async with joined(Target(addresses, TABLE, IDENTITY.fingerprint)) as guest:
                assert guest.all(Joined)[0].address == addresses[-1]
            assert time.monotonic() - begun < SHORT.connect_each
        assert others_table.hellos == []


@pytest.mark.parametrize(
    ("addresses", "code"),
    [
        ([NOWHERE], "refused"),
        ([Address("no-such-host.invalid", 5)], "unknown_host"),
        ([Address("no-such-host.invalid", 5), NOWHERE], "refused"),
        ([Address("é" * 60, 5)], "unknown_host"),
        ([], "unreachable"),
        ([Address("ff02::1%99", 5)], "no_route"),
    ],
    ids=["refused", "unknown", "most telling", "no name", "none", "no route"],
)
@real
async def test_a_table_that_is_not_reached_is_explained(addresses: list[Address], code: str) -> None:
    begun = time.monotonic()
    outcome = await ended(Guest(Target(tuple(addresses))))
    if code != "no_route":  # systems differ in what they say of a scope that is not there
        assert outcome.code == code
    assert outcome.code in {code, "unknown_host", "unreachable"}
    assert time.monotonic() - begun < 8


@real
async def test_net_07_something_that_swallows_everything_is_given_up_in_time() -> None:
    begun = time.monotonic()
    with swallower() as silent:
        outcome = await ended(Guest(Target((silent,)), timing=IMPATIENT))
    assert outcome.code in ("unreachable", "no_answer")
    assert time.monotonic() - begun < 5


@real
async def test_two_that_prove_themselves_at_once_leave_one_connection() -> None:
    async with hosted() as (listener, _):
        address = Address("127.0.0.1", listener.port)
        proven = await first_proven(Target((address, Address("localhost", listener.port))), SHORT)
        assert proven.fingerprint == IDENTITY.fingerprint
        proven.stream.abort()


@pytest.mark.parametrize(
    ("code", "retry"), [("table_full", "never"), ("name_taken", "never"), ("bad_name", "never")]
)
@real
async def test_a_refusal_is_told_and_not_tried_again(code: str, retry: str) -> None:
    table = SmallTable(refuse=Close(0, code, "never", {"suggestion": "Ann 2"}))
    async with hosted(table) as (listener, _):
        assert await ended(Guest(target_of(listener.port))) == Ended(code, {"suggestion": "Ann 2"})
        assert len(table.hellos) == 1


@real
async def test_too_many_at_the_door_are_tried_again_for_a_while() -> None:
    table = SmallTable(refuse=Close(0, "too_many_connections", "later"))
    async with hosted(table) as (listener, _):
        guest = Guest(target_of(listener.port))
        await until(lambda: len(table.hellos) >= 2)
        table.refuse = None
        await guest.joined()
        guest.member.leave()
        await ended(guest)


@real
async def test_nothing_is_asked_before_the_first_welcome() -> None:
    member = Member(target_of(1), Profile("Ann", "test"), lambda news: None, SHORT)
    with pytest.raises(NetError, match="error-not_joined"):
        member.commands.chat("hello?")


@real
async def test_leaving_while_connecting_does_not_wait() -> None:
    with swallower() as silent:
        guest = Guest(Target((silent,)))
        await asyncio.sleep(0.05)
        guest.member.leave()
        async with asyncio.timeout(0.5):
            assert await ended(guest) == Ended("left")


@real
async def test_an_error_that_ends_nothing_is_handed_on() -> None:
    async with hosted() as (listener, _), joined(target_of(listener.port)) as guest:
        mild = Error(code="bad_request", fatal=False, retry="never", ref=3)
        listener.perform([Send(1, mild)])
        await guest.until(lambda: guest.heard(Error) == [mild])


@pytest.mark.parametrize("version", [VERSIONS[0] - 1, VERSIONS[1] + 1])
@real
async def test_server_13_a_welcome_in_another_version_is_refused_by_the_guest(version: int) -> None:
    class Odd(SmallTable):
        def connected(self, *args):
            effects = super().connected(*args)
            welcome = Welcome(
                v=version,
                table=TABLE,
                name="",
                tok=b"t" * 16,
                ep=0,
                lastact=0,
                variant="x",
                options={},
                digest="",
            )
            return [Send(args[0], welcome), *effects[1:]]

    async with hosted(Odd()) as (listener, _):
        outcome = await ended(Guest(target_of(listener.port)))
        assert outcome.code == "protocol_version"
        assert outcome.args["host_max"] == version


@pytest.mark.parametrize("junk", [b"\xff" * 8, b"\0\0\0\x01\xc1"], ids=["frame", "message"])
@real
async def test_a_table_that_talks_nonsense_is_given_up_on(junk: bytes) -> None:
    class Junk(asyncio.Protocol):
        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            transport.write(junk)  # type: ignore[attr-defined]

    loop = asyncio.get_running_loop()
    server = await loop.create_server(Junk, "127.0.0.1", 0, ssl=IDENTITY.context())
    outcome = await ended(Guest(target_of(server.sockets[0].getsockname()[1]), timing=IMPATIENT))
    assert outcome.code == "no_answer"
    server.close()


@real
async def test_a_table_that_never_answers_hello_is_given_up_on() -> None:
    loop = asyncio.get_running_loop()
    server = await loop.create_server(asyncio.Protocol, "127.0.0.1", 0, ssl=IDENTITY.context())
    outcome = await ended(Guest(target_of(server.sockets[0].getsockname()[1]), timing=IMPATIENT))
    assert outcome.code == "no_answer"
    server.close()


@real
async def test_a_cancelled_member_leaves_no_line_open() -> None:
    async with hosted() as (listener, table):
        guest = Guest(target_of(listener.port))
        await guest.joined()
        guest.task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await guest.task
        await until(lambda: table.lost_conns == [1])


@real
async def test_server_10_two_actions_at_once_arrive_as_two_with_their_turn() -> None:
    seen: list[Act] = []

    def first_only(act: Act) -> list[Effect]:
        seen.append(act)
        return [Send(1, Ack(id=act.id, ok=len(seen) == 1))]

    async with hosted() as (listener, table), joined(target_of(listener.port)) as guest:
        table.on_act = first_only
        guest.member.commands.act(3, 7, "play 10S")
        guest.member.commands.act(3, 7, "play AS")
        await guest.until(lambda: len(guest.heard(Ack)) == 2)
        assert [(act.deal, act.turn) for act in seen] == [(3, 7), (3, 7)]
        assert [ack.ok for ack in guest.heard(Ack)] == [True, False]


@real
async def test_server_11_16_whatever_was_pasted_into_a_field_the_connection_stands() -> None:
    async with hosted() as (listener, table):
        async with joined(target_of(listener.port), Profile("x" * 10_000, "test")) as guest:
            commands = guest.member.commands
            numbers = [
                commands.chat("a\n" * 50_000),
                commands.chat("hi \ud83d"),
                commands.room("rename", name="y" * 10_000),
                commands.act(0, 0, "z" * 10_000),
                commands.act(0, 0, "play 7H"),
            ]
            await guest.until(lambda: len(guest.heard(Ack)) == 5)
            answers = {ack.id: ack.code for ack in guest.heard(Ack)}
            assert [answers[number] for number in numbers] == [None, None, None, "invalid_message", None]
            assert len(guest.all(Joined)) == 1
        assert table.hellos[0].name == "x" * 24


@real
async def test_server_16_a_name_of_which_nothing_shows_is_for_the_table_to_refuse() -> None:
    async with hosted() as (listener, table), joined(target_of(listener.port), Profile("\u200b", "test")):
        assert table.hellos[0].name == ""
