"""Bugs in automatic signing and exchange, each found by `spreading.evening`."""

from typing import Any
from unittest.mock import patch

from luna.circle import agent, entries, exchange, seals, shelf
from luna.circle.circle import Circle
from luna.circle.entries import Entry
from luna.circle.exchange import Exchange, Letter
from luna.log.encoding import pack
from luna.log.savefile import skim


def _found(circle: Circle, log: Any, *, late: bool = False, few: bool = False) -> Any:
    known = {seals.mark(circle.key, key, log.table): key for key in circle.members}
    end = log.fold.node.record.seq
    said = {record.seat: known.get(body.mark) for record, body in log.fold.seals if late or record.seq < end}
    found = {seat: key for seat, key in said.items() if key is not None}
    return found if few or len(found) == len(log.header.seats) else None


def _unread(data: bytes) -> Entry:
    circle, author, kind, body, signature = entries._ENTRY.read(data)
    return Entry(circle, author, entries._BODIES[kind].read(body), signature)


def _to_all(self: Exchange, about: bytes, data: bytes) -> Any:
    share = self._shares.get(about)
    letter = exchange._opened(share.circle.key, about, data) if share is not None else None
    if share is None or letter is None:
        return []
    return [self._sealed(about, one) for one in self._given(share, letter)]


def _twice(self: Exchange, share: Any, letter: Letter) -> Any:
    share.given.clear()
    share.asked.clear()
    return _given(self, share, letter)


_given = Exchange._given
_listed = Exchange._listed
_introduced = seals.introduced
_share = exchange._Share.gained


def _again(circle: bytes, me: Any, table: bytes, records: Any, mine: Any) -> Any:
    return tuple((seat, pack(seals.introduction(circle, me, table, seat))) for seat in (*mine, 0))


def _named(circle: bytes, member: bytes, table: bytes) -> bytes:
    return circle[:8] + member[:16] if len(member) == 32 else bytes(24)


BUGS: dict[str, Any] = {
    "who has said nothing is left out of the result": patch.object(
        seals, "players", lambda circle, log: _found(circle, log, few=True)
    ),
    "a word after the end counts": patch.object(seals, "players", lambda circle, log: _found(circle, log, late=True)),
    "whoever copies a mark sits there": patch.object(
        seals, "_introduces", lambda circle, known, table, seat, body: body.mark in known
    ),
    "signatures at the table are not verified": patch.object(entries, "read", _unread),
    "another result of one table is signed": patch.object(seals, "_free", lambda circle, me, result: True),
    "a program speaks for another seat": patch.object(agent, "introduced", _again),
    "the switch changes nothing": patch.object(
        agent.CircleAgent,
        "introduce",
        lambda self, path, mine: tuple(
            word
            for held in self._shelf.all()
            for word in _introduced(held.circle.key, held.me, skim(path).table, skim(path).records, mine)
        ),
    ),
    "entries are given without their sheets": patch.object(
        exchange._Share, "gained", lambda self, letter: _share(self, letter._replace(sheets=()))
    ),
    "nothing is asked for": patch.object(Exchange, "_listed", lambda self, parts, share, to: []),
    "everybody answers every letter": patch.object(Exchange, "took", _to_all),
    "what was given is given again": patch.object(Exchange, "_given", _twice),
    "digests are not compared": patch.object(exchange._Share, "differing", lambda self, digests: list(range(64))),
    "strangers fill the circle": patch.object(shelf, "_WAITING", 10_000),
    "the set of another circle is taken": patch.object(
        exchange._Share,
        "gained",
        lambda self, letter: exchange.NewEntries(
            self.circle.key, tuple(_unread(one) for one in letter.entries if len(one) > 90), ()
        ),
    ),
    "a mark names its member": patch.object(
        seals, "mark", lambda circle, member, table: seals._tag(circle, table) + member[:16]
    ),
    "nobody keeps what others say at the table": patch.object(seals, "_signatures", lambda *parts: []),
}
