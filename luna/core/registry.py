"""Games by name: a folder of `luna.games` is a game, and nothing else has to be told of it.

A game has `rules` (the face of `core.game`), `bot` (what computer players know of it) and `client` (what the shell
shows of it). Each is loaded when it is asked for: starting one game never imports another, and a relay imports none.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, Final, cast

from luna.core.game import Game, GameError

FIRST: Final = "luna"
"""The game of saves and texts that are older than the choice."""


@cache
def names() -> tuple[str, ...]:
    """Every game that is here, the hidden ones too: `FIRST`, then by name."""
    found = [module.name for module in iter_modules(import_module("luna.games").__path__) if module.ispkg]
    return tuple(sorted(found, key=lambda name: (name != FIRST, name)))


def load(name: str) -> Game:
    """The rules of a game; `GameError` when there is no such game here."""
    return cast(Game, _part(name, "rules"))


def bot(name: str) -> Any:
    """What computer players know of a game, see `bots`; `GameError` when there is no such game here."""
    return _part(name, "bot")


def client(name: str) -> Any:
    """What the shell shows of a game, see `shell.game_client`; `GameError` when there is no such game here."""
    return _part(name, "client")


def _part(name: str, part: str) -> Any:
    if name not in names():
        raise GameError(f"there is no game {name!r} here, only {', '.join(names())}")
    return import_module(f"luna.games.{name}.{part}")
