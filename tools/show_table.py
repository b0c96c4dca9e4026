"""Draws scenes of the window into PNG files, without a server: to look at, not to compare.

    python tools/show_table.py FOLDER [NAME ...] [--size 1280x720] [--text 100] [--lang en]

Every picture is a scripted table shown by the real scene. Development only.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame
from scripted import ScriptedLauncher, ScriptedNetwork, ScriptedTable, lobby_row
from scripted_adviser import ScriptedAdviser

from manille_lan.bots.advice import Advice
from manille_lan.client.cards import CardLook, CardPictures
from manille_lan.client.clock import Pace
from manille_lan.client.conductor import Conductor
from manille_lan.client.fonts import Fonts
from manille_lan.client.kit.icons import shipped_icons
from manille_lan.client.kit.look import Look
from manille_lan.client.model import TableModel
from manille_lan.client.motion import Stage
from manille_lan.client.ports import Start
from manille_lan.client.scenes.scene import Context, Scene
from manille_lan.client.scenes.table import TableScene
from manille_lan.client.theme import Scale
from manille_lan.engine.actions import Action
from manille_lan.engine.events import Event
from manille_lan.net.guest.news import Ended
from manille_lan.protocol.messages import MoveReason
from manille_lan.settings import Settings
from manille_lan.words.loader import Words


class SilentDoors:
    """Doors that lead nowhere."""

    def __getattr__(self, name: str) -> Callable[..., None]:
        return lambda *args, **kwargs: None


class Show:
    """One scene in one size."""

    def __init__(
        self,
        size: tuple[int, int],
        text: int = 100,
        language: str = "en",
        fonts: Fonts | None = None,
        make_words: Callable[[str, dict[str, str]], Words] = Words,
    ) -> None:
        """`fonts` and `make_words` stand in for the real ones in tests."""
        pygame.init()
        pygame.display.set_mode(size)
        self.size = size
        settings = Settings(text_size=text, language=language, name="Geneviève Núñez")
        look = Look(fonts or Fonts(), shipped_icons(), Scale(*size, text / 100))
        letters = language if language in ("fr", "nl") else "en"
        pictures = CardPictures(CardLook(letters=letters))
        self._make_words = make_words
        self.context = Context(SilentDoors(), settings, make_words(language, {}), look, pictures, Pace("off"))

    def table(self, table: ScriptedTable) -> TableScene:
        """The scene of a scripted table that has begun."""
        model = TableModel(commands=table)
        language = self.context.settings.language
        self.context.words = self._make_words(language, dict(table.rules.variant.words))
        scene = TableScene(self.context, model, Stage(Pace("off"), 0.0))
        self.hear(scene, table)
        return scene

    def hear(self, scene: TableScene, table: ScriptedTable, steps: int = 12) -> None:
        """Tell the scene what the table said, and let motion come to its end."""
        fresh, table.inbox = table.inbox, []
        for news in fresh:
            scene.hear(scene.model.hear(news, self.context.now))
        for _ in range(steps):
            self.context.now += 0.5
            scene.update(self.context.now)

    def conductor(self, network: ScriptedNetwork) -> Conductor:
        """A whole window with a scripted network, in the lobby."""
        made = Conductor(
            self.context.settings, lambda settings: None, network, ScriptedLauncher(network), self.size
        )
        made.begin(Start())
        made.update(1.0)
        return made

    def advise(self, scene: TableScene, advice: Advice) -> None:
        """Ask for a hint, and hear this one."""
        scene.draw(pygame.Surface(self.size))  # gives the cards their places
        scene.ask_hint()
        self.context.now += 5
        scene.update(self.context.now)
        scene.hear_advice(advice)
        scene.update(self.context.now)

    def save(self, scene: Scene, path: Path) -> None:
        """Draw it into a file."""
        surface = pygame.Surface(self.size)
        scene.draw(surface)
        pygame.image.save(surface, path)


def _begun(show: Show, **fields: object) -> tuple[TableScene, ScriptedTable]:
    table = ScriptedTable(**fields)  # type: ignore[arg-type]
    table.welcome()
    table.begin()
    return show.table(table), table


def _play_until(table: ScriptedTable, show: Show, scene: TableScene, tricks: int) -> None:
    while table.deal is not None and table.deal.seat >= 0 and len(table.deal.tricks) < tricks:
        table.act(0, 0, table.legal()[0])
        show.hear(scene, table)


def trumps(show: Show) -> Scene:
    """The dealer chooses trumps."""
    return _begun(show)[0]


def calls(show: Show) -> Scene:
    """Doubling."""
    return _begun(show, dealer=3)[0]


def trick(show: Show) -> Scene:
    """One's turn in the middle of a trick."""
    scene, table = _begun(show, dealer=0)
    table.act(0, 0, "trump H")
    _play_until(table, show, scene, 2)
    return scene


def illegal(show: Show) -> Scene:
    """A card that is refused."""
    scene, table = _begun(show, dealer=0)
    table.act(0, 0, "trump H")
    _play_until(table, show, scene, 2)
    bad = next(card for card in scene.hand.cards if card not in (scene.model.playable or ()))
    scene.intents.play(bad)
    show.hear(scene, table, steps=2)
    return scene


def seven(show: Show) -> Scene:
    """Seven players, each for himself, in the middle of a trick."""
    names = (
        "Geneviève Núñez",
        "Jan-Willem van der Straeten",
        "Célestine",
        "Núria",
        "Íñigo",
        "Wout",
        "W" * 24,
    )
    scene, table = _begun(show, preset="encheres2", options={"players": "7"}, names=names, dealer=3)
    table.act(0, 0, "bid 30")
    _play_until(table, show, scene, 1)
    return scene


def ccw(show: Show) -> Scene:
    """The turned-up game, counter-clockwise, with the dealer's open card."""
    scene, table = _begun(show, preset="retournee", dealer=1)
    _play_until(table, show, scene, 1)
    return scene


def last(show: Show) -> Scene:
    """The last trick in large."""
    scene = trick(show)
    assert isinstance(scene, TableScene)
    scene.show_last(True)
    return scene


def result(show: Show) -> Scene:
    """The account of a deal."""
    scene, table = _begun(show, dealer=0)
    table.act(0, 0, "trump none")
    _play_until(table, show, scene, 8)
    return scene


def match(show: Show) -> Scene:
    """The end of a match."""
    scene, table = _begun(show, dealer=0, options={"match": "race:34"})
    while not table.match.winners:
        if table.legal():
            table.act(0, 0, table.legal()[0])
        else:
            table.room("next")
        show.hear(scene, table)
    scene.outcome.show_match(scene.board)
    return scene


def hint(show: Show) -> Scene:
    """A card is advised, with the reason."""
    show.context.adviser = ScriptedAdviser()
    scene = trick(show)
    assert isinstance(scene, TableScene)
    card = max(scene.model.playable or (), key=int)
    show.advise(scene, Advice(Action("play", (card,)), "why-load", {"seat": 2, "points": card.points}))
    return scene


def hint_trumps(show: Show) -> Scene:
    """Trumps are advised."""
    show.context.adviser = ScriptedAdviser()
    scene, _ = _begun(show)
    show.advise(scene, Advice(Action("trump", ("H",)), "why-only"))
    return scene


def reasons(show: Show) -> Scene:
    """Why the bots did what they did."""

    def why(event: Event) -> MoveReason | None:
        if event.kind != "play" or event.by not in (1, 2, 3):
            return None
        card = str(event.args[0])
        told: tuple[MoveReason, ...] = (
            MoveReason(at=0, why="why-load", args={"seat": (event.by + 2) % 4, "points": 4}),
            MoveReason(at=0, why="why-still-out", args={"out": "10H", "card": card}),
            MoveReason(at=0, why="why-master", args={"card": card}),
        )
        return told[event.by - 1]

    scene, table = _begun(show, dealer=0, bots=(1, 2, 3), why=why)
    table.act(0, 0, "trump none")
    _play_until(table, show, scene, 8)
    scene.outcome.show_reasons(scene.board)
    return scene


def menu(show: Show) -> Scene:
    """The menu over the table."""
    scene = trick(show)
    assert isinstance(scene, TableScene)
    scene.open_menu()
    return scene


def lobby(show: Show) -> Scene:
    """Some tables around."""
    rows = (
        lobby_row("Chez Geneviève", 3, number=1),
        lobby_row("Café De Kroon", 4, phase="play", variant="retournee", ms=12, number=2),
        lobby_row("Zeer lange tafelnaam met héél veel letters", 1, ms=48, number=3),
        lobby_row("Table d’Íñigo", 2, is_alive=False, number=4),
    )
    return show.conductor(ScriptedNetwork(rows=rows)).scene


def empty(show: Show) -> Scene:
    """No table around."""
    status = ("discovery-nothing_found", "discovery-mdns_taken")
    return show.conductor(ScriptedNetwork(status=status)).scene


def hosting(show: Show) -> Scene:
    """The form of a new table."""
    conductor = show.conductor(ScriptedNetwork())
    conductor.show_hosting()
    return conductor.scene


def settings(show: Show) -> Scene:
    """The settings."""
    conductor = show.conductor(ScriptedNetwork())
    conductor.show_settings()
    return conductor.scene


def rules(show: Show) -> Scene:
    """The rules."""
    conductor = show.conductor(ScriptedNetwork())
    conductor.show_rules()
    return conductor.scene


def room(show: Show) -> Scene:
    """The room before a match."""
    network = ScriptedNetwork(ScriptedTable(names=("Geneviève Núñez", "Jan-Willem", "Steady", "")))
    conductor = show.conductor(network)
    conductor.join_table(lobby_row("x").target, "Chez Geneviève")
    conductor.update(2.0)
    network.table.chat("On attend encore une personne, sinon un bot.")
    conductor.update(3.0)
    return conductor.scene


def trouble(show: Show) -> Scene:
    """A table that was not reached."""
    network = ScriptedNetwork(refuses=Ended("unreachable", {"address": "192.168.1.20:47770"}))
    conductor = show.conductor(network)
    conductor.join_table(lobby_row("x").target, "Chez Geneviève")
    conductor.update(2.0)
    return conductor.scene


_MADE = (
    *(trumps, calls, trick, illegal, hint, hint_trumps, seven, ccw, last, result, reasons, match, menu),
    *(lobby, empty, hosting, settings, rules, room, trouble),
)
PICTURES: dict[str, Callable[[Show], Scene]] = {made.__name__: made for made in _MADE}


def draw_pictures(pictures: dict[str, Callable[[Show], Scene]], about: str) -> None:
    """Draw the pictures that were asked for on the command line."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("folder", type=Path)
    parser.add_argument("names", nargs="*", default=list(pictures))
    parser.add_argument("--size", default="1280x720")
    parser.add_argument("--text", type=int, default=100)
    parser.add_argument("--lang", default="en")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    size = tuple(int(part) for part in asked.size.split("x"))
    for name in asked.names:
        show = Show((size[0], size[1]), asked.text, asked.lang)
        path = asked.folder / f"{name}_{asked.size}_{asked.text}_{asked.lang}.png"
        show.save(pictures[name](show), path)
        print(path)


if __name__ == "__main__":
    draw_pictures(PICTURES, __doc__ or "")
