"""Sound: short effects, ambience, and the theme by its score.

A thread opens the device and decodes the files, so that the window never waits. Until then, and on a machine without a
device, everything is silent. Sound alone never carries information.
"""

import contextlib
import threading
from collections.abc import Callable
from math import cos, pi, sin, sqrt
from pathlib import Path
from random import Random
from typing import Final

import pygame

from luna import ASSETS
from luna.core import data
from luna.shell.app.settings import Settings
from luna.shell.sound.score import QUIET, Evening, Music, Score

_RATE: Final = 44_100
_CHANNELS: Final = 16
_FADE: Final = 1.5  # seconds of a fade over the whole range
_LOW, _DUCKS = 0.25, 2.5  # the share of the loops' volume during a great moment; its change per second
_AGAIN: Final = 0.07  # seconds in which a sound is not repeated
_WIDE: Final = 0.7  # the panning of an effect at the edge of the window
_SOFT: Final = {"click": 0.25}  # frequent effects of the shell
FULL: Final = 0.58
"""The volume that the sliders call 100: with all sounds at once, no busy minute passes -1 dBTP."""


def beside(sounding: int) -> float:
    """The volume of an effect that starts while others sound: together they are about as loud as one."""
    return 1 / sqrt(1 + sounding)


class Sound:
    """All sound of the program."""

    def __init__(self, settings: Settings, game: str, music: Music) -> None:
        """`game`: the game whose sounds are loaded beside the shell's."""
        self.settings = settings
        self._game, self._music = game, music
        self.focused = True
        self.hushed = False  # whether effects are silent: nobody plays
        self.began: Callable[[str], object] = str
        """Called with every effect, also with an inaudible one."""
        self._ready = threading.Event()
        self._thread: threading.Thread | None = None
        self._forget()

    def _forget(self) -> None:
        """Start without any loaded sound."""
        self._sounds: dict[str, pygame.mixer.Sound] = {}
        music = self._music
        self._score = Score(music, Random())
        self._loops = (*music.layers, *music.tense, *music.bed)
        """The loops, each with its channel by place; the other channels are for effects."""
        self._soft = {**_SOFT, **music.soft}
        self._now = dict.fromkeys(self._loops, 0.0)
        self._recent: dict[str, float] = {}
        self._low, self._duck = 0.0, 1.0  # seconds for which the loops stay low; the share of their volume now
        self._running = False  # the loops are

    def open(self) -> None:
        """Begin to open the device."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._load, name="luna-sound", daemon=True)
            self._thread.start()

    def close(self) -> None:
        """Stop all sound and close the device."""
        if self._thread is not None:
            self._thread.join()
            self._thread = None
        if self._ready.is_set():
            self._ready.clear()
            pygame.mixer.quit()

    def turn_to(self, game: str, music: Music) -> None:
        """Load the sounds of another game."""
        opened = self._thread is not None
        self.close()
        self._game, self._music = game, music
        self._forget()
        if opened:
            self.open()

    def reopen(self) -> None:
        """Open the device again: another number of channels was chosen."""
        self.turn_to(self._game, self._music)

    def play(self, name: str, across: float = 0.0) -> None:
        """Play an effect, unless it has just started. `across`: -1 at the left of the window, 1 at the right."""
        loud = FULL * self.settings.effects / 100
        if not self.hushed:
            self.began(name)
        if self.hushed or not self._heard or loud <= 0 or name in self._recent or name not in self._sounds:
            return
        self._recent[name] = _AGAIN
        # `find_channel` takes the channels of the loops while they are silent
        channels = [pygame.mixer.Channel(place) for place in range(len(self._loops), _CHANNELS)]
        free = [channel for channel in channels if not channel.get_busy()]
        if free:
            channel, loud = free[0], loud * self._soft.get(name, 1.0) * beside(len(channels) - len(free))
            angle, most = (1 + across * _WIDE) * pi / 4, loud * sqrt(2)
            sides = (loud,) if self.settings.mono else (min(1.0, most * cos(angle)), min(1.0, most * sin(angle)))
            channel.set_volume(*sides)
            channel.play(self._sounds[name])

    def music(self, evening: Evening = QUIET) -> None:
        """Play the ambience, and the part of the theme for the state of the evening."""
        self._score.follow(evening)

    def duck(self, seconds: float) -> None:
        """Keep the loops low for some seconds."""
        self._low = seconds

    def update(self, dt: float) -> None:
        """Fade the loops towards their volumes."""
        self._low, duck = max(0.0, self._low - dt), self._duck
        wanted = _LOW if self._low else 1.0
        self._duck += max(-_DUCKS * dt, min(_DUCKS * dt, wanted - duck))
        self._recent = {name: left - dt for name, left in self._recent.items() if left > dt}
        if not self._ready.is_set():
            return
        self._score.update(dt)
        settings, volumes = self.settings, self._score.volumes
        targets = {
            name: volumes.get(name, 0.0)
            * FULL
            * (settings.ambience if name in self._music.bed else settings.music)
            / 100
            * self._heard
            for name in self._loops
        }
        if not any(targets.values()) and not any(self._now.values()):
            for place in range(len(self._loops)) if self._running else ():
                pygame.mixer.Channel(place).stop()
            self._running = False
            return
        if targets == self._now and self._running and duck == self._duck:
            return
        self._start_loops()
        for place, name in enumerate(self._loops):
            gap = targets[name] - self._now[name]
            self._now[name] += max(-dt / _FADE, min(dt / _FADE, gap))
            pygame.mixer.Channel(place).set_volume(self._now[name] * self._duck)

    @property
    def _heard(self) -> bool:
        return self._ready.is_set() and (self.focused or not self.settings.mute_unfocused)

    def _start_loops(self) -> None:
        """Start all loops at the same moment, so that the layers stay together."""
        for place, name in enumerate(() if self._running else self._loops):
            if name in self._sounds:
                channel = pygame.mixer.Channel(place)
                channel.play(self._sounds[name], loops=-1)
                channel.set_volume(0)
        self._running = True

    def _load(self) -> None:
        """Run the thread. Without a device, or a file, there is no sound."""
        with contextlib.suppress(pygame.error):
            pygame.mixer.init(_RATE, -16, 1 if self.settings.mono else 2, 1024)
            pygame.mixer.set_num_channels(_CHANNELS)
            folders = (Path(ASSETS) / "shell" / "sound", Path(data.place(self._game, "sound")))
            files = (path for folder in folders for path in sorted(folder.glob("*.ogg")))
            for path in sorted(files, key=lambda path: path.stem in self._loops):  # the loops last: they are long
                with contextlib.suppress(pygame.error):
                    self._sounds[path.stem] = pygame.mixer.Sound(path)
            self._ready.set()
