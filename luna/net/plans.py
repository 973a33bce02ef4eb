"""The turns that a player has decided in advance, in a file beside the journal: a prepared turn, and conditional turns.

A prepared turn waits for a connection. A conditional one waits at the relay for exactly one turn of another seat. The
file is authoritative, and the relay is told again after each reconnect. A conditional turn that also answers other
turns with the same consequence is turned into a prepared one by this machine, because a relay knows no rules. A turn
that ends with a draw can be prepared, but never be an answer.
"""

import contextlib
import hashlib
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final, NamedTuple

from msgspec import Meta

from luna.core.game import Events, Game, Position, Turn, play_all
from luna.log import journal, savefile
from luna.log.bodies import Moves, TurnBody, body_of, draw_body, turn_body
from luna.log.encoding import Codec, Malformed, pack
from luna.log.files import read_whole, write_whole
from luna.log.fold import after
from luna.log.notices import Refused
from luna.log.records import DRAW, MAX_SEATS, PLAYS, REWIND, TURN, Record, SeatNumber, authored
from luna.log.replay import folded
from luna.net import fields
from luna.net.following import Orders
from luna.net.watch_messages import MOST_PLANS

SUFFIX: Final = journal.PLANS
_LONGEST: Final = 64 << 10


class Prepared(NamedTuple):
    """A turn for the position after record `base`."""

    seat: SeatNumber
    base: fields.Seq
    kind: Annotated[int, Meta(ge=TURN, le=DRAW)]
    turn: Moves
    body: fields.Body


def prepared(game: Game, position: Position, seat: int, turn: Turn, base: int) -> Prepared:
    """A legal turn at a position, which is that after record `base`."""
    row = play_all(game, bytearray(position), turn)
    if game.chance(row) is not None:
        return Prepared(seat, base, DRAW, tuple(turn), draw_body(turn))
    return Prepared(seat, base, TURN, tuple(turn), turn_body(turn, after(game, row)))


class Answer(NamedTuple):
    """A conditional turn: it answers the record with this digest, which is a turn from record `base` on."""

    seat: SeatNumber
    base: fields.Seq
    digest: fields.Chain
    line: Annotated[tuple[Moves, ...], Meta(max_length=MOST_PLANS * 2)]  # the turns up to the answered one
    turn: Moves
    body: Annotated[bytes, Meta(min_length=1, max_length=256)]
    worth: Annotated[bytes, Meta(max_length=8)] = b""  # its consequence, if it answers all turns that do not change it


class Plans(NamedTuple):
    """Everything that is decided in advance at one table."""

    prepared: Prepared | None = None
    answers: Annotated[tuple[Answer, ...], Meta(max_length=MOST_PLANS * MAX_SEATS)] = ()
    gone: fields.Seq = 0
    """Answers dropped because the game took another line, until their owner has seen that."""


_CODEC: Final = Codec[Plans](Plans, _LONGEST)


def place(path: Path) -> Path:
    """The file beside a journal."""
    return path.with_name(path.name + SUFFIX)


def read(path: Path) -> Plans:
    """The plans for a table; none when there is no file, or a corrupt one: a plan is never guessed."""
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
    """The outcome of plans as the game went on."""

    plans: Plans
    fired: tuple[Answer, ...] = ()


def settled(plans: Plans, records: Sequence[Record]) -> Settled:
    """The plans after these records of the whole log."""
    fired: list[Answer] = []
    kept: list[Answer] = []
    for answer in plans.answers:
        played = _played(records[answer.base :])
        if played is not None and _on_its_way(answer, played):
            if len(played) <= len(answer.line):
                kept.append(answer)
            elif played[len(answer.line)][1] == answer.turn:
                fired.append(answer)
    waits = plans.prepared
    if waits is not None:
        new = records[waits.base :]
        if any((one.seat, one.kind, authored(one)) == (waits.seat, waits.kind, waits.body) for one in new):
            waits = None
    gone = plans.gone + len(plans.answers) - len(kept) - len(fired)
    return Settled(Plans(waits, tuple(kept), gone), tuple(fired))


def due(plans: Plans, records: Sequence[Record]) -> list[Answer]:
    """The answers that are due, first those to exactly the turn that was played."""
    found = []
    for answer in plans.answers:
        played = _played(records[answer.base :]) or []
        if len(played) == len(answer.line):
            found.append((any(turn != meant for (_, turn), meant in zip(played, answer.line, strict=True)), answer))
    return [answer for _, answer in sorted(found, key=lambda one: one[0])]


def first_due(plans: Settled, records: Sequence[Record], game: Game, position: Position) -> Settled:
    """Prepare the first due answer with the same consequence in this position, which follows the records.

    The relay plays the answers to exactly one turn, but it may have been off.
    """
    now, answers = plans.plans, due(plans.plans, records)
    if not answers or now.prepared is not None:
        return plans
    good = next((one for one in answers if _as_decided(one, game, position)), None)
    kept = tuple(one for one in now.answers if one not in answers)
    if good is None:
        return plans._replace(plans=Plans(None, kept, now.gone + len(answers)))
    ready = prepared(game, position, good.seat, good.turn, len(records))
    return Settled(Plans(ready, kept, now.gone), (*plans.fired, good))


def worth(game: Game, position: Position, turn: Turn) -> bytes:
    """The consequence of a turn: a digest of all its events."""
    events: Events = []
    play_all(game, bytearray(position), turn, events)
    return hashlib.blake2b(repr(events).encode(), digest_size=8).digest()


def settle(path: Path) -> Settled:
    """Settle the plans in the file by the journal. `OSError` when it cannot be written."""
    before = read(path)
    if before == Plans():
        return Settled(before)
    try:
        contents = savefile.skim(path)
        records = contents.records
        now = settled(before, records)
        if due(now.plans, records):
            fold = folded(contents, path.name)
            now = first_due(now, records, fold.game, bytearray(fold.node.position))
    except Refused:
        return Settled(before)
    if now.plans != before:
        write(path, now.plans)
    return now


def _played(records: Sequence[Record]) -> list[tuple[int, tuple[int, ...]]] | None:
    """The seats and turns in records; None when something else happened to the game."""
    turns: list[tuple[int, tuple[int, ...]]] = []
    for record in records:
        if record.kind in PLAYS:
            body = body_of(record)
            if not isinstance(body, TurnBody):
                return None
            turns.append((record.seat, tuple(body.turn)))
        elif record.kind == REWIND:
            return None
    return turns


def _on_its_way(answer: Answer, played: Sequence[tuple[int, tuple[int, ...]]]) -> bool:
    """Whether the game goes as an answer expects. Others' turns may differ if only their consequences have to match."""
    pairs = zip(played, answer.line, strict=False)
    return all(turn == meant or (answer.worth and seat != answer.seat) for (seat, turn), meant in pairs)


def _as_decided(answer: Answer, game: Game, position: Position) -> bool:
    """Whether the turn is legal for its seat, and is exactly that turn or one with the same consequence."""
    if game.to_move(position) != answer.seat or game.why_not(position, answer.turn) is not None:
        return False
    return not answer.worth or worth(game, position, answer.turn) == answer.worth


def fits(path: Path, planned: Prepared, last: int) -> bool:
    """Whether only chat has come since a turn was prepared, so that it can be played as it is."""
    if last == planned.base:
        return True
    try:
        records = savefile.skim(path).records
    except Refused:
        return False
    return not any(record.kind in PLAYS or record.kind == REWIND for record in records[planned.base :])
