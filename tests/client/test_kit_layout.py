"""Rows and columns at any window and text size: nothing outside, nothing over another, nothing too small."""

from itertools import combinations

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pygame import Rect

from manille_lan.client import theme
from manille_lan.client.kit.buttons import Button, IconButton, Tile
from manille_lan.client.kit.choices import Check, Choice, Slider
from manille_lan.client.kit.field import Field
from manille_lan.client.kit.labels import Chip, IconView, Label, Rule, SeatDisc
from manille_lan.client.kit.layout import Choices, Column, Free, Row
from manille_lan.client.kit.markup import parse_rich
from manille_lan.client.kit.overlay import Modal
from manille_lan.client.kit.rich import Rich
from manille_lan.client.kit.scroll import ScrollPanel
from manille_lan.client.kit.shares import lowered, shared_room
from manille_lan.client.kit.table import Dots, Mark, Table, TableColumn, TableRow
from manille_lan.client.kit.tabs import Tabs
from manille_lan.client.theme import Scale
from tests.client.driver import Driver, plain_look

SIZES = st.sampled_from([(300, 200), (640, 420), (900, 600), (1280, 720), (1920, 1080), (3840, 2160)])
TEXT_SIZES = st.sampled_from([1.0, 1.25, 1.5, 2.0])
WORDS = "Warn before a card that costs much"


def page() -> ScrollPanel:
    """Every widget, as a scene would put them together."""
    rows = [TableRow(str(n), (f"Table {n}", Dots(n % 5, 4), Mark("bot", "bot"))) for n in range(30)]
    columns = [TableColumn("Table", 0.5), TableColumn("Seats", 0.3), TableColumn("Who", 0.2)]
    buttons = [Button(f"b{n}", WORDS, lambda: None, icon="bot").stretch(1, 160) for n in range(3)]
    tiles = [Tile(f"t{n}", "Carreaux", lambda: None, "suit:D").stretch(1, 60) for n in range(5)]
    left = Column([Table("table", "Tables", columns, rows).stretch(), Row(buttons, wraps=True)])
    text = Rich("rich", "Rules", [parse_rich("*Head* {S} the trick where you can, " * 12)])
    right = Column(
        [
            Label("head", "Options", theme.HEADING),
            Row([Label("l", "Game").stretch(0, 90), Choice("choice", "Game", [WORDS, "b"]).stretch()]),
            Row([Field("field", "Name", "x" * 24).stretch(), Slider("slider", "Sound", 50).stretch()]),
            Check("check", WORDS),
            Choices(tiles, wraps=True),
            Row(
                [
                    SeatDisc("disc", "É", 1),
                    Chip("chip", "Ready"),
                    IconView("v", "v", "eye"),
                    Rule("r"),
                ]
            ),
            Tabs("tabs", "Side", [("one", "Rules", text), ("two", "Log", Column([]))]).stretch(),
        ]
    )
    top = Row(
        [Label("title", "Manille", theme.TITLE).stretch(), IconButton("menu", "Menu", "menu", lambda: None)]
    )
    both = Row([left.stretch(2, 480), right.stretch(1, 340)], wraps=True, align="fill")
    return ScrollPanel(Column([top, both.stretch()], padding=theme.MARGIN), "page")


@settings(max_examples=60, deadline=None)
@given(SIZES, TEXT_SIZES)
def test_client_01_nothing_overlaps_or_leaves_the_page(size, text_size):
    driver = Driver(page(), plain_look(*size, text_size))
    scroll = driver.ui.root
    leaves = [
        widget for widget in scroll.walk() if not [child for child in widget.children if child.is_shown]
    ]
    inside = scroll.children[0].rect
    for widget in leaves:
        assert widget.rect.w >= 1
        assert widget.rect.h >= 1
        assert inside.contains(widget.rect), widget.tag
    for one, other in combinations(leaves, 2):
        assert not one.rect.colliderect(other.rect), (one.tag, other.tag)


@settings(max_examples=40, deadline=None)
@given(st.sampled_from([(640, 420), (900, 600), (1280, 720), (3840, 2160)]), TEXT_SIZES)
def test_what_is_clicked_is_large_enough(size, text_size):
    scale = Scale(*size, text_size)
    driver = Driver(page(), plain_look(*size, text_size))
    for widget in driver.ui.root.walk():
        if widget.can_focus():
            least = theme.BAR_TARGET if widget.role == "tab" or widget.tag == "menu" else theme.TARGET
            assert widget.rect.h >= int(least * scale.text), widget.tag


@pytest.mark.parametrize("size", [(300, 200), (200, 100), (1, 1), (3840, 2160), (900, 600)])
def test_client_01_any_window_can_be_drawn(size):
    driver = Driver(page())
    driver.ui.resize(plain_look(*size))
    driver.draw()
    driver.ui.open(
        Modal("m", "A question", [Label("q", WORDS * 5, wraps=True)], [Button("y", "Yes", lambda: None)])
    )
    driver.ui.toast(WORDS * 3)
    driver.draw()
    assert all(widget.rect.w >= 1 and widget.rect.h >= 1 for widget in driver.ui.top.walk())


def test_client_01_after_a_resize_the_click_lands_where_it_is_drawn():
    pressed: list[str] = []
    driver = Driver(Column([Button(name, name, lambda name=name: pressed.append(name)) for name in "abc"]))
    driver.ui.resize(plain_look(900, 600))
    driver.click("b")
    driver.ui.resize(plain_look(3840, 2160))
    driver.click("c")
    assert pressed == ["b", "c"]


@settings(max_examples=30, deadline=None)
@given(SIZES, TEXT_SIZES)
def test_a_dialog_stays_inside_the_window(size, text_size):
    driver = Driver(page(), plain_look(*size, text_size))
    modal = Modal("m", WORDS, [Label("q", WORDS * 40, wraps=True)], [Button("y", "Yes", lambda: None)])
    driver.ui.open(modal)
    driver.send(pygame.NOEVENT)
    assert Rect(0, 0, *size).contains(modal.rect)


@given(
    st.lists(st.tuples(st.integers(0, 500), st.sampled_from([0.0, 1.0, 2.5])), max_size=8),
    st.integers(0, 3000),
)
def test_shares_use_the_room_and_no_more(wants, room):
    wanted, grows = [want for want, _ in wants], [grow for _, grow in wants]
    shares = shared_room(wanted, grows, room)
    if room >= sum(wanted):
        assert all(share >= want for share, want in zip(shares, wanted, strict=True))
        assert sum(shares) == (room if any(grows) else sum(wanted))
    else:
        assert sum(shares) <= max(room, len(wants))
        assert all(1 <= share <= max(1, want) for share, want in zip(shares, wanted, strict=True))


@given(st.lists(st.tuples(st.integers(1, 500), st.integers(1, 200)), max_size=8), st.integers(1, 3000))
def test_lowered_heights_fit_or_are_the_lowest(pairs, room):
    heights, lowest = [low + more for low, more in pairs], [low for low, _ in pairs]
    result = lowered(heights, lowest, room)
    assert all(low <= got <= high for low, got, high in zip(lowest, result, heights, strict=True))
    assert sum(result) <= max(room, sum(lowest)) + len(pairs)


def test_a_row_wraps_where_the_room_is_narrow():
    wide = Row([Label("a", "a").stretch(1, 300), Label("b", "b").stretch(1, 300)], wraps=True)
    Driver(wide, plain_look(1280, 720))
    assert wide.children[0].rect.y == wide.children[1].rect.y
    Driver(wide, plain_look(640, 720, 2.0))
    assert wide.children[0].rect.bottom <= wide.children[1].rect.y


def test_rows_and_columns_align():
    label = Label("a", "abc")
    Driver(Column([label], align="centre"))
    assert abs(label.rect.centerx - 640) <= 1
    Driver(Column([label], align="end"))
    assert label.rect.right == 1280
    Driver(Row([label], push="end"))
    assert label.rect.right == 1280


def test_a_free_box_places_by_tag_and_hides_the_rest():
    one, other = Label("one", "1"), Label("other", "2")
    driver = Driver(Free([one, other], lambda rect, look: {"one": Rect(10, 20, 30, 40)}, "table"))
    assert one.rect == Rect(10, 20, 30, 40)
    assert "other" not in driver.ui.tree()


def test_units_never_vanish_and_text_stays_readable():
    small = Scale(300, 200)
    assert (small.u(0.1), small.t(0.1), small.px(3)) == (1, 1, theme.SMALLEST_TEXT)
    assert Scale(2560, 1440, 2.0).px(16) == 64
