"""`train`: learn the weights of the computer players again, with fixed seeds. Needs numpy, unlike the game."""

import argparse
import importlib.util
import json
import sys
from pathlib import Path

from luna import notice
from luna.bots import match
from luna.commands.output import refuse_game
from luna.core import registry
from luna.core.game import GameError
from luna.workshop import training
from luna.workshop.match import line


def run(argv: list[str]) -> int:
    """Train, play the matches that justify the weights, and write them."""
    parser = argparse.ArgumentParser(prog="train", description="Learn the weights of the computer players.")
    parser.add_argument("--game", choices=registry.names(), default=registry.FIRST, help="default %(default)s")
    parser.add_argument("--players", type=int, nargs="+", metavar="N", help="table sizes (1 = alone; default: all)")
    parser.add_argument("--generations", type=int, metavar="N", help="rounds of self-play (default: as shipped)")
    parser.add_argument("--games", type=int, metavar="N", help="games of each (default: as shipped)")
    parser.add_argument("--matches", type=int, default=200, metavar="N", help="games of each match afterwards")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument("--processes", type=int, default=2, metavar="P")
    parser.add_argument("--out", type=Path, metavar="FILE", help="default: what is shipped")
    options = parser.parse_args(argv)
    numbers = (options.generations or 1, options.games or 1, options.matches, options.processes)
    if 0 in (options.generations, options.games) or min(numbers) < 1 or options.seed < 0:
        parser.error("the numbers are at least 1, and a seed is not negative")
    lessons = training.training_of(options.game)
    if lessons is None:
        parser.error(f"the computer players of {options.game} have nothing to learn")
    sizes, file = options.players or lessons.LENGTH, options.out or Path(lessons.FILE)
    if not set(sizes) <= set(lessons.LENGTH):
        parser.error(f"{options.game} is learned for {', '.join(map(str, sorted(lessons.LENGTH)))} players")
    try:
        refuse_game(file)
    except GameError as error:
        notice.write(f"{error}\n")
        return 2
    if importlib.util.find_spec("numpy") is None:
        notice.write(f"The training needs numpy: please install it with “{sys.executable} -m pip install numpy”.\n")
        return 1
    try:
        known = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
        for players in sizes:
            generations, games = lessons.LENGTH[players]
            about = {
                "seed": options.seed,
                "generations": options.generations or generations,
                "games": options.games or games,
            }
            trained = training.train(
                options.game, players, **about, processes=options.processes, tell=lambda text: print(text, flush=True)
            )
            known = training.with_weights(known, lessons.names(), players, trained, about)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(training.to_text(known), encoding="utf-8")
            if players == 1:
                continue
            result = match.match(
                f"weights:{file}",
                lessons.CHAMPION,
                players,
                options.matches,
                options.seed,
                options.processes,
                game=options.game,
            )
            print(line(result), flush=True)
            if result["games"] < options.matches:
                break  # Ctrl-C
            known["tables"][str(players)]["match"] = {
                key: result[key] for key in ("champion", "games", "wins", "interval", "seed")
            }
            file.write_text(training.to_text(known), encoding="utf-8")
    except OSError as error:
        notice.write(f"The weights could not be written to {file}: {error.strerror}.\n")
        return 1
    return 0
