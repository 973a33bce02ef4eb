"""Small chips that appear where the pointer is: numbers of novices, the sail, the recruit, and the ways of a draft.

They are the same for the eye and for the hand: `handles` says where each is and what it means, `draw` shows them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from luna.client import theme
from luna.client.tables.luna import sheets
from luna.client.tables.luna.drafting import Drafting
from luna.client.tables.luna.layout import Layout
from luna.client.tables.luna.pen import Pen, Rect
from luna.client.tables.luna.targets import REDO, SAIL_NOW, Target
from luna.games.luna.board import ISLANDS
from luna.games.luna.moves import COUNCIL, EXPEL, JETTY, RECRUIT, kind_of

_ROWS: Final = {"novices": 22, "tired": 66, "expel": 110}  # units from the top of an island's box
_CHIP, _HIGH, _ICON = 42, 40, 40
_RECRUIT: Final = (292, 232)
_SAIL: Final = (8, 226)
_SAIL_JETTY: Final = (572, 306)
STRIP: Final = (1110, 826, 380, 118)
"""The draft's own strip on free water: legs, vehicles, set sail."""
_REDO: Final = (1722, 902, 98, 44)


class Handle(NamedTuple):
    """One chip."""

    rect: Rect
    target: Target
    label: str
    icon: str  # a picture's name, "" = none
    hot: bool = False  # chosen already


def handles(draft: Drafting, layout: Layout, hot: str, can_redo: bool, text: Callable[..., str]) -> list[Handle]:
    """All chips for the island (or jetty) under the pointer and for the draft."""
    out: list[Handle] = []
    if can_redo and not draft.busy:
        out.append(Handle(layout.box(*_REDO), REDO, text("bar-redo"), ""))
    if draft.over:
        return out
    out += _strip(draft, layout, text)
    if draft.seen.step != "action" or not hot:
        return out
    if hot == "jetty":
        return out + _sails(draft, layout, hot)
    isle = ISLANDS.index(hot)
    if draft.composing:
        out += _row(layout, hot, "novices", "chip", _fits(draft, hot, "chip", draft.composer.there(isle, False)))
        out += _row(layout, hot, "tired", "herbs", _fits(draft, hot, "herbs", draft.composer.there(isle, True)))
        return out
    moves = draft.legal()
    council = {(move & 255) >> 1 for move in moves if kind_of(move) == COUNCIL and move >> 12 == isle}
    if council:
        with_token = any(kind_of(move) == COUNCIL and move >> 12 == isle and move & 1 for move in moves)
        out += _row(layout, hot, "novices", "chip", _fits(draft, hot, "chip", max(council) + with_token))
    out += _row(layout, hot, "tired", "herbs", _fits(draft, hot, "herbs", min(draft.me.inactive[isle], 2)))
    if hot == draft.seen.apostate:
        steps = {(move & 255) >> 1 for move in moves if kind_of(move) == EXPEL}
        token = any(kind_of(move) == EXPEL and move & 1 for move in moves)
        most = max(steps, default=0) + token
        out += _row(layout, hot, "expel", "apostate", _fits(draft, hot, "apostate", most))
    if any(kind_of(move) == RECRUIT and move >> 12 == isle for move in moves):
        rect = layout.around(layout.on_island(hot, _RECRUIT), 52, 52)
        out.append(Handle(rect, Target("recruit", hot), "", "ui/icon-recruit"))
    return out + _sails(draft, layout, hot)


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
    x, y, wide, _ = STRIP
    out = []
    if draft.composer.busy:
        chosen, fit = draft.composer.vehicle, draft.vehicles
        for place, vehicle in enumerate(("journey", "sail", "tide")):
            if vehicle in fit:
                rect = layout.box(x + 10 + 64 * place, y + 56, 60, 54)
                target = Target("vehicle", name=vehicle)
                out.append(Handle(rect, target, "", f"ui/icon-{vehicle}", vehicle == chosen))
        if draft.ready is not None:
            rect = layout.box(x + wide - 180, y + 56, 170, 54)
            out.append(Handle(rect, SAIL_NOW, text("bar-set-sail"), "", True))
    elif draft.choices:
        step = (wide - 20) / len(draft.choices)
        for number, turn in enumerate(draft.choices):
            rect = layout.box(x + 10 + step * number, y + 56, min(step, 100) - 4, 54)
            out.append(Handle(rect, Target("choice", number=number), *_way(turn[0])))
    return out


def _way(move: int) -> tuple[str, str]:
    """A way to a seat of the Council: so many novices, of that island (shown by its favour)."""
    island = ISLANDS[move >> 12] if move >> 12 < 7 else "novice"
    count = (move & 255) >> 1
    return (str(count) if count else "") + ("+" if move & 1 else ""), f"favours/favour-{island}"


def draw(pen: Pen, shown: Sequence[Handle], hover: Target | None, composing: bool) -> None:
    """All chips."""
    icons = {"chip": "council", "herbs": "herbs", "apostate": "expel"}
    if composing:
        icons = {"chip": "journey", "herbs": "tide"}
    first: set[str] = set()
    for handle in shown:
        what = handle.target.what
        sheets.button(pen, handle.rect, "hot" if handle.hot else "on", handle.target == hover)
        if what in icons and what not in first:
            first.add(what)
            at = handle.rect.left - pen.px(_ICON / 2), handle.rect.centery
            pen.put_high(f"ui/icon-{icons[what]}", at, 34)
        rect = handle.rect
        if handle.icon:
            middle = rect.center if not handle.label else (rect.centerx, rect.centery - pen.px(7))
            pen.put_high(handle.icon, middle, min(40, rect.height / pen.layout.u - 14))
            if handle.label:
                at = rect.centerx, rect.bottom - pen.px(10)
                pen.outlined(handle.label, "label_bold", theme.MOONLIGHT, at)
        else:
            pen.words(handle.label, "label_bold", theme.MOONLIGHT, rect, "mid")
