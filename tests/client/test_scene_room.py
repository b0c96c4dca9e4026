"""The room: seats by side, ready, bots, changing places, options, chat."""

import pygame
from scripted import ScriptedNetwork, ScriptedTable, lobby_row

from manille_lan.protocol.messages import Ack
from tests.client.person import Person


def in_room(**fields) -> Person:
    names = fields.pop("names", ("Anna", "Bert", "Steady", ""))
    person = Person(ScriptedNetwork(ScriptedTable(names=names, **fields)))
    person.conductor.join_table(lobby_row("x").target, "Chez nous")
    person.wait(0.1)
    person.draw()
    return person


def test_everybody_is_seen_with_his_side_and_whether_he_is_ready():
    tree = in_room().ui.tree()
    assert "seat-0: Anna, on this network · host, you, seat" in tree
    assert "seat-1: Bert, on this network, ready, seat" in tree
    assert "seat-2: Steady, bot · steady, ready, seat" in tree
    assert "seat-3: Empty seat, for a friend, or a bot, seat" in tree


def test_the_owner_begins():
    person = in_room()
    assert person.focused == "start"
    person.key(pygame.K_RETURN)
    assert person.table.sent == ["room start"]


def test_a_bot_is_put_on_the_free_seat():
    person = in_room()
    person.click_on("add-bot")
    person.click_on("bot-greedy")
    assert person.table.sent == ["room add_bot seat=3 bot=greedy"]


def test_what_can_be_done_with_each_seat():
    person = in_room()
    person.click_on("seat-3")
    person.click_on("sit")
    person.click_on("seat-2")
    person.click_on("remove-bot")
    person.click_on("seat-1")
    person.click_on("kick")
    person.click_on("seat-1")
    person.click_on("swap-2")
    assert person.table.sent == [
        "room sit seat=3",
        "room remove_bot seat=2",
        "room kick seat=1",
        "room swap seat=1 other=2",
    ]


def test_options_are_asked_of_the_table_one_by_one():
    person = in_room()
    person.click_on("options")
    person.ui.focus("option-match")
    person.key(pygame.K_RIGHT)
    person.ui.focus("options-done")
    person.key(pygame.K_RETURN)
    assert person.table.sent == ["room option name=match value=race:61"]


def test_another_game_is_asked_for():
    person = in_room()
    person.click_on("options")
    person.click_on("variant-retournee")
    assert person.table.sent == ["room variant variant=retournee"]


def test_chat_is_shown_and_what_is_being_typed_survives_news_of_the_room():
    person = in_room()
    person.ui.focus("say")
    person.type("bonjour")
    person.table.tell_room()
    person.wait(0.1)
    assert person.focused == "say"
    person.type(" à tous")
    person.key(pygame.K_RETURN)
    person.wait(0.1)
    assert person.table.sent == ["chat bonjour à tous"]
    assert "bonjour à tous" in person.ui.tree()


def test_what_the_table_refuses_is_said():
    person = in_room()
    person.table._hear(Ack(id=99, ok=False, code="not_owner"))
    person.wait(0.1)
    assert person.ui.toasts == ("Only the host of the table may do that.",)


def test_a_guest_says_that_he_is_ready():
    person = in_room()
    person.scene.toggle_ready()
    person.wait(0.1)
    assert person.table.sent == ["room ready ready=True"]
    assert "seat-0: Anna, on this network · host, you, ready" in person.ui.tree()


def test_client_ui_07_large_text_shows_the_room_in_pages():
    person = in_room()
    for _ in range(2):
        person.key(pygame.K_EQUALS, pygame.KMOD_CTRL)
    assert person.kept[-1].text_size == 150
    assert "pages" in person.ui.tree()
    person.draw()


def test_another_game_set_by_the_host_brings_its_own_words_and_rules():
    person = in_room()
    assert "dealer names a suit" in person.ui.tree()
    person.table.preset = "retournee"
    person.table.__post_init__()
    person.table.tell_room()
    person.wait(0.1)
    tree = person.ui.tree()
    assert "about: French Manille, turned up" in tree
    assert "turned up: its suit is trumps" in tree
    assert "dealer names a suit" not in tree


def test_who_is_not_in_charge_only_says_that_he_is_ready():
    person = in_room(is_owner=False)
    assert person.focused == "ready"
    assert "start:" not in person.ui.tree()
    person.key(pygame.K_RETURN)
    assert person.table.sent == ["room ready ready=True"]
