import pytest

from manille_lan.words.loader import Words
from manille_lan.words.phrases import (
    action_label,
    action_said,
    event_sentence,
    note_sentence,
    option_help,
    option_label,
    phase_prompt,
    preset_label,
    question_sentence,
    refusal_sentence,
    score_label,
    sentence,
    value_label,
)

WORDS = Words("en").at(names=("Anna", "Bob", "Cléo", "Dan"), me=0, sides=(0, 1, 0, 1))


@pytest.mark.parametrize(
    ("verb", "args", "label"),
    [
        ("pass", (), "Pass"),
        ("trump", ("H",), "hearts"),
        ("trump", ("none",), "No trump"),
        ("cut", (12,), "Cut 12"),
        ("claim", (3, 1), "Trick 3: Bob"),
        ("whistle", (3, "10H"), "whistle 3 10H"),
    ],
)
def test_an_action_on_a_button(verb, args, label):
    assert action_label(WORDS, verb, args) == label


@pytest.mark.parametrize(
    ("verb", "args", "said"),
    [("invite", (), "Your word, partner?"), ("tell", ("suit", "H", 3), "I hold 3 hearts")],
)
def test_an_action_as_it_is_said(verb, args, said):
    assert action_said(WORDS, verb, args) == said


@pytest.mark.parametrize(
    ("kind", "args", "by", "said"),
    [
        ("invite", (), 2, "Cléo asks you to speak."),
        ("invite", (), 1, "Bob asks the partner to speak."),
        ("play", ("10H",), 1, "Bob plays the ten of hearts."),
        ("en_face", (), 0, "You let your partner choose."),
        ("won", (2,), -1, "Cléo wins the trick."),
        ("marked", (1, 4), -1, "The other side marks 4 for the turned-up card."),
        ("match_over", (0,), -1, "Your side wins the match!"),
        ("match_over", (0, 1), -1, "The match ends in a draw."),
        ("whistle", (3,), 2, "Cléo: whistle 3"),
        ("thunder", (3,), -1, "thunder 3"),
    ],
)
def test_an_event_in_the_log(kind, args, by, said):
    assert event_sentence(WORDS, kind, args, by) == said


def test_a_strangers_phase_and_events_with_its_own_words():
    own = Words("en", {"en": "did-whistle = { SEAT($by) } whistles { $a } times\nphase-whistling = Whistle!"})
    assert event_sentence(own, "whistle", (3,), 2) == "seat 3 whistles 3 times"
    assert phase_prompt(own, "whistling", 0) == "Whistle!"


def test_a_phase_asks_the_reader_or_tells_of_another():
    assert phase_prompt(WORDS, "trumps", 0) == "Choose trumps."
    assert phase_prompt(WORDS, "trumps", 3) == "Dan chooses trumps."
    assert phase_prompt(WORDS, "whistling", 3) == "Dan: whistling"


@pytest.mark.parametrize(
    ("option", "text", "label"),
    [
        ("match", "race:101", "first to 101"),
        ("match", "sets", "best of three sets: 34, 34, then 44"),
        ("max_calls", "0", "none"),
        ("max_calls", "8", "at most 8"),
        ("multiplier_cap", "none", "none"),
        ("multiplier_cap", "4", "× 4"),
        ("capot", "true", "yes"),
        ("packets", "3-2-3", "3-2-3"),
        ("threshold", "half", "half of all points"),
        ("threshold", "30", "30"),
        ("whistles", "loud", "loud"),
    ],
)
def test_an_options_value(option, text, label):
    assert value_label(WORDS, option, text) == label


def test_what_nobody_says_is_shown_as_it_is():
    assert option_label(WORDS, "whistles") == "whistles"
    assert option_help(WORDS, "whistles") == ""
    assert preset_label(WORDS, "blackbird") == "blackbird"
    assert score_label(WORDS, "whistled", 2) == "whistled"
    assert sentence(WORDS, "refusal-whistle", {"low": 3}) == "refusal-whistle (low: 3)"
    assert sentence(WORDS, "refusal-whistle", {}) == "refusal-whistle"
    assert sentence(WORDS, "refusal-deal-over", {}) == "The deal is over."


def test_options_have_labels_and_help():
    assert option_label(WORDS, "capot") == "All tricks count double"
    assert option_help(WORDS, "capot").startswith("The side that wins every trick")
    assert score_label(WORDS, "times_calls", 4) == "Doubled: × 4"


def test_refusals_are_reasons_of_the_rules_or_codes_of_a_table():
    assert refusal_sentence(WORDS, "refusal-deal-over", {}) == "The deal is over."
    assert refusal_sentence(WORDS, "seat_taken", {"seat": 1}) == "Bob sits there already."
    assert refusal_sentence(WORDS, "thunder", {}) == "error-thunder"
    assert note_sentence(WORDS, "back", {"name": "Bob", "seat": 1}) == "Bob is back."


@pytest.mark.parametrize(
    ("verbs", "said", "asked"),
    [
        ({"play"}, ("play", ("10H",), 3), "Your turn: play a card."),
        ({"play", "ask", "invite"}, None, "Say something to your partner, or lead a card."),
        ({"tell", "decline"}, ("invite", (), 2), "Cléo asks you to speak."),
        ({"play"}, ("ask", ("card", "10H"), 0), "Your turn: play a card."),
    ],
)
def test_what_one_is_asked(verbs, said, asked):
    assert question_sentence(WORDS, "play", 0, verbs, said) == asked
