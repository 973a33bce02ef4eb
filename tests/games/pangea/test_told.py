"""The strip that tells the turns of others: what is told, what it costs the reader, what the wizards say."""

from pathlib import Path
from typing import Final

import pytest

from luna import ASSETS
from luna.games.pangea.board.panels.told import MOMENTS, dragged, moment, telling, wizard
from luna.games.pangea.rules import events as ev
from luna.games.pangea.rules.board import PEOPLES, TILES
from luna.games.pangea.rules.position import PEOPLE, overcrowded
from luna.games.pangea.rules.tribes import tribes
from luna.shell.app.settings import LANGUAGES
from tests.games.pangea.test_motion import turns
from tests.ui.driver import driving
from tests.ui.test_moments import GAMES, sit

NAMES: Final = ("Ilse", "Anouk", "Bram", "Matthieu")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_turn_is_told_with_its_player_once(language: str, tmp_path: Path) -> None:
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


def test_it_is_loud_where_the_reader_loses(tmp_path: Path) -> None:
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


def test_a_turn_of_a_player_here_is_not_told(tmp_path: Path) -> None:
    with driving(tmp_path, more="welcomed = true\ntips = false\n") as driver:
        view, turn = sit(driver, "pangea", GAMES["pangea"][1])
        view.link.submit(turn)
        driver.frames(30)
        assert view.board.told.current is None
