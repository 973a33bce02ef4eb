"""A game from text or from the compact form, as header and records of a new table."""

from __future__ import annotations

from typing import Any, Final

from luna.core import registry
from luna.core.game import Game, GameError
from luna.log import compact, savefile
from luna.log.notices import fault, refused
from luna.log.records import AUTOMATON, HUMAN, LogHeader, Record, Seat, wall_clock
from luna.log.replay import known_game, load_compact, records_of

_LONGEST: Final = 1 << 20  # bytes of notation: a hundred times a long game


def read_game(data: bytes, name: str, known: str = "") -> tuple[LogHeader, list[Record]]:
    """Read the game in a file's bytes. `GameError` has one sentence when there is none.

    `known`: the game of a text; "" = the game that its first word names.
    """
    if data.startswith(compact.MAGIC):
        game = known_game(compact.expand(data, name).header, name)
        loaded = load_compact(game, data, name)
        return loaded.header, records_of(game, loaded.dealt, loaded.turns)
    if data.startswith(savefile.MAGIC):
        raise GameError(f"{name} is a saved game already.")
    if len(data) > _LONGEST:
        raise refused("save-too-long", file=name)
    try:
        text = data.decode("utf-8-sig")
        game = registry.load(known or registry.called(text))
        dealt, turns = game.from_text(text)
        return _header(game, dealt), records_of(game, dealt, turns)
    except UnicodeDecodeError as error:
        raise GameError(f"{name}: line 1: notation: the file is not UTF-8 text") from error
    except GameError as error:
        raise GameError(f"{name}: {fault(error)}") from error


def _header(game: Game, dealt: Any) -> LogHeader:
    """Seats named by their orders: notation has no names."""
    seats = game.seats(dealt)
    automata = set(seats) - set(game.options_of(dealt).seats)
    return LogHeader(
        game.NAME,
        game.RULES_REVISION,
        game.board_digest(),
        tuple(Seat(order, "", AUTOMATON if order in automata else HUMAN) for order in seats),
        {},
        game.header_data(dealt),
        wall_clock(),
    )
