"""The open tables at a relay: read, filtered, joined. Text typed by strangers is shown only by choice."""

from collections.abc import Callable
from functools import partial

from typing_extensions import override

from luna.core import registry
from luna.log.rhythm import LIMITS
from luna.net.browser import Browser
from luna.net.certificates import PROOF
from luna.net.placards import ANY, LEVELS, Row
from luna.net.session import RefusedNews
from luna.shell.app.scene import App
from luna.shell.client import choices
from luna.shell.network import connections
from luna.shell.network.address_text import address_text
from luna.shell.network.lobby import PHRASES
from luna.shell.network.own_relay import hello
from luna.shell.players.seats import numbered
from luna.shell.screens.page import Foot, PagedScene, Shape
from luna.shell.widgets import Column, pair
from luna.text import Catalogue

_AGAIN = 30.0  # seconds between two readings


class OpenTablesScene(PagedScene):
    """The tables at the left, the filters at the right."""

    first = "table-0"
    shape = Shape((1760, 1040), low=820, share=0.64, between=60, narrow=430)

    def __init__(self, app: App, host: str, port: int) -> None:
        super().__init__(app)
        self.title = self.words("open-title", place=address_text(host, port))
        self._host, self._port = host, port
        self._game, self._kind, self._level = "", ANY, 0
        self._names = False  # whether the names of hosts are shown
        self._found: Browser | None = None  # the last one that has answered
        self._reading: Browser | None = None
        self._age = 0.0

    @override
    def enter(self) -> None:
        self.look()

    @override
    def exit(self) -> None:
        super().exit()
        if self._reading is not None:
            self._reading.close()

    @override
    def update(self, dt: float) -> None:
        super().update(dt)
        self._age += dt
        reading = self._reading
        if reading is not None and reading.settled.is_set():
            self._found, self._reading = reading, None
            self.rebuild()
        elif reading is None and self._age > _AGAIN:
            self.look()

    @property
    def rows(self) -> list[Row]:
        """The tables that pass the filters."""
        rows = self._found.rows if self._found is not None else ()
        levels = (0, self._level) if self._level else range(LEVELS)  # a table for everybody suits everybody
        return [row for row in rows if self._game in ("", row.game) and row.placard.level in levels]

    @override
    def left(self, column: Column) -> None:
        words, paint, rows = self.words, self.paint, self.rows
        self.total = len(rows)
        column.words("below", self._said(), "body", gap=14)
        used, high = paint.fonts.line("body") * 2 + paint.px(14), pair("", "", "", None).high(paint, 0)
        shown = self.fit(max(3, (column.window.height - used) // (high + paint.px(8))))
        names = numbered(row.placard.name for row in rows)
        for number, (row, name) in enumerate(zip(rows[shown], names[shown], strict=True)):
            said = self.app.catalogue.of(row.game)
            title = words("open-seats", free=row.placard.free, seats=row.placard.seats)
            if len(registry.listed()) > 1:
                title = words("network-setting", what=choices.title(words, row.game), value=title)
            if self._names and name:
                title = f"{title} · {name}"
            below = " · ".join(placard_words(said, row)) or words("open-usual")
            rhythm = row.placard.rhythm
            aside = words(f"rhythm-{rhythm}") if rhythm in LIMITS else ""
            column.card(pair(f"table-{number}", title, below, partial(self._join, row), aside=aside), 8)

    @override
    def right(self, column: Column) -> None:
        words = self.words
        if len(registry.listed()) > 1:
            titles = {"": words("open-all"), **choices.titles(words)}
            column.pick("game", words("new-game"), titles, self._game, self._asks("_game"), gap=16)
        kinds = [words(name) for name in ("open-all", "rhythm-live", "open-by-turn")]
        column.choice("kind", words("rhythm"), kinds, self._kind, self._asks("_kind"), gap=16)
        levels = [words("open-all"), *(words(f"open-level-{level}") for level in range(1, LEVELS))]
        column.choice("level", words("open-level"), levels, self._level, self._asks("_level"), gap=14)
        column.switch("names", words("open-names"), self._names, self._asks("_names"), words("open-names-below"))

    @override
    def foot(self) -> list[Foot]:
        known = address_text(self._host, self._port) in self.app.settings.hosts
        forget = [Foot("forget", self.words("open-forget"), self._forget, primary=False, left=True)] if known else []
        again = Foot("again", self.words("open-again"), self.look, enabled=self._reading is None)
        there = Foot("open-there", self.words("network-open-there"), self._open, primary=False, left=True)
        return [again, *self.turns(), there, *forget]

    def _said(self) -> str:
        words, found = self.words, self._found
        if found is None:
            return words("network-connecting-below")
        if found.trouble == "slow-down":
            return words("open-slow")
        if found.trouble:
            return connections.why(words, RefusedNews(found.trouble, (self._host, str(self._port)), True))
        if not self.total:
            return words("open-none")
        return f"{words('open-count', count=self.total)} {self.page_said()}".strip()

    def _open(self) -> None:
        proof = self._found.proof[:PROOF] if self._found is not None else b""
        connections.host_at(self.app, self._host, self._port, proof)

    def _forget(self) -> None:
        """Stop suggesting the relay."""
        connections.forget(self.app, self._host, self._port)
        self.app.pop(self)

    @override
    def look(self) -> None:
        """Read the list again."""
        self._age = 0.0
        if self._reading is None:
            self._reading = Browser(hello(), self._host, self._port, registry.listed(), self._kind)

    def _asks(self, name: str) -> Callable[[object], None]:
        """The action of a control that asks for other tables; tables of another kind are read again."""

        def ask(value: object) -> None:
            kind = self._kind
            self.put(page=0, **{name: value})
            if kind != self._kind:
                if self._reading is not None:
                    self._reading.close()
                    self._reading = None
                self.look()
                self.rebuild()

        return ask

    def _join(self, row: Row) -> None:
        proof = self._found.proof[:PROOF] if self._found is not None else b""
        connections.join(self.app, self._host, self._port, row.code, proof)


def placard_words(words: Catalogue, row: Row) -> list[str]:
    """The content of a placard, in this program's words only."""
    placard = row.placard
    said = [words(f"open-level-{placard.level}")] if placard.level else []
    said += [words(f"open-says-{PHRASES[phrase]}") for phrase in placard.phrases if phrase < len(PHRASES)]
    chosen = dict(placard.options)
    for spec in registry.load(row.game).OPTIONS:
        value = spec.checked(chosen.get(spec.id, spec.default))
        if not spec.apart and value != spec.default:
            said.append(words(spec.word) if spec.switch else words(f"{spec.word}-{value}"))
    return said
