"""What a view tells a player who counts."""

import pytest

from manille_lan.bots.reading import (
    beats,
    has_trumps,
    head,
    others_to_follow,
    partner_wins,
    unseen,
    voids,
    would_win,
)
from manille_lan.engine.cards import FRENCH, mask_of
from manille_lan.engine.projection import project
from tests.bots.positions import asked, random_course, rules_of

RULES = rules_of("belge_app")


def courses(count=20, rules=RULES):
    for seed in range(count):
        for deal in random_course(rules, seed):
            if rules.phases[deal.phase].name == "play":
                yield deal, asked(rules, deal)


def card(text):
    return FRENCH.parse_card(text)


def test_a_trump_beats_a_plain_card_and_a_higher_card_of_its_suit():
    view = next(view for _, view in courses() if view.trump == "H")
    assert beats(view, card("7H"), card("10S"))
    assert beats(view, card("AS"), card("KS"))
    assert not beats(view, card("AC"), card("7S"))
    assert not beats(view, card("9H"), card("10H"))


def test_without_trumps_only_the_suit_led_counts():
    view = next(view for _, view in courses() if view.trump == "none")
    assert not has_trumps(view)
    assert not beats(view, card("10H"), card("7S"))


def test_the_head_and_its_seat_are_those_of_the_engine():
    for deal, view in courses():
        assert head(view) == (FRENCH.cards[deal.head_card] if deal.trick else None)
        assert partner_wins(view) == (bool(deal.trick) and deal.sides[deal.head] == deal.sides[deal.seat])


def test_a_card_would_win_where_the_engine_says_so():
    for _, view in courses(5):
        for action in view.legal:
            assert would_win(view, action.card) == (
                not view.trick.cards or beats(view, action.card, head(view))
            )


def test_what_is_unseen_lies_in_the_other_hands():
    for deal, view in courses():
        others = sum(hand for seat, hand in enumerate(deal.hands) if seat != deal.seat)
        assert unseen(view) == others


def test_who_did_not_follow_has_none_of_the_suit():
    shown = 0
    for deal, view in courses():
        for seat, suits in voids(view).items():
            assert not deal.hands[seat] & suits
            shown += bool(suits)
    assert shown > 100


@pytest.mark.parametrize(
    ("preset", "options"),
    [
        ("belge_app", {"enforcement": "honour"}),
        ("muette", {"play_rule": "none"}),
        ("manilla2", {}),
    ],
    ids=["cards are accepted that the rules forbid", "no suit need be followed", "piles turn new cards"],
)
def test_who_did_not_follow_may_have_the_suit_where_nothing_binds_him(preset, options):
    rules = rules_of(preset, **options)
    off_suit = 0
    for _, view in courses(3, rules):
        off_suit += any(card.suit != trick.cards[0].suit for trick in view.tricks for card in trick.cards)
        assert not any(voids(view, rules).values())
    assert off_suit


def test_the_rules_of_a_table_where_suit_is_followed_change_nothing():
    for _, view in courses(3):
        assert voids(view, RULES) == voids(view)


def test_who_follows_comes_in_the_direction_of_play():
    for rules in (RULES, rules_of("retournee")):
        _, view = next((deal, view) for deal, view in courses(rules=rules) if len(view.trick.cards) == 1)
        expected = (view.seat + view.step) % 4, (view.seat + 2 * view.step) % 4
        assert others_to_follow(view) == expected


def test_a_spectator_has_nobody_to_follow_and_sees_no_hand():
    deal, _ = next(courses())
    view = project(RULES, deal, None)
    assert others_to_follow(view) == ()
    assert unseen(view) == FRENCH.full & ~mask_of(view.played)
