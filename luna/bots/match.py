"""Matches: who is stronger, and how sure is that.

A set-up is played once with the challenger in every seat, the other seats taken by the champion, so that nobody wins
by his place. Results depend on the names, the table size and the seed, not on the machine or on the processes.
"""

from __future__ import annotations

import math
import signal
import time
from collections.abc import Callable, Iterator
from functools import cache
from multiprocessing import get_context
from typing import Any, Final, NamedTuple

from luna.bots.players import Player, player
from luna.games.luna import rules as luna
from luna.games.luna.bot.circles import circling, giving_way
from luna.games.luna.bot.turns import after
from luna.games.luna.rules.position import BASE, ip
from luna.games.luna.rules.scoring import ranking

ORDERS: Final = ("yellow", "red", "blue", "white")
SURE: Final = 1.96
"""Standard errors of the 95 % interval."""


class Work(NamedTuple):
    """One game to play."""

    challenger: str
    champion: str  # in all other seats
    players: int
    seat: int  # of the challenger
    seed: int
    setup: str


class Game(NamedTuple):
    """What one game of a match brought."""

    seat: int  # of the challenger
    won: bool
    points: tuple[int, ...]  # by seat
    seconds: tuple[float, ...]  # processor time of each turn of the challenger


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    if not games:
        return 0.0, 1.0
    share, square = wins / games, SURE * SURE
    middle = share + square / (2 * games)
    width = SURE * math.sqrt(share * (1 - share) / games + square / (4 * games * games))
    scale = 1 + square / games
    return max(0.0, (middle - width) / scale), min(1.0, (middle + width) / scale)


def decided(wins: int, games: int, low: float, high: float, error: float = 0.05) -> str:
    """Wald's sequential test between two win rates: "high", "low" or "" for not yet."""
    losses = games - wins
    ratio = wins * math.log(high / low) + losses * math.log((1 - high) / (1 - low))
    bound = math.log((1 - error) / error)
    return "high" if ratio >= bound else "low" if ratio <= -bound else ""


def play_game(seats: list[Player], seed: int, setup: str = "free") -> tuple[bytearray, list[list[float]]]:
    """One game: the last position and the processor time of every turn by seat."""
    options = luna.choose(ORDERS[: len(seats)], setup, first=0)
    row = luna.start(luna.deal(options, seed.to_bytes(8, "big")))
    spent: list[list[float]] = [[] for _ in seats]
    before: list[bytearray] = []
    while (seat := luna.to_move(row)) is not None:
        began = time.process_time()
        turn = giving_way(row) if circling(row, before) else seats[seat](row, seed << 12 | len(before))
        spent[seat].append(time.process_time() - began)
        before.append(row)
        row = after(row, turn)
    return row, spent


@cache
def _known(name: str) -> Player:
    return player(name)


def _one(work: Work) -> Game:
    seats = [_known(work.challenger if place == work.seat else work.champion) for place in range(work.players)]
    row, spent = play_game(seats, work.seed, work.setup)
    points = tuple(ip(row, base) for base in BASE[: work.players])
    return Game(work.seat, ranking(row)[0] == work.seat, points, tuple(spent[work.seat]))


def match(
    challenger: str,
    champion: str,
    players: int,
    games: int,
    seed: int,
    processes: int = 1,
    setup: str = "free",
    bounds: tuple[float, float] | None = None,
    tell: Callable[[str], None] | None = None,
) -> dict[str, Any]:
    """Plays at least `games` games (whole set-ups), fewer when the test between `bounds` is decided; a JSON value.

    Ctrl-C ends it early: the whole set-ups played until then are what it tells. Without any it is raised again.
    """
    _known.cache_clear()  # a file of weights may have changed
    player(challenger), player(champion)
    works = [
        Work(challenger, champion, players, seat, seed * 1_000_000 + number, setup)
        for number in range(-(-games // players))
        for seat in range(players)
    ]
    played: list[Game] = []
    verdict = ""
    try:
        for game in _played(works, processes):
            played.append(game)
            if len(played) % players == 0 and bounds:
                verdict = decided(sum(one.won for one in played), len(played), *bounds)
            if tell and len(played) % 20 == 0:
                tell(f"{sum(one.won for one in played)} of {len(played)}")
            if verdict:
                break
    except KeyboardInterrupt:
        del played[len(played) // players * players :]
        if not played:
            raise
    return _report(challenger, champion, players, seed, setup, played) | ({"verdict": verdict} if bounds else {})


def _played(works: list[Work], processes: int) -> Iterator[Game]:
    if processes == 1:
        yield from map(_one, works)
        return
    with get_context("spawn").Pool(processes, _deaf) as pool:
        yield from pool.imap(_one, works)


def _deaf() -> None:
    """Ctrl-C is for the process that asked."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _report(challenger: str, champion: str, players: int, seed: int, setup: str, played: list[Game]) -> dict[str, Any]:
    wins = sum(game.won for game in played)
    low, high = wilson(wins, len(played))
    margins = [game.points[game.seat] - (sum(game.points) - game.points[game.seat]) / (players - 1) for game in played]
    seconds = sorted(second for game in played for second in game.seconds)
    return {
        "challenger": challenger,
        "champion": champion,
        "players": players,
        "setup": setup,
        "seed": seed,
        "games": len(played),
        "wins": wins,
        "share": round(wins / len(played), 4),
        "interval": [round(low, 4), round(high, 4)],
        "margin": round(sum(margins) / len(played), 2),
        "points": round(sum(game.points[game.seat] for game in played) / len(played), 2),
        "turn_ms": round(sum(seconds) / len(seconds) * 1000, 2),
        "turn_p99_ms": round(seconds[int(len(seconds) * 0.99)] * 1000, 2),
    }
