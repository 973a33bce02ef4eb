"""`replay`, `export` and `import`: saved games as text. Exit status 0, or 2 with one sentence on standard error."""

import argparse
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from luna.commands.output import write
from luna.core import registry
from luna.core.game import Game, GameError, Turn, play_all
from luna.log import journal, savefile
from luna.log.files import words
from luna.log.notices import notice
from luna.log.replay import Loaded, game_of, load, read_game
from luna.log.saves import Saves, find_save, saves_folder
from luna.notice import fail


def replay(argv: list[str]) -> int:
    """`replay SAVE`: print a saved game, every turn in notation with its events below."""
    if len(argv) != 1:
        return fail("usage: replay SAVE")

    def show() -> None:
        _, game, saved = _opened(Path(argv[0]))
        for line in game_lines(game, saved.dealt, saved.turns):
            print(line)

    return _in_one_sentence(show, "-")


def export(argv: list[str]) -> int:
    """`export SAVE [-o FILE] [--force] [--compact]`: a saved game as notation, or in the compact form."""
    parser = argparse.ArgumentParser("export", description="Write a saved game as text.")
    parser.add_argument("save", type=Path, help="a saved game")
    parser.add_argument("-o", "--output", type=Path, metavar="FILE", help="output file, instead of standard output")
    parser.add_argument("--force", action="store_true", help="replace FILE if it exists")
    parser.add_argument("--compact", action="store_true", help="the compact form, less than a kibibyte")
    wanted = parser.parse_args(argv)

    def give() -> None:
        source, game, saved = _opened(wanted.save)
        if wanted.compact:
            data = savefile.to_compact(saved.header, saved.turns, saved.after.digest)
        else:
            data = game.to_text(saved.dealt, saved.turns).encode()
        if wanted.output:
            write(wanted.output, data, source, force=wanted.force)
        else:
            sys.stdout.buffer.write(data)
            sys.stdout.buffer.flush()

    return _in_one_sentence(give, str(wanted.output or "-"))


def import_(argv: list[str]) -> int:
    """`import FILE [-o SAVE]`: a saved game from notation or the compact form. Its path goes to standard output."""
    parser = argparse.ArgumentParser("import", description="Read a game from text into a saved game.")
    parser.add_argument("file", type=Path, help="a game as notation or in the compact form")
    parser.add_argument("-o", "--output", type=Path, metavar="SAVE", help="the save to write; it must not exist")
    parser.add_argument(
        "--game", default="", choices=registry.names(), help="the game of the text (default: its first word)"
    )
    wanted = parser.parse_args(argv)

    def take() -> None:
        header, records = read_game(savefile.read_bytes(wanted.file), wanted.file.name, wanted.game)
        target = wanted.output
        if target is not None:
            write(target, savefile.journal_bytes(journal.new_table(), header, records), wanted.file)
        else:
            saves = Saves(saves_folder())
            target = saves.make(saves.new_path().name, header, records)
        print(target)

    return _in_one_sentence(take, str(wanted.output))


def _opened(name: Path) -> tuple[Path, Game, Loaded]:
    """A saved game with its rules, after the notices about its file."""
    path = find_save(name)
    game = game_of(path)
    saved = load(game, path)
    for said in saved.notices:
        print(said.text, file=sys.stderr)
    return path, game, saved


def _in_one_sentence(do: Callable[[], None], target: str) -> int:
    """Run a command; a failure is one sentence. `target`: the file that it writes."""
    try:
        do()
    except GameError as error:
        return fail(error)
    except BrokenPipeError:
        raise
    except OSError as error:
        return fail(notice("file-not-written", file=target, error=words(error)).text)
    return 0


def game_lines(game: Game, dealt: Any, turns: Sequence[Turn]) -> Iterator[str]:
    """The game's text, line by line, each turn followed by its events."""
    lines = [line for line in game.to_text(dealt, turns).splitlines() if line.strip()]
    header = len(lines) - len(turns)  # one turn a line
    yield from lines[:header]
    orders = game.seats(dealt)
    position = game.start(dealt)
    for line, turn in zip(lines[header:], turns, strict=True):
        yield line
        events: list[Any] = []
        play_all(game, position, turn, events)
        yield from (f"    {event_words(event, orders)}" for event in events)


def event_words(event: Any, orders: Sequence[str]) -> str:
    """An event in words: its name and its fields; seats by their orders."""
    name = re.sub(r"(?<!^)(?=[A-Z])", " ", type(event).__name__).lower()
    return f"{name}: {_facts(event, orders)}"


def _facts(event: Any, orders: Sequence[str]) -> str:
    pairs = zip(event._fields, event, strict=True)
    return ", ".join(f"{field} {_word(field, value, orders)}" for field, value in pairs)


def _word(field: str, value: Any, orders: Sequence[str]) -> str:
    if hasattr(value, "_fields"):
        return f"({_facts(value, orders)})"
    if isinstance(value, tuple):
        return " ".join(_word(field, part, orders) for part in value) or "none"
    if field in ("seat", "by", "owner", "start", "ranking") and type(value) is int:
        return orders[value]
    if isinstance(value, bool) or value is None:
        return {True: "yes", False: "no", None: "none"}[value]
    return str(value)
