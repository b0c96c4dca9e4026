"""Drawing for the first dealer and for partners (rules 1.1): the highest, and those who tie draw again."""

from manille_lan.engine.cards import CATALAN, FRENCH
from manille_lan.engine.draw import drawn_dealer, drawn_ranking, drawn_seats


def numbers(pack, text):
    return tuple(map(int, pack.parse_cards(text)))


def told(pack, draws):
    return " ".join(f"{seat}:{pack.cards[card]}" for seat, card in draws)


def test_the_highest_card_deals_first():
    dealer, draws = drawn_dealer(FRENCH, numbers(FRENCH, "KH 7S AC QD"), 4)
    assert (dealer, told(FRENCH, draws)) == (2, "0:KH 1:7S 2:AC 3:QD")


def test_only_those_who_tie_for_the_highest_draw_again_from_the_rest():
    dealer, draws = drawn_dealer(FRENCH, numbers(FRENCH, "10H 7S 10C QD 8S 8H 9S JS"), 4)
    assert dealer == 2
    assert told(FRENCH, draws) == "0:10H 1:7S 2:10C 3:QD 0:8S 2:8H 0:9S 2:JS"


def test_in_the_catalan_pack_suits_decide_between_equal_ranks():
    assert drawn_dealer(CATALAN, numbers(CATALAN, "9B 9E 9C 9O"), 4)[0] == 3


def test_a_tie_for_a_place_is_drawn_again_among_those_who_tie():
    ranking, draws = drawn_ranking(FRENCH, numbers(FRENCH, "AH 10S AC 7D 8S 9S"), 4)
    assert ranking == [1, 2, 0, 3]
    assert told(FRENCH, draws) == "0:AH 1:10S 2:AC 3:7D 0:8S 2:9S"


def test_the_two_highest_are_partners_and_the_better_opponent_sits_on_the_right():
    assert drawn_seats([2, 0, 3, 1]) == [0, 3, 2, 1]
