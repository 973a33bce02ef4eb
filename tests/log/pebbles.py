"""A second game with the face of `luna.games.face`, as small as can be: it proves that log and table know no Luna.

Seats take one, two or three pebbles in turn, or (a turn of several moves) give back one or two and end it with `DONE`,
once a game and seat. Who takes the last one wins. There is no `view`, hence no rounds.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, NamedTuple

from luna.games.face import Events, GameError, Reason

NAME = "pebbles"
RULES_REVISION = 3

GIVE = 4
DONE = 9
_HEAP, _TURN, _GIVEN, _DRAFT = 0, 1, 2, 10


class Heap(NamedTuple):
    """The header."""

    seats: tuple[str, ...]
    pebbles: int


class Taken(NamedTuple):
    """Pebbles left the heap, or came back."""

    seat: int
    pebbles: int


def board_digest() -> bytes:
    return b"pebbles!"


def deal(options: tuple[str, ...], entropy: bytes) -> Heap:
    return Heap(options, 20 + entropy[0] % 30)


def header_data(header: Heap) -> dict[str, Any]:
    return {"seats": list(header.seats), "pebbles": header.pebbles}


def header_from(data: Any) -> Heap:
    match data:
        case {"seats": [*seats], "pebbles": int(pebbles)} if 0 < pebbles < 250 and 1 < len(seats) < 8:
            return Heap(tuple(map(str, seats)), pebbles)
    raise GameError("this is no heap of pebbles")


def start(header: Heap) -> bytearray:
    return bytearray([header.pebbles, 0, 0, *[0] * 7, 0, len(header.seats)])


def legal(position: bytearray) -> list[int]:
    if over(position):
        return []
    if position[_DRAFT]:
        return [GIVE, DONE] if position[_DRAFT] == 1 else [DONE]
    give = [GIVE] if not position[_GIVEN] >> position[_TURN] & 1 else []
    return [*range(1, min(3, position[_HEAP]) + 1), *give]


def play(position: bytearray, move: int, events: Events | None = None) -> None:
    seat = position[_TURN]
    if move == GIVE:
        position[_HEAP] += 1
        position[_DRAFT] += 1
        position[_GIVEN] |= 1 << seat
    else:
        if move != DONE:
            position[_HEAP] -= move
        position[_DRAFT] = 0
        position[_TURN] = (seat + 1) % position[-1]
    if events is not None and move != DONE:
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
    return None if over(position) else position[_TURN]


def digest(position: bytearray) -> bytes:
    return hashlib.blake2b(position, digest_size=8).digest()


def seats(header: Heap) -> tuple[str, ...]:
    return header.seats


def to_text(header: Heap, turns: Sequence[tuple[int, ...]]) -> str:
    lines = [f"pebbles {header.pebbles} {' '.join(header.seats)}", *(" ".join(map(str, turn)) for turn in turns)]
    return "\n".join(lines) + "\n"


def from_text(text: str) -> tuple[Heap, list[tuple[int, ...]]]:
    first, *lines = text.splitlines()
    _, pebbles, *names = first.split()
    return Heap(tuple(names), int(pebbles)), [tuple(map(int, line.split())) for line in lines]
