"""Helpers for the page of saved games."""

import os
from pathlib import Path

import pygame

from luna.log.saves import Saves
from luna.shell.screens.save_pages import SaveScene
from luna.shell.screens.saves import SaveRow, SavesScene
from tests.ui.driver import Driver, a_game


def named(saves: Saves, name: str, played: float, turns: int = 20, seed: int = 1, solo: int = 0) -> Path:
    """A game of that name, last played at that time."""
    orders = ("yellow",) if solo else ("yellow", "red")
    path = saves.rename(a_game(saves, turns, orders, seed, solo), name)
    os.utime(path, (played, played))
    return path


def listed(driver: Driver) -> list[str]:
    """The names on the page."""
    return [widget.save.name for widget in driver.menu.ring.widgets if isinstance(widget, SaveRow)]


def row(driver: Driver, name: str) -> SaveRow:
    return next(
        widget for widget in driver.menu.ring.widgets if isinstance(widget, SaveRow) and widget.save.name == name
    )


def shown(driver: Driver) -> None:
    driver.app.replace(SavesScene(driver.app))
    driver.frames(4)


def more(driver: Driver, name: str) -> SaveScene:
    driver.click(row(driver, name).name.replace("save", "more"))
    driver.frames(3)
    return saved(driver)


def saved(driver: Driver) -> SaveScene:
    scene = driver.menu
    assert isinstance(scene, SaveScene)
    return scene


def toast(driver: Driver) -> str:
    """The last message, which is removed."""
    driver.frames(2)
    said = driver.app.toasts.shown or ""
    driver.frames(60 * 8)
    return said


def write(driver: Driver, entry: str, text: str) -> None:
    driver.click(entry)
    driver.key(pygame.K_a, pygame.KMOD_CTRL)
    driver.key(pygame.K_BACKSPACE)
    if text:
        driver.write(text)
