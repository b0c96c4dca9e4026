"""Hands that are not simply held: unseen ones, open ones, piles, a card that lies open; claims."""

from itertools import pairwise

import pygame
import pytest

from manille_lan.client.table.piles import piles_of
from manille_lan.settings import Settings
from tests.client.forms import act, act_until_phase, click_card, seated, sent_actions, settle, type_digits


def blind(size=(1280, 720)):
    person = seated("aveugle", size, dealer=1)
    act_until_phase(person, "play")
    settle(person)
    person.table.sent.clear()
    return person


def test_a_covered_card_is_played_by_a_click():
    person = blind()
    place = person.scene.board.layout.fan[2]
    person.click((round(place.x), round(place.y)))
    assert sent_actions(person) == ["position 3"]


def test_a_covered_card_is_played_by_its_digit_and_by_arrows():
    person = blind()
    type_digits(person, "5")
    settle(person)
    person.wait_until(lambda: person.scene.model.is_asked and person.scene.stage.is_idle)
    person.ui.focus("covered")
    person.key(pygame.K_RIGHT)
    person.key(pygame.K_RETURN)
    assert sent_actions(person) == ["position 5", "position 2"]


@pytest.mark.parametrize("size", [(1280, 720), (900, 600), (1920, 1080)])
def test_the_others_hands_lie_open_and_on_nothing(size):
    person = blind(size)
    layout = person.scene.board.layout
    hands = person.scene.forms.open_hands
    spots = [rect for rect, _ in hands._spots]
    assert len(spots) == sum(len(cards) for cards in hands.hands().values())
    for index, spot in enumerate(spots):
        assert spot.collidelist([*layout.plates, *spots[index + 1 :]]) < 0


def test_a_finished_blind_trick_stays_before_it_goes():
    person = blind()
    person.table.act(0, 0, person.table.legal()[0])
    person.wait(0.1)
    beats = {beat.kind for beat in person.scene.stage._beats}
    assert "stay" in beats or person.scene.stage.shown.trick


def test_piles_know_which_card_lies_on_which():
    person = seated("manilla2", dealer=1)
    view = person.scene.model.view
    piles = piles_of(view, 0)
    assert [pile.count for pile in piles] == [4] * 6
    assert tuple(sorted(pile.top for pile in piles)) == tuple(sorted(view.hand))
    for _ in range(30):
        act(person, ".")
        view = person.scene.model.view
        if view.outcome:
            break
        for seat in (0, 1):
            tops = [pile.top for pile in piles_of(view, seat) if pile.top is not None]
            assert sorted(tops) == sorted(view.hands[seat])


def test_the_top_of_a_pile_is_played_by_a_click():
    person = seated("manilla2", dealer=1)
    person.table.sent.clear()
    card = person.scene.hand.cards[3]
    assert card == piles_of(person.scene.model.view, 0)[3].top
    click_card(person, card)
    assert sent_actions(person) == [f"play {card}"]


@pytest.mark.parametrize("size", [(1280, 720), (900, 600)])
def test_piles_lie_inside_the_table_side_by_side(size):
    person = seated("manilla2", size, dealer=1)
    layout = person.scene.board.layout
    rects = [layout.card_rect(place, layout.card) for place in person.scene.forms.places()]
    assert all(layout.table.contains(rect) for rect in rects)
    assert all(a.right <= b.left for a, b in pairwise(rects))


def test_the_turned_up_card_lies_open_until_it_is_played():
    person = seated("manilla4", dealer=1)
    exposed = person.scene.model.view.exposed
    assert person.scene.forms.open_hands.hands() == {1: exposed}
    while person.scene.model.view.exposed:
        act(person, ".")
    assert person.scene.forms.open_hands.hands() == {}


def test_the_cards_and_signs_of_the_catalan_pack_are_drawn():
    person = seated("manilla4", dealer=1)
    assert person.conductor.context.pictures.look.pack == "catalan"
    coins = person.conductor.context.look.icons.picture("suit:O", 30)
    assert coins.get_bounding_rect().w > 10


def claiming():
    person = seated("muette", dealer=1, options={"enforcement": "honour"})
    act_until_phase(person, "claims")
    person.table.sent.clear()
    return person


def test_a_breach_is_claimed_by_trick_and_player():
    person = claiming()
    type_digits(person, "3")
    person.click_on("claim-seat")
    person.click_on("claim-done")
    assert sent_actions(person) == ["claim 3 3"]


def test_nothing_need_be_claimed():
    person = claiming()
    person.click_on("do-none")
    assert sent_actions(person) == ["none"]


@pytest.mark.parametrize("size", [(1280, 720), (900, 600)])
@pytest.mark.parametrize("text", [100, 150])
def test_no_question_covers_the_hands_that_lie_open(size, text):
    settings = Settings(name="Anna", language="fr", speed="off", text_size=text)
    person = seated("aveugle", size, settings, dealer=0)
    panel = person.scene.root.asking.rect
    assert all(not panel.colliderect(rect) for rect, _ in person.scene.forms.open_hands._spots)
