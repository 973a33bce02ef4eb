"""Games by name: a folder of `luna.games` is a game, and nothing else has to be told of it.

A game that says `LISTED = False` in its `__init__` is offered to nobody but developers (`LUNA_GAMES=all`); its saves
open all the same. A game has `rules` (the face of `core.game`), `bot` (what computer players know of it) and `client`
(what the shell shows of it), each loaded when asked for: starting one never imports another, and a relay imports none.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Any, Final, cast

from luna.core.cast import NOBODY, Cast
from luna.core.coaching import Coaching
from luna.core.game import Events, Game, GameError, Position, Turn
from luna.core.goal import Goals
from luna.core.question import Kinds

FIRST: Final = "luna"
"""The game that everything means which is older than the choice: settings, records, cards."""
SWITCH: Final = "LUNA_GAMES"
"""The developer's switch, in the environment: `all` lists the hidden games too."""


@cache
def names() -> tuple[str, ...]:
    """Every game that is here, the hidden ones too: `FIRST`, then by name."""
    found = [module.name for module in iter_modules(import_module("luna.games").__path__) if module.ispkg]
    return tuple(sorted(found, key=lambda name: (name != FIRST, name)))


def listed() -> tuple[str, ...]:
    """The games that are offered to players; the first is the one that the program starts with."""
    everything = os.environ.get(SWITCH) == "all"
    return tuple(name for name in names() if playable(name) and (everything or getattr(_folder(name), "LISTED", True)))


@cache
def playable(name: str) -> bool:
    """Whether a game has a client, hence can be shown; some have only rules so far."""
    return name in names() and find_spec(f"luna.games.{name}.client") is not None


def default() -> str:
    """The game that is played when nobody has chosen one."""
    return next(iter(listed()), FIRST)


def called(text: str) -> str:
    """The game of a text in notation, by its first word; `FIRST` when no game here is called so: it will complain."""
    lines = (line.split("#", 1)[0].split() for line in text.removeprefix("\ufeff").split("\n"))
    word = next((words[0] for words in lines if words), "")
    return word if word in names() else FIRST


def load(name: str) -> Game:
    """The rules of a game; `GameError` when there is no such game here."""
    return cast(Game, _part(name, "rules"))


def bot(name: str) -> Any:
    """What computer players know of a game, see `bots.evaluator`; None when it brings nothing of that kind.

    `GameError` when there is no such game here.
    """
    return _part(name, "bot") if find_spec(f"{_folder(name).__name__}.bot") else None


def puzzles(name: str) -> Kinds:
    """The kinds of puzzles of a game by name, see `core.question`; {} when it has none.

    `GameError` when there is no such game here.
    """
    return _part(name, "puzzles").KINDS if find_spec(f"{_folder(name).__name__}.puzzles") else {}


def facts(name: str) -> Callable[[int, Iterable[tuple[Turn, Events]], Position], Mapping[str, int]]:
    """What the challenges of a game ask about: `facts(seat, played, position)` of its module `challenges`."""
    return cast(
        "Callable[[int, Iterable[tuple[Turn, Events]], Position], Mapping[str, int]]", _part(name, "challenges").facts
    )


def goals(name: str) -> Goals:
    """What the tasks of a game's lessons may ask for, see `core.goal`; {} when it has none.

    `GameError` when there is no such game here.
    """
    return _part(name, "lessons").GOALS if find_spec(f"{_folder(name).__name__}.lessons") else {}


def coach(name: str) -> Coaching | None:
    """What a game knows for its coach, see `core.coaching`; None when it has none.

    `GameError` when there is no such game here.
    """
    return cast(Coaching, _part(name, "coach")) if find_spec(f"{_folder(name).__name__}.coach") else None


@cache
def characters(name: str) -> Cast:
    """The cast of a game: `CAST` of its module `cast`; nobody when it has none.

    `GameError` when there is no such game here.
    """
    return cast(Cast, _part(name, "cast").CAST) if find_spec(f"{_folder(name).__name__}.cast") else NOBODY


def client(name: str) -> Any:
    """What the shell shows of a game, see `shell.game_client`: its module `client`, or the `CLIENT` in it.

    `GameError` when there is no such game here.
    """
    found = _part(name, "client")
    return getattr(found, "CLIENT", found)


def _part(name: str, part: str) -> Any:
    return import_module(f"{_folder(name).__name__}.{part}")


def _folder(name: str) -> Any:
    if name not in names():
        raise GameError(f"there is no game {name!r} here, only {', '.join(names())}")
    return import_module(f"luna.games.{name}")
