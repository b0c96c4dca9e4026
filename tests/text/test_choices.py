"""What is listed, and what a typed word means."""

from functools import cache

import pytest

from manille_lan.engine.cards import CATALAN, FRENCH
from manille_lan.text.choices import choices, meant_action, typed_card
from manille_lan.words.loader import Words
from tests.table.driver import OWNER, Drive
from tests.text.seat import QUICK


@cache
def asked_view(phase, language="en", option=""):
    """The first view of a person who is asked in this phase, with the words for it."""
    drive = Drive(timing=QUICK, options=dict([option.split("=")]) if option else {})
    people = [drive.join(name, tok=OWNER if not i else None) for i, name in enumerate("ABCD")]
    for person in people:
        person.ask("ready", ready=True)
    people[0].ask("start")
    while True:
        person = next(person for person in people if person.view.is_my_turn)
        if person.view.phase == phase:
            return person.view, Words(language).at(pack="fr", names="ABCD", form="signs")
        person.play_first()


def test_the_choices_are_numbered_and_said_in_words():
    view, words = asked_view("trumps")
    listed = choices(words, view)
    assert [choice.typed for choice in listed] == ["1", "2", "3", "4", "5"]
    assert [choice.label for choice in listed] == ["♠", "♥", "♦", "♣", "No trump"]
    assert listed[1].action == "trump H"


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("2", "trump H"),
        ("h", "trump H"),
        ("♥", "trump H"),
        ("trump H", "trump H"),
        ("Trump h", "trump H"),
        ("no trump", "trump none"),
        ("none", "trump none"),
        ("6", None),
        ("x", None),
        ("", None),
    ],
)
def test_what_a_word_means_where_trumps_are_named(typed, action):
    view, words = asked_view("trumps")
    assert meant_action(words, view, typed) == action


def test_the_labels_of_the_persons_language_may_be_typed():
    view, words = asked_view("calls", "fr")
    assert meant_action(words, view, "contrer") == "double"
    assert meant_action(words, view, "double") == "double"
    assert meant_action(words, view, "PASSER") == "pass"


def test_a_card_that_may_not_be_played_is_meant_all_the_same():
    view, words = asked_view("play")
    foreign = next(card for card in FRENCH.cards if card not in view.hand)
    assert meant_action(words, view, foreign.text.lower()) == f"play {foreign}"


def test_a_cut_is_typed_as_its_number():
    view, words = asked_view("cut", option="cut=ask")
    assert [choices(words, view)[i].typed for i in (0, -1)] == ["3", "29"]
    assert meant_action(words, view, "12") == "cut 12"
    assert meant_action(words, view, "2") is None


def test_a_claim_may_be_written_whole():
    view, words = asked_view("claims", option="enforcement=honour")
    claim = str(view.legal[-1])
    assert meant_action(words, view, claim.upper()) == claim
    assert meant_action(words, view, "1") == "none"


@pytest.mark.parametrize(
    ("pack", "letters", "typed", "card"),
    [
        (FRENCH, "en", "10H", "10H"),
        (FRENCH, "en", "10♥", "10H"),
        (FRENCH, "en", "kh", "KH"),
        (FRENCH, "fr", "RH", "KH"),
        (FRENCH, "fr", "d♦", "QD"),
        (FRENCH, "fr", "QD", "QD"),
        (FRENCH, "fr", "vc", "JC"),
        (FRENCH, "nl", "VC", "QC"),
        (FRENCH, "nl", "HH", "KH"),
        (FRENCH, "en", "1H", None),
        (FRENCH, "en", "H", None),
        (FRENCH, "en", "", None),
        (CATALAN, "en", "9c", "9C"),
        (CATALAN, "en", "no", "NO"),
        (CATALAN, "fr", "12o", "KO"),
        (CATALAN, "en", "1c", "AC"),
    ],
)
def test_a_typed_card(pack, letters, typed, card):
    found = typed_card(pack, typed, letters)
    assert (None if found is None else found.text) == card
