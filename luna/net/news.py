"""What a session has to tell: the room, the table, its records, who is there, answers, refusals."""

from __future__ import annotations

from typing import NamedTuple

from luna.log.records import Record
from luna.net import wire


class RoomNews(NamedTuple):
    """The room as it is now."""

    room: wire.Room


class SeatedNews(NamedTuple):
    """There is a table, and these seats are played from here."""

    table: bytes
    seats: tuple[int, ...]
    header: bytes
    code: str


class RecordNews(NamedTuple):
    """The next records of the table."""

    records: tuple[Record, ...]


class HereNews(NamedTuple):
    """News of who is at the table. `open` False: the relay waits until everybody has shown their log."""

    seats: tuple[int, ...]
    spectators: int
    open: bool
    t_ms: int  # the time of the table


class AnswerNews(NamedTuple):
    """The answer to a submit: `seq` of its record, or why there is none (`stale`, or the relay's code)."""

    number: int
    seq: int | None
    code: str = ""


class AsideNews(NamedTuple):
    """A word of somebody else in the room, or who looks on too; see `cards.Word`."""

    word: bytes


class RefusedNews(NamedTuple):
    """The relay will not have us; `final` when trying again does not change that."""

    code: str
    facts: tuple[str, ...]
    final: bool


class MovedNews(NamedTuple):
    """Another relay has the table."""

    host: str
    port: int


News = MovedNews | RoomNews | SeatedNews | RecordNews | HereNews | AnswerNews | AsideNews | RefusedNews
