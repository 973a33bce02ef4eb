"""Words beside a film: the strip over the action bar, the captions of the solo game, and their list."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from typing_extensions import override

from luna.games.luna.board.targets import Thing
from luna.games.luna.board.words.automaton import AutomatonStep, deactivates, finishes, round_ended, set_up, steps
from luna.games.luna.board.words.sentences import moment, remark, telling
from luna.games.luna.rules import round_of
from luna.log.records import BOT, HUMAN, PLAYS
from luna.shell.app import hints
from luna.shell.board.films.choreography import Caption
from luna.shell.board.frame import Frame
from luna.shell.board.host import Host
from luna.shell.board.panel import Panel
from luna.shell.board.pen import Pen, Pixel, Rect
from luna.shell.board.turn_strip import Remarks, Strip, Telling
from luna.shell.drawing import theme
from luna.shell.drawing.motion import INSTANT
from luna.table.chronicle import Outcome

_PLAYED: Final = 0.7  # share of the reading time that passes while the pieces move
_REST: Final = 0.5  # seconds to read after they have come to rest
_TOLD: Final = (BOT, HUMAN)  # the opponent of the solo game has captions of its own
_OFFERED: Final = "wait"
"""The name of the tip that bots can wait."""


class ToldStrip(Strip):
    """The strip with the turns of others, and the tip that bots can wait."""

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        self._remarks = Remarks()

    def scenes(self, outcome: Outcome) -> Sequence[Caption]:
        """The turn as a caption; none for a turn of a player at this machine, whom the others have watched."""
        host, table = self._host, self._host.table
        kinds, people = [seat.kind for seat in table.seats], host.company.people
        if outcome.kind not in PLAYS or kinds[outcome.seat] not in _TOLD or not self.tells(outcome):
            return ()
        before, after = table.position_at(outcome.before), bytearray(outcome.position)
        you = people[0] if len(people) == 1 else None
        found = telling(host.app.catalogue, host.names, outcome.events, before, after, you)
        if found is None:
            return ()
        if kinds[outcome.seat] == BOT:
            found = self._offering(self._remarking(found, outcome, before, after))
        rest = max(_REST, found.seconds - _PLAYED)
        return (Caption(found.events, rest, partial(self.tell, found, outcome.seat), self.end),)

    def _remarking(self, found: Telling, outcome: Outcome, before: bytearray, after: bytearray) -> Telling:
        """The caption with a remark of the bot at a turning point."""
        face = self._host.company.faces[outcome.seat]
        if face is None or not self._host.app.settings.remarks:
            return found
        turned = moment(outcome.events[: found.events], outcome.seat, before, after)
        if turned is None:
            return found
        number = self._remarks.next(round_of(before))
        said = "" if number is None else remark(self._host.app.catalogue, face.role, turned, number)
        return found._replace(remark=said)

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


_WIDE: Final = 1190  # of the plate, u: mostly over roofs
_LIST: Final = (1046, 944, 468, 600)  # left, bottom, width and most height of the list, u: free water
_MOST: Final = 0.25  # of the free height
_SHORTEST: Final = 1.0
_BY_LETTER: Final = 0.03
"""Seconds to read a sentence at speed 1: the minimum, and more for each letter."""


class Captions:
    """The plate at the top of the water."""

    def __init__(self, host: Host) -> None:
        self._host, self._app = host, host.app
        self.current: AutomatonStep | None = None
        """The step on screen."""
        self._which = (0, 0)  # its number, and how many there are

    def scenes(self, outcome: Outcome) -> list[Caption]:
        """The captions of a turn in which the opponent acts."""
        found, text = steps(self._host.table.position_at(outcome.before), outcome.turn), self._app.catalogue
        return [
            Caption(
                step.events,
                _SHORTEST + _BY_LETTER * len(step.words(text)),
                partial(self._say, step, (number, len(found))),
                self.end,
            )
            for number, step in enumerate(found, 1)
        ]

    def too_fast(self, outcome: Outcome) -> bool:
        """Whether the opponent's turn was too fast for captions, so that the list shows it."""
        settings = self._app.settings
        return settings.speed == INSTANT and settings.recap == "auto" and deactivates(outcome.turn)

    def end(self) -> None:
        """Clear the plate."""
        self.current = None

    def _say(self, step: AutomatonStep, which: tuple[int, int]) -> None:
        self.current, self._which = step, which

    def draw(self, pen: Pen) -> None:
        """Draw the sentence, and the rule below it."""
        if self.current is None:
            return
        pen, text = pen.frame, self._app.catalogue
        fonts, free, pad = pen.fonts, pen.layout.free, pen.px(20)
        key, (number, count) = hints.cap(self._app, "skip"), self._which
        after = text("solo-step-next" if number < count else "solo-step-last", number=number, count=count)
        cap = fonts.width(after, "label") + pen.px(24)
        cap += pen.paint.cap(key) + pen.px(16) if key else 0
        wide = min(pen.px(_WIDE * max(1.0, fonts.growth)), free.width)
        room = wide - 2 * pad
        said = fonts.wrap(self.current.words(text), "body_bold", room)
        rule = fonts.width(self.current.rule, "label_bold") + pen.px(16)
        why = fonts.wrap(self.current.why(text), "label", room - rule - cap)
        high = fonts.line("body_bold") * len(said) + fonts.line("label") * len(why) + pen.px(24)
        if high > _MOST * free.height:  # in very large text the rule is left out
            why, said = [], fonts.wrap(self.current.words(text), "body_bold", room - cap)
            high = fonts.line("body_bold") * len(said) + pen.px(24)
        plate = Rect(0, 0, wide, high).move_to(midtop=(free.centerx, free.top + pen.px(5)))
        pen.paint.panel(pen.surface, plate, "active")
        y = pen.lines(said, "body_bold", theme.now.MOONLIGHT, (plate.x + pad, plate.y + pen.px(12)))
        right, foot = plate.right - pen.px(14), plate.bottom - pen.px(26)
        if key:
            right = pen.paint.key(pen.surface, key, right, foot).left - pen.px(10)
        fonts.draw(pen.surface, after, "label", theme.now.SECONDARY, (right, foot), "right")
        _rule(pen, self.current, why, (plate.x + pad, y), rule)


class OpponentPanel(Panel):
    """The list of the opponent's last steps, on free water. A click closes it."""

    name = "recap"
    things: Sequence[Thing] = ()

    def __init__(self, host: Host) -> None:
        self._host = host

    @override
    def spots(self, layout: Frame) -> list[Rect]:
        return [self.rect]

    def told(self) -> list[AutomatonStep]:
        """The opponent's steps since the last turn of the player."""
        told = [entry for entry in self._host.history.entries if finishes(entry.turn) or deactivates(entry.turn)]
        if not told:
            return set_up(self._host.table.position)
        row, turn = self._host.table.position_at(told[-1].number - 1), told[-1].turn
        return round_ended(row, turn) if finishes(turn) else steps(row, turn)

    @override
    def draw(self, pen: Pen) -> None:
        pen, text, (left, bottom, wide, most) = pen.frame, self._host.app.catalogue, _LIST
        fonts, pad, told = pen.fonts, pen.px(16), self.told()
        head, gap = fonts.line("card_title") + pad, pen.px(8)
        body, label = fonts.line("label_bold"), fonts.line("label")
        room = pen.px(wide) - 2 * pad
        rule = max((fonts.width(step.rule, "label_bold") for step in told), default=0) + pen.px(16)
        # as much of the rules as fits: their words, else their numbers, else nothing
        free = pen.layout.free.height
        for indent, full, limit in ((0, True, min(pen.px(most), free)), (rule, False, free), (0, False, 0)):
            said = [fonts.wrap(step.words(text), "label_bold", room - indent) for step in told]
            whys = [fonts.wrap(step.why(text), "label", room - rule) if full else [] for step in told]
            whole = sum(gap + body * len(words) + label * len(why) for words, why in zip(said, whys, strict=True))
            if head + whole + pad <= limit:
                break
        rect = Rect(0, 0, pen.px(wide), head + whole + pad).move_to(midbottom=pen.layout.at(left + wide / 2, bottom))
        self.rect = rect.clamp(pen.layout.free)
        pen.paint.panel(pen.surface, self.rect, "card")
        x, y = self.rect.x + pad, self.rect.y + head
        pen.words(text("solo-did"), "card_title", theme.GOLD, Rect(x, self.rect.y, room, head))
        for step, words, why in zip(told, said, whys, strict=True):
            if indent:
                pen.lines([step.rule], "label_bold", theme.GOLD, (x, y))
            y = pen.lines(words, "label_bold", theme.now.MOONLIGHT, (x + indent, y))
            y = _rule(pen, step, why, (x, y), rule) + gap


def _rule(pen: Pen, step: AutomatonStep, why: Sequence[str], at: Pixel, beside: int) -> int:
    """The number of a rule and its words; returns their lower end."""
    (x, y), fonts, line = at, pen.fonts, pen.fonts.line("label")
    if why:
        fonts.draw(pen.surface, step.rule, "label_bold", theme.GOLD, (x, y + line // 2))
    return pen.lines(why, "label", theme.now.SECONDARY, (x + beside, y))
