"""Set-ups as text, for the tests."""

from .model import Game
from .trace import replay

PRESET = """luna 1
players yellow red blue white
boards yellow blue green red
islands book bribery novice sail herbs shrine tide
figures priestess=book builder=sail apostate=shrine
tiles yellow=1 red=2 blue=3 white=4
setup preset
"""
FREE = """luna 1
players red blue
boards yellow blue
islands herbs tide book sail novice bribery shrine   # a comment
figures priestess=tide builder=book apostate=sail

tiles red=1 blue=2
setup free
"""
SOLO = """luna 1
players solo-1 blue
boards yellow blue
islands herbs tide book sail novice bribery shrine
figures priestess=tide builder=book apostate=sail
tiles solo=1 blue=2
setup free
"""


def game_of(text: str) -> Game:
    *_, (_, game) = replay(text)
    return game
