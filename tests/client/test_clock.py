"""Time and motion, stepped by hand."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from manille_lan.client.clock import (
    LONGEST_DEAL_SECONDS,
    MOTION_SECONDS,
    SPEEDS,
    Anim,
    FrameClock,
    Motions,
    Pace,
    between,
    ease_in_out,
    ease_out,
    ease_snap,
    linear,
)

EASES = (linear, ease_out, ease_in_out, ease_snap)


def test_the_clock_follows_real_time_from_any_zero():
    clock = FrameClock()
    assert clock.advance(1000.0) == 0.0
    assert clock.advance(1000.02) == pytest.approx(0.02)


def test_client_08_no_step_is_long_after_the_window_stood_still():
    clock = FrameClock()
    clock.advance(10.0)
    assert clock.advance(75.0) == pytest.approx(0.05)
    assert clock.advance(75.01) == pytest.approx(0.06)


def test_the_clock_never_goes_back():
    clock = FrameClock()
    clock.advance(10.0)
    assert clock.advance(9.0) == 0.0
    assert clock.advance(9.01) == pytest.approx(0.01)


@pytest.mark.parametrize("ease", EASES)
def test_every_ease_starts_at_0_and_ends_at_1(ease):
    assert ease(0.0) == pytest.approx(0.0)
    assert ease(1.0) == pytest.approx(1.0)
    assert max(ease(step / 200) for step in range(201)) <= 1.05


def test_the_played_card_goes_too_far_by_little():
    assert 1.0 < max(ease_snap(step / 200) for step in range(201)) <= 1.04


@given(st.floats(0, 100), st.floats(0, 10), st.floats(-5, 200), st.sampled_from(EASES))
def test_a_motion_stays_within_its_ends(start, seconds, now, ease):
    share = Anim(start, seconds, ease).update(now)
    assert -0.001 <= share <= 1.05
    assert now < start + seconds or share == 1.0


def test_a_motion_without_duration_is_over_at_once():
    anim = Anim(5.0, 0.0)
    assert anim.update(5.0) == 1.0
    assert anim.is_over(5.0)


def test_between_mixes_places():
    assert between((0, 10), (10, 30), 0.5) == (5, 20)


def test_motions_are_forgotten_when_they_are_over():
    motions = Motions()
    motions.begin("10H", Anim(0.0, 1.0, linear))
    motions.begin("AS", Anim(1.0, 1.0, linear))
    assert motions.share("10H", 0.5) == 0.5
    assert motions.share("7C", 0.5) == 1.0
    assert motions.update(1.5)
    assert motions.is_moving(1.5)
    assert not motions.update(2.0)
    assert not motions.is_moving(2.0)


def test_motions_can_be_skipped():
    motions = Motions()
    motions.begin("10H", Anim(0.0, 1.0))
    motions.finish()
    assert motions.share("10H", 0.1) == 1.0
    assert not motions.is_moving(0.1)


@pytest.mark.parametrize("speed", SPEEDS)
def test_the_pace_scales_every_motion(speed):
    for motion, seconds in MOTION_SECONDS.items():
        assert Pace(speed).seconds(motion) == pytest.approx(seconds * SPEEDS[speed])


def test_reduced_motion_fades_and_does_not_shake():
    pace = Pace("normal", is_reduced=True)
    assert pace.seconds("shake") == 0.0
    assert pace.seconds("collect") == MOTION_SECONDS["fade"]


@given(st.integers(1, 60), st.sampled_from(["normal", "fast", "off"]))
def test_a_whole_deal_is_short(cards, speed):
    pace = Pace(speed)
    whole = pace.deal_gap(cards) * (cards - 1) + pace.seconds("deal_card")
    assert whole <= LONGEST_DEAL_SECONDS + 1e-9
