"""The client of Pebbles: a sketch of its board in a plain client."""

from luna.games.pebbles import board, rules
from luna.shell.client.game_client import GameClient
from luna.shell.client.plain_client import PlainClient

CLIENT: GameClient = PlainClient(rules, board)
