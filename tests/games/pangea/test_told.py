"""The strip with the turns of others: the told turns, their cost to the reader, the wizards' remarks."""

from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

import pytest

from luna import ASSETS
from luna.bots import evaluator_of
from luna.bots.levels import choose
from luna.core.levels import Character
from luna.games.pangea.board.panels.turn_strip import MOMENTS, dragged, moment, telling, wizard
from luna.games.pangea.rules import events as ev
from luna.games.pangea.rules.board import PEOPLES, TILES
from luna.games.pangea.rules.position import PEOPLE, overcrowded, tribes
from luna.log.records import BOT
from luna.shell.app.settings import LANGUAGES
from luna.shell.board.films.choreography import Caption
from luna.table.table import Player
from tests.games.pangea.test_motion import turns
from tests.patience import until
from tests.ui.driver import driving
from tests.ui.test_moments import GAMES, sit

NAMES: Final = ("Ilse", "Anouk", "Bram", "Matthieu")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_strip_names_the_player_of_a_turn_once(language: str, tmp_path: Path) -> None:
    with driving(tmp_path, language=language, more="welcomed = true\n") as driver:
        driver.app.turn_to("pangea")
        text, said = driver.app.catalogue, set[type]()
        for before, events, after in turns(4, 3, 600):
            found = telling(text, NAMES, events, before, after, 0)
            if found is not None:
                name = NAMES[next(event.seat for event in events if hasattr(event, "seat"))]
                assert found.sentence.count(name) <= 1 and any(one in found.sentence for one in NAMES), found
                said |= {type(event) for event in events}
            if moment(events, after) not in ("", "last"):
                assert text(f"remark-{moment(events, after)}-{PEOPLES[0]}-1")
        assert {ev.Shifted, ev.Moved, ev.Drawn, ev.BanPut, ev.Earned} <= said
        for people in PEOPLES:
            lines = [text(f"remark-{one}-{people}{number}") for one in MOMENTS[1:] for number in ("-1", "-2")]
            assert len({*lines, text(f"remark-last-{people}")}) == 5


def test_the_strip_is_coral_when_the_reader_loses(tmp_path: Path) -> None:
    with driving(tmp_path, more="welcomed = true\n") as driver:
        driver.app.turn_to("pangea")
        text, loud = driver.app.catalogue, 0
        for before, events, after in turns(4, 3, 900):
            if (found := telling(text, NAMES, events, before, after, 0)) is not None and found.loud:
                mine = {one.tile for one in tribes(after) if one.people == after[PEOPLE]}
                shifted = any(isinstance(event, ev.Shifted) and TILES.index(event.tile) in mine for event in events)
                crowded = any(overcrowded(after, tile) and not overcrowded(before, tile) for tile in mine)
                assert shifted or crowded
                loud += 1
            for seat in dragged(events, after):
                assert seat not in {event.seat for event in events if isinstance(event, ev.Shifted)}
        assert loud > 3


def test_every_wizard_has_three_faces() -> None:
    folder = Path(ASSETS, "games", "pangea", "art")
    for _, _, row in turns(4, 3, 10):
        for seat in range(4):
            for mood in ("", "glad", "vexed"):
                assert (folder / f"{wizard(row, seat, mood)}.svg").exists()


def test_the_strip_skips_turns_of_players_at_this_machine(tmp_path: Path) -> None:
    with driving(tmp_path, more="welcomed = true\ntips = false\n") as driver:
        view, turn = sit(driver, "pangea", GAMES["pangea"][1])
        view.link.submit(turn)
        driver.frames(30)
        assert view.board.told.current is None


def test_the_strip_waits_only_for_turns_that_concern_the_reader(tmp_path: Path) -> None:
    with driving(tmp_path, more="welcomed = true\ntips = false\nremarks = false\n") as driver:
        view, _ = sit(driver, "pangea", GAMES["pangea"][1])
        board: Any = view.board
        table, told, louds, drifts = view.table, board.told, set[bool](), set[bool]()
        for seat in range(1, len(table.seats)):
            table.acts.set_player(seat, Player("", BOT, str(Character(2, seat))))
        view.company.opponents.paused = True
        while len(louds) + len(drifts) < 4 and not table.over:
            mover, length = table.to_move, table.length
            row = bytearray(table.position)
            view.link.submit(choose(evaluator_of("pangea", row), row, 2))
            before = told.current if told.seat == mover else None
            with patch.object(told, "caption", side_effect=told.caption) as made:
                until(lambda: table.length > length and not view.link.busy, driver.step)  # noqa: B023
            caption: Caption | None = told.caption(*made.call_args.args)
            if caption is not None:
                caption.begin()
                louds.add(told.current.loud)
                goes_on = table.to_move == mover
                assert told.current.loud or ((caption.seconds == 0) == goes_on and caption.pace > 1)
                heavy = any(isinstance(event, ev.Shifted) for event in made.call_args.args[0].events)
                assert told.current.loud or heavy == (caption.pace < 1.5), "a land drifts slowly"
                drifts |= {heavy}
                assert not told.current.loud or (caption.seconds > 0.5 and caption.pace == 1)
                if before is not None and not told.current.loud:
                    assert told.current.reason
            board.skip()
        assert louds == drifts == {False, True}
