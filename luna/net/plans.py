"""What a player has decided before the time, in a file beside the journal: a prepared turn, and conditional turns.

A prepared turn waits for a connection. A conditional one waits at the relay for exactly one turn of another seat; the
file is the whole truth, and the relay is told again after each reconnect. Chance decides nothing ahead: a turn that
ends with a draw can be prepared, and never be an answer.
"""

import contextlib
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final, NamedTuple

from msgspec import Meta

from luna.log import journal, savefile
from luna.log.bodies import MAX_TURN, TurnBody, body_of
from luna.log.encoding import Codec, Malformed, pack
from luna.log.files import read_whole, write_whole
from luna.log.frames import MAX_RECORDS
from luna.log.notices import Refused
from luna.log.records import DRAW, MAX_MOVE, MAX_SEATS, PLAYS, REWIND, TURN, Record, SeatNumber, authored
from luna.net.absent import MOST_PLANS
from luna.net.following import Orders

SUFFIX: Final = journal.PLANS
_LONGEST: Final = 64 << 10
Moves = Annotated[tuple[Annotated[int, Meta(ge=0, le=MAX_MOVE)], ...], Meta(min_length=1, max_length=MAX_TURN)]
Body = Annotated[bytes, Meta(min_length=1, max_length=2 << 10)]


class Prepared(NamedTuple):
    """A turn for the position after record `base`."""

    seat: SeatNumber
    base: Annotated[int, Meta(ge=0, le=MAX_RECORDS)]
    kind: Annotated[int, Meta(ge=TURN, le=DRAW)]
    turn: Moves
    body: Body


class Answer(NamedTuple):
    """A conditional turn: it answers the record with this digest, which is a turn from record `base` on."""

    seat: SeatNumber
    base: Annotated[int, Meta(ge=0, le=MAX_RECORDS)]
    digest: Annotated[bytes, Meta(min_length=8, max_length=8)]
    line: Annotated[tuple[Moves, ...], Meta(max_length=MOST_PLANS * 2)]  # the turns up to the answered one
    turn: Moves
    body: Annotated[bytes, Meta(min_length=1, max_length=256)]


class Plans(NamedTuple):
    """Everything that is decided ahead at one table."""

    prepared: Prepared | None = None
    answers: Annotated[tuple[Answer, ...], Meta(max_length=MOST_PLANS * MAX_SEATS)] = ()


_CODEC: Final = Codec[Plans](Plans, _LONGEST)


def place(path: Path) -> Path:
    """The file beside a journal."""
    return path.with_name(path.name + SUFFIX)


def read(path: Path) -> Plans:
    """The plans for a table; none when there is no file, or a broken one: a plan is never guessed."""
    try:
        return _CODEC.read(read_whole(place(path), _LONGEST))
    except (OSError, Malformed):
        return Plans()


def write(path: Path, plans: Plans) -> None:
    """Keep the plans durably. `OSError` when that fails."""
    beside = place(path)
    if plans == Plans():
        with contextlib.suppress(FileNotFoundError):
            beside.unlink()
    else:
        write_whole(beside, pack(plans))


def orders(plans: Plans) -> tuple[Orders, ...]:
    """The conditional turns as a relay takes them."""
    by_seat: dict[int, list[tuple[bytes, bytes]]] = defaultdict(list)
    for answer in plans.answers:
        by_seat[answer.seat].append((answer.digest, answer.body))
    return tuple(Orders(seat, tuple(turns[:MOST_PLANS])) for seat, turns in sorted(by_seat.items()))


class Settled(NamedTuple):
    """What became of plans as the game went on."""

    plans: Plans
    fired: tuple[Answer, ...] = ()
    dropped: tuple[Answer, ...] = ()  # the game went another way


def settled(plans: Plans, records: Sequence[Record]) -> Settled:
    """The plans after these records of the whole log."""
    fired: list[Answer] = []
    dropped: list[Answer] = []
    kept: list[Answer] = []
    for answer in plans.answers:
        played = _played(records[answer.base :])
        if played is None or played[: len(answer.line)] != [*answer.line][: len(played)]:
            dropped.append(answer)
        elif len(played) <= len(answer.line):
            kept.append(answer)
        else:
            (fired if played[len(answer.line)] == answer.turn else dropped).append(answer)
    prepared = plans.prepared
    if prepared is not None:
        new = records[prepared.base :]
        if any((one.seat, one.kind, authored(one)) == (prepared.seat, prepared.kind, prepared.body) for one in new):
            prepared = None
    return Settled(Plans(prepared, tuple(kept)), tuple(fired), tuple(dropped))


def settle(path: Path) -> Settled:
    """Settle the plans in the file by the journal. `OSError` when it cannot be written."""
    before = read(path)
    if before == Plans():
        return Settled(before)
    try:
        after = settled(before, savefile.skim(path).records)
    except Refused:
        return Settled(before)
    if after.plans != before:
        write(path, after.plans)
    return after


def _played(records: Sequence[Record]) -> list[tuple[int, ...]] | None:
    """The turns in records; None when something else happened to the game."""
    turns: list[tuple[int, ...]] = []
    for record in records:
        if record.kind in PLAYS:
            body = body_of(record)
            if not isinstance(body, TurnBody):
                return None
            turns.append(tuple(body.turn))
        elif record.kind == REWIND:
            return None
    return turns


def fits(path: Path, prepared: Prepared, last: int) -> bool:
    """Whether nothing but words has come since a turn was prepared, so that it can be played as it is."""
    if last == prepared.base:
        return True
    try:
        records = savefile.skim(path).records
    except Refused:
        return False
    return not any(record.kind in PLAYS or record.kind == REWIND for record in records[prepared.base :])
