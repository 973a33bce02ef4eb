"""`play [SAVE]`: the game in its window."""

from __future__ import annotations


def run(argv: list[str]) -> int:
    from luna.client.program import run as play

    return play(argv)
