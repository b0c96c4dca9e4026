"""From typed lines to what is meant; every intent of the window is among them."""

import pytest

from manille_lan.text.prompt import (
    COMMANDS,
    INTENTS,
    DoAct,
    DoChat,
    DoLeave,
    DoRoom,
    DoShow,
    NotMeant,
    command_names,
    parse_line,
)
from manille_lan.words.languages import available_languages
from manille_lan.words.loader import Words
from tests.text.test_choices import asked_view

WORDS = Words("en")

TYPED = {
    "sit": ("/sit 3", {"seat": 2}),
    "ready": ("/ready", {"ready": True}),
    "add_bot": ("/bot 2 greedy", {"seat": 1, "bot": "greedy"}),
    "remove_bot": ("/nobot 2", {"seat": 1}),
    "rename": ("/rename Anna Maria", {"name": "Anna Maria"}),
    "kick": ("/kick 4", {"seat": 3}),
    "start": ("/start", {}),
    "option": ("/option match = race:61", {"name": "match", "value": "race:61"}),
    "variant": ("/variant retournee", {"variant": "retournee"}),
    "swap": ("/swap 1 3", {"seat": 0, "other": 2}),
    "next": ("/next", {}),
    "again": ("/again", {}),
    "close": ("/close", {}),
}
"""A line for everything that can be asked of the room."""


def meant(line, phase="room", view=None, words=WORDS):
    return parse_line(line, words, view, phase)


@pytest.mark.parametrize("what", sorted(TYPED))
def test_everything_that_can_be_asked_of_the_room(what):
    line, args = TYPED[what]
    assert meant(line) == DoRoom(what, args)


def test_every_intent_can_be_typed():
    view, words = asked_view("play")
    asked = {meant(line).what for line, _ in TYPED.values()}
    spoken = meant("/say hello")
    played = meant("1", "play", view, words)
    assert spoken == DoChat("hello")
    assert isinstance(played, DoAct)
    assert asked | {"act", "chat"} == INTENTS


@pytest.mark.parametrize("language", available_languages())
def test_every_command_has_names_that_no_other_has_and_a_help(language):
    words = Words(language)
    names = [name for command in COMMANDS for name in command_names(words, command.id)]
    assert len(set(names)) == len(names)
    for command in COMMANDS:
        assert words(f"text-command-{command.id}.help")
        assert isinstance(words(f"text-command-{command.id}.args"), str)


def test_commands_are_understood_in_the_persons_language_and_in_english():
    french = Words("fr")
    assert meant("/commencer", words=french) == meant("/start", words=french) == DoRoom("start")
    assert meant("/Prêt non", words=french) == DoRoom("ready", {"ready": False})
    assert meant("/klaar nee", words=Words("nl")) == DoRoom("ready", {"ready": False})


@pytest.mark.parametrize(
    ("line", "shown"),
    [
        ("/hand", "hand"),
        ("/last", "last"),
        ("/score", "score"),
        ("/seats", "seats"),
        ("/rules", "rules"),
        ("/options", "options"),
        ("/option", "options"),
        ("/help", "help"),
        ("", "prompt"),
    ],
)
def test_what_is_shown_to_the_person_alone(line, shown):
    assert meant(line) == DoShow(shown)


def test_leaving():
    assert meant("/leave") == meant(" /quit ") == DoLeave()


def test_an_empty_line_goes_on_after_a_deal():
    assert meant("", "result") == DoRoom("next")
    assert meant("  ", "play") == DoShow("prompt")


def test_the_table_chooses_the_bot_where_none_is_named():
    assert meant("/bot 2") == DoRoom("add_bot", {"seat": 1})


@pytest.mark.parametrize(
    "line",
    [
        "/sit",
        "/sit 0",
        "/sit x",
        "/sit -1",
        "/sit 99999",
        "/kick",
        "/swap 1",
        "/swap 1 x",
        "/say",
        "/bot",
        "/option match",
        "/rename",
        "/start now",
    ],
)
def test_a_command_that_is_written_wrong_is_told_how(line):
    answer = meant(line)
    assert isinstance(answer, NotMeant)
    assert answer.id == "text-usage"
    assert str(answer.args["usage"]).startswith(line.split()[0])


def test_what_means_nothing_is_told():
    view, words = asked_view("play")
    assert meant("/dance") == NotMeant("text-no-command", {"text": "dance"})
    assert meant("hello") == NotMeant("text-not-asked", {"text": "hello"})
    assert meant("hello", "play", view, words) == NotMeant("text-no-choice", {"text": "hello"})
