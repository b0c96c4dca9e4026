"""Manille parlée in the window: three clicks to a sentence, bubbles for what is said."""

import pygame
import pytest

from tests.client.forms import act, act_until_phase, click_card, seated, sent_actions, settle


def speaking(**fields):
    person = seated("parlee", dealer=3, **fields)
    act_until_phase(person, "play")
    person.table.sent.clear()
    return person


def choose(person, what):
    """Click a cell of the grid."""
    person.draw()
    grid = person.ui.find("matrix")
    cell = next(cell for cell in grid._cells if grid.what(cell) == what)
    person.click(grid.cell_rect(cell).center)


def test_three_clicks_tell_how_many_hearts_one_holds():
    person = speaking()
    hearts = sum(card.suit == "H" for card in person.scene.hand.cards)
    person.click_on("say-tell")
    choose(person, ("suit", "H"))
    assert sent_actions(person) == []
    person.click_on("say-it")
    assert sent_actions(person) == [f"tell suit H {hearts}"]


@pytest.mark.parametrize("what", [("rank", "10"), ("card", "10S"), ("suit", "C")])
def test_a_question_is_answered_and_both_are_shown_as_bubbles(what):
    person = speaking()
    person.click_on("say-ask")
    choose(person, what)
    person.click_on("say-it")
    settle(person)
    assert sent_actions(person) == [f"ask {' '.join(what)}"]
    assert [event.kind for event in person.scene.forms.spoken.said().values()] == ["ask", "answer"]


def test_a_sentence_by_keys_alone():
    person = speaking()
    person.tab_to("say-ask")
    person.key(pygame.K_RETURN)
    assert person.focused == "matrix", "the focus goes on to the next step"
    for key in (pygame.K_DOWN, pygame.K_RIGHT, pygame.K_RETURN):
        person.key(key)
    assert person.focused == "say-it"
    person.key(pygame.K_RETURN)
    assert len(sent_actions(person)) == 1


def test_each_click_can_be_taken_back():
    person = speaking()
    person.click_on("say-tell")
    choose(person, ("suit", "H"))
    person.click_on("say-back")
    assert person.ui.find("matrix") is not None
    person.key(pygame.K_BACKSPACE)
    assert person.sees("say-ask")
    assert sent_actions(person) == []


def test_one_may_just_lead():
    person = speaking()
    card = person.scene.hand.cards[0]
    click_card(person, card)
    assert sent_actions(person) == [f"play {card}"]


def test_an_invitation_is_answered_with_an_order_or_declined():
    def invites(rules, seat, legal):
        return next((action for action in legal if action.verb == "invite"), legal[0])

    person = seated("parlee", dealer=1, script=invites)
    act_until_phase(person, "play")
    tags = [w.tag for w in person.scene.root.asking.walk() if w.role == "button"]
    assert tags == ["do-decline", "say-instruct", "say-ask", "say-tell"] or set(tags) == {
        "do-decline",
        "say-instruct",
        "say-ask",
        "say-tell",
    }
    person.table.sent.clear()
    person.click_on("say-instruct")
    assert ("rank", "10") not in person.ui.find("matrix").offered
    choose(person, ("suit", "D"))
    person.click_on("say-it")
    assert sent_actions(person) == ["instruct suit D"]


def test_bubbles_go_with_the_trick():
    person = speaking()
    act(person, "ask suit H")
    assert person.scene.forms.spoken.said()
    while len(person.scene.model.view.tricks) < 1:
        act(person, ".")
    kinds = {event.kind for event in person.scene.forms.spoken.said().values()}
    assert "ask" not in kinds


def test_on_ones_honour_every_answer_is_offered():
    options = {"enforcement": "honour", "truth": "honour"}
    person = speaking(options=options)
    person.click_on("say-tell")
    choose(person, ("card", "10S"))
    tags = [w.tag for w in person.scene.root.asking.walk() if w.role == "button"]
    assert tags == ["say-it", "say-it-1", "say-back"]
    person.click_on("say-it-1")
    assert len(sent_actions(person)) == 1
