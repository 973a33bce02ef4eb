"""Easing curves, and the table in its window during films: undo, jumps, resizing, neighbours that make room."""

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import pygame
import pytest

from luna.games.luna import rules as game
from luna.games.luna.board.display import LunaDisplay
from luna.games.luna.board.layout import crowd
from luna.games.luna.board.layout.crowd import Spot
from luna.games.luna.board.layout.layout import Pen
from luna.games.luna.board.motion import timeline as shifting
from luna.games.luna.board.picture import islands
from luna.games.luna.board.view_model import CROWD, ISLANDS, ViewModel
from luna.games.luna.rules import events as ev
from luna.games.luna.rules.moves import MEDITATE, kind_of
from luna.games.luna.rules.views import view
from luna.shell.app import navigation
from luna.shell.board.films.film import Film
from luna.shell.drawing.art import Art
from luna.shell.drawing.fonts import Fonts
from luna.shell.drawing.motion import IN, INSTANT, OUT, STD, Appearing, Call, Curve, Queue, linear, sine
from luna.shell.drawing.paint import Paint
from luna.text import Catalogue
from tests import patience
from tests.ui.driver import Driver, LunaTable, a_game, driving
from tests.ui.test_choreography import GAMES, film_of, played, the_layout


class Wait:
    """A wait, and a note when it has ended."""

    def __init__(self, seconds: float, said: list[str], word: str = "") -> None:
        self.left, self.said, self.word = seconds, said, word
        self.done = False

    def step(self, dt: float) -> float:
        self.left -= dt
        if self.left > 1e-9:
            return 0.0
        self.finish()
        return -self.left

    def finish(self) -> None:
        if not self.done:
            self.done = True
            self.said.append(self.word)


@pytest.mark.parametrize("curve", [STD, OUT, IN, sine, linear])
def test_curves_start_and_end_and_rise(curve: Curve) -> None:
    values = [curve(step / 50) for step in range(51)]
    assert values[0] == pytest.approx(0, abs=1e-6) and values[-1] == pytest.approx(1, abs=1e-6)
    assert values == sorted(values)
    assert curve(-1) == pytest.approx(0, abs=1e-6) and curve(2) == pytest.approx(1)


def test_a_queue_loses_no_time_between_its_motions() -> None:
    said: list[str] = []
    queue = Queue()
    for word in ("a", "b"):
        queue.add(Wait(0.1, said, word))
        queue.add(Call(lambda word=word: said.append(word.upper())))  # type: ignore[misc]
    assert queue.update(0.15) and said == ["a", "A"]
    queue.update(0.05)
    assert said == ["a", "A", "b", "B"] and not queue.busy
    assert not queue.update(0.1)


@pytest.mark.parametrize(("speed", "needed"), [(0.5, 2.0), (1.0, 1.0), (4.0, 0.25)])
def test_motions_follow_the_speed_of_the_settings(speed: float, needed: float) -> None:
    queue = Queue(speed)
    queue.add(Wait(1.0, []))
    queue.update(needed * 0.99)
    assert queue.busy
    queue.update(needed * 0.02)
    assert not queue.busy


def test_instant_and_skip_show_the_same_in_the_same_order() -> None:
    def filled(speed: float) -> tuple[Queue, list[str]]:
        said: list[str] = []
        queue = Queue(speed)
        for word in "abc":
            queue.add(Wait(0.2, said, word))
        return queue, said

    instant, at_once = filled(INSTANT)
    assert at_once == ["a", "b", "c"] and not instant.busy
    slow, later = filled(1.0)
    slow.skip_one()
    assert later == ["a"] and len(slow) == 2
    slow.skip_one()
    slow.skip_one()
    assert later == ["a", "b", "c"] and not slow.busy
    slow.skip_one()
    assert later == ["a", "b", "c"]


def test_parts_appear_one_by_one_and_restart_with_another_key() -> None:
    chips = Appearing(0.14, 0.02)
    assert not chips.update(1), "nothing is there"
    chips.watch("favour", 3)
    assert [chips.share(part) for part in range(3)] == [0, 0, 0]
    assert chips.update(0.05)
    shares = [chips.share(part) for part in range(3)]
    assert 1 > shares[0] > shares[1] > shares[2] > 0
    chips.watch("favour", 3)
    assert chips.share() == shares[0], "the same thing goes on"
    while chips.update(0.05):
        pass
    assert [chips.share(part) for part in range(3)] == [1, 1, 1]
    chips.watch("herbs", 1)
    assert chips.share() == 0
    chips.finish()
    assert chips.share() == 1 and not chips.update(0.01)


def table(driver: Driver, turns: int = 60) -> LunaTable:
    """A game of people in the middle, at rest."""
    navigation.leave(driver.app)
    driver.frames(2)
    navigation.open_save(driver.app, a_game(driver.app.saves, turns))
    until(driver, lambda: isinstance(driver.app.scenes[-1], LunaTable))
    driver.frames(5)
    return driver.scene


def until(driver: Driver, true: Callable[[], bool]) -> None:
    patience.until(true, driver.step)  # disk and loader have their own clock


def meditate(driver: Driver, scene: LunaTable) -> None:
    before = scene.table.length
    move = next(move for move in game.legal(scene.table.position) if kind_of(move) == MEDITATE)
    scene.link.submit((move,))
    until(driver, lambda: scene.table.length > before)


def pace(display: LunaDisplay) -> float:
    assert display.choreography.showing is not None
    return display.choreography.showing.pace


def right(scene: LunaTable) -> bool:
    return scene.board.display.shown == ViewModel.of(view(scene.table.position))


@pytest.fixture
def driver(tmp_path: Path) -> object:
    with driving(tmp_path) as found:
        yield found


def test_undo_plays_backwards_and_redo_again(driver: Driver) -> None:
    scene = table(driver)
    length = scene.table.length
    meditate(driver, scene)
    until(driver, lambda: not scene.board.display.busy)
    scene.link.undo()
    until(driver, lambda: scene.board.display.busy)
    driver.frames(2)
    assert pace(scene.board.display) < 0 and scene.table.length == length
    until(driver, lambda: not scene.board.display.busy)
    assert right(scene)
    scene.link.redo()
    until(driver, lambda: scene.board.display.busy)
    driver.frames(2)
    assert pace(scene.board.display) > 0
    until(driver, lambda: not scene.board.display.busy)
    assert right(scene) and scene.table.length == length + 1


def test_a_jump_only_fades(driver: Driver) -> None:
    scene = table(driver)
    scene.link.undo_to(5)
    until(driver, lambda: scene.table.length == 5)
    assert right(scene) and not scene.board.display.busy and scene.board.display.choreography.overlay.fade > 0
    driver.frames(30)
    assert scene.board.display.choreography.overlay.fade == 0


def test_a_fade_begins_with_the_old_picture_and_ends_with_the_new(driver: Driver) -> None:
    driver.app.settings.reduced_motion = True  # nothing else may move
    scene = table(driver)
    surface = driver.app.window.get_surface()
    water = scene.board.display.layout.at(1200, 900)

    def colour() -> int:
        return sum(surface.get_at(water)[:3])

    before = colour()
    driver.app.settings.reduced_motion = False
    scene.board.display.choreography.pace(driver.app.settings.speed, reduced=False)
    meditate(driver, scene)
    seen = [colour()]
    for _ in range(80):
        driver.frames(1)
        seen.append(colour())
    after = seen[-1]
    assert before > after, "with each candle the sea gets darker"
    assert seen[0] > after and len(set(seen)) > 2, "little by little"
    assert max(seen) <= before + 12  # except for a glint


def test_a_resize_during_motion_is_safe(driver: Driver) -> None:
    scene = table(driver)
    meditate(driver, scene)
    until(driver, lambda: scene.board.display.busy)
    driver.app.window.size = (1600, 900)
    pygame.event.post(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=1600, y=900))
    driver.frames(3)
    assert driver.app.canvas.size == (1600, 900)
    assert not scene.board.display.busy and right(scene)


STEP: Final = 0.01
"""Seconds from one look at a film to the next."""
LEAPS: Final = 10
"""Units that nobody who stays passes in one step: the widest way in the shortest time is about half of that."""

Rows = dict[tuple[str, str, int], Spot]
"""By row, island and seat."""


def rows(film: Film, time: float, monkeypatch: pytest.MonkeyPatch) -> Rows:
    """All groups as drawn at a time of a film: at rest or by the shift."""
    found: Rows = {}
    still = film.at(time)

    def note(_: Any, __: Any, island: str, *both: list[Spot]) -> None:
        for name, row in zip(("awake", "tired"), both, strict=True):
            for spot in row:
                assert found.setdefault((name, island, spot.seat), spot) is spot, "drawn twice"

    for number, island in enumerate(ISLANDS):
        if (CROWD, number) not in still.in_hand:
            note(None, None, island, crowd.actives(still, island), crowd.boats(still, island))
    with monkeypatch.context() as patch:
        patch.setattr(islands, "draw_rows", note)
        for flight, share in film.flying(time):
            if flight.clip.event is None and not flight.clip.over and not flight.stops:
                flight.clip.look(None, flight, share)
    everybody = {
        (name, island, spot.seat)
        for island in ISLANDS
        for name, row in (("awake", crowd.actives), ("tired", crowd.boats))
        for spot in row(still, island)
    }
    assert found.keys() == everybody, "each group is drawn once, and nobody else"
    return found


@pytest.mark.parametrize("which", GAMES[:3])
def test_a_resting_piece_never_jumps(which: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    shifted = 0
    for turn in played(**which):
        film = film_of(turn)
        if film.length == 0 or any(isinstance(event, ev.RoundBegan) for event in turn.events):
            continue  # when all wake, all groups come and go at once
        seen = [rows(film, number * STEP, monkeypatch) for number in range(int(film.length / STEP) + 2)]
        for one, next_one in pairwise(seen):
            for who in one.keys() & next_one.keys():
                way = abs(next_one[who].feet[0][0] - one[who].feet[0][0])
                assert way <= LEAPS, (who, turn.events)
                shifted += way > 0
    assert shifted > 100


def test_there_is_room_when_a_boat_lands(monkeypatch: pytest.MonkeyPatch) -> None:
    for turn in played(1):
        film = film_of(turn)
        for each in film.flights:
            moved = each.flight.clip.event
            if (
                isinstance(moved, ev.Moved)
                and moved.vehicle == "journey"
                and len(crowd.boats(film.last, moved.destination)) > 1
            ):
                beside = {
                    who: spot.feet
                    for who, spot in rows(film, film.length, monkeypatch).items()
                    if who[:2] == ("tired", moved.destination) and who[2] != moved.seat
                }
                touching = rows(film, each.end - 0.02, monkeypatch)
                assert beside
                assert all(abs(touching[who].feet[0][0] - feet[0][0]) < 3 for who, feet in beside.items())
                return
    pytest.fail("no boat ever lands beside another")


def test_a_row_is_drawn_the_same_by_the_hand_and_at_rest() -> None:
    """At both ends of a shift it draws exactly the picture of the table at rest."""
    turns = list(played(1))
    layout = the_layout(turns[0])
    surface, art = pygame.Surface((1280, 720), 0, 32), Art()
    pen = Pen(surface, layout, Paint(Fonts(layout.u), art, layout.u), Catalogue("en"))
    before = ViewModel.of(turns[40].before)
    for island in ISLANDS:
        pictures = []
        for both in (
            (crowd.actives(before, island), crowd.boats(before, island)),
            shifting.rows(island, before, (before, before), 0.5),
        ):
            surface.fill("black")
            islands.draw_rows(pen, before, island, *both)
            pictures.append(pygame.image.tobytes(surface, "RGB"))
        assert pictures[0] == pictures[1]
