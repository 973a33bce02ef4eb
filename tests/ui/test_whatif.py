"""The what-if board: everything can be tried out, and nothing of it stays."""

from __future__ import annotations

import random
from pathlib import Path

import pygame

from luna.games.luna import rules as game
from luna.shell.modes.whatif import WhatIf
from luna.table.link import TableLink
from tests.ui.driver import LunaTable, driving, play_out, play_turn
from tests.ui.looking import QUICK, opened, replaying, settled


def test_what_if_leaves_no_trace(tmp_path: Path) -> None:
    with driving(tmp_path, more=QUICK) as driver:
        scene = opened(driver, 40)
        file = driver.app.saves.folder / scene.table.name
        before = file.read_bytes(), scene.table.history, scene.table.digest
        shown, head = scene.board.display.shown, scene.table.head
        for way_back in (pygame.K_w, pygame.K_ESCAPE):
            driver.key(pygame.K_w)
            board = settled(driver)
            assert isinstance(board.mode, WhatIf) and board.table.in_memory
            chance = random.Random(3)
            seats = set()
            for _ in range(9):
                seats.add(board.table.to_move)
                turn = play_turn(board.position, chance)
                assert turn is not None
                board.link.submit(turn)
                settled(driver)
            assert len(seats) == 4 and board.table.length == 49
            for command, length in (("undo", 48), ("undo", 47), ("redo", 48)):
                board.do(command)
                settled(driver)
                assert board.table.length == length
            driver.key(way_back)
            assert driver.app.scenes[-1] is scene
            assert (file.read_bytes(), scene.table.history, scene.table.digest) == before
            assert scene.board.display.shown == shown and scene.table.head == head


def test_what_if_from_an_earlier_moment(tmp_path: Path) -> None:
    with driving(tmp_path, more=QUICK) as driver:
        scene = opened(driver, 40)
        scene.log.show(17)
        replaying(driver)
        driver.key(pygame.K_w)
        board = settled(driver)
        assert board.table.digest == game.digest(scene.table.position_at(17))
        assert board.names == scene.names
        driver.key(pygame.K_w)
        assert replaying(driver).number == 17


def test_a_what_if_game_may_end_without_an_end(tmp_path: Path) -> None:
    with driving(tmp_path, more=QUICK) as driver:
        scene = opened(driver, 40)
        board = LunaTable(driver.app, TableLink(scene.table.what_if(40)), WhatIf(scene.names))
        play_out(board.table, seed=8)
        driver.app.push(board)
        driver.frames(20)
        assert board.table.over and driver.app.scenes[-1] is board
        driver.key(pygame.K_w)
        assert driver.app.scenes[-1] is scene and scene.table.length == 40
