"""What is said where no table is seen: in a room, and at the end of a game. The page for reading and writing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from typing_extensions import override

from luna.log.records import MAX_CHAT
from luna.net import cards
from luna.net.cards import Word
from luna.shell.app.scene import App
from luna.shell.drawing import theme
from luna.shell.network.relay_table import PHRASES
from luna.shell.screens.form import FormScene
from luna.shell.widgets import Chip, Column

KEPT: Final = 6
"""Words that are shown."""
_BEFORE: Final = ("hello", "one-moment", "thanks")
"""Of the phrases, what fits before a game."""


class Talk:
    """The words of a room, oldest first: nobody keeps them."""

    def __init__(self, app: App, send: Callable[[bytes], object]) -> None:
        """`send` takes a word to the others."""
        self._app, self._send = app, send
        self.said: tuple[Word, ...] = ()
        self.seen = False
        """Whether the page with them lies open: else they are told in passing."""

    def say(self, name: str, phrase: str, text: str = "") -> None:
        """A word from here."""
        data = cards.write_word(Word(name, phrase, text))
        self._send(data)
        self._keep(data)

    def hear(self, data: bytes) -> None:
        """A word of somebody else."""
        word = self._keep(data)
        if word is not None and not self.seen:
            self._app.toasts.say(self.line(word))

    def line(self, word: Word) -> str:
        """A line of chat, who says what, in the language of this machine."""
        text = self._app.catalogue
        words = text(f"phrase-{word.phrase}") if word.phrase in PHRASES else word.text
        return text("network-said", name=word.name, words=words)

    def _keep(self, data: bytes) -> Word | None:
        word = cards.read_word(data)
        if word is not None:
            self.said = (*self.said[1 - KEPT :], word)
        return word


class TalkScene(FormScene):
    """The last words, some phrases, and a line to write in."""

    columns = 1
    size = (1000, 760)
    first = "write"

    def __init__(self, app: App, talk: Talk, name: str, phrases: Sequence[str] = _BEFORE) -> None:
        """`name`: who speaks from here."""
        super().__init__(app)
        self._phrases = phrases
        self.title = self.words("network-chat")
        self._talk, self._name = talk, name
        self._shown = talk.said

    @override
    def enter(self) -> None:
        self._talk.seen = True

    @override
    def exit(self) -> None:
        super().exit()
        self._talk.seen = False

    @override
    def update(self, dt: float) -> None:
        """One step of `dt` seconds: the page is made anew when somebody has said something."""
        super().update(dt)
        if self._talk.said != self._shown:
            self._shown = self._talk.said
            self.rebuild()

    @override
    def left(self, column: Column) -> None:
        words, paint = self.words, self.paint
        if not self._shown:
            column.words("empty", words("network-chat-empty"), colour=theme.now.MUTED)
        for number, word in enumerate(self._shown):
            column.words(f"said-{number}", self._talk.line(word))
            column.gap(4)
        column.gap(16)
        line = self.entry(column, "write", words("network-chat-write"), "", MAX_CHAT)
        line.done = self._write
        column.gap(14)
        labels = {phrase: words(f"phrase-{phrase}") for phrase in self._phrases}
        column.buttons(
            [
                (
                    Chip.wide(paint, label, icon=False),
                    lambda rect, phrase=phrase, label=label: Chip(
                        rect, phrase, label, partial(self._talk.say, self._name, phrase)
                    ),  # type: ignore[misc]
                )
                for phrase, label in labels.items()
            ],
            54,
        )

    def _write(self) -> None:
        text = self.entries["write"].text.strip()
        self.entries.pop("write").close()  # and with it what was written
        if text:
            self._talk.say(self._name, "", text)
        self.rebuild()
