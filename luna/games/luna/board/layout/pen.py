"""The hand that draws Luna: it knows where everything of Luna is."""

from __future__ import annotations

from luna.games.luna.board.layout.layout import Layout
from luna.shell.board import pen

Pen = pen.Pen[Layout]
