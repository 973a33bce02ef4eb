"""The learned value of a position: the expected final score of every seat, in thousandths of an influence point.

It is a linear function of `features` with integer weights for each table size, round and number of candles, so it is
equal on every machine. Successive positions of a search differ little, so parts are cached by the bytes that they read.
Clearing a cache changes no value.
"""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from luna.bots.evaluator import POINT
from luna.bots.linear_value import Weights, from_data
from luna.core import data
from luna.core.game import Turn
from luna.games.luna.bot import features
from luna.games.luna.bot.features import Isle, Pairs
from luna.games.luna.rules import position as at
from luna.games.luna.rules.board import BOOK_ISLE, BRIBERY_ISLE
from luna.games.luna.rules.position import BASE, DISC, FAVOUR, LAYOUT, SHRINE, TIRED, ip

DATA_FILE: Final = data.place("luna", "value.json")
REMEMBERED: Final = 200_000
"""Cached parts before all caches are cleared: about 60 MB."""
ROWS: Final = 50_000
"""Cached positions: a search reaches most of them several times."""


class _Cell(dict[int, int]):
    """Cache of one public state of an island: the value of a seat's pieces there."""

    def __init__(self, weights: Weights, isle: Isle) -> None:
        super().__init__()
        self._weights, self._isle = weights, isle

    def __missing__(self, key: int) -> int:
        """`key` = kit << 10 | active << 6 | tired << 2 | shrine << 1 | favour."""
        kit, active, tired, shrine, favour = key >> 10, key >> 6 & 15, key >> 2 & 15, key >> 1 & 1, key & 1
        pairs = features.island_features(self._isle, kit, active, tired, shrine, favour)
        worth = self[key] = _sum(self._weights, pairs)
        return worth


class _Moment:
    """Cache of a round and a number of candles."""

    __slots__ = ("cells", "councils", "pieces", "prizes", "tiles", "turns", "weights")

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.cells: dict[Isle, _Cell] = {}
        self.pieces: dict[tuple[bytes, int, int], int] = {}  # by tokens and stock, active and tired novices
        self.councils: dict[int, list[int]] = {}  # these three: worth by seat
        self.prizes: dict[int, list[int]] = {}
        self.turns: dict[int, list[int]] = {}
        self.tiles: dict[int, dict[bytes, list[int | None]]] = {}  # by layout, then by tiles

    def cell(self, isle: Isle) -> _Cell:
        found = self.cells.get(isle)
        if found is None:
            found = self.cells[isle] = _Cell(self.weights, isle)
        return found


class _Scene:
    """Cache of the public state of all islands."""

    __slots__ = ("blocks", "cells", "moment", "tiles", "travels")

    def __init__(self, moment: _Moment, row: bytearray) -> None:
        self.moment = moment
        self.cells = tuple(moment.cell(isle) for isle in features.isles(row))
        self.tiles = moment.tiles.setdefault(row[LAYOUT], {})
        self.blocks: dict[bytes, tuple[int, int]] = {}  # by block: its worth and its active novices
        self.travels: dict[tuple[bytes, int], list[Turn]] = {}  # by block and closed island: the result of `travels`

    def block(self, block: bytes) -> tuple[int, int]:
        """The worth of the pieces of a seat, and its active novices."""
        have, moment = features.kit(block) << 10, self.moment
        active, tired = sum(block[:TIRED]), sum(block[TIRED:SHRINE])
        key = block[FAVOUR:], active, tired
        worth = moment.pieces.get(key)
        if worth is None:
            worth = moment.pieces[key] = _sum(moment.weights, features.block_features(block))
        for isle, cell in enumerate(self.cells):
            pieces = block[isle] << 6 | block[TIRED + isle] << 2 | block[SHRINE + isle] << 1 | block[FAVOUR + isle]
            worth += cell[have | pieces]
        self.blocks[block] = worth, active
        return worth, active


class Value:
    """The value for one table size."""

    def __init__(self, weights: Mapping[tuple[int, int], Weights]) -> None:
        """`weights` by round and candles burning."""
        self.weights = weights
        self._forget()

    def _forget(self) -> None:
        self._heads: dict[bytes, _Scene] = {}
        self._scenes: dict[bytes, _Scene] = {}
        self._moments = {moment: _Moment(weights) for moment, weights in self.weights.items()}
        self._rows: dict[bytes, list[int]] = {}
        self._known = 0

    def scene(self, row: bytearray) -> _Scene:
        """The cache shared by all rows with this public state, regardless of the seat to move."""
        head = bytes(row[LAYOUT : at.TILE])
        found = self._heads.get(head)
        if found is None:
            if self._known > REMEMBERED:
                self._forget()
            key = bytes(
                row[LAYOUT : at.PHASE] + row[at.ROUND : at.TURN] + row[at.CANDLES : at.BONUS] + row[at.RING : at.TILE]
            )
            found = self._scenes.get(key)
            if found is None:
                found = self._scenes[key] = _Scene(self._moments[row[at.ROUND], row[at.CANDLES]], row)
            self._heads[head] = found
        return found

    def totals(self, row: bytearray) -> list[int]:
        """The expected final score of every seat; of a finished game the actual score."""
        whole = bytes(row)
        found = self._rows.get(whole)
        if found is None:
            if len(self._rows) > ROWS:
                self._rows.clear()
            found = self._rows[whole] = self._summed(row)
        return found

    def _summed(self, row: bytearray) -> list[int]:
        bases = BASE[: row[at.PLAYERS]]
        if row[at.PHASE] == at.OVER:
            return [ip(row, base) * POINT for base in bases]
        scene = self._heads.get(bytes(row[LAYOUT : at.TILE])) or self.scene(row)
        blocks, moment = scene.blocks, scene.moment
        tiles = bytes(row[at.TILE : at.AFTER])
        seen = scene.tiles.get(tiles)
        if seen is None:
            seen = scene.tiles[tiles] = [None] * 32
            self._known += 1
        priestess, bonus = row[at.PRIESTESS], row[at.BONUS] << 2
        discs = devotion = actives = row[at.PLAYERS]
        out: list[int] = []
        for base in bases:
            key = bytes(row[base : base + DISC])
            block = blocks.get(key)
            if block is None:
                block = scene.block(key)
                self._known += 1
            worth, active = block
            known = len(out) << 3 | bonus | key[FAVOUR + BRIBERY_ISLE] << 1 | key[FAVOUR + BOOK_ISLE]
            temple = seen[known]
            if temple is None:
                temple = seen[known] = _sum(moment.weights, features.temple_features(row, len(out)))
            out.append((row[base + at.IP] << 8 | row[base + at.IP + 1]) * POINT + worth + temple)
            discs = discs << 7 | row[base + DISC]
            devotion = devotion << 4 | key[priestess] + key[SHRINE + priestess]
            actives = actives << 4 | active
        devotion = devotion << 31 | discs
        actives = actives << 2 | row[at.TURN]
        council, prize, turn = moment.councils.get(discs), moment.prizes.get(devotion), moment.turns.get(actives)
        if council is None or prize is None or turn is None:
            council, prize, turn = self._races(moment, row, discs, devotion, actives)
        return [sum(parts) for parts in zip(out, council, prize, turn, strict=True)]

    def _races(
        self, moment: _Moment, row: bytearray, discs: int, devotion: int, actives: int
    ) -> tuple[list[int], list[int], list[int]]:
        """The values that compare seats, cached by three keys."""
        weights, seats = moment.weights, range(row[at.PLAYERS])
        devoted, standing, active = features.standing(row)
        if discs not in moment.councils:
            moment.councils[discs] = [_sum(weights, features.council_features(seat, standing)) for seat in seats]
        if devotion not in moment.prizes:
            moment.prizes[devotion] = [
                _sum(weights, features.prize_features(seat, devoted, standing)) for seat in seats
            ]
        if actives not in moment.turns:
            moment.turns[actives] = [
                _sum(weights, features.turn_features(seat, row[at.TURN], active)) for seat in seats
            ]
        self._known += 1
        return moment.councils[discs], moment.prizes[devotion], moment.turns[actives]


def _sum(weights: Weights, pairs: Pairs) -> int:
    return sum([weights[name] * amount for name, amount in pairs if amount])


def margin(totals: list[int], position: bytearray, seat: int) -> int:
    """The lead of a seat over the others (half over the best, half over the mean); the discs break ties (E2).

    In the solo game the value of the player is learned as a lead, so the automaton counts with its current score.
    """
    if position[at.SOLO]:
        return totals[1] - POINT * ip(position, BASE[0])
    if len(totals) == 2:
        return totals[seat] - totals[1 - seat] or (
            1 if position[BASE[seat] + DISC] > position[BASE[1 - seat] + DISC] else -1
        )
    others = totals[:seat] + totals[seat + 1 :]
    return totals[seat] - (max(others) * len(others) + sum(others)) // (2 * len(others))


def table_size(row: bytearray) -> int:
    """The key of the weights: two to four players, 1 for the solo game."""
    return 1 if row[at.SOLO] else row[at.PLAYERS]


@cache
def learned(players: int) -> Value:
    """The shipped value for a table size."""
    return Value(from_data(json.loads(Path(DATA_FILE).read_text(encoding="utf-8")), players))
