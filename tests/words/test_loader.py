import unicodedata

import pytest

from manille_lan.words.loader import MissingWords, Words
from manille_lan.words.phrases import reason_sentence

NAMES = ("Anna", "Bob", "Cléo", "Dan")


@pytest.fixture
def english():
    return Words("en")


@pytest.fixture
def french():
    return Words("fr")


def test_a_sentence_in_each_language(english, french):
    assert english("refusal-deal-over") == "The deal is over."
    assert french("refusal-deal-over") == "La donne est finie."


def test_a_part_of_a_sentence_follows_a_dot(english):
    assert english("phase-trumps.title") == "Trumps"
    assert english.is_known("rule-undertrump.ban")
    assert not english.is_known("rule-undertrump.bann")


def test_cards_are_told_in_words(english, french):
    assert english("refusal-not-held", card="10H") == "You do not hold the ten of hearts."
    assert french("refusal-not-held", card="10H") == "Vous n’avez pas le dix de cœur."


def test_cards_of_one_suit_are_told_together(english, french):
    assert english.cards(["10H", "AH", "7S"]) == "the ten and ace of hearts and the seven of spades"
    assert french.cards(["10H", "AH", "QH"]) == "le dix, l’as et la dame de cœur"


def test_the_pack_decides_what_a_letter_means(english):
    assert english("verb-trump", suit="C") == "clubs"
    assert english("verb-trump", suit="C", pack="ca") == "cups"


def test_arguments_may_have_any_name(english):
    told = english("notation-card", text="9X", pack="ca", id="x", self="y")
    assert told == "“9X” is no card of this pack (ca)."


def test_cards_with_signs_or_with_marks(english, french):
    assert english.at(form="signs")("verb-play", card="KH") == "K♥"
    assert english.at(form="markup")("verb-play", card="KH") == "K{H}"
    assert english.at(form="signs", pack="ca")("verb-play", card="KC") == "12C"
    assert french.at(form="signs")("verb-play", card="KH") == "R♥"
    assert french.at(form="letters")("verb-play", card="KH") == "KH"


def test_the_reader_may_choose_other_court_letters(french):
    dutch_letters = french.at(form="signs", letters="nl")
    assert dutch_letters.cards(["KS", "QS", "JS", "10S"]) == "H♠ V♠ B♠ 10♠"


def test_a_window_writes_the_numbers_that_catalan_cards_show():
    english = Words("en").at(pack="ca", form="markup")
    assert english.cards(["9O", "AO", "KC", "NE", "JB"]) == "9{O} 1{O} 12{C} 11{E} 10{B}"
    assert english.at(form="letters").cards(["JB"]) == "JB"
    assert english.at(pack="fr").cards(["JS"]) == "J{S}"


def test_seats_have_the_names_of_who_sits_there(english):
    table = english.at(names=NAMES, me=2)
    assert table("refusal-not-your-turn", seat=1) == "It is Bob’s turn."
    assert english("refusal-not-your-turn", seat=1) == "It is seat 2’s turn."


def test_a_sentence_knows_the_reader_and_his_partner(english):
    table = english.at(names=NAMES, me=2, sides=(0, 1, 0, 1))
    assert table("did-play", by=2, card="7S") == "You play the seven of spades."
    assert table("did-play", by=3, card="7S") == "Dan plays the seven of spades."
    assert [table.who(seat) for seat in range(4)] == ["partner", "other", "me", "other"]
    assert [table.whose(side) for side in range(2)] == ["us", "them"]


def test_a_spectator_is_on_no_side(english):
    table = english.at(names=NAMES, sides=(0, 1, 0, 1))
    assert [table.who(seat) for seat in range(4)] == ["other"] * 4
    assert table("event-leg", side=1) == "Bob and Dan win the leg."
    assert english("event-leg", side=1) == "side 2 win the leg."


def test_where_everybody_plays_for_himself_a_side_is_its_one_player(english):
    table = english.at(names=NAMES[:3], sides=(0, 1, 2), me=1)
    assert [table.whose(side) for side in range(3)] == ["one", "me", "one"]
    assert table("event-match_over", side=0) == "Anna wins the match."
    assert table("event-match_over", side=1) == "You win the match!"
    watched = english.at(names=NAMES[:3], sides=(0, 1, 2))
    assert watched("event-match_over", side=1) == "Bob wins the match."


def test_numbers_are_written_without_grouping(french):
    assert french("refusal-cut", low=3, high=29000) == "Coupez entre 3 et 29000 cartes."


def test_no_invisible_characters_around_arguments(english):
    told = english("option-value", option="match", value="x", allowed="race:N")
    assert not any(unicodedata.category(character) == "Cf" for character in told)


def test_french_keeps_its_spaces_together(french):
    assert "«\u00a0x\u00a0»" in french("option-form", text="x")


def test_yes_and_no_can_be_chosen_by():
    words = Words("en", {"en": "event-rain = { $wet ->\n    [true] rain\n   *[false] sun\n }"})
    assert [words("event-rain", wet=wet) for wet in (True, False)] == ["rain", "sun"]


def test_an_unknown_sentence_is_shown_and_told(english):
    with pytest.warns(MissingWords, match="event-nothing"):
        assert english("event-nothing") == "[event-nothing]"


def test_a_missing_argument_is_told(english):
    with pytest.warns(MissingWords, match="high"):
        english("refusal-cut", low=3)


def test_a_language_that_is_not_here_speaks_english():
    assert Words("pt_BR").language == "en"


def test_a_sentence_that_a_language_lacks_is_said_in_english():
    words = Words("fr", {"en": "event-rain = It rains."})
    assert words("event-rain") == "It rains."


def test_a_plugin_says_its_game_and_nothing_else():
    brought = "verb-double = Tap\nroom-phase-play = Hacked\n-term = x\nnonsense"
    words = Words("en", {"en": brought})
    assert words("verb-double") == "Tap"
    assert words("room-phase-play") == "A deal is on"


def test_a_text_nested_too_deeply_brings_nothing():
    words = Words("en", {"en": "verb-double = " + "{" * 3000 + '"x"' + "}" * 3000})
    assert words("verb-double") == "Double"


def test_many_tables_in_a_row_do_not_pile_up(english):
    for number in range(100):
        assert english.at(names=(str(number),))("event-dealt", seat=0) == f"{number} deals."
    assert len(english._derived) <= 16


def test_a_bot_brings_the_sentences_of_its_reasons_and_no_others(english, french):
    brought = {"en": "why-shy = Shy of { CARD($card) }.\nwhy-only = Only this.\nverb-pass = Nothing"}
    words = english.at(form="signs").with_reasons(brought)
    assert words("why-shy", card="10H") == "Shy of 10♥."
    assert words("why-only") == "Only this."
    assert words("verb-pass") == english("verb-pass")
    assert not english.is_known("why-shy")
    assert french.with_reasons(brought)("why-shy", card="10H") == "Shy of le dix de cœur."
    assert english.with_reasons({}) is english


def test_a_reason_without_words_is_no_sentence(english):
    assert reason_sentence(english, "why-nobody-knows", {"card": "10H"}) == ""
    assert reason_sentence(english, "client-hint", {}) == ""
    assert reason_sentence(english, "why-beat", {"card": "10H", "head": "AH"}).startswith("The ten of hearts")
