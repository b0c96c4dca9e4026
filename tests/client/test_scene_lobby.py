"""The lobby: live rows, joining, addresses, names, and what is said when nothing is found."""

import pygame
import pytest
from scripted import ScriptedNetwork, ScriptedTable, lobby_row

from manille_lan.client.scenes.hosting import HostingScene
from manille_lan.client.scenes.lobby import LobbyScene, row_key
from manille_lan.client.scenes.room import RoomScene
from manille_lan.client.scenes.trouble import TroubleScene
from manille_lan.net.guest.news import Ended
from manille_lan.settings import Settings
from tests.client.person import Person


def test_client_ui_23_no_one_and_two_hundred_tables():
    person = Person()
    assert "Looking for tables" in person.ui.tree()
    one = [lobby_row("Chez nous", number=1)]
    person.network.show_rows(one)
    person.wait(0.1)
    assert "Chez nous, Belgian Manillen, 1/4, waiting, 3 ms" in person.ui.tree()
    person.network.show_rows([lobby_row(f"Table {n}", number=n) for n in range(200)], hidden=40)
    person.wait(0.1)
    person.draw()
    assert "40 more tables" in person.ui.tree()
    person.ui.focus("tables")
    person.key(pygame.K_END)
    assert "Table 199" in person.ui.tree()
    person.draw()


def test_an_empty_lobby_says_why_after_a_while():
    person = Person()
    person.network.show_rows([], status=("discovery-nothing_found", "discovery-mdns_taken"))
    person.wait(0.1)
    tree = person.ui.tree()
    assert "A guest Wi-Fi, a VPN or a firewall" in tree
    assert "5353" in tree


def test_the_chosen_table_vanishes_while_enter_is_pressed():
    person = Person(ScriptedNetwork(rows=(lobby_row("One", number=1), lobby_row("Two", number=2))))
    person.wait(0.1)
    lobby = person.scene
    gone = lobby.table.selected
    person.network.show_rows([lobby_row("Two", number=2)])
    person.wait(0.1)
    assert lobby.table.selected is None, "an Enter on its way chooses nobody else"
    lobby.join(gone)
    assert person.ui.toasts == ("That table is gone.",)
    assert person.network.joined == []


def test_a_table_that_does_not_answer_says_so():
    person = Person(ScriptedNetwork(rows=(lobby_row("Quiet", is_alive=False, number=1),)))
    person.wait(0.1)
    assert "no answer" in person.ui.tree()


def test_the_mark_stays_on_its_table_when_rows_come_and_go():
    rows = [lobby_row("B", number=2), lobby_row("C", number=3)]
    person = Person(ScriptedNetwork(rows=tuple(rows)))
    person.wait(0.1)
    person.ui.focus("tables")
    person.key(pygame.K_DOWN)
    assert person.scene.table.selected == row_key(rows[1])
    person.network.show_rows([lobby_row("A", number=1), *rows])
    person.wait(0.1)
    assert person.scene.table.selected == row_key(rows[1])


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("", "Type an address"),
        ("192.168.1.999", "is no IP address"),
        ("a:b:c", "in brackets"),
        ("host:0", "no port"),
    ],
)
def test_an_address_that_cannot_be_says_what_is_wrong_with_it(typed, said):
    person = Person()
    person.ui.focus("address")
    person.type(typed)
    person.key(pygame.K_RETURN)
    assert said in person.ui.toasts[0]
    assert person.network.joined == []
    assert person.focused == "address"


def test_joining_by_address():
    person = Person()
    person.ui.focus("address")
    person.type("192.168.1.20:5000")
    person.key(pygame.K_RETURN)
    person.wait(0.2)
    target, profile = person.network.joined[0]
    assert (target.addresses[0].host, target.addresses[0].port) == ("192.168.1.20", 5000)
    assert profile.name == "Anna"
    assert isinstance(person.scene, RoomScene)


def test_a_table_that_is_not_reached_says_why_and_offers_to_try_again():
    network = ScriptedNetwork(refuses=Ended("unreachable", {"address": "10.0.0.9:47770"}))
    person = Person(network)
    person.conductor.join_table(lobby_row("x").target, "Chez nous")
    person.wait(0.1)
    assert isinstance(person.scene, TroubleScene)
    assert "Nothing answers at 10.0.0.9:47770" in person.ui.tree()
    network.refuses = None
    person.tab_to("retry")
    person.key(pygame.K_RETURN)
    person.wait(0.1)
    assert isinstance(person.scene, RoomScene)


def test_a_table_that_closes_leads_to_a_sentence_and_back_to_the_lobby():
    person = Person(ScriptedNetwork(ScriptedTable()))
    person.conductor.join_table(lobby_row("x").target, "Chez nous")
    person.wait(0.1)
    person.table.inbox.append(Ended("closed"))
    person.wait(0.1)
    assert "The host closed the table." in person.ui.tree()
    person.key(pygame.K_ESCAPE)
    assert isinstance(person.scene, LobbyScene)
    assert person.network.is_lobby_open


def test_a_name_is_kept_and_an_empty_one_is_not():
    person = Person(settings=Settings(name="Anna", language="en"))
    person.ui.focus("name")
    person.key(pygame.K_a, pygame.KMOD_CTRL)
    person.type("Íñigo")
    person.tab_to("play-bots")
    person.key(pygame.K_RETURN)
    assert person.kept[-1].name == "Íñigo"


def test_a_name_in_which_nothing_can_be_seen_is_refused():
    person = Person()
    person.scene.name.fill("   ")
    person.tab_to("host")
    person.key(pygame.K_RETURN)
    assert "name" in person.ui.toasts[0]
    assert person.focused == "name"
    assert isinstance(person.scene, LobbyScene)


def test_the_form_of_a_new_table_is_made_from_the_declared_options():
    person = Person()
    person.tab_to("host")
    person.key(pygame.K_RETURN)
    assert isinstance(person.scene, HostingScene)
    tree = person.ui.tree()
    assert "option-match" in tree
    assert "first to 101" in tree
    person.ui.focus("option-match")
    person.key(pygame.K_RIGHT)
    person.ui.focus("option-en_face")
    person.key(pygame.K_SPACE)
    person.ui.focus("bot-count")
    person.key(pygame.K_RIGHT)
    person.ui.focus("open")
    person.key(pygame.K_RETURN)
    person.wait_for_launcher()
    wish = person.launcher.wishes[0]
    assert wish.preset == "belge"
    assert wish.options == {"match": "race:61", "en_face": "true"}
    assert wish.bots == ("steady",)
    assert wish.name == "Table of Anna"
    assert isinstance(person.scene, RoomScene)
    assert "192.168.1.20:47770" in person.ui.tree()


def test_another_game_brings_its_own_options():
    person = Person()
    person.conductor.show_hosting()
    person.ui.focus("game")
    person.key(pygame.K_RIGHT)
    person.key(pygame.K_RIGHT)
    assert "option-turnup" in person.ui.tree()
    assert "option-en_face" not in person.ui.tree()
    person.draw()
