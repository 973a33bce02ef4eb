"""News of a shared table, shown once as toasts: presence, answers to questions, chat messages."""

from collections.abc import Callable, Sequence
from typing import Final

from luna.log.bodies import END, AskBody, MotionBody
from luna.log.consent import Question
from luna.log.records import ASK, HUMAN, MOTION, NO_SEAT, PROPOSE, VOTE
from luna.shell.app.scene import App
from luna.shell.board.panels.slip import Slip
from luna.shell.client import game_client
from luna.shell.network import connections
from luna.shell.network.relay_table import PHRASES, Shared
from luna.text.sentences import listed

_SURE: Final = 1.5  # seconds of an absence before it is reported: many cuts are shorter
_HUSH: Final = 10.0  # seconds between two reports about the same seat
_CROSSING: Final = frozenset({ASK, MOTION, PROPOSE, VOTE})
"""Kinds of records that are valid in any state of the game: two of them may cross on the network."""


class News:
    """Compares the table with its previous state and reports the changes."""

    def __init__(
        self,
        app: App,
        shared: Shared,
        names: Callable[[], Sequence[str]],
        chatting: Callable[[], bool],
        after: bool = False,
    ) -> None:
        """`chatting`: whether the chat is open. `after`: whether leavers are reported after the end of the game."""
        self._app, self._text, self._shared, self._names = app, app.catalogue, shared, names
        self._chatting, self._after = chatting, after
        self._say = app.toasts.say
        self._teller = game_client.of(shared.table.game.NAME).teller()
        self._lent = dict(shared.table.consent.lent)
        self._out = frozenset(shared.table.consent.inherited)  # the seats of removed people
        self._hushed: dict[int, float] = {}  # seats whose messages were reported as ignored, and when
        self._since: dict[int, float] = {}  # seats whose players are away, and since when
        self.gone: frozenset[int] = frozenset()
        """The seats whose players have been away for more than a moment, and were reported."""
        self._slip = ""  # the title of the urgent slip
        self._mine = shared.mine
        self._question: Question | None = None
        self._length = 0  # of the game at the last look
        self._last = shared.words[-1] if shared.words else None
        self._notices = 0

    def update(self) -> None:
        """Advance by one step."""
        self._journal()
        self._stand_ins()
        self._ignored()
        self._presence()
        self._answers()
        self._words()

    def show(self, slip: Slip | None, covered: bool) -> None:
        """While a scene covers the table, report questions there and the player's turn."""
        shared, text = self._shared, self._text
        urgent = shared.ballot.asked is not None or not shared.online  # other slips can wait
        before, self._slip = self._slip, slip.title if slip is not None and urgent else ""
        if covered and slip is not None and self._slip not in ("", before):
            self._say(text("network-beneath", words=self._slip), trouble=slip.warn)
        mine, self._mine = self._mine, shared.mine
        if covered and self._mine and not mine:
            self._say(text("network-your-turn", name=self._names()[shared.table.to_move or 0]))

    def _journal(self) -> None:
        """Report trouble with the journal on this machine; keep the ticket beside the present file."""
        remote = self._shared.remote
        for one in remote.notices[self._notices :]:
            self._notices += 1
            self._app.tell(one)
            self._app.playing = remote.path
            connections.keep_ticket(self._app, remote, self._shared.code)

    def _stand_ins(self) -> None:
        """Report when a bot stands in for a player, and when the player is back."""
        shared, text, consent = self._shared, self._text, self._shared.table.consent
        before, self._lent = self._lent, dict(consent.lent)
        out, self._out = self._out, frozenset(consent.inherited)
        for seat in sorted(self._out - out):
            self._say(text("door-removed", name=self._names()[seat]))
        for seat in (before.keys() ^ self._lent.keys()) - self._out:
            if shared.table.header.seats[seat].kind != HUMAN or shared.belongs(seat):
                continue
            self.gone -= {seat}
            self._since.pop(seat, None)
            said = "network-bot-takes" if seat in self._lent else "network-is-back"
            self._say(text(said, name=self._names()[seat]))

    def _ignored(self) -> None:
        """Report a machine that sent forbidden records, but not too often; a crossing question only to its asker."""
        table, names, text = self._shared.table, self._names(), self._text
        ignored, table.chronicle.ignored = table.chronicle.ignored, []
        now = self._app.clock.now()
        for one in ignored:
            if one.kind in _CROSSING:
                if one.kind != VOTE and one.seat in self._shared.own:
                    self._say(self._teller.refusal(text, one.reason))
                continue
            taken = table.consent.seized
            seat = taken.get(one.seat, one.seat) if one.seat >= 0 else next(iter(taken.values()), -1)
            if 0 <= seat < len(names) and now - self._hushed.get(seat, -_HUSH) >= _HUSH:
                self._hushed[seat] = now
                said = text("network-ignored", name=names[seat])
                self._say(f"{said} {self._teller.refusal(text, one.reason)}", trouble=True)

    def _presence(self) -> None:
        """Report players who have been away for more than a moment, and those who are back."""
        shared, now = self._shared, self._app.clock.now()
        if shared.slow or not shared.online or not shared.open or (shared.table.over and not self._after):
            self._since.clear()
            return
        if not shared.settled:
            return  # stand-ins are still on their way
        away = set(shared.missing)
        self._since = {seat: self._since.get(seat, now) for seat in away}
        gone, back = {seat for seat in away - self.gone if now - self._since[seat] >= _SURE}, self.gone - away
        self.gone = self.gone - back | gone
        self._say_of("network-left" if shared.table.over else "network-gone", gone)
        self._say_of("network-back", {seat for seat in back if shared.table.seats[seat].kind == HUMAN})

    def _answers(self) -> None:
        shared, text = self._shared, self._text
        before, now = self._question, shared.ballot.question
        if before is not None and now is not None and before.seq == now.seq:
            return
        length, self._length, self._question = self._length, shared.table.length, now
        if before is None or not shared.online:
            return
        last = shared.table.consent.question
        if last is not None and last.seq == before.seq:
            if last.no:
                self._say_of("network-says-no", last.no)
            elif before.seat not in shared.here:
                self._say(text("network-asker-gone", name=self._names()[before.seat]))
            else:
                self._say(text("network-says-nothing"))
        elif isinstance(before.wish, MotionBody):
            pace = shared.table.consent.pace
            if pace.ended if before.wish.what == END else pace.resting:
                self._say(text(f"pace-carried-{before.wish.what}"))
        elif isinstance(before.wish, AskBody) and shared.table.length > length:
            self._say(text("network-played-on", name=self._names()[before.seat]))

    def _words(self) -> None:
        shared, text = self._shared, self._text
        last = shared.words[-1] if shared.words else None
        new, self._last = last is not self._last, last
        if new and last is not None and last.seat not in shared.seats and not self._chatting():
            words = text(f"phrase-{last.phrase}") if last.phrase in PHRASES else last.text
            name = last.name if last.seat == NO_SEAT else self._names()[last.seat]
            self._say(text("network-said", name=name, words=words))

    def _say_of(self, key: str, seats: frozenset[int] | set[int]) -> None:
        if seats:
            names = [self._names()[seat] for seat in sorted(seats)]
            self._say(self._text(key, names=listed(self._text, names), count=len(names)))
