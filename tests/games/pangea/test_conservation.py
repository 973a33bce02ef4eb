"""Invariants of a position, after every move of sensible and of random games."""

from random import Random
from typing import Any

import pytest

from luna.core.game import Events
from luna.core.options import Options
from luna.games.pangea import rules as pangea
from luna.games.pangea.rules import events as told
from luna.games.pangea.rules import position as at
from luna.games.pangea.rules.board import NUMBER
from luna.games.pangea.rules.legal import legal
from luna.games.pangea.rules.outlook import at_rest
from luna.games.pangea.rules.play import play
from tests.games.pangea.factories import position
from tests.oracle import pangea as oracle

SEATS = ("yellow", "purple", "orange", "green")


def check(row: bytearray) -> None:
    """The invariants of a position."""
    assert len(row) == at.SIZE
    squares = row[at.SQUARE : at.LAND]
    assert len(set(squares)) == 15
    assert [row[at.LAND + square] for square in squares] == list(range(15))
    assert row[at.LAND : at.CROWD].count(at.NOWHERE) == 11
    crowd = bytearray(15)
    for place in row[at.TRIBE : at.SQUARE]:
        if place < at.IN_HAND:
            crowd[place % at.MOVED // 6] += 1
    assert crowd == row[at.CROWD : at.GOODS]
    assert sum(crowd) + sum(place >= at.IN_HAND for place in row[at.TRIBE : at.SQUARE]) == 40
    for people in range(5):
        for first, last in at.GROUPS[people]:
            assert list(row[first:last]) == sorted(row[first:last])
    towers = [tile for tile in row[at.TOWER : at.TRIBE] if tile != at.NOWHERE]
    assert len(set(towers)) == len(towers)
    for seat, people in enumerate(row[at.PEOPLE : at.PEOPLE + 5]):
        places = [place % 6 for place in row[slice(*at.BLOCK[people])] if place < at.IN_HAND]
        carried = [amulet for amulet in places if amulet]
        assert len(set(carried)) == len(carried)
        if seat >= row[at.PLAYERS]:
            assert not carried
        else:
            assert not any(row[at.AMULETS + seat] >> amulet - 1 & 1 for amulet in carried)
    assert row[at.MAGIC] <= 5
    assert not (row[at.DRAWING] and row[at.PHASE] != at.MAGICAL)


def explained(before: bytearray, after: bytearray, events: list[Any]) -> None:
    """Goods come only from production and sales, and go only for purchases; the same for amulets."""
    for seat in range(before[at.PLAYERS]):
        gained = sum(event.goods for event in events if isinstance(event, told.Earned) and event.seat == seat)
        spent = sum(event.price for event in events if isinstance(event, told.Bought) and event.seat == seat)
        assert at.goods(after, seat) - at.goods(before, seat) == gained - spent
        handed_in = sum(isinstance(event, told.HandedIn) and event.seat == seat for event in events)
        bought = sum(isinstance(event, told.Bought) and event.seat == seat for event in events)
        assert at.rank(after, seat) - at.rank(before, seat) == handed_in
        assert at.owned(after, seat).bit_count() - at.owned(before, seat).bit_count() == bought


def step(row: bytearray, move: int) -> bytearray:
    """One move on a copy, with all checks."""
    past, after, events = bytes(row), row[:], Events()
    play(after, move, events)
    assert bytes(row) == past
    silent = row[:]
    play(silent, move)
    assert silent == after
    check(after)
    explained(row, after, events)
    return after


@pytest.mark.parametrize("seed", range(12))
def test_nothing_is_lost_or_doubled_in_a_game_with_a_purpose(seed: int) -> None:
    (text,) = oracle.sample(1, first=200 + seed)
    header, turns = pangea.from_text(text)
    row = pangea.start(header)
    check(row)
    for turn in turns:
        for move in turn:
            draw = pangea.chance(row)
            assert move in (draw.outcomes if draw else legal(row))
            row = step(row, move)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("slide", [False, True])
def test_nothing_is_lost_or_doubled_in_a_game_without_one(players: int, slide: bool) -> None:
    rng = Random(players)
    row = pangea.start(pangea.deal(Options(SEATS[:players], {"slide": slide, "all_produce": slide}), bytes([players])))
    for _ in range(500):
        draw = pangea.chance(row)
        moves = draw.outcomes if draw else legal(row)
        if not moves:
            assert pangea.over(row)
            return
        assert list(moves) == sorted(set(moves))
        row = step(row, rng.choice(moves))


def test_a_rest_leads_to_the_next_round_from_wherever_it_can_begin() -> None:
    """Nobody moves or buys: goods and amulets only come. An open movement or draw cannot be foreseen."""
    (text,) = oracle.sample(1, first=200)
    header, turns = pangea.from_text(text)
    row, met = pangea.start(header), set[bool]()
    for turn in turns:
        for move in turn:
            past, then = bytes(row), at_rest(row)
            waits = row[at.PHASE] == at.PLACING or at.moving(row) or bool(row[at.DRAWING])
            met.add(waits)
            assert bytes(row) == past and waits == (then == row)
            check(then)
            assert waits or pangea.over(then) or at.round_number(then) == at.round_number(row) + 1
            for seat in range(row[at.PLAYERS]):
                assert at.goods(then, seat) >= at.goods(row, seat)
                assert not at.owned(row, seat) & ~at.owned(then, seat)
            play(row, move)
    assert met == {True, False}


@pytest.mark.parametrize("place", [at.SQUARE, at.LAND, at.CROWD, at.TRIBE + 3])
def test_a_broken_position_is_found(place: int) -> None:
    row = position(tribes={"swamp2": "blue forest"})
    check(row)
    row[place] ^= 1
    with pytest.raises(AssertionError):
        check(row)


def test_the_numbers_of_the_tiles_feed_45_tribes() -> None:
    assert sum(NUMBER) == 45
