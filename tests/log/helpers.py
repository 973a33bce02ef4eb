"""Random games of both games, as turns and as tables."""

import random
from pathlib import Path
from typing import Any, cast

import luna.games.luna.rules as luna_game
from luna.core.game import Game, Turn
from luna.core.options import Options
from luna.games.pebbles import rules as pebbles
from luna.log.files import DISK, Disk
from luna.table.chronicle import Outcome
from luna.table.table import Player, Table

PEBBLES: Game = cast(Game, pebbles)
LUNA: Game = cast(Game, luna_game)
GAMES = {"pebbles": PEBBLES, "luna": LUNA}


def dealt(game: Game, seed: int = 0, seats: int = 4) -> Any:
    """A header, always the same for the same seed."""
    orders = ("red", "blue", "yellow", "white")[:seats]
    return game.deal(Options(orders, {"setup": "free"} if game is LUNA else {}), bytes([seed % 256, seed >> 8]))


def random_turn(game: Game, position: bytearray, rng: random.Random) -> Turn:
    """A whole legal turn: moves until the game accepts them as one."""
    trial = position[:]
    turn: list[int] = []
    while True:
        moves = game.legal(trial)
        # the highest move of a Luna position ends things early (meditation): games would be short
        move = rng.choice(moves[:-1] if len(moves) > 1 and not turn and rng.random() < 0.95 else moves)
        game.play(trial, move)
        turn.append(move)
        if game.why_not(position, turn) is None:
            return tuple(turn)


def random_game(game: Game, header: Any, seed: int = 0, most: int = 1000) -> list[Turn]:
    """Turns of a game, played to its end or to `most` turns."""
    rng = random.Random(seed)
    position = game.start(header)
    turns: list[Turn] = []
    while not game.over(position) and len(turns) < most:
        turns.append(random_turn(game, position, rng))
        for move in turns[-1]:
            game.play(position, move)
    return turns


def new_table(game: Game, path: Path | None = None, seed: int = 0, disk: Disk = DISK, seats: int = 4) -> Table:
    """A table of humans."""
    header = dealt(game, seed, seats)
    players = {order: Player(f"Player {order}") for order in game.seats(header)}
    return Table.new(game, header, players, path, disk=disk)


def play_turns(table: Table, count: int, seed: int = 0) -> list[Outcome]:
    """Play so many random turns, fewer when the game ends."""
    rng = random.Random(seed)
    outcomes: list[Outcome] = []
    while len(outcomes) < count and not table.over:
        result = table.acts.submit(random_turn(table.game, table.position, rng))
        assert isinstance(result, Outcome), result
        outcomes.append(result)
    return outcomes
