"""Moves as ints: `place << 12 | kind << 8 | argument`, sixteen bits, in the order of the notation.

Place 0..6 is an island in name order, 7 the jetty, 8 none. The argument by kind:

| kind | argument |
| --- | --- |
| FAVOUR RECRUIT BUILD | 1 = with the Novice token |
| HERBS | 1 or 2 novices |
| COUNCIL EXPEL | real novices << 1, + 1 with the Novice token (EXPEL, or the token alone: place none) |
| APPOINT | tile << 2, + 1 with the Novice token, + 2 with Bribery |
| CONSECRATE | tile << 2, + 2 with Bribery |
| BOOK | source << 5 + target, ten bits: the two highest go into places 12..15 |
| SAIL JOURNEY TIDE | destination << 4 + count, + 128 when the novices are inactive (TIDE) |
| DONE | closes a journey or tide |
| SETUP | place island: starting shrine; place none: index of the four islands in QUARTETS |
| SOLO | place island: deactivate (V4); place none: finish (V6) |
"""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

FAVOUR, RECRUIT, BUILD, HERBS, COUNCIL, EXPEL, APPOINT, CONSECRATE = range(8)
BOOK, MEDITATE, SAIL, JOURNEY, TIDE, DONE, SETUP, SOLO = range(8, 16)

VERBS: Final = (
    *("favour", "recruit", "shrine", "herbs", "council", "expel", "appoint", "consecrate", "book", "meditate"),
    *("sail", "journey", "tide"),
)
"""The verb of each kind of move; closing and the setup have none."""

JETTY: Final = 7
NOWHERE: Final = 8

WITH_NOVICE: Final = 1
WITH_BRIBERY: Final = 2
INACTIVE: Final = 128

QUARTETS: Final = tuple(combinations(range(7), 4))
"""The 35 choices of four islands (S12), in name order."""


def encode(place: int, kind: int, argument: int = 0) -> int:
    """The move's code."""
    return place << 12 | kind << 8 | argument


def kind_of(move: int) -> int:
    """The kind, 0..15."""
    return move >> 8 & 15


def verb_of(turn: Sequence[int]) -> str:
    """The verb of a turn; "" for one of the preparation."""
    kind = kind_of(turn[0])
    return VERBS[kind] if kind < len(VERBS) else ""


def place_of(move: int) -> int:
    """The place: island 0..6, JETTY or NOWHERE (12..15 for a book)."""
    return move >> 12


def argument_of(move: int) -> int:
    """The low eight bits."""
    return move & 255


def encode_book(source: int, target: int) -> int:
    """The book on tile `source` goes to the novice on tile `target`."""
    return encode(12 | source >> 3, BOOK, (source & 7) << 5 | target)


def book_tiles(move: int) -> tuple[int, int]:
    """Source and target tile of a BOOK move."""
    return (move >> 12 & 3) << 3 | move >> 5 & 7, move & 31


def encode_part(kind: int, origin: int, inactive: bool, destination: int, count: int) -> int:
    """One part of a SAIL, JOURNEY or TIDE."""
    return encode(origin, kind, (INACTIVE if inactive else 0) | destination << 4 | count)


def part_of(move: int) -> tuple[int, bool, int, int]:
    """Origin, inactive, destination and count of a SAIL, JOURNEY or TIDE."""
    return move >> 12, bool(move & INACTIVE), move >> 4 & 7, move & 15


MEDITATION: Final = encode(NOWHERE, MEDITATE)
CLOSE: Final = encode(NOWHERE, DONE)
FINISH: Final = encode(NOWHERE, SOLO)
COUNCIL_TOKEN: Final = encode(NOWHERE, COUNCIL, WITH_NOVICE)
