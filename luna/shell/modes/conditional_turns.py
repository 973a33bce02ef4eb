"""Decisions in advance at a table by turn: a turn without a connection, and answers to turns of others."""

import contextlib
from collections.abc import Callable
from functools import partial

from luna.core.game import Reason, Turn
from luna.log.bodies import turn_body
from luna.log.records import DRAW, HUMAN, TURN
from luna.net import plans, watch_messages
from luna.net.following import Orders
from luna.net.hosted import fingerprint
from luna.net.plans import Answer, Plans, Prepared
from luna.net.session import Session
from luna.net.watch_messages import MOST_PLANS
from luna.shell.app import navigation
from luna.shell.board.panels.slip import Deed, Slip
from luna.shell.board.table_view import TableView
from luna.shell.network.relay_table import Shared
from luna.shell.screens.page import QuestionScene
from luna.table.table import Table


class Ahead:
    """The plans of the seats here. The file beside the journal is authoritative; a failing disk keeps none."""

    def __init__(self, view: TableView, shared: Shared) -> None:
        self._view, self._app, self._shared = view, view.app, shared
        self._plans = plans.read(shared.remote.path) if shared.remote.path is not None else Plans()
        self._settled = -1, False  # the head of the log at the last settling, and whether that is all
        self._sent = -1  # the head at which the prepared turn was sent
        self._ordered: tuple[Orders, ...] | None = None  # the plans that the relay got on this connection

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that may prepare a turn now: those of people here, without a connection, and only one turn."""
        shared = self._shared
        if shared.online or not shared.slow or self._plans.prepared is not None or shared.refused is not None:
            return ()
        people = (seat for seat, one in enumerate(shared.table.seats) if one.kind == HUMAN)
        return tuple(seat for seat in people if shared.belongs(seat))

    def prepare(self, turn: Turn) -> None:
        """Keep a turn until there is a connection."""
        table = self._shared.table
        written = table.acts.written(turn)
        if not isinstance(written, Reason):
            seat, kind, body = written
            self._write(self._plans._replace(prepared=Prepared(seat, table.head, kind, tuple(turn), body)))
            self._app.toasts.say(self._view.text("ahead-prepared"))

    def update(self) -> bool:
        """Settle the plans by the log, and send prepared turns; returns whether the picture changes."""
        shared, table = self._shared, self._shared.table
        changed = False
        now = table.head, shared.mine and shared.settled
        if self._settled != now and self._plans != Plans():
            self._settled = now
            changed = self._settle(whole=now[1])
        self._order()
        planned = self._plans.prepared
        fits = planned is not None and self._fits(planned)
        if planned is not None and fits and shared.mine and shared.settled and self._sent != table.head:
            self._sent = table.head
            self._view.link.submit(planned.turn)
        return changed

    def slip(self) -> Slip | None:
        """The slip about the prepared turn: it waits, or the table has moved on."""
        planned, text = self._plans.prepared, self._view.text
        if planned is None or self._shared.table.over:
            return None
        if self._fits(planned):
            drop = Deed(text("ahead-drop"), self._drop, "no")
            return Slip(text("ahead-waits"), text("ahead-waits-below"), (drop,))
        forget = Deed(text("ahead-forget"), self._drop, "no")
        if self._shared.mine and self._shared.table.why_not(planned.turn) is None:
            play = Deed(text("ahead-play"), partial(self._play, planned.turn), "yes")
            return Slip(text("ahead-look"), text("ahead-look-below"), (play, forget))
        return Slip(text("ahead-look"), text("ahead-look-gone"), (forget,))

    @property
    def count(self) -> int:
        """The number of turns decided in advance."""
        return len(self._plans.answers)

    # ---- conditional turns

    def try_out(self) -> None:
        """Open the what-if board; a turn tried there may be decided in advance."""
        table = self._shared.table
        then = self._offer if self._shared.slow and self._shared.remote.path is not None else None
        navigation.what_if(self._app, table, table.length, then)

    def _offer(self, tried: Table) -> None:
        """Offer to keep the answers of a line that was tried."""
        table, words = self._shared.table, self._view.text
        if tried.length <= table.length or tried.position_at(table.length) != table.position:
            return  # nothing was tried, or the table has moved on
        found, chance = answers(table, tried, self._shared.belongs)
        if found:
            said = [words("ahead-offer", count=len(found)), words("ahead-alike-below")]
            said += [words("ahead-chance")] if chance else []
            title, exactly = words("command-ahead"), tuple(answer._replace(worth=b"") for answer in found)
            only = words("ahead-exactly"), partial(self._keep, exactly)
            alike = words("ahead-alike"), partial(self._keep, found)
            self._app.push(QuestionScene(self._app, None, title, " ".join(said), *only, alike))

    def _keep(self, found: tuple[Answer, ...]) -> None:
        """Keep answers; a new answer to the same turn replaces the old one."""
        text = self._view.text
        new = {answer.digest for answer in found}
        kept = (*(one for one in self._plans.answers if one.digest not in new), *found)
        if any(sum(one.seat == seat for one in kept) > MOST_PLANS for seat in range(len(self._shared.table.seats))):
            self._app.toasts.say(text("ahead-too-many", count=MOST_PLANS), trouble=True)
            return
        self._write(self._plans._replace(answers=kept))
        self._app.toasts.say(text("ahead-alike-kept" if found[0].worth else "ahead-kept", count=len(found)))

    def forget_answers(self) -> None:
        """Withdraw all conditional turns."""
        self._write(self._plans._replace(answers=()))

    def _order(self) -> None:
        """Send the relay the conditional turns, once per connection and after each change."""
        shared, now = self._shared, plans.orders(self._plans)
        if not (shared.online and shared.open and shared.seats):
            self._ordered = None
        elif self._ordered != now and (now or self._ordered):
            before, self._ordered = self._ordered, now
            gone = {order.seat for order in before or ()} - {order.seat for order in now}
            table = shared.remote.session.table
            for seat, turns in (*now, *((seat, ()) for seat in sorted(gone))):
                shared.remote.ask(partial(Session.tell, message=watch_messages.Plan(table, seat, turns)))

    def _fits(self, planned: Prepared) -> bool:
        """Whether no turn was played since this one was prepared."""
        fold = self._shared.table.chronicle.fold
        return planned.base < fold.count and fold.at(planned.base) is fold.node

    def _settle(self, *, whole: bool) -> bool:
        """Settle the plans by the log. `whole`: the relay has no more, and a seat here is to move."""
        table, text = self._shared.table, self._view.text
        records = table.chronicle.good
        found = plans.settled(self._plans, records)
        if whole:
            found = plans.first_due(found, records, table.game, table.position)
        for key, count in (("ahead-fired", len(found.fired)), ("ahead-dropped", found.plans.gone)):
            if count:
                self._app.toasts.say(text(key, count=count))
        now = found.plans._replace(gone=0)
        if now == self._plans:
            return False
        self._write(now)
        return True

    def _play(self, turn: Turn) -> None:
        self._drop()
        self._view.link.submit(turn)

    def _drop(self) -> None:
        self._write(self._plans._replace(prepared=None))

    def _write(self, now: Plans) -> None:
        self._plans = now
        path = self._shared.remote.path
        if path is not None:
            with contextlib.suppress(OSError):  # they live as long as this table is open
                plans.write(path, now)
        self._app.tables.look()  # the relay gets the plans from there
        self._view.refresh()


def answers(table: Table, tried: Table, belongs: Callable[[int], bool]) -> tuple[tuple[Answer, ...], bool]:
    """The turns of seats here that each answer another seat's turn in a line, and whether chance ended the line."""
    found: list[Answer] = []
    line: list[Turn] = []
    before: bytes | None = None  # the digest of the previous turn, if it is another seat's
    for node in tried.chronicle.fold.node.path()[table.length :]:
        seat = node.record.seat
        if node.record.kind == DRAW:
            return tuple(found), True
        body = turn_body(node.turn, node.after)
        if belongs(seat) and before is not None:
            comes = plans.worth(tried.game, tried.position_at(table.length + len(line)), node.turn)
            found.append(Answer(seat, table.head, before, tuple(line), tuple(node.turn), body, comes))
        line.append(tuple(node.turn))
        before = None if belongs(seat) else fingerprint(seat, TURN, body)
    return tuple(found[:MOST_PLANS]), False
