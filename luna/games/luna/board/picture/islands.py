"""The pieces on the seven islands, drawn from the view model."""

from collections.abc import Sequence

import pygame

from luna.games.luna.board.layout import crowd, places
from luna.games.luna.board.layout.crowd import Spot
from luna.games.luna.board.layout.layout import Pen
from luna.games.luna.board.view_model import CROWD, FIGURES, ISLANDS, ViewModel
from luna.games.luna.rules.views import Forecast
from luna.shell.board.pen import Pixel
from luna.shell.drawing import theme
from luna.shell.drawing.vector import rounded

BY_PAWN = (19, -9)  # units from the foot
BY_BOAT = (28, -17)
BY_STACK = (32, 9)
"""The places of numbers, by stack."""
_MOST_STACKED = 3  # tokens in one picture of a stack
_DAYLIGHT = 5  # dark copies under a name
_TOKEN_STEP = 5 * 0.6667  # units between two tokens of a stack


def draw_islands(pen: Pen, shown: ViewModel, forecast: Forecast | None) -> None:
    """All seven islands, the farther ones first."""
    for island in sorted(pen.layout.ring, key=lambda name: pen.layout.islands[name].y):
        draw_island(pen, shown, forecast, island)


def draw_island(pen: Pen, shown: ViewModel, forecast: Forecast | None, island: str) -> None:
    """Everything on one island, from back to front."""
    coming = ghosts(shown, forecast, island)
    for seat, stand in crowd.shrines(shown, island):
        pen.put(f"orders/shrine-{shown.seats[seat].order}", pen.layout.on_island(island, stand.foot), stand.size)
    for figure, foot in zip(coming, crowd.ghost_row(len(coming), island), strict=True):
        pen.put(f"marks/ghost-{figure}", pen.layout.on_island(island, foot), _GHOST_SIZE[len(coming) - 1])
    _figures(pen, shown, island, bool(coming))
    draw_over_shore(pen, shown, forecast, island)
    draw_name(pen, island, shown.phase == "over")


def draw_over_shore(pen: Pen, shown: ViewModel, forecast: Forecast | None, island: str) -> None:
    """Draw the things that overlap an island's shore: favours, novices and boats, and the figures of the next round."""
    draw_stack(pen, shown, island)
    if (CROWD, ISLANDS.index(island)) not in shown.in_hand:
        draw_rows(pen, shown, island, crowd.actives(shown, island), crowd.boats(shown, island))
    left = shown.favours_left[ISLANDS.index(island)]
    at = pen.off(pen.layout.on_island(island, places.PLINTH), *BY_STACK)
    pen.number_plate(str(left), at, theme.IVORY if left else theme.now.MUTED)
    _ghost_label(pen, ghosts(shown, forecast, island), island)


def draw_rows(pen: Pen, shown: ViewModel, island: str, awake: Sequence[Spot], boats: Sequence[Spot]) -> None:
    """The novices of an island, at these spots: awake ones behind, boats in front, numbers over them."""
    isle = ISLANDS.index(island)
    for spot in awake:
        feet = [pen.layout.on_island(island, foot) for foot in spot.feet]
        draw_pawns(pen, shown.seats[spot.seat].order, feet, spot.number)
    for spot in boats:
        one, foot = shown.seats[spot.seat], pen.layout.on_island(island, spot.feet[0])
        pen.put(f"orders/rowboat-{one.order}-{min(one.inactive[isle], crowd.MOST_DRAWN)}", foot)
    for spot in boats:
        if spot.number:
            foot = pen.layout.on_island(island, spot.feet[0])
            pen.number_plate(str(spot.number), pen.off(foot, *BY_BOAT))
    for spot in awake:  # the hoods in the boats reach up to these plates
        draw_number(pen, [pen.layout.on_island(island, foot) for foot in spot.feet], spot.number)


def draw_stack(pen: Pen, shown: ViewModel, island: str) -> None:
    """The plinth and the favours left on it."""
    layout = pen.layout
    left = shown.favours_left[ISLANDS.index(island)]
    pen.put("favours/plinth", layout.on_island(island, places.PLINTH))
    x, y = layout.on_island(island, places.STACK)
    if left:
        stacked = min(left, _MOST_STACKED)
        pen.put(f"favours/favour-{island}-{stacked}" if stacked > 1 else f"favours/favour-{island}", (x, y))
        for extra in range(left - stacked):
            pen.put(f"favours/favour-{island}", (x, y - layout.px(_TOKEN_STEP * (_MOST_STACKED + extra))))


def draw_name(pen: Pen, island: str, day: bool) -> None:
    """The island's name and its number in the ring; by day the sea around them is bright."""
    layout = pen.layout
    name = pen.text(f"island-{island}").upper()
    (x, y), half = layout.on_island(island, places.NAME), pen.fonts.width(name, "place") // 2
    x = max(min(x, layout.free.right - half), layout.free.left + half + pen.px(44))  # all of it beside the panels
    rect = pen.paint.soft_text(pen.surface, name, "place", theme.now.MOONLIGHT, (x, y), "mid", _DAYLIGHT if day else 2)
    centre = rect.left - layout.px(25), y
    pen.put("ui/number-ring", centre)
    pen.outlined(
        str(layout.ring.index(island) + 1), "label_bold", theme.now.MOONLIGHT, centre
    )  # in front of a full moon


def draw_pawns(pen: Pen, order: str, feet: list[Pixel], number: int, size: float = 1.0) -> None:
    """A group of awake novices and its number plate, 0 = none."""
    for foot in feet:
        pen.put(f"orders/novice-{order}-active", foot, size)
    draw_number(pen, feet, number)


def draw_number(pen: Pen, feet: list[Pixel], number: int) -> None:
    """The number plate of a group, 0 = none; drawn again when something covers it."""
    if number:
        pen.number_plate(str(number), pen.off(feet[-1], *BY_PAWN))


def _figures(pen: Pen, shown: ViewModel, island: str, ghosts: bool) -> None:
    here = crowd.figures_on(shown, island)
    for figure, stand in zip(here, crowd.figure_row(len(here), island, ghosts), strict=True):
        foot = pen.layout.on_island(island, stand.foot)
        if figure == "priestess":
            pen.put("figures/priestess-glow", foot)
        pen.put(f"figures/{figure}", foot, stand.size)


def ghosts(shown: ViewModel, forecast: Forecast | None, island: str) -> list[str]:
    """The figures that come here in the next round."""
    if forecast is None:
        return []
    coming = {"priestess": forecast.priestess, "builder": forecast.builder, "apostate": forecast.apostate}
    return [name for name in FIGURES if coming[name] == island and shown.figures[name] != island]


def _ghost_label(pen: Pen, coming: list[str], island: str) -> None:
    """A plate in the hue of the next figure, over whatever stands there; several figures have only their signs."""
    for figure, foot in zip(coming, crowd.ghost_row(len(coming), island), strict=True):
        at = pen.off(pen.layout.on_island(island, foot), -2, _LABEL_LOWER)
        if len(coming) == 1:
            _next_plate(pen, figure, at)
        else:
            pen.put(f"marks/ghost-tag-{figure}", at)


def _next_plate(pen: Pen, figure: str, at: Pixel) -> None:
    words = pen.text("ghost-next")

    def make() -> pygame.Surface:
        tag, air = pen.px(22), pen.px(5)
        size = tag + pen.fonts.width(words, "label_bold") + 3 * air, pen.px(27)
        ground = rounded(size, 7 * pen.u, (theme.ABYSS, theme.ABYSS), _HUES[figure], 1.5 * pen.u)
        on = pen.on(ground)
        on.put_high(f"marks/ghost-tag-{figure}", (air + tag // 2, size[1] // 2), 22)
        pen.fonts.draw(ground, words, "label_bold", _HUES[figure], (air + tag + air, size[1] // 2))
        return ground

    plate = pen.keep(("next", figure, words), make).get_rect(center=at)
    plate.right = min(plate.right, pen.layout.free.right - pen.px(3))  # the rail covers everything beside it
    pen.stamp(("next", figure, words), make, plate.center)


_LABEL_LOWER = 2  # units below their feet
_GHOST_SIZE = (1.0, 0.92, 0.8)  # of one, two, three
_HUES = {"priestess": theme.rgb("#E6ECFF"), "builder": theme.rgb("#F2A36B"), "apostate": theme.rgb("#C58CFF")}
"""Each of the three differs in shape and hue."""
