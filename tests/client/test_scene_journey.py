"""From the lobby to the end of a match, by keyboard alone, and by mouse alone."""

import pygame
from scripted import ScriptedNetwork, ScriptedTable, lobby_row

from manille_lan.client.ports import Start, Wish
from manille_lan.client.scenes.lobby import LobbyScene
from manille_lan.client.scenes.room import RoomScene
from manille_lan.client.scenes.table import TableScene
from tests.client.person import Person


def short_match(**fields) -> ScriptedNetwork:
    return ScriptedNetwork(ScriptedTable(options={"match": "race:34"}, **fields))


def play_match_by_keys(person: Person) -> None:
    """Answer every question with its first answer, lay the first card that may be laid."""
    scene = person.scene
    while not person.table.match.winners or person.ui.has_modal or not scene.stage.is_idle:
        assert person.now < 4000, person.ui.tree()
        if person.ui.has_modal:
            if "to-match" in person.ui.tree():
                return
            person.key(pygame.K_RETURN)
        elif scene.root.asking is not None or (scene.model.is_asked and not scene.stage.holds_input):
            person.key(pygame.K_1)
        person.wait(0.4)


def test_client_ui_10_a_match_from_the_lobby_to_its_end_by_keyboard_alone():
    person = Person(short_match())
    person.tab_to("play-bots")
    person.key(pygame.K_RETURN)
    person.wait_for_launcher()
    assert isinstance(person.scene, TableScene)
    assert person.launcher.wishes[0].is_solo
    assert len(person.launcher.wishes[0].bots) == 3
    play_match_by_keys(person)
    person.key(pygame.K_RETURN)
    assert person.sees("match-result")
    person.tab_to("to-lobby")
    person.key(pygame.K_RETURN)
    person.wait(0.2)
    assert isinstance(person.scene, LobbyScene)


def test_a_match_by_mouse_alone():
    person = Person(short_match(), start=Start(wish=Wish("belge", is_solo=True)))
    person.wait_for_launcher()
    scene = person.scene
    while "to-match" not in person.ui.tree():
        assert person.now < 4000, person.ui.tree()
        if person.ui.has_modal:
            person.click_on("next-deal")
        elif scene.root.asking is not None:
            person.click_on(next(w.tag for w in scene.root.asking.walk() if w.can_focus()))
        elif scene.model.is_asked and not scene.stage.holds_input:
            person.draw()
            card = next(card for card in scene.hand.cards if card in scene.model.playable)
            place = scene.hand.fan.place_of(card)
            left = place.x - scene.board.layout.card[0] * 0.38
            person.click((round(left), round(place.y)))
        person.wait(0.4)
    person.click_on("to-match")
    assert person.sees("match-result")
    person.click_on("again")
    person.wait(3)
    assert person.table.sent[-1] == "room again"
    assert not person.ui.has_modal
    assert scene.model.view.number == 1


def test_somebody_elses_table_leads_through_the_room():
    network = ScriptedNetwork(ScriptedTable(), rows=(lobby_row("Chez Geneviève", number=1),))
    person = Person(network)
    person.wait(0.2)
    person.tab_to("tables")
    person.key(pygame.K_RETURN)
    person.wait(0.2)
    assert isinstance(person.scene, RoomScene)
    assert network.joined[-1][1].name == "Anna"
    assert person.kept[-1].recents, "the table is remembered"
    network.table.begin()
    person.wait(0.2)
    assert isinstance(person.scene, TableScene)


def test_the_window_opens_at_a_table_that_was_asked_for():
    person = Person(start=Start(target=lobby_row("Chez Geneviève").target))
    person.wait(0.2)
    assert isinstance(person.scene, RoomScene)
