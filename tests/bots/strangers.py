"""Players of Pangea that are not shipped, each with a single idea: `python -m tests.bots.strangers LEVEL GAMES`.

They know the rules and none of the shipped features or weights: a stranger that beats a level shows a gap in its value.
They find their candidates in the same way, but rank them by their own idea.
"""

import random
import sys
from collections.abc import Callable, Mapping
from typing import Final

from typing_extensions import override

from luna.bots.oneply import ranked
from luna.core import standings
from luna.core.game import Turn
from luna.games.pangea import rules
from luna.games.pangea.bot.evaluator import PangeaEvaluator
from luna.games.pangea.bot.features import written
from luna.games.pangea.rules import position as at
from luna.games.pangea.rules.legal import land
from luna.games.pangea.rules.play import condition, producing
from tests.workshop import matches
from tests.workshop.lent import Player
from tests.workshop.matches import player

Idea = Callable[[bytearray, int], int]
"""What a position is worth to a seat, in thousandths of a point."""


def standing(row: bytearray, seat: int) -> int:
    """The score if the game ended now, with no plan for more."""
    return 20_000 * condition(row, seat) + 5000 * at.rank(row, seat) + 100 * at.goods(row, seat)


def rush(row: bytearray, seat: int) -> int:
    """Amulets as fast as possible: to the seller, and home."""
    people, worth = row[at.PEOPLE + seat], standing(row, seat)
    tower = row[at.TOWER + people]
    for place in _standing(row, people):
        tile, amulet = divmod(place, 6)
        if amulet:
            worth += 4000 - 300 * _steps(row, tile, 1 << tower)
        elif at.goods(row, seat) > at.rank(row, seat):
            worth += 300 - 40 * _steps(row, tile, _sellers(row, people, at.owned(row, seat)))
    return worth


def harvest(row: bytearray, seat: int) -> int:
    """Goods first: everyone at home, and amulets only when they can be bought on the spot."""
    people = row[at.PEOPLE + seat]
    return rush(row, seat) // 2 + 900 * len(producing(row, people)) + 300 * at.goods(row, seat)


def hinder(row: bytearray, seat: int) -> int:
    """The others' production and transport counts as much as the seat's own."""
    worth = rush(row, seat) + 500 * len(producing(row, row[at.PEOPLE + seat]))
    for other in range(row[at.PLAYERS]):
        if other != seat:
            people = row[at.PEOPLE + other]
            worth -= 1000 * len(producing(row, people)) + rush(row, other) // 2
            tower = row[at.TOWER + people]
            worth += 300 * (tower < at.NOWHERE and at.overcrowded(row, tower))
    return worth


IDEAS: Final[Mapping[str, Idea]] = {"standing": standing, "rush": rush, "harvest": harvest, "hinder": hinder}


class Stranger(PangeaEvaluator):
    """One idea, for the own seat alone."""

    def __init__(self, idea: Idea) -> None:
        super().__init__(written())
        self.idea = idea

    @override
    def totals(self, position: bytearray) -> list[int]:
        return [self.idea(position, seat) for seat in range(position[at.PLAYERS])]

    @override
    def margin(self, totals: list[int], position: bytearray, seat: int) -> int:
        return totals[seat]


def stranger(name: str) -> Player:
    """The player of an idea, or `rollouts`: random games from every plausible turn."""
    if name == "rollouts":
        return _rolled
    known = Stranger(IDEAS[name])
    return lambda row, seed: ranked(known, row)[0][1]


ROLLOUTS: Final = 6
LENGTH: Final = 60
_TRIED: Final = 8


def _rolled(row: bytearray, seed: int) -> Turn:
    """Uniform Monte Carlo: equally many random games for every candidate, each cut off after a while."""
    rng, plain = random.Random(seed), Stranger(standing)
    seat, turns = row[at.TURN], plain.candidates(row)
    if len(turns) > _TRIED:
        turns = rng.sample(turns, _TRIED)
    found: list[tuple[int, Turn]] = []
    for turn in turns:
        total = 0
        for _ in range(ROLLOUTS):
            last = plain.after(row, turn)
            for _ in range(LENGTH):
                draw = rules.chance(last)
                if not draw and rules.over(last):
                    break
                rules.play(last, rng.choices(draw.outcomes, draw.weights)[0] if draw else rng.choice(rules.legal(last)))
            worths = [rush(last, other) for other in range(last[at.PLAYERS])]
            total += 2 * worths[seat] - max(worths)
        found.append((total, turn))
    return max(found)[1]


def _standing(row: bytearray, people: int) -> list[int]:
    return [place % at.MOVED for place in row[slice(*at.BLOCK[people])] if place < at.IN_HAND]


def _sellers(row: bytearray, me: int, owned: int) -> int:
    """A bit set of the tiles on which another people produces a missing landscape."""
    found = 0
    for people in range(5):
        if people != me:
            for tile in producing(row, people):
                if not owned >> tile // 3 & 1:
                    found |= 1 << tile
    return found


def _steps(row: bytearray, tile: int, goals: int) -> int:
    """Steps over land to the nearest of some tiles; 6 when it is farther, or over water."""
    reached, steps = 1 << tile, 0
    while not reached & goals and steps < 6:
        for other in range(15):
            if reached >> other & 1:
                for beside in land(row).near[other]:
                    reached |= 1 << beside
        steps += 1
    return steps


def beaten(level: str, name: str, seats: int, games: int, seed: int) -> tuple[float, list[float]]:
    """Games that a level wins against strangers in all other seats, in whole set-ups; seconds of its turns."""
    wins, spent = 0.0, list[float]()
    for number in range(games):
        mine = number % seats
        table = [player("pangea", level) if seat == mine else stranger(name) for seat in range(seats)]
        row, seconds = matches.play_game("pangea", table, seed * 1_000_000 + number // seats)
        wins += standings.share(rules.places(row), mine)
        spent += seconds[mine]
    return wins, spent


if __name__ == "__main__":
    for idea in (*IDEAS, "rollouts"):
        won, times = beaten(sys.argv[1], idea, 2, int(sys.argv[2]), 7)
        low, high = matches.wilson(won, int(sys.argv[2]))
        ms = sum(times) / len(times) * 1000
        print(
            f"{sys.argv[1]} against {idea}: {won:g} of {sys.argv[2]} ({low:.1%} to {high:.1%}), {ms:.0f} ms", flush=True
        )
