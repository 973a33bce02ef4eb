"""The players of a match by name, and matches between two of them with confidence intervals.

Each set-up is played once with the challenger in every seat and the champion in all others, so no side profits from
its seat. Results depend on the names, the table size and the seed, not on the machine or the number of processes.
"""

import json
import math
import random
import signal
import time
from collections.abc import Callable, Iterator
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final, NamedTuple

from luna.bots import levels
from luna.bots.evaluator import Evaluator, evaluator_of
from luna.bots.linear_value import from_data
from luna.bots.oneply import ranked
from luna.bots.search import searched
from luna.core import options, registry, standings
from luna.core.game import GameError, Position, Turn
from luna.core.levels import LEVELS
from tests.workshop.lent import Player, lent, noisy, training_of

NAMES: Final = (
    f"random, level-0 to level-{LEVELS[-1]}, the same with a temper (level-0:TEMPER) or other weights (level-4:FILE), "
    "noise:THOUSANDTHS, tree:VISITS, weights:FILE"
)
"""Players of every game; a game may add its own (`NAMES` and `partner`, see `lent`)."""
SURE: Final = 1.96
"""Standard errors of the 95 % interval."""
LONGEST: Final = 4000
"""Turns after which a game is cut off and scored: some rules have no limit of rounds."""
_GAMES: Final = b"\x89Luna"  # the first bytes of journals and of a relay's store


# ---- players


def names(game: str) -> str:
    """The names of all players of that game, for a message."""
    own = getattr(lent(game), "NAMES", "")
    return f"{NAMES}, {own}" if own else NAMES


def player(game: str, name: str) -> Player:
    """The player of that name; `ValueError` with one sentence for an unknown name."""
    kind, _, rest = name.partition(":")
    if name == "random":
        return lambda row, seed: at_random(game, row, seed)
    level = int(kind.removeprefix("level-")) if kind in {f"level-{level}" for level in LEVELS} else None
    if level is not None and rest in ("", *registry.characters(game).roles):
        return lambda row, seed: _of_level(evaluator_of(game, row), row, level, seed, rest or None)
    if kind == "noise" and rest.isdecimal():
        return lambda row, seed: noisy(ranked(evaluator_of(game, row), row), int(rest), 1 << 30, random.Random(seed))
    if kind == "tree" and rest.isdecimal():
        return lambda row, seed: _searched(game, row, int(rest))
    training = training_of(game)
    if training and (level is not None or kind == "weights") and Path(rest).is_file():
        data = json.loads(Path(rest).read_text(encoding="utf-8"))
        known = {int(size): training.evaluator(from_data(data, int(size))) for size in data["weights"]}
        if level is not None:
            return lambda row, seed: _of_level(known[training.table_size(row)], row, level, seed)
        return lambda row, seed: ranked(known[training.table_size(row)], row)[0][1]
    partner: Callable[[str], Player | None] | None = getattr(lent(game), "partner", None)
    found = None if partner is None else partner(name)
    if found is None:
        raise ValueError(f"Nobody is called “{name}”; there are {names(game)}.")
    return found


def at_random(game: str, position: Position, seed: int) -> Turn:
    """A turn of random legal moves."""
    rng, rules = random.Random(seed), registry.load(game)
    row, turn = position[:], list[int]()
    while True:
        move = rng.choice(rules.legal(row))
        turn.append(move)
        rules.play(row, move)
        if rules.why_not(position, turn) is None:
            return tuple(turn)


def _of_level(evaluator: Evaluator, position: Position, level: int, seed: int, temper: str | None = None) -> Turn:
    """The turn of a level. A level with slips gets one seed per game, as at a table, the others one per turn."""
    return levels.choose(evaluator, position, level, seed >> 12 if evaluator.levels[level].slips else seed, temper)


def _searched(game: str, position: Position, visits: int) -> Turn:
    evaluator = evaluator_of(game, position)
    scored = ranked(evaluator, position)
    if len(scored) == 1 or evaluator.opening(position):
        return scored[0][1]
    return searched(evaluator, position, scored, visits)


# ---- matches


class Work(NamedTuple):
    """A game of a match, to be played by a worker process."""

    game: str
    challenger: str
    champion: str  # in all other seats
    players: int
    seat: int  # of the challenger
    seed: int
    setup: str


class GameResult(NamedTuple):
    """The result of one game of a match."""

    seat: int  # of the challenger
    won: float  # share of the victory (`standings.share`)
    points: tuple[int, ...]  # by seat
    seconds: tuple[float, ...]  # processor time of each turn of the challenger
    ended: bool = True  # by the rules, not after LONGEST turns


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a win rate."""
    if not games:
        return 0.0, 1.0
    share, square = wins / games, SURE * SURE
    middle = share + square / (2 * games)
    width = SURE * math.sqrt(share * (1 - share) / games + square / (4 * games * games))
    scale = 1 + square / games
    return max(0.0, (middle - width) / scale), min(1.0, (middle + width) / scale)


def decided(wins: float, games: int, low: float, high: float, error: float = 0.05) -> str:
    """Wald's sequential test between two win rates: "high", "low", or "" while undecided."""
    losses = games - wins
    ratio = wins * math.log(high / low) + losses * math.log((1 - high) / (1 - low))
    bound = math.log((1 - error) / error)
    return "high" if ratio >= bound else "low" if ratio <= -bound else ""


def play_game(game: str, seats: list[Player], seed: int, setup: str = "free") -> tuple[Position, list[list[float]]]:
    """Play one game of at most LONGEST turns: the last position, and the processor time of each turn, by seat."""
    rules = registry.load(game)
    values = options.checked(rules.OPTIONS, {"setup": setup}, len(seats))
    chosen = options.Options(tuple(look.id for look in rules.SEATS[: len(seats)]), values, first=0)
    row = rules.start(rules.deal(chosen, seed.to_bytes(8, "big")))
    chance = random.Random(seed)
    spent: list[list[float]] = [[] for _ in seats]
    before: list[Position] = []
    while not rules.over(row) and len(before) < LONGEST:
        evaluator, seat = evaluator_of(game, row), rules.to_move(row)
        if seat is None:
            draw = rules.chance(row)
            assert draw is not None
            turn: Turn = (chance.choices(draw.outcomes, draw.weights)[0],)
        else:
            began = time.process_time()
            circles = levels.circling(row, before)
            turn = evaluator.giving_way(row) if circles else seats[seat](row, seed << 12 | len(before))
            spent[seat].append(time.process_time() - began)
        before.append(row)
        row = evaluator.after(row, turn)
    return row, spent


@cache
def _known(game: str, name: str) -> Player:
    return player(game, name)


def _one(work: Work) -> GameResult:
    names = [work.challenger if place == work.seat else work.champion for place in range(work.players)]
    row, spent = play_game(work.game, [_known(work.game, name) for name in names], work.seed, work.setup)
    rules = registry.load(work.game)
    won = standings.share(rules.places(row), work.seat)
    return GameResult(work.seat, won, rules.scores(row), tuple(spent[work.seat]), rules.over(row))


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
    game: str = registry.FIRST,
) -> dict[str, Any]:
    """Play whole set-ups of about `games` games: a JSON value. A decided test of `bounds`, or Ctrl-C, ends it early."""
    _known.cache_clear()  # a file of weights may have changed
    player(game, challenger), player(game, champion)
    works = [
        Work(game, challenger, champion, players, seat, seed * 1_000_000 + number, setup)
        for number in range(-(-games // players))
        for seat in range(players)
    ]
    played: list[GameResult] = []
    verdict = ""
    try:
        for done in _played(works, processes):
            played.append(done)
            if len(played) % players == 0 and bounds:
                verdict = decided(sum(one.won for one in played), len(played), *bounds)
            if tell and len(played) % 20 == 0:
                tell(f"{sum(one.won for one in played):g} of {len(played)}")
            if verdict:
                break
    except KeyboardInterrupt:
        del played[len(played) // players * players :]
        if not played:
            raise
    return _report(challenger, champion, players, seed, setup, played) | ({"verdict": verdict} if bounds else {})


def _played(works: list[Work], processes: int) -> Iterator[GameResult]:
    if processes == 1:
        yield from map(_one, works)
        return
    # workers ignore Ctrl-C: the parent handles it
    with get_context("spawn").Pool(processes, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        yield from pool.imap(_one, works)


def _report(
    challenger: str, champion: str, players: int, seed: int, setup: str, played: list[GameResult]
) -> dict[str, Any]:
    wins = sum(one.won for one in played)
    low, high = wilson(wins, len(played))
    margins = [one.points[one.seat] - (sum(one.points) - one.points[one.seat]) / (players - 1) for one in played]
    seconds = sorted(second for one in played for second in one.seconds)
    return {
        "challenger": challenger,
        "champion": champion,
        "players": players,
        "setup": setup,
        "seed": seed,
        "games": len(played),
        "unended": sum(not one.ended for one in played),
        "wins": round(wins, 2),
        "share": round(wins / len(played), 4),
        "interval": [round(low, 4), round(high, 4)],
        "margin": round(sum(margins) / len(played), 2),
        "points": round(sum(one.points[one.seat] for one in played) / len(played), 2),
        "turn_ms": round(sum(seconds) / len(seconds) * 1000, 2),
        "turn_p99_ms": round(seconds[int(len(seconds) * 0.99)] * 1000, 2),
    }


def refuse_game(path: Path) -> None:
    """`GameError` when the output file is a saved game."""
    try:
        with path.open("rb") as file:
            start = file.read(len(_GAMES))
    except OSError:
        return  # the write reports it
    if start == _GAMES:
        raise GameError(f"{path} is a saved game: please choose another name for what is written.")
