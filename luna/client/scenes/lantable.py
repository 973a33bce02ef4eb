"""A table shared with other machines: the seats of this one are played, the others are watched."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pygame

from luna.client import lan, sessions, theme
from luna.client.loop import App
from luna.client.opponents import USUAL_LEVEL
from luna.client.scenes.overlay import OverlayScene
from luna.client.scenes.replay import ReplayScene
from luna.client.scenes.table import TableScene
from luna.client.shared import Shared
from luna.client.tables.luna.bars.chrome import Chrome
from luna.client.tables.luna.hand.targets import Target
from luna.client.tables.luna.layout.frame import Panel as SeatPanel
from luna.client.tables.luna.panels.chatpanel import ChatPanel
from luna.client.tables.luna.panels.slip import Deed, Slip, SlipOfPaper
from luna.client.tables.luna.picture.pen import Rect
from luna.games import luna as game
from luna.games.face import Reason, Turn
from luna.log import journal
from luna.log.files import write_whole
from luna.log.notices import refusal
from luna.log.records import BOT, HUMAN, REWIND, SEAT, TURN
from luna.net.lan import Searcher
from luna.net.remote import Remote
from luna.table import consent
from luna.table.link import TableLink
from luna.table.table import Outcome, Player, Table
from luna.text.sentences import listed

_SEARCH_AFTER: Final = 1.5  # seconds without a connection


class LanTableScene(TableScene):
    """One game at a relay."""

    def __init__(self, app: App, remote: Remote) -> None:
        table = Table(game, remote, remote.path.name if remote.path and remote.session.token else "")
        self.shared = Shared(remote, table, app.clock.now)
        self.chat = ChatPanel(self.shared, app.catalogue, lambda: self.names)
        self.paper = SlipOfPaper()
        super().__init__(app, TableLink(table), self._held)
        self.panels[self.chat.name] = self.chat
        self._mine = self.shared.mine
        self._tried = 0  # the last record when what was granted was done
        self._sent: tuple[Turn, bytes] | None = None  # the last turn from here, and the position it was meant for
        self._report: Path | None = None
        self._anew = False  # the others went on differently: another scene takes over
        self._lost = 0.0  # seconds without a connection
        self._searcher: Searcher | None = None
        self._corner = Rect(0, 0, 0, 0)

    # ---- life on the stack

    def enter(self) -> None:
        """See `Scene`: whoever comes back sees what the others have done meanwhile."""
        self._advise()
        self._hear()
        if self.app.settings.recap == "auto" and self.since() and self.shared.plays:
            self._replay_since()

    def exit(self) -> None:
        """See `Scene`: what was sent still arrives; nobody waits for a relay that is gone."""
        pygame.key.stop_text_input()
        self.company.close()
        if self._searcher is not None:
            self._searcher.close()
        self.shared.remote.close()
        self.link.close()

    def update(self, dt: float) -> None:
        """See `Scene`."""
        if self.shared.poll():
            self.dirty = True
            lan.tell(self.app, self.shared)
            self._refresh()
        if self.shared.mine != self._mine:
            self._mine = self.shared.mine
            self.hand.take(self.position, self.names, self.company.to_move)
            self._refresh()
        if self.shared.forked and not self._anew:
            self._anew = True
            lan.begin_anew(self.app, self.shared.remote)
            return
        super().update(dt)
        self._do_what_was_granted()
        self._search(dt)
        if self.chat in self.open and self.shared.unread:
            self.shared.unread = 0
        if self.table.read_only and self._report is None:
            self._report = self._write_report()
        if self.paper.show(self._slip()):
            self.dirty = True

    def _search(self, dt: float) -> None:
        """Without a connection: perhaps somebody hosts this table again elsewhere on the network."""
        shared = self.shared
        self._lost = 0.0 if shared.online else self._lost + dt
        if self._lost < _SEARCH_AFTER:
            if self._searcher is not None:
                self._searcher.close()
                self._searcher = None
        elif self._searcher is None:
            self._searcher = Searcher()
        else:
            for offer in self._searcher.offers:
                if shared.remote.session.table in offer.tables:
                    shared.remote.host, shared.remote.port = offer.host, offer.port

    # ---- input

    def handle(self, event: pygame.event.Event) -> bool:
        """See `Scene`."""
        if event.type in (pygame.KEYDOWN, pygame.TEXTINPUT) and self.chat in self.open and self.chat.typed(event):
            self.dirty = True
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            if self._corner.collidepoint(event.pos):
                self._chat()
                return True
            if self.paper.covers(event.pos):
                deed = self.paper.deed(event.pos)
                if deed is not None:
                    deed.do()
                self.dirty = True
                return True
        if event.type == pygame.MOUSEMOTION and self.paper.covers(event.pos):
            self.hand.point, self.dirty = event.pos, True
            return True
        if self.link.busy and not self.shared.online:
            return self._waiting(event)
        return super().handle(event)

    def _waiting(self, event: pygame.event.Event) -> bool:
        """A turn is on its way and nobody answers: only the way out is open."""
        if event.type == pygame.KEYDOWN and self.app.keys.command(event) in ("back", "menu"):
            self._menu()
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            target = self.hand.pick(event.pos)
            if target is not None and (target.what, target.name) == ("top", "menu"):
                self._menu()
        return True

    def _all_commands(self) -> dict[str, Callable[[], object]]:
        return {
            **super()._all_commands(),
            "redo": self._redo,
            "chat": self._chat,
            "yes": lambda: self._deed(0),
            "no": lambda: self._deed(1),
        }

    def _deed(self, number: int) -> None:
        deeds = self.paper.slip.deeds if self.paper.slip else ()
        if number < len(deeds):
            deeds[number].do()

    def _chat(self) -> None:
        self.toggle(self.chat.name)
        if self.chat in self.open and self.shared.seats:
            self.shared.unread = 0
            pygame.key.start_text_input()
        else:
            pygame.key.stop_text_input()

    def _menu(self) -> None:
        self.app.push(OverlayScene(self.app, self.table))

    def _look_back(self, number: int) -> None:
        log = self.log if self.log in self.open else None
        self.app.push(ReplayScene(self.app, self.table, number, log=log))

    # ---- turns

    def _held(self) -> Collection[int]:
        return self.shared.seats if self.shared.online and self.shared.open else ()

    def _play(self, answer: Any, target: Target) -> None:
        if self.hand.draft.watching:
            self.hand.refuse(self._whose(), target, kindly=True)
            self._refresh()
            return
        super()._play(answer, target)

    def _submit(self, turn: Turn) -> None:
        self._sent = turn, self.table.digest
        super()._submit(turn)

    def _answered(self, result: Outcome | Reason) -> None:
        if isinstance(result, Reason) and result.code == "table-stale" and self._sent is not None:
            turn, meant = self._sent
            if meant == self.table.digest:  # somebody only said a word meanwhile
                self.link.submit(turn)
                return
        if isinstance(result, Outcome) and result.kind not in (TURN, REWIND, SEAT):
            self.dirty = True
            return
        super()._answered(result)
        if isinstance(result, Outcome) and result.seat not in self.shared.seats:
            self.grace.end()
            if result.kind == REWIND and 0 <= result.seat < len(self.names):
                self.app.toasts.say(self.text("network-taken-back", name=self.names[result.seat]))

    def _refresh(self) -> None:
        super()._refresh()
        self.hand.can_redo = self.hand.can_redo and self.shared.policy == consent.FREE and bool(self._held())

    # ---- taking back

    def _undo(self) -> None:
        if self.hand.back():
            return
        found = self.shared.target()
        if found is None or not self._held():
            self.hand.deny(refusal("table-nothing-to-undo"))
        elif self.shared.free:
            self.link.rewind(found[1], found[0])
        else:
            self._ask(*found)

    def _do_what_was_granted(self) -> None:
        """All agreed: whoever asked does it, as soon as everything is here, again if a word came in between."""
        question, head = self.shared.granted, self.table.head
        known = head == self.shared.remote.head().seq
        if question is not None and known and not self.link.busy and self._tried != head and self._held():
            self._tried = head
            self.link.rewind(question.as_of, question.seat)

    def _redo(self) -> None:
        if self.shared.policy == consent.FREE and self._held():
            self.link.redo()

    def _rewind(self, as_of: int) -> None:
        if self._held():
            seat = self.shared.seats[0]
            if self.shared.policy == consent.FREE:
                self.link.rewind(as_of, seat)
            else:
                self._ask(seat, as_of)

    def _ask(self, seat: int, as_of: int) -> None:
        reason = self.shared.why_not_ask(seat)
        if isinstance(reason, Reason):
            self.hand.deny(reason)
        else:
            self.shared.ask(seat, as_of)

    # ---- how it is going

    def _slip(self) -> Slip | None:
        """The most urgent word."""
        shared, text, keys = self.shared, self.text, self.app.keys
        yes, no = keys.key("yes"), keys.key("no")
        leave = Deed(text("menu-leave"), lambda: sessions.leave(self.app), no)
        again = Deed(text("network-host-again"), lambda: lan.host_again(self.app, shared.remote), yes)
        if self._report is not None:
            said = text("network-differs-below", file=str(self._report))
            return Slip(text("network-differs"), said, (leave._replace(key=yes),), True)
        if shared.refused is not None:
            said = lan.why(text, shared.refused)
            return Slip(said, text("network-host-again-below"), (again, leave) if shared.plays else (leave,), True)
        if not shared.online:
            said = text("network-trying", host=shared.remote.host, port=str(shared.remote.port))
            return Slip(text("network-lost"), said, (again, leave) if shared.plays else (leave,), True)
        if not shared.open:
            names = [self.names[seat] for seat in range(len(self.names)) if seat not in shared.here]
            missing = listed(text, names) if names else text("network-the-others")
            title = text("network-waiting-logs", names=missing)
            if shared.agreed:
                return Slip(title, text("network-go-on-agreed"))
            below = f"{text('network-waiting-logs-below')} {text('network-go-on-all')}"
            return Slip(title, below, (Deed(text("network-go-on"), shared.go_on, yes),) if shared.seats else ())
        return self._asked_slip(yes, no) or self._away_slip(yes, no)

    def _asked_slip(self, yes: str, no: str) -> Slip | None:
        shared, text = self.shared, self.text
        question = shared.question
        if question is None:
            return None
        seconds = max(0, (consent.PATIENCE - shared.now_ms + question.t_ms + 999) // 1000)
        below = text("network-seconds", seconds=seconds)
        if shared.asked is not None:
            deeds = (
                Deed(text("network-yes"), lambda: shared.vote(True), yes),
                Deed(text("network-no"), lambda: shared.vote(False), no),
            )
            return Slip(text("network-asks", name=self.names[question.seat]), below, deeds)
        waited = sorted(question.asked(self.table.seats) - question.yes)
        names = listed(text, [self.names[seat] for seat in waited])
        return Slip(text("network-asking", names=names), below) if waited else None

    def _away_slip(self, yes: str, no: str) -> Slip | None:
        shared, text, seat = self.shared, self.text, self.table.to_move
        if not shared.seats:
            return None
        if seat in shared.away:
            assert seat is not None
            name = self.names[seat]
            take = Deed(text("network-take", name=name), lambda: self._take(seat), yes)
            bot = Deed(text("network-bot", name=name), lambda: self._take(seat, bot=True), no)
            return Slip(text("network-away", name=name), text("network-away-below"), (take, bot))
        for mine in shared.seats:
            if self.table.seats[mine].kind == BOT and self.table.header.seats[mine].kind == HUMAN:
                back = Deed(text("network-play-myself"), lambda mine=mine: self._person(mine), yes)  # type: ignore[misc]
                return Slip(text("network-bot-plays", name=self.names[mine]), "", (back,))
        return None

    def _take(self, seat: int, *, bot: bool = False) -> None:
        """Play for somebody who is away, or let a bot."""
        self.shared.remote.ask(lambda session: session.take_seat(seat))
        if bot:
            player = sessions.player(self.table.seats[seat].name, USUAL_LEVEL)
            self.link.set_player(seat, player)

    def _person(self, seat: int) -> None:
        self.link.set_player(seat, Player(self.table.header.seats[seat].name))

    def _whose(self) -> str:
        """Why nothing can be played here now."""
        if not self.shared.online:
            return self.text("network-lost")
        seat = self.table.to_move
        return self.text("turn-over") if seat is None else self.text("network-not-yours", name=self.names[seat])

    def _write_report(self) -> Path | None:
        """The log as it came, to be replayed by those who look for the fault."""
        remote = self.shared.remote
        path = self.app.home / "reports" / f"{time.strftime('%Y-%m-%d %H.%M.%S')}.luna"
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(path, journal.whole(remote.session.table, remote.header, remote.read(0)))
        except OSError:
            pass
        return path

    # ---- picture

    def draw(self, surface: pygame.Surface) -> None:
        """See `Scene`."""
        super().draw(surface)
        pen = self.display.picture.pen.on(surface)
        for panel in pen.layout.panels:
            if panel.seat in self.shared.away:
                self._away_mark(pen.frame, panel)
        self._draw_corner(pen)
        self.paper.draw(pen, self.hand.point)

    def _away_mark(self, pen: Any, panel: SeatPanel) -> None:
        words = self.text("network-away-mark")
        wide = pen.fonts.width(words, "label_bold") + pen.px(24)
        place = Rect(0, 0, wide, pen.px(32))
        if "forecast" in panel.shown:
            place.midleft = panel.well.midleft  # over words only
        else:
            place.bottomright = panel.rect.right - pen.px(6), panel.rect.bottom - pen.px(4)
        pen.paint.panel(pen.surface, place, "card")
        pen.fonts.draw(pen.surface, words, "label_bold", theme.LOSS, place.center, "mid")

    def _draw_corner(self, pen: Any) -> None:
        """The way to the chat, with what has not been read, and how many look on."""
        layout, pen = pen.layout, pen.frame
        unread, watching = self.shared.unread, self.shared.spectators
        words = self.text("network-chat-unread", count=unread) if unread else self.text("network-chat")
        if watching:
            words = f"{words}  ·  {self.text('network-watching', count=watching)}"
        key = self.app.keys.key("chat")
        cap = pen.fonts.width(key, "label_bold") + pen.px(34) if key else 0
        wide = pen.fonts.width(words, "label_bold") + cap + pen.px(30)
        high = max(pen.px(40), pen.fonts.line("label_bold") + pen.px(10))
        foot = layout.bar.rect.top - pen.px(8)
        self._corner = Rect(layout.panels[0].rect.x, foot - high, wide, high)
        pen.paint.button(pen.surface, self._corner, "primary" if unread else "idle")
        left = self._corner.x + pen.px(14)
        ink = theme.GOLD_PALE if unread else theme.MOONLIGHT
        pen.fonts.draw(pen.surface, words, "label_bold", ink, (left, self._corner.centery))
        if key:
            pen.paint.key(pen.surface, key, self._corner.right - pen.px(8), self._corner.centery)

    def _chrome(self) -> Chrome:
        chrome = super()._chrome()
        undo = self.hand.draft.busy or (self.shared.target() is not None and self.shared.policy != consent.OFF)
        you = sessions.own_seat(self.table.seats, self.shared.seats)  # also while there is no connection
        chrome = replace(chrome, can_undo=undo and bool(self._held()), you=you)
        if self.hand.draft.watching and self.company.opponents.thinking is None:
            seat = self.table.to_move
            name = "" if seat is None else self.names[seat]
            title, hint = self.text("network-moves", name=name), self.text("network-elsewhere")
            return replace(chrome, draft_title=title, draft_hint=hint)
        return chrome
