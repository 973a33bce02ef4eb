"""Explanations of things that take no click, such as figures and numbers: one line, and the key of the rule.

Clickable things get the same line on the card of the click.
"""

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from luna.games.luna.board import targets
from luna.games.luna.board.hand.drafting import Drafting
from luna.games.luna.board.hand.lights import lights
from luna.games.luna.board.hand.places import figure_hit, ghosts
from luna.games.luna.board.layout import bars, places
from luna.games.luna.board.layout.bars import OrderPanel
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


class Still(NamedTuple):
    """A thing that takes no click: its rectangle, its topic in the rules, its name and one line (`about-<about>`).

    Without `about` the topic has the words.
    """

    rect: Rect
    topic: str
    about: str = ""
    facts: Mapping[str, str | int] = MappingProxyType({})  # a word is a message


def card_of(text: Catalogue, found: Still, key: str) -> Card:
    """The card of an explanation; `key` opens the rule."""
    facts = {name: text(fact) if isinstance(fact, str) else fact for name, fact in found.facts.items()}
    title, line = f"rule-{found.topic}", f"rule-{found.topic}-short"
    if found.about:
        title, line = f"about-{found.about}", f"about-{found.about}-short"
    return Card(text(title, **facts), (CardLine(text(line, **facts)), *_foot(text, key)))


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


# ---- the rule of a thing


def topic_at(
    layout: Layout, shown: ViewModel, target: Target | None, point: Pixel, foreseen: Forecast | None = None
) -> str:
    """The topic of the thing at a point; `target` is the meaning of a click there."""
    if (found := still_at(layout, shown, target, point, foreseen)) is not None:
        return found.topic
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


def still_at(
    layout: Layout, shown: ViewModel, target: Target | None, point: Pixel, foreseen: Forecast | None
) -> Still | None:
    """The thing at a point that takes no click; None where a click would play. `target`: the meaning of a click."""
    if target is not None and not targets.of(target, "island"):
        return None
    return next((one for one in _still(layout, shown, foreseen) if one.rect.collidepoint(point)), None)


def _still(layout: Layout, shown: ViewModel, foreseen: Forecast | None) -> Iterator[Still]:
    """The things that take no click, the smaller ones first."""
    top, stands = layout.top, shown.figures["priestess"]
    if stands is not None:
        yield Still(figure_hit(layout, shown, "priestess", stands), "priestess")
    for figure, rect in ghosts(layout, shown, foreseen) if foreseen is not None else ():
        yield Still(rect, figure, "ghost", {"figure": f"figure-{figure}", "round": shown.round + 1})
    value, then = shown.guard_tiles[(shown.guard_tile or shown.round) - 1], foreseen and foreseen.guard
    yield Still(top.guard, "guard", "guard" if then else "guard-last", {"points": value, "next": then or 0})
    yield Still(top.round, "round")
    yield from (Still(layout.around(flame, _FLAME), "candle") for flame in top.flames)
    for panel in layout.panels:
        yield from _in_panel(layout, shown, panel)
    if shown.guard_tile is not None:
        x, y = layout.guard_foot(shown.guard_tile)
        yield Still(layout.around(layout.slot(places.guard_slot(shown.guard_tile)), 66), "guard")
        yield Still(layout.around((x, y - layout.px(_FIGURE[1] / 2)), *_FIGURE), "guard")
    for seat in shown.seats:
        for isle, built in zip(ISLANDS, seat.shrines, strict=True):
            if built:
                x, y = layout.shrine_foot(shown, isle, seat.seat)
                yield Still(layout.around((x, y - layout.px(_SHRINE / 2)), _SHRINE), "shrines")
    yield Still(layout.temple, "temple")


def _in_panel(layout: Layout, shown: ViewModel, panel: OrderPanel) -> Iterator[Still]:
    """The facts in the panel of a seat."""
    one, numbers = shown.seats[panel.seat], counts(shown.seats[panel.seat])
    points = Rect((0, 0), (layout.frame.px(_POINTS[0]), layout.frame.px(_POINTS[1]))).move_to(midright=panel.points)
    yield Still(points, FIRST, "influence")
    if shown.start == panel.seat and not shown.solo and not panel.folded:
        yield Still(panel.name, FIRST, "start")
    for name, rect in panel.counts.items():
        yield Still(rect, bars.COUNTS[name]["topic"], name, {"count": numbers[name]})
    yield from (Still(slot, "favours") for slot in panel.slots)
    if "council" in panel.shown:
        yield Still(panel.council, "seats", "council", {"seat": one.council_seat, "rank": one.council_rank})
    if "forecast" in panel.shown:
        yield Still(panel.forecast, "scoring", "round-end")
