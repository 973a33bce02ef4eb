"""The table of a challenge: a sign over the sea shows its goals."""

from collections.abc import Mapping

import pygame
from typing_extensions import override

from luna.learning.challenge import Challenge
from luna.shell.board import banner
from luna.shell.board.table_view import TableView
from luna.shell.drawing import theme
from luna.shell.modes.mode import Mode
from luna.shell.records import achievements
from luna.table.table import Table


class ChallengeMode(Mode):
    """The usual mode with a sign."""

    view: TableView

    def __init__(self, challenge: Challenge) -> None:
        self.challenge = challenge
        self._stood: tuple[bytes, Mapping[str, int]] | None = None

    @override
    def draw(self, surface: pygame.Surface) -> None:
        view, challenge = self.view, achievements.challenge_of(self.view.table)
        if challenge is None:
            return
        now = self._now(view.table)
        ink = theme.GOLD_PALE if challenge.met(now) else theme.now.MOONLIGHT
        said = achievements.goals(view.text, challenge, now)
        banner.ask(view.board.display.pen.on(surface), said, "", "", ink, None)

    def _now(self, table: Table) -> Mapping[str, int]:
        key = bytes(table.position)
        if self._stood is None or self._stood[0] != key:
            self._stood = key, achievements.standing(table)
        return self._stood[1]


def mode_of(table: Table) -> Mode | None:
    """The mode of a challenge's table; None for any other table."""
    challenge = achievements.challenge_of(table)
    return None if challenge is None else ChallengeMode(challenge)
