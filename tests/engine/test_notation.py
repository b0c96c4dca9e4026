"""Cards, packs, actions, events, score lines and views as text, and texts that are none."""

import copy
import pickle
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from manille_lan.engine.actions import Action, action_text, parse_action
from manille_lan.engine.cards import CATALAN, FRENCH, mask_of, numbers_of, pack_named
from manille_lan.engine.events import Event, event_text, parse_event
from manille_lan.engine.projection import project
from manille_lan.engine.state import ScoreLine
from manille_lan.engine.view import PlayerView, line_text, parse_line, parse_view, view_data
from manille_lan.errors import NotationError
from tests.engine.deals import begun, match_at, play_out
from tests.engine.sketches import rules_of

PACKS = [FRENCH, CATALAN]


@pytest.mark.parametrize("pack", PACKS, ids=lambda pack: pack.id)
def test_every_card_is_found_by_its_text_and_knows_what_it_is(pack):
    for card in pack.cards:
        assert pack.parse_card(card.text) is card
        assert (str(card), repr(card)) == (card.rank + card.suit, f"Card('{card.text}')")
        assert pickle.loads(pickle.dumps(card)) is card
        assert copy.deepcopy(card) is card


@pytest.mark.parametrize("pack", PACKS, ids=lambda pack: pack.id)
def test_a_pack_is_known_by_its_name(pack):
    assert pack_named(pack.id) is pack
    assert pickle.loads(pickle.dumps(pack)) is pack
    assert repr(pack) == f"Pack('{pack.id}')"


def test_the_pack_decides_what_a_text_means():
    assert FRENCH.parse_card("9C").points == 0
    assert CATALAN.parse_card("9C").points == 5


@pytest.mark.parametrize("pack", PACKS, ids=lambda pack: pack.id)
def test_hands_are_printed_by_suit_from_high_to_low_and_read_back(pack):
    rng = Random(pack.id)
    for _ in range(200):
        mask = rng.getrandbits(pack.size)
        text = pack.hand_text(mask)
        assert pack.parse_hand(text) == mask == mask_of(numbers_of(mask))
        assert [str(card) for card in pack.cards_of(mask)] == text.split()
    assert FRENCH.hand_text(FRENCH.parse_hand("7C AS 10D 10S")) == "10S AS 10D 7C"


@pytest.mark.parametrize(
    ("read", "message"),
    [
        (lambda: FRENCH.parse_card("1H"), "notation-card "),
        (lambda: FRENCH.parse_card(""), "notation-card "),
        (lambda: CATALAN.parse_card("10O"), "notation-card "),
        (lambda: FRENCH.parse_cards("7S 7S"), "notation-card-twice"),
        (lambda: FRENCH.parse_suit("E"), "notation-suit"),
        (lambda: FRENCH.parse_suit("SH"), "notation-suit"),
        (lambda: pack_named("tarot"), "notation-pack"),
        (lambda: parse_action(FRENCH, ""), "notation-action"),
        (lambda: parse_action(FRENCH, "play  7S"), "notation-action"),
        (lambda: parse_action(FRENCH, "7S play"), "notation-action"),
        (lambda: parse_action(FRENCH, "play 7\u00a0S"), "notation-action"),
        (lambda: parse_action(FRENCH, "x" * 33), "notation-action"),
        (lambda: parse_action(FRENCH, " ".join(["a"] * 65)), "notation-action"),
        (lambda: parse_event(FRENCH, "3 7S"), "notation-event"),
        (lambda: parse_line("score 0"), "notation-line"),
        (lambda: parse_line("score 0 1 twice"), "notation-line"),
        (lambda: parse_line("score 0 1 counted counted"), "notation-line"),
        (lambda: parse_line("score zero 1"), "notation-line"),
        (lambda: parse_view({"variant": "belge"}), "notation-view"),
    ],
)
def test_a_text_that_is_none_is_refused_by_name(read, message):
    with pytest.raises(NotationError, match=message):
        read()


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("play 10H", Action("play", (FRENCH.parse_card("10H"),))),
        ("trump none", Action("trump", ("none",))),
        ("claim 2 1", Action("claim", (2, 1))),
        ("bid 35", Action("bid", (35,))),
        ("tell suit H 2", Action("tell", ("suit", "H", 2))),
        ("double", Action("double")),
    ],
)
def test_actions_are_written_and_read(text, action):
    assert parse_action(FRENCH, text) == action
    assert action_text(action) == str(action) == text


def test_an_action_knows_the_card_it_speaks_of():
    assert parse_action(FRENCH, "play 10H").card is FRENCH.parse_card("10H")
    assert parse_action(FRENCH, "claim 2 1").card is None


def test_events_are_written_with_the_seat_whose_action_they_are():
    played = Event("play", (FRENCH.parse_card("10H"),), 3)
    assert event_text(played) == str(played) == "3 play 10H"
    assert parse_event(FRENCH, "3 play 10H") == played
    assert parse_event(FRENCH, "won 2") == Event("won", (2,))


def test_an_event_is_known_to_its_audience_only():
    assert Event("won", (2,)).is_known_to(None)
    whispered = Event("drawn", (), 1, frozenset((1,)))
    assert [whispered.is_known_to(seat) for seat in (None, 0, 1)] == [False, False, True]


def test_score_lines_are_written_and_read():
    for line in (ScoreLine("score", 1, 56, counted=True), ScoreLine("threshold", -1, 30)):
        assert parse_line(line_text(line)) == line


def test_a_view_is_plain_data_that_survives_the_wire():
    rules = rules_of("belge")
    deal = play_out(rules, begun(rules, match_at(rules, 0), {}))
    for seat in (None, 0, 1, 2, 3):
        data = view_data(project(rules, deal, seat))
        view = parse_view(msgspec.json.decode(msgspec.json.encode(data)))
        assert view == project(rules, deal, seat)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8), lambda inner: st.lists(inner, max_size=3)
)


@settings(max_examples=300, deadline=None, derandomize=True, database=None)
@given(field=st.sampled_from(list(PlayerView.__struct_fields__)), value=JSON)
def test_a_view_with_anything_in_one_of_its_fields_is_refused_or_is_a_view(field, value):
    rules = rules_of("belge")
    data = view_data(project(rules, begun(rules, match_at(rules, 0), {}), 0))
    try:
        view = parse_view({**data, field: value})
    except NotationError:
        return
    assert len(view.hands) == len(view.counts) == len(view.sides) == view.players
    assert all(seat is None or 0 <= seat < view.players for seat in (view.seat, view.to_act, view.dealer))


@pytest.mark.parametrize(
    "wrong",
    [
        {"players": 3}, {"sides": [0, 1]}, {"counts": []}, {"hands": ["", "", "", "", ""]}, {"seat": 4},
        {"to_act": -1}, {"dealer": 9}, {"trick": [5, "", None]}, {"tricks": [[0, "7S", 4]]},
    ],
)
def test_a_view_of_seats_that_do_not_exist_is_refused(wrong):
    rules = rules_of("belge")
    data = view_data(project(rules, begun(rules, match_at(rules, 0), {}), 0))
    with pytest.raises(NotationError, match="notation-view"):
        parse_view({**data, **wrong})


def test_a_view_with_a_card_of_another_pack_is_refused():
    rules = rules_of("belge")
    data = view_data(project(rules, begun(rules, match_at(rules, 0), {}), 0))
    with pytest.raises(NotationError, match="notation-card"):
        parse_view({**data, "exposed": "9O"})
