"""The room before a game on the network: who sits where, what is played, who is ready."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

import pygame
from typing_extensions import override

from luna.bots import LEVELS
from luna.log import journal
from luna.log.records import encode_header
from luna.net import cards, tickets, wire
from luna.net.cards import Wish
from luna.net.remote import Remote
from luna.net.session import RefusedNews
from luna.shell.app.scene import App
from luna.shell.app.settings import LANGUAGES, LONGEST_NAME
from luna.shell.client import choices
from luna.shell.drawing import theme
from luna.shell.network import connections
from luna.shell.network.dealing import dealt
from luna.shell.network.doorway import RoomDoorway, door_of
from luna.shell.network.lobby import HOST, Gathering
from luna.shell.players.opponents import USUAL_LEVEL
from luna.shell.players.seats import free_name
from luna.shell.screens.agreed import Agreed
from luna.shell.screens.door import DoorScene
from luna.shell.screens.form import FormScene
from luna.shell.screens.page import Foot
from luna.shell.screens.question import QuestionScene
from luna.shell.screens.talk import Talk, TalkScene
from luna.shell.screens.waysin import WaysIn
from luna.shell.widgets import Action, Button, Column
from luna.shell.widgets.buttons import PictureRow
from luna.text.sentences import listed

_ECHO: Final = 0.4  # seconds in which a second click belongs to the first


class RoomScene(FormScene):
    """The screen of a room on the network, from the first knock at a relay to the table."""

    first = "start"

    def __init__(self, app: App, remote: Remote, people: Gathering, opened: Action | None = None) -> None:
        """`opened` is told of each room that is opened from here."""
        super().__init__(app)
        self._opened = opened
        self.remote: Remote | None = remote
        self.people = people
        self.title = self.words("network-connecting")
        self.talk = Talk(app, lambda word: remote.ask(lambda session: session.tell(wire.Aside(word))))
        self._agreed = Agreed(people, self._game)
        self.ways_in = WaysIn(app, remote, people, self.rebuild)
        self._seated: wire.Seated | None = None
        self._code = ""
        self._lent_names: set[str] = set()  # of seats here that nobody has named
        self._lost = False  # the connection
        self._asks = False  # to look on
        self._toggled, self._echo = "", 0.0
        self._shown: object = None  # who is awaited and how the door is, as it was last
        self._begun: frozenset[int] = frozenset()
        """Who was dealt seats; the relay will not have a table for somebody who has left meanwhile."""

    # ---- life on the stack

    @override
    def exit(self) -> None:
        super().exit()
        if self.remote is not None:
            self.remote.close()
            self.remote = None

    def update(self, dt: float) -> None:
        """See `Scene`: the others."""
        super().update(dt)
        self._echo -= dt
        self.beneath(dt)

    def beneath(self, dt: float) -> None:
        """See `Scene`: the others come and go, whatever lies over the room."""
        remote, room, lost = self.remote, None, self._lost
        for _ in range(remote.news.qsize() if remote is not None else 0):  # what comes meanwhile is for the next step
            assert remote is not None
            news = remote.news.get()
            if isinstance(news, wire.Room):
                room, lost = news, False  # the newest counts
            elif isinstance(news, wire.Seated):
                self._seated, self._code = news, news.code
            elif isinstance(news, wire.Aside):
                self.talk.hear(news.word)
            elif isinstance(news, RefusedNews) and (news.final or not (self.people.room or room)):
                self.app.toasts.say(connections.why(self.words, news), trouble=True)
                self.app.pop(self)
                return
            elif isinstance(news, RefusedNews):
                lost = True
        if room is not None:
            self._take(room)
        if lost != self._lost:
            self._lost = lost
            self.rebuild()
        if remote is not None and remote.session.asked and not self._asks:
            self._asks, self.title = True, self.words("network-asking")
            self.rebuild()
        here = self.ways_in.house
        shown = self.people.awaited(), remote and door_of(remote), here and list(here.addresses)
        if self.people.room is not None and self._shown != shown:
            self._shown = shown
            self.rebuild()
        if remote is not None and self._seated is not None and remote.caught_up:
            self._sit(remote, self._seated)

    def back(self) -> None:
        """Leave. Without its host the room is no more: who has guests is asked first."""
        guests = self.people.guests()
        if self._lost or not (self.people.hosting and guests):
            self.app.pop(self)
            return
        below = self.words("network-close-below", names=listed(self.words, guests))
        asked = self.words("network-close-room"), below, self.words("network-close-yes")
        self.app.push(QuestionScene(self.app, self, *asked, lambda: self.app.pop(self)))

    def why_not_start(self) -> str:
        """Why the game cannot begin yet; "" when it can."""
        if self._lost:
            return self.words("network-room-lost")
        taken = self.people.seats()
        if not taken or len(taken) + len(self.people.bots()) < 2:
            return self.words("network-need-two")
        late = self.people.late()
        return self.words("network-need-ready", names=listed(self.words, late)) if late else ""

    # ---- lay-out

    def left(self, column: Column) -> None:
        """The seats."""
        words, paint = self.words, self.paint
        people = self.people
        if people.room is None:
            said = "network-asking-below" if self._asks else "network-connecting-below"
            column.words("connecting", words(said), colour=theme.now.MUTED)
            return
        column.words("orders", words("network-seats"), "body_bold")
        column.gap(4)
        column.words("orders-below", words("network-seats-below"), colour=theme.now.MUTED)
        column.gap(12)
        taken, bots = people.seats(), people.bots()
        wide = max(Button.wide(paint, words("network-add-bot")), Button.wide(paint, words("seat-bot")))
        for order in people.orders:
            line = column.take(PictureRow.high(paint))
            column.gap(10)
            free = order not in taken
            if people.hosting and free:
                line.width -= wide + paint.px(10)
            column.add(self._row(line, order, taken.get(order), bots.get(order)))
            if people.hosting and free:
                place = line.move(line.width + paint.px(10), 0)
                place.width = wide
                said = words("network-add-bot") if order not in bots else words("network-no-bot")
                column.add(Button(place, f"bot-{order}", said, self._botter(order)))
        for wish in people.card.wishes[1:]:
            column.gap(6)
            label = words("network-name-of", order=choices.seat_word(words, wish.order))
            self.entry(column, f"name-{wish.order}", label, wish.name, LONGEST_NAME)
        if on := people.looking_on():
            column.gap(6)
            column.words("looking-on", words("network-looking-on", names=listed(words, on)), colour=theme.now.MUTED)

    def _row(self, line: pygame.Rect, order: str, holder: tuple[int, str] | None, level: int | None) -> PictureRow:
        words, people = self.words, self.people
        assert people.room is not None
        icons = [choices.emblem(people.game.NAME, order)]
        name, title = choices.seat_word(words, order), words("network-free-seat")
        if holder is not None:
            number, title = holder
            card = people.members[number]
            mine = number == people.room.me
            state = "network-host" if number == HOST else "network-ready" if card.ready else "network-not-ready"
            said = [words("network-here")] if mine else []
            said += [words(state)] if not mine or card.ready else []
            below = name if title == card.name else f"{name}  ·  {card.name}"
            if card.language in LANGUAGES:
                icons.append(f"ui/flag-{card.language}")
            action = self._sitter(order) if mine else None
            return PictureRow(
                line, f"seat-{order}", title, below, action, icons=icons, aside="  ·  ".join(said), lit=mine
            )
        if level is not None:
            title = words("seat-of-bot", level=level, name=words(f"level-{level}"))
            action = self._leveller(order, level) if people.hosting else None
            return PictureRow(line, f"seat-{order}", title, name, action, icons=icons)
        aside = ""
        if order in (awaited := people.awaited()):
            title, aside = awaited[order], words("network-awaited")
        return PictureRow(line, f"seat-{order}", title, name, self._sitter(order), icons=icons, aside=aside)

    def right(self, column: Column) -> None:
        """What is played, and how the others get here."""
        words, people = self.words, self.people
        if people.room is None:
            return
        if not people.hosting:
            self._agreed.read(column, words)
            column.gap(20)
            waiting = words("network-room-lost" if self._lost else "network-host-starts")
            column.words("waiting", waiting, colour=theme.GOLD_PALE)
            self.ways_in.copier(column)
            return
        self.ways_in.fill(column)
        column.gap(20)
        self._agreed.choose(column, words)
        column.gap(10)
        if waiting := self.why_not_start():
            column.words("waiting", waiting, colour=theme.GOLD_PALE)

    @override
    def foot(self) -> list[Foot]:
        if self.people.room is None:
            return []
        chat = Foot("chat", self.words("network-chat"), self._chat, icon="ui/icon-chat", primary=False)
        if self.people.hosting:
            may = not self.why_not_start() and not self._begun
            door = Foot("door", self.words("menu-door"), self._door, icon="ui/icon-reserve", primary=False)
            return [Foot("start", self.words("new-begin"), self.start, may), chat, door]
        said = self.words("network-unready" if self.people.card.ready else "network-say-ready")
        return [Foot("start", said, partial(self._press, "ready", self._ready), bool(self.people.card.wishes)), chat]

    @override
    def copy(self) -> None:
        self.ways_in.copy()

    # ---- deeds

    def read(self) -> None:
        """See `FormScene`: who shares this machine writes his name."""
        lines = {name.removeprefix("name-"): line.text.strip() for name, line in self.entries.items()}
        old = self.people.card.wishes
        wishes = old[:1] + tuple(wish._replace(name=lines.get(wish.order) or wish.name) for wish in old[1:])
        if wishes != old:
            self._tell(wishes=wishes)

    def start(self) -> None:
        """Deal; but who was at the table before and has not come yet could then only look on."""
        if self.why_not_start():
            return
        if not (awaited := list(self.people.awaited().values())):
            self._deal()
            return
        below = self.words("network-without-below", names=listed(self.words, awaited))
        asked = self.words("network-without"), below, self.words("network-without-yes")
        self.app.push(QuestionScene(self.app, self, *asked, self._deal))

    def _deal(self) -> None:
        people, room, remote = self.people, self.people.room, self.remote
        if room is None or remote is None or self.why_not_start():
            return  # somebody has left while that was being asked
        taken = people.seats()
        names = {order: name for order, (_, name) in taken.items()}
        chosen = people.proposal._replace(options=people.options, undo=people.undo)
        header = dealt(people.game, chosen, names, people.bots(), room.code)
        holders = [taken[seat.order][0] if seat.order in taken else room.me for seat in header.seats]
        self._begun = frozenset(holders)
        remote.ask(lambda session: session.begin(journal.new_table(), holders, encode_header(header)))
        self.rebuild()

    def _sit(self, remote: Remote, seated: wire.Seated) -> None:
        """To the table; who comes back to a table he has a ticket for gets his seats."""
        if not connections.own(self.app, remote):
            connections.remember(self.app, remote.route.host, remote.route.port)
        folders = dict.fromkeys((self.app.saves.folder, *self.app.library.found.folders))
        back = (tickets.of_table(folder, seated.table) for folder in folders if not seated.seats)
        found = next((one for one in back if one is not None), None)
        self.remote = None
        if found is None:
            connections.sit(self.app, remote, self._code)
            return
        remote.close()
        if not connections.rejoin(self.app, *found, remote.route.host, remote.route.port, remote.trust):
            self.app.pop(self)

    def _take(self, room: wire.Room) -> None:
        before, self._lost = self.people.room, False
        self.people.meet(room)
        self.words = self.app.catalogue.of(self.people.game.NAME)
        if (before and before.code != room.code) or not self._begun <= self.people.members.keys():
            self._begun = frozenset()  # to be begun again, with those who are here now
        if self.people.hosting and self._opened is not None and (before is None or before.code != room.code):
            self._opened()
        self.title = self.words("network-room", code=room.code)
        host = self.people.members.get(HOST)
        if self.remote is not None and host is not None and not connections.own(self.app, self.remote):
            connections.met(self.app, self.remote, host.name, self.remote.session.by_code)
        taken, wishes = self.people.seats(), self.people.card.wishes
        kept = tuple(wish for wish in wishes if taken.get(wish.order, (room.me, ""))[0] == room.me)
        if not kept and (wishes or before is None):  # or somebody else was faster
            self._sit_down_first()
        elif kept != wishes:
            self._tell(wishes=kept)
        self.rebuild()

    def _sit_down_first(self) -> None:
        """Whoever comes in takes the first free order."""
        people = self.people
        taken, bots = people.seats(), people.bots()
        free = next((order for order in people.orders if order not in taken and order not in bots), None)
        usual = choices.usual_name(self.words, free) if free else self.words("network-guest")
        name = people.card.name or usual
        self._tell(name=name, wishes=(Wish(free, name),) if free else ())

    def _tell(self, **changes: Any) -> None:
        """Change our card and send it."""
        card = self.people.card = self.people.card._replace(**changes)
        if self.remote is not None:
            self.remote.ask(lambda session: session.say(cards.write(card)))

    def _sitter(self, order: str) -> Action:
        """Sit down there, or stand up: several for those who share a machine."""

        def press() -> None:
            card = self.people.card
            wishes = card.wishes
            others = tuple(wish for wish in wishes if wish.order != order)
            if len(others) == len(wishes):
                taken = {name for _, name in self.people.seats().values()}
                usual = [choices.usual_name(self.words, other) for other in (order, *self.people.orders)]
                name = free_name(self.app.settings, usual, order, taken) if wishes else card.name
                self._lent_names.add(name)
                others = (*wishes, Wish(order, name))
            elif len(others) == 1 and others[0].name in self._lent_names:  # whoever changed his colour in two steps
                others = (others[0]._replace(name=card.name),)
            self._tell(wishes=others, ready=card.ready and bool(others))

        return partial(self._press, f"seat-{order}", press)

    def _botter(self, order: str) -> Action:
        def press() -> None:
            bots = dict(self.people.proposal.bots)
            if bots.pop(order, None) is None:
                bots[order] = USUAL_LEVEL
            self._game(bots=tuple(bots.items()))

        return partial(self._press, f"bot-{order}", press)

    def _leveller(self, order: str, level: int) -> Action:
        harder = (level + 1) % len(LEVELS)
        return lambda: self._game(bots=tuple({**dict(self.people.proposal.bots), order: harder}.items()))

    def _press(self, name: str, deed: Action) -> None:
        """The second half of a double click does not take back the first."""
        if name != self._toggled or self._echo <= 0:
            self._toggled, self._echo = name, _ECHO
            deed()

    def _ready(self) -> None:
        self._tell(ready=not self.people.card.ready)
        self.rebuild()

    def _game(self, **changes: Any) -> None:
        self._tell(game=self.people.proposal._replace(**changes))
        self.rebuild()

    def _door(self) -> None:
        if self.remote is not None and door_of(self.remote) is not None:
            self.app.push(DoorScene(self.app, RoomDoorway(self.remote, self.people), self))

    def _chat(self) -> None:
        self.app.push(TalkScene(self.app, self.talk, self.people.card.name))
