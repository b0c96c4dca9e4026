"""The list with columns: the mark follows its row, keys do what the mouse does."""

import pygame
import pytest

from manille_lan.client.kit.buttons import Button
from manille_lan.client.kit.layout import Column
from manille_lan.client.kit.table import Dots, Mark, Table, TableColumn, TableRow
from tests.client.driver import Driver, plain_look

COLUMNS = [TableColumn("Table", 0.6), TableColumn("Seats", 0.4)]


def rows_of(*keys: str) -> list[TableRow]:
    return [TableRow(key, (f"Table {key}", Dots(2, 4))) for key in keys]


def driver_of(count, chosen=None, selected=None):
    table = Table(
        "tables",
        "Tables",
        COLUMNS,
        rows_of(*map(str, range(count))),
        on_choose=chosen.append if chosen is not None else None,
        on_select=selected.append if selected is not None else None,
        empty="Nobody hosts a table yet",
    )
    return Driver(Column([table.stretch(), Button("ok", "OK", lambda: None)])), table


def click_row(driver, table, index):
    place = (table.rect.x + 60, table._body().y + index * table._height + 8 - table._scrolling.offset)
    driver.send(pygame.MOUSEBUTTONDOWN, pos=place, button=1)
    driver.send(pygame.MOUSEBUTTONUP, pos=place, button=1)


@pytest.mark.parametrize("count", [0, 1, 200])
def test_any_number_of_rows_can_be_walked_and_drawn(count):
    chosen: list[str] = []
    driver, table = driver_of(count, chosen)
    for key in (pygame.K_UP, pygame.K_END, pygame.K_PAGEUP, pygame.K_DOWN, pygame.K_PAGEDOWN, pygame.K_HOME):
        driver.key(key)
        driver.draw()
    driver.key(pygame.K_RETURN)
    assert chosen == (["0"] if count else [])
    assert ("Nobody hosts" in table.describe().text()) == (count == 0)


def test_moving_tells_the_row_and_keeps_it_in_view():
    selected: list[str] = []
    driver, table = driver_of(200, selected=selected)
    driver.key(pygame.K_DOWN)
    driver.key(pygame.K_END)
    assert selected == ["1", "199"]
    assert table._is_in_view()
    assert table.describe().text() == "Tables, Table 199, 2/4, list, 200/200"


def test_the_mark_follows_its_row_when_rows_come_and_go():
    driver, table = driver_of(5)
    table.select("3")
    table.fill(rows_of("new", "0", "3", "4"))
    assert table.index == 2
    driver.key(pygame.K_UP)
    assert table.selected == "0"


def test_enter_does_not_choose_a_stranger_when_the_marked_row_vanishes():
    chosen: list[str] = []
    driver, table = driver_of(5, chosen)
    table.select("3")
    table.fill(rows_of("0", "4"))
    driver.key(pygame.K_RETURN)
    assert chosen == []
    driver.key(pygame.K_DOWN)
    driver.key(pygame.K_RETURN)
    assert chosen == ["0"]


def test_a_click_marks_and_a_double_click_chooses():
    chosen: list[str] = []
    driver, table = driver_of(9, chosen)
    click_row(driver, table, 4)
    assert (table.selected, chosen) == ("4", [])
    click_row(driver, table, 4)
    assert chosen == ["4"]
    driver.ui.update(5.0)
    click_row(driver, table, 4)
    assert chosen == ["4"], "a single click later is no double click"


def test_a_click_below_the_last_row_marks_nothing():
    driver, table = driver_of(2)
    click_row(driver, table, 1)
    click_row(driver, table, 4)
    assert table.selected == "1"


def test_the_wheel_scrolls_and_the_mark_stays():
    driver, table = driver_of(200)
    driver.move("tables")
    driver.send(pygame.MOUSEWHEEL, x=0, y=-3)
    assert table._scrolling.offset > 0
    assert table.selected == "0"
    driver.ui.resize(plain_look(900, 600))
    driver.draw()
    assert table._scrolling.offset > 0, "a mark out of view does not pull the list back"


def test_the_row_under_the_pointer_is_lit():
    driver, table = driver_of(9)
    driver.draw()
    place = (table.rect.x + 60, table._body().y + table._height + 8)
    driver.send(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0))
    assert table._hovered == 1
    assert driver.ui.is_dirty
    driver.send(pygame.WINDOWLEAVE)
    assert table._hovered is None


def test_cells_with_icons_and_crowded_seats_are_drawn():
    table = Table("t", "T", COLUMNS, [TableRow("a", (Mark("bot", "Célestine"), Dots(3, 7)))])
    driver = Driver(Column([table]), plain_look(640, 420, 2.0))
    assert "Célestine, 3/7" in table.describe().text()
    assert driver.surface.get_bounding_rect().w > 0


def test_the_bar_of_a_long_list_is_dragged():
    driver, table = driver_of(200)
    driver.draw()
    track = table._scrolling.track
    driver.send(pygame.MOUSEBUTTONDOWN, pos=track.center, button=1)
    driver.send(pygame.MOUSEMOTION, pos=(track.x, track.bottom), rel=(0, 1), buttons=(1, 0, 0))
    driver.send(pygame.MOUSEBUTTONUP, pos=(track.x, track.bottom), button=1)
    assert table._scrolling.offset == table._scrolling.farthest
    assert table.selected == "0"
    assert not table._scrolling.is_held
