"""The small card near the pointer: the thing, what a click would do, what it costs and brings, or why it cannot be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from luna.client import theme
from luna.client.tables.luna import ledger
from luna.client.tables.luna.drafting import Answer, Drafting
from luna.client.tables.luna.ledger import Text, place
from luna.client.tables.luna.pen import Pen, Pixel, Rect
from luna.client.tables.luna.targets import Target
from luna.games.luna.board import ISLANDS
from luna.games.luna.moves import kind_of

WIDEST: Final = 400
_PAD: Final = 16


Offer = tuple[Answer, Drafting]


class Line(NamedTuple):
    """One line and its colour."""

    words: str
    colour: theme.Colour


class Card(NamedTuple):
    """What it says."""

    title: str
    lines: tuple[Line, ...]


def card(text: Text, names: Sequence[str], draft: Drafting, target: Target) -> Card | None:
    """The card of a thing; None where it has nothing to say."""
    if target.what in ("undo", "redo", "reset", "rail", "top"):
        key = {"undo": "bar-undo", "redo": "bar-redo", "reset": "bar-reset"}.get(target.what, "")
        return Card(text(key or f"{target.what}-{target.name}"), ())
    if draft.over:
        return None
    if target.what == "verb" and draft.seen.step == "action":
        reason = draft.why_not_verb(target.name)
        lines = () if reason is None else (Line(ledger.refusal(text, reason), theme.LOSS),)
        return Card(text(f"action-{target.name}"), lines)
    return _answered(text, names, draft, target, draft.offer(target))


def refused(text: Text, words: str, target: Target, kindly: bool) -> Card:
    """Why a click did nothing: the name of the thing and the sentence."""
    title = text(f"action-{target.name}") if target.what == "verb" else _title(text, target) if target.what else ""
    return Card(title, (Line(words, theme.GOLD if kindly else theme.LOSS),))


def _answered(text: Text, names: Sequence[str], draft: Drafting, target: Target, offer: Offer) -> Card | None:
    answer, trial = offer
    title = _title(text, target)
    if answer.turn is not None:
        events = ledger.preview(draft.row, answer.turn)
        verb = ledger.VERB_OF.get(kind_of(answer.turn[0]))
        lines = [Line(words, theme.SECONDARY) for words in ledger.costs(text, events)]
        lines += [Line(words, theme.GAIN) for words in ledger.gains(text, names, draft.me.seat, events)]
        if target == Target("candle") and draft.seen.candles == 1:
            lines.append(Line(text("preview-last-candle"), theme.GOLD))
        return Card(text(f"action-{verb}") + _where(text, target) if verb else title, tuple(lines))
    if answer.reason is not None:
        return Card(title, (Line(ledger.refusal(text, answer.reason), theme.LOSS),))
    if answer.hint in ("table-nothing-here", "table-pick-first", "table-pick-island", "table-draft-first"):
        return Card(title, ()) if target.what == "island" else Card(title, (Line(text(answer.hint), theme.MUTED),))
    if trial.composer.hand and trial.composer.vehicle:
        pick = trial.composer.hand[-1]
        origin = place(text, "jetty" if pick.origin > 6 else ISLANDS[pick.origin])
        picked = Line(text("table-pick", count=pick.novices, origin=origin), theme.SECONDARY)
        return Card(text(f"action-{trial.composer.vehicle}"), (picked, Line(text("table-pick-island"), theme.LEGAL)))
    if trial.book is not None or trial.pupil is not None:
        return Card(title, (Line(text("table-pick-book" if trial.pupil else "table-pick-pupil"), theme.LEGAL),))
    if trial.choices:
        return Card(title, (Line(text("table-choose"), theme.LEGAL),))
    return Card(title, ())


def _title(text: Text, target: Target) -> str:
    if target.what == "token":
        return text(f"favour-{target.name}")
    if target.what == "vehicle":
        return text(f"action-{target.name}")
    if target.what == "apostate":
        return text("figure-apostate")
    if target.what == "build":
        return text("figure-builder")
    if target.what == "candle":
        return text("action-meditate")
    if target.what == "commit":
        return text("bar-set-sail")
    if target.what in ("seat", "choice"):
        return text("panel-council", seat=target.number) if target.what == "seat" else text("action-council")
    if target.tile:
        return text("table-tile", tile=target.tile)
    return text(f"place-{target.island}") if target.island else ""


def _where(text: Text, target: Target) -> str:
    return f" {target.tile}" if target.tile else ""


def draw(pen: Pen, shown: Card, at: Pixel, window: Rect) -> Rect:
    """Near a place, wholly inside the window, never over the place itself."""
    pad, fonts = pen.px(_PAD), pen.fonts
    rows: list[tuple[str, str, theme.Colour]] = []
    if shown.title:
        rows.append((shown.title, "card_title", theme.MOONLIGHT))
    for line in shown.lines:
        rows += [(part, "label", line.colour) for part in fonts.wrap(line.words, "label", pen.px(WIDEST) - 2 * pad)]
    if not rows:
        return Rect(at, (0, 0))
    wide = max(fonts.width(words, style) for words, style, _ in rows) + 2 * pad
    high = sum(fonts.line(style) for _, style, _ in rows) + round(1.4 * pad)
    rect = Rect(at[0] + pen.px(26), at[1] + pen.px(30), wide, high)
    if rect.right > window.right - pen.px(6):
        rect.right = at[0] - pen.px(14)
    if rect.bottom > window.bottom - pen.px(6):
        rect.bottom = at[1] - pen.px(18)
    rect.clamp_ip(window)
    pen.paint.panel(pen.surface, rect, "card")
    y: float = rect.y + pad * 0.7
    for words, style, colour in rows:
        high_line = fonts.line(style)
        fonts.draw(pen.surface, words, style, colour, (rect.x + pad, y + high_line / 2))
        y += high_line
    return rect
