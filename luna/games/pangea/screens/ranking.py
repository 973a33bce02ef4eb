"""The final table of Pangea: a row for each player by place, with the condition that decided it (E3)."""

from collections.abc import Sequence
from typing import Final

import pygame

from luna.core.standings import ranking
from luna.games.pangea.board.picture.tile import SHAPES, amulet_picture, condition_picture
from luna.games.pangea.rules.board import PEOPLES
from luna.games.pangea.rules.outlook import CONDITIONS, nearest
from luna.games.pangea.rules.play import condition, places
from luna.games.pangea.rules.position import AMULETS, PEOPLE, goods, rank
from luna.shell.drawing import theme
from luna.shell.drawing.paint import Paint
from luna.text import Catalogue

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
        order = places(row)
        self._places = [(order[seat], seat) for seat in ranking(order)]

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
        for row, (place, seat) in zip(self.rows(rect, paint), self._places, strict=True):
            self._seat(target, row, paint, words, names[seat], seat, place, wide)
        lines = fonts.wrap(words("end-pangea-beats"), "label", rect.width - paint.px(64))
        for number, said in enumerate(lines[:2]):
            below = rect.bottom - paint.px(_FOOT / 2 + 14 - 28 * number)
            fonts.draw(target, said, "label", grey, (left + paint.px(8), below))

    def _seat(
        self,
        target: pygame.Surface,
        rect: pygame.Rect,
        paint: Paint,
        words: Catalogue,
        name: str,
        seat: int,
        place: int,
        wide: float,
    ) -> None:
        """Draw a row: place, tower, name, condition, amulets, goods; without a condition also the nearest one."""
        row, fonts, px = self._row, paint.fonts, paint.px
        (paint.column if place == 1 else paint.well)(target, rect)
        upper, middle = rect.y + px(42), rect.y + px(56)
        lower = rect.bottom - max(px(20), fonts.line("label_bold") // 2 + px(2))  # large words stay in the row
        ink = theme.GOLD if place == 1 else theme.now.MOONLIGHT
        people = PEOPLES[row[PEOPLE + seat]]

        def at(units: float) -> int:
            return rect.x + px(units * wide)

        fonts.draw(target, words("end-place", place=place), "card_title", ink, (at(_PLACE), rect.centery))
        paint.picture(target, f"pangea/peoples/tower-{people}", (at(_TOWER), rect.centery), px(112))
        paint.picture(target, f"pangea/peoples/badge-{people}", (at(_NAME) + px(20), upper), px(36))
        room = at(_CONDITION) - px(56) - at(_NAME)
        for number, part in enumerate(fonts.wrap(name, "label_bold", room)[:2]):
            said = fonts.fit(part, "label_bold", room)
            where = at(_NAME), rect.y + px(84 + 28 * number)
            fonts.draw(target, said, "label_bold", theme.now.MOONLIGHT, where)
        met = condition(row, seat)
        sign = CONDITIONS[-met] if met else nearest(row, seat)
        paint.picture(target, condition_picture(sign, met=bool(met)), (at(_CONDITION), upper), px(64))
        said = sign.letter.upper() if met else words("end-pangea-none")
        fonts.draw(target, said, "label_bold", ink if met else theme.now.MUTED, (at(_CONDITION), lower), "mid")
        for land in range(len(SHAPES)):
            have, place_ = bool(row[AMULETS + seat] >> land & 1), (at(_AMULET + _APART * land), upper)
            paint.picture(target, amulet_picture(land, have=have), place_, px(68 if have else 58))
        count = words("end-pangea-of", count=rank(row, seat), all=len(SHAPES))
        fonts.draw(target, count, "label_bold", theme.now.MOONLIGHT, (at(_AMULET + 2 * _APART), lower), "mid")
        number_ = fonts.draw(target, str(goods(row, seat)), "score_end", ink, (at(_GOODS), middle - px(8)), "right")
        paint.picture(target, "pangea/amulets/goods", (number_.left - px(28), middle - px(8)), px(40))
        if not met:
            short = f"{sign.letter.upper()} · {sign.progress(row, seat)}"
            fonts.draw(target, short, "label", theme.now.SECONDARY, (at(_GOODS), lower), "right")
