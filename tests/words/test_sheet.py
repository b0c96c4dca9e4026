import pytest

from manille_belge import BELGE
from manille_french import RETOURNEE
from manille_lan.engine.variant import settled
from manille_lan.words.languages import available_languages
from manille_lan.words.loader import Words
from manille_lan.words.sheet import rule_sheet


@pytest.mark.parametrize("language", available_languages())
@pytest.mark.parametrize("variant", [BELGE, RETOURNEE], ids=lambda variant: variant.id)
def test_every_game_has_a_sheet_with_the_tables_settings(variant, language):
    for preset in variant.presets:
        rules = settled(variant, preset, {})
        sheet = rule_sheet(Words(language, variant.words), variant.id, rules.option_texts())
        paragraphs = sheet.split("\n\n")
        assert sum(text.startswith("*") and text.endswith("*") for text in paragraphs) >= 5, "headings"
        assert all("\n" not in text for text in paragraphs[:-1]), "one line a paragraph"
        assert len(paragraphs[-1].splitlines()) == len(variant.option_ids)
        assert "#" not in sheet
        assert "[" not in sheet


def test_the_settings_are_told_in_words():
    rules = settled(BELGE, "belge", {"match": "trees:61"})
    sheet = rule_sheet(Words("en", BELGE.words), "belge", rules.option_texts())
    assert "\nMatch: best of three, each to 61\n" in sheet
    assert "\nAll tricks count double: yes\n" in sheet


def test_a_game_without_a_sheet_shows_its_rule_text():
    sheet = rule_sheet(Words("en"), "whistles", {}, otherwise="\nWhistle.\n\nThen\nwhistle again.\n")
    assert sheet == "Whistle.\n\nThen whistle again."
