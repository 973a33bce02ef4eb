"""Candidate turns: all single moves, and the few journeys and tides with the best values."""

from __future__ import annotations

from typing import Final

from luna.core.game import Move, Turn
from luna.games.luna.bot.travels import travels
from luna.games.luna.bot.value import Value
from luna.games.luna.rules import moves
from luna.games.luna.rules.legal import legal
from luna.games.luna.rules.play import play
from luna.games.luna.rules.position import ACTION, PHASE

_SOONER: Final = {
    kind: n
    for n, kind in enumerate(
        (moves.CONSECRATE, moves.BUILD, moves.APPOINT, moves.COUNCIL, moves.BOOK, moves.EXPEL, moves.MEDITATE)
    )
}


def promise(move: Move) -> int:
    """The rank of a move in an exact search, lowest first: scoring moves come before the others."""
    return _SOONER.get(moves.kind_of(move), len(_SOONER))


def after(row: bytearray, turn: Turn) -> bytearray:
    """The position after a turn."""
    row = row[:]
    for move in turn:
        play(row, move)
    return row


def single_moves(row: bytearray) -> list[Turn]:
    """Every legal turn except journeys and tides."""
    return [(move,) for move in legal(row) if not moves.JOURNEY <= move >> 8 & 15 <= moves.TIDE]


def candidates(row: bytearray, value: Value) -> list[Turn]:
    """The candidate turns of a position."""
    return single_moves(row) + (travels(row, value) if row[PHASE] == ACTION else [])


def giving_way(row: bytearray) -> Turn:
    """The turn that brings the end nearer: a candle less, or the end of the own phase; else the first legal one.

    Two seats with shrines on Herbs and Novice can wait for each other for ever, each because turning the candle costs
    it something. A bot does not wait a third time (`bots.levels.circling`).
    """
    turns = single_moves(row)
    return next((turn for turn in turns if turn[0] in (moves.MEDITATION, moves.FINISH)), turns[0])
