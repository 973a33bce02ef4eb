"""What a game on the network begins with, as the people in a room have agreed."""

from __future__ import annotations

import secrets
from collections.abc import Mapping

from luna.core.game import Game
from luna.core.options import Options, checked, kept
from luna.log.records import LogHeader
from luna.net.cards import Proposal
from luna.shell.players import faces
from luna.table.table import Player, new_header


def dealt(game: Game, chosen: Proposal, names: Mapping[str, str], bots: Mapping[str, int], code: str) -> LogHeader:
    """Record 0: people by name and bots by level, each by seat. The lot is drawn here.

    `code` leads to the table for as long as there is one.
    """
    seats = tuple(look.id for look in game.SEATS if look.id in names or look.id in bots)
    options = Options(seats, checked(game, chosen.options, len(seats)))
    lot = game.deal(options, secrets.token_bytes(32))
    players = {seat: Player(name) for seat, name in names.items()}
    players |= {seat: faces.bot(game.NAME, seat, {}, level, names.values()) for seat, level in bots.items()}
    return new_header(game, lot, players, {**kept(game, options), "undo": chosen.undo, "code": code})
