"""The small card beside a thing: what a click would do, what it costs and brings, or why it cannot be."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from luna.client import theme
from luna.client.tables.luna import ledger
from luna.client.tables.luna.drafting import Answer, Drafting
from luna.client.tables.luna.ledger import Text, signed
from luna.client.tables.luna.pen import Pen, Rect
from luna.client.tables.luna.targets import Target
from luna.games.face import Turn
from luna.games.luna import events as ev
from luna.games.luna import play
from luna.games.luna.board import ISLANDS
from luna.games.luna.moves import JETTY, kind_of
from luna.games.luna.picture import forecast, view
from luna.games.luna.preparation import give_starting_favours
from luna.games.luna.views import SeatForecast

WIDEST: Final = 400
_PAD: Final = 16


Offer = tuple[Answer, Drafting]


class Line(NamedTuple):
    """One line and its colour; what a turn brings stands in columns: when, how many points, what for."""

    words: str
    colour: theme.Colour
    when: str = ""
    points: str = ""


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
        if reason is not None:
            return Card(text(f"action-{target.name}"), (Line(ledger.refusal(text, reason), theme.LOSS),))
        offer = draft.offer(target)
        if offer[0].turn is None:
            return Card(text(f"action-{target.name}"), ())
        return _answered(text, names, draft, target, offer)
    return _answered(text, names, draft, target, draft.offer(target))


def refused(text: Text, words: str, target: Target, kindly: bool) -> Card:
    """Why a click did nothing: the name of the thing and the sentence."""
    title = text(f"action-{target.name}") if target.what == "verb" else _title(text, target) if target.what else ""
    return Card(title, (Line(words, theme.GOLD if kindly else theme.LOSS),))


def _answered(text: Text, names: Sequence[str], draft: Drafting, target: Target, offer: Offer) -> Card | None:
    answer, trial = offer
    title = _title(text, target)
    if answer.turn is not None:
        verb = ledger.VERB_OF.get(kind_of(answer.turn[0]))
        return Card(
            text(f"action-{verb}") + _where(text, target) if verb else title, _effects(text, names, draft, answer.turn)
        )
    if answer.reason is not None:
        return Card(title, (Line(ledger.refusal(text, answer.reason), theme.LOSS),))
    if answer.hint in ("table-nothing-here", "table-pick-first", "table-pick-island", "table-draft-first"):
        return Card(title, ()) if target.what == "island" else Card(title, (Line(text(answer.hint), theme.MUTED),))
    if target.what in ("group", "tired", "chip", "herbs", "sail") and (trial.composer.busy or draft.composer.busy):
        return Card(title, _hand(text, draft, trial, target))
    if trial.composer.busy and target.island and draft.composer.hand:
        leg = trial.composer.legs[-1]
        sent = text(
            "table-leg", count=leg.novices, origin=short(text, leg.origin), destination=short(text, leg.destination)
        )
        return Card(title, (Line(sent, theme.LEGAL),))
    if trial.book is not None or trial.pupil is not None:
        return Card(title, (Line(text("table-pick-book" if trial.pupil else "table-pick-pupil"), theme.LEGAL),))
    if trial.choices:
        return Card(title, (Line(text("table-choose"), theme.LEGAL),))
    return Card(title, ())


def short(text: Text, isle: int) -> str:
    """The short name of an island, by its number in name order, or of the jetty."""
    return text("island-jetty" if isle == JETTY else f"island-{ISLANDS[isle]}")


def _hand(text: Text, draft: Drafting, trial: Drafting, target: Target) -> tuple[Line, ...]:
    """How many of a group are in the hand, and how many a click would make it."""
    isle = JETTY if target.island == "jetty" else ISLANDS.index(target.island)
    tired = target.what in ("tired", "herbs")
    held, then = draft.composer.held(isle, tired), trial.composer.held(isle, tired)
    if held:
        return Line(text("table-hand", held=held, then=then), theme.SECONDARY), Line(
            text("table-pick-island"), theme.LEGAL
        )
    return (Line(text("table-takes", count=then), theme.LEGAL),)


def _effects(text: Text, names: Sequence[str], draft: Drafting, turn: Turn) -> tuple[Line, ...]:
    """What a turn costs and brings: the rules play it on a copy, and say what the round's end would bring after it."""
    row, events = draft.row[:], list[Any]()
    for move in turn:
        play(row, move, events)
    if draft.seen.step == "pairs" and not any(isinstance(event, ev.TokenTaken) for event in events):
        give_starting_favours(row, events)
    seat, acting = draft.me.seat, draft.seen.step == "action"
    now, ends = text("preview-now") if acting else "", text("preview-round-end")
    ended = next((place for place, event in enumerate(events) if isinstance(event, ev.PhaseEnded)), len(events))
    lines = []
    if any(isinstance(event, ev.Appointed) for event in events):
        lines.append(Line(text("preview-steps-on"), theme.SECONDARY))
    lines += [Line(words, theme.SECONDARY) for words in ledger.costs(text, events)]
    for event in events[:ended]:
        if isinstance(event, ev.TokenTaken) and event.seat == seat:
            lines.append(Line(text("preview-token", favour=text(f"favour-{event.favour}")), theme.GAIN, now))
        elif isinstance(event, ev.CouncilMoved) and event.seat == seat:
            lines.append(Line(text("panel-council", seat=event.after), theme.GAIN, now))
        elif isinstance(event, ev.Evicted):
            lines.append(Line(ledger.sentence(text, names, event), theme.SECONDARY))
    lines += _points(text, now, _by_cause(events[:ended], seat))
    if not acting:
        return tuple(lines)
    before, after = forecast(draft.row).seats[seat], forecast(row).seats[seat]
    if ended < len(events):
        lines.append(Line(text("preview-last-candle"), theme.GOLD))
        lines += _points(text, ends, _by_cause(events[ended:], seat))
    else:
        lines += _points(text, ends, _round_end(before, after))
    had, has = draft.me.ip, view(row).seats[seat].ip
    if had != has:
        lines.append(Line(text("preview-influence", before=had, after=has), theme.GOLD))
    if ended == len(events):
        lines.append(Line(text("preview-final", before=before.final, after=after.final), theme.MOONLIGHT))
    return tuple(lines)


def _by_cause(events: Iterable[Any], seat: int) -> dict[str, int]:
    """The points of a seat."""
    points: dict[str, int] = {}
    for event in events:
        if isinstance(event, ev.Points) and event.seat == seat:
            points[event.cause] = points.get(event.cause, 0) + event.points
    return points


def _round_end(before: SeatForecast, after: SeatForecast) -> dict[str, int]:
    """How the round's end would change for a seat."""
    return {
        "priestess": after.priestess - before.priestess,
        "apostate": before.apostate - after.apostate,
        "temple": after.temple - before.temple,
    }


def _points(text: Text, when: str, points: dict[str, int]) -> list[Line]:
    return [
        Line(text(f"cause-{cause}"), theme.GAIN if count > 0 else theme.LOSS, when, signed(count))
        for cause, count in points.items()
        if count
    ]


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
    return text(f"island-{target.island}") if target.island else ""


def _where(text: Text, target: Target) -> str:
    return f" {target.tile}" if target.tile else ""


def draw(pen: Pen, shown: Card, thing: Rect | None, taken: Sequence[Rect]) -> None:
    """On free water or at a side of the thing, over neither it nor what is `taken`."""
    pad, fonts = pen.px(_PAD), pen.fonts
    first = max((fonts.width(line.when, "label") + pad for line in shown.lines if line.when), default=0)
    second = max((fonts.width(line.points, "label_bold") + pad // 2 for line in shown.lines if line.points), default=0)
    rows: list[tuple[Line, str, int]] = [(Line(shown.title, theme.MOONLIGHT), "card_title", 0)] if shown.title else []
    said = ""
    for line in shown.lines:
        left = first + (second if line.points else 0) if line.when else 0
        head = line._replace(when="" if line.when == said else line.when)
        said = line.when
        for part in fonts.wrap(line.words, "label", pen.px(WIDEST) - 2 * pad - left):
            rows.append((head._replace(words=part), "label", left))
            head = head._replace(when="", points="")
    if not rows:
        return
    wide = max(left + fonts.width(line.words, style) for line, style, left in rows) + 2 * pad
    high = sum(fonts.line(style) for _, style, _ in rows) + round(1.4 * pad)
    rect = _put(pen, (wide, high), thing, taken, bool(shown.lines))
    pen.paint.panel(pen.surface, rect, "card")
    y: float = rect.y + pad * 0.7
    for line, style, left in rows:
        middle, x = y + fonts.line(style) / 2, rect.x + pad
        fonts.draw(pen.surface, line.when, "label", theme.MUTED, (x, middle))
        fonts.draw(pen.surface, line.points, "label_bold", line.colour, (x + first, middle))
        fonts.draw(pen.surface, line.words, style, line.colour, (x + left, middle))
        y += fonts.line(style)


def _put(pen: Pen, size: tuple[int, int], thing: Rect | None, taken: Sequence[Rect], at_home: bool) -> Rect:
    """Where a card of this size goes: its home on free water if it belongs there, else a side of the thing."""
    window, gap = pen.layout.window.inflate(-pen.px(12), -pen.px(12)), pen.px(10)
    home = Rect((0, 0), size)
    home.midbottom = pen.layout.card_home.midbottom
    for rect in taken:
        if home.colliderect(rect):
            home.bottom = rect.top - gap
    if thing is None:
        return home.clamp(window)
    right, left, below, above = (Rect((0, 0), size) for _ in range(4))
    right.midleft = thing.right + gap, thing.centery
    left.midright = thing.left - gap, thing.centery
    below.midtop = thing.centerx, thing.bottom + gap
    above.midbottom = thing.centerx, thing.top - gap
    places = [place.clamp(window) for place in (right, left, below, above)]
    if at_home:
        places.insert(0, home)
    free = [place for place in places if place.collidelist([thing, *taken]) < 0]
    return free[0] if free else home.clamp(window)
