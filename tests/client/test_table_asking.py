"""Questions and accounts: made from the legal actions of a view, and from the lines of a deal."""

import pygame
import pytest

from manille_lan.client.scenes.results import side_order
from manille_lan.client.table.asking import Asking
from manille_lan.client.table.dial import Dial
from manille_lan.engine.actions import Action, parse_action
from manille_lan.engine.cards import FRENCH
from manille_lan.words.loader import Words
from tests.client.driver import Driver
from tests.client.test_scene_windows import at_table

SAY = Words("en").at(pack="fr", names=("Anna", "Bert", "Celia", "Dirk"), me=0, sides=(0, 1, 0, 1))


def asked(*actions: str) -> tuple[Driver, list[str]]:
    chosen: list[str] = []
    parsed = [parse_action(FRENCH, text) for text in actions]
    asking = Asking(SAY, FRENCH.suits, "What now?", parsed, lambda action: chosen.append(str(action)))
    return Driver(asking), chosen


def test_trumps_are_named_by_click_by_digit_and_by_arrows():
    driver, chosen = asked("trump S", "trump H", "trump D", "trump C", "trump none", "en_face")
    driver.click("do-trump-D")
    driver.key(pygame.K_2)
    driver.key(pygame.K_KP5)
    driver.ui.focus("do-trump-S")
    driver.key(pygame.K_RIGHT)
    driver.key(pygame.K_RETURN)
    driver.key(pygame.K_6)
    assert chosen == ["trump D", "trump H", "trump none", "trump H", "en_face"]
    driver.key(pygame.K_9)
    assert len(chosen) == 5


def test_one_of_many_numbers_is_chosen_on_a_dial():
    driver, chosen = asked(*(f"cut {number}" for number in range(3, 30)))
    dial = driver.ui.find("number-cut")
    assert isinstance(dial, Dial)
    assert dial.value == 16
    driver.ui.focus("number-cut")
    driver.key(pygame.K_HOME)
    driver.key(pygame.K_RIGHT)
    driver.click("take-cut")
    driver.key(pygame.K_2)
    driver.key(pygame.K_KP1)
    driver.key(pygame.K_RETURN)
    assert chosen == ["cut 4", "cut 21"]


def test_claims_are_named_with_trick_and_player():
    claims = [f"claim {trick} {seat}" for trick in range(1, 9) for seat in (1, 3)]
    driver, chosen = asked("none", *claims)
    assert "Trick 3: Dirk" in driver.ui.tree()
    driver.click("do-none")
    assert chosen == ["none"]


def test_a_phase_that_nobody_knows_is_shown_as_labelled_choices():
    driver, chosen = asked("wink left", "wink right", "shout 3", "lay 7D")
    tree = driver.ui.tree()
    assert "Wink left" in tree
    assert "Shout 3" in tree
    driver.key(pygame.K_4)
    assert chosen == ["lay 7D"]


def test_a_question_waits_until_the_cards_are_dealt_and_goes_when_answered():
    person = at_table()
    scene = person.scene
    assert scene.root.asking is not None
    assert person.focused == "do-trump-S"
    person.key(pygame.K_2)
    person.wait(0.1)
    assert person.table.sent[-1] == "act trump H"
    assert scene.root.asking is None


def test_an_answer_is_sent_once():
    person = at_table()
    person.table.answers = False
    for _ in range(3):
        person.key(pygame.K_2)
    assert [told for told in person.table.sent if told.startswith("act")] == ["act trump H"]


def test_hidden_cards_are_shown_as_backs():
    """The dealer's partner leaves his cards alone until trumps are named."""
    person = at_table(me=2, dealer=0, bots=())
    scene = person.scene
    person.table.are_others_still = True
    person.table.deal_cards()
    person.wait(0.5)
    view = scene.model.view
    assert view.phase == "trumps"
    assert view.hands[2] is None
    assert scene.hand.cards == ()
    assert scene.hand.covered == 8
    person.draw()


@pytest.mark.parametrize("preset", ["belge", "retournee"])
def test_the_account_of_a_deal_holds_every_line_and_the_total(preset):
    person = at_table(preset=preset)
    scene = person.scene
    while not person.ui.has_modal:
        if scene.root.asking is not None:
            person.key(pygame.K_1)
        elif scene.model.is_asked and not scene.stage.holds_input:
            scene.intents.play(next(iter(scene.model.playable)))
        person.wait(0.3)
        assert person.now < 300
    view = scene.model.view
    sheet = person.ui.find("score-sheet")
    assert len(sheet.heads) == 2
    assert sheet.heads[0].startswith("You + ")
    whats = {line.what for line in view.lines}
    assert len(sheet.rows) == len(whats) + 1
    total = sheet.rows[-1]
    assert total.values == tuple(str(view.match.scores[side]) for side in side_order(view))
    counted = [line for line in view.lines if line.counted]
    for line in counted:
        column = side_order(view).index(line.side)
        assert any(row.values[column] == f"+{line.value}" for row in sheet.rows)
    hands = person.ui.find("opened-hands").describe().value
    assert hands.count(":") == 4
    person.draw()
    person.key(pygame.K_RETURN)
    assert person.table.sent[-1] == "room next"


def test_the_result_closes_by_itself_when_the_next_deal_begins():
    person = at_table()
    scene = person.scene
    while not person.ui.has_modal:
        if scene.root.asking is not None:
            person.key(pygame.K_1)
        elif scene.model.is_asked and not scene.stage.holds_input:
            scene.intents.play(next(iter(scene.model.playable)))
        person.wait(0.3)
    person.table.deal_cards()
    person.wait(0.3)
    assert not person.ui.has_modal
    assert scene.model.view.number == 2


def test_the_answer_of_a_question_is_an_action_of_the_engine():
    assert Action("trump", ("H",)) == parse_action(FRENCH, "trump H")
