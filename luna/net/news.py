"""The events of a session: room, table, records, presence, answers, refusals."""

from __future__ import annotations

from typing import NamedTuple

from luna.log.records import Record
from luna.net import wire


class RoomNews(NamedTuple):
    """The room as it is now."""

    room: wire.Room


class SeatedNews(NamedTuple):
    """This client has a place at a table, with these seats."""

    table: bytes
    seats: tuple[int, ...]
    header: bytes
    code: str


class RecordNews(NamedTuple):
    """The next records of the table."""

    records: tuple[Record, ...]


class HereNews(NamedTuple):
    """Who is at the table. `open` False: the relay waits until all players have shown their logs."""

    seats: tuple[int, ...]
    spectators: int
    open: bool
    t_ms: int  # the time of the table


class AnswerNews(NamedTuple):
    """The answer to a submit: `seq` of its record, or the code of its denial (`stale`, or the relay's)."""

    number: int
    seq: int | None
    code: str = ""


class AsideNews(NamedTuple):
    """A message of another person in the room or of another spectator, see `cards.Word`."""

    word: bytes


class RefusedNews(NamedTuple):
    """The relay refuses this client; a `final` refusal does not change with another try."""

    code: str
    facts: tuple[str, ...]
    final: bool


class MovedNews(NamedTuple):
    """Another relay has the table."""

    host: str
    port: int


News = MovedNews | RoomNews | SeatedNews | RecordNews | HereNews | AnswerNews | AsideNews | RefusedNews
