"""Finds the first difference between the engine and the oracle."""

from random import Random
from typing import Any

from luna.games.luna import rules as luna
from luna.games.luna.rules.notation import legal_lines, state, turn_text
from tests.games.luna.games import Played
from tests.oracle.legal import legal as oracle_legal
from tests.oracle.trace import replay as oracle_replay
from tests.oracle.trace import state as oracle_state


def first_difference(played: Played, text: str, ask_legal: float = 0.0) -> str | None:
    """Plays a game on both sides, compares every state and, with the chance `ask_legal`, the legal actions.

    `text` is the game as text, written before: the engine under test may have a planted bug.
    """
    rng = Random(len(played.turns))
    row = luna.start(played.header)
    lines: list[str | None] = [None]
    for number, (command, game) in enumerate(oracle_replay(text)):
        if number:
            turn = played.turns[number - 1]
            lines.append(turn_text(row, turn))
            for move in turn:
                luna.play(row, move)
        if command != lines[-1]:
            return f"turn {number}: {command} against {lines[-1]}"
        if found := unlike(oracle_state(game), state(row)):
            return f"turn {number}, {command}: {found}"
        if rng.random() < ask_legal and (found := unlike(oracle_legal(game), legal_lines(row))):
            return f"turn {number}, {command}: legal actions: {found}"
    return None


def unlike(expected: Any, found: Any, where: str = "") -> str:
    """The first difference of two JSON values, "" when they are equal."""
    if expected == found:
        return ""
    if isinstance(expected, dict) and isinstance(found, dict) and expected.keys() == found.keys():
        return next(text for key in expected if (text := unlike(expected[key], found[key], f"{where}.{key}")))
    if isinstance(expected, list) and isinstance(found, list) and all(isinstance(item, str) for item in expected):
        missing, surplus = set(expected) - set(found), set(found) - set(expected)
        return f"{where} missing {sorted(missing)}, surplus {sorted(surplus)}"
    return f"{where} should be {expected}, is {found}"
