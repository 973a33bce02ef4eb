"""The grounds of a turn in words, with the goal that a hint names first. Pure."""

from collections.abc import Sequence
from typing import Final

from luna.bots.answers import Thought
from luna.core import data
from luna.games.luna.board.words.sentences import kinds, told
from luna.games.luna.bot.evaluator import THEMES
from luna.games.luna.bot.grounds import WEAK, argument, drawback, grounds
from luna.games.luna.bot.turn_case import Ground, Prey, Step
from luna.games.luna.rules.position import ACTION, PHASE
from luna.text import Catalogue
from luna.text.sentences import Kinds, listed, slots, worth

_SEVERAL: Final = 3
_SAME: Final = 0.25
"""Turns within so many points count as equal: the bot cannot distinguish them."""
_LOOKED_AT: Final = 0.04
"""The least share of the search for which a turn's value counts as known."""
_GOALS: Final = {ground: goal for goal, grounds in data.toml("luna", "goals.toml").items() for ground in grounds}
"""Grounds that share a goal. Every other ground is a goal of its own."""


def grounds_of(row: bytearray, thought: Thought) -> list[Ground]:
    """The grounds of the chosen turn, at least one: "nothing stands out" is also a ground."""
    assert thought.choice is not None
    if thought.exact:
        ahead = round(thought.lines[0].margin)
        outcome = "ahead" if ahead > 0 else "behind" if ahead else "even"
        return [Ground("exact", {"outcome": outcome, "points": abs(ahead)}), *grounds(row, thought.choice, THEMES, 1)]
    if not thought.lines:
        return [Ground("circles", {})]
    if len(thought.lines) == 1:
        return [Ground("only", {})]
    line = thought.line if thought.line[:1] == (thought.choice,) else ()
    found = argument(row, thought.choice, thought.why, line)
    if equal := _equal(row, thought):
        even, weak = Ground("even", {"count": equal}), not found or found[0].name in WEAK
        found = [even, *found[:1]] if weak else [found[0], even]
    against = drawback(row, thought.choice)
    return (found or [Ground("none", {})]) + ([against] if against else [])


def _equal(row: bytearray, thought: Thought) -> int:
    """The number of turns rated as high as the choice; 0 for fewer than three, unless one is not behind it."""
    best, *others = thought.lines
    if best.turn != thought.choice or row[PHASE] != ACTION:
        return 0
    same = [line for line in others if abs(best.margin - line.margin) <= _SAME]
    known = [line for line in same if line.share >= _LOOKED_AT or not best.share]
    level = any(line.margin >= best.margin for line in same)
    return 1 + len(known) if len(known) + 1 >= _SEVERAL else 2 if level else 0


def ground_words(text: Catalogue, names: Sequence[str], ground: Ground) -> str:
    """A ground in words; `names` by seat."""
    if ground.name == "favours-use":  # worded as in the rules
        favour = str(ground.facts["favour"])
        return text("rule-novice-token-short" if favour == "novice" else f"rule-{favour}-short")

    def prey(novices: Prey) -> dict[str, str | int]:
        evicted = [text("preview-evicted", name=names[seat], tile=tile) for seat, tile in novices]
        tiles = listed(text, [str(tile) for _, tile in novices])
        return {"count": len(novices), "list": listed(text, evicted), "tiles": tiles}

    def turn(step: Step) -> str:
        return told(text, names, bytearray(step.row), step.turn)

    how = kinds(text, names)
    ways: Kinds = {
        "causes": lambda causes: {"list": listed(text, [text(f"cause-{cause}") for cause in causes.split()])},
        "first": how["favour"],
        "second": how["favour"],
        **{name: how[name] for name in ("seat", "island", "favour")},
        "list": prey,
        "theme": lambda about: text(f"theme-{about}"),
        "amount": lambda amount: {"worth": worth(text, amount)},
        "answer": turn,
        "then": turn,
    }
    return text(f"ground-{ground.name}", **slots(ground.facts, ways))


def goal(text: Catalogue, ground: Ground) -> str:
    """The goal of a turn, without the turn."""
    name = ground.name.removeprefix("opponent-")
    return text(f"goal-{_GOALS.get(name, name)}")
