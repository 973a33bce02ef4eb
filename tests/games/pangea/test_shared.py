"""Pangea at a table that is shared with other machines: the coach tells a newcomer, and nobody who looks on."""

from __future__ import annotations

from pathlib import Path

from luna.shell.app import navigation
from luna.shell.network import connections
from tests.games.pangea.test_window import switch
from tests.ui.driver import driving
from tests.ui.two import Two

__all__ = ["switch"]
MORE = 'welcomed = true\nanimation_speed = "instant"\ngame = "pangea"\ntips = true\nplayer = "{}"\n'


def test_the_coach_tells_whoever_is_to_move_here_and_nobody_else(tmp_path: Path) -> None:
    with driving(tmp_path / "a", more=MORE.format("Ada")) as host, driving(tmp_path / "b", more=MORE.format("Bo")) as b:
        for driver in (host, b):
            driver.app.turn_to("pangea")
        two = Two(host, b)
        two.sit()
        house = host.app.network.house
        assert house is not None
        with driving(tmp_path / "c", more=MORE.format("Cy")) as third:
            navigation.leave(third.app)
            third.frames()
            connections.join(third.app, "127.0.0.1", house.port, two.table(host).mode.shared.code)
            two.third = third
            two.until(lambda: third.top == "SharedMode")
            for length in (0, 1):
                two.until(lambda: any(table.mode.shared.mine for table in two.tables))
                two.quiet()
                told = [
                    table.mode.coach is not None
                    and table.mode.coach.advice is not None
                    and table.mode.coach in table.open
                    for table in two.tables
                ]
                assert told == [table.mode.shared.mine for table in two.tables] and sum(told) == 1, length
                scene = next(table for table in two.tables if table.mode.shared.mine)
                scene.link.submit((scene.table.game.legal(scene.position)[0],))
                two.all_have(length + 1)
