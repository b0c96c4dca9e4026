import ctypes
from types import SimpleNamespace

import pytest

from manille_lan.words.languages import available_languages, language_of, system_language


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("fr_BE.UTF-8", "fr"),
        ("fr-CA", "fr"),
        ("fr", "fr"),
        ("FR", "fr"),
        ("en_GB", "en"),
        ("C.UTF-8", "en"),
        ("pt_BR", "en"),
        ("", "en"),
    ],
)
def test_the_language_of_a_locale(name, code):
    assert language_of(name) == code


def test_english_comes_first():
    assert available_languages()[:2] == ("en", "fr")


def test_the_environment_says_the_language_and_the_strongest_variable_wins():
    assert system_language({"LANG": "fr_FR.UTF-8"}) == "fr"
    assert system_language({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}) == "en"
    assert system_language({"LANG": "", "LC_MESSAGES": "fr_FR"}) == "fr"


def test_windows_says_its_own(monkeypatch):
    french_belgium = 0x080C
    kernel = SimpleNamespace(GetUserDefaultUILanguage=lambda: french_belgium)
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=kernel), raising=False)
    assert system_language({}) == "fr"


def test_without_any_word_it_is_english(monkeypatch):
    monkeypatch.delattr(ctypes, "windll", raising=False)
    assert system_language({}) == "en"
