"""The state of a table under way, from its journal alone: the seat to move, since when, and the news since a record."""

from pathlib import Path
from typing import NamedTuple

from luna.log import rhythm, savefile
from luna.log.bodies import ChatBody, body_of
from luna.log.records import BOT, CHAT, HUMAN, PLAYS, Seat
from luna.log.replay import folded
from luna.log.rhythm import LIVE
from luna.table.transport import Head


class Standing(NamedTuple):
    """The state of a table under way from a distance."""

    path: Path
    table: bytes
    game: str
    rhythm: str
    seats: tuple[Seat, ...]  # the present players
    mine: frozenset[int]  # the seats played from this machine
    mover: int | None
    asked: bool  # whether the others wait for a vote from here
    over: bool  # whether the game is over or was ended by its players
    resting: bool
    round: int
    scores: tuple[int, ...]
    since: float  # when the turn began, in seconds since 1970, as far as known
    left: int | None
    """Milliseconds left for the turn at `written`; less than 0 when it is late, None without a limit."""
    written: float  # the wall clock at which `left` is valid
    turns: int  # turns of others since the last record seen
    unread: int  # messages of others since then
    head: Head
    turn: int  # the number of turns so far
    position: bytes
    bots: frozenset[int] = frozenset()  # the seats of bots that belong to this machine
    before: int = 0  # how often the position occurred before

    @property
    def bot_moves(self) -> bool:
        """Whether one of these bots is to move, and no player has to be at the table for that."""
        return self.mover in self.bots and self.rhythm != LIVE and not (self.over or self.resting)

    @property
    def waits(self) -> bool:
        """Whether it waits for a player here."""
        return not self.over and (self.asked or (self.mover in self.mine and not self.resting))

    def left_at(self, now: float) -> int | None:
        """Milliseconds left at a later time. The clock of this machine only displays them; it decides nothing."""
        return None if self.left is None else self.left - int(1000 * max(0.0, now - self.written))


def standing(path: Path, holder: bytes, seen: int | None, written: float) -> Standing:
    """The standing of a journal. `Refused` when it cannot be followed.

    `holder` owns the seats here; b"" for a table of this machine alone. `seen`: the last record seen, None for all of
    them. `written`: when the journal last grew, in seconds since 1970.
    """
    contents = savefile.read(path)
    header, records, fold = contents.header, contents.records, folded(contents, path.name)
    game, consent, pace = fold.game, fold.consent, fold.consent.pace
    people = [seat for seat, one in enumerate(consent.seats) if one.kind == HUMAN]
    bots = (seat for seat, one in enumerate(consent.seats) if one.kind == BOT)
    mine = frozenset(seat for seat in people if not holder or consent.owner(seat) == holder)
    end = records[-1].t_ms if records else 0
    began = max([pace.since, *(record.t_ms for record in records if record.kind in PLAYS)])  # also at a live table
    question = consent.open_at(end)
    asked = question is not None and bool((question.asked(consent.seats) & mine) - question.yes - question.no)
    limited = bool(pace.limit) and header.options.get(rhythm.KEY) != "none" and not pace.resting
    node, last = fold.node, len(records) if seen is None else seen
    return Standing(
        path,
        contents.table,
        header.game,
        str(header.options.get(rhythm.KEY, LIVE)),
        tuple(consent.seats),
        mine,
        game.to_move(bytearray(node.position)),
        asked,
        node.after.over or pace.ended,
        pace.resting,
        node.after.round,
        game.scores(bytearray(node.position)),
        written - max(0, end - began) / 1000,
        pace.limit - pace.used(end) if limited else None,
        written,
        sum(one.record.seq > last and one.record.seat not in mine for one in node.path()),
        sum(isinstance(body_of(one), ChatBody) for one in records[last:] if one.kind == CHAT and one.seat not in mine),
        Head(len(records), contents.chain),
        node.depth,
        bytes(node.position),
        frozenset(seat for seat in bots if holder and consent.owner(seat) == holder),
        sum(one.position == node.position for one in node.path()[:-1]),
    )
