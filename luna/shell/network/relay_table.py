"""A table at a relay as the window sees it: presence, chat, and the state of the game.

`poll` is called every step and never waits. Permissions come from the table's log (`luna.log.consent`), presence from
the news of the connection.
"""

import secrets
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from luna.log import bodies
from luna.log.encoding import pack
from luna.log.records import CHAT, CHECK, HUMAN, NO_SEAT, encode
from luna.net import cards, wire
from luna.net.cards import MemberCard, Word
from luna.net.remote import Remote
from luna.net.session import UNKNOWN, RefusedNews
from luna.shell.network.ballot import NONCE, Ballot
from luna.table.table import Table

PHRASES: Final = ("hello", "well-played", "your-turn", "one-moment", "thanks", "again")
"""Messages that are shown in the reader's language, as `phrase-<name>`."""
_KEPT: Final = 200


class Said(NamedTuple):
    """A chat message. A spectator's has NO_SEAT and a name."""

    seat: int
    phrase: str
    text: str
    name: str = ""


class Shared:
    """The state of a shared table at this machine."""

    def __init__(self, remote: Remote, table: Table, now: Callable[[], float], name: str = "") -> None:
        """`name`: of the spectator here, if no seat is played here."""
        self.name = name
        self.remote = remote
        self.table = table
        self.seats = self._of_game(remote.session.seats)
        """The seats played from this machine."""
        self.here = frozenset(range(len(table.seats)))  # the seats with a player present
        self.spectators = 0
        self.open = True  # False while the relay waits until everybody has shown the log
        self.refused: RefusedNews | None = None  # why the relay refused this machine for good
        self.unknown: RefusedNews | None = None
        """The relay does not know the table, perhaps not yet."""
        self.agreed = False  # whether this machine agreed not to wait for missing logs
        self.code = ""
        self.words: list[Said] = []
        self.unread = 0
        self.ballot = Ballot(remote, table, lambda: self.now_ms, lambda: self.here, lambda: self.own)
        self._told: tuple[int, bool] | None = None  # the announced round and end
        self._hosting = isinstance(remote.session.wish, wire.Open)
        self._read = 0
        self._checked: dict[int, bytes] = {}
        self._now, self._clock = now, (0, now())  # the time of the table then
        self._follow()
        self.unread = 0

    @property
    def online(self) -> bool:
        """Whether the relay answers."""
        return self.remote.online and self.refused is None

    @property
    def plays(self) -> bool:
        """Whether this machine has a seat, and is not a spectator."""
        return bool(self.seats or self.remote.session.holds)

    @property
    def forked(self) -> bool:
        """Whether the relay has another log than this machine, and there is something to save here."""
        remote = self.remote
        if self.refused is None or self.refused.code != "fork" or remote.path is None:
            return False
        return remote.session.holds and remote.head().seq > 0

    @property
    def own(self) -> list[int]:
        """The seats of this machine, without those lent to it."""
        return [seat for seat in self.seats if seat not in self.table.consent.lent]

    @property
    def people(self) -> list[int]:
        """The seats of this machine with human players."""
        return [seat for seat in self.own if self._person(seat)]

    @property
    def mine(self) -> bool:
        """Whether a person here is to move, and may."""
        seat = self.table.to_move
        return self.online and self.open and seat in self.seats and self._person(seat)

    @property
    def slow(self) -> bool:
        """Whether it is played by turn, so that players need not be at the table."""
        return bool(self.table.consent.pace.limit)

    @property
    def away(self) -> list[int]:
        """Seats whose players are absent; none while there is no connection."""
        if not self.online or not self.open:
            return []
        return [seat for seat in range(len(self.table.seats)) if seat not in self.here]

    @property
    def missing(self) -> list[int]:
        """Seats of people who are absent, even while the game is at rest."""
        return [seat for seat, one in enumerate(self.table.seats) if one.kind == HUMAN and seat not in self.here]

    @property
    def now_ms(self) -> int:
        """The time of the table."""
        t_ms, since = self._clock
        return t_ms + int(1000 * (self._now() - since))

    @property
    def settled(self) -> bool:
        """Whether the table shows everything that the relay has sent, so that its news fits."""
        return self.remote.caught_up and self.table.head == self.remote.head().seq

    def belongs(self, seat: int) -> bool:
        """Whether this machine owns a seat, even while a bot plays it elsewhere or there is no connection."""
        return bool(self.table.chronicle.machine) and self.table.consent.owner(seat) == self.table.chronicle.machine

    def poll(self) -> bool:
        """Take the news since the last step; returns whether the picture changes."""
        before = self.online, self.open, self.seats, self.here, self.spectators, len(self.words)
        for _ in range(self.remote.news.qsize()):  # later news is for the next step
            self._take(self.remote.news.get())
        self._follow()
        if self.online and self.open and self.own:
            self._tell_round()
            self.ballot.answer_for_own()
            self._check()
            self.ballot.take_seats(self.away)
        return before != (self.online, self.open, self.seats, self.here, self.spectators, len(self.words))

    def last_turn(self) -> tuple[int, int] | None:
        """The last turn of a person here, which undo would take back: its seat and the record before it."""
        history = self.table.history
        for number in range(len(history) - 1, -1, -1):
            seat = history[number].seat
            if seat in self.seats and self._person(seat):
                return seat, history[number - 1].seq if number else 0
        return None

    def go_on(self) -> None:
        """Agree not to wait for missing logs."""
        self.agreed = True
        self.remote.ask(lambda session: session.tell(wire.GoOn()))

    def say(self, phrase: str, text: str = "") -> None:
        """Send a chat message, as the first person here or as a spectator."""
        if self.own:
            seat = next(iter(self.people), self.own[0])
            self.remote.say(seat, CHAT, bodies.chat_body(secrets.token_bytes(NONCE), phrase, text))
        elif not self.plays:
            word = cards.write_word(Word(self.name, phrase, text))
            self.remote.ask(lambda session: session.tell(wire.Aside(word)))
            self._hear(word)

    def _of_game(self, seats: Iterable[int]) -> tuple[int, ...]:
        """The seats that the game has: a host can send any numbers."""
        return tuple(seat for seat in seats if seat in range(len(self.table.seats)))

    def _person(self, seat: int | None) -> bool:
        return seat is not None and self.table.seats[seat].kind == HUMAN

    def _tell_round(self) -> None:
        """Announce the round, or the end, to machines that search for tables."""
        table = self.table
        round, over = max(1, table.game.round_of(table.position)), table.over
        if self._told != (round, over):
            self._told = round, over
            card = cards.write(MemberCard(self.name, round=round, over=over))
            self.remote.ask(lambda session: session.say(card))

    def _check(self) -> None:
        """Send the digests that other machines computed differently."""
        for seq, found in self.table.chronicle.fold.checks.due(self.table.chronicle.machine).items():
            if self._checked.get(seq) != found:
                self._checked[seq] = found
                self.remote.say(self.own[0], CHECK, pack(bodies.CheckBody(seq, found)))

    def _follow(self) -> None:
        """Read the new records of the log."""
        if self.remote.session.holds:
            self.table.chronicle.machine = self.remote.session.holder
        consent = self.table.consent
        for record in self.remote.read(self._read):
            self._read = record.seq
            if record.t_ms > self.now_ms:
                self._clock = record.t_ms, self._now()
            if record.kind != CHAT or record.seat in consent.lent or record.seat in consent.seized:
                continue
            body = bodies.body_of(record)
            if isinstance(body, bodies.ChatBody) and self._of_game([record.seat]):
                self.words = [*self.words[1 - _KEPT :], Said(record.seat, body.phrase, body.text)]
                self.unread += record.seat not in self.seats

    def _hear(self, word: bytes) -> None:
        said = cards.read_word(word)
        if said is not None:
            self.words = [*self.words[1 - _KEPT :], Said(NO_SEAT, said.phrase, said.text, said.name)]

    def _take(self, news: object) -> None:
        if isinstance(news, wire.Seated):
            self.code = news.code or self.code
            self.seats, self.refused, self.unknown = self._of_game(news.seats), None, None
            self.agreed, self._told = False, None  # the relay forgets both with the connection
            if self._hosting:
                self._hosting = False
                self.remote.ask(lambda session: session.resume())
        elif isinstance(news, wire.Here):
            self.here, self.spectators, self.open = frozenset(self._of_game(news.seats)), news.spectators, news.open
            self._clock = news.t_ms, self._now()
            self.agreed = self.agreed and not self.open
        elif isinstance(news, wire.Room) and self._hosting and news.code != self.code:  # once in each room
            self.code = news.code
            nobody = (0,) * len(self.table.seats)
            self.remote.ask(
                lambda session: session.begin(
                    session.table, nobody, session.log.header, [encode(record) for record in session.log.records]
                )
            )
        elif isinstance(news, wire.Aside):
            self._hear(news.word)
            self.unread += 1
        elif isinstance(news, RefusedNews):
            self.refused = news if news.final else self.refused
            self.unknown = news if news.code in UNKNOWN else None
