"""Perft: the number of move sequences of a depth, for any game; the last ply is counted in bulk."""

from __future__ import annotations

from luna.core.game import Game, Position


def perft(game: Game, position: Position, depth: int) -> int:
    """Leaves of the move tree; a game that is over earlier has no leaves below."""
    moves = game.legal(position)
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
    """Each first move with the leaves behind it: where two tables differ, the fault is below that move."""
    out = []
    for move in game.legal(position):
        after = position[:]
        game.play(after, move)
        out.append((move, perft(game, after, depth - 1) if depth > 1 else 1))
    return out
