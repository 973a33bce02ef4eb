"""The rules of a game as its reader shows them: topics in sections, an aid to points, drawn examples, numbered rules.

A game fills one of these (`GameClient.rulebook`). The words are in its catalogue: `rules-section-<section>`,
`rule-<topic>`, `rule-<topic>-short`, `rule-<topic>-long`, `example-<topic>`, `aid-<part>` and `aid-<part>-<row>`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

import pygame

from luna.core.game import Position
from luna.shell.client.numbered_rules import Chapter, chapters
from luna.shell.drawing import theme
from luna.text.catalogue import Catalogue, Slot

if TYPE_CHECKING:
    from luna.shell.app.scene import App


class Topic(NamedTuple):
    """A topic of the rulebook: one page."""

    name: str
    rules: tuple[str, ...]  # ids of the numbered rules that it tells
    art: str
    see: tuple[str, ...] = ()  # names of other topics


class Drawing(Protocol):
    """A picture of a drawn example: its measures are known at once, it is painted later."""

    size: tuple[int, int]  # pixels

    def paint(self) -> pygame.Surface:
        """The picture. Any thread may do it."""


class NoDrawings:
    """The drawn examples of a game that has none."""

    topics: frozenset[str] = frozenset()

    def of(self, app: App, topic: str, width: int) -> Sequence[Drawing]:
        return ()

    def table(self, app: App, position: Position, width: int) -> Sequence[Drawing]:
        return ()


class Drawings(Protocol):
    """The drawn examples of a game."""

    @property
    def topics(self) -> frozenset[str]:
        """Those that have one."""

    def of(self, app: App, topic: str, width: int) -> Sequence[Drawing]:
        """The pictures of a topic, one below the other, as large as `width` pixels allow."""

    def table(self, app: App, position: Position, width: int) -> Sequence[Drawing]:
        """The table in a position, without its frame, `width` pixels wide; () when it cannot be drawn so."""


_NO_DRAWINGS: Final = NoDrawings()
Aid = Mapping[str, Sequence[tuple[str, str]]]
"""By part of the aid: what brings points (`aid-<part>-<row>`), and how many."""


def no_facts(words: Catalogue, topic: str) -> Mapping[str, Slot]:
    """Nothing has to be filled into the words of any topic."""
    return {}


@dataclass(frozen=True)
class Rulebook:
    """All that there is to read about a game."""

    sections: Mapping[str, tuple[Topic, ...]]
    """The topics in the order in which they are read."""
    learn: int
    """So many sections teach the game; the others are there to look things up."""
    paper: Path | None = None
    """The numbered rules, see `shell.numbered`."""
    aid: Aid = field(default_factory=dict)
    aid_topic: str = ""
    """The topic below which the aid stands."""
    facts: Callable[[Catalogue, str], Mapping[str, Slot]] = no_facts
    """What fills the slots of the words of a topic."""
    drawings: Drawings = _NO_DRAWINGS

    @cached_property
    def topics(self) -> dict[str, Topic]:
        """All topics by name."""
        return {topic.name: topic for topics in self.sections.values() for topic in topics}

    @cached_property
    def section_of(self) -> dict[str, str]:
        """The section of each topic."""
        return {topic.name: section for section, topics in self.sections.items() for topic in topics}

    @cached_property
    def lessons(self) -> tuple[str, ...]:
        """The topics that teach the game, in order."""
        return tuple(topic.name for topics in list(self.sections.values())[: self.learn] for topic in topics)

    @property
    def first(self) -> str:
        """The topic that is opened when none is asked for."""
        return next(iter(self.topics))

    @property
    def chapters(self) -> Mapping[str, Chapter]:
        """The numbered rules by chapter; none where their paper is missing."""
        return {} if self.paper is None else chapters(self.paper)

    def chapter_of(self, number: str) -> str:
        """The name of the chapter of a rule, "" when it cannot be opened."""
        return next((name for name in self.chapters if name[-1] == number[:1]), "")

    def text(self, words: Catalogue, topic: str) -> str:
        """The whole rule of a topic."""
        return words(f"rule-{topic}-long", **self.facts(words, topic))

    def example(self, words: Catalogue, topic: str) -> str:
        """What is said below the drawn example of a topic, "" when there is none."""
        return words(f"example-{topic}") if topic in self.drawings.topics else ""


def read_topics(file: Path) -> tuple[dict[str, tuple[Topic, ...]], int]:
    """The sections of a game and how many of them teach it, from its `topics.toml`."""
    found = tomllib.loads(file.read_text("utf-8"))
    learn = found.pop("learn")
    return {
        section: tuple(
            Topic(name, tuple(facts["rules"].split()), facts["art"], tuple(facts["see"].split()))
            for name, facts in topics.items()
        )
        for section, topics in found.items()
    }, learn


class Gallery:
    """The drawn examples of one screen, painted one after another in a thread of its own."""

    def __init__(self, app: App, drawings: Drawings) -> None:
        self._app, self._drawings = app, drawings
        self._hand = ThreadPoolExecutor(1, "gallery")
        self._made: dict[tuple[object, ...], list[tuple[Drawing, Future[pygame.Surface]]]] = {}
        self._waiting: list[Future[pygame.Surface]] = []

    def of(self, topic: str, width: int) -> list[tuple[Drawing, Future[pygame.Surface]]]:
        """The drawings of a topic in a width: their measures at once, their pictures when they are done."""
        return self._shown(topic, width, lambda: self._drawings.of(self._app, topic, width))

    def table(self, position: Position, width: int) -> list[tuple[Drawing, Future[pygame.Surface]]]:
        """The same of the table in a position."""
        return self._shown(bytes(position), width, lambda: self._drawings.table(self._app, position, width))

    def _shown(
        self, what: object, width: int, draw: Callable[[], Sequence[Drawing]]
    ) -> list[tuple[Drawing, Future[pygame.Surface]]]:
        key = what, width, self._app.catalogue.language, self._app.paint.u, theme.now.SEA
        if key not in self._made:
            self._made[key] = [(drawing, self._hand.submit(drawing.paint)) for drawing in draw()]
            self._waiting += [picture for _, picture in self._made[key]]
        return self._made[key]

    def news(self) -> bool:
        """Whether a picture has been finished since this was asked last."""
        before = len(self._waiting)
        self._waiting = [picture for picture in self._waiting if not picture.done()]
        return len(self._waiting) < before

    def wait(self) -> None:
        """Until everything asked for is painted."""
        for drawn in self._made.values():
            for _, picture in drawn:
                picture.result()

    def close(self) -> None:
        """No thread may draw when the program ends."""
        self._hand.shutdown(wait=True, cancel_futures=True)
