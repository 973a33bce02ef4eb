"""`export SAVE [-o FILE] [--force] [--compact]`: a saved game as notation, or in the compact form."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from luna.commands.output import write
from luna.core.game import GameError
from luna.log.files import words
from luna.log.notices import notice
from luna.log.replay import game_of, load
from luna.log.savefile import shrink
from luna.log.saves import find_save


def run(argv: list[str]) -> int:
    """Exit status 0, or 2 with one sentence on standard error."""
    parser = argparse.ArgumentParser("export", description="Write a saved game as text.")
    parser.add_argument("save", type=Path, help="a saved game")
    parser.add_argument("-o", "--output", type=Path, metavar="FILE", help="where to, instead of standard output")
    parser.add_argument("--force", action="store_true", help="replace FILE if it exists")
    parser.add_argument("--compact", action="store_true", help="the compact form, less than a kibibyte")
    wanted = parser.parse_args(argv)
    try:
        source = find_save(wanted.save)
        game = game_of(source)
        saved = load(game, source)
    except GameError as error:
        print(error, file=sys.stderr)
        return 2
    for said in saved.notices:
        print(said.text, file=sys.stderr)
    if wanted.compact:
        data = shrink(saved.header, saved.turns, saved.after.digest)
    else:
        data = game.to_text(saved.dealt, saved.turns).encode()
    try:
        if wanted.output:
            write(wanted.output, data, source, force=wanted.force)
        else:
            sys.stdout.buffer.write(data)
            sys.stdout.buffer.flush()
    except GameError as error:
        print(error, file=sys.stderr)
        return 2
    except BrokenPipeError:
        raise
    except OSError as error:
        print(notice("file-not-written", file=str(wanted.output or "-"), error=words(error)).text, file=sys.stderr)
        return 2
    return 0
