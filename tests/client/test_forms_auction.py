"""Bidding, the widow and the exchange, by keys and by mouse; a person may change his mind before he sends."""

import pygame
import pytest

from manille_lan.engine.actions import Action
from tests.client.forms import act, click_card, seated, sent_actions, settle, type_digits


def bidding(**fields):
    person = seated("encheres2", dealer=1, **fields)
    person.table.sent.clear()
    return person


def dial(person):
    return person.ui.find("number-bid")


def test_sixty_bids_are_one_dial_and_three_buttons():
    person = bidding()
    assert person.focused == "number-bid"
    assert dial(person).values == tuple(range(1, 61))
    buttons = [w.tag for w in person.scene.root.asking.walk() if w.role == "button"]
    assert buttons == ["take-bid", "do-pass", "do-bid-slam"]


def test_digits_write_a_bid_and_enter_makes_it():
    person = bidding()
    type_digits(person, "35")
    assert person.sees("Bid 35")
    person.key(pygame.K_RETURN)
    assert sent_actions(person) == ["bid 35"]


@pytest.mark.parametrize(
    ("key", "value"),
    [
        (pygame.K_RIGHT, 2),
        (pygame.K_UP, 2),
        (pygame.K_LEFT, 1),
        (pygame.K_PAGEUP, 6),
        (pygame.K_END, 60),
        (pygame.K_HOME, 1),
    ],
)
def test_keys_turn_the_dial(key, value):
    person = bidding()
    person.key(key)
    assert dial(person).value == value


def test_a_digit_that_leads_nowhere_begins_a_new_number():
    person = bidding()
    type_digits(person, "7")
    type_digits(person, "4")
    assert dial(person).value == 4
    person.key(pygame.K_BACKSPACE)
    type_digits(person, "6")
    assert dial(person).value == 6


def test_the_wheel_and_the_arrows_of_the_dial_turn_it():
    person = bidding()
    rect = dial(person).rect
    person.move(rect.center)
    person.send(pygame.MOUSEWHEEL, x=0, y=1)
    assert dial(person).value == 2
    person.click((rect.right - 10, rect.centery))
    assert dial(person).value == 3
    person.click((rect.x + 10, rect.centery))
    assert dial(person).value == 2
    person.click(rect.center)
    assert dial(person).value == 2


@pytest.mark.parametrize(
    ("tag", "action"), [("take-bid", "bid 1"), ("do-pass", "pass"), ("do-bid-slam", "bid slam")]
)
def test_buttons_bid_and_pass(tag, action):
    person = bidding()
    person.click_on(tag)
    assert sent_actions(person) == [action]


def test_what_others_bid_stands_on_their_plates_and_the_contract_in_the_bar():
    def high(rules, seat, legal):
        return legal[21] if seat == 3 and len(legal) > 50 else legal[0]

    person = seated("encheres2", dealer=0, script=high)
    assert person.sees("Bid: 21")
    assert "Contract Núria: 21" in person.ui.tree()
    assert dial(person).value == 22


def test_everybody_is_a_side_of_his_own_even_while_the_others_are_partners():
    person = seated("encheres1", dealer=1)
    act(person, "accept")
    model = person.scene.model
    assert model.view.sides == (0, 1, 1, 1)
    assert model.sides == (0, 1, 2, 3)
    assert person.scene.board.side_name(1).startswith("Jan-Willem")
    assert len(person.scene.score.describe().value.split(", ")) == 4


def exchanging(**fields):
    person = seated("encheres3", dealer=1, **fields)
    act(person, "bid 30", "take")
    person.table.sent.clear()
    return person


def test_cards_are_set_aside_by_clicks_and_sent_by_done_one_after_the_other():
    person = exchanging()
    cards = person.scene.hand.cards[:4]
    assert not person.ui.find("lay-done").is_enabled
    for card in cards:
        click_card(person, card)
    assert sent_actions(person) == []
    assert set(cards).isdisjoint(person.scene.hand.cards)
    person.click_on("lay-done")
    settle(person)
    person.wait(0.5)
    assert sent_actions(person) == [f"lay {card}" for card in cards]
    assert person.scene.model.view.phase == "trumps"


def test_cards_set_aside_come_back_by_button_by_key_and_by_click():
    person = exchanging()
    first, second, *_ = person.scene.hand.cards
    click_card(person, first)
    click_card(person, second)
    person.key(pygame.K_BACKSPACE)
    assert person.scene.board.plan.laid == [first]
    person.draw()
    spot = next(rect for rect, lying in person.scene.forms.widow._spots if lying.own == first)
    person.click(spot.center)
    assert person.scene.board.plan.laid == []
    click_card(person, second)
    person.click_on("lay-back")
    assert person.scene.hand.cards[:2] == (first, second)
    assert sent_actions(person) == []


def test_cards_are_set_aside_by_keys():
    person = exchanging()
    person.ui.focus("hand")
    for _ in range(4):
        person.key(pygame.K_RETURN)
    person.tab_to("lay-done")
    person.key(pygame.K_RETURN)
    person.wait(0.5)
    assert len(sent_actions(person)) == 4


def test_a_card_too_many_lets_the_first_come_back():
    person = exchanging()
    cards = person.scene.hand.cards[:5]
    for card in cards:
        click_card(person, card)
    assert person.scene.board.plan.laid == list(cards[1:])


def test_one_card_is_laid_away_for_one_drawn():
    person = seated("encheres1", dealer=1)
    act(person, "accept", "draw")
    person.table.sent.clear()
    assert person.sees("Lay one card away.")
    card = person.scene.hand.cards[2]
    click_card(person, card)
    person.click_on("lay-done")
    person.wait(0.3)
    assert sent_actions(person) == [f"lay {card}"]


def test_widow_cards_are_picked_by_click_and_by_digit_and_taken_in_one_go():
    person = seated("encheres3", dealer=1, options={"exchange": "pick", "players": "3"})
    act(person, "bid 30")
    person.table.sent.clear()
    widow = person.scene.forms.widow
    person.click(widow._spots[1][0].center)
    type_digits(person, "4")
    type_digits(person, "5")
    type_digits(person, "5")
    assert person.scene.board.plan.picked == [2, 4]
    assert sent_actions(person) == []
    person.click_on("pick-done")
    person.wait(0.5)
    assert sent_actions(person) == ["pick 2", "pick 4", "take"]
    assert person.sees("Lay 2 cards away: 0 of 2.")


@pytest.mark.parametrize("players", range(3, 8))
@pytest.mark.parametrize("size", [(1280, 720), (900, 600)])
def test_the_widow_finds_a_place_on_the_cloth_at_every_table(players, size):
    person = seated("encheres3", size, dealer=1, options={"players": str(players)})
    scene = person.scene
    spots = [rect for rect, _ in scene.forms.widow._spots]
    assert len(spots) == sum(place.count for place in scene.model.view.places)
    others = [*scene.board.layout.plates, scene.root.asking.rect]
    assert all(spot.collidelist(others) < 0 for spot in spots)
    assert scene.root.asking.rect.collidelist(scene.board.layout.plates) < 0


def test_what_was_named_before_the_line_was_lost_can_still_be_taken():
    person = seated("encheres3", dealer=1, options={"exchange": "pick"})
    act(person, "bid 30", "pick 1")
    person.table.sent.clear()
    assert person.focused == "pick-done"
    person.key(pygame.K_RETURN)
    person.wait(0.3)
    assert sent_actions(person) == ["take"]


def test_a_step_that_is_no_longer_asked_for_ends_the_plan():
    person = exchanging()
    plan, model = person.scene.board.plan, person.scene.model
    held = model.view.hand
    foreign = next(card for card in model.view.the_pack.cards if card not in held)
    plan.send([Action("lay", (foreign,)), Action("lay", (held[0],))])
    assert plan.next_step(model) is None
    assert not plan.is_sending
