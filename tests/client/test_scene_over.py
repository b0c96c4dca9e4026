"""What lies over or beside the table: settings, rules, menu, waiting, trouble; and a second match."""

import pygame
import pytest
from scripted import ScriptedNetwork, ScriptedTable, lobby_row

from manille_lan.client.ports import Opened, Start, Wish
from manille_lan.client.scenes.lobby import LobbyScene
from manille_lan.client.scenes.table import TableScene
from manille_lan.client.scenes.trouble import TroubleScene, WaitingScene
from manille_lan.errors import NetError
from manille_lan.net.guest.news import Ended
from tests.client.person import Person
from tests.client.test_scene_windows import at_table


@pytest.mark.parametrize(
    ("tag", "field", "value"),
    [
        ("text_size", "text_size", 125),
        ("palette", "palette", "two"),
        ("letters", "letters", "en"),
        ("back", "back", "lattice"),
        ("speed", "speed", "slow"),
        ("trick_pause", "trick_pause", "2"),
        ("volume", "volume", 75),
        ("hint_bot", "hint_bot", "steady"),
    ],
)
def test_each_setting_holds_at_once(tag, field, value):
    person = Person()
    person.conductor.show_settings()
    person.ui.focus(tag)
    person.key(pygame.K_RIGHT)
    assert getattr(person.kept[-1], field) == value
    assert person.focused == tag, "the focus survives"
    person.draw()


def test_switches_and_the_name():
    person = Person()
    person.conductor.show_settings()
    person.ui.focus("reduced_motion")
    person.key(pygame.K_SPACE)
    assert person.kept[-1].reduced_motion
    assert person.conductor.context.pace.is_reduced
    person.ui.focus("sound")
    person.key(pygame.K_SPACE)
    assert person.kept[-1].sound is False
    person.ui.focus("full_screen")
    person.key(pygame.K_SPACE)
    assert person.conductor.wants_full_screen
    person.ui.focus("name")
    person.key(pygame.K_a, pygame.KMOD_CTRL)
    person.type("Zoë")
    person.key(pygame.K_ESCAPE)
    assert person.kept[-1].name == "Zoë"
    assert isinstance(person.scene, LobbyScene)


def test_the_rules_of_every_game_from_the_lobby():
    person = Person()
    person.key(pygame.K_TAB)
    person.click_on("rules-button")
    tree = person.ui.tree()
    assert "rules-belge" in tree
    assert "rules-retournee" in tree
    person.click_on("rules-retournee")
    assert "counter-clockwise" in person.ui.tree()
    person.draw()
    person.key(pygame.K_F1)
    assert isinstance(person.scene, LobbyScene)


def test_the_menu_leads_to_settings_and_back_to_the_table():
    person = at_table()
    person.click_on("menu-button")
    person.click_on("menu-settings")
    assert person.sees("settings-body")
    person.click_on("close")
    assert isinstance(person.scene, TableScene)
    assert not person.ui.has_modal
    person.click_on("menu-button")
    person.click_on("menu-leave")
    assert isinstance(person.scene, LobbyScene)


def test_a_table_that_does_not_open_says_why():
    person = Person()

    def fail(wish: Wish) -> Opened:
        raise NetError("error-port_taken", port=47770)

    person.launcher.open = fail
    person.conductor.open_table(Wish("belge"))
    person.wait_for_launcher()
    assert isinstance(person.scene, TroubleScene)
    assert "Port 47770 is used by another program" in person.ui.tree()
    person.click_on("copy")
    assert "47770" in person.ui._desk.clipboard
    person.key(pygame.K_ESCAPE)
    assert isinstance(person.scene, LobbyScene)


def test_waiting_can_be_given_up_and_what_opens_later_is_not_joined():
    person = Person()
    person.conductor.open_table(Wish("belge", is_solo=True))
    assert isinstance(person.scene, WaitingScene)
    person.draw()
    person.key(pygame.K_ESCAPE)
    person.wait_for_launcher()
    assert isinstance(person.scene, LobbyScene)
    assert person.network.joined == []


def test_what_cannot_be_a_view_ends_the_table_with_a_sentence():
    person = at_table()
    update = next(
        news for news in _told(person) if getattr(getattr(news, "message", None), "view", None) is not None
    )
    broken = dict(update.message.view) | {"pack": "xx"}
    person.table._hear(_with_view(update.message, broken))
    person.wait(0.1)
    assert isinstance(person.scene, TroubleScene)


def _told(person: Person):
    person.table.tell()
    return [person.table.inbox[-1]]


def _with_view(update, view):
    return type(update)(s=update.s + 1, ep=update.ep, events=[], view=view)


@pytest.mark.parametrize("code", ["kicked", "replaced", "shutting_down", "closed"])
def test_each_end_of_a_table_has_its_sentence(code):
    person = at_table()
    person.table.inbox.append(Ended(code))
    person.wait(0.1)
    assert isinstance(person.scene, TroubleScene)
    assert f"error-{code}" not in person.ui.tree()


def test_a_second_match_shows_its_first_result_too():
    """The first deal of the second match has the number of the deal whose result was shown last."""
    network = ScriptedNetwork(ScriptedTable(options={"match": "race:1"}))
    person = Person(network, start=Start(wish=Wish("belge", is_solo=True)))
    person.wait_for_launcher()
    for _ in range(2):
        while "to-match" not in person.ui.tree():
            _act(person)
        person.key(pygame.K_RETURN)
        assert person.sees("match-result")
        person.key(pygame.K_RETURN)
        person.wait(0.3)
    assert person.table.sent.count("room again") == 2


def _act(person: Person) -> None:
    scene = person.scene
    if person.ui.has_modal:
        person.key(pygame.K_RETURN)
    elif scene.root.asking is not None:
        person.key(pygame.K_1)
    elif scene.model.is_asked and not scene.stage.holds_input:
        scene.intents.play(next(iter(scene.model.playable)))
    person.wait(0.4)
    assert person.now < 2000


def test_joining_a_table_leaves_the_search_for_others():
    person = Person()
    assert person.network.is_lobby_open
    person.conductor.join_table(lobby_row("x").target, "x")
    assert not person.network.is_lobby_open
