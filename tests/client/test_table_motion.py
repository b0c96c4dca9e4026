"""The stage: motion comes after the facts, in order, and is skipped where it would lag behind."""

import pytest
from scripted import ScriptedTable

from manille_lan.client.clock import Pace
from manille_lan.client.model import TableModel
from manille_lan.client.motion import Stage, shown_of


class Theatre:
    """A model and a stage that hear a scripted table."""

    def __init__(self, pace: Pace | None = None, trick_seconds: float | None = 2.0, **fields) -> None:
        self.table = ScriptedTable(**fields)
        self.model = TableModel(commands=self.table)
        self.stage = Stage(pace or Pace(), trick_seconds)
        self.now = 0.0
        self.table.welcome()
        self.table.are_others_still = True
        self.table.begin()
        self.hear()

    def hear(self) -> None:
        fresh, self.table.inbox = self.table.inbox, []
        for news in fresh:
            told = self.model.hear(news, self.now)
            if told.is_update and self.model.view is not None:
                self.stage.tell(self.model.view, told.events, self.now, is_whole=told.is_whole)

    def step(self, count: int = 1) -> None:
        for _ in range(count):
            self.table.step()
            self.hear()

    def wait(self, seconds: float) -> list[str]:
        """Let time pass; the motions that were seen, in order."""
        seen: list[str] = []
        for _ in range(round(seconds / 0.02)):
            kind = self.stage.beat.kind if self.stage.beat is not None else ""
            if kind and (not seen or seen[-1] != kind):
                seen.append(kind)
            self.now += 0.02
            self.stage.update(self.now)
        return seen

    def to_play(self) -> None:
        """Past trumps and doubling, to the first lead."""
        while self.model.view is None or self.model.view.phase != "play":
            self.step()
        self.wait(4)


def test_a_deal_is_dealt_out_and_then_lies_there():
    theatre = Theatre()
    assert theatre.stage.beat.kind == "deal"
    assert theatre.stage.shown.counts == (0, 0, 0, 0)
    assert theatre.stage.holds_input
    theatre.wait(0.9)
    assert 0 < len(theatre.stage.dealt(theatre.now)) < 32
    assert theatre.stage.deal_seconds() <= 1.81
    theatre.wait(1.2)
    assert theatre.stage.is_idle
    assert theatre.stage.shown.counts == (8, 8, 8, 8)


def test_a_trick_falls_card_by_card_lies_still_and_is_carried_off():
    theatre = Theatre()
    theatre.to_play()
    theatre.step(4)
    assert theatre.stage.shown.trick == ()
    assert theatre.wait(2.2) == ["play", "stay"]
    assert len(theatre.stage.shown.trick) == 4
    assert theatre.stage.holds_input
    assert theatre.wait(2) == ["stay", "collect"]
    assert theatre.stage.shown == shown_of(theatre.model.view)


def test_a_trick_stays_until_a_click():
    theatre = Theatre(trick_seconds=None)
    theatre.to_play()
    theatre.step(4)
    theatre.wait(60)
    assert theatre.stage.beat.kind == "stay"
    assert not theatre.stage.is_moving(theatre.now)
    assert theatre.stage.wake_at() is None
    theatre.stage.skip()
    assert theatre.stage.is_idle
    assert theatre.stage.shown.trick == ()


def test_without_motion_everything_is_there_at_once_but_the_trick_stays():
    theatre = Theatre(Pace("off"))
    theatre.to_play()
    theatre.step(4)
    assert theatre.wait(0.1) == ["play", "stay"]
    theatre.wait(2.1)
    assert theatre.stage.is_idle


def test_ones_own_card_does_not_fly_twice():
    theatre = Theatre()
    theatre.to_play()
    seat = theatre.model.view.to_act
    card = theatre.table.deal.hands[seat]
    assert card
    legal = [action for action in theatre.table.legal() if action.startswith("play")]
    own = theatre.table.rules.pack.parse_card(legal[0].split()[1])
    theatre.stage.lay(own, theatre.now)
    theatre.wait(0.2)
    assert theatre.stage.own_share(own, theatre.now) > 0
    theatre.step()
    left = theatre.stage.wake_at() - theatre.now
    assert left < 0.1, "only the rest of its way is shown"


def test_a_card_that_waits_behind_others_is_known():
    theatre = Theatre()
    theatre.to_play()
    first = theatre.model.view.to_act
    theatre.step(2)
    second = (first + theatre.model.view.step) % 4
    assert theatre.stage.beat.seat == first
    assert theatre.stage.coming(second) == theatre.model.view.trick.cards[1]
    assert theatre.stage.coming((first + 2) % 4) is None
    theatre.wait(2)
    assert theatre.stage.coming(second) is None


def test_a_gap_and_a_rewind_are_shown_at_once():
    theatre = Theatre()
    theatre.to_play()
    theatre.table.step()
    theatre.table.inbox.clear()
    theatre.step()
    assert theatre.stage.is_idle
    assert len(theatre.stage.shown.trick) == 2
    theatre.stage.tell(theatre.model.view, (), theatre.now, is_whole=False)
    assert theatre.stage.is_idle


def test_the_last_trick_stays_before_the_result():
    theatre = Theatre()
    theatre.to_play()
    while theatre.table.deal.seat >= 0:
        theatre.step()
        theatre.wait(3)
    assert theatre.model.view.outcome == "over"
    assert theatre.stage.is_idle


def test_leaving_a_table_leaves_nothing_behind():
    theatre = Theatre()
    theatre.stage.forget()
    assert theatre.stage.is_idle
    assert theatre.stage.shown.counts == ()
    assert theatre.stage.dealt(0.0) == []


@pytest.mark.parametrize("preset", ["belge", "retournee"])
def test_whatever_is_played_the_stage_ends_where_the_view_is(preset):
    theatre = Theatre(preset=preset)
    while theatre.table.deal.seat >= 0:
        theatre.step()
        theatre.wait(0.3)
    theatre.wait(20)
    assert theatre.stage.shown == shown_of(theatre.model.view)
