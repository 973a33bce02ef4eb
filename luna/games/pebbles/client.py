"""What the shell shows of Pebbles: a sketch of its board, and the plain rest."""

from luna.games.pebbles import board, rules
from luna.shell.plain_client import PlainClient

CLIENT = PlainClient(rules, board)
