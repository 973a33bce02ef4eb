"""A tagged union of what a pointer can mean at the table, and the verbs. Pure: picking finds it, drafting answers."""

from dataclasses import dataclass
from typing import Final, NamedTuple

from luna.core import data
from luna.games.luna.rules.board import ISLANDS
from luna.games.luna.rules.moves import JETTY, NOWHERE
from luna.games.luna.rules.views import View
from luna.shell.board.pointing import Button, Spot


@dataclass(frozen=True)
class OfIsland:
    """What lies on an island, `jetty` for a group there."""

    island: str


class Island(OfIsland):
    """An island itself: its ground."""


class Stack(OfIsland):
    """The favours that lie there."""


class Recruit(OfIsland):
    """The ghost on its shore of the novice that would come."""


class Group(OfIsland):
    """The awake novices there of the order to move."""


class Tired(OfIsland):
    """Its tired novices there."""


class Builder(OfIsland):
    """The Builder, or the shadow of a shrine."""


class Apostate(OfIsland):
    """The Apostate himself."""


@dataclass(frozen=True)
class Counted(OfIsland):
    """The chip of a number beside an island."""

    number: int


class Chip(Counted):
    """So many novices of the group, for the Council or for the move being composed."""


class Herbs(Counted):
    """So many tired novices to wake."""


class Sail(Counted):
    """So many novices of a group by sailboat."""


@dataclass(frozen=True)
class OfTile:
    """What shows a temple tile, by its number."""

    tile: int


class Tile(OfTile):
    """A tile of the path."""


class Field(OfTile):
    """A field of the temple."""


class Book(OfTile):
    """A field of the temple on which a book lies."""


@dataclass(frozen=True)
class Numbered:
    """One of several in a row."""

    number: int


class Seat(Numbered):
    """A seat of the Council."""


class Steps(Numbered):
    """Where the Apostate would be when he is sent so many islands on."""


class Choice(Numbered):
    """One of the ways offered."""


class Unfold(Numbered):
    """The panel of a seat that is folded up."""


@dataclass(frozen=True)
class Candle:
    """The candles."""


@dataclass(frozen=True)
class Named:
    """A button, by the name of what it does."""

    name: str


class Verb(Named):
    """A verb of the action bar."""


class Vehicle(Named):
    """What a move being composed could go by."""


class Token(Named):
    """A favour in the panel of the order to move."""


class Command(Named):
    """A button that says yes or no to a draft, or takes a turn back; no name: a key that has no button."""


Thing = Island | Tile | Field | Book | Seat | Candle
"""What verb chips open beside."""


@dataclass(frozen=True)
class Act:
    """A verb chip of a thing; `novice` arms the token."""

    verb: str
    thing: Thing


Chips = Chip | Herbs | Sail | Steps
"""Numbers beside an island."""
Target = OfIsland | OfTile | Numbered | Candle | Named | Act | Button | Spot
"""The target of a click."""

CANDLE: Final = Candle()
SAIL_NOW, UNDO, REDO, RESET, NOTHING = map(Command, ("commit", "undo", "redo", "reset", ""))
TAKING_BACK: Final = UNDO, REDO, RESET
ASKER: Final = Verb("meditate")
"""The button that asks once more before a round ends."""


class About(NamedTuple):
    """What is known of a kind of thing, see `things.toml`."""

    verb: str = ""
    """The verb that it means where none was chosen."""
    topic: str = ""
    """Its topic in the rules."""
    part: str = "islands"
    """The part of the table that a screen reader finds it in."""


_ABOUT: Final = {kind: About(**facts) for kind, facts in data.toml("luna", "things.toml").items()}
_RANKS: Final = {kind: place for place, kind in enumerate(_ABOUT)}
_VERBS: Final = "favour recruit shrine herbs council expel appoint consecrate book meditate sail journey tide"
VERB_OF: Final = dict(enumerate(_VERBS.split()))
"""The verb of each kind of move; the preparation has none."""
KIND: Final = {verb: kind for kind, verb in VERB_OF.items()}
"""The kind of move of each verb."""
VEHICLES: Final = ("journey", "tide", "sail")
"""The verbs of a move in the order of preference when several would do: what costs nothing comes first."""


def about(target: Target) -> About:
    """What is known of the kind of a thing; of a chip, of the kind of its thing."""
    return _ABOUT.get(_kind(target.thing if isinstance(target, Act) else target), _ABOUT["island"])


def rank(target: Target) -> int:
    """The place of a thing's kind among the others in the order of `next`."""
    return _RANKS.get(_kind(target), len(_RANKS))


def _kind(target: Target) -> str:
    return type(target).__name__.lower()


def by_token(favour: str) -> str:
    """The verb that a favour serves: its token in the panel means it. The Novice token arms itself."""
    return "appoint" if favour == "bribery" else favour


def island_of(target: Target | None) -> str:
    """The island that a target lies on, or `jetty`; "" for what lies on none."""
    thing = target.thing if isinstance(target, Act) else target
    return thing.island if isinstance(thing, OfIsland) else ""


def tile_of(target: Target | None) -> int:
    """The tile that a target shows, 0 = none."""
    thing = target.thing if isinstance(target, Act) else target
    return thing.tile if isinstance(thing, OfTile) else 0


def isle_of(target: Target) -> int:
    """The number of the island that a target lies on; JETTY, or NOWHERE."""
    island = island_of(target)
    if island == "jetty":
        return JETTY
    return ISLANDS.index(island) if island else NOWHERE


def button(target: Target | None) -> str:
    """The name of the frame's button that a target is, "" = none."""
    return target.name if isinstance(target, Verb | Command | Button) else ""


def steps_to(seen: View, island: str) -> int:
    """Steps of the Apostate to an island, his own by the whole round."""
    return (seen.ring.index(island) - seen.ring.index(seen.apostate) - 1) % len(seen.ring) + 1


def called(verb: str, solo: int) -> str:
    """A verb as words and pictures know it: the solo game has no candles, there the phase is ended."""
    return "finish" if solo and verb == "meditate" else verb


def picture(verb: str) -> str:
    """The picture of a verb."""
    return "ui/icon-flag" if verb == "finish" else f"ui/icon-{verb}"
