"""Invariants of a position, after every move of thousands of random games.

`LUNA_TEST_GAMES=10` plays ten times as many.
"""

import os
from random import Random

import pytest

from luna.games.luna import rules as luna
from luna.games.luna.rules import position as at
from luna.games.luna.rules.board import COLOUR, SYMBOL, temple
from luna.games.luna.rules.moves import CLOSE
from tests.games.luna.games import KINDS_OF_GAMES, games, positions, random_moves

GAMES_OF_A_KIND = 140 * int(os.environ.get("LUNA_TEST_GAMES", "1"))  # 1540 games in all

PRINTED = (slice(0, at.PHASE), slice(at.RING, at.OPEN), slice(at.AFTER, at.BLOCKS))


@pytest.mark.parametrize("kind", range(len(KINDS_OF_GAMES)))
def test_pieces_are_conserved_and_positions_immutable(kind: int) -> None:
    rng = Random(kind)
    for number in range(GAMES_OF_A_KIND):
        row = luna.start(luna.deal(KINDS_OF_GAMES[kind], number.to_bytes(4, "big")))
        past, copies, printed = [], [], [row[part] for part in PRINTED]
        while not luna.over(row):
            past.append(row)
            copies.append(bytes(row))
            moves = luna.legal(row)
            row = row[:]
            luna.play(row, moves[int(rng.random() * len(moves))])
            check(row)
        assert [row[part] for part in PRINTED] == printed
        assert past == copies


def check(row: bytearray) -> None:
    """The invariants of a position, at the end of a move."""
    players, on_tiles = row[at.PLAYERS], row[at.TILE : at.AFTER]
    on_their_way = sum(row[at.ARRIVE : at.ARRIVE + 7])
    for seat in range(players):
        base = at.BASE[seat]
        novices = sum(row[base : base + at.SHRINE]) + row[base + at.SUPPLY] + row[base + at.ON_JETTY]
        novices += on_tiles.count(at.CLAIMED + seat) + at.in_temple(row, seat)
        if seat == row[at.TURN]:
            novices += on_their_way
        assert novices == 13
        assert row.count(1, base + at.SHRINE, base + at.FAVOUR) + row[base + at.SHRINES_LEFT] == 6
        assert max(row[base + at.SHRINE : base + at.SUPPLY]) <= 1
        assert at.ip(row, base) < 300
    assert row[at.SIZE - 1] == row[at.BASE[3] + at.STRIDE - 1]
    held = [row[base + at.FAVOUR : base + at.SUPPLY] for base in at.BASE[:players]]
    assert max(map(sum, zip(*held, strict=True))) <= (1 if row[at.SOLO] else players)
    assert sum(state >= at.BOOKED for state in on_tiles) == (1 if row[at.SOLO] else players)
    assert len(on_tiles) - on_tiles.count(at.OFF) == 7 * players
    assert len({row[base + at.DISC] for base in at.BASE[:players]}) == players
    assert all(row[base + at.DISC] >> 3 <= 10 for base in at.BASE[:players])
    assert on_their_way == 0 or row[at.DRAFT]
    assert row[at.CANDLES] <= 4
    assert max(row[at.PRIESTESS], row[at.BUILDER], row[at.APOSTATE]) < 7


def test_the_list_of_open_tiles_is_what_lies_on_the_path() -> None:
    """A14.3, A14.4, R6: the unclaimed tiles by symbol, released in the low half and bribable in the high half."""
    for played in games(55):
        for row in positions(played):
            group_of, expected = temple(row[at.LAYOUT]).group_of, bytearray(7)
            for tile in range(1, 29):
                if row[at.TILE + tile] == at.FREE:
                    bit = 1 << COLOUR[tile]
                    behind = group_of[tile] - row[at.ROUND]
                    expected[SYMBOL[tile]] |= bit if behind < 0 else bit << 4 if behind == 0 else 0
            assert row[at.OPEN : at.OPEN + 7] == expected


def test_a_preview_is_what_will_happen() -> None:
    """Playing on a copy, with events, gives the same result as playing in place, without."""
    for kind, options in enumerate(KINDS_OF_GAMES):
        expected = b""
        for row, move in random_moves(Random(kind), options, b"preview"):
            assert not expected or row == expected
            preview = row[:]
            luna.play(preview, move, [])
            expected = bytes(preview)


def test_a_broken_position_is_noticed() -> None:
    row = luna.start(luna.deal(luna.choose(("red", "blue"), first=0), b"1"))
    check(row)
    for place in (
        at.BASE[0],
        at.BASE[1] + at.TIRED,
        at.BASE[0] + at.SUPPLY,
        at.BASE[0] + at.SHRINES_LEFT,
        at.BASE[1] + at.ON_JETTY,
        at.ARRIVE,
        at.TILE + 5,
    ):
        broken = row[:]
        broken[place] += 60 if place == at.TILE + 5 else 1
        with pytest.raises(AssertionError):
            check(broken)


def test_every_turn_ends_its_draft() -> None:
    for played in games(22):
        for turn, row in zip(played.turns, positions(played), strict=False):
            assert not row[at.DRAFT]
            assert (len(turn) > 1) == (CLOSE in turn)
