"""Random whole games whose players change their preferences, so that the games progress; thousands a minute."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import cycle, islice
from random import Random
from typing import NamedTuple

from luna.core.game import Turn
from luna.core.options import Options
from luna.games.luna import rules as luna
from luna.games.luna.rules import position as at
from luna.games.luna.rules.board import ISLANDS, ORDERS, SYMBOL, temple
from luna.games.luna.rules.moves import (
    APPOINT,
    BOOK,
    BUILD,
    CLOSE,
    CONSECRATE,
    COUNCIL,
    COUNCIL_TOKEN,
    EXPEL,
    FAVOUR,
    FINISH,
    HERBS,
    JETTY,
    JOURNEY,
    MEDITATION,
    RECRUIT,
    SAIL,
    TIDE,
    argument_of,
    kind_of,
    part_of,
    place_of,
)
from luna.games.luna.rules.play import chosen_tile

Kinds = dict[int, float]


class Played(NamedTuple):
    """A game: header and turns."""

    header: luna.Header
    turns: list[Turn]

    def text(self) -> str:
        return luna.to_text(self.header, self.turns)


class Taste(NamedTuple):
    """The preferences of a player in one round: weights of the kinds (default 1), and the goal of journeys."""

    weights: Kinds
    goal: str = "anywhere"  # anywhere, apostate, builder or temple
    largest: bool = False  # council and expulsion with as many novices as possible


TASTES = (
    Taste({}),
    Taste({APPOINT: 9, CONSECRATE: 9, BOOK: 6, BUILD: 4, RECRUIT: 3, FAVOUR: 3}, "temple"),
    Taste({APPOINT: 5, CONSECRATE: 20, BOOK: 1, FAVOUR: 5, EXPEL: 0.3, COUNCIL: 0.3}, "temple"),
    Taste({JOURNEY: 6, TIDE: 6, RECRUIT: 6, HERBS: 4, EXPEL: 4, COUNCIL: 0.5}, "apostate", True),
    Taste({COUNCIL: 5, FAVOUR: 6, BUILD: 9, HERBS: 3, RECRUIT: 2}, "anywhere", True),
    Taste({**dict.fromkeys(range(16), 0.2), BUILD: 90, FAVOUR: 20, JOURNEY: 4, RECRUIT: 4, HERBS: 2}, "builder"),
    Taste({SAIL: 8, TIDE: 8, FAVOUR: 6, HERBS: 6, BOOK: 6, BUILD: 6, COUNCIL: 0.3, EXPEL: 0.3}),
)

KINDS_OF_GAMES: tuple[Options, ...] = (
    luna.choose(ORDERS[:2], "free"),
    luna.choose(ORDERS[1:], "free"),
    luna.choose(ORDERS, "free", live_scoring=True),
    luna.choose(("blue",), "free", solo=1),
    luna.choose(("white", "blue"), "preset", fixed_start=True),
    luna.choose(ORDERS[:3], "preset", live_scoring=True),
    luna.choose(ORDERS, "preset"),
    luna.choose(("red",), "free", live_scoring=True, solo=2),
    luna.choose(("white", "red"), "free", live_scoring=True, fixed_start=True),
    luna.choose(ORDERS, "free"),
    luna.choose(("yellow",), "free", solo=3),
)
"""Every number of players, set-up, level and option."""


def games(count: int, first: int = 0) -> Iterator[Played]:
    """`count` games of all kinds in turn, always the same ones."""
    for seed, options in zip(range(first, first + count), islice(cycle(KINDS_OF_GAMES), first, None), strict=False):
        yield random_game(seed, options)


def random_game(seed: int, options: Options) -> Played:
    """A complete game."""
    rng = Random(seed)
    header = luna.deal(options, seed.to_bytes(8, "big"))
    row, turns = luna.start(header), []
    tastes: dict[tuple[int, int], Taste] = {}
    stubborn = {seat: rng.choice(TASTES) for seat in range(4) if rng.random() < 0.4}
    haste = rng.choice((0.008, 0.02, 0.04))
    count: dict[int, int] = defaultdict(int)
    while not luna.over(row):
        seat, number = row[at.TURN], row[at.ROUND]
        taste = stubborn.get(seat) or tastes.setdefault((seat, number), rng.choice(TASTES))
        count[number] += 1
        turn = choose(rng, row, taste, haste * count[number] / len(options.seats))
        turns.append(turn)
        for move in turn:
            luna.play(row, move)
    return Played(header, turns)


def choose(rng: Random, row: bytearray, taste: Taste, weariness: float) -> Turn:
    """First a kind of action, then a turn of that kind. `weariness` is the chance to rest instead."""
    by_kind: dict[int, list[int]] = defaultdict(list)
    for move in luna.legal(row):
        by_kind[kind_of(move)].append(move)
    rest = FINISH if row[at.SOLO] else MEDITATION
    if row[at.PHASE] == at.ACTION:
        del by_kind[kind_of(rest)]
        if not by_kind or rng.random() < weariness:
            return (rest,)
    weights: Kinds = {kind: taste.weights.get(kind, 1.0) for kind in by_kind}
    if row[at.SOLO] > 1 and COUNCIL_TOKEN in by_kind.get(COUNCIL, ()):
        weights[COUNCIL] = 5.0
    if row[at.BASE[row[at.TURN]] + at.ON_JETTY]:
        weights |= dict.fromkeys({SAIL, TIDE} & set(by_kind), 12.0)
    (kind,) = rng.choices(list(weights), list(weights.values()))
    moves = by_kind[kind]
    if kind in (JOURNEY, TIDE):
        return _travel(rng, row, taste, moves)
    return (rng.choice(_favourites(rng, row, taste, kind, moves)),)


def _favourites(rng: Random, row: bytearray, taste: Taste, kind: int, moves: list[int]) -> list[int]:
    liked: list[int] = []
    if kind in (COUNCIL, EXPEL) and taste.largest:
        most = max(map(_strength, moves))
        liked = [move for move in moves if _strength(move) >= most - 1]
    elif kind == FAVOUR and row[at.BASE[row[at.TURN]] + at.ON_JETTY]:
        liked = [move for move in moves if ISLANDS[place_of(move)] in ("sail", "tide")]
    elif kind == FAVOUR and taste.goal == "builder":
        liked = [move for move in moves if ISLANDS[place_of(move)] == "shrine"]
    elif kind == SAIL and rng.random() < 0.7:
        liked = [move for move in moves if place_of(move) == JETTY]
    elif row[at.PHASE] == at.ROUND_START:
        many = sorted(moves, key=lambda move: -row[at.BASE[0] + place_of(move)])[:2]
        bound = [move for move in moves if place_of(move) == SYMBOL[chosen_tile(row)]]  # V5 must choose another tile
        liked = rng.choice((many, bound, bound, moves))
    return liked or moves


def _strength(move: int) -> int:
    return (argument_of(move) >> 1) + (move & 1)


def _travel(rng: Random, row: bytearray, taste: Taste, moves: Sequence[int]) -> Turn:
    """One or several parts, in canonical order, and the end."""
    most = {move >> 4: move & 15 for move in moves}  # the last count of a route is the largest
    left: dict[tuple[int, bool], int] = {}
    for route, count in most.items():
        left[part_of(route << 4)[:2]] = count
    goals = _goals(rng, row, taste)
    herd = [route for route in most if part_of(route << 4)[2] in goals] if taste.goal != "anywhere" else []
    if taste.goal == "builder":  # novices that are there already stay
        herd = [route for route in herd if part_of(route << 4)[0] not in goals] or herd
    routes = herd or list(most)
    rng.shuffle(routes)
    parts = []
    for route in routes[: rng.choice((1, 1, 2, 3, 14))]:
        there = part_of(route << 4)[:2]
        if left[there]:
            count = left[there] if herd and rng.random() < 0.8 else rng.randint(1, left[there])
            left[there] -= count
            parts.append(route << 4 | count)
    return (*sorted(parts), CLOSE)


def _goals(rng: Random, row: bytearray, taste: Taste) -> tuple[int, ...]:
    """The Apostate's and the Builder's next islands, or those where an unclaimed tile can be had."""
    if taste.goal == "apostate":
        return (row[at.RING + (row[at.PLACE + row[at.APOSTATE]] + 1) % 7],)
    if taste.goal == "builder":
        return row[at.RING + (row[at.PLACE + row[at.BUILDER]] + 4) % 7], ISLANDS.index("shrine")
    group_of = temple(row[at.LAYOUT]).group_of
    free = [t for t in range(5, 29) if row[at.TILE + t] == at.FREE and group_of[t] < row[at.ROUND]]
    return (SYMBOL[rng.choice(free)],) if free else tuple(range(7))


def positions(played: Played) -> Iterator[bytearray]:
    """A copy of the position at the start and after every turn."""
    row = luna.start(played.header)
    yield row[:]
    for turn in played.turns:
        for move in turn:
            luna.play(row, move)
        yield row[:]


def sampled_positions(count: int, every: int = 7) -> list[bytearray]:
    """Positions between turns from games of all kinds."""
    found = [row for played in games(count) for row in islice(positions(played), 0, None, every)]
    return [row for row in found if not luna.over(row)]


def random_moves(rng: Random, options: Options, entropy: bytes) -> Iterator[tuple[bytearray, int]]:
    """Uniformly random legal moves, including parts of a turn: the position before, and the move."""
    row = luna.start(luna.deal(options, entropy))
    while not luna.over(row):
        moves = luna.legal(row)
        move = moves[int(rng.random() * len(moves))]
        yield row, move
        luna.play(row, move)
