"""The clients of the games: each has all that the shell asks for, and the shell's pages can be made of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from luna.core import registry
from luna.core.options import Options
from luna.games.luna import client as luna
from luna.games.pebbles.client import CLIENT as PEBBLES
from luna.shell.game_client import GameClient
from luna.shell.screens.credits import CreditsScene
from luna.shell.screens.final import FinalScene
from luna.shell.screens.rules import RulesScene
from luna.shell.screens.title import TitleScene
from luna.table.table import Player, Table
from tests.ui.driver import driving

LUNA: GameClient = luna
SMALL: GameClient = PEBBLES
CHECKED = (LUNA, SMALL)
"""That they are what they should be is seen by the type checker."""


@pytest.mark.parametrize("name", ["luna", "pebbles"])
def test_the_pages_of_a_game_can_be_made(name: str, tmp_path: Path) -> None:
    with driving(tmp_path, more="reduced_motion = true\n") as driver:
        app, game = driver.app, registry.load(name)
        app.turn_to(name)
        assert app.client in CHECKED and app.catalogue.game == app.game == name
        seats = [look.id for look in game.SEATS][:2]
        dealt = game.deal(Options(tuple(seats)), bytes(32))
        table = Table.new(game, dealt, {seat: Player(seat.title()) for seat in seats}, None)
        while not table.over:
            move = game.legal(table.position)[0]
            turn = [move]
            while game.why_not(table.position, turn) is not None:
                row = bytearray(table.position)
                for one in turn:
                    game.play(row, one)
                turn.append(game.legal(row)[0])
            table.submit(tuple(turn))
        for scene in (TitleScene(app), CreditsScene(app), RulesScene(app), FinalScene(app, table)):
            app.replace(scene)
            driver.frames(3)
            assert app.scenes == (scene,)
        assert not app.catalogue.missing and not app.catalogue.faulty
