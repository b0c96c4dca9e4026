"""One's seat again, between hosts: pulled cables, sleeping laptops, killed programs.

Linux, root, iproute2.
"""

from __future__ import annotations

import signal
import time
from collections.abc import Iterator

import pytest

from tests.net.lab import Lab, Role, ip, laboratory

pytestmark = pytest.mark.namespaces


class Party:
    """A table at 10.77.0.1 and a guest at 10.77.0.2 that keeps asking things of it."""

    def __init__(self, lab: Lab) -> None:
        self.lab = lab
        self.table_host, self.guest_host = lab.host(), lab.host()
        lab.cable(self.table_host, self.guest_host, "10.77.0")
        self.table = lab.run(self.table_host, "table", "47770")
        self.table.until(lambda told: told["fingerprint"], 10)
        self.fingerprint = str(self.table.said[0]["fingerprint"])
        self.guest = self.join()
        self.guest.until(lambda told: told["answered"] > 3, 10)

    def join(self, token: str = "") -> Role:
        return self.lab.run(self.guest_host, "guest", "10.77.0.1:47770", self.fingerprint, token)

    def cable(self, state: str) -> None:
        ip("-n", self.guest_host, "link", "set", "eth0", state)

    def settled(self, guest: Role) -> None:
        """Everything asked was done once and in order."""
        guest.until(lambda told: told["link"] == "online" and told["answered"] >= told["asked"] - 2, 10)
        for program in ("first", "again"):
            done = [action for action in self.table.said[-1]["done"] if action.startswith(program)]
            assert done == [f"{program} {number}" for number in range(1, len(done) + 1)]


@pytest.fixture
def party() -> Iterator[Party]:
    with laboratory() as lab:
        yield Party(lab)


def test_server_01_net_32_a_pulled_cable_costs_nothing_but_time(party: Party) -> None:
    party.cable("down")
    party.guest.until(lambda told: told["link"] == "unstable", 3)
    party.guest.until(lambda told: told["link"] == "reconnecting", 3)
    party.table.until(lambda told: told["lost"] == 1, 3)
    time.sleep(2)
    party.cable("up")
    party.guest.until(lambda told: told["joined"] == 2, 5)
    party.settled(party.guest)


def test_net_32_a_short_break_is_not_even_a_lost_connection(party: Party) -> None:
    party.cable("down")
    time.sleep(0.7)
    party.cable("up")
    party.settled(party.guest)
    assert party.guest.said[-1]["joined"] == 1


def test_net_35_a_guest_that_slept_is_back(party: Party) -> None:
    party.guest.signal(signal.SIGSTOP)
    party.table.until(lambda told: told["lost"] == 1, 4)
    time.sleep(2)
    party.guest.signal(signal.SIGCONT)
    party.guest.until(lambda told: told["joined"] == 2, 5)
    party.settled(party.guest)


def test_net_35_a_table_that_slept_throws_nobody_out(party: Party) -> None:
    party.table.signal(signal.SIGSTOP)
    party.guest.until(lambda told: told["link"] == "reconnecting", 4)
    time.sleep(2)
    party.table.signal(signal.SIGCONT)
    party.guest.until(lambda told: told["joined"] == 2, 8)
    party.settled(party.guest)


def test_server_01_a_killed_program_started_again_has_its_seat(party: Party) -> None:
    token = party.guest.said[-1]["token"]
    party.guest.kill()
    party.table.until(lambda told: told["lost"] == 1, 4)
    again = party.join(token)
    again.until(lambda told: told["joined"] == 1 and told["answered"] > 3, 10)
    assert again.said[-1]["token"] == token
    party.settled(again)


def test_server_04_when_the_table_is_killed_everybody_knows_soon(party: Party) -> None:
    party.table.kill()
    party.guest.until(lambda told: told["link"] == "reconnecting", 7)


def test_net_49_when_the_table_closes_everybody_knows_why(party: Party) -> None:
    party.table.stop()
    party.guest.until(lambda told: told["link"] == "shutting_down", 3)
