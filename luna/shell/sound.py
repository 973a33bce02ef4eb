"""What is heard: short sounds, the night on the water, and a theme whose four layers follow the candles.

The device is opened and the files are decoded in a thread, so the window never waits for them; until then, and on a
machine without a device, everything is silent. Nothing is told by sound alone.
"""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import pygame

from luna import ASSETS
from luna.shell.settings import Settings

LAYERS: Final = ("theme-1", "theme-2", "theme-3", "theme-4")
BED: Final = "night"
_RATE: Final = 44_100
_BUFFER: Final = 1024  # samples: 23 ms
_CHANNELS: Final = 16
_LOOPS: Final = (*LAYERS, BED)  # each has the channel of its place; the others are for short sounds
_FADE: Final = 1.5  # seconds until a layer is as loud as it should be
_AGAIN: Final = 0.07  # seconds in which the same sound is not begun twice
_LOUD: Final[Mapping[str, float]] = {"theme-1": 0.6, "theme-2": 0.5, "theme-3": 0.55, "theme-4": 0.5, BED: 0.6}


class Sound:
    """All sound of the program. `update` every step; everything else when something happens."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.focused = True
        self._sounds: dict[str, pygame.mixer.Sound] = {}
        self._ready = threading.Event()
        self._thread: threading.Thread | None = None
        self._wanted = dict.fromkeys(_LOOPS, 0.0)  # loudness of the loops, before the settings
        self._now = dict.fromkeys(_LOOPS, 0.0)
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

    def play(self, name: str) -> None:
        """A short sound, unless it has just begun."""
        loud = self.settings.effects / 100
        if not self._heard or loud <= 0 or name in self._recent or name not in self._sounds:
            return
        self._recent[name] = _AGAIN
        # `find_channel` would take the channels of the loops while they are silent.
        channels = (pygame.mixer.Channel(place) for place in range(len(_LOOPS), _CHANNELS))
        channel = next((channel for channel in channels if not channel.get_busy()), None)
        if channel is not None:
            channel.set_volume(loud)
            channel.play(self._sounds[name])

    def night(self, candles_out: int = 0, quiet: bool = False) -> None:
        """The loops: the water always, and one more layer of the theme for each of the first three candles that are
        out. `quiet`: water and the first layer only, as on the title."""
        heard = 1 if quiet else 1 + min(candles_out, 3)
        for place, layer in enumerate(LAYERS):
            self._wanted[layer] = 1.0 if place < heard else 0.0
        self._wanted[BED] = 1.0

    def update(self, dt: float) -> None:
        """Layers swell and sink slowly."""
        self._recent = {name: left - dt for name, left in self._recent.items() if left > dt}
        if not self._ready.is_set():
            return
        settings = self.settings
        loudness = {name: settings.ambience / 100 if name == BED else settings.music / 100 for name in _LOOPS}
        targets = {name: self._wanted[name] * loudness[name] * self._heard for name in _LOOPS}
        if not any(targets.values()) and not any(self._now.values()):
            self._stop_loops()
            return
        if targets == self._now and self._loops:
            return
        self._start_loops()
        for place, name in enumerate(_LOOPS):
            gap = targets[name] - self._now[name]
            self._now[name] += max(-dt / _FADE, min(dt / _FADE, gap))
            pygame.mixer.Channel(place).set_volume(self._now[name] * _LOUD[name])

    @property
    def _heard(self) -> bool:
        return self._ready.is_set() and (self.focused or not self.settings.mute_unfocused)

    def _start_loops(self) -> None:
        """All at the same moment, so that the layers stay together."""
        if self._loops:
            return
        self._loops = True
        for place, name in enumerate(_LOOPS):
            if name in self._sounds:
                channel = pygame.mixer.Channel(place)
                channel.play(self._sounds[name], loops=-1)
                channel.set_volume(0)

    def _stop_loops(self) -> None:
        if self._loops:
            self._loops = False
            for place in range(len(_LOOPS)):
                pygame.mixer.Channel(place).stop()

    def _load(self) -> None:
        """The thread. A machine without a device, or without a file, is a quiet one."""
        with contextlib.suppress(pygame.error):
            pygame.mixer.init(_RATE, -16, 2, _BUFFER)
            pygame.mixer.set_num_channels(_CHANNELS)
            for path in sorted(Path(ASSETS).glob("**/sound/*.ogg"), key=_loops_last):
                with contextlib.suppress(pygame.error):
                    self._sounds[path.stem] = pygame.mixer.Sound(path)
            self._ready.set()


def _loops_last(path: Path) -> tuple[bool, str]:
    return path.stem in _LOOPS, path.stem
