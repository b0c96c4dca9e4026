"""The doors of the engine: who may act, with what, and packs and seats that cannot be."""

import pytest
from msgspec.structs import replace

from manille_lan.engine.actions import Action, parse_action
from manille_lan.engine.cards import CATALAN
from manille_lan.engine.play import actions, apply, begin_deal, check
from manille_lan.engine.projection import project
from manille_lan.engine.variant import Phase
from manille_lan.errors import IllegalAction, NotationError
from tests.engine.deals import act, begun, match_at, play_out, to_play
from tests.engine.questions import at_trick
from tests.engine.sketches import rules_of


def first_lead(**options):
    rules = rules_of("belge", **options)
    return rules, to_play(rules, begun(rules, match_at(rules, 0), {1: "7S 8S 9S JS QS KS AS 10S"}))


def reason(rules, deal, seat, action):
    refusal = check(rules, deal, seat, action)
    return refusal.reason if refusal else None


@pytest.mark.parametrize("order", [(), tuple(range(31)), (0, *range(31)), tuple(range(1, 33))])
def test_a_pack_that_is_not_whole_is_refused(order):
    rules = rules_of("belge")
    with pytest.raises(NotationError, match="notation-order"):
        begin_deal(rules, match_at(rules, 0), order)


def test_a_card_that_is_not_held_and_a_seat_that_is_not_asked():
    rules, deal = first_lead()
    assert reason(rules, deal, 1, parse_action(rules.pack, "play 7H")) == "refusal-not-held"
    assert reason(rules, deal, 2, parse_action(rules.pack, "play 7H")) == "refusal-not-your-turn"
    assert reason(rules, deal, 1, parse_action(rules.pack, "double")) == "refusal-not-offered"
    assert reason(rules, deal, 1, parse_action(rules.pack, "play 7S 8S")) == "refusal-not-offered"
    assert reason(rules, deal, 1, parse_action(rules.pack, "play")) == "refusal-not-offered"


def test_a_number_is_no_card_nor_is_a_card_of_another_pack():
    rules, deal = first_lead()
    assert reason(rules, deal, 1, Action("play", (0,))) == "refusal-not-offered"
    assert reason(rules, deal, 1, Action("play", (CATALAN.cards[0],))) == "refusal-not-offered"


def test_a_card_is_no_number():
    rules = rules_of("belge", cut="ask")
    deal = begun(rules, match_at(rules, 0), {})
    assert reason(rules, deal, 3, parse_action(rules.pack, "cut 10H")) == "refusal-cut"
    assert reason(rules, deal, 3, parse_action(rules.pack, "cut 15")) is None


def test_nobody_acts_once_the_deal_is_over():
    rules, deal = first_lead(enforcement="honour")
    over = play_out(rules, deal)
    assert actions(rules, over) == ()
    for seat in (-1, 0, 3):
        assert reason(rules, over, seat, Action("none")) == "refusal-deal-over"


def test_what_is_refused_raises_with_its_reason_and_leaves_the_deal_alone():
    rules, deal = first_lead()
    with pytest.raises(IllegalAction) as refused:
        apply(rules, deal, 1, parse_action(rules.pack, "play 7H"))
    assert (refused.value.message_id, refused.value.arguments) == ("refusal-not-held", {"card": "7H"})
    assert deal == to_play(rules, begun(rules, match_at(rules, 0), {1: "7S 8S 9S JS QS KS AS 10S"}))


def test_a_phase_without_anything_to_do_passes_by():
    rules, deal = first_lead()
    idle = Phase()
    assert idle.enter(rules, deal) == (deal, (), "next")
    assert idle.actions(rules, deal) == ()
    assert idle.apply(rules, deal, Action("pass")) == (deal, (), "next")


class Whispering(Phase):
    """Eldest says something that he alone knows."""

    name = "whispering"
    secret_verbs = frozenset({"whisper"})

    def enter(self, rules, deal):
        return replace(deal, seat=rules.eldest(deal.dealer)), (), "stay"

    def actions(self, rules, deal):
        return Action("whisper", ("yes",)), Action("whisper", ("no",))


def test_of_a_secret_action_the_others_hear_only_that_it_was_done():
    rules = rules_of("belge")
    rules.phases = (*rules.phases[:2], Whispering(), *rules.phases[2:])
    deal = act(rules, begun(rules, match_at(rules, 0), {}), "1 whisper yes")
    heard = {seat: [str(event) for event in project(rules, deal, seat).history] for seat in (None, 0, 1)}
    assert heard[1] == ["dealt 0", "1 whisper yes", "whisper_hidden 1"]
    assert heard[0] == heard[None] == ["dealt 0", "whisper_hidden 1"]


@pytest.mark.parametrize(
    ("hand", "trick", "card", "told"),
    [
        ("AH 7H 8D", "2 play KH", "8D", "refusal-must-follow AH 7H"),
        ("AH 7H 8D", "2 play KH", "7H", "refusal-must-beat AH"),
        ("10D 8D 9S", "2 play KH", "8D", "refusal-must-ruff 9S"),
        ("10D KS 7S", "0 play 8H, 1 play 9H, 2 play QS", "7S", "refusal-must-overruff KS"),
        ("10D KS 7S", "0 play 8H, 1 play QS, 2 play 9H", "7S", "refusal-no-undertrump KS 10D"),
    ],
)
def test_a_card_is_refused_with_the_rule_and_the_cards_that_prove_it(hand, trick, card, told):
    steps = " ".join(step.replace(" play ", ":") for step in trick.split(", "))
    rules, deal = at_trick({"hand": hand, "trick": steps})
    refusal = check(rules, deal, 3, parse_action(rules.pack, f"play {card}"))
    assert f"{refusal.reason} {refusal.arguments['cards']}" == told
    assert refusal.arguments["card"] == card
    assert refusal.arguments["seat"] == deal.head
