"""Seals: records in the log of a table by which the seats' programs sign results for a circle automatically.

Before the end each program posts a mark that names the member at its seat. The mark tells strangers nothing. The marks
before the last turn determine the players, so all machines agree. When every person has a mark, each program signs the
result of its own log, and posts the signature at the table for those who come later.
"""

import hashlib
from collections.abc import Collection, Iterable, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from luna.circle import entries
from luna.circle.circle import Circle
from luna.circle.entries import Entry, Result
from luna.circle.games import result_of
from luna.circle.sheet import Sheet, level_of, of_game
from luna.core.game import GameError
from luna.log import savefile
from luna.log.bodies import MARK, SealBody, body_of
from luna.log.encoding import Malformed, pack
from luna.log.fold import Fold
from luna.log.records import CHAT, HUMAN, LogHeader, Record
from luna.log.replay import folded
from luna.net.identity import Identity, verified

_TAG: Final = 8  # bytes of a mark that name the circle
_SEATED: Final = b"luna circle seat 1\0"


class Log(NamedTuple):
    """A table's log as far as it has arrived."""

    table: bytes
    header: LogHeader
    fold: Fold


class TableSeals(NamedTuple):
    """The seals of one table's log, for one circle."""

    words: tuple[tuple[int, bytes], ...] = ()  # to post there, by seat
    signed: tuple[Entry, ...] = ()  # results for the circle: the local player's own, and those signed by others
    sheet: Sheet | None = None
    open: bool = False  # whether more may come after the end


def mark(circle: bytes, member: bytes, table: bytes) -> bytes:
    """The mark of a member at a table: only members can tell the circle and the member from it."""
    return _tag(circle, table) + hashlib.blake2b(table + member, key=circle, digest_size=MARK - _TAG).digest()


def read(path: Path) -> Log:
    """The log of a journal. `Refused` when it cannot be followed."""
    contents = savefile.read(path)
    return Log(contents.table, contents.header, folded(contents, path.name))


def seals(records: Iterable[Record]) -> set[tuple[int, SealBody]]:
    """The seals in a log with their seats, without playing its game."""
    found = ((one.seat, body_of(one)) for one in records if one.kind == CHAT)
    return {(seat, body) for seat, body in found if isinstance(body, SealBody)}


def introduction(circle: bytes, me: Identity, table: bytes, seat: int) -> SealBody:
    """The seal before the end: the member with this key sits there. Nobody else can make it."""
    return SealBody(mark(circle, me.key, table), me.sign(_seated(circle, table, seat)))


def introduced(
    circle: bytes, me: Identity, table: bytes, records: Iterable[Record], mine: Collection[int]
) -> tuple[tuple[int, bytes], ...]:
    """The seals to post at a table under way: who sits there. `mine`: the seats of people who play on this machine.

    Two people at one machine sign by hand, as nobody knows which of them is the member.
    """
    if len(mine) != 1:
        return ()
    seat = min(mine)
    own = introduction(circle, me, table, seat)
    return () if (seat, own) in seals(records) else ((seat, pack(own)),)


def seal(circle: Circle, identity: Identity, log: Log, holder: bytes) -> TableSeals:
    """The seals that this machine posts and keeps for a circle after the end. `holder` owns the seats here."""
    me, node = identity.key, log.fold.node
    found = players(circle, log) if node.after.over else None
    if found is None or len(found) < 2 or log.fold.checks.contested:
        return TableSeals()
    sheet = of_game(log.header, log.header.seats, [one.turn for one in node.path()], node.after.digest)
    try:
        result = result_of(sheet, log.table, [found.get(seat, b"") for seat in range(len(log.header.seats))])
    except GameError:
        return TableSeals()
    words: list[tuple[int, bytes]] = []
    signed = _signatures(circle, log, found, result)
    seat = next((seat for seat, key in found.items() if key == me), None)
    if seat is not None and log.fold.consent.owner(seat) == holder and _free(circle, me, result):
        signed.append(entries.sign(circle.key, identity, result))
        word = SealBody(mark(circle.key, me, log.table), signed[-1].signature)
        words += [(seat, pack(word))] if all(word != body for _, body in log.fold.seals) else []
    missing = set(found.values()) - {one.author for one in signed} - {me}
    return TableSeals(tuple(words), tuple(signed), sheet, bool(missing or words))


def players(circle: Circle, log: Log) -> dict[int, bytes] | None:
    """The members' keys by seat, by their marks before the last turn; None unless every person has one."""
    known = {mark(circle.key, key, log.table): key for key in circle.members}
    tag, end = _tag(circle.key, log.table), log.fold.node.record.seq
    said = {
        record.seat: known[body.mark]
        for record, body in log.fold.seals
        if record.seq < end
        and body.mark.startswith(tag)
        and _introduces(circle.key, known, log.table, record.seat, body)
    }
    people = [seat for seat, one in enumerate(log.header.seats) if one.kind == HUMAN and level_of(one) is None]
    found = {seat: key for seat in people if (key := said.get(seat)) is not None}
    return found if len(set(found.values())) == len(people) else None


def _introduces(circle: bytes, known: Mapping[bytes, bytes], table: bytes, seat: int, body: SealBody) -> bool:
    """Whether the member of a mark has signed it: any other member could copy the mark."""
    key = known.get(body.mark)
    return key is not None and verified(key, body.signature, _seated(circle, table, seat))


def _seated(circle: bytes, table: bytes, seat: int) -> bytes:
    return _SEATED + circle + table + bytes((seat,))


def _tag(circle: bytes, table: bytes) -> bytes:
    return hashlib.blake2b(table, key=circle, digest_size=_TAG, person=b"luna circle").digest()


def _free(circle: Circle, me: bytes, result: Result) -> bool:
    """Whether the local player has signed no other result of this table: the program signs once per table."""
    return all(
        body == result for entry, body in circle.all(Result) if entry.author == me and body.table == result.table
    )


def _signatures(circle: Circle, log: Log, found: dict[int, bytes], result: Result) -> list[Entry]:
    """The others' seals that sign exactly this result; any other seal is skipped."""
    signed = {}
    for record, body in log.fold.seals:
        author = found.get(record.seat)
        if author is not None and body.signature and body.mark == mark(circle.key, author, log.table):
            try:
                entry = entries.read(Entry(circle.key, author, result, body.signature).data)
            except Malformed:
                continue
            signed[author] = entry
    return list(signed.values())
