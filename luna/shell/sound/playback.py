"""Sound: short effects, what surrounds the game, and a theme whose layers follow how far it has gone.

The device is opened and the files are decoded in a thread, so the window never waits for them; until then, and on a
machine without a device, everything is silent. Nothing is told by sound alone.
"""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Final, NamedTuple

import pygame

from luna import ASSETS
from luna.shell.app.settings import Settings

_RATE: Final = 44_100
_BUFFER: Final = 1024  # samples: 23 ms
_CHANNELS: Final = 16
_FADE: Final = 1.5  # seconds until a layer is as loud as it should be
_AGAIN: Final = 0.07  # seconds in which the same sound is not begun twice


class Music(NamedTuple):
    """The loops of a game (`GameClient.music`): files of its folder `sound`, with how loud they are at most."""

    layers: Mapping[str, float]
    """Of the theme, in the order in which they come in."""
    bed: Mapping[str, float] = MappingProxyType({})
    """What is always heard below it; it has a volume of its own in the settings."""


class Sound:
    """All sound of the program. `update` every step; everything else when something happens."""

    def __init__(self, settings: Settings, game: str, music: Music) -> None:
        """`game`: the one whose sounds are heard beside the shell's."""
        self.settings = settings
        self._game, self._music = game, music
        self.focused = True
        self.hushed = False
        """Only loops are heard: what happens is nobody's doing."""
        self._ready = threading.Event()
        self._thread: threading.Thread | None = None
        self._forget()

    def _forget(self) -> None:
        """Nothing is loaded, and nothing is heard."""
        self._sounds: dict[str, pygame.mixer.Sound] = {}
        self._loud = {**self._music.layers, **self._music.bed}
        """How loud the loops are at most; each has the channel of its place, the others are for short sounds."""
        self._wanted = dict.fromkeys(self._loud, 0.0)  # loudness of the loops, before the settings
        self._now = dict.fromkeys(self._loud, 0.0)
        self._recent: dict[str, float] = {}
        self._loops = False  # whether they are running

    def open(self) -> None:
        """Begin to open the device, once there is something to see."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._load, name="luna-sound", daemon=True)
            self._thread.start()

    def close(self) -> None:
        """Silence, and the device is free again."""
        if self._thread is not None:
            self._thread.join()
            self._thread = None
        if self._ready.is_set():
            self._ready.clear()
            pygame.mixer.quit()

    def turn_to(self, game: str, music: Music) -> None:
        """The sounds of another game."""
        opened = self._thread is not None
        self.close()
        self._game, self._music = game, music
        self._forget()
        if opened:
            self.open()

    def play(self, name: str) -> None:
        """A short sound, unless it has just begun."""
        loud = self.settings.effects / 100
        if self.hushed or not self._heard or loud <= 0 or name in self._recent or name not in self._sounds:
            return
        self._recent[name] = _AGAIN
        # `find_channel` would take the channels of the loops while they are silent.
        channels = (pygame.mixer.Channel(place) for place in range(len(self._loud), _CHANNELS))
        channel = next((channel for channel in channels if not channel.get_busy()), None)
        if channel is not None:
            channel.set_volume(loud)
            channel.play(self._sounds[name])

    def music(self, layers: int = 1) -> None:
        """The loops: the bed always, and so many layers of the theme; the first alone, as on the title."""
        for place, layer in enumerate(self._music.layers):
            self._wanted[layer] = 1.0 if place < layers else 0.0
        self._wanted |= dict.fromkeys(self._music.bed, 1.0)

    def update(self, dt: float) -> None:
        """Layers swell and sink slowly."""
        self._recent = {name: left - dt for name, left in self._recent.items() if left > dt}
        if not self._ready.is_set():
            return
        settings = self.settings
        targets = {
            name: wanted * (settings.ambience if name in self._music.bed else settings.music) / 100 * self._heard
            for name, wanted in self._wanted.items()
        }
        if not any(targets.values()) and not any(self._now.values()):
            self._stop_loops()
            return
        if targets == self._now and self._loops:
            return
        self._start_loops()
        for place, name in enumerate(self._loud):
            gap = targets[name] - self._now[name]
            self._now[name] += max(-dt / _FADE, min(dt / _FADE, gap))
            pygame.mixer.Channel(place).set_volume(self._now[name] * self._loud[name])

    @property
    def _heard(self) -> bool:
        return self._ready.is_set() and (self.focused or not self.settings.mute_unfocused)

    def _start_loops(self) -> None:
        """All at the same moment, so that the layers stay together."""
        if self._loops:
            return
        self._loops = True
        for place, name in enumerate(self._loud):
            if name in self._sounds:
                channel = pygame.mixer.Channel(place)
                channel.play(self._sounds[name], loops=-1)
                channel.set_volume(0)

    def _stop_loops(self) -> None:
        if self._loops:
            self._loops = False
            for place in range(len(self._loud)):
                pygame.mixer.Channel(place).stop()

    def _load(self) -> None:
        """The thread. A machine without a device, or without a file, is a quiet one."""
        with contextlib.suppress(pygame.error):
            pygame.mixer.init(_RATE, -16, 2, _BUFFER)
            pygame.mixer.set_num_channels(_CHANNELS)
            folders = (Path(ASSETS) / "shell" / "sound", Path(ASSETS) / "games" / self._game / "sound")
            files = (path for folder in folders for path in sorted(folder.glob("*.ogg")))
            for path in sorted(files, key=lambda path: path.stem in self._loud):  # the loops last: they are long
                with contextlib.suppress(pygame.error):
                    self._sounds[path.stem] = pygame.mixer.Sound(path)
            self._ready.set()
