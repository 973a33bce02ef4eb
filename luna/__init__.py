"""Luna: a board game of priests, temples and moonlight, as a desktop program."""

from os import path

__version__ = "0.3.0"

_HERE = path.dirname(path.abspath(__file__))  # without pathlib: every start imports this
_INSIDE, _BESIDE = path.join(_HERE, "assets"), path.join(path.dirname(_HERE), "assets")
ASSETS = _INSIDE if path.isdir(_INSIDE) else _BESIDE
"""The folder of pictures, words, sounds, fonts and data: beside the package, or inside it in a wheel."""
