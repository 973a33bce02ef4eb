"""Words beside a film: the strip over the action bar, and the list of the opponent's steps in the solo game."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from typing_extensions import override

from luna.games.luna.board.words.automaton import (
    SEAT,
    AutomatonStep,
    deactivates,
    finishes,
    round_ended,
    set_up,
    steps,
)
from luna.games.luna.board.words.sentences import moment, telling
from luna.games.luna.rules import round_of
from luna.log.records import BOT, HUMAN, PLAYS
from luna.shell.board import cardface
from luna.shell.board.card import Card, CardLine
from luna.shell.board.films.choreography import Caption
from luna.shell.board.host import Host
from luna.shell.board.panels.cardpanel import CardPanel
from luna.shell.board.pen import Pen
from luna.shell.board.turn_strip import Strip, Telling
from luna.shell.drawing import theme
from luna.table.chronicle import Outcome

_PLAYED: Final = 0.7  # share of the reading time that passes while the pieces move
_REST: Final = 0.5  # seconds to read after they have come to rest
_TOLD: Final = (BOT, HUMAN)  # the opponent of the solo game has captions of its own
_OFFERED: Final = "wait"
"""The name of the tip that bots can wait."""


class ToldStrip(Strip):
    """The strip with the turns of others and the steps of the solo game, and the tip that bots can wait."""

    step: AutomatonStep | None = None
    """The opponent's step that is being told."""

    @override
    def end(self) -> None:
        super().end()
        self.step = None

    def tell_step(self, step: AutomatonStep) -> None:
        """Report a step of the opponent, and its rule."""
        text, self.step = self._host.app.catalogue, step
        self.tell(Telling(step.words(text), f"{step.rule} · {step.why(text)}"), SEAT)

    def scenes(self, outcome: Outcome) -> Sequence[Caption]:
        """The turn as captions; none for a turn of a player at this machine, whom the others have watched."""
        host, table, text = self._host, self._host.table, self._host.app.catalogue
        if found := steps(table.position_at(outcome.before), outcome.turn):
            seconds = [_SHORTEST + _BY_LETTER * len(step.words(text)) for step in found]
            told = zip(found, seconds, strict=True)
            return [Caption(step.events, time, partial(self.tell_step, step), self.end) for step, time in told]
        kinds, people = [seat.kind for seat in table.seats], host.company.people
        if outcome.kind not in PLAYS or kinds[outcome.seat] not in _TOLD or not self.tells(outcome):
            return ()
        before, after = table.position_at(outcome.before), bytearray(outcome.position)
        you = people[0] if len(people) == 1 else None
        turn = telling(text, host.names, outcome.events, before, after, you)
        if turn is None:
            return ()
        if kinds[outcome.seat] == BOT:
            turn = self._offering(self._remarking(turn, outcome, before, after))
        rest = max(_REST, turn.seconds - _PLAYED)
        return (Caption(turn.events, rest, partial(self.tell, turn, outcome.seat), self.end),)

    def _remarking(self, found: Telling, outcome: Outcome, before: bytearray, after: bytearray) -> Telling:
        """The caption with a remark of the bot at a turning point."""
        face = self._host.company.faces[outcome.seat]
        turned = moment(outcome.events[: found.events], outcome.seat, before, after)
        if face is None or turned is None:
            return found
        return found._replace(remark=self.remark(turned, face.role, round_of(before)))

    def _offering(self, found: Telling) -> Telling:
        """The caption with the tip that bots can wait: once, where the line below the sentence is free."""
        settings = self._host.app.settings
        if (
            found.reason
            or found.remark
            or not settings.tips
            or settings.grace == _OFFERED
            or _OFFERED in settings.tips_seen
        ):
            return found
        settings.tips_seen = (*settings.tips_seen, _OFFERED)
        self._host.app.keep()
        return found._replace(reason=self._host.app.catalogue("told-bots-wait"))


_SHORTEST: Final = 1.0
_BY_LETTER: Final = 0.03
"""Seconds to read a sentence at speed 1: the minimum, and more for each letter."""
_TALLEST: Final = 0.66  # share of the free height


class OpponentPanel(CardPanel):
    """The list of the opponent's last steps in the solo game."""

    def __init__(self, host: Host) -> None:
        super().__init__("recap", self.card)
        self._host = host

    def told(self) -> list[AutomatonStep]:
        """The opponent's steps since the last turn of the player."""
        told = [entry for entry in self._host.history.entries if finishes(entry.turn) or deactivates(entry.turn)]
        if not told:
            return set_up(self._host.table.position)
        row, turn = self._host.table.position_at(told[-1].number - 1), told[-1].turn
        return round_ended(row, turn) if finishes(turn) else steps(row, turn)

    def card(self, full: bool = True) -> Card:
        """The card of the steps; `full`: each with its rule."""
        text, lines = self._host.app.catalogue, list[CardLine]()
        for step in self.told():
            lines.append(step.line(text))
            lines += [CardLine(step.why(text), theme.now.SECONDARY, when=step.rule)] if full else []
        return Card(text("solo-did"), tuple(lines))

    @override
    def draw(self, pen: Pen) -> None:
        """Draw the card. Where it would hide too much of the table, the rules are left out."""
        full = cardface.high(pen, self.card()) <= _TALLEST * pen.layout.free.height
        self.rect = cardface.draw(pen, self.card(full), None, ())
