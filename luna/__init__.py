"""Luna: a board game of priests, temples and moonlight, as a desktop program."""

__version__ = "0.1.0"
