"""Small chips where the pointer is: the verbs of a thing, numbers of novices, the sail, the ways of a draft.

They are the same for the eye and for the hand: `handles` says where each is and what it means, `draw` shows them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

import pygame

from luna.core.game import Turn
from luna.games.luna.board import targets
from luna.games.luna.board.hand.chips import VerbChip, chips, thing_of
from luna.games.luna.board.hand.drafting import Drafting
from luna.games.luna.board.hand.drafts import Idle
from luna.games.luna.board.layout.layout import Layout, Pen
from luna.games.luna.board.picture import marks
from luna.games.luna.board.targets import REDO, SAIL_NOW, Chips, Target, Thing, called, isle_of, picture, tile_of
from luna.games.luna.rules.board import ISLANDS
from luna.games.luna.rules.goals import Goal
from luna.games.luna.rules.moves import COUNCIL, EXPEL, RECRUIT, WITH_NOVICE, argument_of
from luna.shell.board import sheets
from luna.shell.board.pen import Pixel, Rect
from luna.shell.drawing import theme

_FOOT: Final = (160, 84)  # of the lowest row of chips in an island's box: over the roof, above figures and shrines
_BELOW_PATH: Final = 12  # units lower on Herb Island, where the path of the temple begins above the roof
_CHIP, _HIGH, _ICON, _ROW = 42, 40, 40, 44
_APART: Final = 14  # between two kinds of numbers in one row
_LONGEST: Final = 360  # of a row
_HERB_PLACE: Final = 4  # in the ring: under the temple
_VERB: Final = (52, 50)
_STACK: Final = _VERB[1] + _ROW + 2  # of both rows
_RECRUIT: Final = (280, 234)
_CHOICE: Final = (360, 46)
_ON_STRIP: Final = targets.Vehicle | targets.Command | targets.Choice
"""What grows with the frame."""


class Handle(NamedTuple):
    """A chip beside a thing: where it lies and what a click on it means."""

    rect: Rect
    target: Target
    label: str
    icon: str  # a picture's name, "" = none
    hot: bool = False  # chosen already
    chip: VerbChip | None = None  # the verb it stands for


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
    if not draft.acting:
        return out
    out += _fan(draft, layout, hover) + _recruits(draft, layout)
    if not hot:
        return out
    if hot == "jetty":
        return out + _line(layout, layout.jetty.midtop, {targets.Sail: _sails(draft, hot)}, hot)
    x, y = layout.on_island(hot, _FOOT)
    y = max(y + layout.px(_BELOW_PATH if hot == layout.ring[_HERB_PLACE] else 0), layout.free.top + layout.held(_STACK))
    line = _line(layout, (x, y), _composed(draft, hot) if draft.composing else _numbers(draft, hot), hot)
    y -= layout.held(_ROW) if line else 0
    top = max(layout.free.top, y - layout.held(_VERB[1]))
    verbs = [] if draft.composing else _verbs(draft, (x, top), targets.Island(hot), layout)
    return out + line + verbs


NumberRow = Mapping[type[Chips], Sequence[int]]
"""A row of numbers over an island: numbers of novices, by what a click on them means."""


def _composed(draft: Drafting, hot: str) -> NumberRow:
    """Awake novices of an island that can be taken on board, then tired ones."""
    isle, there = ISLANDS.index(hot), draft.composer.there
    return {kind: _fits(draft, hot, kind, there(isle, kind is targets.Herbs)) for kind in (targets.Chip, targets.Herbs)}


def _numbers(draft: Drafting, hot: str) -> NumberRow:
    """Novices for the Council or the sailboat, then tired novices to wake or the Apostate's steps.

    With a verb chosen only those of that verb.
    """
    isle, found, row = ISLANDS.index(hot), draft.asked.intents, dict[type[Chips], list[int]]()
    if draft.verb in (None, "council"):
        row[targets.Chip] = _fits(draft, hot, targets.Chip, _most(found.get(Goal(COUNCIL, isle), [])))
    if draft.verb is None:
        row[targets.Sail] = _sails(draft, hot)
    if draft.verb == "herbs" or (hot != draft.seen.apostate and draft.verb is None):
        row[targets.Herbs] = _fits(draft, hot, targets.Herbs, min(draft.me.inactive[isle], 2))
    elif hot == draft.seen.apostate and draft.verb in (None, "expel"):
        row[targets.Steps] = _fits(draft, hot, targets.Steps, _most(found.get(Goal(EXPEL), [])))
    return row


def _most(turns: Sequence[Turn]) -> int:
    """The most steps that any of these takes, the token counted in."""
    moves = [argument_of(turn[0]) for turn in turns]
    return max((move >> 1 for move in moves), default=0) + any(move & WITH_NOVICE for move in moves)


def _fan(draft: Drafting, layout: Layout, hover: Target | None) -> list[Handle]:
    """The verbs of a thing of the temple, where they cover least; they touch it, so that the pointer gets there."""
    thing = thing_of(hover)
    if thing is None:
        return []
    wide, high = layout.held(_VERB[0]), layout.held(_VERB[1])
    tile = tile_of(thing)
    if isinstance(thing, targets.Tile) and tile in layout.slots:
        x, y = layout.path_tile(tile)
        middle = layout.at(1068, 412)
        if abs(y - middle[1]) * 1.6 > abs(x - middle[0]):
            top = y + layout.px(30) if y > middle[1] else y - layout.px(30) - high
            return _verbs(draft, (x, top), thing, layout)
        side = layout.px(30) + wide
        return _verbs(draft, (x + (side if x > middle[0] else -side), y - high // 2), thing, layout)
    if tile:
        x, y = layout.field(tile)
        return _verbs(draft, (x, y - layout.px(36) - high), thing, layout)
    on_council = isinstance(thing, targets.Seat)
    rect = layout.council_hit(thing.number) if isinstance(thing, targets.Seat) else layout.candles
    top = rect.top - high if on_council else rect.centery - high // 2
    return _verbs(draft, (rect.centerx, top), thing, layout)


def _verbs(draft: Drafting, top: Pixel, thing: Thing, layout: Layout) -> list[Handle]:
    """A row of verb chips under a point."""
    found = chips(draft, thing)
    wide, high = layout.held(_VERB[0]), layout.held(_VERB[1])
    left = _within(layout, top[0], wide * len(found))
    out = []
    for place, chip in enumerate(found):
        name = called(chip.verb, draft.seen.solo)
        icon = "favours/favour-novice" if chip.verb == "novice" else picture(name)
        icon += "-off" if not chip.able and chip.verb not in ("novice", "meditate") else ""
        rect = Rect(left + wide * place, top[1], wide - layout.held(2), high)
        out.append(Handle(rect, chip.target, "", icon, chip.verb == "novice" and draft.armed, chip))
    return out


def _recruits(draft: Drafting, layout: Layout) -> list[Handle]:
    """The hollow novice on every shore where one can be recruited."""
    if draft.verb != "recruit" and not isinstance(draft.begun, Idle):
        return []
    islands = [ISLANDS[goal.isle] for goal in draft.asked.intents if goal.kind == RECRUIT]
    return [
        Handle(layout.around(layout.on_island(island, _RECRUIT), 50, 50), targets.Recruit(island), "", "")
        for island in islands
    ]


def _fits(draft: Drafting, hot: str, kind: type[Chips], most: int) -> list[int]:
    """The numbers 1..most that would do something."""

    def fits(number: int) -> bool:
        offered, trial = draft.offer(_number(kind, hot, number))
        begins = trial.composing and kind is not targets.Steps
        return offered.turn is not None or (offered.reason is None and begins)

    return [number for number in range(1, most + 1) if fits(number)]


def _number(kind: type[Chips], island: str, number: int) -> Chips:
    """A number of this kind; steps of the Apostate are counted from where he stands."""
    return kind(number) if issubclass(kind, targets.Steps) else kind(island, number)


def _line(layout: Layout, foot: Pixel, numbers: NumberRow, island: str) -> list[Handle]:
    """A row of numbers above a point, by what they mean; before each kind of them is room for its picture."""
    kinds = {kind: some for kind, some in numbers.items() if some}
    if not kinds:
        return []
    count, pictures = sum(len(some) for some in kinds.values()), len(kinds) * _ICON + (len(kinds) - 1) * _APART
    wide, high = layout.held(min(_CHIP, (_LONGEST - pictures) / count)), layout.held(_HIGH)
    x = _within(layout, foot[0], wide * count + layout.held(pictures))
    out = []
    for kind, some in kinds.items():
        x += layout.held(_ICON)
        for number in some:
            rect = Rect(x, foot[1] - high, wide - layout.held(2), high)
            out.append(Handle(rect, _number(kind, island, number), str(number), ""))
            x += wide
        x += layout.held(_APART)
    return out


def _within(layout: Layout, middle: int, width: int) -> int:
    """The left edge of a row centred on a middle, moved so that it ends in the window."""
    return max(layout.free.left, min(middle - width // 2, layout.free.right - width))


def _sails(draft: Drafting, hot: str) -> list[int]:
    """How many novices of this group could go by sailboat."""
    if not draft.asked.can("sail"):
        return []

    def fits(number: int) -> bool:
        sail = targets.Sail(hot, number)
        offered, trial = draft.offer(sail)
        return offered.reason is None and trial.composer.held(isle_of(sail), False) == number

    return [number for number in (1, 2) if fits(number)]


def _strip(draft: Drafting, layout: Layout, text: Callable[..., str]) -> list[Handle]:
    """Vehicles and set sail, or the ways to choose from."""
    out, desk, px = [], layout.desk, layout.frame.px
    if draft.composer.busy:
        chosen, fit, top = draft.composer.vehicle, draft.composer.vehicles, desk.bottom - px(62)
        for place, vehicle in enumerate(("journey", "sail", "tide")):
            if vehicle in fit:
                rect = Rect(desk.x + px(10) + px(64) * place, top, px(60), px(54))
                target = targets.Vehicle(vehicle)
                out.append(Handle(rect, target, "", f"ui/icon-{vehicle}", vehicle == chosen))
        if draft.ready is not None:
            rect = Rect(desk.right - px(180), top, px(170), px(54))
            out.append(Handle(rect, SAIL_NOW, text("bar-set-sail"), "", True))
    elif draft.choices:
        rects = choice_rects(layout, len(draft.choices))
        for number, (rect, turn) in enumerate(zip(rects, draft.choices, strict=True)):
            out.append(Handle(rect, targets.Choice(number), way(text, turn[0]), ""))
    return out


def choice_rects(layout: Layout, count: int) -> list[Rect]:
    """The ways to choose from, one below the other at the foot of the strip."""
    desk, px, (wide, high) = layout.desk, layout.frame.px, _CHOICE
    last = desk.bottom - px(10 + high)
    return [Rect(desk.x + px(10), last - px(high + 4) * (count - 1 - row), px(wide), px(high)) for row in range(count)]


def way(text: Callable[..., str], move: int) -> str:
    """A way to a seat of the Council in words: from where, how many novices, and whether the token goes."""
    count, token = (move & 255) >> 1, move & 1
    if move >> 12 >= len(ISLANDS) or not count:
        return text("favour-novice")
    return text("about-way", place=text(f"island-{ISLANDS[move >> 12]}"), count=count, token="yes" if token else "no")


def draw(
    pen: Pen, shown: Sequence[Handle], hover: Target | None, order: str, composing: bool, keys: Callable[[str], str]
) -> None:
    """Draw all chips. `order` is whose novices they are about, `keys` gives the key of a command."""
    icons: dict[type[Target], str] = {
        targets.Chip: "journey" if composing else "council",
        targets.Herbs: "tide" if composing else "herbs",
    }
    if not composing:
        icons |= {targets.Steps: "expel", targets.Sail: "sail"}
    first: set[type[Target]] = set()
    board, hand = pen, pen.hand
    for kind in icons:  # the key and the numbers that belong to it lie on one plate
        row = [handle.rect for handle in shown if isinstance(handle.target, kind)]
        if row:
            whole = row[0].unionall(row[1:])
            whole = Rect(whole.left - hand.px(_ICON), whole.top, whole.width + hand.px(_ICON), whole.height)
            hand.paint.panel(hand.surface, whole.inflate(hand.px(8), hand.px(8)), "card")
    for handle in shown:
        target, rect = handle.target, handle.rect
        pen = board.frame if isinstance(target, _ON_STRIP) else hand
        if isinstance(target, targets.Recruit):
            _hollow(board, rect, order, target == hover)
            continue
        off = handle.chip is not None and not handle.chip.able
        sheets.button(pen, rect, "off" if off else "hot" if handle.hot else "on", target == hover)
        if handle.chip is not None:
            _verb(pen, handle, handle.chip, keys)
            continue
        if type(target) in icons and type(target) not in first:
            first.add(type(target))
            verb, x, y = icons[type(target)], rect.left - pen.px(_ICON / 2), rect.centery
            pen.put_high(f"ui/icon-{verb}", (x + pen.px(2), y + pen.px(4)), 30)
            pen.outlined(keys(verb), "label_bold", theme.now.SECONDARY, (x - pen.px(13), y - pen.px(10)))
        if target is REDO:
            _redo(pen, rect)
            continue
        if handle.icon:
            pen.put_high(handle.icon, rect.center, min(40, rect.height / pen.u - 14))
        else:
            pen.words(handle.label, "label_bold", theme.now.MOONLIGHT, rect, "mid")


def _verb(pen: Pen, handle: Handle, chip: VerbChip, keys: Callable[[str], str]) -> None:
    """Picture and key of a verb, and its cost as pips: a dot for each novice, each token as itself."""
    rect, off = handle.rect, not chip.able
    pen.put_high(handle.icon, (rect.left + pen.px(18), rect.top + pen.px(19)), 30)
    ink = theme.now.DISABLED if off else theme.now.MOONLIGHT
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


def _redo(pen: Pen, rect: Rect) -> None:
    """The arrow of undo turned round, and its word where the other buttons have theirs."""
    name, full = "ui/icon-undo", pen.layout.bar.full
    arrow = pen.art.sprite(name, 38 / pen.art.entry(name).height * pen.u).surface
    made = pen.keep(("redo", arrow.get_size()), lambda: pygame.transform.flip(arrow, True, False))
    middle = (rect.centerx, rect.top + pen.px(32)) if full else rect.center
    pen.surface.blit(made, made.get_rect(center=middle))
    if full:
        at = Rect(rect.x + pen.px(2), rect.top + pen.px(56), rect.width - pen.px(4), pen.px(28))
        pen.words(pen.text("bar-redo"), "label_bold", theme.now.MOONLIGHT, at, "mid")


def _hollow(pen: Pen, rect: Rect, order: str, hot: bool) -> None:
    """The novice who would come, and his plus."""
    pen.put(f"orders/novice-{order}-ghost", (rect.centerx, rect.bottom - pen.px(2)), 0.9, 1.0 if hot else 0.75)
    if hot:
        marks.legal_rect(pen, rect, True)
    pen.number_plate("+", (rect.right - pen.px(12), rect.top + pen.px(14)), theme.LEGAL)
