"""Heartbeat, rate and remembered answers, by a clock that the test turns."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from manille_lan.protocol.messages import Ack, Ping
from manille_lan.protocol.session import Answers, Heartbeat, HeartbeatTiming, RateLimiter

TIMING = HeartbeatTiming()


def test_a_ping_is_due_after_two_seconds_of_silence_and_again_two_later() -> None:
    heart = Heartbeat(TIMING, 10.0)
    assert heart.due_ping(11.9) is None
    assert heart.due_ping(12.0) == Ping(n=1)
    assert heart.due_ping(13.9) is None
    assert heart.due_ping(14.0) == Ping(n=2)


def test_whoever_is_heard_is_not_pinged() -> None:
    heart = Heartbeat(TIMING, 0.0)
    heart.heard(1.5)
    assert heart.due_ping(3.4) is None
    assert heart.due_ping(3.5) is not None


def test_silence_is_unstable_after_three_and_dead_after_six_seconds() -> None:
    heart = Heartbeat(TIMING, 0.0)
    assert [heart.liveness(now) for now in (2.9, 3.0, 5.9, 6.0)] == ["alive", "unstable", "unstable", "dead"]
    heart.heard(5.0)
    assert heart.liveness(6.0) == "alive"


def test_it_wakes_for_the_next_thing_to_do() -> None:
    heart = Heartbeat(TIMING, 0.0)
    assert heart.next_wake(0.0) == 2.0
    heart.due_ping(2.0)
    assert heart.next_wake(2.0) == 3.0
    assert heart.next_wake(3.0) == 4.0
    heart.due_ping(4.0)
    assert heart.next_wake(4.0) == 6.0
    heart.due_ping(6.0)
    assert heart.next_wake(9.0) == 9.0


def test_the_answer_to_a_ping_tells_the_round_trip() -> None:
    heart = Heartbeat(TIMING, 0.0)
    heart.due_ping(2.0)
    heart.due_ping(4.0)
    trips = []
    for number, now in ((99, 4.1), (2, 4.25), (1, 9.0)):
        heart.ponged(number, now)
        trips.append(heart.round_trip)
    assert trips == [None, 0.25, 0.25]


def test_after_sleep_the_other_side_gets_time_to_answer() -> None:
    heart = Heartbeat(TIMING, 0.0)
    heart.awoke(600.0, patience=1.0)
    assert heart.due_ping(600.0) is not None
    assert heart.liveness(600.9) != "dead"
    assert heart.liveness(601.0) == "dead"
    heart.awoke(700.0, patience=TIMING.dead)
    assert heart.liveness(702.9) == "alive"


def test_a_burst_passes_and_then_so_many_a_second() -> None:
    limiter = RateLimiter(rate=20, burst=40, now=0.0)
    assert sum(limiter.admits(0.0) for _ in range(100)) == 40
    assert sum(limiter.admits(0.5) for _ in range(100)) == 10
    assert sum(limiter.admits(1000.0) for _ in range(100)) == 40


def test_a_command_sent_again_gets_its_answer_again() -> None:
    answers = Answers()
    assert answers.repeat(1) is None
    answers.remember(Ack(id=1, ok=True, s=5))
    assert answers.repeat(1) == Ack(id=1, ok=True, s=5)
    assert answers.repeat(2) is None
    assert answers.last == 1


def test_a_forgotten_answer_is_stale_and_never_applied() -> None:
    answers = Answers()
    for number in range(1, Answers.KEPT + 10):
        answers.remember(Ack(id=number, ok=True))
    assert answers.repeat(3) == Ack(id=3, ok=False, code="stale")
    assert answers.repeat(Answers.KEPT) == Ack(id=Answers.KEPT, ok=True)


@given(st.lists(st.integers(1, 200), max_size=300))
def test_no_command_is_ever_applied_twice(commands: list[int]) -> None:
    answers, applied = Answers(), []
    for number in commands:
        if answers.repeat(number) is None:
            applied.append(number)
            answers.remember(Ack(id=number, ok=True))
    assert len(applied) == len(set(applied))
