"""Perft: the number of move sequences of a given depth, for any game; each outcome of a draw is a move too."""

from collections.abc import Sequence

from luna.core.game import Game, Move, Position


def continuations(game: Game, position: Position) -> Sequence[Move]:
    """The legal moves, or the outcomes of a draw; nothing after the end."""
    moves = game.legal(position)
    if moves:
        return moves
    draw = game.chance(position)
    return draw.outcomes if draw else ()


def perft(game: Game, position: Position, depth: int) -> int:
    """Leaves of the move tree; a game that ends earlier has no leaves below."""
    moves = continuations(game, position)
    if depth == 1:
        return len(moves)
    play = game.play
    total = 0
    for move in moves:
        after = position[:]
        play(after, move)
        total += perft(game, after, depth - 1)
    return total


def divide(game: Game, position: Position, depth: int) -> list[tuple[int, int]]:
    """Each first move with its number of leaves: where two tables differ, the fault is below that move."""
    out = []
    for move in continuations(game, position):
        after = position[:]
        game.play(after, move)
        out.append((move, perft(game, after, depth - 1) if depth > 1 else 1))
    return out
