"""Worlds drawn from a view: every one that the rules and the speech leave possible, none other, evenly."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest
from msgspec.structs import replace

from manille_lan.engine.cards import mask_of
from manille_lan.engine.phases.speech import cards_meant
from manille_lan.engine.projection import project
from manille_lan.engine.told import Fact, facts_told
from manille_lan.engine.worlds import Worlds
from manille_lan.errors import IllegalAction
from tests.engine.deals import act, begun, match_at, to_play
from tests.engine.sketches import small_rules

RULES = small_rules("parlee", 2)
HANDS = {1: "AS 7H", 2: "10S 9H", 3: "KD 8C", 0: "QC 7D"}


def spoken(*texts, rules=RULES, hands=HANDS):
    """The deal after some sentences and cards; seat 1 leads."""
    deal = to_play(rules, begun(rules, match_at(rules, 0), hands), trump="C")
    for text in texts:
        deal = act(rules, deal, text)
    return deal


def cards(text, rules=RULES):
    return mask_of(map(int, rules.pack.parse_cards(text)))


def test_what_is_told_counts_the_cards_of_one_hand_until_they_fall():
    deal = spoken("1 ask suit S", "3 answer 0")
    spades, hearts = cards_meant(RULES.pack, ("suit", "S")), cards_meant(RULES.pack, ("suit", "H"))
    assert facts_told(RULES, project(RULES, deal, 0)) == (Fact(3, spades, 0),)
    deal = spoken("1 tell suit H 1", "1 play 7H")
    assert facts_told(RULES, project(RULES, deal, 0)) == (Fact(1, hearts & ~cards("7H"), 0),)


def test_a_card_that_does_not_obey_an_order_tells_that_none_would_have():
    deal = spoken("1 invite", "3 instruct suit D", "1 play AS")
    assert facts_told(RULES, project(RULES, deal, 0)) == (Fact(1, cards_meant(RULES.pack, ("suit", "D")), 0),)
    obeyed = spoken("1 invite", "3 instruct suit S", "1 play AS")
    assert facts_told(RULES, project(RULES, obeyed, 0)) == ()


def test_words_on_ones_honour_prove_nothing():
    rules = small_rules("parlee", 2, truth="honour", enforcement="honour")
    deal = spoken("1 tell suit H 2", rules=rules)
    assert facts_told(rules, project(rules, deal, 0)) == ()


@pytest.mark.parametrize(
    ("texts", "mask", "count"),
    [
        (("1 tell suit H 1",), "10H AH KH QH JH 9H 8H 7H", 1),
        (("1 tell rank A 1",), "AS AH AD AC", 1),
        (("1 tell card 10S no",), "10S", 0),
        (("1 tell card AS yes",), "AS", 1),
    ],
)
def test_every_world_that_agrees_with_the_speech_is_drawn_as_often_as_any_other(texts, mask, count):
    view = project(RULES, spoken(*texts), 0)
    worlds, rng = Worlds(RULES, view), Random(7)
    hidden = [card for card in range(32) if card not in set(map(int, view.hand))]
    possible = {
        frozenset(hand)
        for hand in combinations(hidden, 2)
        if (mask_of(hand) & cards(mask)).bit_count() == count
    }
    draws = 20 * len(possible)
    seen = Counter(frozenset(worlds.draw(rng)[1]) for _ in range(draws))
    assert set(seen) == possible
    assert max(seen.values()) < 60
    spread = sum((times - 20) ** 2 / 20 for times in seen.values())
    assert spread < len(possible) + 5 * (2 * len(possible)) ** 0.5, "chi square, five deviations"


def test_a_view_that_no_deal_can_have_gives_no_world():
    view = project(RULES, spoken("1 tell suit H 1", "1 play 7H", "2 play 9H"), 0)
    told = [
        replace(event, args=(*event.args[:2], 3)) if event.kind == "tell" else event for event in view.history
    ]
    with pytest.raises(IllegalAction):
        Worlds(RULES, replace(view, history=tuple(told))).draw(Random(1))
