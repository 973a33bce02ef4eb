"""Every family of events has its sound, layers follow the candles, sound and picture land in the same frame."""

import inspect
import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np
import pygame
import pytest

from luna import ASSETS
from luna.core import data
from luna.games.luna import rules as luna
from luna.games.luna.board import display, targets
from luna.games.luna.board.display import sound_of
from luna.games.luna.board.motion import timeline
from luna.games.luna.client import CLIENT
from luna.games.luna.rules import events as ev
from luna.games.luna.rules.moves import MEDITATION
from luna.games.luna.rules.views import Forecast, SeatForecast, view
from luna.shell.app.settings import Settings
from luna.shell.sound import playback
from luna.shell.sound.playback import FULL, Sound
from luna.shell.sound.score import Evening, Music
from tests.measure.offset import FRAME, measured
from tests.patience import seconds
from tests.ui.driver import driving
from tests.ui.looking import QUICK, opened, settled

LAYERS, (TENSE,), (BED,) = tuple(CLIENT.music.layers), CLIENT.music.tense, CLIENT.music.bed
LOOPS = (*LAYERS, TENSE, BED)
SOUNDS = {path.stem for owner in ("shell", "games/luna") for path in (Path(ASSETS) / owner / "sound").glob("*.ogg")}


@pytest.fixture
def box(monkeypatch: pytest.MonkeyPatch) -> Iterator[Sound]:
    """All sounds, on a silent device."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    made = Sound(Settings(), "luna", CLIENT.music)
    made.open()
    assert made._ready.wait(seconds(60))
    yield made
    made.close()


def settle(box: Sound) -> dict[str, float]:
    for _ in range(200):
        box.update(1 / 60)
    return {name: pygame.mixer.Channel(place).get_volume() for place, name in enumerate(LOOPS)}


def heard() -> int:
    return busy(len(LOOPS))


def busy(first: int = 0) -> int:
    return sum(pygame.mixer.Channel(place).get_busy() for place in range(first, 16))


EVENTS = (
    *(ev.Moved(0, vehicle, "sail", False, "tide", 1) for vehicle in ("journey", "tide", "sail")),
    ev.TokenTaken(0, "sail"),
    ev.Recruited(0, "sail"),
    ev.ShrinePlaced(0, "sail"),
    ev.Woken(0, "sail", 1),
    ev.Appointed(0, 3, "sail"),
    ev.Consecrated(0, 3, "path"),
    ev.Evicted(1, 3, 0, "jetty"),
    ev.BookMoved(0, 1, 2, 1),
    ev.CouncilMoved(0, 1, 2, 0),
    ev.FigureMoved("apostate", ("sail", "tide"), 0),
    ev.CandleOut(0, 3),
    ev.CandleOut(0, 0),
)


def test_every_family_has_its_own_sound() -> None:
    names = [sound_of(event) for event in EVENTS]
    assert set(names) <= SOUNDS
    families = [name for event, name in zip(EVENTS, names, strict=True) if not isinstance(event, ev.Recruited)]
    assert len(set(families)) == len(families)


def test_every_file_is_used_somewhere() -> None:
    program = Path(inspect.getfile(playback)).parent.parent
    words = "\n".join(path.read_text(encoding="utf-8") for path in program.rglob("*.py"))
    played = set(re.findall(r'sound\.play\("([a-z-]+)"\)', words))
    by_event = set(
        re.findall(
            r'"([a-z-]+)"',
            inspect.getsource(display) + inspect.getsource(timeline) + data.octets("luna", "events.toml").decode(),
        )
    )
    assert not SOUNDS - played - by_event - {*LOOPS}
    assert played <= SOUNDS


def test_the_score_is_audible(box: Sound) -> None:
    box.music()
    loud = settle(box)
    assert loud[LAYERS[0]] > 0 and loud[BED] > 0 and not loud[TENSE]
    for evening in (Evening(2), Evening(4), Evening(9, 1.0, tense=True)):
        box.music(evening)
        loud, volumes, music = settle(box), box._score.volumes, FULL * box.settings.music / 100
        for layer in (*LAYERS, TENSE):
            assert loud[layer] == pytest.approx(volumes.get(layer, 0) * music, abs=0.01)
        assert loud[LAYERS[min(evening.layers, 4) - 1]] > 0 and (loud[TENSE] > 0) == evening.tense


def test_the_theme_at_a_table_follows_its_candles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with driving(tmp_path, more=QUICK) as driver:
        wanted, seen = list[Evening](), set()
        monkeypatch.setattr(driver.app.sound, "music", wanted.append)
        scene = opened(driver, 60)
        for _ in range(5):
            now = scene.board.hand.draft.seen
            out = now.candles_most - now.candles
            assert wanted[-1][:2] == (1 + out, (now.round - 1) / 5)
            seen.add(out)
            scene.link.submit((MEDITATION,))
            settled(driver)
        assert seen == {0, 1, 2, 3}


@pytest.mark.parametrize(
    ("number", "points", "tense"),
    [(1, (9, 9), False), (3, (9, 9), False), (4, (9, 12, 6), False), (4, (9, 12, 10), True), (6, (9, 30), True)],
)
def test_the_last_round_and_an_open_end_are_tense(number: int, points: Sequence[int], tense: bool) -> None:
    row = luna.start(luna.deal(luna.choose(("yellow", "red", "blue")[: len(points)]), bytes(32)))
    seats = tuple(SeatForecast(seat, 0, 0, 0, 0, 0, final) for seat, final in enumerate(points))
    assert display.evening(view(row)._replace(round=number), Forecast(seats)).tense == tense


def test_events_of_a_table_are_audible(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A refusal, another person's turn at the same screen, an undone turn."""
    with driving(tmp_path, more=QUICK) as driver:
        scene, played = opened(driver, 60), list[str]()
        monkeypatch.setattr(driver.app.sound, "play", lambda name, _=0.0: played.append(name))
        nobodys = next(field.tile for field in scene.board.hand.draft.seen.temple if field.owner is None)
        scene.board.focus.click(targets.Book(nobodys))
        assert played == ["refuse"]
        played.clear()
        scene.link.submit((MEDITATION,))
        settled(driver)
        assert "your-turn" in played
        played.clear()
        scene.link.undo()
        settled(driver)
        assert played == ["undo"]


def test_volumes_are_independent_and_zero_is_silent(box: Sound) -> None:
    box.music(Evening(3))
    box.settings.music = 0
    loud = settle(box)
    assert not any(loud[layer] for layer in LAYERS) and loud[BED] > 0
    box.settings.ambience = 0
    settle(box)
    assert not any(pygame.mixer.Channel(place).get_busy() for place in range(len(LOOPS)))
    box.settings.effects = 0
    box.play("evict")
    assert not heard()
    box.settings.effects = 50
    box.play("evict")
    assert heard() == 1


def test_effects_that_sound_together_are_about_as_loud_as_one(box: Sound) -> None:
    box.settings.mono = True
    for name in ("evict", "council", "consecrate", "rise"):
        box.play(name)
    first, *_, fourth = (pygame.mixer.Channel(place).get_volume() for place in range(len(LOOPS), len(LOOPS) + 4))
    assert first == pytest.approx(FULL * box.settings.effects / 100, abs=0.01)
    assert fourth == pytest.approx(first / 2, abs=0.01)


def test_silent_without_the_focus_unless_wanted(box: Sound) -> None:
    box.focused = False
    box.play("evict")
    assert not heard()
    box.settings.mute_unfocused = False
    box.play("evict")
    assert heard() == 1


def test_an_effect_is_panned_to_its_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the samples of a device that writes them to a file."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "disk")

    def sides(across: float, mono: bool) -> Sequence[float]:
        monkeypatch.setenv("SDL_DISKAUDIOFILE", str(file := tmp_path / f"{across}-{mono}"))
        made = Sound(Settings(mono=mono), "luna", Music({}))
        made.open()
        assert made._ready.wait(seconds(60))
        made.play("council", across)
        while busy():
            pygame.time.wait(5)
        made.close()
        samples = np.fromfile(file, np.int16).astype(float).reshape(-1, 1 if mono else 2)
        return [float(side) for side in np.sum(samples**2, 0)]

    middle, right = sides(0, False)
    assert middle == right > 0
    assert sides(-1, False)[0] > middle > 4 * sides(-1, False)[1]
    assert 4 * sides(1, False)[0] < middle < sides(1, False)[1]
    assert sides(-1, True) == sides(1, True) == pytest.approx([middle], rel=0.03)  # a step of the mixer


def test_a_repeated_sound_does_not_rattle(box: Sound) -> None:
    for _ in range(5):
        box.play("council")
    assert heard() == 1
    box.update(0.2)
    box.play("council")
    assert heard() == 2


def test_another_game_has_sounds_of_its_own(box: Sound) -> None:
    box.music()
    box.update(1 / 60)
    box.turn_to("pebbles", Music({}))
    assert box._ready.wait(seconds(60))
    box.music(Evening(3))
    box.update(1 / 60)
    box.play("council")
    assert busy() == 0, "a sound of Luna"
    box.play("refuse")
    assert busy() == 1
    box.turn_to("luna", CLIENT.music)
    assert box._ready.wait(seconds(60))
    box.music()
    assert settle(box)[BED] > 0


def test_without_a_device_everything_goes_on_in_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "there-is-none")
    made = Sound(Settings(), "luna", CLIENT.music)
    made.open()
    made.play("evict")
    made.music(Evening(3))
    made.update(1 / 60)
    made.close()
    assert not made._sounds


KINDS = 15
_FRAME = FRAME + 1e-6


def test_sound_and_picture_land_on_the_same_frame() -> None:
    found = defaultdict[str, list[float]](list)
    for scene, gap in measured(1):
        found[scene].append(gap)
    assert len(found) >= KINDS
    for scene, apart in found.items():
        near = sum(abs(seconds) <= _FRAME for seconds in apart)  # the others come over very short or long ways
        assert near >= 0.7 * len(apart), (scene, apart)
        assert max(map(abs, apart)) <= 3 * _FRAME, (scene, apart)
