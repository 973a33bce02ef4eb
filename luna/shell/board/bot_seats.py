"""The bots at a table: when they play, why they played a turn, and the hints they give."""

from collections.abc import Callable, Collection, Sequence
from functools import partial

from luna.bots.thinker import EXPLAIN, HINT
from luna.core import registry
from luna.core.cast import Face
from luna.core.levels import Character
from luna.log.records import BOT, HUMAN
from luna.shell.app.hints import named
from luna.shell.app.scene import App
from luna.shell.board import rail
from luna.shell.board.card import Card, CardLine
from luna.shell.board.display import Display
from luna.shell.board.history import History
from luna.shell.board.panel import Panel
from luna.shell.board.panels.hintpanel import HintPanel
from luna.shell.board.panels.watchpanel import WatchPanel
from luna.shell.board.pen import Pixel, Rect
from luna.shell.board.teller import Entry
from luna.shell.drawing import theme
from luna.shell.players import faces, seats
from luna.shell.players.opponents import BREATH, Adviser, Opponents
from luna.table.link import TableLink


class Company:
    """The bots of one table. The thinking process belongs to the program (`App.thinker`)."""

    def __init__(
        self,
        link: TableLink,
        display: Display,
        history: History,
        app: App,
        names: Callable[[], Sequence[str]],
        held: Callable[[], Collection[int]] | None = None,
    ) -> None:
        """`held`: the seats played from this machine; None: all."""
        self._held = held
        self._table, self._display, self._history = link.table, display, history
        self._app, self._text, self._names = app, app.catalogue, names
        thinker, game = app.thinker, link.table.game.NAME
        self.opponents = Opponents(link, thinker, held)
        hints = Adviser(thinker, game, HINT)
        self.hints = HintPanel(hints, history.teller, self._text, names, partial(named, app), display.place)
        self.watch = WatchPanel(self.opponents, self._text)
        self._explainer = Adviser(thinker, game, EXPLAIN)
        self._pointed: Entry | None = None
        self._beside = Rect(0, 0, 0, 0)
        self.marked: Sequence[tuple[Rect, int]] = ()
        """Rectangles on the board that mark the turns since the player's last one, with the numbers of these turns."""

    # ---- queries of the scene

    @property
    def you(self) -> int | None:
        """The seat of the only person at this machine; None when there is none, or several."""
        return seats.own_seat(self._table.seats, None if self._held is None else self._held())

    @property
    def people(self) -> list[int]:
        """The seats of people played from this machine."""
        held = range(len(self._table.seats)) if self._held is None else self._held()
        return [seat for seat, one in enumerate(self._table.seats) if one.kind == HUMAN and seat in held]

    @property
    def levels(self) -> dict[int, int]:
        """The levels of the bots by seat."""
        return {
            number: Character.of(seat.bot).level for number, seat in enumerate(self._table.seats) if seat.kind == BOT
        }

    @property
    def mine(self) -> bool:
        """Whether a person at this machine is to move."""
        return self._table.to_move in self.people

    @property
    def faces(self) -> Sequence[Face | None]:
        """The faces of the players by seat, None where a player has none."""
        return faces.of(self._table.game.NAME, self._table.seats, self._app.settings.faces)

    @property
    def alone(self) -> bool:
        """Whether only bots play."""
        return self.opponents.alone

    @property
    def watching(self) -> bool:
        """Whether a bot is to move, or a player at another machine, so everybody here only watches."""
        elsewhere = self._held is not None and self._table.to_move not in self._held()
        return elsewhere or self.opponents.thinking is not None

    def update(self, dt: float, at_rest: bool) -> bool:
        """Advance by `dt` seconds; returns whether to redraw."""
        if outlook := self.opponents.outlook:
            self._app.foresight.look(outlook)
        advised = self.hints.adviser.update()
        explained = self._explainer.update()
        if self.opponents.rescue():
            self._app.toasts.say(self._app.catalogue("notice-bot-fault"), trouble=True)
        return self.opponents.update(dt, at_rest, BREATH / self._app.settings.speed) or advised or explained

    def moved_on(self) -> None:
        """Drop hints and explanations: the position has changed."""
        self.hints.forget()
        self._point(None)

    def skip(self) -> bool:
        """The continue key: pause bots among themselves, or restart a failed one; False when neither applies."""
        if self.watch.says:
            self.watch.press()
        return bool(self.watch.says)

    def close(self) -> None:
        """Stop all thinking about this table."""
        self.opponents.forget()
        self.hints.adviser.forget()
        self._explainer.forget()

    # ---- why

    def point(self, point: Pixel, panels: Sequence[Panel]) -> bool:
        """Note where the pointer is, perhaps over an open panel; True when another turn is explained."""
        entry = self._entry(point, panels)
        changed = entry is not self._pointed
        self._beside = Rect(point, (1, 1)).inflate(40, 40)
        if changed:
            self._point(entry)
        return changed

    def why(self) -> tuple[Card, Rect] | None:
        """The card that explains the bot's turn under the pointer, and the rectangle beside it."""
        entry = self._pointed
        if entry is None or self._table.seats[entry.seat].kind != BOT:
            return None
        key = entry, self._explainer.thought, self._explainer.failed, self._text("hint-title")
        card = self._app.paint.last("why", key, lambda: self._why(entry))
        return None if card is None else (card, self._beside)

    def _why(self, entry: Entry) -> Card | None:
        """The explanation of a bot's turn, or its progress; None when thinking failed."""
        text, names, teller = self._text, self._names(), self._history.teller
        thought = self.opponents.thought(entry.number, entry.turn) or self._explainer.ready
        if thought is not None and thought.chose(entry.turn):
            return teller.why(text, names, entry.position, thought)
        if thought is not None:
            return teller.not_its_own(text, names, entry.position, entry.turn, thought)
        if self._explainer.failed:
            return None
        words = CardLine(text("hint-thinking", percent=round(100 * self._explainer.progress)), theme.now.SECONDARY)
        return Card(text("why-title", name=names[entry.seat]), (words,), "ui/icon-hint")

    def _point(self, entry: Entry | None) -> None:
        """Point at a turn. A bot's turn without a stored thought is computed again: bots are deterministic."""
        self._pointed = entry
        seat = None if entry is None else self._table.seats[entry.seat]
        if entry is None or seat is None or seat.kind != BOT or self.opponents.thought(entry.number, entry.turn):
            self._explainer.forget()
            return
        who = Character.of(seat.bot)
        temper = registry.characters(self._table.game.NAME).temper(who.seed)
        self._explainer.ask(bytes(entry.position), who.level, who.seed, temper)

    def _entry(self, point: Pixel, panels: Sequence[Panel]) -> Entry | None:
        """The turn at a point: a line of the rail or a panel, a mark, or a seat's panel for the seat's last turn."""
        entries, layout = self._history.entries, self._display.layout
        over = next((panel for panel in reversed(panels) if panel.covers(layout, point)), None)
        marked = next((turn for rect, turn in self.marked if rect.collidepoint(point)), None)
        if over is not None:
            number = over.pointed_turn
        elif marked is not None:
            number = marked
        elif layout.rail.log.collidepoint(point):
            number = rail.line_at(self._display.pen.frame, self._history.newest(), point)
        else:
            there = [
                panel.seat for panel in layout.panels if panel.rect.collidepoint(point) and point[1] < panel.name.bottom
            ]
            number = next((entry.number for entry in reversed(entries) if entry.seat in there), None)
        return entries[number - 1] if number and number <= len(entries) else None
