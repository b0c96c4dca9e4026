"""A person at the table: legal and illegal cards, by click, key and drag; late answers; lost lines."""

import pygame
import pytest
from scripted import ScriptedNetwork, ScriptedTable

from manille_lan.client.clock import Pace
from manille_lan.client.model import TableModel
from manille_lan.client.ports import Start, Wish
from manille_lan.net.guest.news import Link
from manille_lan.settings import Settings
from tests.client.person import QUIET, Person


def seated(settings: Settings = QUIET, size=(1280, 720), **fields) -> Person:
    """A person at a table that plays, in deal 1."""
    network = ScriptedNetwork(ScriptedTable(**fields))
    person = Person(network, settings, size, start=Start(wish=Wish("belge", is_solo=True)))
    person.wait_for_launcher()
    person.draw()
    return person


def must_follow(settings: Settings = QUIET, size=(1280, 720)) -> Person:
    """One's turn in the second trick, with cards that may not be played."""
    person = seated(settings, size)
    person.scene.intents.answer(person.scene.model.choices[1])  # hearts
    person.wait(0.2)
    while len(person.table.deal.tricks) < 2 or not illegal_cards(person):
        person.wait_until(lambda: person.scene.stage.is_idle and person.scene.model.is_asked)
        if illegal_cards(person):
            break
        person.scene.intents.play(sorted(person.scene.model.playable)[0])
    person.draw()
    person.table.sent.clear()
    return person


def illegal_cards(person: Person):
    playable = person.scene.model.playable
    return [card for card in person.scene.hand.cards if playable is not None and card not in playable]


def legal_card(person: Person):
    return next(card for card in person.scene.hand.cards if card in person.scene.model.playable)


def spot(person: Person, card) -> tuple[int, int]:
    """A point of the card that no other covers."""
    hand = person.scene.hand
    place = hand.fan.place_of(card)
    for across in range(-45, 46, 5):
        point = (round(place.x + across), round(place.y - 30))
        if hand.fan.card_at(point) == card:
            return point
    raise AssertionError(f"{card} is covered")


def by_click(person: Person, card) -> None:
    person.click(spot(person, card))
    person.wait(0.1)


def by_key(person: Person, card) -> None:
    person.ui.focus("hand")
    person.key(pygame.K_HOME)
    for _ in person.scene.hand.cards:
        if person.scene.hand.focus_card == card:
            break
        person.key(pygame.K_RIGHT)
    person.key(pygame.K_RETURN)


def by_drag(person: Person, card) -> None:
    start = spot(person, card)
    person.press(start)
    for step in range(1, 9):
        person.move((start[0], start[1] - 40 * step))
        person.draw()
    person.release((start[0], start[1] - 320))
    person.wait(0.1)


WAYS = pytest.mark.parametrize("way", [by_click, by_key, by_drag])


@WAYS
def test_client_ui_11_an_illegal_card_is_refused_with_its_rule_and_the_cards_that_prove_it(way):
    person = must_follow()
    card, turn = illegal_cards(person)[0], person.scene.model.turn
    way(person, card)
    bubble = person.scene.bubble
    assert bubble.is_shown
    assert bubble.remark.head == "Follow suit"
    led = person.scene.model.view.trick.cards[0].suit
    assert all(text[-1] == led for text in bubble.remark.cards)
    assert person.scene.hand.refused == card
    assert card in person.scene.hand.cards
    assert person.scene.model.turn == turn
    assert person.sounds[-1] == "illegal"
    person.draw()
    person.wait(7)
    assert not bubble.is_shown, "it goes by itself"


@WAYS
def test_the_same_illegal_card_is_asked_about_once_and_explained_twice(way):
    person = must_follow()
    card = illegal_cards(person)[0]
    way(person, card)
    person.scene.bubble.hush()
    way(person, card)
    assert person.scene.bubble.is_shown
    assert len(person.table.sent) == 1


@WAYS
def test_a_legal_card_is_played_by_every_way(way):
    person = must_follow()
    card = legal_card(person)
    way(person, card)
    assert person.table.sent == [f"act play {card}"]
    assert card not in person.scene.hand.cards


def test_client_ui_12_a_double_click_plays_one_card():
    person = must_follow()
    card = legal_card(person)
    point = spot(person, card)
    person.click(point)
    person.click(point)
    person.wait(0.2)
    assert person.table.sent == [f"act play {card}"]


def test_client_ui_12_enter_held_down_plays_one_card():
    person = must_follow()
    card = legal_card(person)
    person.ui.focus("hand")
    for key in (pygame.K_RETURN, pygame.K_UP):
        for _ in range(30):
            person.send(pygame.KEYDOWN, key=key, mod=0, unicode="")
            person.wait(0.2)
    plays = [told for told in person.table.sent if told.startswith("act play")]
    assert len(plays) <= 2
    assert card is not None


def test_client_ui_13_a_click_while_the_trick_is_shown_only_skips_it():
    person = seated(settings=Settings(name="Anna", language="en", speed="normal", trick_pause="4"))
    scene = person.scene
    scene.intents.answer(scene.model.choices[1])
    while True:
        person.wait_until(lambda: scene.model.is_asked and not scene.stage.holds_input)
        before = len(person.table.deal.tricks)
        scene.intents.play(legal_card(person))
        person.wait(0.05)
        if len(person.table.deal.tricks) > before and scene.model.is_asked:
            break
        person.wait_until(lambda: scene.stage.is_idle)
    person.draw()
    assert scene.stage.holds_input, "the finished trick lies there"
    person.table.sent.clear()
    person.click(spot(person, scene.hand.cards[0]))
    assert person.table.sent == []
    assert scene.stage.is_idle
    person.click(spot(person, legal_card(person)))
    assert len(person.table.sent) == 1


def test_client_ui_14_a_card_waits_on_the_table_for_a_late_answer_and_comes_back_when_refused():
    person = must_follow()
    person.table.answers = False
    card = legal_card(person)
    by_click(person, card)
    scene = person.scene
    assert scene.board.laid == card
    assert card not in scene.hand.cards
    person.wait(3)
    person.draw()
    by_click(person, next(iter(scene.hand.cards)))
    assert len(person.table.sent) == 1, "nothing is sent while an answer is awaited"
    number = scene.model.pending.command
    illegal = next(other for other in person.table.rules.pack.cards if other not in scene.model.view.hand)
    person.table.answer(number, f"play {illegal}")
    person.wait(0.1)
    assert card in scene.hand.cards
    assert scene.bubble.is_shown


def test_client_ui_15_a_burst_after_a_lost_line_is_shown_at_once():
    person = seated(settings=Settings(name="Anna", language="en", speed="slow", trick_pause="4"))
    scene, table = person.scene, person.table
    scene.intents.answer(scene.model.choices[1])
    person.wait(0.05)
    for _ in range(20):
        if table.deal.seat < 0:
            break
        table.step()
    person.wait(0.05)
    assert scene.stage.is_idle
    assert scene.stage.shown.counts == scene.model.view.counts


def test_client_ui_16_a_lost_line_veils_the_table_and_lifts_when_it_is_back():
    person = must_follow()
    person.table.inbox.append(Link("reconnecting"))
    person.wait(0.4)
    assert not person.scene.reconnecting.is_shown, "a short gap is not worth a word"
    person.wait(2)
    assert person.scene.reconnecting.is_shown
    assert "3 s" in person.scene.reconnecting.ui.tree() or "2 s" in person.scene.reconnecting.ui.tree()
    card = legal_card(person)
    person.click(spot(person, card))
    assert person.table.sent == [], "nothing can be played meanwhile"
    person.draw()
    person.table.inbox.append(Link("online", 3))
    person.wait(0.2)
    assert not person.scene.reconnecting.is_shown
    by_click(person, card)
    assert len(person.table.sent) == 1


def test_the_way_out_of_a_lost_line():
    person = must_follow()
    person.table.inbox.append(Link("reconnecting"))
    person.wait(2)
    person.key(pygame.K_RETURN)
    assert type(person.scene).__name__ == "LobbyScene"


def test_client_09_a_drag_is_dropped_when_the_window_is_left():
    person = must_follow()
    card = legal_card(person)
    start = spot(person, card)
    person.press(start)
    person.move((start[0], start[1] - 200))
    assert person.scene.hand.dragged == card
    person.send(pygame.WINDOWFOCUSLOST)
    person.release((start[0], start[1] - 300))
    assert person.table.sent == []
    assert person.scene.hand.dragged is None
    assert card in person.scene.hand.cards


def test_a_drag_that_ends_over_the_hand_plays_nothing():
    person = must_follow()
    start = spot(person, legal_card(person))
    person.press(start)
    person.move((start[0] + 30, start[1] + 10))
    person.release((start[0] + 30, start[1] + 10))
    assert person.table.sent == []


def test_space_tells_why_and_the_letters_go_to_suits():
    person = must_follow()
    hand = person.scene.hand
    person.ui.focus("hand")
    suits = {card.suit for card in hand.cards}
    for suit in suits:
        person.key(ord(suit.lower()))
        assert hand.focus_card.suit == suit
    bad = illegal_cards(person)[0]
    while hand.focus_card != bad:
        person.key(
            pygame.K_RIGHT if hand.cards.index(hand.focus_card) < hand.cards.index(bad) else pygame.K_LEFT
        )
    person.key(pygame.K_SPACE)
    assert person.scene.bubble.remark.head == "Follow suit"
    good = legal_card(person)
    while hand.focus_card != good:
        person.key(
            pygame.K_RIGHT if hand.cards.index(hand.focus_card) < hand.cards.index(good) else pygame.K_LEFT
        )
    person.key(pygame.K_SPACE)
    assert not person.scene.bubble.remark.is_bad


def test_digits_play_the_nth_playable_card():
    person = must_follow()
    playable = [card for card in person.scene.hand.cards if card in person.scene.model.playable]
    person.ui.focus("hand")
    person.key(pygame.K_0 + len(playable))
    assert person.table.sent == [f"act play {playable[-1]}"]


def test_grey_means_illegal_only():
    person = must_follow()
    assert person.scene.hand.playable is not None
    by_click(person, legal_card(person))
    person.table.answers = False
    person.wait_until(lambda: person.scene.stage.is_idle)
    if person.scene.model.view.to_act != person.scene.model.me:
        assert person.scene.hand.playable is None


def test_client_ui_27_hover_at_the_seam_of_two_cards_does_not_flicker():
    person = must_follow()
    hand = person.scene.hand
    seam = spot(person, hand.cards[1])
    seen = set()
    for _ in range(10):
        person.move(seam)
        person.wait(0.05)
        person.draw()
        seen.add(hand.hovered)
    assert len(seen) == 1


def test_a_click_when_it_is_not_ones_turn_says_whose_it_is():
    person = seated()
    scene = person.scene
    person.table.are_others_still = True
    scene.intents.answer(scene.model.choices[1])
    person.wait(0.2)
    assert scene.model.view.to_act != scene.model.me
    person.table.sent.clear()
    person.draw()
    by_click(person, scene.hand.cards[0])
    assert person.table.sent == []
    assert scene.bubble.remark.head == "Jan-Willem van der Straeten may double."
    assert scene.hand.playable is None, "a hand that waits is in full colour"


def test_an_empty_model_can_do_nothing():
    model = TableModel()
    assert not model.is_asked
    assert model.playable is None
    assert model.choices == ()
    assert model.me is None
    assert Pace("off").seconds("play") == 0
