"""Luna: a board game of priests, temples and moonlight, as a desktop program."""

from os import path

__version__ = "0.2.0"

_HERE = path.dirname(path.abspath(__file__))  # and no pathlib: the start passes by here
_INSIDE, _BESIDE = path.join(_HERE, "assets"), path.join(path.dirname(_HERE), "assets")
ASSETS = _INSIDE if path.isdir(_INSIDE) else _BESIDE
"""The folder of pictures, words, sounds, fonts and data: beside the package, and inside of it in a wheel."""
