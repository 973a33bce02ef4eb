"""The tally of a finished game: goods and new amulets by round, and the condition that decided it (E3)."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

import pygame

from luna.core.cast import GLAD, VEXED
from luna.core.standings import ranking, winners
from luna.games.pangea import rules
from luna.games.pangea.board.panels.turn_strip import wizard
from luna.games.pangea.board.picture.tile import SHAPES, amulet_picture, condition_picture
from luna.games.pangea.rules.board import PEOPLES
from luna.games.pangea.rules.events import Earned
from luna.games.pangea.rules.outlook import CONDITIONS, nearest
from luna.games.pangea.rules.play import condition
from luna.games.pangea.rules.position import AMULETS, PEOPLE, goods, rank, round_number
from luna.shell.client.tally import Cause, Mark, Tally, headline
from luna.shell.drawing import theme
from luna.shell.drawing.paint import Paint
from luna.shell.players.seats import looks
from luna.table.table import Table
from luna.text import Catalogue

_CONDITIONS: Final = (
    condition_picture(CONDITIONS[-1], met=False),
    *(condition_picture(one) for one in reversed(CONDITIONS)),
)
"""The pictures of the conditions, the worst first: none, three and 20 goods, four and 10, five."""


def tally(_: object, table: Table) -> Tally:
    """The tally of a game that is over: points are amulets; the course is of goods, with new amulets as marks."""
    row, seats = table.position, range(len(table.seats))
    begun: dict[int, bytearray] = {}  # the first position of each round
    for number in range(table.length):
        position = table.position_at(number)
        begun.setdefault(round_number(position), position)
    course, places = [*begun.values(), row], rules.places(row)
    winner, earned = winners(places)[0], {cause: [0 for _ in seats] for cause in ("production", "sale")}
    for event in (event for number in range(1, table.length + 1) for event in table.events_of(number)):
        if isinstance(event, Earned):
            earned[event.cause][event.seat] += event.goods

    def outcome(text: Catalogue, names: Sequence[str]) -> tuple[str, str]:
        said, sharers = headline(text, names, places)
        return said, " · ".join(filter(None, (sharers, text("pangea-standing", **standing(row, winner)))))

    return Tally(
        looks(rules, table.seats),
        (
            Cause("pangea-amulets", "", tuple(rank(row, seat) for seat in seats)),
            *(Cause(f"pangea-{cause}", "", tuple(got)) for cause, got in earned.items()),
        ),
        tuple(rank(row, seat) for seat in seats),
        places,
        tuple(tuple(goods(then, seat) for seat in seats) for then in course),
        outcome,
        by_round="end-pangea-course",
        sign=_CONDITIONS[condition(row, winner)],
        sheet=Ranking(row),
        table=TITLE,
        marks=tuple(
            Mark(seat, index, amulet_picture(land))
            for index, (before, after) in enumerate(pairwise(course), 1)
            for seat in seats
            for land in range(len(SHAPES))
            if (after[AMULETS + seat] & ~before[AMULETS + seat]) >> land & 1
        ),
    )


def standing(row: bytearray, seat: int) -> dict[str, int]:
    """Amulets and goods of a seat at the end, for `pangea-standing`."""
    return {"rank": rank(row, seat), "count": goods(row, seat), "round": round_number(row)}


# ---- the final table


_HEAD, _ROW, _PITCH, _FOOT = 112, 132, 146, 72  # heights in u: head, row, row pitch and foot
_STAGE: Final = 929  # the usual width in u, the measure of the columns
_PLACE, _TOWER, _NAME, _CONDITION, _AMULET, _APART, _GOODS = 18, 112, 152, 392, 478, 64, 870
_WHOLE: Final = 1.5  # from this multiple of the usual width the table takes the whole page
_ORDER: Final = 780  # of the words about the order, there
_LEAST: Final = 21
TITLE: Final = "end-pangea-ranking"  # message: the name of this table


class Ranking:
    """The `tally.Sheet` of a finished game."""

    def __init__(self, row: bytearray) -> None:
        self._row = row
        self._places = rules.places(row)

    def rows(self, rect: pygame.Rect, paint: Paint) -> Sequence[pygame.Rect]:
        """See `tally.Sheet`."""
        left, wide = rect.x + paint.px(24), rect.width - paint.px(48)
        tops = [rect.y + paint.px(_HEAD + _PITCH * line) for line in range(len(self._places))]
        return [pygame.Rect(left, top, wide, paint.px(_ROW)) for top in tops]

    def __call__(
        self, target: pygame.Surface, rect: pygame.Rect, paint: Paint, words: Catalogue, names: Sequence[str]
    ) -> None:
        """Draw heading, columns, rows and the order of the conditions."""
        fonts, left, wide = paint.fonts, rect.x + paint.px(24), rect.width / paint.u / _STAGE
        grey = theme.now.SECONDARY
        if wide < _WHOLE:  # on the whole page a chip has the name
            fonts.draw(target, words(TITLE), "subheading", theme.GOLD, (left + paint.px(8), rect.y + paint.px(40)))
        order, room = words("end-pangea-order"), paint.px(520 if wide < _WHOLE else _ORDER)
        at: tuple[float, float] = rect.right - paint.px(34), rect.y + 40 * paint.u
        fonts.squeeze(target, order, "body", grey, at, room, "right", _LEAST)
        y = rect.y + 88 * paint.u
        for key, x in (("condition", _CONDITION), ("tower", _AMULET + 2 * _APART)):
            said, at = words(f"end-pangea-{key}"), (left + paint.px(x * wide), y)
            size = fonts.fitting(said, "label_bold", paint.px(230), _LEAST)
            fonts.draw(target, said, "label_bold", grey, at, "mid", size)
        at = left + paint.px(_GOODS * wide), y
        fonts.draw(target, words("end-pangea-goods"), "label_bold", grey, at, "right")
        for row, seat in zip(self.rows(rect, paint), ranking(self._places), strict=True):
            self._seat(target, row, paint, words, names[seat], seat, wide)
        lines = fonts.wrap(words("end-pangea-beats"), "label", rect.width - paint.px(64))
        for number, said in enumerate(lines[:2]):
            below = rect.bottom - paint.px(_FOOT / 2 + 14 - 28 * number)
            fonts.draw(target, said, "label", grey, (left + paint.px(8), below))

    def _seat(
        self, target: pygame.Surface, box: pygame.Rect, paint: Paint, text: Catalogue, name: str, seat: int, wide: float
    ) -> None:
        """Draw a row: place, tower, name, condition, amulets, goods; without a condition also the nearest one."""
        row, place, fonts, px = self._row, self._places[seat], paint.fonts, paint.px
        (paint.column if place == 1 else paint.well)(target, box)
        upper, middle = box.y + px(42), box.y + px(56)
        lower = box.bottom - max(px(20), fonts.line("label_bold") // 2 + px(2))  # large text stays in the row
        ink = theme.GOLD if place == 1 else theme.now.MOONLIGHT
        people = PEOPLES[row[PEOPLE + seat]]

        def at(units: float) -> int:
            return box.x + px(units * wide)

        fonts.draw(target, text("end-place", place=place), "card_title", ink, (at(_PLACE), box.centery))
        paint.picture(target, f"pangea/peoples/tower-{people}", (at(_TOWER), box.centery), px(112))
        mood = GLAD if place == 1 else VEXED if place == len(self._places) else ""
        paint.picture(target, wizard(row, seat, mood), (at(_NAME) + px(28), box.y + px(36)), px(66))
        room = at(_CONDITION) - px(56) - at(_NAME)
        for number, part in enumerate(fonts.wrap(name, "label_bold", room)[:2]):
            where = at(_NAME), box.y + px(84 + 28 * number)
            fonts.squeeze(target, part, "label_bold", theme.now.MOONLIGHT, where, room)
        met = condition(row, seat)
        sign = CONDITIONS[-met] if met else nearest(row, seat)
        paint.picture(target, condition_picture(sign, met=bool(met)), (at(_CONDITION), upper), px(64))
        said = sign.letter.upper() if met else text("end-pangea-none")
        fonts.draw(target, said, "label_bold", ink if met else theme.now.MUTED, (at(_CONDITION), lower), "mid")
        for land in range(len(SHAPES)):
            have, place_ = bool(row[AMULETS + seat] >> land & 1), (at(_AMULET + _APART * land), upper)
            paint.picture(target, amulet_picture(land, have=have), place_, px(68 if have else 58))
        count = text("end-pangea-of", count=rank(row, seat), all=len(SHAPES))
        fonts.draw(target, count, "label_bold", theme.now.MOONLIGHT, (at(_AMULET + 2 * _APART), lower), "mid")
        number_ = fonts.draw(target, str(goods(row, seat)), "score_end", ink, (at(_GOODS), middle - px(8)), "right")
        paint.picture(target, "pangea/amulets/goods", (number_.left - px(28), middle - px(8)), px(40))
        if not met:
            short = f"{sign.letter.upper()} · {sign.progress(row, seat)}"
            fonts.draw(target, short, "label", theme.now.SECONDARY, (at(_GOODS), lower), "right")
