"""A client for a small game that brings a `Sketch` of its board; everything else is plain."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import cast

import pygame
from typing_extensions import override

from luna.bots.answers import Miss, Thought
from luna.core.game import Game, Position, Reason, Turn
from luna.shell.app.canvas import Canvas
from luna.shell.app.scene import App
from luna.shell.board.board import Board
from luna.shell.board.card import Card, CardLine
from luna.shell.board.display import Display
from luna.shell.board.draft_board import DraftBoard, DraftHand
from luna.shell.board.framed_display import FramedDisplay
from luna.shell.board.host import Host
from luna.shell.board.panel import Panel
from luna.shell.board.panels.recappanel import PlainRecap, Source, since
from luna.shell.board.plain_board import PlainDisplay, PlainHand, Sketch, Words
from luna.shell.board.teller import GOAL, NUMBERS, Entry, LogLine, Row, Teller
from luna.shell.client import tally as tallies
from luna.shell.client.game_client import GameClient
from luna.shell.client.rulebook import Rulebook, Topic
from luna.shell.client.tally import Tally
from luna.shell.drawing import theme
from luna.shell.drawing.layers import Part
from luna.shell.drawing.paint import Paint
from luna.shell.drawing.scenery import TitlePicture
from luna.shell.input.commands import Sections
from luna.shell.sound.score import Music
from luna.table.table import Table
from luna.text import Catalogue
from luna.text.sentences import event_key, slots

_COMPARED = 3  # turns that the deepest hint compares


class PlainClient(GameClient):
    """The client of a sketch, or of the parts of a rich board."""

    def __init__(
        self,
        game: Game,
        words: Words,
        display: type[FramedDisplay] | None = None,
        hand: type[DraftHand] = PlainHand,
        panels: Sequence[Callable[[Host], Panel]] = (),
        commands: Sections | None = None,
    ) -> None:
        """`words` is the whole sketch where there is no `display`."""
        self.commands, self.colours, self.music = commands or {}, theme.PLAIN, Music({})
        self._game, self._hand, self._panels = game, hand, panels
        self._shows = display or partial(PlainDisplay, sketch=cast(Sketch, words))
        self._teller = PlainTeller(game, words)

    @override
    def title_picture(self, paint: Paint) -> TitlePicture:
        return PlainTitle()

    @override
    def points(self, position: Position) -> tuple[int, ...]:
        return self._game.scores(position)

    @override
    def tally(self, app: App, table: Table) -> Tally:
        return tallies.plain(table)

    @override
    def rulebook(self) -> Rulebook:
        return Rulebook({"game": (Topic("game", (), "ui/icon-rules"),)}, 1)

    @override
    def teller(self) -> Teller:
        return self._teller

    @override
    def display(self, app: App, position: Position) -> Display:
        return self._shows(app, self._game, position)

    @override
    def board(self, host: Host) -> Board:
        display = self._shows(host.app, self._game, host.position, host.mode.tone)
        made = DraftBoard(host, display, self._hand(host, display))
        made.panels = [self.recap(since(host)), *(panel(host) for panel in self._panels)]
        return made

    @override
    def recap(self, source: Source) -> Panel:
        return PlainRecap(source, self._teller)

    @override
    def prepare(self, app: App, position: Position, names: Sequence[str]) -> None:
        """Nothing: a sketch is drawn at once."""


class PlainTitle:
    """A picture of water at night."""

    def draw(self, canvas: Canvas) -> pygame.Surface:
        ground = pygame.Surface(canvas.size, 0, 32)
        ground.fill(theme.now.SEA[0])
        return ground

    def parts(self, surface: pygame.Surface, canvas: Canvas, time: float) -> Iterable[Part]:
        """None: nothing moves."""
        return ()


class PlainTeller:
    """A `teller.Teller` that describes a turn in one line, or event by event."""

    def __init__(self, game: Game, words: Words) -> None:
        self._game, self._words = game, words
        self._emblems = {look.id: look.emblem for look in game.SEATS}

    def round_of(self, position: Position, turn: Turn) -> int:
        return self._game.round_of(position)

    def when(self, text: Catalogue, position: Position, turn: Turn) -> str:
        number = self._game.round_of(position)
        return text("bar-round", number=number) if number else ""

    def icon(self, turn: Turn) -> str:
        """The same picture for all turns."""
        return "ui/icon-continue"

    def line(self, entry: Entry) -> LogLine:
        return LogLine(self._emblems[entry.order], number=entry.number)

    def rows(self, text: Catalogue, names: Sequence[str], entry: Entry, automaton: int | None) -> Iterable[Row]:
        """One row per event if the words have `kinds` (`NAME-EVENT`), with its `points` on a chip."""
        kinds = getattr(self._words, "kinds", None)
        if kinds is None:
            return [Row("deed", self._words.turn_words(text, entry.position, entry.turn))]
        key, said = partial(event_key, prefix=self._game.NAME), partial(slots, kinds=kinds(text, names))
        return [
            Row("deed", text(key(event), **said(event._asdict())), points=getattr(event, "points", 0))
            for event in entry.events
        ]

    def refusal(self, text: Catalogue, reason: Reason) -> str:
        return text(f"reason-{reason.code}", **reason.facts)

    def hint(
        self, text: Catalogue, names: Sequence[str], position: Position, thought: Thought, depth: int
    ) -> tuple[CardLine, ...]:
        """The move, and in the last step the best turns side by side."""
        if depth < NUMBERS:
            turns = self.hinted(text, names, position, thought)
            return tuple(
                CardLine(text("hint-move", turn=self._words.turn_words(text, position, turn))) for turn in turns
            )
        return tuple(
            CardLine(self._words.turn_words(text, position, line.turn), when=str(number))
            for number, line in enumerate(thought.lines[:_COMPARED], GOAL)
        )

    def hinted(self, text: Catalogue, names: Sequence[str], position: Position, thought: Thought) -> list[Turn]:
        return [] if thought.choice is None else [thought.choice]

    def things(self, position: Position, turn: Turn) -> Sequence[object]:
        """The result of `things(position, turn)` of the words; the turn itself where they have none."""
        named = getattr(self._words, "things", None)
        return (turn,) if named is None else named(position, turn)

    def why(self, text: Catalogue, names: Sequence[str], position: Position, thought: Thought) -> Card:
        seat = self._game.to_move(position)
        lines = self.hint(text, names, position, thought, NUMBERS)
        return Card(text("why-title", name="" if seat is None else names[seat]), lines, "ui/icon-hint")

    def missed(self, text: Catalogue, names: Sequence[str], position: Position, miss: Miss) -> Card:
        """Both turns, without reasons."""
        played, better = (self._words.turn_words(text, position, turn) for turn in (miss.played, miss.better))
        lines = CardLine(text("turning-played", turn=played)), CardLine(text("turning-better", turn=better))
        when = text("turning-when", round=self._game.round_of(position), turn=miss.number, name=names[miss.seat])
        return Card(when, lines)

    def not_its_own(
        self, text: Catalogue, names: Sequence[str], position: Position, turn: Turn, thought: Thought
    ) -> Card:
        own = thought.choice
        said = text("why-not-its-own", turn="" if own is None else self._words.turn_words(text, position, own))
        seat = self._game.to_move(position)
        return Card(text("why-title", name="" if seat is None else names[seat]), (CardLine(said),), "ui/icon-hint")
