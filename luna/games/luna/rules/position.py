"""The position: one row of bytes with named offsets, equal on every machine.

A row is copied with `row[:]` and compared with `==`. Seats are 0..3 in turn order; the automaton of the solo game is
seat 0 of two.
"""

from typing import Final

PLAYERS: Final = 0  # seats, 2..4 (2 in the solo game)
SOLO: Final = 1  # level of the solo game, 0 = none
OPTIONS: Final = 2  # LIVE_SCORING | FIXED_START
LAYOUT: Final = 3  # index into board.LAYOUTS
PHASE: Final = 4
ROUND: Final = 5  # 1..6
TURN: Final = 6  # seat that decides
START: Final = 7  # seat of the start player
CANDLES: Final = 8  # that burn
PRIESTESS: Final = 9  # islands of the figures
BUILDER: Final = 10
APOSTATE: Final = 11
BONUS: Final = 12  # 1 while A16's two points are open
DRAFT: Final = 13  # 0, or the kind (JOURNEY, TIDE) of an open turn
LAST: Final = 14  # two bytes: the last part of the open turn
ARRIVE: Final = 16  # by island: novices on their way in the open turn
RING: Final = 23  # by place clockwise: the island there
PLACE: Final = 30  # by island: its place in the ring
OPEN: Final = 37  # by symbol: unclaimed tiles by colour; low four bits released, high four bribable
TILE: Final = 44  # by tile 1..28: its state (TILE + 0 is not used)
AFTER: Final = 73  # by seat: the seat that acts next
ORDER: Final = 77  # by seat: its order
BLOCKS: Final = 81  # one block a seat

# Offsets inside a seat's block.
ACTIVE: Final = 0
TIRED: Final = 7  # inactive novices
SHRINE: Final = 14
FAVOUR: Final = 21
SUPPLY: Final = 28
ON_JETTY: Final = 29
SHRINES_LEFT: Final = 30
DISC: Final = 31  # council seat << 3 | height in the stack: a higher byte wins every tie
IP: Final = 32  # two bytes, high and low
STRIDE: Final = 34

SIZE: Final = BLOCKS + 4 * STRIDE
BASE: Final = tuple(BLOCKS + seat * STRIDE for seat in range(4))

NOVICES: Final = 13  # of an order
SHRINES: Final = 6

LIVE_SCORING: Final = 1  # O1
FIXED_START: Final = 2  # O2

PLACE_SHRINES, PLACE_PAIRS, ROUND_START, ACTION, OVER = range(5)  # phases: S11, S12, V4

OFF: Final = 0  # tile states: not in play
FREE: Final = 1  # on the path, unclaimed
CLOSED: Final = 2  # in the temple, its novice evicted (A15.3)
CLAIMED: Final = 16  # + seat: on the path with a novice
HELD: Final = 32  # + seat: in the temple
BOOKED: Final = 48  # + seat: in the temple with a book


def ip(row: bytearray, base: int) -> int:
    """Influence points of the block at `base`, without the shrines and council of O1."""
    return row[base + IP] << 8 | row[base + IP + 1]


def set_ip(row: bytearray, base: int, points: int) -> None:
    """Set the influence points of the block at `base`."""
    row[base + IP], row[base + IP + 1] = points >> 8, points & 255


def in_temple(row: bytearray, seat: int) -> int:
    """Novices of the seat in the temple."""
    return row.count(HELD + seat, TILE, AFTER) + row.count(BOOKED + seat, TILE, AFTER)


def council_order(row: bytearray) -> list[int]:
    """Seats from the worst disc to the best."""
    return sorted(range(row[PLAYERS]), key=lambda seat: row[BASE[seat] + DISC])
