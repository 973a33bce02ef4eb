"""Small chips where the pointer is: the verbs of a thing, numbers of novices, the sail, the ways of a draft.

They are the same for the eye and for the hand: `handles` says where each is and what it means, `draw` shows them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import pygame

from luna.client import theme
from luna.client.tables.luna.hand.chips import Chip, chips, thing_of
from luna.client.tables.luna.hand.drafting import Drafting
from luna.client.tables.luna.hand.targets import REDO, SAIL_NOW, Target
from luna.client.tables.luna.hand.verbs import called, picture
from luna.client.tables.luna.layout.layout import Layout
from luna.client.tables.luna.picture import marks, sheets
from luna.client.tables.luna.picture.pen import Pen, Pixel, Rect
from luna.games.luna.board import ISLANDS
from luna.games.luna.moves import COUNCIL, EXPEL, JETTY, RECRUIT, kind_of

_ROWS: Final = {"novices": 58, "tired": 102, "expel": 102}  # units from the top of an island's box
_CHIP, _HIGH, _ICON = 42, 40, 40
_VERB: Final = (52, 54)
_VERBS_TOP: Final = 2
_RECRUIT: Final = (280, 234)
_SAIL: Final = (8, 226)
_SAIL_JETTY: Final = (572, 306)
STRIP: Final = (1110, 826, 380, 118)
"""The draft's own strip on free water: legs, vehicles, set sail."""
_CHOICE: Final = (360, 46)
_ON_STRIP: Final = ("vehicle", "commit", "choice", "redo")
"""What grows with the frame; all others grow with the board."""


class Handle(NamedTuple):
    """One chip."""

    rect: Rect
    target: Target
    label: str
    icon: str  # a picture's name, "" = none
    hot: bool = False  # chosen already
    chip: Chip | None = None  # the verb it stands for


def handles(
    draft: Drafting,
    layout: Layout,
    hot: str,
    can_redo: bool,
    text: Callable[..., str],
    hover: Target | None = None,
) -> list[Handle]:
    """All chips: of the island (or jetty) under the pointer, of the thing there, and of the draft."""
    out: list[Handle] = []
    if can_redo and not draft.busy:
        out.append(Handle(layout.bar.reset, REDO, "", "ui/icon-undo"))  # nothing is drafted, so nothing to reset
    if draft.over:
        return out
    out += _strip(draft, layout, text)
    if draft.seen.step != "action":
        return out
    out += _fan(draft, layout, hover) + _recruits(draft, layout)
    if not hot:
        return out
    if hot == "jetty":
        return out + _sails(draft, layout, hot)
    isle = ISLANDS.index(hot)
    if draft.composing:
        out += _row(layout, hot, "novices", "chip", _fits(draft, hot, "chip", draft.composer.there(isle, False)))
        out += _row(layout, hot, "tired", "herbs", _fits(draft, hot, "herbs", draft.composer.there(isle, True)))
        return out
    out += _verbs(draft, layout.on_island(hot, (160, _VERBS_TOP)), Target("island", hot), layout)
    moves = draft.legal()
    council = {(move & 255) >> 1 for move in moves if kind_of(move) == COUNCIL and move >> 12 == isle}
    if council:
        with_token = any(kind_of(move) == COUNCIL and move >> 12 == isle and move & 1 for move in moves)
        out += _row(layout, hot, "novices", "chip", _fits(draft, hot, "chip", max(council) + with_token))
    if hot != draft.seen.apostate or draft.verb == "herbs":
        out += _row(layout, hot, "tired", "herbs", _fits(draft, hot, "herbs", min(draft.me.inactive[isle], 2)))
    else:
        steps = {(move & 255) >> 1 for move in moves if kind_of(move) == EXPEL}
        token = any(kind_of(move) == EXPEL and move & 1 for move in moves)
        most = max(steps, default=0) + token
        out += _row(layout, hot, "expel", "apostate", _fits(draft, hot, "apostate", most))
    return out + _sails(draft, layout, hot)


def _fan(draft: Drafting, layout: Layout, hover: Target | None) -> list[Handle]:
    """The verbs of a thing of the temple, where they cover least; they touch it, so that the pointer gets there."""
    thing = thing_of(hover)
    if thing is None:
        return []
    wide, high = _VERB
    if thing.what == "tile" and thing.tile in layout.slots:
        x, y = layout.path_tile(thing.tile)
        middle = layout.at(1068, 412)
        if abs(y - middle[1]) * 1.6 > abs(x - middle[0]):
            top = y + layout.px(30) if y > middle[1] else y - layout.px(30 + high)
            return _verbs(draft, (x, top), thing, layout)
        side = layout.px(30 + wide) if x > middle[0] else -layout.px(30 + wide)
        return _verbs(draft, (x + side, y - layout.px(high / 2)), thing, layout)
    if thing.tile:
        x, y = layout.field(thing.tile)
        return _verbs(draft, (x, y - layout.px(36 + high)), thing, layout)
    rect = layout.candles if thing.what == "candle" else layout.council_hit(thing.number)
    top = rect.centery - layout.px(high / 2) if thing.what == "candle" else rect.top - layout.px(high)
    return _verbs(draft, (rect.centerx, top), thing, layout)


def _verbs(draft: Drafting, top: Pixel, thing: Target, layout: Layout) -> list[Handle]:
    """A row of verb chips under a point."""
    found = chips(draft, thing)
    wide, high = layout.px(_VERB[0]), layout.px(_VERB[1])
    left = top[0] - wide * len(found) // 2
    out = []
    for place, chip in enumerate(found):
        name = called(chip.verb, draft.seen.solo)
        icon = "favours/favour-novice" if chip.verb == "novice" else picture(name)
        icon += "-off" if chip.reason is not None and chip.verb not in ("novice", "meditate") else ""
        rect = Rect(left + wide * place, top[1], wide - layout.px(2), high)
        out.append(Handle(rect, chip.target, "", icon, chip.verb == "novice" and draft.armed, chip))
    return out


def _recruits(draft: Drafting, layout: Layout) -> list[Handle]:
    """The hollow novice on every shore where one can be recruited."""
    if draft.composing or draft.choices or draft.verb not in (None, "recruit") or draft.book or draft.pupil:
        return []
    islands = dict.fromkeys(ISLANDS[move >> 12] for move in draft.legal() if kind_of(move) == RECRUIT)
    return [
        Handle(layout.around(layout.on_island(island, _RECRUIT), 50, 50), Target("recruit", island), "", "")
        for island in islands
    ]


def _fits(draft: Drafting, hot: str, what: str, most: int) -> list[int]:
    """The numbers 1..most that would do something."""

    def fits(number: int) -> bool:
        offered, trial = draft.offer(Target(what, "" if what == "apostate" else hot, number=number))
        return offered.turn is not None or (offered.reason is None and trial.composing and what != "apostate")

    return [number for number in range(1, most + 1) if fits(number)]


def _row(layout: Layout, island: str, row: str, what: str, numbers: Sequence[int]) -> list[Handle]:
    """Chips with these numbers."""
    if not numbers:
        return []
    wide = min(_CHIP, (310 - _ICON) / len(numbers))
    left = 160 - (wide * len(numbers) + _ICON) / 2 + _ICON
    out = []
    for place, number in enumerate(numbers):
        x, y = layout.on_island(island, (left + wide * (place + 0.5), _ROWS[row] + _HIGH / 2))
        rect = layout.around((x, y), wide - 2, _HIGH)
        out.append(Handle(rect, Target(what, "" if what == "apostate" else island, number=number), str(number), ""))
    return out


def _sails(draft: Drafting, layout: Layout, hot: str) -> list[Handle]:
    """The sail badge: one or two novices of this group by sailboat."""
    if draft.why_not_verb("sail"):
        return []
    out = []
    for number in (1, 2):
        offered, trial = draft.offer(Target("sail", hot, number=number))
        isle = JETTY if hot == "jetty" else ISLANDS.index(hot)
        if offered.reason is None and trial.composer.held(isle, False) == number:
            offset = 40 * (number - 1)
            if hot == "jetty":
                rect = layout.box(_SAIL_JETTY[0] + offset, _SAIL_JETTY[1], 38, 40)
            else:
                corner = layout.on_island(hot, (_SAIL[0] + offset, _SAIL[1]))
                rect = Rect(*corner, layout.px(38), layout.px(40))
            out.append(Handle(rect, Target("sail", hot, number=number), str(number), "ui/icon-sail"))
    return out


def _strip(draft: Drafting, layout: Layout, text: Callable[..., str]) -> list[Handle]:
    """Vehicles and set sail, or the ways to choose from."""
    wide = STRIP[2]
    out = []
    if draft.composer.busy:
        chosen, fit = draft.composer.vehicle, draft.vehicles
        for place, vehicle in enumerate(("journey", "sail", "tide")):
            if vehicle in fit:
                rect = layout.inside(STRIP, 10 + 64 * place, 56, 60, 54)
                target = Target("vehicle", name=vehicle)
                out.append(Handle(rect, target, "", f"ui/icon-{vehicle}", vehicle == chosen))
        if draft.ready is not None:
            rect = layout.inside(STRIP, wide - 180, 56, 170, 54)
            out.append(Handle(rect, SAIL_NOW, text("bar-set-sail"), "", True))
    elif draft.choices:
        rects = choice_rects(layout, len(draft.choices))
        for number, (rect, turn) in enumerate(zip(rects, draft.choices, strict=True)):
            out.append(Handle(rect, Target("choice", number=number), way(text, turn[0]), ""))
    return out


def choice_rects(layout: Layout, count: int) -> list[Rect]:
    """The ways to choose from, one below the other at the foot of the strip."""
    wide, high = _CHOICE
    last = STRIP[3] - 10 - high
    return [layout.inside(STRIP, 10, last - (high + 4) * (count - 1 - row), wide, high) for row in range(count)]


def way(text: Callable[..., str], move: int) -> str:
    """A way to a seat of the Council in words: from where, how many novices, and whether the token goes."""
    count, token = (move & 255) >> 1, move & 1
    if move >> 12 >= len(ISLANDS) or not count:
        return text("favour-novice")
    return text("about-way", place=text(f"island-{ISLANDS[move >> 12]}"), count=count, token="yes" if token else "no")


def draw(
    pen: Pen, shown: Sequence[Handle], hover: Target | None, order: str, composing: bool, keys: Callable[[str], str]
) -> None:
    """All chips. `order` is whose novices they are about, `keys` gives the key of a command."""
    icons = {"chip": "council", "herbs": "herbs", "apostate": "expel"}
    if composing:
        icons = {"chip": "journey", "herbs": "tide"}
    first: set[str] = set()
    board = pen
    for what in icons:  # the key and the numbers that belong to it lie on one plate
        row = [handle.rect for handle in shown if handle.target.what == what]
        if row:
            whole = row[0].unionall(row[1:])
            whole = Rect(whole.left - pen.px(_ICON + 8), whole.top, whole.width + pen.px(_ICON + 8), whole.height)
            pen.paint.panel(pen.surface, whole.inflate(pen.px(8), pen.px(8)), "card")
    for handle in shown:
        what, rect = handle.target.what, handle.rect
        pen = board.frame if what in _ON_STRIP else board
        if what == "recruit":
            _hollow(pen, rect, order, handle.target == hover)
            continue
        off = handle.chip is not None and handle.chip.reason is not None
        sheets.button(pen, rect, "off" if off else "hot" if handle.hot else "on", handle.target == hover)
        if handle.chip is not None:
            _verb(pen, handle, handle.chip, keys)
            continue
        if what in icons and what not in first:
            first.add(what)
            at = handle.rect.left - pen.px(_ICON / 2), handle.rect.centery
            pen.put_high(f"ui/icon-{icons[what]}", at, 34)
            pen.outlined(keys(icons[what]), "label_bold", theme.SECONDARY, (at[0] - pen.px(15), at[1] - pen.px(12)))
        if what == "redo":
            _redo(pen, rect, keys("redo"))
            continue
        if handle.icon:
            middle = rect.center if not handle.label else (rect.centerx, rect.centery - pen.px(7))
            pen.put_high(handle.icon, middle, min(40, rect.height / pen.u - 14))
            if handle.label:
                at = rect.centerx, rect.bottom - pen.px(10)
                pen.outlined(handle.label, "label_bold", theme.MOONLIGHT, at)
        else:
            pen.words(handle.label, "label_bold", theme.MOONLIGHT, rect, "mid")


def _verb(pen: Pen, handle: Handle, chip: Chip, keys: Callable[[str], str]) -> None:
    """Picture and key of a verb, and its cost as pips: a dot for each novice, each token as itself."""
    rect, off = handle.rect, chip.reason is not None
    pen.put_high(handle.icon, (rect.left + pen.px(18), rect.top + pen.px(19)), 30)
    ink = theme.DISABLED if off else theme.MOONLIGHT
    corner = Rect(rect.centerx, rect.top + pen.px(2), rect.width // 2 - pen.px(5), pen.px(26))
    pen.words(keys(chip.verb), "label_bold", ink, corner, "right")
    if chip.cost is None:
        if off:
            pen.put_high("ui/icon-lock", (rect.centerx, rect.bottom - pen.px(12)), 18)
        return
    pips = [""] * chip.cost.novices + [f"favours/favour-{name}" for name in chip.cost.favours]
    step = min(pen.px(16), (rect.width - pen.px(8)) // max(1, len(pips)))
    x = rect.centerx - step * (len(pips) - 1) // 2
    for pip in pips:
        at = x, rect.bottom - pen.px(11)
        if pip:
            pen.put_high(pip, at, 20)
        else:
            pen.put("ui/round-done", at, 0.6)
        x += step


def _redo(pen: Pen, rect: Rect, key: str) -> None:
    """The arrow of undo turned round, and the key."""
    arrow = pen.art.at("ui/icon-undo", pen.u).surface
    made = pen.keep(("redo", arrow.get_size()), lambda: pygame.transform.flip(arrow, True, False))
    below = pen.px(26) if key else 0
    pen.surface.blit(made, made.get_rect(center=(rect.centerx, rect.centery - below // 2)))
    at = Rect(rect.x, rect.bottom - below - pen.px(4), rect.width, below)
    pen.words(key, "label_bold", theme.SECONDARY, at, "mid")


def _hollow(pen: Pen, rect: Rect, order: str, hot: bool) -> None:
    """The novice who would come, and his plus."""
    pen.put(f"orders/novice-{order}-ghost", (rect.centerx, rect.bottom - pen.px(2)), 0.9, 1.0 if hot else 0.75)
    if hot:
        marks.legal_rect(pen, rect, True)
    pen.number_plate("+", (rect.right - pen.px(12), rect.top + pen.px(14)), theme.LEGAL)
