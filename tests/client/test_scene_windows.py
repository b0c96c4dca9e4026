"""Windows of every size and people of every name: nothing crashes, nothing is lost."""

import pygame
import pytest
from msgspec.structs import replace
from scripted import ScriptedNetwork, ScriptedTable, lobby_row

from manille_lan.client.ports import Start, Wish
from manille_lan.settings import Settings
from tests.client.person import QUIET, Person

STRANGE = ("W" * 24, "\u0645\u0631\u062d\u0628\u0627 *bold* {H}", "e\u0301\u0323\u0301 👩‍🎨 \x00", "")


def at_table(size=(1280, 720), settings: Settings = QUIET, **fields) -> Person:
    person = Person(
        ScriptedNetwork(ScriptedTable(**fields)), settings, size, Start(wish=Wish("belge", is_solo=True))
    )
    person.wait_for_launcher()
    person.draw()
    return person


def resize(person: Person, size: tuple[int, int]) -> None:
    person.surface = pygame.Surface(size)
    person.conductor.resize(size)


@pytest.mark.parametrize("size", [(300, 200), (640, 420), (2560, 1440)])
@pytest.mark.parametrize("text", [100, 200])
def test_client_01_every_scene_at_every_size(size, text):
    person = at_table(settings=replace(QUIET, text_size=text))
    for show in (
        lambda: person.scene.open_menu(),
        person.conductor.show_settings,
        person.conductor.show_rules,
        person.conductor.go_back,
        person.conductor.enter_lobby,
        person.conductor.show_hosting,
        lambda: person.conductor.join_table(lobby_row("x").target, "Chez nous"),
    ):
        show()
        person.wait(0.1)
        tags = [widget.tag for widget in person.ui.top.walk() if widget.tag]
        assert sorted(set(tags)) == sorted(tags), "each widget is found by its tag"
        resize(person, size)
        person.draw()
        resize(person, (1280, 720))


def test_client_ui_02_a_storm_of_sizes_during_a_deal():
    person = at_table(settings=Settings(name="Anna", language="en", speed="slow", trick_pause="4"))
    assert person.scene.stage.beat.kind == "deal"
    for step in range(30):
        resize(person, (640 + step * 17 % 900, 420 + step * 31 % 500))
        person.wait(0.016, step=0.016)
        person.draw()
    person.wait(6)
    assert person.scene.stage.is_idle
    assert len(person.scene.hand.cards) == 8


def test_client_ui_06_names_of_every_kind_are_drawn_and_never_read_as_marks():
    person = at_table(names=STRANGE, bots=())
    scene = person.scene
    scene.intents.answer(scene.model.choices[0])
    for _ in range(6):
        person.wait(0.5)
        person.draw()
    assert "{H}" not in "".join(paragraph.text for paragraph in scene.side.log.paragraphs)
    assert "(H)" in "".join(paragraph.text for paragraph in scene.side.log.paragraphs)
    tree = person.ui.tree()
    assert "W" * 24 in tree


def test_client_ui_21_another_language_in_the_middle_of_a_deal():
    person = at_table()
    assert "Choose trumps." in person.ui.tree()
    hand = person.scene.hand.cards
    person.conductor.show_settings()
    person.ui.focus("language")
    person.key(pygame.K_RIGHT)
    person.key(pygame.K_ESCAPE)
    assert person.kept[-1].language == "fr"
    assert "Choisissez l’atout." in person.ui.tree()
    assert person.scene.hand.cards == hand
    assert person.conductor.context.pictures.look.letters == "fr"
    person.draw()


def test_client_ui_20_other_colours_and_letters_in_the_middle_of_a_deal():
    person = at_table()
    for change in ({"palette": "two"}, {"letters": "nl"}, {"back": "lattice"}, {"text_size": 150}):
        person.conductor.change_settings(replace(person.kept[-1] if person.kept else QUIET, **change))
        person.draw()
    look = person.conductor.context.pictures.look
    assert (look.palette, look.letters, look.back) == ("two", "nl", "lattice")


def test_client_ui_24_a_flood_of_chat_stays_bounded_and_the_log_keeps_its_place():
    person = at_table()
    for number in range(1000):
        person.table.chat(f"line {number}")
    person.wait(0.2)
    assert len(person.scene.model.chat) == 200
    assert len(person.scene.side.chat.paragraphs) <= 400
    person.draw()


def test_client_ui_28_the_score_folds_into_the_bar_where_the_hand_needs_the_room():
    person = at_table(size=(640, 480))
    facts = [fact.name for fact in person.scene.root.top.facts()]
    is_folded = person.scene.board.layout.score is None
    assert is_folded == ("You + Célestine" in facts)


def test_client_ui_25_an_exposed_window_is_drawn_again():
    person = at_table()
    person.draw()
    assert not person.ui.is_dirty
    person.send(pygame.WINDOWRESTORED)
    assert person.ui.is_dirty


def test_every_key_of_the_table():
    person = at_table()
    scene = person.scene
    scene.intents.answer(scene.model.choices[1])
    person.wait_until(lambda: scene.stage.is_idle and scene.model.is_asked)
    while not scene.stage.shown.finished:
        if scene.root.asking is not None:
            person.key(pygame.K_1)
        elif scene.model.playable:
            scene.intents.play(next(iter(scene.model.playable)))
        person.wait(0.5)
    person.ui.focus("hand")
    person.key(pygame.K_r)
    person.key(pygame.K_t)
    person.key(pygame.K_p)
    assert len(person.ui.toasts) == 3
    person.send(pygame.KEYDOWN, key=pygame.K_l, mod=0, unicode="l")
    assert scene.trick_panel.is_shown
    person.draw()
    person.send(pygame.KEYUP, key=pygame.K_l, mod=0)
    assert not scene.trick_panel.is_shown
    person.key(pygame.K_SLASH, text="/")
    assert person.focused == "say"
    person.type("salut")
    person.key(pygame.K_RETURN)
    assert person.table.sent[-1] == "chat salut"
    person.key(pygame.K_ESCAPE)
    assert person.focused == "hand"
    person.key(pygame.K_F1)
    assert person.sees("rules-table")
    person.key(pygame.K_ESCAPE)
    person.key(pygame.K_ESCAPE)
    assert person.sees("menu-resume")
    person.key(pygame.K_ESCAPE)
    assert not person.ui.has_modal
    person.key(pygame.K_F11)
    assert person.conductor.wants_full_screen
    person.key(pygame.K_m, pygame.KMOD_CTRL)
    assert person.kept[-1].sound is False
    person.key(pygame.K_MINUS, pygame.KMOD_CTRL)
    assert person.conductor.context.settings.text_size == 100


def test_a_spectator_sees_the_table_from_the_first_seat():
    person = at_table()
    view = person.scene.model.view
    person.scene.model.view = replace(view, seat=None, legal=(), hands=(None,) * 4)
    person.scene.rebuild()
    person.draw()
    assert person.scene.hand.cards == ()
    assert person.scene.root.asking is None


def test_closing_the_window_leaves_the_table():
    person = at_table()
    person.send(pygame.QUIT)
    assert not person.conductor.is_running


def test_client_08_a_window_that_stood_still_for_a_minute_shows_the_end_at_once():
    """The main thread was blocked (a title bar that is held): no burst of motion afterwards."""
    person = at_table(settings=Settings(name="Anna", language="en", speed="normal", trick_pause="2"))
    scene = person.scene
    scene.intents.answer(scene.model.choices[1])
    person.table.are_others_still = True
    for _ in range(25):
        if person.table.deal.seat >= 0:
            person.table.step()
    person.now += 0.05
    person.conductor.update(person.now)
    assert scene.stage.is_idle
    assert scene.stage.shown.finished == len(scene.model.view.tricks) > 2
