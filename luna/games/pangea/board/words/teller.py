"""The words of Pangea's turns for log, hints and turning points: a `Teller` of the shell."""

from collections.abc import Iterable, Sequence
from typing import Final

from typing_extensions import override

from luna.bots.answers import Miss, Thought
from luna.bots.evaluator import Why
from luna.core.game import Position, Reason, Turn
from luna.games.pangea import rules
from luna.games.pangea.board.hand.targets import about
from luna.games.pangea.board.layout.places import TABLE
from luna.games.pangea.board.words import consequences, sentences
from luna.games.pangea.bot.evaluator import landscape
from luna.games.pangea.rules import events as ev
from luna.games.pangea.rules.board import LANDSCAPES
from luna.games.pangea.rules.moves import BAN, BUY, DRAW, LEAD, MOVE, NAMES, PLACE, SHIFT, argument_of, kind_of
from luna.games.pangea.rules.position import LAND, NOWHERE, PEOPLE, TOWER, TURN
from luna.shell.board.card import Card, CardLine
from luna.shell.board.teller import GOAL, NUMBERS, Entry, LogLine, Row
from luna.shell.client.plain_client import PlainTeller
from luna.shell.drawing import theme
from luna.text import Catalogue
from luna.text.sentences import event_key

_ICONS: Final = {DRAW: "draw", SHIFT: "shift", LEAD: "lead", MOVE: "step", BUY: "buy", BAN: "ban"}
_OF_EVENTS: Final = TABLE["events"]
_EQUAL: Final = 0.25  # points within which a search does not distinguish turns
_TEMPO: Final = "tempo"  # a theme without meaning for an observer: the turn was not the last of its phase
_GOALS: Final = (PLACE, BUY, BAN)  # the kinds of turns that are their own goal
_ORDER: Final = ("gain", "threat", "loss", "plain")  # the sort order of the kinds of lines
_MOST: Final = 4  # facts of a turn
_AFTER: Final = (ev.TurnBegun, ev.BanLifted, ev.GameOver)  # things of the next turn, or of nobody


class PangeaTeller(PlainTeller):
    """A plain teller that words every event of a turn."""

    def __init__(self) -> None:
        super().__init__(rules, sentences)

    @override
    def when(self, text: Catalogue, position: Position, turn: Turn) -> str:
        return super().when(text, position, turn) or text("pangea-placing")

    @override
    def icon(self, turn: Turn) -> str:
        return f"pangea/ui/icon-{_ICONS.get(kind_of(turn[0]), 'skip')}"

    @override
    def line(self, entry: Entry) -> LogLine:
        position, turn = entry.position, entry.turn
        icon = self.icon(turn)
        if kind_of(turn[0]) == DRAW and argument_of(turn[0]) != position[PEOPLE + position[TURN]]:
            icon = "pangea/ui/icon-draw-neutral"
        goods = sum(event.goods for event in entry.events if isinstance(event, ev.Earned) and event.seat == entry.seat)
        return super().line(entry)._replace(icon=icon, right=f"+{goods}" if goods else "")

    @override
    def rows(self, text: Catalogue, names: Sequence[str], entry: Entry, automaton: int | None) -> Iterable[Row]:
        for event in entry.events:
            words = sentences.event_sentence(text, event, names)
            icon = f"pangea/ui/icon-{_OF_EVENTS.get(event_key(event, '')[1:], 'skip')}"
            yield Row("after" if isinstance(event, _AFTER) else "deed", words, icon, things=(entry.turn,))

    @override
    def hint(
        self, text: Catalogue, names: Sequence[str], position: Position, thought: Thought, depth: int
    ) -> tuple[CardLine, ...]:
        if depth == GOAL and thought.choice is not None:
            return (CardLine(text(f"pangea-goal-{_goal(thought.choice, thought.why)}"), theme.LEGAL),)
        lines = super().hint(text, names, position, thought, depth)
        if depth < NUMBERS and thought.choice is not None:
            facts = _facts(text, names, position, thought.choice, thought.why)
            return lines + _keeps(text, position, thought) + facts + _even(text, thought)
        whys = (*thought.whys, *[()] * len(lines))
        return tuple(
            line._replace(words="\n".join((line.words, *(one.words for one in _because(text, why)))))
            for line, why in zip(lines, whys, strict=False)
        )

    @override
    def why(self, text: Catalogue, names: Sequence[str], position: Position, thought: Thought) -> Card:
        card = super().why(text, names, position, thought)
        assert thought.choice is not None
        about = ", ".join(text(f"theme-{one.theme}") for one in thought.why if one.amount > 0 and one.theme != _TEMPO)
        reasons = text("pangea-why" if about else "pangea-why-nothing", themes=about)
        said = [sentences.turn_words(text, position, thought.choice), reasons]
        if thought.slip is not None:
            land = text(f"pangea-land-{LANDSCAPES[landscape(thought.slip.about)]}")
            said.append(text(f"slip-{thought.slip.name}", land=land))
        return card._replace(lines=tuple(map(CardLine, said)))

    @override
    def missed(self, text: Catalogue, names: Sequence[str], position: Position, miss: Miss) -> Card:
        card = super().missed(text, names, position, miss)
        return card._replace(lines=card.lines + _facts(text, names, position, miss.better, miss.why))

    @override
    def things(self, position: Position, turn: Turn) -> Sequence[object]:
        """All things of a turn; for a movement every tribe that steps."""
        parts: list[Turn] = [(move,) for move in turn if kind_of(move) == MOVE] or [turn]
        return list(dict.fromkeys(thing for part in parts for thing in about(position, part)))

    @override
    def refusal(self, text: Catalogue, reason: Reason) -> str:
        return sentences.refusal(text, reason)


def _goal(turn: Turn, why: Sequence[Why]) -> str:
    """The goal of a turn: that of its kind, else that of its weightiest reason."""
    if kind_of(turn[0]) in _GOALS:
        return NAMES[kind_of(turn[0])]
    return next((one.theme for one in why if one.amount > 0), "none")


def _facts(
    text: Catalogue, names: Sequence[str], row: bytearray, turn: Turn, why: Sequence[Why]
) -> tuple[CardLine, ...]:
    """The changes by a turn for its seat and the others, gains first; and its deciding reason."""
    lines = sorted(consequences.brings(text, names, row, turn), key=lambda line: _ORDER.index(line.kind))[:_MOST]
    return (*lines, *_because(text, why))


def _keeps(text: Catalogue, row: bytearray, thought: Thought) -> tuple[CardLine, ...]:
    """The event that a hinted ban prevents: the evaluation has no reason for a ban."""
    turn = thought.choice
    if turn is None or kind_of(turn[0]) != BAN:
        return ()
    tile = row[LAND + argument_of(turn[0])]
    own = row[TOWER + row[PEOPLE + row[TURN]]]
    kept = "water" if tile == NOWHERE else "tower" if tile == own else "tile"
    return (CardLine(text(f"pangea-hint-ban-{kept}")),)


def _even(text: Catalogue, thought: Thought) -> tuple[CardLine, ...]:
    """Whether another choice is worth as much: then it hardly matters, whatever the facts."""
    margins = [line.margin for line in thought.lines if not thought.chose(line.turn)]
    own = [line.margin for line in thought.lines if thought.chose(line.turn)]
    equal = own and any(abs(margin - own[0]) <= _EQUAL for margin in margins)
    return (CardLine(text("pangea-hint-even")),) if equal else ()


def _because(text: Catalogue, why: Sequence[Why]) -> tuple[CardLine, ...]:
    """The gain of a turn over another one, and its cost, by name: a bot's points mean nothing to people."""
    brings = ", ".join(text(f"theme-{one.theme}") for one in why if one.amount > 0)
    costs = ", ".join(text(f"theme-{one.theme}") for one in why if one.amount < 0)
    said = (brings and text("pangea-hint-brings", themes=brings), costs and text("pangea-hint-costs", theme=costs))
    return tuple(CardLine(words) for words in said if words)
