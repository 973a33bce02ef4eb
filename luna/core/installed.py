"""The games that are installed: the folders of `luna.games`, and the plug-ins, which other packages bring.

A plug-in is a folder of the namespace package `luna_games` (PEP 420), with its assets inside: `luna_games/NAME/assets`.
A name belongs to the program's own game first, then to the plug-in that comes first on the path of Python.
"""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from os import path
from pkgutil import iter_modules
from traceback import walk_tb
from typing import Final, NamedTuple

_OWN: Final = "luna.games"
_PLUG_INS: Final = "luna_games"


class Installed(NamedTuple):
    """Where a game is."""

    package: str
    assets: str  # absolute, or a folder of the program's assets
    duplicates: tuple[str, ...] = ()  # the folders of further plug-ins of this name, which are not used

    @property
    def plug_in(self) -> bool:
        """Whether another package brought it."""
        return not self.package.startswith(_OWN)


@cache
def games() -> Mapping[str, Installed]:
    """All games by name."""
    found: dict[str, Installed] = {}
    for house in (_OWN, _PLUG_INS):
        for portion in _portions(house):
            for name in (module.name for module in iter_modules([portion]) if module.ispkg):
                folder = path.join(portion, name)  # noqa: PTH118
                if (known := found.get(name)) is not None:
                    found[name] = known._replace(duplicates=(*known.duplicates, folder))
                elif house == _OWN:
                    found[name] = _own(name)
                else:
                    found[name] = Installed(f"{house}.{name}", path.join(folder, "assets"))  # noqa: PTH118
    return found


def of(game: str) -> Installed:
    """Where a game is, or where it would be."""
    return games().get(game) or _own(game)


def blamed(error: BaseException) -> str:
    """The plug-in whose code raised an exception; "" for one of the program's own."""
    names = (str(frame.f_globals.get("__name__")).split(".") for frame, _ in walk_tb(error.__traceback__))
    return next((parts[1] for parts in names if parts[0] == _PLUG_INS and len(parts) > 1), "")


def _own(game: str) -> Installed:
    return Installed(f"{_OWN}.{game}", path.join("games", game))  # noqa: PTH118


def _portions(house: str) -> list[str]:
    try:
        return list(import_module(house).__path__)
    except ModuleNotFoundError:  # nobody has installed a plug-in
        return []
