"""The pictures of the README, taken of the real program: `python -m tests.measure.pictures [FOLDER]`."""

import os
import sys
import tempfile
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
import pygame

from luna.core import registry
from luna.core.levels import Character
from luna.log.records import BOT
from luna.log.replay import read_game
from luna.shell.board.table_view import TableView
from luna.table.link import TableLink
from luna.table.table import Player, Table
from tests.ui.driver import driving

ROOT = Path(__file__).resolve().parents[2]
SIZE = (1600, 900)
SHOWN = {
    "luna": (ROOT / "tests" / "golden" / "4-free.luna", 0.62, (0.36, 0.88)),
    "pangea": (ROOT / "tests" / "golden" / "4-all.pangea", 0.7, (0.30, 0.20)),
}
"""a kept game, the share of it that was played, and where the pointer is, in parts of the board."""
_MORE = "welcomed = true\nanimation_speed = 'instant'\ngrace = 'off'\nrecap = 'off'\n"


def take(name: str, folder: Path) -> Path:
    """Make the picture of one game; returns its file."""
    game, (kept, share, (right, down)) = registry.load(name), SHOWN[name]
    with tempfile.TemporaryDirectory() as home, driving(Path(home), SIZE, more=_MORE) as driver:
        header, records = read_game(kept.read_bytes(), kept.name, name)
        table = Table.open(game, driver.app.saves.folder / driver.app.saves.make("shown.luna", header, records).name)
        table.acts.undo_to(round(share * table.length))
        for seat in range(len(table.seats)):
            if seat != table.to_move:
                table.acts.set_player(seat, Player("", BOT, str(Character(3, seat))))
        driver.app.turn_to(name)
        view = TableView(driver.app, TableLink(table))
        driver.app.replace(view)
        driver.frames(8)
        free = view.board.display.layout.free
        point = free.x + round(free.width * right), free.y + round(free.height * down)
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=point, rel=(0, 0), buttons=(0, 0, 0)))
        driver.frames(30)
        made = folder / f"{name}.jpg"
        pygame.image.save(driver.app.window.get_surface(), made)
    return made


if __name__ == "__main__":
    where = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "pictures"
    where.mkdir(parents=True, exist_ok=True)
    for each in SHOWN:
        print(take(each, where))
