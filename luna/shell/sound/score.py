"""The score of a game: its audible loops and their volumes. It follows the evening, and varies with every pass.

The layers of a theme run in parallel. In a pass the newest layer is at full volume, the first at full or half, those
between at full, half or none, and a future one may be faint. No arrangement returns within `APART` passes: a theme of
half a minute runs for more than two minutes before it repeats itself.
"""

from collections import deque
from collections.abc import Mapping
from itertools import product
from math import hypot
from random import Random
from types import MappingProxyType
from typing import Final, NamedTuple

APART: Final = 5  # passes that all differ
_FIRST, _BEFORE, _NEWEST, _AFTER = (0.5, 1.0), (0.0, 0.5, 1.0), (1.0,), (0.0, 0.35)
_NONE: Final[Mapping[str, float]] = MappingProxyType({})


class Music(NamedTuple):
    """The mix of a game (`GameClient.music`): files of its folder `sound`, made equally loud, with volumes."""

    layers: Mapping[str, float]  # the layers of the theme, in the order in which they come in
    tense: Mapping[str, float] = _NONE
    """The layer for tense moments: its length divides that of a pass."""
    bed: Mapping[str, float] = _NONE  # the ambience, which always plays
    soft: Mapping[str, float] = _NONE  # the effects that are frequent or come in rows
    seconds: float = 32.0  # the length of a pass: of each layer


class Evening(NamedTuple):
    """The state of an evening."""

    layers: int = 1  # number of layers that the table has called in
    share: float = 0.0
    """The share of the evening that has passed, 0..1: the theme becomes fuller with it."""
    tense: bool = False  # whether the last round is played, or the outcome is open


QUIET: Final = Evening()  # no game is played


class Score:
    """The volumes of the loops of a game over the evening."""

    def __init__(self, music: Music, chance: Random) -> None:
        self._music, self._chance = music, chance
        self._evening: Evening | None = None
        self._past = deque[tuple[float, ...]](maxlen=APART - 1)
        self._left = music.seconds  # of this pass
        self.volumes: Mapping[str, float] = {}
        """By loop. The audible layers of the theme together are as loud as one alone."""

    def follow(self, evening: Evening) -> None:
        """Follow another turn. Its changes are audible at once, the rest with the next pass."""
        before, self._evening = self._evening, evening
        if before is None or before._replace(share=evening.share) != evening:
            self._arrange(evening)

    def update(self, dt: float) -> None:
        """Advance by `dt` seconds."""
        self._left -= dt
        if self._left <= 0:
            self._left = self._music.seconds
            if self._evening is not None:
                self._arrange(self._evening)

    def _arrange(self, evening: Evening) -> None:
        """Choose an arrangement that has not just been heard, early in the evening a sparse one."""
        music, newest = self._music, min(evening.layers, len(self._music.layers)) - 1
        parts = [_BEFORE if n < newest else _AFTER if n > newest else _NEWEST for n in range(len(music.layers))]
        if newest > 0:
            parts[0] = _FIRST
        found = sorted((one for one in product(*parts) if one not in self._past), key=sum)
        if found:
            place = self._chance.triangular(0, len(found), evening.share * len(found))
            self._past.append(found[min(int(place), len(found) - 1)])
        mix = zip(music.layers.items(), self._past[-1] if self._past else (), strict=True)
        heard = {layer: loud * part for (layer, loud), part in mix} | (dict(music.tense) if evening.tense else {})
        whole = hypot(*heard.values()) or 1.0
        self.volumes = {name: loud / whole for name, loud in heard.items()} | dict(music.bed)
