"""The rules of a game as the reader shows them: topics in sections, a player aid, drawn examples, numbered rules.

A game fills a `Rulebook` (`GameClient.rulebook`). The words are in its catalogue: `rules-section-<section>`,
`rule-<topic>`, `rule-<topic>-short`, `rule-<topic>-long`, `example-<topic>`, `aid-<part>` and `aid-<part>-<row>`.
The numbered rules are read from a document such as `docs/rules-luna.md`, in English. Without it there are no chapters.
"""

import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from typing import Final, NamedTuple, Protocol

import pygame

from luna.core.game import Position
from luna.shell.app.scene import App
from luna.shell.drawing import theme
from luna.text import search
from luna.text.catalogue import Catalogue, Slot

_CHAPTER: Final = "numbered-"  # a chapter's name is this and its letter
_RULE: Final = re.compile(r'( *)- <a id="([A-Z][\d.]+)"></a>\*\*[A-Z][\d.]+\*\* (.*)')
_MARKS: Final = re.compile(r"\*\*|\*|`|\[([^\]]*)\]\([^)]*\)")
_ID: Final = re.compile(r"[a-z]\d{1,2}(\.\d)?$")  # the id of a numbered rule, as a query is folded


class Topic(NamedTuple):
    """A topic of the rulebook: one page."""

    name: str
    rules: tuple[str, ...]  # ids of the numbered rules that it explains
    art: str
    see: tuple[str, ...] = ()  # names of other topics


class Block(NamedTuple):
    """A paragraph, a heading, a rule or a table row of the numbered rules."""

    kind: str  # text | heading | rule | row
    text: str
    number: str = ""  # id of a rule
    cells: tuple[str, ...] = ()


class Drawing(Protocol):
    """A drawn example: its size is known at once, it is painted later."""

    size: tuple[int, int]  # pixels

    def paint(self) -> pygame.Surface:
        """Paint the picture, in any thread."""


class Drawings:
    """The drawn examples of a game; here those of a game that has none."""

    @property
    def topics(self) -> frozenset[str]:
        """The topics that have one."""
        return frozenset()

    def of(self, app: App, topic: str, width: int) -> Sequence[Drawing]:
        """The pictures of a topic, one below the other, as large as `width` pixels allow."""
        return ()

    def table(self, app: App, position: Position, width: int) -> Sequence[Drawing]:
        """The table in a position, without its frame, `width` pixels wide; () if it cannot be drawn so."""
        return ()


_NO_DRAWINGS: Final = Drawings()
Aid = Mapping[str, Sequence[tuple[str, str]]]
"""The sources of points (`aid-<part>-<row>`) and how many points they bring, by part of the aid."""


@dataclass(frozen=True)
class Rulebook:
    """Everything to read about a game."""

    sections: Mapping[str, tuple[Topic, ...]]  # the topics in reading order
    learn: int  # the number of sections that teach the game; the others are for reference
    paper: Path | None = None  # the document with the numbered rules
    aid: Aid = field(default_factory=dict)
    aid_topic: str = ""  # the topic with the player aid
    facts: Callable[[Catalogue, str], Mapping[str, Slot]] = lambda words, topic: {}
    """The values of the slots in a topic's words."""
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
        """The topic that is opened by default."""
        return next(iter(self.topics))

    @property
    def chapters(self) -> Mapping[str, tuple[Block, ...]]:
        """The numbered rules by chapter: all whose ids begin with one letter."""
        return {} if self.paper is None else _chapters(self.paper)

    def chapter_of(self, number: str) -> str:
        """The chapter of a numbered rule, or ""."""
        return next((name for name in self.chapters if name[-1] == number[:1]), "")

    def title(self, words: Catalogue, name: str) -> str:
        """The title of a topic or a chapter."""
        return words(f"rule-{name}" if name in self.topics else f"rules-chapter-{name[-1].lower()}")

    def text(self, words: Catalogue, topic: str) -> str:
        """The text of a topic."""
        return words(f"rule-{topic}-long", **self.facts(words, topic))

    def search(self, words: Catalogue, wanted: tuple[str, ...]) -> list[str]:
        """The pages with all the folded words: in the title first, then in the brief line, then in the text."""
        number = wanted[0].upper() if len(wanted) == 1 and _ID.match(wanted[0]) else ""
        found: list[tuple[int, str]] = []
        for name, topic in self.topics.items():
            title, short = words(f"rule-{name}"), words(f"rule-{name}-short")
            example = words(f"example-{name}") if name in self.drawings.topics else ""
            if search.has(title, wanted) or (number and number in topic.rules):
                found.append((0, name))
            elif search.has(short, wanted):
                found.append((1, name))
            elif search.has("\n".join((title, short, self.text(words, name), example)), wanted):
                found.append((2, name))
        for name, blocks in self.chapters.items():
            lines = [f"{block.number} {block.text} {' '.join(block.cells)}" for block in blocks]
            if search.has("\n".join((self.title(words, name), *lines)), wanted):
                found.append((3, name))
        return [name for _, name in sorted(found, key=lambda hit: hit[0])]


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


@cache
def _chapters(paper: Path) -> dict[str, tuple[Block, ...]]:
    """The chapters of a document in its order; none if it cannot be read."""
    try:
        said = paper.read_text("utf-8")
    except (OSError, ValueError):
        return {}
    found = {}
    for part in re.split(r"^## ", said, flags=re.MULTILINE)[1:]:
        blocks = _blocks(part.partition("\n")[2])
        found[_CHAPTER + next(block.number for block in blocks if block.number)[0]] = blocks
    return found


def _blocks(said: str) -> tuple[Block, ...]:
    blocks: list[Block] = []
    for lines in re.split(r"\n\n+", said.strip("\n")):
        running: list[str] = []
        for line in lines.split("\n"):
            if (rule := _RULE.match(line)) is not None:
                blocks.append(Block("rule", _plain(rule[3]), rule[2]))
            elif line.startswith("### "):
                blocks.append(Block("heading", _plain(line[4:])))
            elif line.startswith("|"):
                cells = tuple(_plain(cell.strip()) for cell in line.strip("|").split("|"))
                if not all(set(cell) <= {"-"} and cell for cell in cells):
                    blocks.append(Block("row", "", "", cells))
            else:
                running.append(line.strip())
        if running:
            blocks.append(Block("text", _plain(" ".join(running))))
    return tuple(blocks)


def _plain(said: str) -> str:
    """The text without Markdown."""
    return _MARKS.sub(lambda mark: mark[1] or "", said)


Painted = list[tuple[Drawing, Future[pygame.Surface]]]
"""Drawings and their pictures, which arrive later."""


class Gallery:
    """The drawn examples of one screen, painted one after another in a thread."""

    def __init__(self, app: App, drawings: Drawings) -> None:
        self._app, self._drawings = app, drawings
        self._hand = ThreadPoolExecutor(1, "gallery")
        self._made: dict[tuple[object, ...], Painted] = {}
        self._waiting: list[Future[pygame.Surface]] = []

    def of(self, topic: str, width: int) -> Painted:
        """The drawings of a topic in a width."""
        return self._painted(topic, width, lambda: self._drawings.of(self._app, topic, width))

    def table(self, position: Position, width: int) -> Painted:
        """The drawing of a table in a width."""
        return self._painted(bytes(position), width, lambda: self._drawings.table(self._app, position, width))

    def _painted(self, what: object, width: int, draw: Callable[[], Sequence[Drawing]]) -> Painted:
        key = what, width, self._app.catalogue.language, self._app.paint.u, theme.now.SEA
        if key not in self._made:
            self._made[key] = [(drawing, self._hand.submit(drawing.paint)) for drawing in draw()]
            self._waiting += [picture for _, picture in self._made[key]]
        return self._made[key]

    def news(self) -> bool:
        """Whether a picture has been finished since the last call."""
        before = len(self._waiting)
        self._waiting = [picture for picture in self._waiting if not picture.done()]
        return len(self._waiting) < before

    def close(self) -> None:
        """Stop. No thread may draw when the program ends."""
        self._hand.shutdown(wait=True, cancel_futures=True)
