"""Tournaments of a circle: round robin, Swiss, groups with a final, at tables of two to four.

The pairings follow from the tournament's entry (its list of players and its seed) and the orders in which its starter
closed the rounds, so every machine sees the same. A result needs no label: the first game that the people of a table
begin after the tournament is theirs, however late it comes.
"""

import hashlib
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from luna.circle.entries import EVERYBODY, GROUPS, Tournament
from luna.circle.games import SignedResult, State

WIN: Final = 12
"""Points for beating everyone at a table, or for a bye: divisible at tables of two to four."""
_SWAPS: Final = 4  # rounds of improving a seating
_STEPS: Final = 20_000  # of the search for pairs that have not met; more than any tournament of 64 has needed


class Game(NamedTuple):
    """A table of a round: players by their numbers in the list. One player alone has a bye."""

    players: tuple[int, ...]
    played: SignedResult | None = None

    @property
    def open(self) -> bool:
        """Whether it is yet to be played."""
        return len(self.players) > 1 and self.played is None


class Score(NamedTuple):
    """A player's row."""

    player: int  # number in the list
    points: int
    games: int
    wins: int


class TournamentState(NamedTuple):
    """The state of a tournament."""

    rounds: tuple[tuple[Game, ...], ...]
    scores: tuple[Score, ...]  # the first one first
    length: int  # rounds in all
    closes: bool  # whether the starter has to close the last round before the next one is drawn
    winner: int | None  # of a finished tournament

    @property
    def order(self) -> tuple[int, ...]:
        """The players in the order of the table."""
        return tuple(score.player for score in self.scores)


def course(body: Tournament, orders: Mapping[int, tuple[int, ...]], games: Sequence[SignedResult]) -> TournamentState:
    """The drawn rounds with their results, and the table. `orders`: the players' order after each closed round."""
    drawn = pairings(body, orders)
    rounds = _with_results(body, drawn, games)
    scores = _scores(body, rounds)
    length = rounds_of(body)
    done = len(rounds) == length and not any(game.open for one in rounds for game in one)
    winner = (_first(body, rounds[-1][0], scores) if body.form == GROUPS else scores[0].player) if done else None
    return TournamentState(rounds, scores, length, len(rounds) < length, winner)


def rounds_of(body: Tournament) -> int:
    """The rounds of a tournament in all."""
    players = len(body.players)
    if body.form == EVERYBODY:
        return _everybody(players, body.size)
    if body.form == GROUPS:
        return _everybody(max(map(len, groups(body))), body.size) + 1
    return body.rounds


def pairings(body: Tournament, orders: Mapping[int, tuple[int, ...]]) -> list[list[tuple[int, ...]]]:
    """The tables of all rounds that can be drawn: a pure function of the entry and the closed rounds."""
    lot = Lot(body.seed)
    if body.form == EVERYBODY:
        return _round_robin(list(range(len(body.players))), body.size, lot)
    if body.form == GROUPS:
        parts = [_round_robin(group, body.size, lot) for group in groups(body)]
        longest = max(map(len, parts))
        drawn = [[table for part in parts if number < len(part) for table in part[number]] for number in range(longest)]
        if (order := orders.get(longest)) is not None:
            firsts = [next(player for player in order if player in group) for group in groups(body)]
            drawn.append([tuple(firsts)])
        return drawn
    return _swiss(body, orders, lot)


def groups(body: Tournament) -> list[list[int]]:
    """The groups of players: as many as the final has seats, and no group of one."""
    order = Lot(body.seed).shuffled(range(len(body.players)), b"groups")
    number = max(1, min(body.size, len(order) // 2))
    return [sorted(order[first::number]) for first in range(number)]


def sizes(players: int, most: int) -> list[int]:
    """The sizes of the tables: as few as possible, as equal as possible. A table of one is a bye."""
    tables = -(-players // most)
    return [players // tables + (number < players % tables) for number in range(tables)]


class Lot:
    """Pseudo-randomness from a seed, the same in every version of Python."""

    def __init__(self, seed: bytes) -> None:
        self._seed = seed

    def shuffled(self, players: Sequence[int], purpose: bytes) -> list[int]:
        """The players in an order that the seed gives for this purpose."""

        def key(player: int) -> bytes:
            return hashlib.blake2b(purpose + player.to_bytes(4), key=self._seed, digest_size=16).digest()

        return sorted(players, key=key)


def points(places: Sequence[int]) -> list[int]:
    """The points of a table's places: shares of `WIN`."""
    others = len(places) - 1
    beaten = [sum(2 * (own < place) + (own == place) for place in places) - 1 for own in places]
    return [WIN * count // (2 * others) for count in beaten]


def _everybody(players: int, size: int) -> int:
    """Rounds until everybody has been able to meet everybody."""
    if size == 2:
        return max(1, players - 1 + players % 2)
    return max(1, -(-(players - 1) // (size - 1)))


def _round_robin(players: Sequence[int], size: int, lot: Lot) -> list[list[tuple[int, ...]]]:
    if len(players) == 1:
        return [[(players[0],)]]
    order = lot.shuffled(players, b"everybody")
    if size == 2:
        return _circle_method(order)
    met = Counter[tuple[int, int]]()
    drawn = []
    for number in range(_everybody(len(players), size)):
        tables = _seated(lot.shuffled(order, b"round %d" % number), size, met)
        drawn.append(tables)
        met.update(_pairs(tables))
    return drawn


def _circle_method(order: Sequence[int]) -> list[list[tuple[int, ...]]]:
    """Round robin in pairs: one player stays, the others rotate. -1 is a bye."""
    ring = [*order, -1] if len(order) % 2 else list(order)
    half, drawn = len(ring) // 2, []
    for number in range(len(ring) - 1):
        pairs = zip(ring[:half], reversed(ring[half:]), strict=True)
        sides = [pair if number % 2 == 0 else pair[::-1] for pair in pairs]
        drawn.append([tuple(player for player in pair if player >= 0) for pair in sides])
        ring = [ring[0], ring[-1], *ring[1:-1]]
    return drawn


def _swiss(body: Tournament, orders: Mapping[int, tuple[int, ...]], lot: Lot) -> list[list[tuple[int, ...]]]:
    order = tuple(lot.shuffled(range(len(body.players)), b"swiss"))
    met, drawn = Counter[tuple[int, int]](), list[list[tuple[int, ...]]]()
    for number in range(1, body.rounds + 1):
        if number > 1:
            if number - 1 not in orders:
                break
            order = orders[number - 1]
        rested = {player for tables in drawn for table in tables if len(table) == 1 for player in table}
        tables = _seated(_last_rests(order, body.size, rested), body.size, met)
        drawn.append(tables)
        met.update(_pairs(tables))
    return drawn


def _last_rests(order: Sequence[int], size: int, rested: set[int]) -> list[int]:
    """The order with the last player without a bye at its end, if the round needs a bye."""
    if sizes(len(order), size)[-1] > 1:
        return list(order)
    last = next((player for player in reversed(order) if player not in rested), order[-1])
    return [*(player for player in order if player != last), last]


def _seated(order: Sequence[int], size: int, met: Mapping[tuple[int, int], int]) -> list[tuple[int, ...]]:
    """Neighbours in the order sit together, unless they have met and others have not."""
    if size == 2 and (pairs := _strangers(order, met)):
        return pairs
    left, tables = list(order), list[list[int]]()
    for seats in sizes(len(order), size):
        tables.append(left[:seats])
        del left[:seats]
    whole = [table for table in tables if len(table) > 1]
    for _ in range(_SWAPS):
        if not _improved(whole, met):
            break
    return [tuple(table) for table in tables]


def _strangers(order: Sequence[int], met: Mapping[tuple[int, int], int]) -> list[tuple[int, ...]]:
    """Pairs of players that have not met, each the nearest in the order, the last has a bye; [] if there are none."""
    steps, paired = 0, len(order) - len(order) % 2

    def search(left: Sequence[int]) -> list[tuple[int, ...]] | None:
        nonlocal steps
        if not left:
            return []
        first, *others = left
        for at, other in enumerate(others):
            steps += 1
            if steps > _STEPS:
                return None
            if (min(first, other), max(first, other)) not in met:
                rest = search(others[:at] + others[at + 1 :])
                if rest is not None:
                    return [(first, other), *rest]
        return None

    pairs = search(order[:paired])
    return [*pairs, *([tuple(order[paired:])] if paired < len(order) else [])] if pairs else []


def _improved(tables: list[list[int]], met: Mapping[tuple[int, int], int]) -> bool:
    """Swap players of two tables where that reduces repeated meetings; returns whether anything changed."""
    changed = False
    for apart in range(1, len(tables)):  # near tables first: their players have nearly equal points
        for one, other in zip(tables, tables[apart:], strict=False):
            for a in reversed(range(len(one))):
                for b in range(len(other)):
                    before = _again(one, met) + _again(other, met)
                    if not before:
                        break
                    one[a], other[b] = other[b], one[a]
                    if _again(one, met) + _again(other, met) < before:
                        changed = True
                    else:
                        one[a], other[b] = other[b], one[a]
    return changed


def _again(table: Sequence[int], met: Mapping[tuple[int, int], int]) -> int:
    return sum(met.get((min(pair), max(pair)), 0) ** 2 for pair in combinations(table, 2))


def _pairs(tables: Sequence[Sequence[int]]) -> list[tuple[int, int]]:
    return [(min(pair), max(pair)) for table in tables for pair in combinations(table, 2)]


def _with_results(
    body: Tournament, drawn: Sequence[Sequence[tuple[int, ...]]], games: Sequence[SignedResult]
) -> tuple[tuple[Game, ...], ...]:
    """The drawn tables with the first games of their people that no earlier round has."""
    free = [one for one in games if one.state is State.COUNTS and one.result.game == body.game]
    free = [one for one in free if one.result.created >= body.created]
    rounds = []
    for tables in drawn:
        row = []
        for table in tables:
            wanted = sorted(body.players[player] for player in table)
            found = next((one for one in free if len(table) > 1 and sorted(one.players) == wanted), None)
            if found is not None:
                free.remove(found)
            row.append(Game(table, found))
        rounds.append(tuple(row))
    return tuple(rounds)


def _scores(body: Tournament, rounds: Sequence[Sequence[Game]]) -> tuple[Score, ...]:
    """The table: points, then wins, then the order of the lot."""
    total, games, wins = Counter[int](), Counter[int](), Counter[int]()
    for game in (game for one in rounds for game in one):
        if len(game.players) == 1:
            total[game.players[0]] += WIN
        elif game.played is not None:
            for player, place, share in zip(
                game.players, _places(body, game), points(_places(body, game)), strict=True
            ):
                total[player] += share
                games[player] += 1
                wins[player] += place == 1
    lot = Lot(body.seed).shuffled(range(len(body.players)), b"ties")
    rows = [Score(player, total[player], games[player], wins[player]) for player in lot]
    return tuple(sorted(rows, key=lambda row: (-row.points, -row.wins)))


def _places(body: Tournament, game: Game) -> list[int]:
    """The places of a table's players, in its order."""
    assert game.played is not None
    by_player = dict(zip(game.played.players, game.played.result.places, strict=True))
    return [by_player[body.players[player]] for player in game.players]


def _first(body: Tournament, final: Game, scores: Sequence[Score]) -> int:
    """The winner of a final; the better placed one if first place is shared."""
    order = [score.player for score in scores]
    places = [1] if len(final.players) == 1 else _places(body, final)
    firsts = [player for player, place in zip(final.players, places, strict=True) if place == min(places)]
    return min(firsts, key=order.index)
