"""Small chips near the pointer: the verbs of a thing, numbers of novices, the ways of a draft, and their places."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from luna.core.game import Turn
from luna.games.luna.board import targets
from luna.games.luna.board.hand.drafting import Drafting
from luna.games.luna.board.layout.layout import Layout
from luna.games.luna.board.targets import OPENS, Target, Thing, island_of, of, picture, tile_of
from luna.games.luna.rules.board import ISLANDS
from luna.games.luna.rules.consequences import Cost, cost
from luna.games.luna.rules.goals import Goal
from luna.games.luna.rules.moves import BOOK, COUNCIL, EXPEL, RECRUIT, WITH_NOVICE, argument_of, part_of
from luna.shell.board.draft import DRAFTED
from luna.shell.board.pen import Pixel, Rect

MOST: Final = 6
"""Maximum number of chips for one thing; the possible ones come first."""
_FOOT: Final = (160, 84)  # of the lowest row of chips in an island's box: above figures and shrines
_BELOW_PATH: Final = 12  # units lower on Herb Island, where the path of the temple begins above the roof
_CHIP, _HIGH, _ICON, _ROW = 42, 40, 40, 44
_APART: Final = 14  # between two kinds of numbers in one row
_LONGEST: Final = 360  # of a row
_HERB_PLACE: Final = 4  # in the ring: under the temple
VERB: Final = (52, 50)
_STACK: Final = VERB[1] + _ROW + 2  # of both rows
_RECRUIT: Final = (280, 234)
_CHOICE: Final = (360, 46)


class VerbChip(NamedTuple):
    """The chip of one verb of a thing, or `novice`: whether the Novice token stands in for others."""

    verb: str
    target: Target
    able: bool  # else the card says why not, under the pointer
    cost: Cost | None  # None: it only starts a draft, or is impossible


class Handle(NamedTuple):
    """A chip beside a thing: its place and the meaning of a click on it."""

    rect: Rect
    target: Target
    label: str
    icon: str  # a picture's name, "" = none
    hot: bool = False  # chosen already
    chip: VerbChip | None = None  # the verb it stands for


# ---- the verbs of a thing


def thing_of(target: Target | None) -> Thing | None:
    """The thing whose chips are open while a target is pointed at: a chip keeps its thing open. Excludes islands."""
    thing = target.thing if isinstance(target, targets.Act) else target
    return thing if of(thing, *OPENS) and not of(thing, "island") else None


def chips(draft: Drafting, thing: Thing) -> list[VerbChip]:
    """The verb chips of a thing; [] while a draft already determines the meaning of a click."""
    if not draft.acting or not draft.idle:
        return []
    verbs = _of_island(draft, thing.name) if targets.of(thing, "island") else _of_temple(draft, thing)
    found = [_chip(draft, thing, verb) for verb in verbs]
    if "novice" in draft.me.favours and any(chip.verb in _REPLACED for chip in found):
        found.append(_chip(draft, thing, "novice"))
    found.sort(key=lambda chip: not chip.able)
    return found[:MOST]


_REPLACED: Final = ("favour", "recruit", "shrine", "council", "expel", "appoint")
"""Verbs that the Novice token can replace (A4)."""


def _of_island(draft: Drafting, island: str) -> Iterator[str]:
    isle = ISLANDS.index(island)
    yield "favour"
    yield "recruit"
    if draft.seen.builder == island:
        yield "shrine"
    if draft.me.inactive[isle]:
        yield "herbs"
    if draft.me.active[isle]:
        yield "journey"
    elif draft.me.inactive[isle]:
        yield "tide"


def _of_temple(draft: Drafting, thing: Thing) -> Iterator[str]:
    seen, tile = draft.seen, tile_of(thing)
    if not tile:
        yield "council" if targets.of(thing, "council") else "meditate"
        return
    if any(spot.tile == tile for spot in seen.path):
        yield draft.asked.of_tile(tile)
    elif any(one.tile == tile and (one.book or one.owner == seen.turn) for one in seen.temple):
        yield "book"


def _chip(draft: Drafting, thing: Thing, verb: str) -> VerbChip:
    """The chip of a verb: it starts a draft, plays a turn that has a price, or is disabled."""
    asked, turns = draft.asked, list[Turn]()
    if verb == "novice" or (draft.confirm and verb != "meditate"):
        begins = True  # a click elsewhere answers the pending question with no
    elif verb in targets.VEHICLES:
        parts = asked.intents.get(Goal(targets.KIND[verb], targets.isle_of(thing)), [])
        begins = any(part_of(turn[0])[1] == (verb == "tide") for turn in parts)
    elif verb == "book":
        begins = any(asked.half(tile_of(thing)) in way.things for way in asked.ways(BOOK))
    else:
        turns = asked.allowed(asked.of(verb, thing, draft.armed) or [])
        begins = len(turns) > 1 and verb == "council"
    price = cost(draft.row, turns[0]) if turns and not begins else None
    return VerbChip(verb, targets.Act(verb, thing), begins or bool(turns), price)


# ---- all chips and their places


def handles(
    draft: Drafting, layout: Layout, thing: Thing | None, can_redo: bool, text: Callable[..., str]
) -> list[Handle]:
    """All chips: of the thing under the pointer, perhaps an island or the jetty, and of the draft."""
    out: list[Handle] = []
    if can_redo and not draft.busy:
        out.append(Handle(layout.bar.reset, targets.REDO, "", "ui/icon-undo"))  # there is no draft to reset
    if draft.over:
        return out
    out += _strip(draft, layout, text)
    if not draft.acting:
        return out
    out += _recruits(draft, layout)
    hot = island_of(thing)
    if not hot:
        return out + (_fan(draft, layout, thing) if thing is not None else [])
    if hot == "jetty":
        return out + _line(layout, layout.jetty.midtop, {"sail": _sails(draft, hot)}, hot)
    x, y = layout.on_island(hot, _FOOT)
    below_path = hot == layout.ring[_HERB_PLACE]
    y = max(y + layout.px(_BELOW_PATH if below_path else 0), layout.free.top + layout.held(_STACK))
    line = _line(layout, (x, y), _composed(draft, hot) if draft.composing else _numbers(draft, hot), hot)
    y -= layout.held(_ROW) if line or not below_path else 0  # verbs are above the roof
    top = max(layout.free.top, y - layout.held(VERB[1]))
    verbs = [] if draft.composing else _verbs(draft, (x, top), targets.Island(hot), layout)
    return out + line + verbs


NumberRow = Mapping[str, Sequence[int]]
"""A row of numbers over an island: the numbers of novices, by what a click on them means."""


def _composed(draft: Drafting, hot: str) -> NumberRow:
    """Awake novices of an island that can be taken on board, then tired ones."""
    isle, there = ISLANDS.index(hot), draft.composer.there
    return {kind: _fits(draft, hot, kind, there(isle, kind == "herbs")) for kind in ("chip", "herbs")}


def _numbers(draft: Drafting, hot: str) -> NumberRow:
    """Novices for the Council or the sailboat, then tired novices to wake or the Apostate's steps.

    With a verb chosen only those of that verb.
    """
    isle, found, row = ISLANDS.index(hot), draft.asked.intents, dict[str, list[int]]()
    if draft.verb in (None, "council"):
        row["chip"] = _fits(draft, hot, "chip", _most(found.get(Goal(COUNCIL, isle), [])))
    if draft.verb is None:
        row["sail"] = _sails(draft, hot)
    if draft.verb == "herbs" or (hot != draft.seen.apostate and draft.verb is None):
        row["herbs"] = _fits(draft, hot, "herbs", min(draft.me.inactive[isle], 2))
    elif hot == draft.seen.apostate and draft.verb in (None, "expel"):
        row["steps"] = _fits(draft, hot, "steps", _most(found.get(Goal(EXPEL), [])))
    return row


def _most(turns: Sequence[Turn]) -> int:
    """The most steps that any of these takes, including the token's."""
    moves = [argument_of(turn[0]) for turn in turns]
    return max((move >> 1 for move in moves), default=0) + any(move & WITH_NOVICE for move in moves)


def _fan(draft: Drafting, layout: Layout, thing: Thing) -> list[Handle]:
    """The verbs of a thing of the temple, where they cover least; they touch it, so that the pointer can reach them."""
    wide, high = layout.held(VERB[0]), layout.held(VERB[1])
    tile = tile_of(thing)
    if targets.of(thing, "tile") and tile in layout.slots:
        x, y = layout.path_tiles[tile]
        middle = layout.at(1068, 412)
        if abs(y - middle[1]) * 1.6 > abs(x - middle[0]):
            top = y + layout.px(30) if y > middle[1] else y - layout.px(30) - high
            return _verbs(draft, (x, top), thing, layout)
        side = layout.px(30) + wide
        return _verbs(draft, (x + (side if x > middle[0] else -side), y - high // 2), thing, layout)
    if tile:
        x, y = layout.fields[tile]
        return _verbs(draft, (x, y - layout.px(36) - high), thing, layout)
    on_council = targets.of(thing, "council")
    rect = layout.council_hits[thing.number] if targets.of(thing, "council") else layout.candles
    top = rect.top - high if on_council else rect.centery - high // 2
    return _verbs(draft, (rect.centerx, top), thing, layout)


def _verbs(draft: Drafting, top: Pixel, thing: Thing, layout: Layout) -> list[Handle]:
    """A row of verb chips under a point."""
    found = chips(draft, thing)
    wide, high = layout.held(VERB[0]), layout.held(VERB[1])
    left = _within(layout, top[0], wide * len(found))
    out = []
    for place, chip in enumerate(found):
        name = targets.called(chip.verb, draft.seen.solo)
        icon = "favours/favour-novice" if chip.verb == "novice" else picture(name)
        icon += "-off" if not chip.able and chip.verb not in ("novice", "meditate") else ""
        rect = Rect(left + wide * place, top[1], wide - layout.held(2), high)
        out.append(Handle(rect, chip.target, "", icon, chip.verb == "novice" and draft.armed, chip))
    return out


def _recruits(draft: Drafting, layout: Layout) -> list[Handle]:
    """The chips of recruiting: a hollow novice on every shore where recruiting is possible."""
    if draft.verb != "recruit" and not draft.idle:
        return []
    islands = [ISLANDS[goal.isle] for goal in draft.asked.intents if goal.kind == RECRUIT]
    return [
        Handle(layout.around(layout.on_island(island, _RECRUIT), 50, 50), targets.Recruit(island), "", "")
        for island in islands
    ]


def _fits(draft: Drafting, hot: str, kind: str, most: int) -> list[int]:
    """The numbers 1..most that have an effect."""

    def fits(number: int) -> bool:
        target = _number(kind, hot, number)
        offered, trial = draft.offer(target)
        if kind == "sail":
            return offered.reason is None and trial.composer.held(targets.isle_of(target), False) == number
        begins = trial.composing and kind != "steps"
        return offered.turn is not None or (offered == DRAFTED and begins)

    return [number for number in range(1, most + 1) if fits(number)]


def _sails(draft: Drafting, hot: str) -> list[int]:
    """The numbers of novices of a group that could go by sailboat."""
    return _fits(draft, hot, "sail", 2) if draft.asked.can("sail") else []


def _number(kind: str, island: str, number: int) -> Thing:
    """A number of this kind; the Apostate's steps count from its island."""
    return Thing(kind, "" if kind == "steps" else island, number)


def _line(layout: Layout, foot: Pixel, numbers: NumberRow, island: str) -> list[Handle]:
    """A row of numbers above a point, by kind; each kind begins with room for its picture."""
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


def _strip(draft: Drafting, layout: Layout, text: Callable[..., str]) -> list[Handle]:
    """The chips on the strip: vehicles and "Set sail", or the ways to choose from."""
    out, desk, px = [], layout.desk, layout.frame.px
    if draft.composer.busy:
        chosen, fit, top = draft.composer.vehicle, draft.composer.vehicles, desk.bottom - px(62)
        for place, vehicle in enumerate(("journey", "sail", "tide")):
            if vehicle in fit:
                rect = Rect(desk.x + px(10) + px(64) * place, top, px(60), px(54))
                target = targets.Vehicle(vehicle)
                out.append(Handle(rect, target, "", f"ui/icon-{vehicle}", vehicle == chosen))
        if draft.begun.turn is not None:
            rect = Rect(desk.right - px(180), top, px(170), px(54))
            out.append(Handle(rect, targets.SAIL_NOW, text("bar-set-sail"), "", True))
    elif draft.begun.choices:
        rects = choice_rects(layout, len(draft.begun.choices))
        for number, (rect, turn) in enumerate(zip(rects, draft.begun.choices, strict=True)):
            out.append(Handle(rect, targets.Choice(number), way(text, turn[0]), ""))
    return out


def choice_rects(layout: Layout, count: int) -> list[Rect]:
    """The ways to choose from, stacked at the foot of the strip."""
    desk, px = layout.desk, layout.frame.px
    wide, high = px(_CHOICE[0]), max(px(_CHOICE[1]), layout.held(_HIGH))
    last = desk.bottom - px(10) - high
    return [Rect(desk.x + px(10), last - (high + px(4)) * (count - 1 - row), wide, high) for row in range(count)]


def way(text: Callable[..., str], move: int) -> str:
    """A way to a seat of the Council in words: the origin, the number of novices, and whether the token is spent."""
    count, token = (move & 255) >> 1, move & 1
    if move >> 12 >= len(ISLANDS) or not count:
        return text("favour-novice")
    return text("about-way", place=text(f"island-{ISLANDS[move >> 12]}"), count=count, token="yes" if token else "no")
