"""The sounds of the table, made from numbers; silence where there is no device.

No file is read. A missing, busy or unplugged device never stops the game: the window is told once, and may
try again.
"""

import math
import random
from array import array
from collections.abc import Callable, Iterator
from typing import Final

import pygame

RATE: Final = 22050
PEAK: Final = 32767
SEED: Final = 7
"""The noise of a card is the same on every machine."""

Wave = Iterator[float]
"""Samples between -1 and 1."""


def _tones(pitches: tuple[float, ...], seconds: float, decay: float, gap: float = 0.0) -> Wave:
    """Sine tones that die away, one starting `gap` seconds after the other."""
    for index in range(round(seconds * RATE)):
        time = index / RATE
        level = 0.0
        for place, pitch in enumerate(pitches):
            since = time - place * gap
            if since >= 0:
                level += math.sin(2 * math.pi * pitch * since) * math.exp(-since / decay)
        yield 0.5 * level / len(pitches) * min(1.0, index / 30)


def _card() -> Wave:
    """A card on cloth: 90 ms of dull noise."""
    stream, level, length = random.Random(SEED), 0.0, round(0.09 * RATE)
    for index in range(length):
        level += 0.4 * (stream.uniform(-1, 1) - level)
        yield level * (1 - index / length) ** 2


def _buzz() -> Wave:
    """What is not allowed: 70 ms of a low tone with an edge."""
    length = round(0.07 * RATE)
    for index in range(length):
        tone = math.sin(2 * math.pi * 150 * index / RATE)
        yield 0.45 * math.copysign(abs(tone) ** 0.5, tone) * min(1.0, (length - index) / 200, index / 30)


SOUNDS: Final[dict[str, Callable[[], Wave]]] = {
    "card": _card,
    "turn": lambda: _tones((660, 990), 0.35, 0.12),
    "trick": lambda: _tones((392, 523), 0.25, 0.09, 0.05),
    "win": lambda: _tones((523, 659, 784), 0.7, 0.25, 0.11),
    "lose": lambda: _tones((392, 330, 262), 0.7, 0.2, 0.13),
    "illegal": _buzz,
    "speech": lambda: _tones((587, 784), 0.22, 0.08, 0.06),
}
"""Every sound by its name."""


def samples(name: str) -> bytes:
    """The sound as 16-bit samples of this machine, one channel. KeyError for a name that does not exist."""
    return array("h", (round(PEAK * max(-1.0, min(1.0, level))) for level in SOUNDS[name]())).tobytes()


class Sounds:
    """Plays sounds by name at the volume that the person chose."""

    def __init__(self, volume: int = 50, is_muted: bool = False) -> None:
        """`volume` is 0 to 100. Nothing is opened yet."""
        self.volume, self.is_muted = volume, is_muted
        self.trouble = ""
        """Why there is no sound; empty where there is."""
        self._made: dict[str, pygame.mixer.Sound] = {}

    @property
    def is_open(self) -> bool:
        """Whether there is a device."""
        return pygame.mixer.get_init() is not None

    def open(self) -> bool:
        """Find a device, also after one was unplugged; whether there is one. `trouble` says why not."""
        self.close()
        try:
            pygame.mixer.init(RATE, -16, 1, 512, allowedchanges=0)
        except pygame.error as error:
            self.trouble = str(error)
            return False
        self.trouble = ""
        return True

    def close(self) -> None:
        """Let go of the device."""
        self._made.clear()
        pygame.mixer.quit()

    def set_volume(self, volume: int) -> None:
        """Take another volume, 0 to 100; it holds from the next sound on."""
        self.volume = max(0, min(100, volume))

    def toggle_mute(self) -> bool:
        """Be silent, or no longer; whether it is silent now."""
        self.is_muted = not self.is_muted
        return self.is_muted

    def play(self, name: str) -> None:
        """Play a sound; silently nothing where there is no device or no sound is wanted."""
        if self.is_muted or not self.volume or not self.is_open:
            return
        try:
            sound = self._sound(name)
            sound.set_volume((self.volume / 100) ** 2)  # ears hear ratios: half way must sound half as loud
            sound.play()
        except pygame.error as error:
            self.trouble = str(error)
            self.close()

    def _sound(self, name: str) -> pygame.mixer.Sound:
        if name not in self._made:
            self._made[name] = pygame.mixer.Sound(buffer=samples(name))
        return self._made[name]
