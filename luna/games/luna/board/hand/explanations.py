"""Explanations of things that take no click, such as figures and numbers: one line, and the key of the rule.

Clickable things get the same line on the card of the click.
"""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from luna.games.luna.board import targets
from luna.games.luna.board.hand.drafting import Drafting
from luna.games.luna.board.hand.lights import lights
from luna.games.luna.board.hand.places import figure_hit, ghosts
from luna.games.luna.board.layout import bars, places
from luna.games.luna.board.layout.layout import Layout
from luna.games.luna.board.picture.table_frame import counts
from luna.games.luna.board.targets import TAKING_BACK, Target, called
from luna.games.luna.board.view_model import ISLANDS, ViewModel
from luna.games.luna.board.words.preview import Card
from luna.games.luna.board.words.rulebook import FIRST, topic_of
from luna.games.luna.rules.views import Forecast
from luna.shell.board.card import CardLine, barred
from luna.shell.board.pen import Pixel, Rect
from luna.shell.board.pointing import Button
from luna.shell.drawing import theme
from luna.text import Catalogue

_FLAME: Final = 40
_SHRINE: Final = 52
_FIGURE: Final = (50, 92)
_EXPLAINED: Final = {"builder": "shrine", "apostate": "expel"}
"""Figures that a click plays, and its verb; with another verb the card explains the figure."""
_POINTS: Final = (76, 44)  # u: the influence of a panel
_SPOT: Final = 24  # u around the pointer, where a thing has no edges of its own


class Meaning(NamedTuple):
    """An explanation: the name of the thing, one line about it, and the rectangle that its card must not cover."""

    title: str
    line: str
    place: Rect


def meaning(
    text: Catalogue, layout: Layout, shown: ViewModel, foreseen: Forecast, target: Target | None, point: Pixel
) -> Meaning | None:
    """The explanation of the thing at a point; None where a click would play. `target`: the meaning of a click."""
    if target is not None and not targets.of(target, "island"):
        return None
    stands = shown.figures["priestess"]
    on_her = stands is not None and figure_hit(layout, shown, "priestess", stands).collidepoint(point)
    for figure, rect in () if on_her else ghosts(layout, shown, foreseen):
        if rect.collidepoint(point):
            title = text("about-ghost", figure=text(f"figure-{figure}"), round=shown.round + 1)
            return Meaning(title, text("about-ghost-short"), rect)
    found = _number(text, layout, shown, foreseen, point)
    if found is not None:
        return found
    topic = topic_at(layout, shown, target, point)
    if topic == FIRST or topic.startswith("island-"):
        return None
    return Meaning(text(f"rule-{topic}"), text(f"rule-{topic}-short"), layout.around(point, 2 * _SPOT))


def card_of(text: Catalogue, found: Meaning, key: str) -> Card:
    """The card of an explanation; `key` opens the rule."""
    return Card(found.title, (CardLine(found.line), *_foot(text, key)))


def explained(
    text: Catalogue, told: Card, draft: Drafting, target: Target, key: Callable[[str], str], counts: bool = True
) -> tuple[CardLine, ...]:
    """The lines of a card, with the short rule of a verb, a figure or an island, and where the verb is possible.

    `key`: of a command, as it is drawn. `counts`: whether this is a real game, not a what-if board.
    """
    if target == Button("hint"):
        pressed = key("hint")
        if draft.over:
            return (barred(text("hint-not-now" if draft.watching else "hint-over")),)
        return (CardLine(text("about-hint-key", key=pressed) if pressed else text("about-hint")),)
    if target in TAKING_BACK:
        name = targets.button(target)
        return _of_taking_back(text, draft, name, key(name), counts)
    if target == Button("scoring") and (said := key("scoring")):
        return (CardLine(text("about-key", key=said), theme.now.MUTED),)
    if target == Button("forecast"):
        return (CardLine(text("about-forecast")),)
    if targets.of(target, "island") and not told.lines and not draft.busy:
        short = CardLine(text(f"rule-island-{target.name}-short"), theme.now.SECONDARY)
        return (short, *_foot(text, key("rules")))
    if targets.of(target, "verb") and not draft.over and draft.asked.why_not(target.name) is None:
        trial = draft if draft.verb == target.name else draft.offer(target)[1]
        topic, places = called(target.name, draft.seen.solo), lights(trial) if trial.verb else {}
    elif targets.of(target, *_EXPLAINED) and draft.verb in (None, _EXPLAINED[target.kind]):
        topic, places = ("builder" if targets.of(target, "builder") else "apostate"), {}
    else:
        return told.lines
    if targets.of(target, "verb") and topic_of(target) == FIRST:
        return told.lines
    if topic == "finish":  # its card says all of it
        return (*told.lines, *_foot(text, key("rules")))
    short = CardLine(text(f"rule-{topic}-short"), theme.now.SECONDARY)
    count = (CardLine(text("about-places", count=len(places)), theme.LEGAL),) if places else ()
    return (short, *count, *told.lines, *_foot(text, key("rules")))


def _of_taking_back(text: Catalogue, draft: Drafting, what: str, key: str, counts: bool) -> tuple[CardLine, ...]:
    """The lines about undo, redo or reset: its effect now, and its key."""
    step = what == "undo" and draft.busy
    lines = [CardLine(text("about-step" if step else f"about-{what}"))]
    if what == "undo" and counts and not step:
        lines.append(CardLine(text("about-undo-counts"), theme.now.SECONDARY))
    return (*lines, CardLine(text("about-key", key=key), theme.now.MUTED)) if key else tuple(lines)


def _foot(text: Catalogue, key: str) -> tuple[CardLine, ...]:
    return (CardLine(text("about-rule", key=key), theme.now.MUTED),) if key else ()


def _number(text: Catalogue, layout: Layout, shown: ViewModel, foreseen: Forecast, point: Pixel) -> Meaning | None:
    """The explanation of a number of the frame; None where there is none."""
    top = layout.top
    if top.guard.collidepoint(point):
        value = shown.guard_tiles[(shown.guard_tile or shown.round) - 1]
        key = "about-guard-last" if foreseen.guard is None else "about-guard-short"
        return Meaning(text("figure-guard"), text(key, points=value, next=foreseen.guard or 0), top.guard)
    for panel in layout.panels:
        points = Rect((0, 0), (layout.frame.px(_POINTS[0]), layout.frame.px(_POINTS[1]))).move_to(midright=panel.points)
        if points.collidepoint(point):
            return Meaning(text("about-influence"), text("final-means"), points)
        starts = shown.start == panel.seat and not shown.solo
        if starts and not panel.folded and panel.name.collidepoint(point):
            return Meaning(text("about-start"), text("about-start-short"), panel.name)
        for name, rect in panel.counts.items():
            if rect.collidepoint(point):
                count = counts(shown.seats[panel.seat])[name]
                return Meaning(text(f"about-{name}", count=count), text(f"about-{name}-short"), rect)
        if "council" in panel.shown and panel.council.collidepoint(point):
            one = shown.seats[panel.seat]
            title = text("panel-council", seat=one.council_seat)
            rank = text("about-council", rank=text("council-rank", rank=one.council_rank))
            return Meaning(title, f"{rank} {text('final-means')}", panel.council)
        if "forecast" in panel.shown and panel.forecast.collidepoint(point):
            return Meaning(text("panel-round-end"), text("about-round-end"), panel.forecast)
    return None


# ---- the rule of a thing


def topic_at(
    layout: Layout, shown: ViewModel, target: Target | None, point: Pixel, foreseen: Forecast | None = None
) -> str:
    """The topic of the thing at a point; `target` is the meaning of a click there."""
    if target is None or targets.of(target, "island"):
        for figure, rect in ghosts(layout, shown, foreseen) if foreseen is not None else ():
            if rect.collidepoint(point):
                return figure
        for topic, rect in _still(layout, shown):
            if rect.collidepoint(point):
                return topic
    if targets.of(target, "tile"):
        return _of_tile(shown, target.number)
    topic = topic_of(target)
    return "solo" if shown.solo and topic in ("meditate", "candle") else topic  # no candles burn there (V1, V6)


def _of_tile(shown: ViewModel, number: int) -> str:
    """The topic of a tile on the path, by its possible uses."""
    tile = shown.path.get(number)
    if tile is None or (tile.owner is not None and tile.owner != shown.turn):
        return "path"
    if tile.owner is not None:
        return "consecrate"
    return {"released": "appoint", "bribable": "bribery"}.get(tile.state, "path")


def _still(layout: Layout, shown: ViewModel) -> Sequence[tuple[str, Rect]]:
    """Topics and rectangles of the things that take no click, the smaller ones first."""
    top, out = layout.top, list[tuple[str, Rect]]()
    if (island := shown.figures["priestess"]) is not None:
        out.append(("priestess", figure_hit(layout, shown, "priestess", island)))
    if shown.guard_tile is not None:
        x, y = layout.guard_foot(shown.guard_tile)
        out.append(("guard", layout.around(layout.slot(places.guard_slot(shown.guard_tile)), 66)))
        out.append(("guard", layout.around((x, y - layout.px(_FIGURE[1] / 2)), *_FIGURE)))
    for seat in shown.seats:
        for isle, built in zip(ISLANDS, seat.shrines, strict=True):
            if built:
                x, y = layout.shrine_foot(shown, isle, seat.seat)
                out.append(("shrines", layout.around((x, y - layout.px(_SHRINE / 2)), _SHRINE)))
    out += [("guard", top.guard), ("round", top.round)]
    out += [("candle", layout.around(flame, _FLAME)) for flame in top.flames]
    for panel in layout.panels:
        out += [(bars.COUNTS[name]["topic"], rect) for name, rect in panel.counts.items()]
        out += [("favours", slot) for slot in panel.slots]
        if "council" in panel.shown:
            out.append(("seats", panel.council))
        if "forecast" in panel.shown:
            out.append(("scoring", panel.forecast))
    return [*out, ("temple", layout.temple)]
