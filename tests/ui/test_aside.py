"""Neighbours make room: whoever stays on an island while others come and go glides, and never jumps."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

import pygame
import pytest

from luna.games.luna.board.layout import crowd
from luna.games.luna.board.layout.crowd import Spot
from luna.games.luna.board.layout.pen import Pen
from luna.games.luna.board.motion import rows as shifting
from luna.games.luna.board.picture import islands
from luna.games.luna.board.shown import CROWD, ISLANDS, Shown
from luna.games.luna.rules import events as ev
from luna.shell.board.films.film import Film
from luna.shell.drawing.art import Art
from luna.shell.drawing.fonts import Fonts
from luna.shell.drawing.paint import Paint
from luna.text import Catalogue
from tests.ui.test_choreography import GAMES, film_of, played, the_layout

STEP: Final = 0.01
"""Seconds from one look at a film to the next."""
LEAPS: Final = 10
"""Units that nobody who stays passes in one step: the widest way in the shortest time is about half of that."""

Rows = dict[tuple[str, str, int], Spot]
"""By row, island and seat."""


def rows(film: Film, time: float, monkeypatch: pytest.MonkeyPatch) -> Rows:
    """All groups as they are drawn at a time of a film: at rest or by whoever shifts them."""
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
def test_who_stays_never_jumps(which: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    shifted = 0
    for turn in played(**which):
        film = film_of(turn)
        if film.length == 0 or any(isinstance(event, ev.RoundBegan) for event in turn.events):
            continue  # when all wake, everybody comes and goes at once
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
    """At both ends of a shift the hand leaves the very picture that the table at rest has."""
    turns = list(played(1))
    layout = the_layout(turns[0])
    surface, art = pygame.Surface((1280, 720), 0, 32), Art()
    pen = Pen(surface, layout, Paint(Fonts(layout.u), art, layout.u), Catalogue("en"))
    before = Shown.of(turns[40].before)
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
