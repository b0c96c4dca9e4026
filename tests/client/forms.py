"""A person at a table of any form of the game, for the tests of what is special to each."""

import pygame
from scripted import ScriptedNetwork, ScriptedTable

from manille_lan.client.ports import Start, Wish
from manille_lan.settings import Settings
from tests.client.person import Person

FAST = Settings(name="Anna", language="en", speed="off", trick_pause="1.2")


def seated(preset: str, size=(1280, 720), settings: Settings = FAST, **fields) -> Person:
    """A person at a table of this form, in deal 1, asked for the first time."""
    network = ScriptedNetwork(ScriptedTable(preset=preset, **fields))
    person = Person(network, settings, size, start=Start(wish=Wish(preset, is_solo=True)))
    person.wait_for_launcher()
    settle(person)
    return person


def settle(person: Person) -> None:
    """Hear what the table says, wait until everything is shown as it is, and draw it."""
    person.wait(0.08)
    person.wait_until(lambda: person.scene.stage.is_idle and person.scene.model.pending is None)
    person.draw()


def act(person: Person, *actions: str) -> None:
    """Do these things at once, as if they had been chosen; `.` is the first legal one."""
    for action in actions:
        person.table.act(0, 0, person.table.legal()[0] if action == "." else action)
        settle(person)


def act_until_phase(person: Person, phase: str) -> None:
    """Do the first legal thing until this phase asks."""
    while person.scene.model.view.phase != phase:
        act(person, ".")


def click_card(person: Person, card) -> None:
    """Click a point of the card that no other covers."""
    person.draw()
    hand = person.scene.hand
    place = hand.fan.place_of(card)
    for across in range(-45, 46, 5):
        point = (round(place.x + across), round(place.y - 30))
        if hand.fan.card_at(point) == card:
            person.click(point)
            return
    raise AssertionError(f"{card} is covered")


def type_digits(person: Person, digits: str) -> None:
    """Digits as keys."""
    for digit in digits:
        person.key(getattr(pygame, f"K_{digit}"), text=digit)


def sent_actions(person: Person) -> list[str]:
    """What has been sent to the table, in notation."""
    return [line.removeprefix("act ") for line in person.table.sent if line.startswith("act ")]
