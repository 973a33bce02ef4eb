"""What the eye sees: every event has its clip, every film ends where the rules are, forwards and backwards."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple, get_args

import pytest

from luna.client.motion import INSTANT
from luna.client.tables.luna import clips as table
from luna.client.tables.luna.choreography import BACKWARDS, Choreography
from luna.client.tables.luna.clips import clips
from luna.client.tables.luna.film import LONGEST, Film
from luna.client.tables.luna.layout import Layout
from luna.client.tables.luna.shown import Shown
from luna.games import luna as game
from luna.games.luna import events as ev
from luna.games.luna.picture import view
from luna.games.luna.views import View
from tests.ui.clicks import random_turn

FRAME = 1 / 60


class Played(NamedTuple):
    """One turn of a random game."""

    before: View
    after: View
    events: list[Any]


def played(seed: int, players: int = 4, solo: int = 0, setup: str = "free", live: bool = False) -> Iterator[Played]:
    """A random game to its end."""
    orders = ("yellow", "red", "blue", "white")[:players]
    options = game.Options(orders, setup, live_scoring=live, solo=solo)
    row, chance = game.start(game.deal(options, bytes([seed]) * 32)), random.Random(seed)
    before = view(row)
    while game.legal(row):
        events: list[Any] = []
        for move in random_turn(row, chance):
            game.play(row, move, events)
        after = view(row)
        yield Played(before, after, events)
        before = after


def seen(events: list[Any]) -> list[Any]:
    """What the table plays: the scoring tells its own part."""
    return [event for event in events if not isinstance(event, ev.ScoringBeat)]


GAMES = [
    dict(seed=1), dict(seed=2, players=3), dict(seed=3, players=2, live=True), dict(seed=4, setup="preset"),
    dict(seed=5, players=1, solo=1), dict(seed=6, players=1, solo=3),
]


@pytest.mark.parametrize("which", GAMES)
def test_every_film_ends_where_the_rules_are_and_begins_where_it_began(which: Any) -> None:
    layout, kinds = None, set()
    for turn in played(**which):
        layout = layout or Layout.of(1280, 720, turn.before)
        kinds |= {type(event) for event in turn.events}
        before = Shown.of(turn.before)
        film = Film(layout, before, clips(seen(turn.events), before, turn.after))
        wanted = Shown.of(turn.after)
        wanted.turn, wanted.phase, wanted.start = film.last.turn, film.last.phase, film.last.start
        assert film.last == wanted, turn.events
        assert film.first is before
        assert film.length * 1000 <= LONGEST + 1e-6
        assert not film.last.in_hand
    assert len(kinds) > 12
