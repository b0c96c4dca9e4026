"""Hints: asked for by key or button, marked and explained, dropped where they come too late."""

import pygame
import pytest
from scripted import ScriptedNetwork, ScriptedTable
from scripted_adviser import ScriptedAdviser

from manille_lan.bots.advice import Advice
from manille_lan.client.ports import Start, Wish
from manille_lan.client.table.plan import LAID, supposed
from manille_lan.engine.actions import Action, parse_action
from manille_lan.engine.cards import FRENCH
from tests.client.person import QUIET, Person


def seated(adviser: ScriptedAdviser | None, size=(1280, 720), **fields) -> Person:
    network = ScriptedNetwork(ScriptedTable(**fields))
    wish = Wish(network.table.preset, is_solo=True)
    person = Person(network, QUIET, size, start=Start(wish=wish), adviser=adviser)
    person.wait_for_launcher()
    person.draw()
    return person


def to_the_cards(person: Person) -> None:
    """Trumps are named; one is asked for a card."""
    person.scene.intents.answer(person.scene.model.choices[1])
    person.wait_until(lambda: person.scene.stage.is_idle and person.scene.model.is_asked)
    person.draw()


def hinted(person: Person, adviser: ScriptedAdviser) -> None:
    person.key(pygame.K_i)
    adviser.think()
    person.wait(0.1)


def test_a_card_is_marked_with_the_reason_and_is_not_played():
    adviser = ScriptedAdviser()
    person = seated(adviser)
    to_the_cards(person)
    card = min(person.scene.model.playable)
    adviser.choose = lambda view: Advice(Action("play", (card,)), "why-load", {"seat": 2, "points": 4})
    sent = list(person.table.sent)
    hinted(person, adviser)
    assert person.scene.hand.hinted == card
    assert person.scene.bubble.remark.head.startswith("Hint: the ")
    assert person.scene.bubble.remark.body == "Your partner holds the trick: 4 card points onto it."
    assert person.table.sent == sent
    person.draw()
    person.ui.focus("hand")
    person.scene.hand._focus = card
    assert "hinted" in person.scene.hand.describe().states
    person.scene.intents.play(card)
    person.wait(0.2)
    assert person.scene.hand.hinted is None


def test_the_button_asks_too_and_the_answer_of_a_question_is_marked():
    adviser = ScriptedAdviser(lambda view: Advice(parse_action(FRENCH, "trump H"), "why-of-a-stranger"))
    person = seated(adviser, (900, 600))
    person.click_on("hint-button")
    assert "Thinking of a hint…" in person.ui.toasts
    adviser.think()
    person.wait(0.1)
    asking = person.scene.root.asking
    assert "do-trump-H" in asking._hinted
    assert person.ui.toasts == ()
    assert person.ui.find("asking-hint").name == "Hint: hearts."
    assert not person.scene.bubble.is_shown
    person.draw()
    assert adviser.asked[0].view == person.scene.model.view
    assert adviser.asked[0].options["hints"] == "true"


def test_a_hint_is_thought_out_once_and_shown_again():
    adviser = ScriptedAdviser()
    person = seated(adviser)
    person.key(pygame.K_i)
    person.key(pygame.K_i)
    assert len(adviser.asked) == 1
    adviser.think()
    person.wait(0.1)
    person.key(pygame.K_i)
    assert len(adviser.asked) == 1


def test_what_comes_after_the_question_is_dropped():
    adviser = ScriptedAdviser()
    person = seated(adviser)
    person.key(pygame.K_i)
    person.key(pygame.K_2)
    person.wait(0.2)
    adviser.think()
    person.wait(0.1)
    assert adviser._wanted is None
    person.scene.hear_advice(Advice(Action("trump", ("S",))))
    assert person.scene.hand.hinted is None
    assert not person.sees("asking-hint")


def test_no_hint_is_told_where_the_bot_gave_none():
    adviser = ScriptedAdviser(lambda view: Advice())
    person = seated(adviser)
    hinted(person, adviser)
    assert "No hint was found." in person.ui.toasts


def test_where_hints_are_off_the_key_says_so_and_there_is_no_button():
    adviser = ScriptedAdviser()
    person = seated(adviser, options={"hints": "false"})
    person.key(pygame.K_i)
    assert "At this table no hints are given." in person.ui.toasts
    assert adviser.asked == []
    assert not person.sees("hint-button")


def test_the_key_tells_whose_turn_it_is_where_one_is_not_asked():
    adviser = ScriptedAdviser()
    person = seated(adviser, me=2, dealer=0, bots=())
    person.table.are_others_still = True
    person.table.deal_cards()
    person.wait(0.5)
    person.key(pygame.K_i)
    assert adviser.asked == []
    assert person.scene.bubble.is_shown


def test_the_letter_i_is_typed_into_the_field():
    adviser = ScriptedAdviser()
    person = seated(adviser)
    person.ui.focus("say")
    person.key(pygame.K_i)
    assert adviser.asked == []


FORMS = ("encheres1", "encheres2", "encheres3", "parlee", "manilla2", "aveugle", "botifarra")


@pytest.mark.parametrize("preset", FORMS)
def test_there_is_a_hint_in_every_phase_of_every_form(preset):
    adviser = ScriptedAdviser(lambda view: Advice(view.legal[-1]))
    person = seated(adviser, preset=preset)
    phases = set()
    while person.scene.model.view.number == 1 and not person.ui.has_modal:
        scene = person.scene
        if not scene.model.is_asked or not scene.stage.is_idle:
            person.wait(0.3)
            assert person.now < 400
            continue
        phases.add(scene.model.view.phase)
        hinted(person, adviser)
        advised, asking = adviser.asked[-1].view.legal[-1], scene.root.asking
        marks = (scene.hand.hinted, scene.forms.covered._hinted, asking and asking._hint)
        assert any(mark is not None for mark in marks) or scene.bubble.is_shown, advised
        person.draw()
        person.scene.intents.answer(advised)
        person.wait(0.2)
    assert "play" in phases


def test_a_hint_for_an_exchange_goes_on_from_what_was_set_aside():
    adviser = ScriptedAdviser()
    person = seated(adviser, preset="encheres3", options={"players": "4"})
    while person.scene.model.view.phase != "exchange" or not person.scene.model.is_asked:
        if person.scene.model.is_asked:
            wanted = [a for a in person.scene.model.view.legal if a.verb == "bid"]
            person.scene.intents.answer(wanted[-1] if wanted else person.scene.model.view.legal[-1])
        person.wait(0.3)
        assert person.now < 200
    take = next(a for a in person.scene.model.view.legal if a.verb == "take")
    person.scene.intents.answer(take)
    person.wait_until(lambda: person.scene.model.is_asked and person.scene.stage.is_idle)
    for _ in range(2):
        hinted(person, adviser)
        card = person.scene.hand.hinted
        assert card is not None
        assert not person.sees("asking-hint")
        person.scene.intents.play(card)
        person.wait(0.1)
    view = adviser.asked[-1].view
    assert next(place for place in view.places if place.name == LAID).count == 1
    assert len(view.hand) == len(person.scene.model.view.hand) - 1
    assert supposed(person.scene.model.view, person.scene.board.plan).turn == view.turn + 1
