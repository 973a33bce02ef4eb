"""The theme follows the evening, and no two minutes of it are alike."""

from random import Random

import pytest

from luna.core import registry
from luna.shell.sound.score import APART, Evening, Score

TWO_MINUTES = 120.0
GAMES = [name for name in registry.names() if registry.client(name).music.layers]


def passes(score: Score, seconds: float, count: int) -> list[tuple[tuple[str, float], ...]]:
    """The volumes of this many passes."""
    out = []
    for _ in range(count):
        out.append(tuple(score.volumes.items()))
        for _ in range(round(seconds * 10)):
            score.update(0.1)
    return out


@pytest.mark.parametrize("game", GAMES)
def test_the_theme_repeats_nothing_within_two_minutes(game: str) -> None:
    music = registry.client(game).music
    assert APART * music.seconds >= TWO_MINUTES
    for layers in range(1, len(music.layers) + 2):
        score = Score(music, Random(layers))
        score.follow(Evening(layers, 0.5))
        heard = passes(score, music.seconds, 100)
        for number in range(len(heard)):
            near = heard[number : number + APART]
            assert len(set(near)) == len(near)


@pytest.mark.parametrize("game", GAMES)
def test_the_newest_layer_is_always_audible(game: str) -> None:
    music = registry.client(game).music
    for layers, newest in enumerate(music.layers, 1):
        score = Score(music, Random(layers))
        score.follow(Evening(layers))
        for volumes in map(dict, passes(score, music.seconds, 30)):
            parts = {name: volumes[name] / mix for name, mix in music.layers.items()}
            assert parts[newest] == pytest.approx(max(parts.values())) and parts[newest] > 0
            assert all(parts[name] < 0.4 * parts[newest] for name in list(music.layers)[layers:])


def test_late_in_the_evening_the_theme_is_fuller() -> None:
    music = registry.client(registry.FIRST).music
    fullness = []
    for share in (0.0, 0.5, 1.0):
        score = Score(music, Random(1))
        score.follow(Evening(3, share))
        heard = passes(score, music.seconds, 60)
        fullness.append(sum(volume > 0 for one in heard for name, volume in one if name in music.layers))
    assert fullness[0] < fullness[1] < fullness[2]


def test_changes_by_a_turn_are_audible_at_once() -> None:
    music = registry.client(registry.FIRST).music
    score = Score(music, Random(1))
    score.follow(Evening())
    first = score.volumes
    score.follow(Evening(share=0.2))
    assert score.volumes is first
    score.follow(Evening(share=0.2, tense=True))
    assert score.volumes is not first and all(score.volumes[name] > 0 for name in music.tense)
    second = score.volumes
    score.update(music.seconds / 2)
    assert score.volumes is second
    score.update(music.seconds / 2)
    assert score.volumes is not second
