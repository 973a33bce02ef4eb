"""The guided evening by clicks: the person begins, bots wait, say what they did and why; a look back ends it."""

from __future__ import annotations

from pathlib import Path

import pytest

from luna.log.records import BOT, HUMAN
from luna.shell.app.settings import LANGUAGES
from luna.shell.modes.guided import GuidedMode
from luna.shell.screens.evening import EveningScene, begin
from tests.patience import until
from tests.ui.driver import Driver, driving, play_out
from tests.ui.hands import new_table

QUICK = 'animation_speed = "instant"\nwelcomed = true\ntips = true\nrecap = "off"\n'


def _sat_down(driver: Driver) -> GuidedMode:
    begin(driver.app, "luna")
    until(lambda: driver.top == "GuidedMode", driver.frames, told=lambda: driver.top)
    mode = driver.app.scenes[-1].mode  # type: ignore[attr-defined]
    assert isinstance(mode, GuidedMode)
    driver.frames()
    return mode


def test_the_person_begins_and_the_bot_waits_and_says_why(tmp_path: Path) -> None:
    with driving(tmp_path, more=QUICK) as driver:
        mode = _sat_down(driver)
        view = mode.view
        table = view.table
        assert [seat.kind for seat in table.seats] == [HUMAN, BOT] and view.mine
        assert mode.coach is not None and mode.coach.advice is not None and mode.coach.advice.key == "welcome"
        first = mode.coach.spots(view.board.display.layout)
        driver.click_at(first[0].center)
        assert mode.coach not in view.open
        view.play((table.game.legal(table.position)[0],))
        until(lambda: mode.panel in view.open, driver.frames)
        for _ in range(60):
            driver.frames()
        assert table.length == 1, "the bot plays only when the person goes on"
        assert view.picture.chrome().draft_hint == view.text("bots-next"), "he waits, and does not think"
        driver.click_at(mode.panel.spots(view.board.display.layout)[0].center)
        until(lambda: view.mine, driver.frames)
        until(lambda: mode.coach in view.open, driver.frames)
        done, why = mode.coach.report
        assert view.names[1] in done and why
        says = mode.coach.says()
        assert says is not None and (done in says.title)
        view.play((table.game.legal(table.position)[0],))
        until(lambda: mode.panel in view.open, driver.frames)
        driver.click_at(mode.panel.spots(view.board.display.layout)[1].center)
        assert not mode.waits
        until(lambda: view.mine and table.length == 4, driver.frames)


@pytest.mark.parametrize("size", [100, 150])
def test_in_large_text_a_report_and_a_tip_come_one_after_the_other(tmp_path: Path, size: int) -> None:
    with driving(tmp_path, more=f"{QUICK}text_size = {size}\n") as driver:
        mode = _sat_down(driver)
        coach = mode.coach
        assert coach is not None and coach.advice is not None
        coach.report = ("Wout bought.", "It was cheap.")
        driver.frames()
        both = coach.says()
        assert both is not None
        if size == 100:
            assert both.title == "Wout bought. It was cheap." and both.below
            return
        assert (both.title, both.sentence, both.below) == ("Wout bought.", "It was cheap.", "")
        driver.click_at(coach.spots(mode.view.board.display.layout)[0].center)
        tip = coach.says()
        assert coach in mode.view.open and tip is not None and tip.title == mode.view.text("coaching-name")
        driver.frames(2)
        driver.click_at(coach.spots(mode.view.board.display.layout)[0].center)
        assert coach not in mode.view.open


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_look_back_names_what_went_well_and_what_to_try(tmp_path: Path, language: str) -> None:
    with driving(tmp_path, language=language, more=QUICK) as driver:
        table = new_table(3, "preset", None)
        play_out(table, seed=4)
        scene = EveningScene(driver.app, table)
        driver.app.replace(scene)
        driver.frames(3)
        assert len(scene.well) == 3 and len({deed.key for deed in scene.well}) == 3
        names = [widget.name for widget in scene.ring.widgets]
        assert [name for name in names if name.startswith("well-")] == [f"well-{deed.key}" for deed in scene.well]
        driver.click(f"well-{scene.well[0].key}")
        assert driver.top == "ReplayScene"
