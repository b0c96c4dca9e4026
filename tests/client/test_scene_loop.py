"""The main loop without a screen: it opens, follows sizes and settings, keeps them, and closes."""

import time

import pygame
import pytest
from scripted import ScriptedLauncher, ScriptedNetwork

from manille_lan.client import app
from manille_lan.client.cards import BACK, CardLook, CardPictures, Workshop
from manille_lan.client.ports import Start, Wish
from manille_lan.client.window import Window
from manille_lan.settings import Settings

SETTINGS = Settings(name="Anna", language="en", speed="fast")


class WatchedNetwork(ScriptedNetwork):
    """A network that lets the test do something at each turn of the loop."""

    def __init__(self, script) -> None:
        super().__init__()
        self.script, self.turns = script, 0
        self.calls: list[str] = []

    def start(self) -> None:
        self.calls.append("start")

    def stop(self) -> None:
        self.calls.append("stop")

    def news(self):
        self.turns += 1
        assert self.turns < 4000, "the loop does not end"
        self.script(self.turns)
        return super().news()


@pytest.fixture
def window():
    opened = Window("Manille", (900, 600), time.monotonic)
    yield opened
    opened.close()


def looped(window, script, kept) -> tuple[app.Loop, WatchedNetwork]:
    network = WatchedNetwork(script)
    launcher = ScriptedLauncher(network)
    return app.Loop(window, SETTINGS, kept.append, lambda wake: network, launcher, "test"), network


def test_the_loop_plays_a_deal_changes_size_and_closes(window):
    kept: list[Settings] = []
    seen = set()

    def script(turn: int) -> None:
        scene = loop.conductor.scene
        seen.add(type(scene).__name__)
        if turn == 20:
            window.resize((1100, 700))
        elif turn == 40 or turn == 44:
            loop.conductor.toggle_full_screen()
        elif turn > 60 and turn % 3 == 0:
            key = pygame.K_1
            pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode="1"))
            pygame.event.post(pygame.event.Event(pygame.KEYUP, key=key, mod=0))
            table = network.table
            if table.deal is not None and table.deal.tricks:
                pygame.event.post(pygame.event.Event(pygame.QUIT))

    loop, network = looped(window, script, kept)
    loop.run(Start(wish=Wish("belge", is_solo=True)))
    assert seen == {"WaitingScene", "TableScene"}
    assert network.calls == ["start", "stop"]
    assert kept[-1].window == (1100, 700)


def test_the_last_scene_is_told_to_the_log_where_somebody_listens(window, caplog):
    caplog.set_level("DEBUG", logger="manille_lan.client.app.shown")

    def script(turn: int) -> None:
        if turn == 5:
            pygame.event.post(pygame.event.Event(pygame.QUIT))

    looped(window, script, [])[0].run(Start())
    assert "scene LobbyScene size 900 600" in caplog.text
    assert "> tables:" in caplog.text


def test_client_ui_02_the_workshop_draws_while_old_cards_are_shown_scaled(window):
    woken = []
    workshop = Workshop(lambda: woken.append(1))
    pictures = CardPictures(CardLook(), workshop)
    sharp = pictures.picture("KH", 200)
    pictures.begin_anew()
    scaled = pictures.picture("KH", 100)
    assert scaled.get_height() == 100
    assert pictures.picture("KH", 100) is scaled
    end = time.monotonic() + 5
    while not pictures.take_finished():
        assert time.monotonic() < end
    assert pictures.picture("KH", 100) is not scaled
    assert abs(sharp.get_height() - 200) <= 1
    workshop.close()
    assert woken


def test_client_ui_20_cards_of_two_looks_are_never_mixed(window):
    pictures = CardPictures(CardLook())
    four = pygame.image.tobytes(pictures.picture("8C", 200), "RGBA")
    pictures.begin_anew(CardLook(palette="two"))
    two = pygame.image.tobytes(pictures.picture("8C", 200), "RGBA")
    assert four != two
    for name, height in ((BACK, 50), ("8C", 60)):
        assert abs(pictures.picture(name, height).get_height() - height) <= 1
