"""A table at a relay, as the window sees it: who is there, what is being asked, what was said, and how it is going.

`poll` is called every step and never waits. What may be done to whom is read from the table's log (`luna.log.consent`);
who is there, from the news of the connection.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from luna.core.game import Reason
from luna.log import bodies
from luna.log.consent import Question
from luna.log.encoding import pack
from luna.log.records import ASK, BOT, CHAT, CHECK, HUMAN, NO_SEAT, PROPOSE, VOTE, Seat, encode
from luna.net import cards, wire
from luna.net.cards import MemberCard, Word
from luna.net.remote import Remote
from luna.net.session import UNKNOWN, RefusedNews
from luna.table.table import Table

PHRASES: Final = ("hello", "well-played", "your-turn", "one-moment", "thanks", "again")
"""Words that everybody reads in his own language; the catalogue has them as `phrase-<name>`."""
_NONCE: Final = 8
_KEPT: Final = 200
_AGAIN: Final = 2_000
"""Milliseconds until a seat is asked for once more."""


class Said(NamedTuple):
    """A word of somebody at the table, or of somebody who looks on (`seat` is NO_SEAT, and `name` tells who)."""

    seat: int
    phrase: str
    text: str
    name: str = ""


class Shared:
    """The other side of a shared table."""

    def __init__(self, remote: Remote, table: Table, now: Callable[[], float], name: str = "") -> None:
        """`name`: of whoever looks on from here, if nobody here plays."""
        self.name = name
        self.remote = remote
        self.table = table
        self.seats = self._of_game(remote.session.seats)
        """Played from this machine."""
        self.here = frozenset(range(len(table.seats)))
        """Seats that somebody is there for."""
        self.spectators = 0
        self.open = True
        """False: the relay waits until everybody has shown his log."""
        self.refused: RefusedNews | None = None
        """The relay will not have us, and trying again does not change that."""
        self.unknown: RefusedNews | None = None
        """The relay that answers does not know the table; perhaps it will in a moment."""
        self.agreed = False
        """Not to wait: said here, while the relay wants to hear it from everybody who is there."""
        self.code = ""
        self.words: list[Said] = []
        self.unread = 0
        self._told: tuple[int, bool] | None = None  # what those who search see
        self._hosting = isinstance(remote.session.wish, wire.Open)
        self._last_ms = 0  # what time it was at the table at `_at`
        self._read = 0
        self._voted = 0  # the last question that was answered here
        self._taken_ms = -_AGAIN  # when a seat was asked for
        self._checked: dict[int, bytes] = {}
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
        return bool(self.seats or self.remote.session.holds)

    @property
    def policy(self) -> str:
        """The policy of taking back: who may; see `consent`."""
        return self.table.consent.policy

    @property
    def forked(self) -> bool:
        """Whether the relay has another log than this one, and there is something here to be kept aside."""
        remote = self.remote
        if self.refused is None or self.refused.code != "fork" or remote.path is None:
            return False
        return remote.session.holds and remote.head().seq > 0

    @property
    def own(self) -> list[int]:
        """The seats here that are nobody else's, without those that were lent."""
        return [seat for seat in self.seats if seat not in self.table.consent.lent]

    @property
    def people(self) -> list[int]:
        """The local seats with human players, without those that were lent."""
        return [seat for seat in self.own if self._person(seat)]

    def belongs(self, seat: int) -> bool:
        """Whether a seat belongs to this machine, also while a bot plays it at another, or nobody is heard."""
        return bool(self.table.chronicle.machine) and self.table.consent.owner(seat) == self.table.chronicle.machine

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
    def missing(self) -> list[int]:
        """Seats of people who are not there, also while nobody may play; who hosted bots is missed, not they."""
        return [seat for seat, one in enumerate(self.table.seats) if one.kind == HUMAN and seat not in self.here]

    @property
    def now_ms(self) -> int:
        """The time of the table."""
        return self._last_ms + int(1000 * (self._now() - self._at))

    def poll(self) -> bool:
        """What has come since the last step; True when something else is to be seen."""
        before = self.online, self.open, self.seats, self.here, self.spectators, len(self.words)
        for _ in range(self.remote.news.qsize()):  # what comes meanwhile is for the next step
            self._take(self.remote.news.get())
        self._follow()
        if self.online and self.open and self.own:
            self._tell_round()
            self._answer_for_own()
            self._check()
            self._take_what_may_be_taken()
        return before != (self.online, self.open, self.seats, self.here, self.spectators, len(self.words))

    @property
    def settled(self) -> bool:
        """Whether the table shows all that the relay has spoken of: what it says of people fits to it then."""
        return self.remote.caught_up and self.table.head == self.remote.head().seq

    # ---- questions

    @property
    def question(self) -> Question | None:
        """The open question at the table. Whoever asked has to be there, for he does what is granted."""
        question = self.table.consent.open_at(self.now_ms)
        if question is None or question.seat not in self.here or question.lost(self.table.seats, self.here):
            return None
        return question

    @property
    def asked(self) -> Question | None:
        """The open question if somebody here has to answer it."""
        question = self.question
        if question is None or question.seat in self.own or not self._silent(question):
            return None
        return question

    @property
    def granted(self) -> Question | None:
        """The question of somebody here that may be acted upon now."""
        question = self.question
        mine = question is not None and question.seat in self.own
        return question if mine and question and question.granted(self.table.seats, self.here) else None

    def vote(self, yes: bool) -> None:
        """Answer for everybody here; one no is enough."""
        question = self.asked
        if question is not None:
            silent = self._silent(question)
            for seat in silent if yes or isinstance(question.wish, bodies.ProposeBody) else silent[:1]:
                self.remote.say(seat, VOTE, pack(bodies.VoteBody(question.seq, yes)))
            self._voted = question.seq

    # ---- taking back

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
        """Whether it can be taken back without asking."""
        found, history = self.target(), self.table.history
        if found is None:
            return False
        one_back = found[1] == (history[-2].seq if len(history) > 1 else 0)
        return self.table.consent.free(found[0], self.now_ms, one_back)

    def ask(self, seat: int, as_of: int) -> Reason | None:
        """Ask everybody; why not, if that cannot be."""
        reason = self.table.consent.why_not_ask(seat, self.now_ms)
        if reason is None:
            self.remote.say(seat, ASK, pack(bodies.AskBody(secrets.token_bytes(_NONCE), as_of)))
        return reason

    # ---- who is away

    def propose(self, away: int, bot: Seat) -> Reason | None:
        """Propose that a bot plays for somebody who is away; why not, if that cannot be."""
        seat = next(iter(self.people), None)
        if seat is None:
            return None
        reason = self.table.consent.why_not_propose(seat, away, self.now_ms, bot)
        if reason is None:
            self.remote.say(seat, PROPOSE, pack(bodies.ProposeBody(secrets.token_bytes(_NONCE), away, bot)))
        return reason

    # ---- waiting

    def go_on(self) -> None:
        """Agree not to wait for those whose logs nobody has seen."""
        self.agreed = True
        self.remote.ask(lambda session: session.tell(wire.GoOn()))

    # ---- saying

    def say(self, phrase: str, text: str = "") -> None:
        """A word to the others, of the first person here; who looks on talks to the others who do."""
        if self.own:
            seat = next(iter(self.people), self.own[0])
            self.remote.say(seat, CHAT, bodies.chat_body(secrets.token_bytes(_NONCE), phrase, text))
        elif not self.plays:
            word = cards.write_word(Word(self.name, phrase, text))
            self.remote.ask(lambda session: session.tell(wire.Aside(word)))
            self._heard_aside(word)

    # ---- inside

    def _of_game(self, seats: Iterable[int]) -> tuple[int, ...]:
        """Those of the seats that the game has: whoever hosts can say any."""
        return tuple(seat for seat in seats if seat in range(len(self.table.seats)))

    def _person(self, seat: int | None) -> bool:
        return seat is not None and self.table.seats[seat].kind == HUMAN

    def _silent(self, question: Question) -> list[int]:
        """Seats here that have not answered."""
        if question.seq == self._voted:
            return []
        waited = question.asked(self.table.seats) - question.yes - question.no
        return sorted(waited & set(self.own))

    def _tell_round(self) -> None:
        """Announce how far the game is, or that it is over, to those who search."""
        table = self.table
        round, over = max(1, table.game.round_of(table.position)), table.over
        if self._told != (round, over):
            self._told = round, over
            card = cards.write(MemberCard(self.name, round=round, over=over))
            self.remote.ask(lambda session: session.say(card))

    def _answer_for_own(self) -> None:
        """Agree for those who share a machine with the one who asks: they have been asked aloud."""
        question = self.question
        if question is not None and question.seat in self.own:
            silent = self._silent(question)
            for seat in silent:
                self.remote.say(seat, VOTE, pack(bodies.VoteBody(question.seq, True)))
            if silent:
                self._voted = question.seq

    def _check(self) -> None:
        """Somebody comes to another position by a record: say what it is here."""
        for seq, found in self.table.chronicle.due.items():
            if self._checked.get(seq) != found:
                self._checked[seq] = found
                self.remote.say(self.own[0], CHECK, pack(bodies.CheckBody(seq, found)))

    def _take_what_may_be_taken(self) -> None:
        """A seat that a bot plays, or may play now, and that no machine is there for, or the wrong one."""
        wanted = self._may_be_taken()
        if wanted is not None and self.now_ms - self._taken_ms >= _AGAIN:
            self._taken_ms = self.now_ms
            self.remote.ask(lambda session: session.tell(wire.Take(wanted)))

    def _may_be_taken(self) -> int | None:
        consent, seat = self.table.consent, self.table.to_move
        granted = self.granted
        if granted is not None and isinstance(granted.wish, bodies.ProposeBody):
            return granted.wish.seat
        for lent, by in consent.lent.items():
            if by in self.own and lent in consent.seized:
                return lent
        if seat is None or seat not in self.away or self.table.seats[seat].kind != BOT:
            return None
        first = min(self.here - consent.lent.keys(), default=-1)  # one of the machines, and not all of them
        return seat if first in self.own else None

    def _follow(self) -> None:
        if self.remote.session.holds:
            self.table.chronicle.machine = self.remote.session.holder
        consent = self.table.consent
        for record in self.remote.read(self._read):
            self._read = record.seq
            if record.t_ms > self.now_ms:
                self._set_clock(record.t_ms)
            if record.kind != CHAT or record.seat in consent.lent or record.seat in consent.seized:
                continue
            body = bodies.body_of(record)
            if isinstance(body, bodies.ChatBody) and self._of_game([record.seat]):
                self.words = [*self.words[1 - _KEPT :], Said(record.seat, body.phrase, body.text)]
                self.unread += record.seat not in self.seats

    def _set_clock(self, t_ms: int) -> None:
        self._last_ms, self._at = t_ms, self._now()

    def _heard_aside(self, word: bytes) -> None:
        said = cards.read_word(word)
        if said is not None:
            self.words = [*self.words[1 - _KEPT :], Said(NO_SEAT, said.phrase, said.text, said.name)]

    def _take(self, news: object) -> None:
        if isinstance(news, wire.Seated):
            self.code = news.code or self.code
            self.seats, self.refused, self.unknown = self._of_game(news.seats), None, None
            self.agreed, self._told = False, None  # the relay forgets it with the connection
            if self._hosting:
                self._hosting = False
                self.remote.ask(lambda session: session.resume())
        elif isinstance(news, wire.Here):
            self.here, self.spectators, self.open = frozenset(self._of_game(news.seats)), news.spectators, news.open
            self._set_clock(news.t_ms)
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
            self._heard_aside(news.word)
            self.unread += 1
        elif isinstance(news, RefusedNews):
            self.refused = news if news.final else self.refused
            self.unknown = news if news.code in UNKNOWN else None


def wishes_back(question: Question | None) -> int | None:
    """The record to which somebody would like to go back; None when that is not the question."""
    return question.wish.as_of if question is not None and isinstance(question.wish, bodies.AskBody) else None
