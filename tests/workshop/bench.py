"""`python -m tests.workshop.bench [--game NAME] [--json]`: the speed of the rules, beside python-chess if installed.

Every figure is the median of several rounds; the cases are interleaved, so that a noisy moment affects all of them.
Absolute numbers belong to this machine; ratios can be compared between machines.
"""

import argparse
import atexit
import gc
import importlib.util
import json
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from array import array
from collections.abc import Callable
from typing import Any

from luna.core import options, registry
from luna.core.game import Game, Turn
from tests.workshop.lent import lent
from tests.workshop.perft import perft

GAMES = 30
MOVES = 6000
"""Moves after which no further random game starts."""
TURNS = 200
"""Turns of the table for the measurement of undo."""
CHESS_GAMES = 20
CHESS_PLIES = 120

Case = Callable[[], float]


def run(argv: list[str]) -> int:
    """Print the table, or one JSON object."""
    parser = argparse.ArgumentParser(prog="bench", description="Measure the speed of the rules.")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of the table")
    parser.add_argument("--rounds", type=int, default=5, metavar="N", help="interleaved rounds (default 5)")
    parser.add_argument("--game", choices=registry.names(), default=registry.FIRST, help="default %(default)s")
    chosen = parser.parse_args(argv)
    figures = measure(chosen.game, max(1, chosen.rounds))
    if chosen.json:
        print(json.dumps(figures))
    else:
        wanted = goals(chosen.game)
        print(f"{'metric':28}{'value':>14}  goal")
        for name, value in figures.items():
            print(f"{name:28}{value:>14,.3f}  {wanted.get(name, '')}")
    return 0


def _seconds(work: Callable[[], Any]) -> float:
    """The seconds of one call, without the garbage collector."""
    gc.collect()
    gc.disable()
    try:
        began = time.perf_counter()
        work()
        return time.perf_counter() - began
    finally:
        gc.enable()


def _dealt(game: Game, seats: int, entropy: bytes) -> Any:
    """A header with the first seats of the game; the set-up differs from deal to deal."""
    values = options.checked(game.OPTIONS, {"setup": "free"}, seats)
    return game.deal(options.Options(tuple(look.id for look in game.SEATS[:seats]), values, first=0), entropy)


def _random_game(game: Game, seed: int, seats: int) -> tuple[Any, list[int], int]:
    """Play a random game: header, moves, number of legal moves. One `random()` for a move or draw, as in the peers."""
    choose = random.Random(seed).random
    legal, play, over = game.legal, game.play, game.over
    header = _dealt(game, seats, seed.to_bytes(8, "big"))
    row, seen = game.start(header), 0
    moves: list[int] = []
    while not over(row):
        choices = legal(row) or _outcomes(game, row)
        count = len(choices)
        seen += count
        move = choices[int(choose() * count)]
        play(row, move)
        moves.append(move)
    return header, moves, seen


def _outcomes(game: Game, row: bytearray) -> list[int]:
    draw = game.chance(row)
    assert draw is not None
    return [outcome for outcome, weight in zip(draw.outcomes, draw.weights, strict=True) for _ in range(weight)]


def _pyunit() -> None:
    total, row = 0, [3, 1, 4, 1, 5, 9, 2, 6]
    for i in range(200_000):
        total = (total + row[i & 7]) ^ i


def _game_cases(game: Game, seats: int) -> tuple[dict[str, Case], dict[str, float]]:
    games: list[tuple[Any, list[int], int]] = []
    while len(games) < GAMES and sum(len(played) for _, played, _ in games) < MOVES:
        games.append(_random_game(game, len(games), seats))
    moves = sum(len(played) for _, played, _ in games)
    seen = sum(count for _, _, count in games)
    starts = [game.start(header) for header, _, _ in games]
    rows = []
    for start, (_, played, _) in zip(starts, games, strict=True):
        row = start[:]
        for number, move in enumerate(played):
            if number % 3 == 0:
                rows.append(row[:])
            game.play(row, move)
    packed = [array("H", played).tobytes() for _, played, _ in games]
    plain = [game.header_data(header) for header, _, _ in games]

    def replay() -> None:
        play = game.play
        for start, (_, played, _) in zip(starts, games, strict=True):
            row = start[:]
            for move in played:
                play(row, move)

    def replay_save() -> None:
        play = game.play
        for data, record in zip(plain, packed, strict=True):
            row = game.start(game.header_from(data))
            for move in array("H", record):
                play(row, move)

    def again() -> None:
        for seed in range(len(games)):
            _random_game(game, seed, seats)

    cases = {
        "decision_us": lambda: _seconds(again) / moves * 1e6,
        "apply_us": lambda: _seconds(replay) / moves * 1e6,
        "legal_us": lambda: _seconds(lambda: [game.legal(row) for row in rows]) / len(rows) * 1e6,
        "copy_us": lambda: _seconds(lambda: [row[:] for row in rows]) / len(rows) * 1e6,
        "digest_us": lambda: _seconds(lambda: [game.digest(row) for row in rows]) / len(rows) * 1e6,
        "replay_ms": lambda: _seconds(replay_save) / moves * 220 * 1e3,
    }
    return cases, {"decisions_per_game": moves / len(games), "branching": seen / moves}


def _table_cases(game: Game, seats: int) -> dict[str, Case]:
    """Undo and redo at the end of a long game; only where msgpack is installed."""
    from luna.table.table import Player, Table

    header = _dealt(game, seats, (1).to_bytes(8, "big"))
    table = Table.new(game, header, {seat: Player(seat) for seat in game.seats(header)})
    choose = random.Random(1)
    for _ in range(TURNS):
        if game.over(table.position):
            break
        table.acts.submit(_random_turn(game, table.position, choose))

    def undo_and_redo() -> None:
        for _ in range(20):
            table.acts.undo()
            table.acts.redo()

    return {"undo_ms": lambda: _seconds(undo_and_redo) / 40 * 1e3}


def _random_turn(game: Game, position: bytearray, choose: random.Random) -> Turn:
    """A random turn: legal moves until they are complete."""
    row, parts = position[:], list[int]()
    while not parts or game.why_not(position, parts):
        move = choose.choice(game.legal(row))
        game.play(row, move)
        parts.append(move)
    return tuple(parts)


def _perft_case(game: Game, seats: int) -> Case:
    """Perft from the usual set-up, as the command counts it."""
    chosen = options.Options(tuple(look.id for look in game.SEATS[:seats]), first=0)
    start = game.start(game.deal(chosen, b"perft"))
    leaves = perft(game, start, 3)
    return lambda: leaves / _seconds(lambda: perft(game, start, 3))


def _chess_cases() -> dict[str, Case]:
    import chess

    def playout(seed: int) -> list[Any]:
        rng, board = random.Random(seed), chess.Board()
        moves: list[Any] = []
        while len(moves) < CHESS_PLIES:
            legal = list(board.legal_moves)
            if not legal:
                break
            move = rng.choice(legal)
            board.push(move)
            moves.append(move)
        return moves

    def leaves(board: Any, depth: int) -> int:
        if depth == 1:
            return int(board.legal_moves.count())
        total = 0
        for move in board.legal_moves:
            board.push(move)
            total += leaves(board, depth - 1)
            board.pop()
        return total

    games = [playout(seed) for seed in range(CHESS_GAMES)]
    plies = sum(map(len, games))
    boards = []
    for game in games:
        board = chess.Board()
        for number, move in enumerate(game):
            board.push(move)
            if number % 10 == 0:
                boards.append(board.copy())

    def replay() -> None:
        for game in games:
            board = chess.Board()
            for move in game:
                board.push(move)

    return {
        "decision_us": lambda: _seconds(lambda: [playout(seed) for seed in range(CHESS_GAMES)]) / plies * 1e6,
        "apply_us": lambda: _seconds(replay) / plies * 1e6,
        "legal_us": lambda: _seconds(lambda: [list(b.legal_moves) for b in boards]) / len(boards) * 1e6,
        "copy_us": lambda: _seconds(lambda: [b.copy(stack=False) for b in boards]) / len(boards) * 1e6,
        "perft_nodes_per_s": lambda: leaves(chess.Board(), 3) / _seconds(lambda: leaves(chess.Board(), 3)),
    }


def _import_case(module: str) -> Case:
    """Milliseconds of an import above a bare start, from compiled files in a cache of its own."""
    cache = tempfile.mkdtemp(prefix="luna-bench-")
    atexit.register(shutil.rmtree, cache, ignore_errors=True)
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    environment["PYTHONPYCACHEPREFIX"] = cache

    def start(code: str) -> float:
        return _seconds(lambda: subprocess.run([sys.executable, "-c", code], check=True, env=environment))

    start(f"import {module}")
    return lambda: (min(start(f"import {module}") for _ in range(3)) - min(start("pass") for _ in range(3))) * 1e3


def measure(of: str, rounds: int) -> dict[str, float]:
    """All figures, named as in the peers, of a game's largest table; those of two players end with `_2p`."""
    game = registry.load(of)
    most = max(game.COUNTS)
    many, facts = _game_cases(game, most)
    two, facts_two = _game_cases(game, 2)
    cases: dict[str, Case] = {
        "pyunit_ns": lambda: _seconds(_pyunit) / 200_000 * 1e9,
        **many,
        "decision_us_2p": two["decision_us"],
        "perft_nodes_per_s": _perft_case(game, most),
        "import_ms": _import_case(f"luna.games.{of}.rules"),
    }
    if importlib.util.find_spec("msgpack"):
        cases |= _table_cases(game, most)
    peer = importlib.util.find_spec("chess") is not None
    if peer:
        cases |= {f"chess_{name}": case for name, case in _chess_cases().items()}
        cases["chess_import_ms"] = _import_case("chess")
    samples: dict[str, list[float]] = {name: [] for name in cases}
    for _ in range(rounds):
        for name, case in cases.items():
            samples[name].append(case())
    figures = {**facts, **{f"{name}_2p": value for name, value in facts_two.items()}}
    figures |= {name: statistics.median(values) for name, values in samples.items()}
    figures["games_per_s"] = 1e6 / figures["decision_us"] / facts["decisions_per_game"]
    figures["games_per_s_2p"] = 1e6 / figures["decision_us_2p"] / facts_two["decisions_per_game"]
    figures["enum_per_s"] = facts["branching"] / figures["decision_us"] * 1e6
    if peer:
        for name in ("decision_us", "apply_us", "legal_us", "copy_us", "perft_nodes_per_s", "import_ms"):
            short = {"decision_us": "step"}.get(name, name.removesuffix("_us").removesuffix("_ms"))
            figures[f"{short.removesuffix('_nodes_per_s')}_ratio_chess"] = figures[name] / figures[f"chess_{name}"]
    return {name: round(value, 4) for name, value in figures.items()}


def goals(game: str) -> dict[str, str]:
    """The goals for the figures of a game, (`SPEED`)."""
    return getattr(lent(game), "SPEED", {})


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
