"""The forecast as a column beside the world: a row for each player, with what is missing for each end in figures."""

from typing import Final

from luna.core.standings import ranking
from luna.games.pangea.board.picture.tile import amulet_picture, condition_picture
from luna.games.pangea.rules.board import PEOPLES
from luna.games.pangea.rules.outlook import CONDITIONS
from luna.games.pangea.rules.play import condition, places
from luna.games.pangea.rules.position import PEOPLE, goods, rank
from luna.shell.board.pen import Pen, Rect
from luna.shell.drawing import theme

_HEAD, _ROW, _LACKS = 40, 38, 30  # heights, u
_PAD, _GAP = 12, 6
_ICON: Final = 22
_ENDS: Final = (("A 5", 1, 0.0), ("B 4 10", 2, 0.25), ("C 3 20", 2, 0.62))
"""What is missing for each end at most, in words and pictures, and where it stands, as a share of the width."""
_RANK: Final = "pangea/ui/icon-rank"
_AMULET: Final = amulet_picture(0, have=False)
_GOODS: Final = "pangea/amulets/goods"


def size(pen: Pen, players: int) -> tuple[int, int]:
    """The least width and the height that the column needs, in pixels."""
    wides = [pen.fonts.width(said, "label") + pictures * pen.px(_ICON + 2) for said, pictures, _ in _ENDS]
    starts = [share for _, _, share in _ENDS] + [1.0]
    least = max(wide / (starts[number + 1] - starts[number]) for number, wide in enumerate(wides))
    return round(least) + pen.px(2 * _PAD), pen.px(_HEAD + _GAP) + players * _pitch(pen)


def _pitch(pen: Pen) -> int:
    return max(pen.px(_ROW), pen.fonts.line("label_bold")) + max(pen.px(_LACKS), pen.fonts.line("label"))


def draw(pen: Pen, rect: Rect, title: str, row: bytearray, then: bytearray) -> None:
    """Draw it into `rect`: the table as it is, `row`, and `then`, at the end of the round."""
    pen.paint.panel(pen.surface, rect, "card")
    head, left, right = pen.px(_HEAD), rect.x + pen.px(_PAD), rect.right - pen.px(_PAD)
    pen.put_high("ui/icon-forecast", (left + pen.px(12), rect.y + head // 2), 28)
    at = left + pen.px(32), rect.y + head // 2
    pen.fonts.squeeze(pen.surface, title, "label_bold", theme.GOLD, at, right - at[0])
    order, pitch, y = places(then), _pitch(pen), rect.y + head
    for seat in ranking(order):
        whole = Rect(left - pen.px(_GAP), y, right - left + pen.px(2 * _GAP), pitch - pen.px(_GAP))
        pen.paint.well(pen.surface, whole)
        _seat(pen, Rect(left, y, right - left, pitch - pen.px(_GAP)), row, then, seat, order[seat])
        y += pitch


def _seat(pen: Pen, rect: Rect, row: bytearray, then: bytearray, seat: int, place: int) -> None:
    """Place, emblem, amulets, goods now and then, the end that is met; below what each end still takes."""
    ink, half = theme.GOLD if place == 1 else theme.now.MOONLIGHT, rect.height // 2
    upper, lower = rect.y + half // 2 + pen.px(2), rect.bottom - half // 2
    x = pen.fonts.draw(pen.surface, str(place), "label_bold", ink, (rect.x, upper)).right + pen.px(20)
    pen.put_high(f"pangea/peoples/badge-{PEOPLES[then[PEOPLE + seat]]}", (x, upper), 32)
    x = _figure(pen, (x + pen.px(28), upper), str(rank(then, seat)), _RANK)
    before, after = goods(row, seat), goods(then, seat)
    said = str(after) if before == after else f"{before} › {after}"
    _figure(pen, (x + pen.px(10), upper), said, _GOODS)
    if met := condition(then, seat):
        pen.put_high(condition_picture(CONDITIONS[-met]), (rect.right - pen.px(18), upper), 36)
    for one, (_, _, share) in zip(CONDITIONS, _ENDS, strict=True):
        amulets, missing = one.lacks(then, seat)
        at = rect.x + round(share * rect.width), lower
        colour = theme.now.SECONDARY if amulets or missing else theme.GAIN
        x = pen.fonts.draw(pen.surface, one.letter.upper(), "label_bold", colour, at).right + pen.px(4)
        if amulets:
            x = _figure(pen, (x, lower), str(amulets), _AMULET)
        if missing:
            _figure(pen, (x, lower), str(missing), _GOODS)


def _figure(pen: Pen, at: tuple[int, int], said: str, picture: str) -> int:
    """Draw a number with its picture behind it; returns where that ends."""
    right = pen.fonts.draw(pen.surface, said, "label", theme.now.MOONLIGHT, at).right
    pen.put_high(picture, (right + pen.px(_ICON // 2 + 1), at[1]), _ICON)
    return right + pen.px(_ICON + 2)
