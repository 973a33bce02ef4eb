"""The real window, played with the mouse from the preparation round to the final table."""

import random
import subprocess
import sys
import time
from copy import copy
from pathlib import Path

import pygame
import pytest

from luna.core.game import Turn
from luna.games.luna import rules as game
from luna.games.luna.board import targets
from luna.games.luna.board.hand import card
from luna.games.luna.board.hand.drafting import Drafting
from luna.games.luna.board.targets import REDO, UNDO
from luna.games.luna.board.view_model import ViewModel
from luna.games.luna.rules.board import ISLANDS
from luna.games.luna.rules.events import RoundScored, ScoringBeat
from luna.games.luna.rules.moves import JOURNEY, MEDITATION, TIDE, WITH_NOVICE, kind_of
from luna.games.luna.rules.notation import action_text
from luna.games.luna.rules.views import view
from luna.games.luna.screens.finale import FinaleScene
from luna.games.luna.screens.scoring import ScoringScene
from luna.shell.board.pointing import Button
from luna.shell.screens.game_over import FinalScene
from luna.table.table import Table
from luna.text import Catalogue
from tests.ui.clicks import KINDS, clicks_for, kind_name, random_turn, some_targets
from tests.ui.driver import LunaTable
from tests.ui.hands import Hand, new_table

MOST_CLICKS = {
    "favour": 1,
    "recruit": 1,
    "build": 1,
    "herbs": 1,
    "council": 1,
    "expel": 1,
    "appoint": 1,
    "consecrate": 1,
    "book": 2,
    "meditate": 1,
    "sail": 2,
    "setup-shrine": 1,
    "setup-pairs": 4,
}
"""The fewest clicks for each kind of turn. Journey and tide: two for each part, and one to set sail."""


def limit(turn: Turn, row: bytearray) -> int:
    """The maximum number of clicks of a turn."""
    kind = kind_name(turn)
    if kind in ("journey", "tide"):
        # One more if the vehicle is not the cheapest, or if a click on a boat would mean Herbs.
        return 2 * (len(turn) - 1) + 1 + (1 if kind == "tide" else 0)
    seen = view(row)
    last_candle = kind == "meditate" and seen.candles == 1
    if kind == "herbs" and targets.of(clicks_for(row, turn)[0], "verb"):
        return 2
    spare_token = kind in ("favour", "recruit", "build", "appoint", "council", "expel") and turn[0] & WITH_NOVICE
    return MOST_CLICKS[kind] + (1 if last_candle or spare_token else 0)


@pytest.mark.slow
def test_whole_games_with_the_mouse(tmp_path: Path) -> None:
    """Every kind of action, from the preparation to the final table, in as few clicks as possible."""
    used: dict[str, int] = {}
    for seed, setup in ((3, "free"), (8, "preset")):
        chance = random.Random(seed)
        path = tmp_path / f"{seed}.luna"
        hand = Hand(tmp_path, new_table(seed, setup, path))
        while isinstance(hand.app.scenes[0], LunaTable):
            scene = hand.scene
            row = scene.position
            turn = random_turn(row, chance)
            if kind_of(turn[0]) in (JOURNEY, TIDE):
                turn = (*turn[:2], turn[-1]) if len(turn) > 3 else turn
            if scene.table.length % 25 == 24:  # the open log, with a sentence for every event
                hand.key(pygame.K_l)
                hand.key(pygame.K_l)
            clicks = hand.play(turn)
            assert clicks <= limit(turn, row), (action_text(turn), clicks)
            used[kind_name(turn)] = max(used.get(kind_name(turn), 0), clicks)
        assert isinstance(hand.app.scenes[-1], FinalScene)
        assert not hand.app.catalogue.missing
        hand.app.close()
    assert set(used) == KINDS


def test_undo_and_redo_in_the_middle(tmp_path: Path) -> None:
    chance = random.Random(2)
    hand = Hand(tmp_path, new_table(2, "preset", None))
    digests = [hand.scene.table.digest]
    for _ in range(6):
        hand.play(random_turn(hand.scene.position, chance))
        digests.append(hand.scene.table.digest)
    for number in (5, 4, 3):
        hand.click(UNDO)
        hand.settle()
        assert hand.scene.table.digest == digests[number]
        assert hand.scene.board.display.choreography.shown == ViewModel.of(view(hand.scene.position))
    hand.move((640, 400))
    hand.click(REDO)
    hand.settle()
    assert hand.scene.table.digest == digests[4]
    hand.key(pygame.K_y, pygame.KMOD_CTRL)
    hand.settle()
    assert hand.scene.table.digest == digests[5]
    hand.key(pygame.K_z)
    hand.settle()
    assert hand.scene.table.digest == digests[4]
    hand.app.close()


def test_a_killed_game_can_be_continued(tmp_path: Path) -> None:
    """Every turn is on the disk before it is shown: a copy of the file at any moment has it."""
    chance = random.Random(4)
    path = tmp_path / "game.luna"
    hand = Hand(tmp_path, new_table(4, "free", path))
    for number in range(9):
        hand.play(random_turn(hand.scene.position, chance))
        copy = tmp_path / f"copy-{number}.luna"
        copy.write_bytes(path.read_bytes())
        again = Table.open(game, copy)
        assert again.digest == hand.scene.table.digest
        again.close()
    hand.app.close()
    with_window = Hand(tmp_path, Table.open(game, tmp_path / "copy-8.luna"))
    with_window.play(random_turn(with_window.scene.position, chance))
    with_window.app.close()


def test_a_killed_process_leaves_every_turn_that_it_showed(tmp_path: Path) -> None:
    """Not a copy but a kill: the process ends without cleanup while its window is open."""
    path = tmp_path / "killed.luna"
    script = f"""
import os, random
from pathlib import Path
from tests.ui.test_table_play import Hand, new_table, random_turn
chance = random.Random(5)
hand = Hand(Path({str(tmp_path)!r}), new_table(5, "preset", Path({str(path)!r})))
for _ in range(5):
    hand.play(random_turn(hand.scene.position, chance))
print(hand.scene.table.digest.hex(), flush=True)
os._exit(9)
"""
    root = Path(__file__).parents[2]
    done = subprocess.run([sys.executable, "-c", script], cwd=root, capture_output=True, text=True, check=False)
    assert done.returncode == 9, done.stderr
    again = Table.open(game, path)
    assert again.digest.hex() == done.stdout.split()[-1]
    assert again.length == 5
    again.close()


def test_an_illegal_click_says_why(tmp_path: Path) -> None:
    hand = Hand(tmp_path, new_table(1, "preset", None))
    scene = hand.scene
    dark = max(scene.board.display.picture.layout.slots)
    hand.click(targets.Tile(dark))
    assert scene.board.hand.refused is not None
    assert f"Tile {dark} is not released" in scene.board.hand.refused.lines[0].words
    assert scene.table.length == 0
    hand.click(targets.Verb("consecrate"))
    assert scene.board.hand.refused is not None and scene.board.hand.refused.lines
    assert not hand.app.catalogue.missing
    hand.app.close()


def test_a_draft_goes_back_step_by_step_and_nothing_is_modal(tmp_path: Path) -> None:
    hand = Hand(tmp_path, new_table(1, "preset", None))
    scene = hand.scene
    me = scene.board.hand.draft.me
    origin = next(isle for isle in range(7) if me.active[isle])
    to = next(isle for isle in range(7) if isle != origin)
    hand.click(targets.Group(ISLANDS[origin]))
    hand.click(targets.Island(ISLANDS[to]))
    assert scene.board.hand.draft.begun.turn is not None
    hand.press((960, 480), button=3)
    assert not scene.board.hand.draft.busy
    hand.click(targets.Group(ISLANDS[origin]))
    hand.key(pygame.K_ESCAPE)
    assert not scene.board.hand.draft.busy
    assert hand.app.scenes == (scene,)
    hand.app.close()


def _to_the_scoring(hand: Hand) -> ScoringScene:
    """Only meditation: the last candle asks for a second click."""
    while not isinstance(hand.app.scenes[-1], ScoringScene):
        hand.click(targets.CANDLE)
        hand.settle()
    found = hand.app.scenes[-1]
    assert isinstance(found, ScoringScene)
    return found


def test_the_scoring_has_three_beats_that_can_be_skipped(tmp_path: Path) -> None:
    hand = Hand(tmp_path, new_table(1, "preset", None), "1")
    hand.app.settings.reduced_motion = True  # the sheet counts, not the board
    scoring = _to_the_scoring(hand)
    assert hand.clicks == 4  # three candles, and once more for the last
    said = [scoring.said]
    for _ in range(3):
        hand.key(pygame.K_SPACE)
        said.append(scoring.said)
    assert said == [0, 1, 2, 3]
    hand.key(pygame.K_SPACE)
    hand.settle()
    assert hand.scene.board.display.choreography.shown == ViewModel.of(view(hand.scene.position))
    scoring = _to_the_scoring(hand)
    hand.key(pygame.K_ESCAPE)  # shows all of it
    assert scoring.complete and hand.app.scenes[-1] is scoring
    hand.key(pygame.K_ESCAPE)
    hand.settle()
    assert hand.app.scenes == (hand.scene,)
    assert view(hand.scene.position).round == 3
    hand.app.close()


@pytest.mark.parametrize("speed", ["1", "instant"])
def test_the_end_of_the_game_has_a_page_of_its_own(tmp_path: Path, speed: str) -> None:
    table = new_table(1, "preset", None)
    while speed != "instant" and view(table.position).round < 6:  # at full speed only the last round is watched
        table.acts.submit((MEDITATION,))
    hand = Hand(tmp_path, table, speed)
    if speed == "instant":
        for _ in range(5):
            _to_the_scoring(hand)
            hand.leave_scoring()
        scoring = _to_the_scoring(hand)
        assert [[beat.beat for beat in page] for page in scoring.sheet.pages] == [
            ["priestess", "apostate", "temple"],
            ["shrines", "favours", "council"],
        ]
        said = []
        while isinstance(hand.app.scenes[-1], ScoringScene):
            said.append((scoring.page, scoring.said))
            hand.key(pygame.K_SPACE)
        assert said == [(0, 3), (1, 3)]
    else:
        while hand.app.scenes == (hand.scene,):
            hand.click(targets.CANDLE)
            hand.settle()
        dawn = hand.app.scenes[-1]
        assert isinstance(dawn, FinaleScene) and not dawn.complete, "the beats were told on the board"
        hand.key(pygame.K_SPACE)
        assert dawn.complete and hand.app.scenes[-1] is dawn, "the first key shows all of it"
        hand.key(pygame.K_SPACE)
    if isinstance(hand.app.scenes[0], LunaTable):
        hand.settle()
        hand.frame()
    assert isinstance(hand.app.scenes[-1], FinalScene)
    assert not hand.app.catalogue.missing
    hand.app.close()


@pytest.mark.parametrize("language", ["en", "de", "fr", "nl"])
def test_the_rules_in_the_scoring_are_not_truncated(tmp_path: Path, language: str) -> None:
    """At the smallest window, for every island: each line of a column is complete and has room."""
    hand = Hand(tmp_path, new_table(1, "preset", None), "instant")
    app = hand.app
    app.catalogue.switch(language)
    names, seen = ["A", "B", "C", "D"], view(new_table(4, "preset", None).position)._replace(prizes=(7, 5, 3, 1))
    causes = ("priestess", "apostate", "temple", "shrines", "favours", "council")
    for island in ISLANDS:
        beats = [ScoringBeat(beat, island if beat in causes[:2] else None, ()) for beat in causes]
        scoring = ScoringScene(app, [*beats, RoundScored(6, (0,) * 4, (0,) * 4)], names, seen)
        for number, beat in enumerate(beats):
            lines = scoring.sheet.rules(beat)
            assert len(lines) <= 2
            for line in lines:
                assert app.fonts.width(line, "label") <= scoring.sheet.room(number % 3), line
            title = app.catalogue(f"scoring-{beat.beat}")
            assert app.fonts.width(title, "subheading", 18) <= scoring.sheet.room(number % 3), title
    assert not app.catalogue.missing
    app.close()


def test_at_instant_speed_the_scoring_is_complete_at_once(tmp_path: Path) -> None:
    hand = Hand(tmp_path, new_table(1, "preset", None), "instant")
    scoring = _to_the_scoring(hand)
    assert scoring.complete
    hand.press((10, 10))
    hand.press(scoring.sheet.panel.center)
    assert hand.app.scenes[-1] is scoring, "a click that was meant for the table closes nothing"
    hand.press(scoring.sheet.button.center)
    hand.settle()
    assert hand.app.scenes == (hand.scene,)
    hand.app.close()


def test_input_is_never_blocked_by_animation(tmp_path: Path) -> None:
    """The next action begins at once; the previous one jumps to its end."""
    hand = Hand(tmp_path, new_table(2, "preset", None), "0.5")
    scene = hand.scene
    for _ in range(3):
        favour = next(target for target in scene.board.hand.lit if targets.of(target, "stack"))
        point = scene.board.display.picture.layout.stack_hits[favour.name].center
        hand.press(point)
        while scene.link.busy:
            time.sleep(0.001)
            hand.frame()
        assert scene.board.display.choreography.busy
        hand.withdraw()
    assert scene.table.length == 3
    assert len(scene.board.display.choreography.queue) <= 2  # one act and the rest after it
    hand.app.close()


def test_a_drag_equals_two_clicks(tmp_path: Path) -> None:
    hand = Hand(tmp_path, new_table(1, "preset", None))
    scene = hand.scene
    origin = next(isle for isle in range(7) if scene.board.hand.draft.me.active[isle])
    to = next(isle for isle in range(7) if isle != origin)
    first, last = hand.place(targets.Group(ISLANDS[origin])), hand.place(targets.Island(ISLANDS[to]))
    hand.move(first)
    hand.post(pygame.MOUSEBUTTONDOWN, pos=first, button=1)
    hand.move(last)
    hand.post(pygame.MOUSEBUTTONUP, pos=last, button=1)
    assert scene.board.hand.draft.begun.turn is not None
    hand.key(pygame.K_RETURN)
    hand.settle()
    assert scene.table.length == 1
    hand.app.close()


@pytest.mark.parametrize("language", ["en", "de", "fr", "nl"])
def test_every_card_has_its_words(language: str) -> None:
    """For everything under the pointer, in the preparation and in play: no key is missing from the catalogue."""
    text, chance = Catalogue(language), random.Random(1)
    table = new_table(6, "free", None, ("yellow", "red", "blue"))
    for number in range(40):
        row = table.position
        if number < 7 or number % 8 == 0:
            draft = Drafting(row)
            frame: list[targets.Target] = [Button("log"), Button("menu"), UNDO, REDO, targets.RESET]
            for target in some_targets(row) + frame:
                card.card(text, ["A", "B", "C"], draft, target)
                answer = copy(draft).click(target)
                if answer.hint:
                    text(answer.hint)
        table.acts.submit(random_turn(row, chance))
    assert not text.missing
    table.close()
