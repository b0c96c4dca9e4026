"""What went wrong in other programs, asked of this engine: legal cards, tricks, and disputes about rules.

The numbers are those of tests/cases.toml. Seats there stand in playing order, as in the clockwise `belge`.
"""

from dataclasses import replace

import pytest

from manille_belge import BELGE
from manille_lan.engine.actions import parse_action
from manille_lan.engine.phases.dealing import Dealing
from manille_lan.engine.phases.tricks import Tricks
from manille_lan.engine.phases.trumps import NameTrumps
from manille_lan.engine.play import actions, apply, check
from manille_lan.engine.projection import project
from manille_lan.engine.state import NONE
from manille_lan.engine.variant import settled
from manille_lan.errors import IllegalAction
from tests.engine.deals import act, begun, match_at, phase_of, play_out, to_play
from tests.engine.questions import answered
from tests.engine.sketches import rules_of, small_rules


def legal(hand, trick, *, seat=3, trump="S", preset="belge", **options):
    """The cards that may follow a trick, as text."""
    part = {"ask": "legal", "preset": preset, "options": options, "seat": seat, "trump": trump}
    return answered({**part, "hand": hand, "trick": trick})


def winner(trick, *, trump="S", preset="belge"):
    return answered({"ask": "winner", "preset": preset, "trump": trump, "trick": trick, "points": True})


@pytest.mark.parametrize(("led", "trump", "other"), ["CDS", "SHC", "HSD", "DCH"])
def test_legal_01_a_trump_below_the_best_one_is_never_above_it(led, trump, other):
    trick = f"0:7{led} 1:J{trump} 2:10{trump}"
    hand = f"A{trump} 9{trump} 8{other}"
    offered = legal(hand, trick, trump=trump, undertrump="free")
    assert sorted(offered.split()) == sorted(hand.split())
    assert legal(hand, trick, trump=trump, undertrump="ban") == f"8{other}"


def test_legal_02_who_is_winning_is_asked_of_the_whole_trick():
    hand = "7H 10H AC 8D"
    assert legal(hand, "0:10S 1:7S", seat=2, trump="H") == "10H 7H 8D AC"
    assert legal(hand, "0:KS 1:10S", seat=2, trump="H") == "10H 7H"


def test_legal_04_at_no_trump_the_suit_to_follow_is_that_of_the_first_card():
    assert legal("7D JD AS", "0:9D 1:10S", seat=2, trump="none") == "JD 7D"
    assert legal("7D JD AS", "0:9D 1:10S 2:10C", trump="none") == "JD"


def at_lone_trick(cards, third="10S 7S"):
    """Seat 1 has led alone, trumps are hearts; each seat holds two cards, seat 3 those named."""
    rules = small_rules("encheres2", 2, 4, direction="cw")
    hands = {1: "QS 9D", 2: f"{cards[1]} 8D", 3: third, 0: "7H 8C"}
    deal = to_play(rules, begun(rules, match_at(rules, 0), hands), trump="H", taken=["1 bid slam"])
    for card in cards:
        deal = act(rules, deal, f"{deal.seat} play {card}")
    return [str(action) for action in actions(rules, deal)]


def test_legal_06_sides_come_from_the_deal_and_not_from_the_seat_number():
    assert at_lone_trick(["QS", "AS"]) == ["play 7S", "play 10S"]
    assert at_lone_trick(["QS", "AS", "7S"]) == ["play 7H", "play 8C"]
    assert at_lone_trick(["QS", "7S"], third="10S 8S") == ["play 10S"]


@pytest.mark.parametrize("leader", range(4))
def test_trick_01_the_winner_does_not_depend_on_who_leads(leader):
    def trick(*cards):
        return " ".join(f"{(leader + i) % 4}:{card}" for i, card in enumerate(cards))

    assert winner(trick("JC", "KD", "7C", "9C")) == f"won {leader} with 4"
    assert winner(trick("9S", "10S", "AS", "7S"), trump="none") == f"won {(leader + 1) % 4} with 9"


def test_trick_02_the_last_trick_is_none_before_the_first_is_complete():
    rules = rules_of("belge")
    deal = to_play(rules, begun(rules, match_at(rules, 0), {}))
    told = {}
    while not deal.outcome:
        view = project(rules, deal, 0)
        told[deal.turn - 7] = view.last_trick and len(view.tricks)
        deal, _ = apply(rules, deal, deal.seat, actions(rules, deal)[0])
    first = min(told)
    assert [told[first + cards] for cards in (0, 3, 4, 5, 31)] == [None, None, 1, 1, 7]
    over = project(rules, deal, 0)
    assert over.last_trick == over.tricks[7]
    assert over.trick.cards == ()


def test_trick_03_catalan_cards_win_by_their_strength():
    def won(*cards):
        trick = " ".join(f"{seat}:{card}" for seat, card in zip((3, 2, 1, 0), cards, strict=True))
        return winner(trick, trump="O", preset="botifarra")

    assert won("4E", "7E", "KE", "2E") == "won 1 with 3"
    assert won("KE", "AE", "9E", "JE") == "won 1 with 13"
    assert won("8E", "JE", "NE", "KE") == "won 0 with 6"
    assert won("AE", "2O", "9E", "3O") == "won 0 with 9"


@pytest.mark.parametrize("players", range(2, 8))
def test_trick_04_a_trick_closes_with_as_many_cards_as_there_are_seats(players):
    phases = (Dealing(), NameTrumps(), Tricks())
    variant = replace(BELGE, players=(2, 7), sides="each", phases=phases, constraints=())
    rules = settled(variant, "belge", {"packets": "2-2"}, players)
    deal = to_play(rules, begun(rules, match_at(rules, 0), {}))
    for cards in range(1, players + 1):
        assert len(deal.tricks) == 0
        deal, _ = apply(rules, deal, deal.seat, actions(rules, deal)[0])
        assert len(deal.trick) == cards % players
    assert len(deal.tricks) == 1
    assert deal.seat == deal.tricks[0].winner


def test_deal_08_the_turn_goes_round_in_the_direction_of_the_variant():
    for preset, order in (("retournee", [3, 2, 1, 0]), ("belge", [1, 2, 3, 0])):
        rules = rules_of(preset)
        deal = to_play(rules, begun(rules, match_at(rules, 0), {}))
        asked = []
        for _ in range(4):
            asked.append(deal.seat)
            deal, _ = apply(rules, deal, deal.seat, actions(rules, deal)[0])
        assert asked == order
        assert project(rules, deal, 0).sides == (0, 1, 0, 1)


def test_rules_02_who_cannot_overruff_does_as_the_option_says():
    trick = "0:7C 1:AD 2:10D"
    assert legal("KD 9D 7S", trick, trump="D", undertrump="free") == "7S KD 9D"
    assert legal("KD 9D 7S", trick, trump="D", undertrump="ban") == "7S"
    for undertrump in ("free", "ban", "ban_vs_opponents", "free_if_unable"):
        assert legal("KD 9D", trick, trump="D", undertrump=undertrump) == "KD 9D"


def test_rules_03_a_partner_who_is_winning_frees_from_ruffing():
    assert legal("7H 8C", "0:10S 1:7S", seat=2, trump="H") == "7H 8C"


def test_rules_04_what_is_refused_leaves_no_trace():
    rules = small_rules("belge", 2)
    hands = {0: "QH 7S", 1: "8H 9C", 2: "7H AH", 3: "AD 9S"}
    deal = to_play(rules, begun(rules, match_at(rules, 3), hands))
    deal = act(rules, deal, "0 play QH")
    with pytest.raises(IllegalAction, match="refusal-must-follow"):
        act(rules, deal, "1 play 9C")
    deal = act(rules, deal, "1 play 8H")
    assert [str(event) for event in deal.history if event.by == 1][-1] == "1 play 8H"
    assert "9C" not in " ".join(map(str, deal.history))


def refused(rules, deal, text):
    """The reason why an action in notation is refused, or None."""
    seat, _, action = text.partition(" ")
    refusal = check(rules, deal, int(seat), parse_action(rules.pack, action))
    return refusal.reason if refusal else None


def test_rules_05_the_ladder_of_doubles_is_climbed_step_by_step_and_ends():
    rules = rules_of("botifarra", max_calls="2")
    deal = to_play(rules, begun(rules, match_at(rules, 0), {}), trump="O", at="calls")
    assert refused(rules, deal, "0 double") == "refusal-not-your-turn"
    assert refused(rules, deal, "2 double") == "refusal-not-your-turn"
    deal = act(rules, deal, "3 double")
    assert refused(rules, deal, "1 double") == "refusal-not-your-turn"
    assert project(rules, deal, 1).multiplier == 2
    deal = act(rules, deal, "2 double")
    assert phase_of(rules, deal) == "play"
    assert refused(rules, deal, "3 double") == "refusal-not-offered"
    deal, _ = apply(rules, deal, deal.seat, actions(rules, deal)[0])
    assert refused(rules, deal, f"{deal.seat} double") == "refusal-not-offered"


def test_rules_05_a_phase_of_calls_ends_when_everybody_is_silent():
    rules = rules_of("botifarra")
    deal = to_play(rules, begun(rules, match_at(rules, 0), {}), trump="O", at="calls")
    assert phase_of(rules, act(rules, act(rules, deal, "3 pass"), "1 pass")) == "play"


@pytest.mark.parametrize(("card", "marked"), [("10H", ["marked 0 5"]), ("9H", [])])
def test_rules_06_the_turned_card_is_marked_once_seen_by_all_and_stays_in_the_hand(card, marked):
    rules = rules_of("retournee")
    deal = begun(rules, match_at(rules, 0), {}, turned=card)
    assert [str(event) for event in deal.history if event.kind == "marked"] == marked
    for seat in (None, 0, 1, 2, 3):
        view = project(rules, deal, seat)
        assert [str(face) for face in view.exposed] == [card]
        assert view.trump == "H"
    assert project(rules, deal, None).hands == (None, None, None, None)
    assert card in map(str, project(rules, deal, 0).hand)
    over = play_out(rules, deal)
    assert project(rules, over, None).exposed == ()
    assert sum(line.what == "turned_up" for line in over.lines) == len(marked)


def test_a_dealer_who_has_not_led_may_play_his_turned_card_in_the_first_trick():
    rules = small_rules("retournee", 2)
    hands = {3: "8H 7C", 2: "9H 8C", 1: "JH 9C", 0: "10H"}
    deal = begun(rules, match_at(rules, 0), hands, turned="10H")
    for text in ("3 play 8H", "2 play 9H", "1 play JH"):
        deal = act(rules, deal, text)
    assert "play 10H" in map(str, actions(rules, deal))
    assert NONE not in deal.seen
