"""Sounds of Pangea: every film has its sound, and the theme follows the amulets."""

import inspect
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from luna import ASSETS
from luna.games.pangea.board.layout.places import SQUARE, TOWER
from luna.games.pangea.board.motion import clips
from luna.games.pangea.client import CLIENT
from luna.games.pangea.rules.position import AMULETS, LAST_ROUND
from luna.shell.app.settings import Settings
from luna.shell.sound.playback import Sound
from luna.shell.sound.score import Evening
from tests.games.pangea.hands import board_of, playing
from tests.games.pangea.test_motion import turns
from tests.patience import seconds

FILES = {path.stem for path in (Path(ASSETS) / "games" / "pangea" / "sound").glob("*.ogg")}


@pytest.fixture
def box(monkeypatch: pytest.MonkeyPatch) -> Iterator[Sound]:
    """All sounds, on a silent device."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    made = Sound(Settings(), "pangea", CLIENT.music)
    made.open()
    assert made._ready.wait(seconds(60))
    yield made
    made.close()


def test_every_event_that_is_seen_is_heard_where_it_is() -> None:
    apart = set[tuple[str, float]]()
    for before, events, after in turns(3, 11, 900):
        made = clips.film(before, events, after)
        if made.length:
            assert made.sounds, events
            assert {cue.what for cue in made.sounds} <= FILES
            apart |= {(cue.what, round(cue.across, 2)) for cue in made.sounds}
    squares = {round((x + shift) / 960 - 1, 2) for x, _ in SQUARE for shift in (0, TOWER[0])}
    for what in ("drift", "tower", "ban", "hand-in"):
        places = {across for name, across in apart if name == what}
        assert len(places) > 1 and places <= squares, (what, places)


def test_every_file_is_used(box: Sound) -> None:
    words = set(re.findall(r'"([a-z-]+)"', inspect.getsource(clips)))
    assert (words & FILES) | {*CLIENT.music.layers, *CLIENT.music.tense, *CLIENT.music.bed} == FILES
    assert box._sounds.keys() >= FILES


def test_the_theme_follows_the_amulets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with playing(tmp_path, "blue", "green") as driver:
        board, wanted = board_of(driver), list[Evening]()
        monkeypatch.setattr(driver.app.sound, "music", wanted.append)
        row = bytearray(board.host.position)
        for owned, layers in ((0, 1), (0b1, 2), (0b101, 3), (0b11111, 6)):
            row[AMULETS + 1] = owned
            board.host.position = row
            board.enter()
            assert wanted[-1] == (layers, (layers - 1) / 5, layers > 5)
        row[AMULETS + 1], row[LAST_ROUND] = 0, 1
        board.enter()
        assert wanted[-1] == (1, 0, True)
