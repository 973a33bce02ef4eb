"""The endgame solver for two players: exact search over every turn that can matter in the last round.

In round 6 no novice wakes again, so a journey matters only because novices leave the Apostate, or because it passes the
turn without turning a candle. The journeys and tides listed here cover both at least as well as any other.
"""

from typing import Final

from luna.bots.evaluator import Variation
from luna.core.game import Turn
from luna.games.luna.bot.turns import after, promise, single_moves
from luna.games.luna.rules import position as at
from luna.games.luna.rules.board import TIDE_ISLE
from luna.games.luna.rules.moves import CLOSE, JETTY, JOURNEY, MEDITATION, TIDE, encode_part
from luna.games.luna.rules.position import BASE, DISC, TIRED, ip

ACTIVE: Final = 8
"""Maximum active novices of both seats for an attempt."""
DEEPEST: Final = 400
"""Maximum turns of a line."""
_FOREVER: Final = 1 << 20


class _Exhausted(Exception):
    """The limit of positions or of the line was reached."""


def solved(position: bytearray, limit: int) -> Variation | None:
    """The best turn with its exact margin, or None if the end is too far or needs more than `limit` positions."""
    search, bases = _Search(limit), BASE[: position[at.PLAYERS]]
    active = sum(sum(position[base : base + TIRED]) for base in bases)
    if position[at.ROUND] != 6 or len(bases) != 2 or position[at.SOLO] or active > ACTIVE:
        return None
    try:
        margin = search.best(position, -_FOREVER, _FOREVER)
    except (_Exhausted, RecursionError):
        return None
    return Variation(search.turns[bytes(position)], (margin + 2) // 4, 1.0)


class _Search:
    """Alpha-beta with a transposition table.

    Turns can lead back to a position of the same line: with two shrines on Herbs, novices can wake for favours that
    return each other's tokens. A repeating turn is skipped: it scores nothing, so the seat has to play another one.
    A value that depends on a skipped turn holds for this line only (the graph history problem) and is not stored.
    """

    def __init__(self, limit: int) -> None:
        self.left = limit
        self.known: dict[bytes, tuple[int, int]] = {}  # bounds of the fourfold margin of the seat to move
        self.turns: dict[bytes, Turn] = {}
        self.line: dict[bytes, int] = {}  # depth by position of the current line
        self.leans = 0  # smallest depth of a repetition that the last value depends on

    def best(self, row: bytearray, low: int, high: int) -> int:
        """Four times the margin of the seat to move, plus or minus one for the tie-break (E2)."""
        key, depth = bytes(row), len(self.line)
        least, most = self.known.get(key, (-_FOREVER, _FOREVER))
        self.leans = depth
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        self.left -= 1
        if self.left < 0 or depth >= DEEPEST:
            raise _Exhausted
        self.line[key] = leans = depth
        me, floor, top = row[at.TURN], low, -_FOREVER
        for turn in relevant(row):
            child = after(row, turn)
            if child[at.PHASE] == at.OVER:
                found = _final(child, me)
            elif (before := self.line.get(bytes(child))) is not None:
                leans = min(leans, before)
                continue
            else:
                found = self.best(child, floor, high) if child[at.TURN] == me else -self.best(child, -high, -floor)
                leans = min(leans, self.leans)
            if found > top:
                top = found
                self.turns[key] = turn
                floor = max(floor, found)
                if top >= high:
                    break
        del self.line[key]
        self.leans = leans
        if leans == depth:
            self.known[key] = (top, most) if top >= high else (least, top) if top <= low else (top, top)
        return top


def relevant(row: bytearray) -> list[Turn]:
    """The turns that can matter in the last round, promising ones first."""
    turns = single_moves(row)
    last = row[at.CANDLES] == 1
    turns.sort(key=lambda turn: -1 if last and turn[0] == MEDITATION else promise(turn[0]))
    return turns + _journeys(row)


def _journeys(row: bytearray) -> list[Turn]:
    base, heresy = BASE[row[at.TURN]], row[at.APOSTATE]
    block = row[base : base + DISC]
    refuge = (heresy + 1) % 7
    out: list[Turn] = []
    for isle in range(7):
        goal = refuge if isle != refuge else (heresy + 2) % 7
        most = block[isle] if isle == heresy else min(1, block[isle])
        out += [(encode_part(JOURNEY, isle, False, goal, count), CLOSE) for count in range(1, most + 1)]
    if block[at.FAVOUR + TIDE_ISLE]:
        tired = block[TIRED + heresy]
        for leaving in range(block[heresy] + 1):
            parts = [encode_part(TIDE, heresy, False, refuge, leaving)] if leaving else []
            parts += [encode_part(TIDE, heresy, True, refuge, tired)] if tired else []
            out += [(*parts, CLOSE)] if parts else []
        if block[at.ON_JETTY]:
            out.append((encode_part(TIDE, JETTY, False, refuge, 1), CLOSE))
    return out


def _final(row: bytearray, seat: int) -> int:
    mine, theirs = BASE[seat], BASE[1 - seat]
    return 4 * (ip(row, mine) - ip(row, theirs)) + (1 if row[mine + DISC] > row[theirs + DISC] else -1)
