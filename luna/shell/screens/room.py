"""The room before a game on the network: seats, options, readiness."""

from typing import Any

import pygame
from typing_extensions import override

from luna.log import journal
from luna.log.records import encode_header
from luna.net import cards, tickets, wire
from luna.net.cards import Wish
from luna.net.remote import Remote
from luna.net.session import RefusedNews
from luna.shell.app.scene import App, Stage, Stakes
from luna.shell.app.setting_checks import LONGEST_NAME
from luna.shell.client import choices
from luna.shell.drawing import theme
from luna.shell.network import connections
from luna.shell.network.lobby import HOST, Gathering, dealt_header
from luna.shell.network.visitors import door_of, in_room
from luna.shell.screens.admission import DoorScene
from luna.shell.screens.chat import Talk, TalkScene
from luna.shell.screens.invite import Invitation
from luna.shell.screens.page import Foot, PageScene, Shape
from luna.shell.screens.room_sections import SeatRows, choose_options, show_options
from luna.shell.widgets import Action, Column
from luna.text.sentences import listed


class RoomScene(PageScene):
    """A room on the network, from the first message to the relay until the table."""

    first = "start"
    shape = Shape((1760, 1040), rolls=True)
    seated = True

    def __init__(self, app: App, remote: Remote, people: Gathering, opened: Action | None = None) -> None:
        """`opened` is called for each room that is opened from here."""
        super().__init__(app)
        self.remote: Remote | None = remote
        self.people = people
        self.title = self.words("network-connecting")
        self.talk = Talk(app, lambda word: remote.ask(lambda session: session.tell(wire.Aside(word))))
        self.invitation = Invitation(app, remote, people, self.rebuild)
        self.seats = SeatRows(app.settings, people, self._tell, self._change)
        self._opened = opened
        self._seated: wire.Seated | None = None
        self._lost = False  # the connection
        self._asks = False  # to watch
        self._begun: frozenset[int] = frozenset()
        """Members with seats in the deal that was sent. The relay refuses it if one of them has left."""

    @property
    @override
    def stage(self) -> Stage:
        """The choices of this machine: the second half of a double click does not undo the first one."""
        card = self.people.card
        return Stage(([wish.order for wish in card.wishes], card.ready, card.game and card.game.bots))

    @property
    @override
    def stakes(self) -> Stakes:
        return Stakes(room=self.remote)

    @override
    def exit(self) -> None:
        super().exit()
        if self.remote is not None:
            self.remote.close()
            self.remote = None

    @override
    def update(self, dt: float) -> None:
        self.beneath(dt)
        super().update(dt)

    @override
    def news(self) -> object:
        here, people = self.invitation.house, self.people
        if people.room is None:
            return self._asks
        return self._lost, people.awaited(), self.remote and door_of(self.remote), here and tuple(here.addresses)

    @override
    def beneath(self, dt: float) -> None:
        """Follow the room below any other scene."""
        remote, room, lost = self.remote, None, self._lost
        for _ in range(remote.news.qsize() if remote is not None else 0):  # later news is for the next step
            assert remote is not None
            news = remote.news.get()
            if isinstance(news, wire.Room):
                room, lost = news, False  # the newest counts
            elif isinstance(news, wire.Seated):
                self._seated = news
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
        self._lost = lost
        if remote is not None and remote.session.asked and not self._asks:
            self._asks, self.title = True, self.words("network-asking")
        if self.invitation.poster is not None:
            self.invitation.poster.update()
        if remote is not None and self._seated is not None and remote.caught_up:
            self._sit(remote, self._seated)

    def _take(self, room: wire.Room) -> None:
        """Take the present state of the room."""
        people, before, self._lost = self.people, self.people.room, False
        people.meet(room)
        self.words = self.app.catalogue.of(people.game.NAME)
        is_new = before is None or before.code != room.code
        if is_new or not self._begun <= people.members.keys():
            self._begun = frozenset()  # the host deals again
        if people.hosting and self._opened is not None and is_new:
            self._opened()
        self.title = self.words("network-room", code=room.code)
        host = people.members.get(HOST)
        if self.remote is not None and host is not None and not self.app.network.owns(self.remote):
            connections.met(self.app, self.remote, host.name, self.remote.session.by_code)
        taken, wishes = people.seats(), people.card.wishes
        kept = tuple(wish for wish in wishes if taken.get(wish.order, (room.me, ""))[0] == room.me)
        if not kept and (wishes or before is None):  # or another member was faster
            self._sit_down_first()
        elif kept != wishes:
            self._tell(wishes=kept)
        self.rebuild()

    def _sit_down_first(self) -> None:
        """Take the first free order."""
        people = self.people
        taken, bots = people.seats(), people.bots()
        free = next((order for order in people.orders if order not in taken and order not in bots), None)
        usual = choices.usual_name(self.words, free) if free else self.words("network-guest")
        name = people.card.name or usual
        self._tell(name=name, wishes=(Wish(free, name),) if free else ())

    def _sit(self, remote: Remote, seated: wire.Seated) -> None:
        """Go to the table. A player with a ticket of that table gets the old seats back."""
        if not self.app.network.owns(remote):
            connections.remember(self.app, remote.route.host, remote.route.port)
        folders = dict.fromkeys((self.app.saves.folder, *self.app.library.found.folders))
        back = (tickets.of_table(folder, seated.table) for folder in folders if not seated.seats)
        found = next((one for one in back if one is not None), None)
        self.remote = None
        if found is None:
            connections.sit(self.app, remote, seated.code)
            return
        remote.close()
        if not connections.rejoin(self.app, *found, remote.route.host, remote.route.port, remote.trust):
            self.app.pop(self)

    def _tell(self, **changes: Any) -> None:
        """Change the card of this machine and send it."""
        card = self.people.card = self.people.card._replace(**changes)
        if self.remote is not None:
            self.remote.ask(lambda session: session.say(cards.write(card)))

    @override
    def left(self, column: Column) -> None:
        words, people = self.words, self.people
        if people.room is None:
            said = "network-asking-below" if self._asks else "network-connecting-below"
            column.note("connecting", words(said))
            return
        column.title("orders", words("network-seats"), 4)
        column.note("orders-below", words("network-seats-below"), 12)
        for order in people.orders:
            self.seats.row(column, words, order)
        for wish in people.card.wishes[1:]:
            column.gap(6)
            label = words("network-name-of", order=choices.seat_word(words, wish.order))
            self.form.entry(column, f"name-{wish.order}", label, wish.name, LONGEST_NAME)
        if on := people.looking_on():
            column.gap(6).note("looking-on", words("network-looking-on", names=listed(words, on)))

    @override
    def right(self, column: Column) -> None:
        words, people = self.words, self.people
        if people.room is None:
            return
        if people.hosting:
            self.invitation.fill(column)
            choose_options(column.gap(20), words, people, self._change, self.invitation.house is not None)
            waiting = self.why_not_start()
        else:
            show_options(column, words, people)
            waiting = words("network-room-lost" if self._lost else "network-host-starts")
        column.gap(10 if people.hosting else 20)
        if waiting:
            column.words("waiting", waiting, colour=theme.GOLD_PALE)
        if not people.hosting:
            self.invitation.button(column)

    @override
    def foot(self) -> list[Foot]:
        words, people = self.words, self.people
        if people.room is None:
            return []
        talk = self.opens(TalkScene, self.talk, people.card.name)
        chat = Foot("chat", words("network-chat"), talk, icon="ui/icon-chat", primary=False)
        if people.hosting:
            may = not self.why_not_start() and not self._begun
            door = Foot("door", words("menu-door"), self._door, icon="ui/icon-reserve", primary=False)
            return [Foot("start", words("new-begin"), self.start, enabled=may), chat, door]
        said = words("network-unready" if people.card.ready else "network-say-ready")
        return [Foot("start", said, self._ready, enabled=bool(people.card.wishes)), chat]

    @override
    def handle(self, event: pygame.event.Event) -> bool:
        """The key for copying copies the invitation, unless text is being typed."""
        copies = event.type == pygame.KEYDOWN and event.key == pygame.K_c
        if copies and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META) and not self.writing:
            self.invitation.copy()
            return True
        return super().handle(event)

    @override
    def read(self) -> None:
        """Take the names of others at this machine."""
        lines = {name.removeprefix("name-"): line.text.strip() for name, line in self.form.entries.items()}
        old = self.people.card.wishes
        wishes = old[:1] + tuple(wish._replace(name=lines.get(wish.order) or wish.name) for wish in old[1:])
        if wishes != old:
            self._tell(wishes=wishes)

    @override
    def back(self) -> None:
        """Leave. A host with guests is asked first, because the room closes."""
        guests = self.people.guests()
        if self._lost or not (self.people.hosting and guests):
            self.app.pop(self)
            return
        words = self.words
        title, below = words("network-close-room"), words("network-close-below", names=listed(words, guests))
        self.ask(title, below, words("network-close-yes"), lambda: self.app.pop(self))

    def why_not_start(self) -> str:
        """Why the game cannot begin yet, or ""."""
        if self._lost:
            return self.words("network-room-lost")
        taken = self.people.seats()
        if not taken or len(taken) + len(self.people.bots()) < 2:
            return self.words("network-need-two")
        late = self.people.late()
        return self.words("network-need-ready", names=listed(self.words, late)) if late else ""

    def start(self) -> None:
        """Deal. If players of the last game are still missing, ask the host first: they could only watch."""
        if self.why_not_start():
            return
        if not (awaited := list(self.people.awaited().values())):
            self._deal()
            return
        below = self.words("network-without-below", names=listed(self.words, awaited))
        self.ask(self.words("network-without"), below, self.words("network-without-yes"), self._deal)

    def _deal(self) -> None:
        people, room, remote = self.people, self.people.room, self.remote
        if room is None or remote is None or self.why_not_start():
            return  # a member has left during the question
        taken = people.seats()
        names = {order: name for order, (_, name) in taken.items()}
        chosen = people.proposal._replace(options=people.options, undo=people.undo, rhythm=people.rhythm)
        header = dealt_header(people.game, chosen, names, people.bots(), room.code)
        holders = [taken[seat.order][0] if seat.order in taken else room.me for seat in header.seats]
        self._begun = frozenset(holders)
        remote.ask(lambda session: session.begin(journal.new_table(), holders, encode_header(header)))
        self.rebuild()

    def _ready(self) -> None:
        self._tell(ready=not self.people.card.ready)
        self.rebuild()

    def _change(self, **changes: Any) -> None:
        """Change the host's proposal."""
        self._tell(game=self.people.proposal._replace(**changes))
        self.rebuild()

    def _door(self) -> None:
        if self.remote is not None and door_of(self.remote) is not None:
            self.app.push(DoorScene(self.app, in_room(self.remote, self.people), self))
