"""All effects are equally loud, by EBU R 128, and so is the theme of a game in any mix of its layers."""

from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np
import pygame
import pytest

from luna import ASSETS
from luna.core import registry
from luna.shell.sound.playback import FULL, beside
from luna.shell.sound.score import Evening, Score
from tests.workshop.studio.loudness import BED, MUSIC, PEAK, integrated, momentary, true_peak
from tests.workshop.studio.tones import RATE, seconds

SPREAD: Final = 3.0
"""LU between the softest and the loudest effect, and mix of loops."""
NEAR: Final = 0.3
"""LU by which a loop may differ from its level."""
GAMES: Final = [name for name in registry.names() if registry.client(name).music.layers]
LOOPS: Final = {loop for game in GAMES for part in registry.client(game).music[:3] for loop in part}
FILES: Final = {path.stem: path for path in sorted(Path(ASSETS).rglob("sound/*.ogg"))}


@cache
def wave(name: str) -> Any:
    """The samples of a file between -1 and 1."""
    pygame.mixer.quit()
    pygame.mixer.init(RATE, -16, 1)
    made = np.frombuffer(pygame.mixer.Sound(FILES[name]).get_raw(), np.int16) / 32768
    pygame.mixer.quit()
    return made


@pytest.mark.parametrize(("hertz", "said"), [(31.5, -11.5), (100, -4.8), (997, -3.0), (4000, 0.3), (10_000, 0.3)])
def test_the_measure_agrees_with_the_reference(hertz: float, said: float) -> None:
    """The values are those of `ffmpeg -af ebur128` for two seconds of a full-scale tone."""
    tone = np.sin(2 * np.pi * hertz * seconds(2.0))
    assert integrated(tone) == pytest.approx(said, abs=0.1)
    assert momentary(0.1 * tone) == pytest.approx(said - 20, abs=0.1)


def test_a_peak_between_two_samples_is_found() -> None:
    tone = np.sin(2 * np.pi * RATE / 4 * seconds(0.5) + np.pi / 4)
    assert np.max(np.abs(tone)) < 0.71 and true_peak(tone) == pytest.approx(0.0, abs=0.1)


def test_effects_are_equally_loud() -> None:
    loud = {name: momentary(wave(name)) for name in FILES.keys() - LOOPS}
    low, high = min(loud, key=loud.__getitem__), max(loud, key=loud.__getitem__)
    assert loud[high] - loud[low] <= SPREAD, (low, loud[low], high, loud[high])


def test_loops_have_their_levels() -> None:
    for game in GAMES:
        music = registry.client(game).music
        for level, names in ((MUSIC, {**music.layers, **music.tense}), (BED, music.bed)):
            for name in names:
                assert integrated(wave(name)) == pytest.approx(level, abs=NEAR), name


def test_no_peak_is_too_high() -> None:
    assert {name for name in FILES if true_peak(wave(name)) > PEAK} == set()


@pytest.mark.parametrize("game", GAMES)
def test_the_theme_is_equally_loud_with_any_layers(game: str) -> None:
    music, chance = registry.client(game).music, Random(1)
    score, loops = Score(music, chance), {**music.layers, **music.tense}
    for layers in range(1, len(music.layers) + 1):
        score.follow(Evening(layers, chance.random(), chance.random() < 0.5))
        parts = [score.volumes.get(loop, 0.0) * np.resize(wave(loop), round(music.seconds * RATE)) for loop in loops]
        assert integrated(sum(parts)) == pytest.approx(MUSIC, abs=SPREAD / 2), score.volumes


@pytest.mark.parametrize("game", GAMES)
def test_loops_stay_together(game: str) -> None:
    music = registry.client(game).music
    assert {len(wave(layer)) for layer in music.layers} == {round(music.seconds * RATE)}
    assert all(round(music.seconds * RATE) % len(wave(name)) == 0 for name in music.tense)


BUSY: Final = 0.4
"""Seconds between effects in the busiest minutes of games of bots at double speed."""


def busy_minute(game: str, chance: Random) -> Any:
    """One channel of 20 seconds with all volumes full: the theme, the ambience, effects in the middle."""
    music, size = registry.client(game).music, 20 * RATE
    score = Score(music, chance)
    score.follow(Evening(len(music.layers), 1.0, tense=True))
    heard = sum(FULL * loud * np.resize(wave(loop), size) for loop, loud in score.volumes.items())
    effects = [name for name, path in FILES.items() if name not in LOOPS and {"shell", game} & {*path.parts}]
    ends = list[float]()
    for start in np.arange(0, 20, BUSY):
        made = wave(chance.choice(effects))[: size - round(start * RATE)]
        ends = [end for end in ends if end > start]
        heard[round(start * RATE) : round(start * RATE) + len(made)] += FULL * beside(len(ends)) * made
        ends.append(start + len(made) / RATE)
    return heard


@pytest.mark.parametrize("game", GAMES)
def test_a_busy_minute_with_all_volumes_full_is_not_cut_off(game: str) -> None:
    assert max(true_peak(busy_minute(game, Random(seed))) for seed in range(8)) <= PEAK
