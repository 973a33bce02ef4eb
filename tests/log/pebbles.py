"""A second game with the face of `luna.core.game`, as small as can be: it proves that log and table know no Luna.

Seats take one, two or three pebbles in turn, or (a turn of several moves) give back one or two and end it with `DONE`,
once a game and seat. Who takes the last one wins. There is no `view`, hence no rounds. With a bag, a seat may also
reach into it instead: the stone that comes out says how many pebbles it takes.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, NamedTuple

from luna.core.game import Draw, Events, GameError, Reason

NAME = "pebbles"
RULES_REVISION = 3

GIVE = 4
REACH = 5
DONE = 9
STONE = 20
"""Plus 1 to 3: the stone that came out of the bag."""
_HEAP, _TURN, _GIVEN, _BAG, _REACHED, _DRAWN, _DRAFT = 0, 1, 2, 3, 6, 7, 10


class Heap(NamedTuple):
    """The header."""

    seats: tuple[str, ...]
    pebbles: int
    bag: tuple[int, ...] = (0, 0, 0)  # stones for one, two and three pebbles


class Taken(NamedTuple):
    """Pebbles left the heap, or came back."""

    seat: int
    pebbles: int


def board_digest() -> bytes:
    return b"pebbles!"


def deal(options: tuple[str, ...], entropy: bytes) -> Heap:
    return Heap(options, 20 + entropy[0] % 30)


def header_data(header: Heap) -> dict[str, Any]:
    bag = {"bag": list(header.bag)} if any(header.bag) else {}
    return {"seats": list(header.seats), "pebbles": header.pebbles, **bag}


def header_from(data: Any) -> Heap:
    match data:
        case {"seats": [*seats], "pebbles": int(pebbles)} if set(data) <= {"seats", "pebbles", "bag"}:
            bag = data.get("bag", [0, 0, 0])
            named = len(set(map(str, seats))) == len(seats) and all(type(seat) is str and seat for seat in seats)
            stones = type(bag) is list and len(bag) == 3 and all(type(n) is int and 0 <= n < 9 for n in bag)
            if named and stones and type(pebbles) is int and 0 < pebbles < 60 and 1 < len(seats) < 8:
                return Heap(tuple(seats), pebbles, tuple(bag))
    raise GameError("this is no heap of pebbles")


def start(header: Heap) -> bytearray:
    return bytearray([header.pebbles, 0, 0, *header.bag, *[0] * 4, 0, len(header.seats)])


def legal(position: bytearray) -> list[int]:
    if over(position) or position[_REACHED]:
        return []
    if position[_DRAFT]:
        return [GIVE, DONE] if position[_DRAFT] == 1 else [DONE]
    give = [GIVE] if not position[_GIVEN] >> position[_TURN] & 1 else []
    reach = [REACH] if any(position[_BAG:_REACHED]) else []
    return [*range(1, min(3, position[_HEAP]) + 1), *give, *reach]


def chance(position: bytearray) -> Draw | None:
    """The stone that comes out: every stone in the bag is as likely as the next."""
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
        position[_TURN] = (seat + 1) % position[-1]
    if events is not None and move not in (DONE, REACH):
        events.append(Taken(seat, -1 if move == GIVE else move))


def why_not(position: bytearray, turn: Sequence[int]) -> Reason | None:
    trial = position[:]
    for number, move in enumerate(turn):
        if (number and not trial[_DRAFT]) or move not in legal(trial):
            return Reason("pebbles", "P1", {"move": move}, f"{move} is not allowed")
        play(trial, move)
    return Reason("pebbles-open", "P2", {}, "the turn is not finished") if trial[_DRAFT] or not turn else None


def over(position: bytearray) -> bool:
    return not position[_HEAP] and not position[_DRAFT]


def round_of(position: bytearray) -> int:
    """There are no rounds."""
    return 0


def to_move(position: bytearray) -> int | None:
    return None if over(position) or position[_REACHED] else position[_TURN]


def digest(position: bytearray) -> bytes:
    return hashlib.blake2b(position, digest_size=8).digest()


def seats(header: Heap) -> tuple[str, ...]:
    return header.seats


def to_text(header: Heap, turns: Sequence[tuple[int, ...]]) -> str:
    stones = f" bag {' '.join(map(str, header.bag))}" if any(header.bag) else ""
    lines = [
        f"pebbles {header.pebbles} {' '.join(header.seats)}{stones}",
        *(" ".join(map(str, turn)) for turn in turns),
    ]
    return "\n".join(lines) + "\n"


def from_text(text: str) -> tuple[Heap, list[tuple[int, ...]]]:
    try:
        first, *lines = text.splitlines()
        (word, pebbles, *names), stones = first.split(" bag ")[0].split(), first.split(" bag ")[1:]
        if word != NAME:
            raise ValueError
        bag = {"bag": list(map(int, stones[0].split()))} if stones else {}
        header = header_from({"seats": names, "pebbles": int(pebbles), **bag})
        return header, [tuple(map(int, line.split())) for line in lines]
    except (ValueError, IndexError) as error:
        raise GameError("line 1: a heap of pebbles was expected") from error
