"""A table shared with other machines: the seats of this one are played, the others are watched."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace

import pygame
from typing_extensions import override

from luna.core.game import Game, Reason, Turn
from luna.log import consent
from luna.log.notices import refusal
from luna.log.records import PLAYS, REWIND, SEAT, TAKE
from luna.net.remote import Remote
from luna.shell.access.node import Node, Role, group, paragraph
from luna.shell.app.scene import App
from luna.shell.board.chrome import Chrome
from luna.shell.board.draft import Draft
from luna.shell.board.panel import Panel
from luna.shell.board.panels.chatpanel import ChatPanel
from luna.shell.board.panels.logpanel import LogPanel
from luna.shell.board.panels.slip import SlipOfPaper
from luna.shell.board.pen import Rect
from luna.shell.board.table_view import TableView
from luna.shell.board.teller import Entry
from luna.shell.modes import dealings
from luna.shell.modes.differences import Differences
from luna.shell.modes.hosting import Hosting
from luna.shell.modes.mode import Mode
from luna.shell.modes.network_news import News
from luna.shell.modes.network_notes import Slips
from luna.shell.modes.presence import draw_corner, mark_away
from luna.shell.modes.replay import ReplayScene
from luna.shell.modes.underway import UnderWay
from luna.shell.network import connections
from luna.shell.network.ballot import wishes_back
from luna.shell.network.rehosting import Rehosts
from luna.shell.network.relay_table import Shared
from luna.shell.players.seats import own_seat
from luna.shell.screens.table_menu import OverlayScene
from luna.table.chronicle import Outcome
from luna.table.link import TableLink
from luna.table.table import Player, Table


def shared_table(app: App, remote: Remote, game: Game) -> tuple[TableView, Shared]:
    """The table at the other end of a connection; `Refused` when it is not one of this game."""
    table = Table(game, remote)
    shared = Shared(remote, table, app.clock.now, app.settings.player or app.catalogue("network-guest"))
    return TableView(app, TableLink(table), SharedMode(app, shared)), shared


class SharedMode(Mode):
    """The mode of a game at a relay."""

    view: TableView

    def __init__(self, app: App, shared: Shared) -> None:
        def names() -> Sequence[str]:
            return self.view.names

        self.shared = shared
        self.chat = ChatPanel(shared, app.catalogue, names)
        self.paper = SlipOfPaper()
        self.slips = Slips(app, shared, names, self._deny, self._play_myself, lambda: self._news.gone)
        self._mine = shared.mine
        self._tried = 0  # the last record when what was granted was done
        self._sent: tuple[Turn, bytes] | None = None  # the last turn from here, and the position it was meant for
        self._under_way = UnderWay(lambda: self.view)
        self._turning = False  # a turn has just been played
        self._missed: list[Outcome | Reason] = []  # what came while something lay over the table
        self._passed = 0  # turns of it that have been gone through
        self._kept: Draft | None = None  # what was put together when the connection was lost
        self._differences = Differences(lambda: self.view, shared, self.slips)
        self._anew = False  # the others went on differently: another scene takes over
        self._final = False  # the final table takes over, and with it the connection
        self._rehosts = Rehosts(app, shared)
        self._hosting = Hosting(app, shared, names)
        self._news = News(app, shared, names, lambda: self.chat in self.view.open)
        self._corner = Rect(0, 0, 0, 0)

    @override
    def panels(self) -> Sequence[Panel]:
        return (*super().panels(), self.chat)

    # ---- life on the stack

    @override
    def enter(self) -> None:
        """Whoever comes back sees what the others have done meanwhile."""
        view = self.view
        if view.app.settings.recap == "auto" and view.mode.since() and self.shared.plays:
            view.looks.replay_since()
        if self.coach is not None:
            self.coach.look()

    @override
    def exit(self) -> None:
        """What was sent still arrives; nobody waits for a relay that is gone."""
        pygame.key.stop_text_input()
        view, remote = self.view, self.shared.remote
        if not view.table.over and connections.own(view.app, remote) and connections.guests(view.app, remote) > 0:
            view.app.toasts.say(view.text("network-stays-open"))
        self._rehosts.close()
        if self._final:
            view.link.release()
        else:
            remote.close()
            view.link.close()

    @override
    def resume(self) -> None:
        """Whoever was elsewhere sees what the others have done meanwhile."""
        super().resume()
        view = self.view
        while self._missed and not (view.hurry() or view.covered):
            result = self._missed.pop(0)
            self._passed += isinstance(result, Outcome) and result.kind in PLAYS
            view.answers.take(result)
        if not view.covered:
            passed, self._passed = self._passed, 0
            if passed > 1:
                view.enter()

    @override
    def beneath(self, dt: float) -> None:
        """The others play on, and so do the bots of this machine."""
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
            self._take_hand()
            view.refresh()
        if self.shared.forked and not self._anew:
            self._anew = True
            connections.begin_anew(view.app, self.shared.remote)
            return False
        return True

    @override
    def settle(self, dt: float) -> None:
        view = self.view
        if self._under_way.update(dt) and view.board.display.layout.bar.draft_is_icon:
            view.app.toasts.say(self.slips.waited_for(True)[0])  # where the strip has no room for it
        self._differences.update(dt)
        if self.chat in view.open and self.shared.unread:
            self.shared.unread = 0
        slip = self.slips.slip()
        self._news.show(slip, False)
        if self.paper.show(slip):
            view.dirty = True

    def _hear_the_others(self, dt: float) -> bool:
        """What does not wait for anybody here; True when something else is to be seen."""
        changed = self.shared.poll()
        self._do_what_was_granted()
        self._news.update()
        self._rehosts.update(dt)
        self._hosting.update(self.view.link)
        return changed

    @override
    def ended(self) -> None:
        self._final = True
        self.view.app.ways.finished(self.view.app, self.view.table, self.shared)

    # ---- input

    @override
    def handle(self, event: pygame.event.Event) -> bool:
        view = self.view
        if event.type in (pygame.KEYDOWN, pygame.TEXTINPUT) and self.chat in view.open and self.chat.typed(event):
            view.dirty = True
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            if self._corner.collidepoint(event.pos):
                self._chat()
                return True
            if self.paper.covers(event.pos):
                deed = self.paper.deed(event.pos)
                if deed is not None:
                    deed.do()
                view.dirty = True
                return True
        if event.type == pygame.MOUSEMOTION and self.paper.covers(event.pos):
            view.board.hand.pointer.point, view.dirty = event.pos, True
            return True
        return self._under_way.handle(event)

    @override
    def commands(self) -> Mapping[str, Callable[[], object]]:
        return {"chat": self._chat, "yes": lambda: self._deed("yes"), "no": lambda: self._deed("no")}

    def _deed(self, command: str) -> None:
        key = self.view.app.keys.key(command)
        deed = next((deed for deed in self.paper.slip.deeds if deed.key == key), None) if self.paper.slip else None
        if deed is not None:
            deed.do()

    def _chat(self) -> None:
        self.view.stack.toggle(self.chat.name)
        self.view.dirty = True
        if self.chat in self.view.open:
            self.shared.unread = 0
            pygame.key.start_text_input()
        else:
            pygame.key.stop_text_input()

    @override
    def menu(self) -> None:
        still, visitors = self.view.table.still(), self._hosting.visitors
        self.view.app.push(OverlayScene(self.view.app, still, visitors=visitors))

    @override
    def since(self) -> Sequence[Entry]:
        """; while somebody elsewhere is to move, since the last turn of anybody here."""
        view = self.view
        here = [seat for seat in range(len(view.table.seats)) if self.shared.belongs(seat)]
        if view.table.to_move in here or not here:
            return super().since()
        return min((view.history.since(seat) for seat in here), key=len)

    @override
    def look_back(self, number: int, log: LogPanel | None) -> None:
        """Open the replay only to look back: nobody goes on from there by himself."""
        self.view.app.push(ReplayScene(self.view.app, self.view.table.still(), number, log=log))

    # ---- turns

    @property
    @override
    def held(self) -> Callable[[], Collection[int]]:
        return self._held

    def _held(self) -> Collection[int]:
        return self.shared.seats if self.shared.online and self.shared.open else ()

    @property
    @override
    def forbidden(self) -> str:
        text, seat = self.view.text, self.view.table.to_move
        if not self.shared.online:
            return text("network-lost")
        return text("turn-over") if seat is None else text("network-not-yours", name=self.view.names[seat])

    @override
    def takes(self, turn: Turn) -> bool:
        self._sent = turn, self.view.table.digest
        return True

    @override
    def heard(self, result: Outcome | Reason) -> Outcome | Reason | None:
        view = self.view
        if isinstance(result, Reason) and result.code == "table-stale" and self._sent is not None:
            turn, meant = self._sent
            if meant == view.table.digest:  # somebody only said a word meanwhile
                view.link.submit(turn)
                return None
        if isinstance(result, Outcome):
            if view.covered:  # a scoring is seen before what comes after it
                self._missed.append(result)
                return None
            if result.kind not in PLAYS | {REWIND, SEAT, TAKE}:
                view.history.follow()
                view.dirty = True
                return None
            if result.kind in PLAYS:
                self._kept = None
            result = result._replace(kind=SEAT) if result.kind == TAKE else result
        self._turning = isinstance(result, Outcome) and result.kind in PLAYS
        return result

    @override
    def told(self, result: Outcome | Reason) -> None:
        """What others do ends the grace, and what they take back is said."""
        view = self.view
        if isinstance(result, Outcome) and result.seat not in self.shared.seats:
            view.grace.end()
            if result.kind == REWIND and 0 <= result.seat < len(view.names):
                done = [one for one in view.table.chronicle.dealings if one.seq == result.seq]
                view.app.toasts.say(" ".join(dealings.sentences(view.text, view.names, done)))

    @override
    def taken(self, draft: Draft | None) -> None:
        super().taken(draft)
        self._take_up(None if self._turning else draft)

    def _take_hand(self) -> None:
        """Whether it is this hand's turn has changed."""
        draft = self.view.board.hand.begun
        self.view.board.take(moved=False)
        super().taken(draft)
        self._take_up(draft)

    def _take_up(self, draft: Draft | None) -> None:
        """Restore the local draft after a reconnect if the position is unchanged; else say that it is gone."""
        view = self.view
        self._kept = kept = draft or self._kept
        if kept is None or (view.company.watching and kept.row == view.position):
            return
        self._kept = None
        if kept.row == view.position:
            view.board.take_up(kept)
        else:
            view.board.hand.refuse(view.text("network-draft-gone"))

    @property
    @override
    def can_redo(self) -> bool:
        return self.view.table.acts.can_redo and self.shared.table.consent.policy == consent.FREE and bool(self._held())

    # ---- taking back

    @override
    def undo(self) -> None:
        """What is not free is asked for."""
        found = self.shared.last_turn()
        if found is None or not self._held():
            self._deny(refusal("table-nothing-to-undo"))
        elif self.shared.free:
            self.view.link.rewind(found[1], found[0])
        else:
            self._ask(*found)

    def _do_what_was_granted(self) -> None:
        """All agreed: whoever asked does it, as soon as everything is here, again if a word came in between."""
        link = self.view.link
        question, head = self.shared.ballot.granted, link.table.head
        as_of, known = wishes_back(question), head == self.shared.remote.head().seq
        if question and as_of is not None and known and not link.busy and self._tried != head and self._held():
            self._tried = head
            link.rewind(as_of, question.seat)

    @override
    def redo(self) -> None:
        if self.can_redo:
            self.view.link.redo()

    @override
    def rewind(self, as_of: int) -> None:
        if self._held():
            seat = self.shared.seats[0]
            if self.shared.table.consent.policy == consent.FREE:
                self.view.link.rewind(as_of, seat)
            else:
                self._ask(seat, as_of)

    def _ask(self, seat: int, as_of: int) -> None:
        reason = self.shared.ballot.ask(seat, as_of)
        if reason is not None:
            self._deny(reason)

    def _deny(self, reason: Reason) -> None:
        self.view.board.hand.deny(reason)
        self.view.dirty = True

    # ---- who plays, and whose record counts

    def _play_myself(self, seat: int) -> None:
        self.view.link.set_player(seat, Player(self.view.table.header.seats[seat].name))

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
    def draw(self, surface: pygame.Surface) -> None:
        view = self.view
        pen, point = view.board.display.pen.on(surface), view.board.hand.pointer.point
        mark_away(pen, view.text, set(self.shared.away).intersection(self.shared.missing))
        self._corner = draw_corner(pen, self.shared.unread, view.app.keys.key("chat"), point)
        self.paper.draw(pen, point)

    @override
    def dress(self, chrome: Chrome) -> Chrome:
        view, shared = self.view, self.shared
        undo = view.board.hand.begun is not None or (
            shared.last_turn() is not None and shared.table.consent.policy != consent.OFF
        )
        you = own_seat(view.table.seats, shared.seats)  # also while there is no connection
        unsaved = "!" if view.table.log.unkept else ""  # the words would stand where the way to the chat is
        chrome = replace(chrome, can_undo=undo and bool(self._held()), you=you, unsaved=unsaved)
        if self._under_way.slow or (view.company.watching and view.company.opponents.thinking is None):
            title, hint = self.slips.waited_for(self._under_way.slow)
            return replace(chrome, draft_title=title, draft_hint=hint)
        return chrome
