"""The other forms of the game in the terminal: bids by number, sentences, open cards."""

import pytest
from scripted import ScriptedTable

from manille_lan.engine.projection import project
from manille_lan.text.choices import choice_lines, choices, meant_action
from manille_lan.text.cloth import open_lines
from manille_lan.words.loader import Words


def seen(preset, *actions, dealer=3, options=None, phase=""):
    """What seat 0 sees at a table of this form, and words for it."""
    table = ScriptedTable(preset=preset, dealer=dealer, options=options or {})
    table.begin()
    while phase and table.rules.phases[table.deal.phase].name != phase:
        table.act(0, 0, table.legal()[0])
    for action in actions:
        table.act(0, 0, action)
    view = project(table.rules, table.deal, 0)
    return view, Words("en").at(
        pack=view.pack, names=table.names, me=0, sides=view.match.sides, form="letters"
    )


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("35", "bid 35"),
        ("bid 35", "bid 35"),
        ("Pass", "pass"),
        ("slam", "bid slam"),
        ("all the tricks", "bid slam"),
        ("61", None),
    ],
)
def test_a_bid_is_typed_as_its_number(typed, action):
    view, words = seen("encheres2", dealer=1)
    assert meant_action(words, view, typed) == action


def test_sixty_bids_are_told_by_their_ends():
    view, words = seen("encheres2", dealer=1)
    assert list(choice_lines(words, view)) == [
        "Type a number from 1 to 60.",
        "pass) Pass  slam) All the tricks",
    ]


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("ask suit h", "ask suit H"),
        ("How many H?", "ask suit H"),
        ("tell card 10S", "tell card 10S yes"),
        ("invite", "invite"),
        ("10S", "play 10S"),
    ],
)
def test_a_sentence_is_typed_as_text(typed, action):
    view, words = seen("parlee", phase="play")
    assert meant_action(words, view, typed) == action


def test_sentences_are_told_by_examples():
    view, words = seen("parlee", phase="play")
    *_, last = choice_lines(words, view)
    assert last.startswith("Or say, for example: ask suit S, ask rank 7, ask card 7S")
    assert len(choices(words, view)) > 90


def test_the_hands_of_the_others_are_told_where_ones_own_is_covered():
    view, words = seen("aveugle")
    lines = list(open_lines(words, view))
    assert len(lines) == 3
    assert all(" holds: " in line for line in lines)


def test_the_widow_is_told_with_the_cards_that_lie_open():
    view, words = seen("encheres3", dealer=1)
    up, down = open_lines(words, view)
    assert up.startswith("Widow · 2: ")
    assert down == "Widow · 2"


def test_piles_and_the_turned_up_card_are_told():
    view, words = seen("manilla2", dealer=1)
    lines = list(open_lines(words, view))
    assert sum("Covered in the piles" in line for line in lines) == 2
    assert any(" shows: " in line for line in lines)
