"""Bots of strangers in real processes, most of them bad: the seat always answers, in time."""

import asyncio
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from manille_lan.bots.limits import BotLimits
from manille_lan.bots.messages import Ask, Ready, decode_from_bot, encode_to_bot
from manille_lan.bots.referee import fallback
from manille_lan.engine.play import apply
from manille_lan.engine.view import view_data
from manille_lan.errors import PluginError, UnknownName
from manille_lan.net.host.bots import BotSeat, BotTable
from manille_lan.protocol.frames import frame
from manille_lan.registry import load_registry
from tests.bots.positions import asked, deal_in, rules_of
from tests.bots.strangers import BODIES, FIRST_BOT, write_bot

RULES = rules_of("belge_app")
DEAL = deal_in(RULES, "play", seed=3)
VIEW = asked(RULES, DEAL)
QUICK = BotLimits(setup=60.0, decision=0.3, bank=0.3, memory=200, measure=0.1, farewell=2.0)
PATIENT = BotLimits(setup=60.0, decision=20.0, bank=20.0, memory=200, measure=0.1, farewell=2.0)
"""For bots that fail in other ways than by being slow, on a machine that may be busy."""


@pytest.fixture(scope="module")
def registry(tmp_path_factory):
    folder = tmp_path_factory.mktemp("plugins")
    for id in BODIES:
        write_bot(folder, id)
    (folder / "lowest.py").write_text(FIRST_BOT, "utf-8")
    found = load_registry(folder)
    assert found.failures == ()
    return found


def verdicts(registry, bot, count=1, limits=PATIENT, view=VIEW, before=None):
    """Ask a bot so many times; its verdicts, and the seat after it closed."""

    async def run():
        seat = BotSeat(BotTable(registry, RULES, limits), bot, view.seat, "seed")
        seat.start()
        try:
            said = [await seat.ask(view) for _ in range(count)]
        finally:
            if before is not None:
                before(seat)
            await seat.close()
        return said, seat

    return asyncio.run(run())


def kinds(said):
    return [verdict.fault.kind if verdict.fault else None for verdict in said]


def test_a_first_bot_is_eleven_lines_and_plays(registry):
    assert len(FIRST_BOT.strip().splitlines()) - FIRST_BOT.strip().splitlines().count("") <= 11
    said, _ = verdicts(registry, "lowest")
    assert said[0].fault is None
    assert said[0].action.card.points == min(action.card.points for action in VIEW.legal)


def test_a_bot_plays_a_whole_deal_from_its_process(registry):
    async def run():
        seats = [
            BotSeat(BotTable(registry, RULES, PATIENT), bot, seat, "s")
            for seat, bot in enumerate(("fair", "steady", "greedy", "random"))
        ]
        deal = DEAL
        while not deal.outcome:
            verdict = await seats[deal.seat].ask(asked(RULES, deal))
            assert verdict.fault is None
            deal, _ = apply(RULES, deal, deal.seat, verdict.action)
        await asyncio.gather(*(seat.close() for seat in seats))

    asyncio.run(run())


def test_a_bot_is_told_its_time_and_the_rules(registry):
    said, _ = verdicts(registry, "telling")
    assert (said[0].why, said[0].args) == ("why-told", {"seconds": 20000, "rules": "belge_app"})


@pytest.mark.parametrize(
    ("bot", "kind"),
    [
        ("raising", "exception"),
        ("leaving", "exception"),
        ("lying", "nonsense"),
        ("cheating", "not_held"),
        ("crashing", "crash"),
        ("hungry", "memory"),
    ],
)
def test_bots_01_11_13_three_faults_and_steady_plays_on(registry, bot, kind):
    said, seat = verdicts(registry, bot, 4)
    assert kinds(said) == [kind, kind, kind, None]
    assert all(verdict.action == fallback(VIEW) for verdict in said[:3])
    assert [fault.strikes for fault in seat.faults] == [1, 2, 3]
    assert seat.bot == "steady"


def test_a_silent_bot_costs_its_bank_once_and_then_only_its_decision_time(registry):
    began = time.monotonic()
    said, seat = verdicts(registry, "silent", 4, QUICK)
    assert kinds(said) == ["timeout", "timeout", "timeout", None]
    assert seat.bot == "steady"
    assert time.monotonic() - began < 10 * 5  # not sixty seconds a question


def test_a_bot_that_starts_processes_loses_them_with_its_seat(registry):
    said, _ = verdicts(registry, "breeding", 3, QUICK)
    assert kinds(said) == ["timeout"] * 3


def test_a_bot_that_stops_itself_is_ended(registry):
    said, _ = verdicts(registry, "deaf", limits=BotLimits(setup=60.0, decision=0.2, bank=0.0, farewell=0.1))
    assert kinds(said) == ["timeout"]


def test_bytes_that_are_no_message_cost_a_new_process(registry):
    said, seat = verdicts(registry, "garbling")
    assert kinds(said) == ["garbled"]
    assert seat.faults[0].restart


def test_bots_13_memory_is_measured_where_the_kernel_does_not_refuse_it(registry):
    """A hundred megabytes are allowed, but told to the child as a thousand: only the driver notices."""
    table = BotTable(
        registry, RULES, BotLimits(setup=60.0, decision=20.0, bank=5.0, memory=1000, measure=0.05)
    )

    async def run():
        seat = BotSeat(table, "growing", VIEW.seat, "seed")
        seat.start()
        assert (await seat.ask(VIEW)).fault is None
        seat._process._limits = BotLimits(memory=60, measure=0.05)
        found = [await seat.ask(VIEW) for _ in range(2)]
        for _ in range(40):
            if seat.faults:
                break
            await asyncio.sleep(0.1)
            found.append(await seat.ask(VIEW))
        await seat.close()
        return seat.faults

    assert [fault.kind for fault in asyncio.run(run())] == ["memory"]


def test_prints_neither_disturb_nor_stop_a_bot(registry):
    said, seat = verdicts(registry, "chatty", 2)
    assert kinds(said) == [None, None]
    assert all(len(line) <= 200 for line in seat.stderr)


def test_bots_12_the_report_has_the_last_lines_and_the_status(registry):
    _, seat = verdicts(registry, "crashing")
    assert "status 7" in seat.faults[0].trace
    assert "last words" in seat.faults[0].trace


@pytest.mark.parametrize("sleep", [30, 0.0])
def test_bots_12_setup_has_a_limit_of_its_own(tmp_path, sleep):
    path = write_bot(tmp_path, "fair")
    path.write_text(
        path.read_text("utf-8").replace(
            "class Bot:",
            f"class Bot:\n    def __init__(self):\n        print('warming up', file=sys.stderr, flush=True)"
            f"\n        time.sleep({sleep})\n",
        ),
        "utf-8",
    )
    limits = BotLimits(setup=2.0 if sleep else 60.0, decision=20.0)
    said, seat = verdicts(load_registry(tmp_path), "fair", 2, limits)
    if not sleep:
        assert kinds(said) == [None, None]
        return
    assert kinds(said)[0] == "setup"
    assert seat.bot == "steady"
    assert all(part in seat.faults[0].trace for part in ("limit 2 s", "took 2.", "warming up"))


def test_a_plugin_that_fails_in_the_bots_process_loses_the_seat_at_once(tmp_path):
    path = write_bot(tmp_path, "fair")
    registry = load_registry(tmp_path)
    path.write_text("import nothing_of_the_kind", "utf-8")
    said, seat = verdicts(registry, "fair")
    assert kinds(said) == ["setup"]
    assert "nothing_of_the_kind" in seat.faults[0].trace


def test_without_anybody_to_take_over_the_seat_plays_fallback_actions(tmp_path):
    write_bot(tmp_path, "raising")
    registry = load_registry(tmp_path, entry_points=False)
    said, seat = verdicts(registry, "raising", 5)
    assert kinds(said) == ["exception"] * 3 + [None] * 2
    assert [verdict.action for verdict in said] == [fallback(VIEW)] * 5
    assert seat.bot == "raising"


def test_bots_08_tampering_has_no_effect_on_the_host(registry):
    before = [card.points for card in VIEW.hand]
    said, _ = verdicts(registry, "tampering", 2)
    assert said[1].fault is None
    assert said[0].args == {"tried": "raised raised raised raised"}
    assert [card.points for card in VIEW.hand] == before


def test_a_question_that_is_cancelled_leaves_nothing_behind(registry):
    async def run():
        seat = BotSeat(BotTable(registry, RULES, PATIENT), "fair", VIEW.seat, "s")
        asking = asyncio.create_task(seat.ask(VIEW))
        await asyncio.sleep(0)
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
        verdict = await seat.ask(VIEW)
        await seat.close()
        return verdict

    assert asyncio.run(run()).fault is None


def test_nothing_is_left_running_after_closing(registry):
    pids = []
    verdicts(registry, "silent", 1, QUICK, before=lambda seat: pids.append(seat._process._process.pid))
    assert pids
    assert not any(Path(f"/proc/{pid}").exists() for pid in pids if os.name == "posix")


def test_an_unknown_bot_is_refused_with_those_there_are(registry):
    with pytest.raises(UnknownName, match="steady"):
        verdicts(registry, "nobody")


def test_a_bots_process_ends_with_the_table_even_if_the_bot_hangs(tmp_path):
    path = write_bot(tmp_path, "silent")
    command = [sys.executable, "-m", "manille_lan.registry.bot_child", "silent", "file", str(path), "300"]
    child = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    setup = BotTable(load_registry(), RULES).setup("seed")
    for message in (setup, Ask(1, view_data(VIEW), 1000, 0)):
        child.stdin.write(frame(encode_to_bot(message)))
    child.stdin.flush()
    assert decode_from_bot(child.stdout.read(int.from_bytes(child.stdout.read(4), "big"))) == Ready()
    child.stdin.close()
    assert child.wait(timeout=30) == 0
    child.stdout.close()


def test_a_bot_plays_at_a_table_whose_rules_are_not_here_unless_it_needs_them(registry, tmp_path):
    path = write_bot(tmp_path, "fair")
    path.write_text(path.read_text("utf-8").replace("make=Bot", "make=Bot, needs_rules=True"), "utf-8")
    needing = load_registry(tmp_path)

    async def run():
        seat = BotSeat(BotTable(registry, None, PATIENT), "steady", VIEW.seat, "s")
        verdict = await seat.ask(VIEW)
        await seat.close()
        with pytest.raises(PluginError, match="plugin-needs-rules"):
            BotSeat(BotTable(needing, None, PATIENT), "fair", VIEW.seat, "s")
        return verdict

    assert asyncio.run(run()).fault is None
