"""Games by name: every folder of `luna.games` is a game, each plug-in too (`installed`), and no other place lists them.

A game has `rules` (see `core.game`), `bot` and `client`, each imported on demand: starting one game never imports
another, and a relay imports none. A game with `LISTED = False` in its `__init__` is offered to developers alone
(`LUNA_GAMES=all`); its saves open all the same. Functions with a `name` raise `GameError` when there is no such game.
"""

import os
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, cast

from luna.core import data, installed
from luna.core.cast import NOBODY, Cast
from luna.core.game import Events, Game, GameError, Position, Turn
from luna.core.teaching import BEST, Coaching, Goals, Kinds, Story, best_turn

FIRST: Final = "luna"
"""The game of all settings, records and cards from before there was a choice of games."""
SWITCH: Final = "LUNA_GAMES"
"""The environment variable for developers: `all` lists the hidden games too."""

CountFacts = Callable[[int, Iterable[tuple[Turn, Events]], Position], Mapping[str, int]]


@cache
def names() -> tuple[str, ...]:
    """Every game, including hidden ones: `FIRST`, then in alphabetical order."""
    return tuple(sorted(installed.games(), key=lambda name: (name != FIRST, name)))


def listed() -> tuple[str, ...]:
    """The games that are offered to players, the default first."""
    everything = os.environ.get(SWITCH) == "all"
    return tuple(name for name in names() if playable(name) and (everything or getattr(_folder(name), "LISTED", True)))


@cache
def playable(name: str) -> bool:
    """Whether a game has a client, and a plug-in no fault."""
    return name in names() and not fault(name) and _has(name, "client")


def duplicates() -> Iterable[tuple[str, str]]:
    """The plug-ins that are not used because an earlier one has their name: that name, and their folder."""
    return ((name, folder) for name, found in installed.games().items() for folder in found.duplicates)


@cache
def fault(name: str) -> str:
    """Why a plug-in cannot be played, in one sentence; "" when it can. Its rules and its client are imported."""
    if installed.of(name).plug_in:
        try:
            load(name)
            client(name)
        except GameError as error:
            return str(error)
    return ""


def default() -> str:
    """The game that is played when none was chosen."""
    return next(iter(listed()), FIRST)


def game_of_text(text: str) -> str:
    """The game of a text in notation, by its first word; `FIRST` for an unknown word, so that it reports the error."""
    lines = (line.split("#", 1)[0].split() for line in text.removeprefix("\ufeff").split("\n"))
    word = next((words[0] for words in lines if words), "")
    return word if word in names() else FIRST


def load(name: str) -> Game:
    """The rules of a game."""
    return cast(Game, _part(name, "rules"))


def bot(name: str) -> Any:
    """The computer players of a game, see `bots.evaluator`; None when it has none."""
    return _part(name, "bot") if _has(name, "bot") else None


def puzzles(name: str) -> Kinds:
    """The kinds of puzzles of a game that have a proof; {} when it has none."""
    return _part(name, "puzzles").KINDS if _has(name, "puzzles") else {}


def questions(name: str) -> Kinds:
    """All kinds of puzzles of a game, with the one that a search answers."""
    return {**puzzles(name), BEST: best_turn(load(name).to_move)}


def facts(name: str) -> CountFacts:
    """The facts that challenges of a game ask about: `facts(seat, played, position)` of its module `challenges`."""
    return cast(CountFacts, _part(name, "challenges").facts)


def goals(name: str) -> Goals:
    """The goals of a game's lessons; {} when it has none."""
    return _part(name, "lessons").GOALS if _has(name, "lessons") else {}


def coach(name: str) -> Coaching | None:
    """The coach's knowledge of a game; None when it has none."""
    return cast(Coaching, _part(name, "coach")) if _has(name, "coach") else None


def story(name: str) -> Story | None:
    """A game's part of the story of an evening; None when it has none."""
    return cast(Story, _part(name, "story")) if _has(name, "story") else None


@cache
def characters(name: str) -> Cast:
    """The cast of a game, from its `cast.toml`; empty when it has none."""
    _folder(name)
    return Cast(**data.toml(name, "cast.toml")) if data.has(name, "cast.toml") else NOBODY


def client(name: str) -> Any:
    """The user interface of a game, see `shell.client.game_client`: its module `client`, or the `CLIENT` in it."""
    found = _part(name, "client")
    return getattr(found, "CLIENT", found)


def _has(name: str, part: str) -> bool:
    return find_spec(f"{_folder(name).__name__}.{part}") is not None


def _folder(name: str) -> Any:
    return _part(name, "")


def _part(name: str, part: str) -> Any:
    """A module of a game. A fault of the program's own games is a bug, that of a plug-in a `GameError`."""
    if name not in names():
        raise GameError(f"there is no game {name!r} here, only {', '.join(names())}")
    found = installed.of(name)
    module = f"{found.package}.{part}".removesuffix(".")
    try:
        return import_module(module)
    except (Exception, SystemExit) as error:  # a script that ends by itself is no game either
        if not found.plug_in:
            raise
        what = str(error).partition("\n")[0]
        raise GameError(f"{module} cannot be loaded: {type(error).__name__}: {what}") from error
