"""Draws the tables of the other forms of the game into PNG files: bidding, exchange, speech, piles.

    python tools/show_forms.py FOLDER [NAME ...] [--size 1280x720] [--text 100] [--lang en]

As `tools/show_table.py`, whose scripted tables it uses. Development only.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from scripted import ScriptedTable
from show_table import Show, draw_pictures

from manille_lan.client.cards import CardLook, CardPictures
from manille_lan.client.kit.icons import shipped_icons
from manille_lan.client.scenes.scene import Scene
from manille_lan.client.scenes.table import TableScene
from manille_lan.client.table.speaking import SpeechPanel
from manille_lan.client.wardrobe import PACKS


def begun(show: Show, preset: str, **fields: object) -> tuple[TableScene, ScriptedTable]:
    """A table of this form that has begun, in its pack."""
    table = ScriptedTable(preset=preset, **fields)  # type: ignore[arg-type]
    pack = table.rules.pack.id
    show.context.pictures = CardPictures(CardLook(PACKS[pack], letters=show.context.pictures.look.letters))
    show.context.look = replace(show.context.look, icons=shipped_icons("four", PACKS[pack]))
    table.welcome()
    table.begin()
    return show.table(table), table


def act(show: Show, scene: TableScene, table: ScriptedTable, *actions: str) -> None:
    """What the window's seat does, in notation; `.` is the first legal action."""
    for action in actions:
        table.act(0, 0, table.legal()[0] if action == "." else action)
        show.hear(scene, table)


def until(show: Show, scene: TableScene, table: ScriptedTable, is_so: Callable[[], bool]) -> None:
    """Do the first legal thing until something holds."""
    for _ in range(80):
        if is_so() or not table.legal():
            return
        act(show, scene, table, ".")


def privilege(show: Show) -> Scene:
    """Auction 1: to play alone, or not."""
    return begun(show, "encheres1", dealer=1)[0]


def drawing(show: Show) -> Scene:
    """Auction 1: a card has been drawn, one is set aside."""
    scene, table = begun(show, "encheres1", dealer=1)
    act(show, scene, table, "accept", "draw")
    scene.play(scene.hand.cards[3])
    return scene


def bidding(show: Show) -> Scene:
    """Auction 2: a bid."""
    scene, table = begun(
        show, "encheres2", dealer=3, script=lambda rules, seat, legal: legal[0 if seat != 1 else 21]
    )
    if not scene.model.is_asked:
        until(show, scene, table, lambda: scene.model.is_asked)
    return scene


def bidding7(show: Show) -> Scene:
    """Auction 3 with seven players and a widow half of which lies open."""
    return begun(show, "encheres3", dealer=1, options={"players": "7"})[0]


def exchange(show: Show) -> Scene:
    """Auction 3: the widow was taken, two cards are set aside."""
    scene, table = begun(show, "encheres3", dealer=1)
    act(show, scene, table, "bid 30", "take")
    for card in scene.hand.cards[-2:]:
        scene.play(card)
    return scene


def pick(show: Show) -> Scene:
    """Auction 3: cards of the widow are picked."""
    scene, table = begun(show, "encheres3", dealer=1, options={"exchange": "pick", "players": "3"})
    act(show, scene, table, "bid 30")
    scene.board.plan.toggle(2)
    scene.board.plan.toggle(4)
    scene.refresh()
    return scene


def alone(show: Show) -> Scene:
    """Auction 3 in play: five players, one against the others."""
    scene, table = begun(show, "encheres3", dealer=1, options={"players": "5"})
    act(show, scene, table, "bid 30", "take")
    until(show, scene, table, lambda: table.deal is not None and len(table.deal.tricks) > 1)
    return scene


def account(show: Show) -> Scene:
    """The account of an auction with seven players."""
    scene, table = begun(show, "encheres1", dealer=1, options={"players": "7"})
    act(show, scene, table, "accept", "stop")
    until(show, scene, table, lambda: False)
    return scene


def speech(show: Show) -> Scene:
    """Parlée: the leader may speak."""
    scene, table = begun(show, "parlee", dealer=3)
    until(show, scene, table, lambda: scene.model.view is not None and scene.model.view.phase == "play")
    return scene


def matrix(show: Show) -> Scene:
    """Parlée: of what is it said."""
    scene = speech(show)
    assert isinstance(scene, TableScene)
    assert isinstance(scene.root.asking, SpeechPanel)
    scene.root.asking.speak_of("tell")
    return scene


def sentence(show: Show) -> Scene:
    """Parlée: the sentence before it is said."""
    scene = matrix(show)
    assert isinstance(scene, TableScene)
    assert isinstance(scene.root.asking, SpeechPanel)
    scene.root.asking.value_of("tell", ("suit", "H"))
    return scene


def spoken(show: Show) -> Scene:
    """Parlée: question and answer."""
    scene, table = begun(show, "parlee", dealer=3)
    until(show, scene, table, lambda: scene.model.view is not None and scene.model.view.phase == "play")
    act(show, scene, table, "ask suit H")
    return scene


def aveugle(show: Show) -> Scene:
    """Blind Manille: in the middle of it."""
    scene, table = begun(show, "aveugle", dealer=1)
    until(show, scene, table, lambda: table.deal is not None and len(table.deal.tricks) > 1)
    return scene


def aveugle_trumps(show: Show) -> Scene:
    """Blind Manille: trumps are named."""
    return begun(show, "aveugle", dealer=0)[0]


def piles(show: Show) -> Scene:
    """Manilla for two: the first tricks."""
    scene, table = begun(show, "manilla2", dealer=1)
    until(show, scene, table, lambda: table.deal is not None and len(table.deal.tricks) > 4)
    act(show, scene, table, *(["."] if not table.deal or not table.deal.trick else []))
    return scene


def catalan(show: Show) -> Scene:
    """Manilla for four, with the dealer's open card."""
    return begun(show, "manilla4", dealer=1)[0]


def botifarra(show: Show) -> Scene:
    """Botifarra: the dealer names trumps."""
    return begun(show, "botifarra", dealer=0)[0]


def claims(show: Show) -> Scene:
    """A breach may be claimed."""
    scene, table = begun(show, "muette", dealer=1, options={"enforcement": "honour"})
    until(show, scene, table, lambda: scene.model.view is not None and scene.model.view.phase == "claims")
    return scene


_MADE = (
    *(privilege, drawing, bidding, bidding7, exchange, pick, alone, account),
    *(speech, matrix, sentence, spoken, aveugle, aveugle_trumps, piles, catalan, botifarra, claims),
)

if __name__ == "__main__":
    draw_pictures({made.__name__: made for made in _MADE}, __doc__ or "")
