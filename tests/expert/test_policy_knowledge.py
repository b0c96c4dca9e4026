"""What the policy takes the others to hold: never without a card that they do hold, by no rule."""

import pytest

from manille_expert.layout import FRIENDS, HANDS, SEATS
from manille_expert.policy.knowledge import chance_of_none, chance_to_beat, know
from manille_expert.policy.layout import HOLDS, MAY, PROBABLE, SHARES
from manille_expert.policy.plain import plain
from manille_expert.policy.player import NO_WEIGHTS
from manille_expert.policy.situation import seat_at, written
from manille_expert.rules import spread
from tests.bots.positions import rules_of
from tests.expert.policy_deals import PARTNERS, card_choices, seen

GAMES = [
    *((preset, {}) for preset in [*PARTNERS, "muette", "encheres2", "encheres3", "manilla2"]),
    *(("belge", {"undertrump": value}) for value in ("ban", "ban_vs_opponents", "free_if_unable", "free")),
    *(("belge", {"play_rule": value}) for value in ("follow_trump", "follow_only", "none")),
    ("botifarra", {"botifarra_play": "forced"}),
    ("manilla2", {"reveal": "at_once"}),
    ("belge", {"enforcement": "honour"}),
]


@pytest.mark.parametrize(("preset", "options"), GAMES)
def test_no_seat_is_thought_to_lack_a_card_that_it_holds(preset, options):
    rules, learned = rules_of(preset, **options), 0
    for seed in range(8):
        for deal in card_choices(rules, seed):
            position, aids, _ = seen(rules, deal)
            state = written(position, aids, NO_WEIGHTS)
            me = seat_at(position.view, deal.seat)
            plain(know)(state, me)
            for seat, hand in enumerate(deal.hands):
                at, held = seat_at(position.view, seat), spread(hand, rules.pack.width)
                if at != me:
                    assert held & ~state[MAY + at] == 0
                    assert state[HOLDS + at] & ~held == 0
                    learned += state[MAY + at] != state[MAY + (at + 1) % rules.players]
                else:
                    assert state[HANDS + at] == held
    assert learned > 0


def test_cards_go_round_with_the_direction_of_play():
    """Counter-clockwise the next seat has the lower number; the state numbers seats as they play."""
    for deal in card_choices(rules_of("manilla4"), 1):
        position, aids, _ = seen(rules_of("manilla4"), deal)
        state = written(position, aids, NO_WEIGHTS)
        assert state[SEATS] == 4
        assert [state[FRIENDS + at] for at in range(4)] == [0b0101, 0b1010, 0b0101, 0b1010]
        assert [seat_at(position.view, seat) for seat in range(4)] == [0, 3, 2, 1]


def test_a_seat_that_is_void_and_holds_trumps_beats_a_plain_card_for_certain():
    rules = rules_of("belge")
    deal = next(deal for deal in card_choices(rules, 0) if deal.trump >= 0)
    position, aids, _ = seen(rules, deal)
    state = written(position, aids, NO_WEIGHTS)
    me = seat_at(position.view, deal.seat)
    plain(know)(state, me)
    other, plain_suit = (me + 1) % 4, (deal.trump + 1) % 4
    trumps = 0xFFF << 12 * deal.trump
    state[MAY + other], state[HOLDS + other], state[SHARES + other] = trumps, 1 << 12 * deal.trump, 0
    assert plain(chance_of_none)(state, other, trumps) == 0
    assert plain(chance_to_beat)(state, other, 12 * plain_suit + 7, plain_suit) == PROBABLE
    assert plain(chance_to_beat)(state, other, 12 * deal.trump + 7, plain_suit) == 0
