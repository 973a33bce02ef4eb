"""A table at a relay, as the window sees it: who is there, what is being asked, what was said, and how it is going.

`poll` is called every frame and never waits; everything is read from the log and from the news of the connection.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Final, NamedTuple

from luna.log.records import (
    ASK,
    CHAT,
    HUMAN,
    NO_SEAT,
    REWIND,
    TURN,
    VOTE,
    ChatBody,
    Record,
    ask_body,
    body_of,
    chat_body,
    encode,
    vote_body,
)
from luna.net import wire
from luna.net.remote import Remote
from luna.net.session import HereNews, RefusedNews, RoomNews, SeatedNews
from luna.table import consent
from luna.table.consent import Question
from luna.table.table import SLIP, Table

PHRASES: Final = ("hello", "well-played", "your-turn", "one-moment", "thanks", "again")
"""Words that everybody reads in his own language; the catalogue has them as `phrase-<name>`."""
_NONCE: Final = 8
_KEPT: Final = 200


class Said(NamedTuple):
    """A word of somebody at the table."""

    seat: int
    phrase: str
    text: str


class Shared:
    """The other side of a shared table. `policy`: who may take back, from the header's options."""

    def __init__(self, remote: Remote, table: Table, now: Callable[[], float]) -> None:
        self.remote = remote
        self.table = table
        self.seats = remote.session.seats
        """Played from this machine."""
        self.here = frozenset(range(len(table.seats)))
        """Seats that somebody is there for."""
        self.spectators = 0
        self.open = True
        """False: the relay waits until everybody has shown his log."""
        self.refused: RefusedNews | None = None
        """The relay will not have us, and trying again does not change that."""
        self.agreed = False
        """Not to wait: said here, while the relay wants to hear it from everybody who is there."""
        self.code = ""
        self.words: list[Said] = []
        self.unread = 0
        self.policy = str(table.header.options.get("undo", consent.CONSENT))
        self._hosting = isinstance(remote.session.wish, wire.Open)
        self._tail: list[Record] = []  # since the last turn or rewind, without what is only said
        self._last_ms = 0  # of the last record
        self._read = 0
        self._voted = 0  # the last question that was answered here
        self._now = now
        self._at = now()
        self._follow()
        self.unread = 0

    # ---- how it is going

    @property
    def online(self) -> bool:
        """Whether the relay hears us."""
        return self.remote.online and self.refused is None

    @property
    def plays(self) -> bool:
        """Whether any seat is played from here: else we look on."""
        return bool(self.seats or self.remote.session.token)

    @property
    def forked(self) -> bool:
        """Whether the relay has another log than this one, and there is something here to be kept aside."""
        remote = self.remote
        if self.refused is None or self.refused.code != "fork" or remote.path is None:
            return False
        return bool(remote.session.token) and remote.head().seq > 0

    @property
    def mine(self) -> bool:
        """Whether a person here is to move, and may."""
        seat = self.table.to_move
        return self.online and self.open and seat in self.seats and self._person(seat)

    @property
    def away(self) -> list[int]:
        """Seats of the game whose players are not there; nothing is known of that without a connection."""
        if not self.online or not self.open:
            return []
        return [seat for seat in range(len(self.table.seats)) if seat not in self.here]

    @property
    def now_ms(self) -> int:
        """The time of the table."""
        return self._last_ms + int(1000 * (self._now() - self._at))

    def poll(self) -> bool:
        """What has come since the last frame; True when something else is to be seen."""
        before = self.online, self.open, self.seats, self.here, self.spectators, len(self.words)
        while not self.remote.news.empty():
            self._take(self.remote.news.get())
        self._follow()
        self._answer_for_own()
        return before != (self.online, self.open, self.seats, self.here, self.spectators, len(self.words))

    # ---- taking back

    @property
    def question(self) -> Question | None:
        """The open question at the table."""
        return consent.open_question(self._tail, self.now_ms)

    @property
    def asked(self) -> Question | None:
        """The open question if somebody here has to answer it."""
        question = self.question
        if question is None or question.seat in self.seats or not self._silent(question):
            return None
        return question

    @property
    def granted(self) -> Question | None:
        """The question of somebody here that everybody said yes to: now it can be done."""
        question = self.question
        agreed = question is not None and question.seat in self.seats and question.agreed(self.table.seats)
        return question if agreed else None

    def target(self) -> tuple[int, int] | None:
        """What taking back would undo: the last turn of a person here, by its seat and the record before it."""
        history = self.table.history
        for number in range(len(history) - 1, -1, -1):
            seat = history[number].seat
            if seat in self.seats and self._person(seat):
                return seat, history[number - 1].seq if number else 0
        return None

    @property
    def free(self) -> bool:
        """Whether it can be taken back without asking: the table's rule, or one's own turn a moment ago."""
        found = self.target()
        if found is None or self.policy == consent.OFF:
            return False
        last = next((record for record in reversed(self._tail) if record.kind == TURN), None)
        slip = last is not None and last.seat == found[0] and self.now_ms - last.t_ms <= SLIP * 1000
        alone = not any(self._person(seat) for seat in range(len(self.table.seats)) if seat not in self.seats)
        return self.policy == consent.FREE or slip or alone

    def ask(self, seat: int, as_of: int) -> None:
        """Ask everybody."""
        self.remote.say(seat, ASK, ask_body(secrets.token_bytes(_NONCE), as_of))

    def vote(self, yes: bool) -> None:
        """Answer for everybody here."""
        question = self.asked
        if question is not None:
            for seat in self._silent(question):
                self.remote.say(seat, VOTE, vote_body(question.seq, yes))
            self._voted = question.seq

    def why_not_ask(self, seat: int) -> object:
        """See `consent.why_not_ask`."""
        return consent.why_not_ask(self._tail, seat, self.policy, self.now_ms)

    # ---- waiting

    def go_on(self) -> None:
        """Agree not to wait for those whose logs nobody has seen."""
        self.agreed = True
        self.remote.ask(lambda session: session.go_on())

    # ---- saying

    def say(self, phrase: str, text: str = "") -> None:
        """A word to the others, of the first seat here."""
        if self.seats:
            self.remote.say(self.seats[0], CHAT, chat_body(secrets.token_bytes(_NONCE), phrase, text))

    # ---- inside

    def _person(self, seat: int | None) -> bool:
        return seat is not None and self.table.seats[seat].kind == HUMAN

    def _silent(self, question: Question) -> list[int]:
        """Seats here that have not answered."""
        if question.seq == self._voted:
            return []
        waited = question.asked(self.table.seats) - question.yes - question.no
        return sorted(waited & set(self.seats))

    def _answer_for_own(self) -> None:
        """Who shares a machine with the one who asks has been asked aloud."""
        question = self.question
        if question is not None and question.seat in self.seats:
            silent = self._silent(question)
            for seat in silent:
                self.remote.say(seat, VOTE, vote_body(question.seq, True))
            if silent:
                self._voted = question.seq

    def _follow(self) -> None:
        for record in self.remote.read(self._read):
            self._read, self._last_ms, self._at = record.seq, record.t_ms, self._now()
            if record.kind in (TURN, REWIND):
                self._tail.clear()
            if record.kind in (TURN, REWIND, ASK, VOTE):
                self._tail.append(record)
            body = body_of(record)
            if record.kind == CHAT and isinstance(body, ChatBody) and record.seat != NO_SEAT:
                self.words = [*self.words[1 - _KEPT :], Said(record.seat, body.phrase, body.text)]
                self.unread += record.seat not in self.seats

    def _take(self, news: object) -> None:
        if isinstance(news, SeatedNews):
            self.code = news.code or self.code
            self.seats, self.refused = news.seats, None
            self.agreed = False  # the relay forgets it with the connection
            if self._hosting:
                self._hosting = False
                self.remote.ask(lambda session: session.resume())
        elif isinstance(news, HereNews):
            self.here, self.spectators, self.open = frozenset(news.seats), news.spectators, news.open
            self.agreed = self.agreed and not self.open
        elif isinstance(news, RoomNews) and self._hosting and news.room.code != self.code:  # once in each room
            self.code = news.room.code
            nobody = (0,) * len(self.table.seats)
            self.remote.ask(
                lambda session: session.begin(
                    session.table, nobody, session.header, [encode(record) for record in session.records]
                )
            )
        elif isinstance(news, RefusedNews) and news.final:
            self.refused = news
