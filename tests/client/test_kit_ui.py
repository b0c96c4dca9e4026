"""The root of the widgets: focus, keys, dialogs, notices, the pointer."""

from functools import partial

import pygame

from manille_lan.client.kit.buttons import Button
from manille_lan.client.kit.field import Field
from manille_lan.client.kit.labels import Label
from manille_lan.client.kit.layout import Choices, Column, Row
from manille_lan.client.kit.overlay import Modal
from manille_lan.client.kit.scroll import ScrollPanel
from manille_lan.client.kit.widget import Widget
from tests.client.driver import Driver


def three_buttons(pressed: list[str]) -> Column:
    return Column([Button(name, name, partial(pressed.append, name)) for name in "abc"])


def test_tab_goes_round_and_shift_tab_back():
    driver = Driver(three_buttons([]))
    assert driver.focused == "a"
    seen = []
    for _ in range(3):
        driver.key(pygame.K_TAB)
        seen.append(driver.focused)
    driver.key(pygame.K_TAB, pygame.KMOD_SHIFT)
    assert [*seen, driver.focused] == ["b", "c", "a", "c"]


def test_disabled_and_hidden_widgets_are_left_out():
    driver = Driver(three_buttons([]))
    driver.ui.find("b").enable(False)
    driver.key(pygame.K_TAB)
    assert driver.focused == "c"
    driver.ui.find("c").show(False)
    driver.draw()
    assert driver.focused == "a"


def test_enter_space_and_click_press_once_each():
    pressed: list[str] = []
    driver = Driver(three_buttons(pressed))
    driver.key(pygame.K_RETURN)
    driver.key(pygame.K_SPACE)
    driver.click("c")
    assert pressed == ["a", "a", "c"]
    assert driver.focused == "c"


def test_enter_held_down_counts_once():
    pressed: list[str] = []
    driver = Driver(three_buttons(pressed))
    for _ in range(5):
        driver.send(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r")
    driver.send(pygame.KEYUP, key=pygame.K_RETURN, mod=0)
    driver.key(pygame.K_RETURN)
    assert pressed == ["a", "a"]


def test_a_click_counts_only_when_it_goes_up_over_the_button():
    pressed: list[str] = []
    driver = Driver(three_buttons(pressed))
    driver.press("a")
    driver.release("b")
    driver.release("a")
    assert pressed == []


def test_client_09_focus_loss_drops_what_is_pressed():
    pressed: list[str] = []
    driver = Driver(three_buttons(pressed))
    driver.press("b")
    driver.send(pygame.WINDOWFOCUSLOST)
    assert not driver.ui.find("b").is_pressed
    driver.release("b")
    assert pressed == []


class Dragged(Widget):
    is_focusable = True

    def __init__(self) -> None:
        super().__init__("card", "card")
        self.heard: list[object] = []

    def wanted(self, look, width):
        return 100, 100

    def take_drag(self, place):
        self.heard.append(place)

    def take_release(self, place):
        self.heard.append("released")

    def drop_press(self):
        self.heard.append("dropped")


def test_client_09_a_drag_is_dropped_when_the_window_loses_the_focus():
    card = Dragged()
    driver = Driver(Column([card]))
    driver.press("card")
    driver.send(pygame.MOUSEMOTION, pos=(700, 500), rel=(1, 1), buttons=(1, 0, 0))
    driver.send(pygame.WINDOWFOCUSLOST)
    driver.send(pygame.MOUSEBUTTONUP, pos=(700, 500), button=1)
    assert card.heard == [(700, 500), "dropped"]


def test_a_modal_traps_the_focus_and_gives_it_back():
    closed: list[bool] = []
    driver = Driver(three_buttons([]))
    driver.key(pygame.K_TAB)
    driver.ui.open(
        Modal(
            "sure",
            "Sure?",
            [Label("q", "Really?")],
            [Button("yes", "Yes", lambda: None)],
            lambda: closed.append(True),
        )
    )
    for _ in range(4):
        driver.key(pygame.K_TAB)
        assert driver.focused == "yes"
    assert driver.key(pygame.K_h), "keys of the scene below must not get through"
    driver.click("a")
    assert driver.focused == "yes"
    driver.key(pygame.K_ESCAPE)
    assert closed == [True]
    assert not driver.ui.has_modal
    assert driver.focused == "b"


def test_a_modal_that_must_be_answered_ignores_escape():
    driver = Driver(three_buttons([]))
    driver.ui.open(Modal("m", "Wait", [], [Button("ok", "OK", driver.ui.close)], can_escape=False))
    driver.key(pygame.K_ESCAPE)
    assert driver.ui.has_modal
    driver.key(pygame.K_RETURN)
    assert not driver.ui.has_modal


def test_a_modal_opened_over_a_modal_returns_to_it():
    driver = Driver(three_buttons([]))
    driver.ui.open(Modal("one", "One", [], [Button("x", "X", lambda: None), Button("y", "Y", lambda: None)]))
    driver.key(pygame.K_TAB)
    driver.ui.open(Modal("two", "Two", [], [Button("z", "Z", lambda: None)]))
    assert driver.focused == "z"
    driver.key(pygame.K_ESCAPE)
    assert driver.focused == "y"


def test_the_focus_survives_a_new_tree_with_the_same_tag():
    driver = Driver(three_buttons([]))
    driver.ui.focus("b")
    driver.ui.show(three_buttons([]))
    assert driver.focused == "b"
    driver.ui.show(Column([Button("other", "Other", lambda: None)]))
    assert driver.focused == "other"


def test_arrows_move_inside_a_group_and_nowhere_else():
    buttons = [Button(name, name, lambda: None) for name in "abc"]
    driver = Driver(Column([Button("top", "Top", lambda: None), Choices(buttons)]))
    assert not driver.key(pygame.K_RIGHT)
    driver.ui.focus("a")
    driver.key(pygame.K_LEFT)
    assert driver.focused == "c"
    driver.key(pygame.K_RIGHT)
    driver.key(pygame.K_RIGHT)
    assert driver.focused == "b"


def test_toasts_pass_by_themselves():
    driver = Driver(three_buttons([]))
    driver.ui.toast("Back again", "ok", seconds=4)
    assert driver.ui.wake_at() == 4
    driver.ui.update(3.9)
    assert driver.ui.toasts == ("Back again",)
    driver.draw()
    driver.ui.update(4.0)
    assert driver.ui.toasts == ()
    assert driver.ui.is_dirty


def test_only_the_last_toasts_stay():
    driver = Driver(three_buttons([]))
    for number in range(9):
        driver.ui.toast(str(number))
    assert driver.ui.toasts == ("6", "7", "8")


def test_a_cut_name_is_told_in_a_tooltip():
    name = "a name much too long for the little place that it is given"
    driver = Driver(Row([Label("long", name).stretch(0, basis=60)]))
    driver.move("long")
    assert driver.ui.wake_at() == 0.5
    driver.draw()
    driver.ui.update(0.6)
    assert driver.ui.is_dirty
    driver.draw()
    assert driver.ui.wake_at() is None
    driver.send(pygame.MOUSEMOTION, pos=(1200, 700), rel=(1, 1), buttons=(0, 0, 0))
    assert driver.ui.is_dirty


def test_no_tooltip_comes_back_after_a_click_until_the_pointer_moves():
    driver = Driver(Column([Button("b", "B", lambda: None, tooltip="What it does")]))
    driver.move("b")
    driver.click("b")
    assert driver.ui.wake_at() is None
    driver.ui.update(9.0)
    driver.send(pygame.MOUSEMOTION, pos=(30, 30), rel=(1, 1), buttons=(0, 0, 0))
    assert driver.ui.wake_at() == 9.5


def test_the_focus_leaves_a_widget_that_is_disabled():
    driver = Driver(three_buttons([]))
    driver.ui.focus("b")
    driver.ui.find("b").enable(False)
    driver.draw()
    assert driver.focused == "a"


def test_nothing_is_dirty_after_drawing_until_something_changes():
    driver = Driver(three_buttons([]))
    driver.draw()
    assert not driver.ui.is_dirty
    driver.ui.update(1.0)
    assert not driver.ui.is_dirty
    driver.ui.find("a").rename("other")
    assert driver.ui.is_dirty


def test_the_focus_scrolls_into_view():
    buttons = [Button(f"b{number}", str(number), lambda: None) for number in range(60)]
    panel = ScrollPanel(Column(buttons), "page")
    driver = Driver(panel)
    driver.key(pygame.K_TAB, pygame.KMOD_SHIFT)
    driver.draw()
    assert driver.focused == "b59"
    assert panel.rect.contains(buttons[59].rect)
    driver.key(pygame.K_TAB)
    driver.draw()
    assert panel.rect.contains(buttons[0].rect)


def test_what_the_wheel_does_a_key_does():
    panel = ScrollPanel(Column([Label(str(number), str(number)) for number in range(90)]), "page")
    driver = Driver(Column([panel, Button("ok", "OK", lambda: None)]))
    driver.move("page")
    driver.send(pygame.MOUSEWHEEL, x=0, y=-2)
    assert panel.scrolling.offset > 0
    driver.ui.focus("page")
    driver.key(pygame.K_HOME)
    assert panel.scrolling.offset == 0
    driver.key(pygame.K_END)
    assert panel.scrolling.offset == panel.scrolling.farthest > 0
    assert driver.surface.get_rect().contains(driver.ui.find("ok").rect)


def test_the_scroll_bar_is_dragged():
    panel = ScrollPanel(Column([Label(str(number), str(number)) for number in range(90)]), "page")
    driver = Driver(panel)
    driver.draw()
    x = panel.rect.right - 3
    driver.send(pygame.MOUSEBUTTONDOWN, pos=(x, 400), button=1)
    middle = panel.scrolling.offset
    driver.send(pygame.MOUSEMOTION, pos=(5, 5000), rel=(0, 1), buttons=(1, 0, 0))
    assert 0 < middle < panel.scrolling.offset == panel.scrolling.farthest
    driver.send(pygame.MOUSEBUTTONUP, pos=(5, 5000), button=1)
    driver.send(pygame.MOUSEMOTION, pos=(x, 5), rel=(0, 1), buttons=(0, 0, 0))
    assert panel.scrolling.offset == panel.scrolling.farthest
    driver.send(pygame.MOUSEBUTTONDOWN, pos=(x, 400), button=1)
    driver.send(pygame.WINDOWFOCUSLOST)
    assert not panel.scrolling.is_held


def test_moving_the_pointer_over_nothing_new_draws_nothing():
    driver = Driver(three_buttons([]))
    driver.move("a")
    driver.draw()
    driver.send(pygame.MOUSEMOTION, pos=(driver.ui.find("a").rect.x + 3, 12), rel=(1, 1), buttons=(0, 0, 0))
    assert not driver.ui.is_dirty


def test_enter_in_a_field_of_a_dialog_does_the_thing_to_do_next():
    done: list[str] = []
    driver = Driver(three_buttons([]))
    actions = [
        Button("no", "No", lambda: None),
        Button("ok", "OK", partial(done.append, "ok"), is_primary=True),
    ]
    driver.ui.open(Modal("name", "Your name?", [Field("who", "Name", desk=driver.desk)], actions))
    assert driver.focused == "who"
    driver.type("Élodie")
    driver.key(pygame.K_RETURN)
    assert done == ["ok"]


def test_the_tree_tells_what_is_shown():
    driver = Driver(Column([Label("title", "Manille"), Button("join", "Join", lambda: None)], "page", "Home"))
    driver.ui.toast("Hello")
    assert driver.ui.tree().splitlines() == [
        "  page: Home, group",
        "    title: Manille, text",
        ">   join: Join, button",
        "  toast: Hello",
    ]
    assert driver.ui.status({"button": "bouton"}.__getitem__) == "Join, bouton"
