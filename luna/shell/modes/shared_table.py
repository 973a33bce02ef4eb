"""A table shared with other machines: this machine plays its own seats and watches the others."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

import pygame
from typing_extensions import override

from luna.core.game import Game, Reason, Turn
from luna.log import consent
from luna.log.records import PLAYS, REWIND, SEAT, TAKE
from luna.net.remote import Remote
from luna.shell.access.node import Node, Role, group, paragraph
from luna.shell.app import hints, navigation
from luna.shell.app.scene import App
from luna.shell.board import history
from luna.shell.board.chrome import Chrome
from luna.shell.board.draft import Draft
from luna.shell.board.panel import Panel
from luna.shell.board.panels.slip import SlipOfPaper
from luna.shell.board.pen import Pen
from luna.shell.board.table_view import TableView
from luna.shell.board.teller import Entry
from luna.shell.board.view import hurry
from luna.shell.input import pad
from luna.shell.modes.chat_corner import ChatCorner, mark_away
from luna.shell.modes.conditional_turns import Ahead
from luna.shell.modes.mode import Mode
from luna.shell.modes.network_news import News
from luna.shell.modes.network_slips import Slips
from luna.shell.modes.recap import replay_since
from luna.shell.modes.relay_sync import Desync, HostDuties, KeptDraft, TurnInFlight
from luna.shell.modes.takeback import SharedTakeback
from luna.shell.network import connections
from luna.shell.network.rehosting import Rehosts
from luna.shell.network.relay_table import Shared
from luna.shell.players.seats import own_seat
from luna.shell.screens.table_menu import OverlayScene
from luna.table.chronicle import Outcome
from luna.table.link import TableLink
from luna.table.table import Table

_ON_PAD: Final = {"forecast": "yes", "recap": "no"}
"""Commands whose buttons answer a slip on the pad, which has too few buttons for yes and no."""


def shared_table(app: App, remote: Remote, game: Game) -> tuple[TableView, Shared]:
    """The table at the other end of a connection. Raises `Refused` when it is a table of another game."""
    table = Table(game, remote)
    shared = Shared(remote, table, app.clock.now, app.settings.player or app.catalogue("network-guest"))
    return TableView(app, TableLink(table), SharedMode(shared)), shared


class SharedMode(Mode):
    """The mode of a game at a relay."""

    view: TableView
    branches = False  # nobody continues alone

    def __init__(self, shared: Shared) -> None:
        self.shared, self.paper = shared, SlipOfPaper()
        self._mine = shared.mine
        self._sent: tuple[Turn, bytes] | None = None  # the last turn from here, with the digest of its position
        self._turning = False  # the last outcome was a turn
        self._missed: list[Outcome | Reason] = []  # results that arrived while a scene covered the table
        self._passed = 0  # turns among them that have been shown
        self._anew = False  # the other machines continued with another log: a new scene takes over
        self._looked: int | None = None  # the last record seen before this visit
        self._final = False  # the final page takes over the connection

    @override
    def sit(self) -> None:
        view, shared = self.view, self.shared
        self.chat, self.ahead = ChatCorner(view, shared), Ahead(view, shared)
        self._news = News(view.app, shared, lambda: view.names, lambda: self.chat.panel in view.open)
        self.slips = Slips(view, shared, self._news, self.ahead)
        self._in_flight, self._kept, self._host = TurnInFlight(view), KeptDraft(view), HostDuties(view, shared)
        self._desync, self._rehosts = Desync(view, shared, self.slips), Rehosts(view.app, shared)

    @property
    @override
    def remote(self) -> Remote:
        return self.shared.remote

    @override
    def takeback(self) -> SharedTakeback:
        self._takeback = SharedTakeback(self.view, self.shared, lambda: self.ahead.seats)
        self.held = self._takeback.held
        return self._takeback

    @override
    def panels(self) -> Sequence[Panel]:
        return (*super().panels(), self.chat.panel)

    # ---- as a scene on the stack

    @override
    def enter(self) -> None:
        """Show a returning player the others' turns, once."""
        view = self.view
        self._looked = view.app.tables.seen.read().get(self.shared.remote.session.table)
        new = self._looked is None or any(one.seq > self._looked for one in view.history.entries)
        if view.app.settings.recap == "auto" and new and view.mode.since() and self.shared.plays:
            replay_since(view)
        if self.coach is not None:
            self.coach.look()
        view.app.tables.look()  # circles learn from there who sits here

    @override
    def exit(self) -> None:
        """Let sent turns arrive; do not wait for a relay that is gone."""
        pygame.key.stop_text_input()
        view, remote = self.view, self.shared.remote
        if not view.table.over and view.app.network.owns(remote) and view.app.network.guests(remote) > 0:
            view.app.toasts.say(view.text("network-stays-open"))
        self._rehosts.close()
        if self.shared.plays:
            view.app.tables.seen.note(remote.session.table, view.table.head)
        if self._final:
            view.link.release()
        else:
            remote.close()
            view.link.close()

    @override
    def resume(self) -> None:
        """Show the results that arrived while another scene covered the table."""
        super().resume()
        view = self.view
        while self._missed and not (hurry(view) or view.covered):
            result = self._missed.pop(0)
            self._passed += isinstance(result, Outcome) and result.kind in PLAYS
            view.answers.take(result)
        if not view.covered:
            passed, self._passed = self._passed, 0
            if passed > 1:
                view.enter()

    @override
    def beneath(self, dt: float) -> None:
        """Let the other players and the bots of this machine continue."""
        self._hear_the_others(dt)
        self._missed += [answered.result for answered in self.view.link.poll()]
        self.view.company.update(dt, True)
        self._news.show(self.slips.slip(), True)

    @override
    def update(self, dt: float) -> bool:
        view = self.view
        if self._hear_the_others(dt):
            view.dirty = True
            view.refresh()
        if self.shared.mine != self._mine:
            self._mine = self.shared.mine
            draft = view.board.hand.begun
            view.board.take(moved=False)
            super().position_taken(draft)
            self._kept.take_up(draft)
            view.refresh()
        if self.shared.forked and not self._anew:
            self._anew = True
            connections.begin_anew(view.app, self.shared.remote)
            return False
        return True

    @override
    def settle(self, dt: float) -> None:
        view = self.view
        if self._in_flight.update(dt) and view.board.display.layout.bar.draft_is_icon:
            view.app.toasts.say(self.slips.waited_for(True)[0])  # it does not fit on the strip
        self._desync.update(dt)
        self.chat.read()
        slip = self.slips.slip()
        self._news.show(slip, False)
        if self.paper.show(slip):
            view.dirty = True

    def _hear_the_others(self, dt: float) -> bool:
        """Take news from the network; True when the picture changes."""
        changed = self.shared.poll()
        self._takeback.do_granted()
        self._news.update()
        self._rehosts.update(dt)
        self._host.update()
        return self.ahead.update() or changed

    @override
    def ended(self) -> None:
        self._final = True
        self.view.app.tables.look()  # circles sign the result from there
        navigation.finished(self.view.app, self.view.table, self.shared)

    # ---- input

    @override
    def handle(self, event: pygame.event.Event) -> bool:
        view = self.view
        if self.chat.handle(event):
            view.dirty = True
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.paper.covers(event.pos):
            deed = self.paper.deed(event.pos)
            if deed is not None:
                deed.do()
            view.dirty = True
            return True
        if event.type == pygame.MOUSEMOTION and self.paper.covers(event.pos):
            view.board.hand.pointer.point, view.dirty = event.pos, True
            return True
        if event.type == pad.PRESSED and self.paper.answer(_ON_PAD.get(event.command, "")):
            view.dirty = True
            return True
        return self._in_flight.handle(event)

    @override
    def commands(self) -> Mapping[str, Callable[[], object]]:
        return {
            "chat": self.chat.toggle,
            "whatif": self.ahead.try_out,
            **{name: partial(self.paper.answer, name) for name in ("yes", "no")},
        }

    @override
    def leave(self) -> None:
        view = self.view
        pace = self.slips.pace if self.shared.slow else None
        view.app.push(OverlayScene(view.app, view.table.snapshot(), visitors=self._host.visitors, pace=pace))

    @override
    def since(self) -> Sequence[Entry]:
        """The unseen turns, or the usual ones if more: while others move, since the last of any seat here."""
        view = self.view
        here = [seat for seat in range(len(view.table.seats)) if self.shared.belongs(seat)]
        usual = super().since()
        if here and view.table.to_move not in here:
            usual = min((view.history.since(seat) for seat in here), key=len)
        looked = self._looked
        unseen = [] if looked is None else [one for one in view.history.entries if one.seq > looked]
        return max(unseen, usual, key=len)

    # ---- turns

    @property
    @override
    def forbidden(self) -> str:
        text, seat = self.view.text, self.view.table.to_move
        if not self.shared.online:
            return text("network-lost")
        return text("turn-over") if seat is None else text("network-not-yours", name=self.view.names[seat])

    @override
    def takes(self, turn: Turn) -> bool:
        if not self.shared.online:
            self.ahead.prepare(turn)
            self.view.board.take(moved=False)
            return False
        self._sent = turn, self.view.table.digest
        return True

    @override
    def filter_result(self, result: Outcome | Reason) -> Outcome | Reason | None:
        view = self.view
        if isinstance(result, Reason) and result.code == "table-stale" and self._sent is not None:
            turn, meant = self._sent
            if meant == view.table.digest:  # only a chat message came in between
                view.link.submit(turn)
                return None
        if isinstance(result, Outcome):
            if view.covered:  # a scoring is seen before what follows it
                self._missed.append(result)
                return None
            if result.kind not in PLAYS | {REWIND, SEAT, TAKE}:
                view.history.follow()
                view.dirty = True
                return None
            if result.kind in PLAYS:
                self._kept.drop()
            result = result._replace(kind=SEAT) if result.kind == TAKE else result
        self._turning = isinstance(result, Outcome) and result.kind in PLAYS
        return result

    @override
    def result_shown(self, result: Outcome | Reason) -> None:
        """A turn of another machine ends the grace; an undo of another machine is announced."""
        view = self.view
        if isinstance(result, Outcome) and result.seat not in self.shared.seats:
            view.grace.end()
            if result.kind == REWIND and 0 <= result.seat < len(view.names):
                done = [one for one in view.table.chronicle.fold.table_events if one.seq == result.seq]
                view.app.toasts.say(" ".join(history.sentences(view.text, view.names, done)))

    @override
    def position_taken(self, draft: Draft | None) -> None:
        super().position_taken(draft)
        self._kept.take_up(None if self._turning else draft)

    # ---- picture

    @override
    def nodes(self) -> Sequence[Node]:
        slip = self.paper.slip
        if slip is None:
            return ()
        deeds = (Node(f"deed-{at}", Role.BUTTON, one.words, press=one.do) for at, one in enumerate(slip.deeds))
        said = paragraph((slip.title, slip.below))
        return (Node("slip", Role.STATUS, said, live=True), group("deeds", slip.title, tuple(deeds), Role.GROUP))

    @override
    def draw(self, pen: Pen) -> None:
        view = self.view
        if not self.shared.slow:
            mark_away(pen, view.text, set(self.shared.away).intersection(self.shared.missing))
        self.chat.draw(pen, hints.cap(view.app, "chat"))
        caps = dict(hints.caps(view.app))
        if view.app.pad.leads:
            caps |= {answer: caps.get(answer) or caps.get(command, "") for command, answer in _ON_PAD.items()}
        self.paper.draw(pen, view.board.hand.pointer.point, caps)

    @override
    def dress(self, chrome: Chrome) -> Chrome:
        view, shared = self.view, self.shared
        undo = view.board.hand.begun is not None or (
            shared.last_turn() is not None and shared.table.consent.policy != consent.OFF
        )
        you = own_seat(view.table.seats, shared.seats)  # also without a connection
        unsaved = "!" if view.table.log.unkept else ""  # the words would cover the button of the chat
        chrome = replace(chrome, can_undo=undo and bool(self._takeback.held()), you=you, unsaved=unsaved)
        if self._in_flight.slow or (view.company.watching and view.company.opponents.thinking is None):
            title, hint = self.slips.waited_for(self._in_flight.slow)
            return replace(chrome, draft_title=title, draft_hint=hint)
        return chrome
