"""`tools/soak.py`: what it prints of sound variants and of broken ones."""

from dataclasses import replace

import pytest
import soak

from manille_lan.conformance.broken.variants import BROKEN_VARIANTS, SOUND, GenerousTricks, LaxTricks


class AnyCard(GenerousTricks, LaxTricks):
    """Any card is offered and taken, whatever was led."""


class OneVariant:
    """A registry with a single variant."""

    def __init__(self, variant):
        self.variants = {"sound": variant}

    def variant(self, preset):
        return self.variants[preset]


@pytest.fixture
def installed(monkeypatch):
    """Say which variant is installed."""
    monkeypatch.setattr(soak.sys, "path", list(soak.sys.path))

    def install(variant):
        monkeypatch.setattr(soak, "load_registry", lambda: OneVariant(variant))

    return install


def test_nothing_is_found_in_a_sound_variant(installed, capsys):
    installed(SOUND)
    assert soak.main(["--deals", "3"]) == 0
    assert capsys.readouterr().out.splitlines() == ["sound: 3 deals, 0 found", "nothing found"]


def test_what_is_found_is_told_with_its_seed_until_there_is_enough_of_it(installed, capsys):
    installed(BROKEN_VARIANTS["wrong-count"])
    assert soak.main(["sound", "--deals", "50", "--seed", "7"]) == 1
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("generous: wrong-count: card_points: 61 told, 60 taken (seed 7, sound")
    assert told[-1] == f"{soak.MOST_TOLD} found"


def test_a_card_that_breaks_a_duty_is_found_by_the_auditor_too(installed, monkeypatch, capsys):
    monkeypatch.setattr(soak, "check_table", lambda *table: [])
    phases = tuple(AnyCard() if phase.name == "play" else phase for phase in SOUND.phases)
    installed(replace(SOUND, phases=phases))
    assert soak.main(["--deals", "3"]) == 1
    assert "duty-broken: trick " in capsys.readouterr().out
