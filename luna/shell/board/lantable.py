"""A table shared with other machines: the seats of this one are played, the others are watched."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from typing import Any, Final

import pygame

from luna.core.game import Reason, Turn
from luna.games.luna import rules as game
from luna.games.luna.board.hand.drafting import Drafting
from luna.games.luna.board.hand.targets import Target
from luna.games.luna.rules.picture import view
from luna.log import consent
from luna.log.notices import refusal
from luna.log.records import PLAYS, REWIND, SEAT, TAKE
from luna.net.remote import Remote
from luna.shell import lan, pad
from luna.shell.board import dealings
from luna.shell.board.chrome import Chrome
from luna.shell.board.lannews import News
from luna.shell.board.lanslips import Slips
from luna.shell.board.panels.chatpanel import ChatPanel
from luna.shell.board.panels.slip import SlipOfPaper
from luna.shell.board.pen import Rect
from luna.shell.board.presence import draw_corner, mark_away
from luna.shell.board.replay import ReplayScene
from luna.shell.board.steered import RELEASED
from luna.shell.board.table import TableScene
from luna.shell.board.teller import Entry
from luna.shell.loop import App
from luna.shell.rehosting import Rehosts
from luna.shell.screens.overlay import OverlayScene
from luna.shell.seats import own_seat
from luna.shell.shared import Shared, wishes_back
from luna.table.chronicle import Outcome
from luna.table.link import TableLink
from luna.table.table import Player, Table

_SETTLED: Final = 3.0  # seconds in which the others have said what they came to
_OPEN: Final = ("back", "menu", "chat", "yes", "no")
"""Commands that do not wait for a turn that is on its way."""
_SLOW: Final = 0.5  # seconds after which a turn that is on its way is waited for in sight


class LanTableScene(TableScene):
    """One game at a relay."""

    def __init__(self, app: App, remote: Remote) -> None:
        table = Table(game, remote)
        self.shared = Shared(remote, table, app.clock.now, app.settings.player or app.catalogue("network-guest"))
        self.chat = ChatPanel(self.shared, app.catalogue, lambda: self.names)
        self.paper = SlipOfPaper()
        self.slips = Slips(app, self.shared, lambda: self.names, self._deny, self._play_myself, lambda: self._news.gone)
        super().__init__(app, TableLink(table), self._held)
        self.panels[self.chat.name] = self.chat
        self._mine = self.shared.mine
        self._tried = 0  # the last record when what was granted was done
        self._sent: tuple[Turn, bytes] | None = None  # the last turn from here, and the position it was meant for
        self._under_way = 0.0  # seconds that a turn has been on its way
        self._turning = False  # a turn has just been played
        self._missed: list[Outcome | Reason] = []  # what came while something lay over the table
        self._passed = 0  # turns of it that have been gone through
        self._kept: Drafting | None = None  # what was put together when the connection was lost
        self._healed = 0
        self._differs = 0.0  # seconds
        self._anew = False  # the others went on differently: another scene takes over
        self._final = False  # the final table takes over, and with it the connection
        self._rehosts = Rehosts(app, self.shared)
        self._news = News(app, self.shared, lambda: self.names, lambda: self.chat in self.open)
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
        if (
            not self.table.over
            and lan.own(self.app, self.shared.remote)
            and lan.guests(self.app, self.shared.remote) > 0
        ):
            self.app.toasts.say(self.text("network-stays-open"))
        self.company.close()
        self._rehosts.close()
        if self._final:
            self.link.release()
        else:
            self.shared.remote.close()
            self.link.close()

    def resume(self) -> None:
        """See `Scene`: whoever was elsewhere sees what the others have done meanwhile."""
        super().resume()
        while self._missed and not (self._hurry() or self._covered):
            result = self._missed.pop(0)
            self._passed += isinstance(result, Outcome) and result.kind in PLAYS
            self._answered(result)
        if not self._covered:
            passed, self._passed = self._passed, 0
            if passed > 1:
                self.enter()

    def beneath(self, dt: float) -> None:
        """See `Scene`: the others play on, and so do the bots of this machine."""
        self._hear_the_others(dt)
        self._missed += [answered.result for answered in self.link.poll()]
        self.company.update(dt, True)
        self._news.show(self.slips.slip(), True)

    def update(self, dt: float) -> None:
        """See `Scene`."""
        if self._hear_the_others(dt):
            self.dirty = True
            self._refresh()
        if self.shared.mine != self._mine:
            self._mine = self.shared.mine
            self._take_hand()
            self._refresh()
        if self.shared.forked and not self._anew:
            self._anew = True
            lan.begin_anew(self.app, self.shared.remote)
            return
        super().update(dt)
        before, self._under_way = self._slow, self._under_way + dt if self.link.busy else 0.0
        if self._slow and not before and self.display.layout.bar.draft_is_icon:
            self.app.toasts.say(self.slips.waited_for(True)[0])  # where the strip has no room for it
        if self._slow:  # nobody plays the next turn by having been impatient with this one
            self._later = [event for event in self._later if event.type in RELEASED]
            self.dirty = True
        self._see_to_differences(dt)
        if self.chat in self.open and self.shared.unread:
            self.shared.unread = 0
        slip = self.slips.slip()
        self._news.show(slip, False)
        if self.paper.show(slip):
            self.dirty = True

    def _hear_the_others(self, dt: float) -> bool:
        """What does not wait for anybody here; True when something else is to be seen."""
        changed = self.shared.poll()
        self._do_what_was_granted()
        self._news.update()
        self._rehosts.update(dt)
        return changed

    def _ended(self) -> None:
        self._final = True
        self.app.ways.finished(self.app, self.table, self.shared)

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
        if self._slow and event.type not in RELEASED:
            return self._waiting(event)
        return super().handle(event)

    @property
    def _slow(self) -> bool:
        return self.link.busy and self._under_way > _SLOW

    def _waiting(self, event: pygame.event.Event) -> bool:
        """A turn is on its way and nobody answers: only the way out and what is asked are open."""
        command = event.command if event.type == pad.PRESSED else None
        if event.type == pygame.KEYDOWN:
            command = self.app.keys.command(event)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            target = self.hand.pick(event.pos)
            command = target.name if target is not None and target.what == "top" else None
        if command in _OPEN:
            self.do("menu" if command == "back" else command)
        return True

    def _all_commands(self) -> dict[str, Callable[[], object]]:
        return {
            **super()._all_commands(),
            "redo": self._redo,
            "chat": self._chat,
            "yes": lambda: self._deed("yes"),
            "no": lambda: self._deed("no"),
        }

    def _deed(self, command: str) -> None:
        key = self.app.keys.key(command)
        deed = next((deed for deed in self.paper.slip.deeds if deed.key == key), None) if self.paper.slip else None
        if deed is not None:
            deed.do()

    def _chat(self) -> None:
        self.toggle(self.chat.name)
        if self.chat in self.open:
            self.shared.unread = 0
            pygame.key.start_text_input()
        else:
            pygame.key.stop_text_input()

    def _menu(self) -> None:
        self.app.push(OverlayScene(self.app, self.table.still()))

    def since(self) -> Sequence[Entry]:
        """See `TableScene`; while somebody elsewhere is to move, since the last turn of anybody here."""
        here = [seat for seat in range(len(self.table.seats)) if self.shared.belongs(seat)]
        if self.table.to_move in here or not here:
            return super().since()
        return min((self.history.since(seat) for seat in here), key=len)

    def _look_back(self, number: int) -> None:
        log = self.log if self.log in self.open else None
        self.app.push(ReplayScene(self.app, self.table.still(), number, log=log))

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
        if isinstance(result, Outcome):
            if self._covered:  # a scoring is seen before what comes after it
                self._missed.append(result)
                return
            if result.kind not in PLAYS | {REWIND, SEAT, TAKE}:
                self.history.follow()
                self.dirty = True
                return
            if result.kind in PLAYS:
                self._kept = None
            result = result._replace(kind=SEAT) if result.kind == TAKE else result
        self._turning = isinstance(result, Outcome) and result.kind in PLAYS
        super()._answered(result)
        if isinstance(result, Outcome) and result.seat not in self.shared.seats:
            self.grace.end()
            if result.kind == REWIND and 0 <= result.seat < len(self.names):
                done = [one for one in self.table.dealings if one.seq == result.seq]
                self.app.toasts.say(" ".join(dealings.sentences(self.text, self.names, done)))

    def _take_position(self) -> None:
        draft, over = self.hand.draft, self._turning
        super()._take_position()
        self._take_up(None if over else draft)

    def _take_hand(self) -> None:
        """Whether it is this hand's turn has changed."""
        draft = self.hand.draft
        self.hand.take(self.position, self.names, self.company.to_move)
        self._take_up(draft)

    def _take_up(self, draft: Drafting | None) -> None:
        """What was put together outlives a cut and whatever is said meanwhile; another course of the game ends it."""
        if draft is not None and draft.busy:
            self._kept = draft
        kept, watching = self._kept, self.hand.draft.watching
        if kept is None or (watching and kept.row == self.position):
            return
        self._kept = None
        if kept.row == self.position:
            self.hand.draft = kept
            self.hand.refresh()
        else:
            self.hand.refuse(self.text("network-draft-gone"), Target(""), kindly=True)

    def _refresh(self) -> None:
        super()._refresh()
        if self.hand.can_redo and not self._may_redo:
            self.hand.can_redo = False
            self.hand.refresh()

    @property
    def _may_redo(self) -> bool:
        return self.table.can_redo and self.shared.policy == consent.FREE and bool(self._held())

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
        as_of, known = wishes_back(question), head == self.shared.remote.head().seq
        if question and as_of is not None and known and not self.link.busy and self._tried != head and self._held():
            self._tried = head
            self.link.rewind(as_of, question.seat)

    def _redo(self) -> None:
        if self._may_redo:
            self.link.redo()

    def _rewind(self, as_of: int) -> None:
        if self._held():
            seat = self.shared.seats[0]
            if self.shared.policy == consent.FREE:
                self.link.rewind(as_of, seat)
            else:
                self._ask(seat, as_of)

    def _ask(self, seat: int, as_of: int) -> None:
        reason = self.shared.ask(seat, as_of)
        if reason is not None:
            self._deny(reason)

    def _deny(self, reason: Reason) -> None:
        self.hand.deny(reason)
        self.dirty = True

    # ---- who plays, and whose record counts

    def _play_myself(self, seat: int) -> None:
        self.link.set_player(seat, Player(self.table.header.seats[seat].name))

    def _see_to_differences(self, dt: float) -> None:
        """This machine came to another position than the others: it was put right, or here the game ends."""
        if self.table.anew != self._healed:
            self._healed = self.table.anew
            self.app.tell(self.table.notices[-1])
            self._take_position()
            self.display.rest(view(self.position))
            self.history.follow()
            self._refresh()
        self._differs = self._differs + dt if self.table.read_only else 0.0
        if not self.table.read_only:
            self.slips.report = None
        if self._differs >= _SETTLED and self.slips.report is None:
            self.slips.report = lan.write_report(self.app, self.shared.remote)

    def _whose(self) -> str:
        """Why nothing can be played here now."""
        if not self.shared.online:
            return self.text("network-lost")
        seat = self.table.to_move
        return self.text("turn-over") if seat is None else self.text("network-not-yours", name=self.names[seat])

    # ---- picture

    def draw(self, surface: pygame.Surface) -> None:
        """See `Scene`."""
        super().draw(surface)
        pen = self.display.picture.pen.on(surface)
        mark_away(pen, self.text, set(self.shared.away).intersection(self.shared.missing))
        self._corner = draw_corner(pen, self.shared.unread, self.app.keys.key("chat"), self.hand.point)
        self.paper.draw(pen, self.hand.point)

    def _chrome(self) -> Chrome:
        chrome = super()._chrome()
        undo = self.hand.draft.busy or (self.shared.target() is not None and self.shared.policy != consent.OFF)
        you = own_seat(self.table.seats, self.shared.seats)  # also while there is no connection
        unsaved = "!" if self.table.unkept else ""  # the words would stand where the way to the chat is
        chrome = replace(chrome, can_undo=undo and bool(self._held()), you=you, unsaved=unsaved)
        if self._slow or (self.hand.draft.watching and self.company.opponents.thinking is None):
            title, hint = self.slips.waited_for(self._slow)
            return replace(chrome, draft_title=title, draft_hint=hint)
        return chrome
