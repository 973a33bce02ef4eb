"""The end of a game on the network: its players can chat, and meet for the next game."""

from typing import Final

from typing_extensions import override

from luna.shell.app import navigation
from luna.shell.app.scene import App
from luna.shell.modes.network_news import News
from luna.shell.network import connections
from luna.shell.network.relay_table import Shared
from luna.shell.screens.chat import TableTalk, TalkScene
from luna.shell.screens.game_over import FinalScene
from luna.shell.screens.page import Foot
from luna.shell.widgets import Button, Widget

_AGAIN: Final = "again"


class LanFinalScene(FinalScene):
    """The final table, which follows the connection of its game."""

    def __init__(self, app: App, shared: Shared) -> None:
        self.shared = shared
        super().__init__(app, shared.table)
        self._talk = TableTalk(app, shared, lambda: self.names)
        self._news = News(app, shared, lambda: self.names, lambda: self._talk.seen, after=True)
        self._online = shared.online
        self._returns = False  # the end was undone

    @override
    def exit(self) -> None:
        if not self._returns:
            super().exit()

    @override
    def update(self, dt: float) -> None:
        self.beneath(dt)
        super().update(dt)

    @override
    def beneath(self, dt: float) -> None:
        """Follow the others, who may chat, or want another game or an undo."""
        self.shared.poll()
        self._news.update()
        self._talk.follow()
        self.table.follow()
        if self._online and not self.shared.online:
            self.app.toasts.say(self.words("network-end-lost"))
        self._online = self.shared.online
        if not self.table.over and not self._returns:
            self._returns = True
            navigation.sit_down(self.app, self.shared.remote, self.shared.code)

    @override
    def entries(self) -> list[Foot]:
        rematch, *others = super().entries()
        if self._together:
            asking = [self.names[seat] for seat in self._asking]
            said = self.words("network-end-with", name=asking[0], count=len(asking)) if asking else ""
            rematch.words = said or self.words("end-rematch")
        return [rematch, *others]

    @override
    def build(self) -> list[Widget]:
        widgets = super().build()
        if self.shared.online:
            said = self.words("network-chat")
            place = self.canvas.rect(1860, 40, 0, 0)
            place.size = Button.wide(self.paint, said, icon=True), self.paint.target(64)
            place.x -= place.width
            chat = self.opens(TalkScene, self._talk, "", ("well-played", "thanks", _AGAIN))
            widgets.append(Button("chat", said, chat, icon="ui/icon-chat").at(place))
        return widgets

    @override
    def again(self) -> None:
        """Meet the others in a room at the same relay. The first one there invites them."""
        if self._together:
            connections.again(self.app, self.shared, lambda: self.shared.say(_AGAIN))
        else:
            super().again()

    @override
    def news(self) -> object:
        return self.shared.online, self._asking

    @property
    def _together(self) -> bool:
        """Whether the others can be met at the relay."""
        return self.shared.online and self.shared.plays

    @property
    def _asking(self) -> list[int]:
        """The seats of others that want another game and are still there."""
        seats = {said.seat for said in self.shared.words if said.phrase == _AGAIN}
        return sorted(seats & self.shared.here - set(self.shared.seats))
