"""The things that a pointer can mean at the table, and the verbs. Pure: the hit test finds them, drafting answers."""

from dataclasses import dataclass
from functools import partial
from typing import Final, NamedTuple, TypeGuard

from luna.core import data
from luna.games.luna.rules.board import ISLANDS
from luna.games.luna.rules.moves import JETTY, NOWHERE, VERBS
from luna.games.luna.rules.views import View
from luna.shell.board.pointing import Button, Spot


class Thing(NamedTuple):
    """A thing of the table, as clicks, lessons, drawn examples and the log mean it.

    | kind | which |
    | --- | --- |
    | `island`, `stack` | the ground of an island, the favours that lie there |
    | `group`, `tired` | the awake novices of the order to move there, its tired ones; also on the `jetty` |
    | `recruit` | the ghost on the shore of the novice that would come |
    | `builder`, `apostate` | the Builder there, or the shadow of a shrine; the Apostate |
    | `figure` | a figure by its name, wherever it stands |
    | `chip`, `herbs`, `sail` | so many novices of an island: for the Council or a move, to wake, by sailboat |
    | `tile` | a temple tile: on the path, in lessons wherever it lies |
    | `space`, `book` | the hexagon of a tile in the temple; one on which a book lies |
    | `council`, `panel` | a seat of the Council; the panel of a seat, for a click when it is folded up |
    | `steps` | where the Apostate would be after so many steps of an Expulsion |
    | `choice` | one of the ways offered |
    | `verb`, `vehicle` | a verb of the action bar; what a move being composed could go by |
    | `token` | a favour in the panel of the order to move, or of the seat `number` |
    | `command` | a button that says yes or no to a draft, or takes a turn back; no name: a key without a button |
    | `jetty`, `candles`, `guard`, `temple` | |
    """

    kind: str
    name: str = ""
    number: int = 0


def of(target: object, *kinds: str) -> TypeGuard[Thing]:
    """Whether a target is a thing of one of these kinds."""
    return isinstance(target, Thing) and target.kind in kinds


_OF_ISLAND: Final = ["island", "stack", "recruit", "group", "tired", "builder", "apostate", "chip", "herbs", "sail"]
_OF_TILE: Final = ["tile", "space", "book"]
OPENS: Final = ("island", *_OF_TILE, "council", "candles")
"""The thing beside which verb chips open."""
Island, Stack, Recruit, Group, Tired, Builder, Apostate, Chip, Herbs, Sail, Verb, Vehicle, Token, Command = (
    partial(Thing, kind) for kind in (*_OF_ISLAND, "verb", "vehicle", "token", "command")
)
Tile, Space, Book, Council, Steps, Choice, Panel = (
    partial(Thing, kind, "") for kind in (*_OF_TILE, "council", "steps", "choice", "panel")
)


@dataclass(frozen=True)
class Act:
    """A verb chip of a thing; `novice` arms the token."""

    verb: str
    thing: Thing


Target = Thing | Act | Button | Spot
"""The target of a click."""

CANDLE: Final = Thing("candles")
SAIL_NOW, UNDO, REDO, RESET, NOTHING = map(Command, ("commit", "undo", "redo", "reset", ""))
TAKING_BACK: Final = UNDO, REDO, RESET
ASKER: Final = Verb("meditate")
"""The button that asks for confirmation before a round ends."""


class About(NamedTuple):
    """The facts about a kind of thing, see `things.toml`."""

    verb: str = ""
    """The verb of a click on it while none is chosen."""
    topic: str = ""
    """Its topic in the rules."""
    part: str = "islands"
    """Its part of the table for screen readers."""
    title: str = "island-{name}"
    """The message of its title."""


_ABOUT: Final = {kind: About(**facts) for kind, facts in data.toml("luna", "things.toml").items()}
_RANKS: Final = {kind: place for place, kind in enumerate(_ABOUT)}
VERB_OF: Final = dict(enumerate(VERBS))
"""The verb of each kind of move; the setup has none."""
KIND: Final = {verb: kind for kind, verb in VERB_OF.items()}
"""The kind of move of each verb."""
VEHICLES: Final = ("journey", "tide", "sail")
"""The verbs of a move in order of preference when several are possible: free ones first."""


def about(target: Target) -> About:
    """The facts about a thing's kind; for a chip, about the kind of its thing."""
    return _ABOUT.get(_kind(target.thing if isinstance(target, Act) else target), _ABOUT["island"])


def rank(target: Target) -> int:
    """The place of a thing's kind among the others in the order of `next`."""
    return _RANKS.get(_kind(target), len(_RANKS))


def _kind(target: Target) -> str:
    return target.kind if isinstance(target, Thing) else type(target).__name__.lower()


def meant(target: Target) -> Target:
    """The thing that describes the effect of a target: for a verb chip its verb, or the token that it picks up."""
    if not isinstance(target, Act):
        return target
    return Token(target.verb) if target.verb == "novice" else Verb(target.verb)


def _thing(target: Target | None) -> Thing:
    """The thing that a target is or belongs to."""
    thing = target.thing if isinstance(target, Act) else target
    return thing if isinstance(thing, Thing) else NOTHING


def by_token(favour: str) -> str:
    """The verb of a favour: its token in the panel starts it. The Novice token arms itself."""
    return "appoint" if favour == "bribery" else favour


def island_of(target: Target | None) -> str:
    """The island that a target lies on, or `jetty`; "" for what lies on none."""
    thing = _thing(target)
    return thing.name if thing.kind in _OF_ISLAND else ""


def tile_of(target: Target | None) -> int:
    """The tile that a target shows, 0 = none."""
    thing = _thing(target)
    return thing.number if thing.kind in _OF_TILE else 0


def isle_of(target: Target) -> int:
    """The number of the island that a target lies on; JETTY, or NOWHERE."""
    island = island_of(target)
    if island == "jetty":
        return JETTY
    return ISLANDS.index(island) if island else NOWHERE


def button(target: Target | None) -> str:
    """The name of the frame's button behind a target, "" = none."""
    return target.name if isinstance(target, Button) or of(target, "verb", "command") else ""


def steps_to(seen: View, island: str) -> int:
    """The Apostate's steps along the path to an island; a whole round to the island it stands on."""
    return (seen.ring.index(island) - seen.ring.index(seen.apostate) - 1) % len(seen.ring) + 1


def called(verb: str, solo: int) -> str:
    """The name of a verb in words and pictures: in the solo game, without candles, the phase ends instead."""
    return "finish" if solo and verb == "meditate" else verb


def picture(verb: str) -> str:
    """The picture of a verb."""
    return "ui/icon-flag" if verb == "finish" else f"ui/icon-{verb}"
