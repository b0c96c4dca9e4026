"""What `steady` says before a lead in Manille parlée, and what it makes of what it hears."""

from manille_bots import STEADY
from manille_bots.hearing import what_was_said
from manille_bots.position import counted
from manille_lan.api.bots import cards_meant, mask_of
from manille_lan.bots.contract import Aids
from manille_lan.engine.actions import Action, parse_action
from manille_lan.engine.cards import FRENCH
from manille_lan.engine.play import apply
from manille_lan.engine.projection import project
from tests.bots.positions import begun, rules_of
from tests.plugins.silenced import margin, played
from tests.plugins.test_bots_forms import course

RULES = rules_of("parlee", max_calls="0")


def leading(seed=0):
    """A deal whose first leader may speak."""
    deal = begun(RULES, seed)
    return apply(RULES, deal, deal.seat, Action("trump", ("S",)))[0]


def after(deal, *sentences):
    """The deal after some sentences, each said by who is on turn."""
    for sentence in sentences:
        deal, _ = apply(RULES, deal, deal.seat, parse_action(FRENCH, sentence))
    return deal


def heard_by(deal, seat):
    """What a seat takes every other to hold, and to lack."""
    heard = what_was_said(project(RULES, deal, seat))
    return {other: heard.holds(other) for other in range(4)}, {
        other: heard.lacks(other) for other in range(4)
    }


def true_answer(deal):
    return RULES.phases[deal.phase].actions(RULES, deal)[0]


def test_a_sentence_speaks_of_a_suit_a_rank_or_a_card():
    meant = {
        ("suit", "H"): "10H AH KH QH JH 9H 8H 7H",
        ("rank", 10): "10S 10H 10D 10C",
        ("rank", "A"): "AS AH AD AC",
        ("card", FRENCH.parse_cards("9D")[0]): "9D",
    }
    for args, cards in meant.items():
        assert cards_meant(FRENCH, args) == mask_of(FRENCH.parse_cards(cards))


def test_a_card_that_is_answered_for_is_held_until_it_falls():
    for seed in range(8):
        deal = after(leading(seed), "ask card 10H")
        partner, opponent = deal.seat, (deal.seat + 1) % 4
        held = deal.hands[partner] >> FRENCH.parse_card("10H") & 1
        deal, _ = apply(RULES, deal, partner, true_answer(deal))
        holds, lacks = heard_by(deal, opponent)
        ten = 1 << FRENCH.parse_card("10H")
        assert (holds[partner], lacks[partner]) == ((ten, 0) if held else (0, ten))


def test_what_is_told_counts_like_what_is_answered():
    for seed in range(8):
        deal = leading(seed)
        held = deal.hands[deal.seat]
        card = FRENCH.cards_of(held)[0]
        holds, _ = heard_by(after(deal, f"tell card {card} yes"), (deal.seat + 1) % 4)
        assert holds[deal.seat] == 1 << card
        for suit in FRENCH.suits:
            cards = mask_of(card for card in FRENCH.cards if card.suit == suit)
            if not held & cards:
                _, lacks = heard_by(after(deal, f"tell suit {suit} 0"), (deal.seat + 2) % 4)
                assert lacks[deal.seat] == cards


def test_a_suit_of_which_a_seat_has_none_is_lacked():
    lacked = 0
    for seed in range(40):
        deal = after(leading(seed), "ask suit H")
        partner, opponent = deal.seat, (deal.seat + 1) % 4
        deal, _ = apply(RULES, deal, partner, true_answer(deal))
        position = counted(project(RULES, deal, opponent), Aids(rng=None, rules=RULES))
        hearts = mask_of(card for card in FRENCH.cards if card.suit == "H")
        if not deal.hands[partner] & hearts:
            lacked += 1
            assert not position.may[partner] & hearts
    assert lacked


def test_what_is_taken_from_speech_is_true_between_steadies():
    """Everything said is true and every order means a master: so what is concluded holds in every deal."""
    rules, said = rules_of("parlee"), 0
    for seed in range(20):
        for view, action in course(rules, seed, [STEADY]):
            said += action.verb in ("ask", "answer", "invite", "instruct")
            if action.verb == "instruct":
                suit = [card for card in view.hand if card.suit == action.args[1]]
                seen = {*view.played, *view.hand}
                above = [card for card in FRENCH.cards if card.suit == action.args[1] and card > max(suit)]
                assert set(above) <= seen
    assert said > 20


def test_invited_without_a_master_steady_tells_what_it_ruffs_or_what_waits():
    rules, told = rules_of("parlee"), {"suit": 0, "card": 0}
    for seed in range(60):
        for view, action in course(rules, seed, [STEADY]):
            if action.verb != "tell":
                continue
            kind, what, value = action.args
            told[kind] += 1
            assert Action("decline") in view.legal
            suits = [card.suit for card in view.hand]
            if kind == "suit":
                assert (value, what in suits, view.trump in suits) == (0, False, True)
            else:
                above = [card for card in FRENCH.cards if card.suit == what.suit and card > what]
                unseen = set(above) - {*view.played, *view.hand}
                assert (value, what in view.hand, len(unseen), what.points >= 4) == ("yes", True, 1, True)
    assert all(told.values()), told


def test_steady_answers_truly_where_a_lie_could_be_told():
    rules = rules_of("parlee", enforcement="honour", truth="honour")
    for seed in range(10):
        deal = None
        for view, action in course(rules, seed, [STEADY]):
            deal = view
            if action.verb == "answer":
                assert action == view.legal[0]
        assert deal is not None


def test_speech_and_silence_are_compared_on_the_same_cards():
    assert played(RULES, 5, 0).order == played(RULES, 5, 1).order
    assert isinstance(margin(RULES, 5), float | int)
