"""The messages of absent players, who watch tables: they learn that tables have grown and fetch their records."""

from typing import Annotated, Final, NamedTuple

from msgspec import Meta

from luna.log.frames import MAX_RECORDS
from luna.net import fields

MOST_PLANS: Final = 16
"""Conditional turns of a seat."""
MOST_WATCHED: Final = 256
"""Tables that one connection follows."""
UNKNOWN: Final = -1
"""The length of a table that the relay does not have, or has with another log than the client."""
LETTER: Final = 12 << 10
"""Bytes of a letter."""
_MOST_BODY: Final = 256  # bytes of a conditional turn


class Watch(NamedTuple):
    """Follow tables. The end of the sender's log of each proves that it has been at the table."""

    tables: Annotated[tuple[tuple[fields.Id, fields.Seq, fields.Chain], ...], Meta(max_length=MOST_WATCHED)]


class Claim(NamedTuple):
    """The key that owns seats at a table, and its proof for this connection, see `identity`."""

    table: fields.Id
    key: fields.Key
    signature: fields.Signature


class Fetch(NamedTuple):
    """Ask for the page behind record `after` of a claimed table."""

    table: fields.Id
    after: fields.Seq


class Deliver(NamedTuple):
    """Submit a record to a claimed table, see `Submit`."""

    table: fields.Id
    number: fields.Number
    seat: fields.SeatNumber
    base: fields.Base
    kind: fields.Kind
    body: fields.Body


class Plan(NamedTuple):
    """All conditional turns of a seat: the digest of another seat's turn, and the body of the turn that answers it."""

    table: fields.Id
    seat: fields.SeatNumber
    turns: Annotated[
        tuple[tuple[fields.Chain, Annotated[bytes, Meta(min_length=1, max_length=_MOST_BODY)]], ...],
        Meta(max_length=MOST_PLANS),
    ]


class Heads(NamedTuple):
    """The lengths of followed tables: the answer to `Watch`, and later of each that has grown."""

    lengths: Annotated[
        tuple[tuple[fields.Id, Annotated[int, Meta(ge=UNKNOWN, le=MAX_RECORDS)]], ...], Meta(max_length=MOST_WATCHED)
    ]


class Fetched(NamedTuple):
    """Durable records of a table from number `first` on."""

    table: fields.Id
    first: Annotated[int, Meta(ge=1, le=MAX_RECORDS)]
    records: fields.Records
    head: fields.Seq


class Elsewhere(NamedTuple):
    """Another relay of the fleet has a followed table."""

    table: fields.Id
    host: fields.Fact
    port: Annotated[int, Meta(ge=1, le=65_535)]


class Letter(NamedTuple):
    """A letter to all connections that have sent one about the same thing. It is kept nowhere."""

    about: fields.Id
    body: Annotated[bytes, Meta(min_length=1, max_length=LETTER)]
