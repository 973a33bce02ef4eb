"""`import FILE [-o SAVE]`: a saved game out of notation or the compact form."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Final

import luna.games.luna as game
from luna.games.face import GameError
from luna.log import compact, journal
from luna.log.files import words, write_whole
from luna.log.notices import notice, refused
from luna.log.records import AUTOMATON, HUMAN, LogHeader, Record, Seat, wall_clock
from luna.log.replay import load, records_of
from luna.log.saves import Saves, saves_folder

_LONGEST: Final = 1 << 20  # bytes of notation: a hundred times a long game


def run(argv: list[str]) -> int:
    """Exit status 0 and the save's path on standard output, or 2 with one sentence on standard error."""
    parser = argparse.ArgumentParser("import", description="Read a game from text into a saved game.")
    parser.add_argument("file", type=Path, help="a game as notation or in the compact form")
    parser.add_argument("-o", "--output", type=Path, metavar="SAVE", help="the save to write; it must not exist")
    wanted = parser.parse_args(argv)
    try:
        header, records = _read(wanted.file)
        target = wanted.output or Saves(saves_folder()).new_path()
        if target.exists():
            raise refused("save-exists", name=str(target))
    except GameError as error:
        print(error, file=sys.stderr)
        return 2
    try:
        write_whole(target, journal.whole(journal.new_table(), header, records))
    except OSError as error:
        print(notice("file-not-written", file=str(target), error=words(error)).text, file=sys.stderr)
        return 2
    print(target)
    return 0


def _read(path: Path) -> tuple[LogHeader, list[Record]]:
    data = journal.read_bytes(path)
    if data.startswith(compact.MAGIC):
        loaded = load(game, path)
        return loaded.header, records_of(game, loaded.dealt, loaded.turns)
    if data.startswith(journal.MAGIC):
        raise GameError(f"{path.name} is a saved game already.")
    if len(data) > _LONGEST:
        raise refused("save-too-long", file=path.name)
    try:
        dealt, turns = game.from_text(data.decode())
        return _header(dealt), records_of(game, dealt, turns)
    except UnicodeDecodeError as error:
        raise GameError(f"{path.name}: line 1: notation: the file is not UTF-8 text") from error
    except GameError as error:
        raise GameError(f"{path.name}: {error}") from error


def _header(dealt: game.Header) -> LogHeader:
    """Notation knows no names; the window shows the orders instead."""
    seats = game.seats(dealt)
    automata = set(seats) - set(dealt.orders)
    return LogHeader(
        game.NAME,
        game.RULES_REVISION,
        game.board_digest(),
        tuple(Seat(order, "", AUTOMATON if order in automata else HUMAN) for order in seats),
        {},
        game.header_data(dealt),
        wall_clock(),
    )
