"""What a game on the network begins with, as the people in a room have agreed."""

from __future__ import annotations

import secrets
from collections.abc import Mapping

from luna.games.luna import rules as game
from luna.games.luna.rules import choose
from luna.log.records import LogHeader
from luna.net.cards import Game
from luna.shell import theme
from luna.shell.seats import player
from luna.table.table import Player, new_header


def dealt(chosen: Game, names: Mapping[str, str], bots: Mapping[str, int], code: str) -> LogHeader:
    """Record 0: people by name and bots by level, each by order. The lot is drawn here.

    `code` leads to the table for as long as there is one.
    """
    orders = tuple(order for order in theme.ORDERS if order in names or order in bots)
    fixed = chosen.fixed and len(orders) == 2
    lot = game.deal(choose(orders, chosen.setup, chosen.live, fixed), secrets.token_bytes(32))
    players = {order: Player(name) for order, name in names.items()}
    players |= {order: player("", level) for order, level in bots.items()}
    kept = {
        "orders": list(orders),
        "setup": chosen.setup,
        "live_scoring": chosen.live,
        "fixed_start": fixed,
        "first": None,
        "undo": chosen.undo,
        "code": code,
    }
    return new_header(game, lot, players, kept)
