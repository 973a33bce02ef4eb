"""Pebbles: a complete game in the sense of `luna.core.game`, as small as possible.

In turn, each seat takes one, two or three pebbles. Once a game it may give back one or two instead, in a turn of
several moves that ends with `DONE`. The seat that takes the last pebble wins. There are no rounds. With the option
`bag` a seat may also reach into a bag: the stone it draws says how many pebbles it takes.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from luna.core import setup
from luna.core.game import Draw, Events, GameError, Reason, Turn
from luna.core.options import Options, OptionSpec, SeatLook
from luna.core.plain_notation import PlainNotation

NAME = "pebbles"
RULES_REVISION = 3

GIVE: Final = 4
REACH: Final = 5
DONE: Final = 9
STONE: Final = 20
"""Plus 1 to 3: the stone drawn from the bag."""
_HEAP, _TURN, _GIVEN, _BAG, _REACHED, _DRAWN, _DRAFT, _SEATS = 0, 1, 2, 3, 6, 7, 10, 11
_STONES: Final = (3, 2, 2)
"""In a full bag: the stones for one, two and three pebbles."""

OPTIONS: Final[tuple[OptionSpec, ...]] = (OptionSpec("bag", "pebbles-bag"),)
SEATS: Final = tuple(
    SeatLook(colour, f"pebbles-{colour}", f"pebbles-{colour}", f"pebbles/{colour}", fill, fill, fill, dash)
    for colour, fill, dash in (
        ("red", "#E14965", ()),
        ("blue", "#12ADFC", (3.0, 7.0)),
        ("yellow", "#FDC515", (12.0, 7.0)),
        ("white", "#FFFFFF", (14.0, 6.0, 3.0, 6.0)),
    )
)
COUNTS: Final[tuple[int, ...]] = (2, 3, 4)


class Heap(NamedTuple):
    """The header, also of a game that starts in the middle."""

    seats: tuple[str, ...]
    pebbles: int
    bag: tuple[int, ...] = (0, 0, 0)  # stones for one, two and three pebbles
    turn: int = 0
    given: int = 0  # bits of the seats that have given back
    drawn: int = 0  # stones drawn before


_USUAL: Final = ("seats", "pebbles")


class Taken(NamedTuple):
    """Pebbles leave the heap; a negative number returns."""

    seat: int
    pebbles: int


def board_digest() -> bytes:
    return b"pebbles!"


# ---- the set-up


def deal(options: Options, entropy: bytes) -> Heap:
    first = entropy[-1] % len(options.seats) if options.first is None else options.first
    bag = _STONES if options.values.get("bag") else (0, 0, 0)
    return Heap(options.seats[first:] + options.seats[:first], 20 + entropy[0] % 30, bag)


def options_of(header: Heap) -> Options:
    return Options(header.seats, {"bag": any(header.bag)})


def with_state(header: Heap, state: Mapping[str, Any]) -> Heap:
    return header_from({**state, "seats": list(header.seats)})


def header_data(header: Heap) -> dict[str, Any]:
    """The usual fields only, unless the game has a bag or starts in the middle."""
    plain = setup.plain(header)
    return {key: plain[key] for key in _USUAL} if header == Heap(header.seats, header.pebbles) else plain


def header_from(data: Any) -> Heap:
    usual = setup.plain(_SAMPLE) if isinstance(data, dict) and set(data) == set(_USUAL) else {}
    heap = setup.header_from({**usual, **data} if usual else data, _SAMPLE, "Pebbles")
    seats, ids = len(heap.seats), [look.id for look in SEATS]
    known = all(seat in ids and heap.seats.count(seat) == 1 for seat in heap.seats) and seats in COUNTS
    fits = 0 < heap.pebbles < 60 and 0 <= heap.given < 1 << seats and 0 <= heap.drawn < 30
    if known and fits and 0 <= heap.turn < seats and len(heap.bag) == 3 and all(0 <= n < 9 for n in heap.bag):
        return heap
    raise GameError("this is not a heap of pebbles")


_SAMPLE: Final = Heap(("",), 0)


def start(header: Heap) -> bytearray:
    row = bytearray([header.pebbles, header.turn, header.given, *header.bag, *[0] * 5, len(header.seats)])
    row[_DRAWN] = header.drawn
    return row


def seats(header: Heap) -> tuple[str, ...]:
    return header.seats


# ---- playing


def legal(position: bytearray) -> list[int]:
    if over(position) or position[_REACHED]:
        return []
    if position[_DRAFT]:
        return [GIVE, DONE] if position[_DRAFT] == 1 else [DONE]
    give = [GIVE] if not position[_GIVEN] >> position[_TURN] & 1 else []
    reach = [REACH] if any(position[_BAG:_REACHED]) else []
    return [*range(1, min(3, position[_HEAP]) + 1), *give, *reach]


def chance(position: bytearray) -> Draw | None:
    """A draw from the bag: every stone is equally likely."""
    if not position[_REACHED]:
        return None
    found = [(STONE + 1 + number, stones) for number, stones in enumerate(position[_BAG:_REACHED]) if stones]
    moves, stones = zip(*found, strict=True)
    return Draw(f"bag {position[_DRAWN] + 1}", moves, stones)


def play(position: bytearray, move: int, events: Events | None = None) -> None:
    seat = position[_TURN]
    if move == GIVE:
        position[_HEAP] += 1
        position[_DRAFT] += 1
        position[_GIVEN] |= 1 << seat
    elif move == REACH:
        position[_REACHED] = 1
    else:
        if move > STONE:
            move -= STONE
            position[_BAG + move - 1] -= 1
            position[_DRAWN] += 1
            position[_REACHED] = 0
            move = min(move, position[_HEAP])
        if move != DONE:
            position[_HEAP] -= move
        position[_DRAFT] = 0
        position[_TURN] = (seat + 1) % position[_SEATS]
    if events is not None and move not in (DONE, REACH):
        events.append(Taken(seat, -1 if move == GIVE else move))


def why_not(position: bytearray, turn: Sequence[int]) -> Reason | None:
    trial = position[:]
    for number, move in enumerate(turn):
        if (number and not trial[_DRAFT]) or move not in legal(trial):
            return Reason("pebbles", "P1", {"move": move})
        play(trial, move)
    return Reason("pebbles-open", "P2", {}) if trial[_DRAFT] or not turn else None


def intents(position: bytearray) -> dict[int, list[Turn]]:
    """The legal turns by target: a number of pebbles, the place to give back, the bag."""
    give: list[Turn] = [(GIVE, DONE), (GIVE, GIVE, DONE)]
    return {move: give if move == GIVE else [(move,)] for move in legal(position) if not position[_DRAFT]}


def over(position: bytearray) -> bool:
    return not position[_HEAP] and not position[_DRAFT]


def round_of(position: bytearray) -> int:
    return 0


def to_move(position: bytearray) -> int | None:
    return None if over(position) or position[_REACHED] else position[_TURN]


def scores(position: bytearray) -> tuple[int, ...]:
    """A point for the winner."""
    return tuple(int(over(position) and place == 1) for place in places(position))


def places(position: bytearray) -> tuple[int, ...]:
    """The last seat to move is first, then the others in the order of their turns."""
    last, count = position[_TURN] - 1, position[_SEATS]
    return tuple((seat - last) % count + 1 for seat in range(count))


digest = setup.digest


# ---- text


_MOVES: Final = (1, 2, 3, GIVE, REACH, DONE, STONE + 1, STONE + 2, STONE + 3)
_TEXT: Final = PlainNotation(__name__, _MOVES, between=" ")
to_text, from_text, turn_text, trace = _TEXT.to_text, _TEXT.from_text, _TEXT.turn_text, _TEXT.trace


def state(position: bytearray) -> dict[str, Any]:
    turn, given, drawn = position[_TURN], position[_GIVEN], position[_DRAWN]
    return {
        "pebbles": position[_HEAP],
        "bag": list(position[_BAG:_REACHED]),
        "turn": turn,
        "given": given,
        "drawn": drawn,
    }
