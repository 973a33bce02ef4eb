"""Events are complete: a table built from them alone equals the position."""

from collections import Counter
from typing import Any

import pytest

from luna.games.luna import rules as luna
from luna.games.luna.rules import events as ev
from luna.games.luna.rules import position as at
from luna.games.luna.rules.board import ISLANDS
from luna.games.luna.rules.views import View, view
from tests.games.luna.factories import EVENT_KINDS
from tests.games.luna.games import KINDS_OF_GAMES, games


class Listener:
    """A table built from the first view and the events alone."""

    def __init__(self, first: View, ip: list[int]) -> None:
        self.ring = first.ring
        self.active = [Counter(dict(zip(ISLANDS, seat.active, strict=True))) for seat in first.seats]
        self.inactive = [Counter(dict(zip(ISLANDS, seat.inactive, strict=True))) for seat in first.seats]
        self.shrines = [{n for n, built in zip(ISLANDS, seat.shrines, strict=True) if built} for seat in first.seats]
        self.favours = [set(seat.favours) for seat in first.seats]
        self.supply = [seat.supply for seat in first.seats]
        self.jetty = [seat.jetty for seat in first.seats]
        self.ip = ip
        self.council: list[list[int]] = [list(first.council), *([] for _ in range(10))]
        self.path = {tile.tile: tile.owner for tile in first.path}
        self.temple = {field.tile: field.owner for field in first.temple if field.state != "empty"}
        self.books = {field.tile for field in first.temple if field.book}
        self.figures = {"priestess": first.priestess, "builder": first.builder, "apostate": first.apostate}
        self.guard, self.candles, self.round = first.guard, first.candles, first.round
        self.begins = first.turn

    def hear(self, event: Any) -> None:
        match event:
            case ev.ShrinePlaced(seat, island):
                assert island not in self.shrines[seat]
                self.shrines[seat].add(island)
            case ev.PairsPlaced(seat, islands):
                self.active[seat].update(dict.fromkeys(islands, 2))
                self.supply[seat] -= 8
            case ev.TokenTaken(seat, favour):
                assert favour not in self.favours[seat]
                self.favours[seat].add(favour)
            case ev.TokenReturned(seat, favour):
                self.favours[seat].remove(favour)
            case ev.Tired(seat, island, novices):
                self.active[seat][island] -= novices
                self.inactive[seat][island] += novices
            case ev.Woken(seat, island, novices):
                self.inactive[seat][island] -= novices
                self.active[seat][island] += novices
            case ev.Recruited(seat, island):
                self.supply[seat] -= 1
                self.inactive[seat][island] += 1
            case ev.Moved(seat, vehicle, origin, inactive, destination, novices):
                if origin == "jetty":
                    self.jetty[seat] -= novices
                else:
                    (self.inactive if inactive else self.active)[seat][origin] -= novices
                (self.active if vehicle == "sail" else self.inactive)[seat][destination] += novices
            case ev.CouncilMoved(seat, before, after, height):
                self.council[before].remove(seat)
                self.council[after].insert(height, seat)
            case ev.FigureMoved(figure, path, _):
                assert path[0] == self.figures[figure]
                start = self.ring.index(path[0])
                assert path == tuple(self.ring[(start + step) % 7] for step in range(len(path)))
                self.figures[figure] = path[-1]
            case ev.Appointed(seat, tile, island):
                assert self.path[tile] is None
                self.path[tile] = seat
                self.active[seat][island] -= 1
            case ev.Consecrated(seat, tile, origin):
                assert self.path.pop(tile) == (seat if origin == "path" else None)
                self.temple[tile] = seat
                if origin != "path":
                    self.active[seat][origin] -= 1
            case ev.Evicted(seat, tile, by, destination):
                assert self.temple[tile] == seat != by
                assert tile not in self.books
                self.temple[tile] = None
                if destination == "jetty":
                    self.jetty[seat] += 1
                else:
                    self.inactive[seat][destination] += 1
            case ev.BookMoved(seat, source, target, owner):
                assert (self.temple[source], self.temple[target]) == (owner, seat)
                self.books.remove(source)
                self.books.add(target)
            case ev.CandleOut(_, left):
                self.candles -= 1
                assert self.candles == left
            case ev.Points(seat, points, _, total):
                self.ip[seat] += points
                assert self.ip[seat] == total
            case ev.RoundScored(number, _, after):
                assert (number, list(after)) == (self.round, self.ip)
            case ev.GuardMoved(before, after):
                assert before == self.guard
                self.guard = after
            case ev.RoundBegan(number, start, candles):
                self.round, self.begins, self.candles = number, start, candles
            case ev.GameEnded(ip, _):
                assert list(ip) == self.ip
            case ev.PhaseEnded(number):
                assert number == self.round
            case ev.ScoringBeat(_, _, lines):
                assert [line.seat for line in lines] == list(range(len(self.ip)))
            case _:
                pytest.fail(f"nobody knows the event {event}")

    def compare(self, seen: View, row: bytearray) -> None:
        """The table built from events equals the position."""
        for seat in seen.seats:
            assert tuple(self.active[seat.seat][island] for island in ISLANDS) == seat.active
            assert tuple(self.inactive[seat.seat][island] for island in ISLANDS) == seat.inactive
            assert tuple(island in self.shrines[seat.seat] for island in ISLANDS) == seat.shrines
            assert tuple(island for island in ISLANDS if island in self.favours[seat.seat]) == seat.favours
            assert (self.supply[seat.seat], self.jetty[seat.seat]) == (seat.supply, seat.jetty)
            assert 6 - len(self.shrines[seat.seat]) == seat.shrines_left
            assert self.ip[seat.seat] == at.ip(row, at.BASE[seat.seat])
            assert seat.seat in self.council[seat.council_seat]
        assert tuple(seat for pile in self.council for seat in pile) == seen.council
        assert self.path == {tile.tile: tile.owner for tile in seen.path}
        assert self.temple == {field.tile: field.owner for field in seen.temple if field.state != "empty"}
        assert self.books == {field.tile for field in seen.temple if field.book}
        assert (self.figures["priestess"], self.figures["builder"]) == (seen.priestess, seen.builder)
        assert self.figures["apostate"] == seen.apostate
        assert (self.guard, self.candles, self.round) == (seen.guard, seen.candles, seen.round)


@pytest.mark.parametrize("kind", range(len(KINDS_OF_GAMES)))
def test_events_alone_reconstruct_the_table(kind: int) -> None:
    for seed in range(6):
        (played,) = games(1, first=kind + seed * len(KINDS_OF_GAMES))
        row = luna.start(played.header)
        listener = Listener(view(row), [at.ip(row, base) for base in at.BASE[: row[at.PLAYERS]]])
        for turn in played.turns:
            heard: list[Any] = []
            for move in turn:
                luna.play(row, move, heard)
            for event in heard:
                listener.hear(event)
            assert heard
            listener.compare(view(row), row)
            if any(isinstance(event, ev.RoundBegan) for event in heard):
                assert listener.begins == row[at.TURN]


def test_the_points_of_a_turn_are_the_difference_of_influence_and_the_beats_say_the_same() -> None:
    beats = 0
    for played in games(44):
        row = luna.start(played.header)
        bases = at.BASE[: row[at.PLAYERS]]
        for turn in played.turns:
            before, heard = [at.ip(row, base) for base in bases], list[Any]()
            for move in turn:
                luna.play(row, move, heard)
            points = [event for event in heard if isinstance(event, ev.Points)]
            won = [sum(event.points for event in points if event.seat == seat) for seat in range(len(bases))]
            assert won == [at.ip(row, base) - old for base, old in zip(bases, before, strict=True)]
            for beat in (event for event in heard if isinstance(event, ev.ScoringBeat)):
                for line in beat.lines:
                    told = sum(event.points for event in points if (event.seat, event.cause) == (line.seat, beat.beat))
                    if beat.beat == "apostate":  # the floor of R1 may forgive a part of the loss
                        assert line.points <= told <= 0
                    else:
                        assert line.points == told
                    beats += 1
    assert beats > 1000


def test_every_kind_of_event_occurs() -> None:
    told = set()
    for played in games(33):
        row, heard = luna.start(played.header), list[Any]()
        for turn in played.turns:
            for move in turn:
                luna.play(row, move, heard)
        told |= {type(event) for event in heard}
    assert told == EVENT_KINDS
