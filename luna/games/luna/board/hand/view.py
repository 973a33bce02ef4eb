"""The picture of the hand: rings, chips, the strip of the draft and its card."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

import pygame

from luna.games.luna.board import targets
from luna.games.luna.board.hand import lights, places, preview_lines, strip
from luna.games.luna.board.hand.candidates import Lights
from luna.games.luna.board.hand.chips import VERB, Handle, VerbChip
from luna.games.luna.board.hand.fan import STANDING
from luna.games.luna.board.hand.hand import LunaHand
from luna.games.luna.board.layout.layout import Pen
from luna.games.luna.board.picture import marks
from luna.games.luna.board.picture.spotlight import DARK, Spotlight
from luna.games.luna.board.targets import REDO, Target
from luna.games.luna.rules.consequences import Consequence
from luna.shell.app import hints
from luna.shell.board import actionbar, cardface, sheets
from luna.shell.board.panel import kept_free
from luna.shell.board.pen import Rect
from luna.shell.drawing import theme

_ON_STRIP: Final = ("vehicle", "command", "choice")
"""The parts that grow with the frame."""
_NUMBERS: Final = {"chip": "council", "herbs": "herbs", "steps": "expel", "sail": "sail"}
"""The verb of each kind of number while no draft is open."""


def glowing(hand: LunaHand) -> Lights:
    """The legal things; a verb under the pointer lights its things."""
    hover = hand.hover
    if not targets.of(hover, "verb") or hand.draft.busy or hover.name not in hand.verbs:
        return hand.lit
    _, trial = hand.draft.offer(hover)
    return lights.lights(trial) if trial.verb else hand.lit


def spotlight(hand: LunaHand) -> Spotlight:
    """The lights of this moment."""
    if hand.display.busy or hand.draft.over:
        return DARK
    layout, shown = hand.display.layout, hand.display.shown
    return lights.spotlight(layout, shown, hand.draft, glowing(hand), hand.hover, hand.chips)


def draw(hand: LunaHand, pen: Pen) -> None:
    """Draw rings, moving pieces, and the chips on the board."""
    display, draft, pointer = hand.display, hand.draft, hand.pointer
    hand.fan.watch(hand.hover)
    if not display.busy:
        lights.draw(pen, display.shown, draft, glowing(hand), hand.hover, hand.fan.glow)
        told = hand.card()
        if told is not None and isinstance(told.told, Consequence):
            preview_lines.draw(pen, display.shown, told.told)
        elif targets.of(hand.hover, "space", "book"):
            preview_lines.pointed(pen, display.shown, draft.row, hand.hover.number)
    display.draw_moving(pen.surface)
    order = "" if draft.over else draft.me.order
    chips = [chip for chip in hand.fan.fanned if not places.on_strip(chip.target)]
    draw_chips(pen, chips, hand.hover, order, draft.composing, partial(hints.named, hand.host.app))
    if draft.armed and not draft.over and not pointer.keyed:  # a shade of the novice follows the pointer
        marks.ghost_novice(pen, order, (pointer.point[0] + pen.px(26), pointer.point[1] + pen.px(40)), 0.9)


def draw_strip(hand: LunaHand, pen: Pen) -> None:
    """Draw the state of the draft and its buttons, over all open panels."""
    ended = hand.display.choreography.before_gate  # no question about the next step before the scoring was seen
    hand.strip = [] if ended else strip.draw(pen, hand.names, hand.draft)
    chips = [chip for chip in hand.chips if places.on_strip(chip.target)]
    draw_chips(pen, chips, hand.hover, "", False, partial(hints.named, hand.host.app))


def draw_card(hand: LunaHand, pen: Pen) -> None:
    """Draw the card, over everything else."""
    told = hand.card()
    if told is None:
        return
    fan = {chip.target: chip.rect for chip in hand.chips if not targets.of(chip.target, *STANDING)}
    opened = list(fan.values())
    thing = opened[0].unionall(opened[1:]) if hand.hover in fan else hand.pointed()
    about = told.told
    crossed = preview_lines.crossed(pen, hand.display.shown, about) if isinstance(about, Consequence) else ()
    beside = hand.refused is not None or not hand.pointer.keyed
    layout = hand.display.layout
    own = [] if hand.draft.over else [layout.panels[hand.draft.me.seat].rect]
    island = targets.island_of(hand.hover)
    land = [layout.lands[island]] if island in layout.lands else []
    taken = [*hand.strip, *opened, *own, *land, *kept_free(hand.host.open)]
    hall = [] if about is not None or hand.refused is not None else [layout.temple]
    cardface.draw(pen, told, thing, taken, [*_lit(hand), *crossed, *hall], beside)


def _lit(hand: LunaHand) -> Iterator[Rect]:
    """The lit things, which no card may cover; whole islands only where the verb applies to them."""
    chosen = hand.draft.verb is not None or targets.of(hand.hover, "verb")
    for target in glowing(hand):
        if chosen or not targets.of(target, "island"):
            rect = places.spot(hand.display.layout, hand.display.shown, hand.chips, target)
            if rect is not None:
                yield rect


# ---- chips


def draw_chips(
    pen: Pen, shown: Sequence[Handle], hover: Target | None, order: str, composing: bool, keys: Callable[[str], str]
) -> None:
    """Draw all chips. `order` owns the novices, `keys` gives the key of a command."""
    icons = {"chip": "journey", "herbs": "tide"} if composing else _NUMBERS
    first = set[str]()
    board, hand = pen, pen.hand
    for kind in icons:  # the key and its numbers share one plate
        row = [handle.rect for handle in shown if targets.of(handle.target, kind)]
        if row:
            whole = row[0].unionall(row[1:])
            whole = Rect(whole.left - whole.height, whole.top, whole.width + whole.height, whole.height)
            hand.paint.panel(hand.surface, whole.inflate(hand.px(8), hand.px(8)), "card")
    for handle in shown:
        target, rect = handle.target, handle.rect
        pen = board.frame if targets.of(target, *_ON_STRIP) else hand
        if targets.of(target, "recruit"):
            _hollow(board, rect, order, target == hover)
            continue
        off = handle.chip is not None and not handle.chip.able
        sheets.button(pen, rect, "off" if off else "hot" if handle.hot else "on", target == hover)
        if handle.chip is not None:
            _verb(pen, handle, handle.chip, keys)
            continue
        if targets.of(target, *icons) and target.kind not in first:
            first.add(target.kind)
            verb, x, y = icons[target.kind], rect.left - rect.height // 2, rect.centery
            pen.put_high(f"ui/icon-{verb}", (x + pen.px(2), y + pen.px(4)), 30)
            pen.outlined(keys(verb), "label_bold", theme.now.SECONDARY, (x - pen.px(13), y - pen.px(10)))
        if target == REDO:
            _redo(pen, rect)
            continue
        if handle.icon:
            pen.put_high(handle.icon, rect.center, min(40, rect.height / pen.u - 14))
        else:
            pen.words(handle.label, "label_bold", theme.now.MOONLIGHT, rect, "mid")


def _verb(pen: Pen, handle: Handle, chip: VerbChip, keys: Callable[[str], str]) -> None:
    """Picture and key of a verb, and its cost as pips: a dot for each novice, each token as itself."""
    rect, off = handle.rect, not chip.able
    larger = rect.height / pen.px(VERB[1])  # for fingers
    pen.put_high(handle.icon, (rect.left + pen.px(18 * larger), rect.top + pen.px(19 * larger)), 30 * larger)
    ink = theme.now.DISABLED if off else theme.now.MOONLIGHT
    corner = Rect(rect.centerx, rect.top + pen.px(2), rect.width // 2 - pen.px(5), pen.px(26))
    pen.words(keys(chip.verb), "label_bold", ink, corner, "right")
    if chip.cost is None:
        if off:
            pen.put_high("ui/icon-lock", (rect.centerx, rect.bottom - pen.px(12 * larger)), 18 * larger)
        return
    pips = [""] * chip.cost.novices + [f"favours/favour-{name}" for name in chip.cost.favours]
    step = min(pen.px(16 * larger), (rect.width - pen.px(8)) // max(1, len(pips)))
    x = rect.centerx - step * (len(pips) - 1) // 2
    for pip in pips:
        at = x, rect.bottom - pen.px(11 * larger)
        if pip:
            pen.put_high(pip, at, 20 * larger)
        else:
            pen.put("ui/round-done", at, 0.6 * larger)
        x += step


def _redo(pen: Pen, rect: Rect) -> None:
    """The mirrored undo arrow, with its word where the other buttons have theirs."""
    name, full = "ui/icon-undo", pen.layout.bar.full
    arrow = pen.art.sprite(name, 38 / pen.art.entry(name).height * pen.u).surface
    made = pen.keep(("redo", arrow.get_size()), lambda: pygame.transform.flip(arrow, True, False))
    middle = (rect.centerx, rect.top + pen.px(32)) if full else rect.center
    pen.surface.blit(made, made.get_rect(center=middle))
    if full:
        actionbar.caption(pen, rect, "bar-redo", theme.now.MOONLIGHT)


def _hollow(pen: Pen, rect: Rect, order: str, hot: bool) -> None:
    """The ghost of the novice to be recruited, and its plus."""
    pen.put(f"orders/novice-{order}-ghost", (rect.centerx, rect.bottom - pen.px(2)), 0.9, 1.0 if hot else 0.75)
    if hot:
        marks.legal_rect(pen, rect, True)
    pen.number_plate("+", (rect.right - pen.px(12), rect.top + pen.px(14)), theme.LEGAL)
