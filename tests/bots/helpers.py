"""Positions out of games that nobody planned."""

from __future__ import annotations

import random
from collections.abc import Iterator

from luna.bots.oneply import noisy, ranked
from luna.bots.players import player
from luna.games.luna import rules as luna
from luna.games.luna.bot.turns import after
from luna.games.luna.bot.value import learned
from luna.games.luna.rules.position import ACTION, PHASE

ORDERS = ("yellow", "red", "blue", "white")


def first_row(players: int, seed: int, setup: str = "free") -> bytearray:
    """The start of the game of a seed."""
    return luna.start(luna.deal(luna.choose(ORDERS[:players], setup, first=0), seed.to_bytes(8, "big")))


def at_random(players: int, seed: int) -> Iterator[bytearray]:
    """Every position of a random game in which a seat acts."""
    row, anybody, number = first_row(players, seed), player("random"), 0
    while not luna.over(row):
        if row[PHASE] == ACTION:
            yield row
        row, number = after(row, anybody(row, seed << 12 | number)), number + 1


def sensible(players: int, seed: int) -> Iterator[bytearray]:
    """Every position of a game by the learned value, with some noise."""
    row, rng = first_row(players, seed), random.Random(seed)
    while not luna.over(row):
        yield row
        row = after(row, noisy(ranked(row, learned(players)), 1000, 8000, rng))
