"""Luna: a board game of priests, temples and moonlight, as a desktop program."""

from os import path

__version__ = "0.1.0"

_HERE = path.dirname(path.abspath(__file__))  # noqa: PTH100, PTH120  (the rules and the start pass by here too)
_INSIDE, _BESIDE = path.join(_HERE, "assets"), path.join(path.dirname(_HERE), "assets")  # noqa: PTH118, PTH120
ASSETS = _INSIDE if path.isdir(_INSIDE) else _BESIDE  # noqa: PTH112
"""The folder of pictures, words, sounds, fonts and data: beside the package, and inside of it in a wheel."""
