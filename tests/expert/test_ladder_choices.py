"""What the search chooses where the choice is plain: trumps, doubles, bids, discards, cards, and why."""

from random import Random

import pytest
from msgspec.structs import replace

from manille_expert.ladder.level import EXPERT
from manille_expert.ladder.level import STRONG as STRONG_LEVEL
from manille_expert.ladder.piles import MOST_CARDS, cut_down, piles_of, tops_of_piles
from manille_expert.ladder.search import Search, Solvers
from manille_expert.ladder.seat import Searcher
from manille_lan.bots.contract import Aids
from manille_lan.engine.match import begin_match
from manille_lan.engine.phases.dealing import packet_places
from manille_lan.engine.play import actions, apply, begin_deal
from tests.bots.positions import asked, random_course, rules_of

BOT = Searcher(EXPERT)
STRONG = "10S AS 10H AH 10D AD 10C AC"
TRUMPS = "10H AH KH QH JH 9H 10S AS"
WEAK = "7S 8S 7H 8H 7D 8D 7C 8C"


def dealt(rules, *hands, dealer=0):
    """A deal with these hands from seat 0 on; what is not said goes to the others in order."""
    pack = rules.pack
    told = [list(map(int, pack.parse_cards(hand))) for hand in hands]
    rest = [card for card in rules.deck if not any(card in hand for hand in told)]
    size = rules.hand_size
    for seat in range(rules.players):
        hand = told[seat] if seat < len(told) else []
        count = size - len(hand)
        hand += rest[:count]
        del rest[:count]
        if seat >= len(told):
            told.append(hand)
    order = [told[seat][place] for seat, place in packet_places(rules, dealer)]
    return begin_deal(rules, begin_match(rules, dealer), (*order, *rest))[0]


def after(rules, deal, *texts):
    """The deal after some actions, written as they are."""
    for text in texts:
        action = next(action for action in actions(rules, deal) if str(action) == text)
        deal, _ = apply(rules, deal, deal.seat, action)
    return deal


def chosen(rules, deal, bot=BOT):
    view = asked(rules, deal)
    answer = bot.choose(view, view.legal, Aids(rng=Random(1), rules=rules, is_timed=False))
    return str(answer.action), answer.why, dict(answer.args)


def test_no_trump_with_all_tens_and_aces():
    rules = rules_of()
    action, why, told = chosen(rules, dealt(rules, STRONG))
    assert (action, why) == ("trump none", "why-no-trump")
    assert told["without"] == 60


def test_a_long_strong_suit_is_trumps():
    rules = rules_of()
    assert chosen(rules, dealt(rules, TRUMPS))[0] == "trump H"


@pytest.mark.parametrize(
    ("hand", "action"),
    [
        ("JS 7S 8H 9H 7D 9D QC 8C", "en_face"),
        ("10S 7S 8H 9H 10D 9D QC 8C", "en_face"),
        ("AH KH QH JH 9H 8S 9D 8C", "trump H"),
    ],
    ids=["nothing", "two tens, of use with any trumps", "five good hearts"],
)
def test_a_dealer_with_no_good_suit_lets_his_partner_choose(hand, action):
    rules = rules_of("muette")
    chose, why, _ = chosen(rules, dealt(rules, hand))
    assert chose == action
    assert (why == "why-en-face") is (action == "en_face")


def test_the_partner_who_may_choose_names_his_own_best_suit():
    rules = rules_of("muette")
    deal = after(rules, dealt(rules, "", "", TRUMPS), "en_face")
    assert chosen(rules, deal)[0] == "trump H"


@pytest.mark.parametrize(
    ("scores", "action"), [((0, 0), "look"), ((95, 40), "look"), ((40, 95), "blind none"), ((95, 95), "look")]
)
def test_trumps_are_named_unseen_by_who_is_far_behind(scores, action):
    rules = rules_of("muette", blind="any")
    view = asked(rules, dealt(rules))
    view = replace(view, match=replace(view.match, scores=scores))
    answer = BOT.choose(view, view.legal, Aids(rng=Random(1), rules=rules, is_timed=False))
    assert str(answer.action) == action
    assert answer.why == ("why-look" if action == "look" else "why-unseen")
    if action != "look":
        assert 0 < answer.args["other"] < answer.args["chance"] < 50


def test_where_the_score_of_one_deal_is_all_that_counts_one_looks():
    rules = rules_of("muette", blind="any", match="fixed:50")
    assert chosen(rules, dealt(rules))[0] == "look"


@pytest.mark.parametrize(("hand", "action"), [(TRUMPS, "double"), (WEAK, "pass")])
def test_a_double_is_called_with_the_trumps_in_hand(hand, action):
    rules = rules_of()
    deal = after(rules, dealt(rules, hand, dealer=3), "trump H")
    assert chosen(rules, deal)[0] == action


def test_no_level_doubles_on_a_handful_of_worlds():
    rules = rules_of()
    deal = after(rules, dealt(rules, TRUMPS, dealer=3), "trump H")
    assert [chosen(rules, deal, Searcher(level))[2]["worlds"] for level in (STRONG_LEVEL, EXPERT)] == [20, 20]


@pytest.mark.parametrize(("hand", "passes"), [("10H AH KH QH JH 10S AS 10D", False), (WEAK, True)])
def test_one_bids_on_a_hand_that_makes_it_alone(hand, passes):
    rules = rules_of("encheres2")
    deal = dealt(rules, hand, dealer=1 if rules.step < 0 else 3)
    assert deal.seat == 0
    assert (chosen(rules, deal)[0] == "pass") is passes


def test_a_declarer_names_his_long_suit_and_keeps_his_trumps():
    rules = rules_of("encheres3")
    deal = dealt(rules, "10C AC KC QC JC 7S 8D", dealer=1 if rules.step < 0 else 3)
    deal = after(rules, deal, "bid 31", "pass", "pass", "pass", "take")
    while deal.seat == 0 and any(action.verb == "lay" for action in actions(rules, deal)):
        action, why, _ = chosen(rules, deal)
        assert why == "why-lay"
        assert action.split()[1] not in ("10C", "AC", "KC", "QC")
        deal = after(rules, deal, action)
    assert chosen(rules, deal)[0] == "trump C"


def test_an_ace_is_kept_from_the_ten_behind_it_and_the_bot_says_so():
    """The ten lies open with the player behind: the dealer turned it up."""
    rules = rules_of("retournee")
    deal = dealt(rules, "", "9S JS QS 9H JH 9D JD 10S", "AS KS 8S 7H 8H 7D 8D 7C", dealer=1)
    deal = after(rules, deal, "play 7S")
    deal, _ = apply(rules, deal, deal.seat, actions(rules, deal)[0])
    assert deal.seat == 2
    action, why, told = chosen(rules, deal)
    assert action != "play AS"
    assert (why, told["card"], told["out"]) == ("why-would-fall", "AS", "10S")
    assert told["count"] == told["worlds"] == 20


def test_points_are_given_to_a_partner_who_keeps_the_trick_and_the_bot_says_so():
    rules = rules_of(max_calls="0")
    deal = dealt(rules, "", "10S 7S 7H 8H 9H 7D 8D 9D", "8S 9S JH QH KH JD QD KD", "KS JS 7C 8C 9C JC QC 10H")
    deal = after(rules, deal, "trump C", "play 10S", "play 8S")
    action, why, told = chosen(rules, deal)
    assert (action, why, told["seat"]) in (("play KS", "why-load", 1), ("play JS", "why-load", 1))
    assert told["points"] == {"play KS": 3, "play JS": 1}[action]


def test_the_tops_of_piles_are_those_that_lie_there():
    rules = rules_of("manilla2")
    for number, deal in enumerate(random_course(rules, 3)):
        if not deal.memory or number % 3:
            continue
        view = asked(rules, deal)
        tops = [-1 if top is None else int(top) for top in tops_of_piles(view)]
        assert tops == list(deal.memory)
        world = next(Aids(rng=Random(1), rules=rules).worlds(view))
        piles = [piles_of(view, tops_of_piles(view), world, seat) for seat in range(2)]
        below = cut_down(piles, len(deal.trick), deal.seat)
        left = [card for seat in piles for pile in seat for card in pile]
        assert sum(map(len, piles[deal.seat])) <= MOST_CARDS
        assert sum(map(len, piles[0])) - sum(map(len, piles[1])) == (
            0 if not deal.trick else 1 if deal.seat == 0 else -1
        )
        assert not set(left) & set(below)


def test_the_last_tricks_of_piles_are_played_for_what_they_are_worth():
    rules = rules_of("manilla2")
    for deal in random_course(rules, 5):
        if len(deal.tricks) < 20 or len(actions(rules, deal)) < 2:
            continue
        view = asked(rules, deal)
        search = Search(EXPERT, Solvers(), view, Aids(rng=Random(1), rules=rules, is_timed=False), rules)
        for values in search.cards().values:
            assert set(values) == {int(action.card) for action in view.legal}
            assert all(0 <= value <= search.table.left for value in values.values())


def test_blind_trumps_are_those_of_the_hands_that_are_seen():
    """The dealer sees his partner hold every heart."""
    rules = rules_of("aveugle")
    hands = ["7S 8S 9S 7D 8D 9D 7C 8C", "10S AS KS QS JS 9C JC QC", "10H AH KH QH JH 9H 8H 7H"]
    assert chosen(rules, dealt(rules, *hands))[0] == "trump H"


KINGS = "KS QS KH QH KD QD 7C 8C"
"""A hand without a highest card."""
ACES = "AS KS QS AH KH QH 7C 8C"
"""A hand of two suits: good to lead from where the partner has the ten, and where nobody else has."""


@pytest.mark.parametrize(("hand", "verbs"), [(ACES, {"ask", "invite"}), (TRUMPS, {"play"})])
def test_a_leader_asks_where_the_answer_decides_the_lead_and_not_where_it_is_plain(hand, verbs):
    rules = rules_of("parlee", max_calls="0")
    deal = after(rules, dealt(rules, "", hand), "trump H" if hand == TRUMPS else "trump C")
    action, why, told = chosen(rules, deal)
    assert action.split()[0] in verbs
    if verbs != {"play"}:
        assert why in ("why-ask", "why-invite")
        assert 10 * told["whole"] + told["tenths"] >= 6


def test_an_invited_partner_orders_the_suit_whose_highest_card_he_holds():
    rules = rules_of("parlee", max_calls="0")
    hands = ["", "7S 8S KH QH KD QD 7C 8C", "", "10S KS 7H 8H 9H 7D 8D 9D"]
    deal = after(rules, dealt(rules, *hands), "trump C", "invite")
    assert deal.seat == 3
    action, why, told = chosen(rules, deal)
    assert (action, why, told["suit"]) == ("instruct suit S", "why-order", "S")


def test_without_a_highest_card_no_order_is_given():
    rules = rules_of("parlee", max_calls="0")
    hands = ["10S 10H 10D 10C", KINGS, "", "9S 8S 7H 8H 9H 7D 8D 9D"]
    deal = after(rules, dealt(rules, *hands), "trump C", "invite")
    action, why, _ = chosen(rules, deal)
    assert (action.split()[0], why) in (("decline", "why-nothing-to-say"), ("tell", "why-tell"))
