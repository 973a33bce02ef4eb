"""Chat outside a table: in a room, and at the end of a game on the network."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from typing_extensions import override

from luna.log.records import MAX_CHAT, NO_SEAT
from luna.net import cards
from luna.net.cards import Word
from luna.shell.app.scene import App
from luna.shell.network.relay_table import PHRASES, Shared
from luna.shell.screens.page import PageScene, Shape
from luna.shell.widgets import Chip, Column

KEPT: Final = 6  # messages that are shown
_BEFORE: Final = ("hello", "one-moment", "thanks")  # the phrases for before a game


class Talk:
    """The messages of a room, oldest first. They are not logged."""

    def __init__(self, app: App, send: Callable[[bytes], object]) -> None:
        """`send` takes a message to the others."""
        self._app, self._send = app, send
        self.said: tuple[Word, ...] = ()
        self.seen = False  # whether the chat is open: otherwise a toast shows each message

    def say(self, name: str, phrase: str, text: str = "") -> None:
        """Send a message."""
        data = cards.write_word(Word(name, phrase, text))
        self._send(data)
        self._keep(data)

    def hear(self, data: bytes) -> None:
        """Receive a message."""
        word = self._keep(data)
        if word is not None and not self.seen:
            self._app.toasts.say(self.line(word))

    def line(self, word: Word) -> str:
        """A chat line with its author, in the language of this machine."""
        text = self._app.catalogue
        words = text(f"phrase-{word.phrase}") if word.phrase in PHRASES else word.text
        return text("network-said", name=word.name, words=words)

    def _keep(self, data: bytes) -> Word | None:
        word = cards.read_word(data)
        if word is not None:
            self.said = (*self.said[1 - KEPT :], word)
        return word


class TableTalk(Talk):
    """The messages of a table, which its log keeps."""

    def __init__(self, app: App, shared: Shared, names: Callable[[], Sequence[str]]) -> None:
        super().__init__(app, lambda word: None)
        self._shared, self._names = shared, names

    def follow(self) -> None:
        """Read the log."""
        names = self._names()
        self.said = tuple(
            Word(one.name if one.seat == NO_SEAT else names[one.seat], one.phrase, one.text)
            for one in self._shared.words[-KEPT:]
        )

    @override
    def say(self, name: str, phrase: str, text: str = "") -> None:
        """Send a message. It comes back with the log."""
        self._shared.say(phrase, text)


class TalkScene(PageScene):
    """The last messages, some phrases, and an input line."""

    shape = Shape((1000, 760), columns=1)
    first = "write"
    title_key = "network-chat"

    def __init__(self, app: App, talk: Talk, name: str, phrases: Sequence[str] = _BEFORE) -> None:
        """`name`: of the author here."""
        super().__init__(app)
        self._talk, self._name, self._phrases = talk, name, phrases

    @override
    def enter(self) -> None:
        self._talk.seen = True

    @override
    def exit(self) -> None:
        super().exit()
        self._talk.seen = False

    @override
    def news(self) -> tuple[Word, ...]:
        return self._talk.said

    @override
    def left(self, column: Column) -> None:
        words, say = self.words, partial(self._talk.say, self._name)
        if not self._talk.said:
            column.note("empty", words("network-chat-empty"))
        for number, word in enumerate(self._talk.said):
            column.words(f"said-{number}", self._talk.line(word), gap=4)
        self.form.entry(column.gap(16), "write", words("network-chat-write"), "", MAX_CHAT).done = self._write
        column.gap().buttons([Chip(one, words(f"phrase-{one}"), partial(say, one)) for one in self._phrases], 54)

    def _write(self) -> None:
        text = self.form.entries["write"].text.strip()
        self.form.forget("write")
        if text:
            self._talk.say(self._name, "", text)
        self.rebuild()
