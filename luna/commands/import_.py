"""`import FILE [-o SAVE]`: a saved game from notation or the compact form."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from luna.commands.output import write
from luna.core import registry
from luna.core.game import GameError
from luna.log import journal, savefile
from luna.log.files import words
from luna.log.notices import notice
from luna.log.replay import read_game
from luna.log.saves import Saves, saves_folder


def run(argv: list[str]) -> int:
    """Exit status 0 and the save's path on standard output, or 2 with one sentence on standard error."""
    parser = argparse.ArgumentParser("import", description="Read a game from text into a saved game.")
    parser.add_argument("file", type=Path, help="a game as notation or in the compact form")
    parser.add_argument("-o", "--output", type=Path, metavar="SAVE", help="the save to write; it must not exist")
    parser.add_argument("--game", default="", choices=registry.names(), help="of a text (default: its first word)")
    wanted = parser.parse_args(argv)
    try:
        header, records = read_game(savefile.read_bytes(wanted.file), wanted.file.name, wanted.game)
        target = wanted.output
        if target is not None:
            write(target, savefile.whole(journal.new_table(), header, records), wanted.file)
        else:
            saves = Saves(saves_folder())
            target = saves.make(saves.new_path().name, header, records)
    except GameError as error:
        print(error, file=sys.stderr)
        return 2
    except OSError as error:
        print(notice("file-not-written", file=str(target), error=words(error)).text, file=sys.stderr)
        return 2
    print(target)
    return 0
