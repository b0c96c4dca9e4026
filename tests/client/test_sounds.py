"""Sounds from numbers, and silence without a device (S-CLIENT-06)."""

from array import array

import pygame
import pytest

from manille_lan.client.sounds import SOUNDS, Sounds, samples


@pytest.fixture
def sounds():
    made = Sounds()
    yield made
    made.close()


@pytest.mark.parametrize("name", SOUNDS)
def test_every_sound_is_heard_and_never_cut_off(name):
    levels = array("h", samples(name))
    assert 5000 < max(abs(level) for level in levels) < 32767
    assert abs(levels[-1]) < 2500, "it dies away"
    assert samples(name) == samples(name)


def test_a_sound_that_does_not_exist_is_an_error(sounds):
    with pytest.raises(KeyError):
        samples("bang")


def test_sounds_play_on_a_device(sounds):
    assert sounds.open()
    sounds.play("card")
    assert pygame.mixer.get_busy()
    assert sounds.trouble == ""


def test_client_06_without_a_device_it_is_silent_and_says_why(sounds, monkeypatch):
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    assert not sounds.open()
    assert sounds.trouble
    for name in SOUNDS:
        sounds.play(name)
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    assert sounds.open()
    assert sounds.trouble == ""
    sounds.play("card")
    assert pygame.mixer.get_busy()


def test_client_06_a_device_that_fails_while_playing_is_let_go(sounds, monkeypatch):
    def fail(*args, **kwargs):
        raise pygame.error("device unplugged")

    assert sounds.open()
    monkeypatch.setattr(pygame.mixer, "Sound", fail)
    sounds.play("card")
    assert (sounds.is_open, sounds.trouble) == (False, "device unplugged")
    sounds.play("card")


def test_nothing_plays_when_muted_or_at_volume_0(sounds):
    assert sounds.open()
    assert sounds.toggle_mute()
    sounds.play("win")
    assert not sounds.toggle_mute()
    sounds.set_volume(-5)
    sounds.play("win")
    assert sounds.volume == 0
    assert not pygame.mixer.get_busy()
