"""Turns as text (notation.md): parsing a line, and writing an action in its one canonical form.

Parsing is lenient (order of parts, several blanks, `*1`) so that a refusal can show the canonical line.
"""

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from .data import ISLANDS

NOTATION = "notation"  # in place of a rule id when a line breaks notation.md, not luna.md
JETTY = "jetty"


class Fault(NamedTuple):
    """Why a line is refused."""

    rule: str
    reason: str


class NotUnderstood(Exception):
    """The line is no action at all."""


@dataclass(frozen=True)
class Part:
    """Some novices that go the same way, in a journey, by tide or by sailboat."""

    origin: str
    asleep: bool
    target: str
    count: int


@dataclass(frozen=True)
class Action:
    kind: str
    island: str = ""
    count: int = 0
    islands: tuple[str, ...] = ()
    parts: tuple[Part, ...] = ()
    tile: int = 0
    source: int = 0  # the tile a book comes from
    novice: bool = False
    bribery: bool = False


ISLAND = "|".join(ISLANDS)
NUMBER = "0|[1-9][0-9]{0,2}"
PART = re.compile(rf"(~?)({ISLAND}|{JETTY})>({ISLAND})(?:\*({NUMBER}))?")


# understanding ---------------------------------------------------------------------------------------------------


def understand(line: str) -> Action:
    """The action of a line, legal or not."""
    words = line.split()
    modifiers = [word for word in words if word.startswith("+")]
    if len(set(modifiers)) < len(modifiers) or not set(modifiers) <= {"+novice", "+bribery"}:
        raise NotUnderstood(f"modifiers {' '.join(modifiers)!r}")
    plain = [word for word in words if not word.startswith("+")]
    novice, bribery = "+novice" in modifiers, "+bribery" in modifiers
    if plain and plain[0] in ("journey", "tide", "sail") and len(plain) > 1:
        return Action(plain[0], parts=tuple(_part(word) for word in plain[1:]), novice=novice, bribery=bribery)
    for pattern, make in _PATTERNS:
        if match := re.fullmatch(pattern, " ".join(plain)):
            made = make(*match.groups())
            return Action(made.kind, made.island, made.count, made.islands, (), made.tile, made.source, novice, bribery)
    raise NotUnderstood("no such action")


def _part(word: str) -> Part:
    match = PART.fullmatch(word)
    if not match or word.startswith(f"~{JETTY}"):
        raise NotUnderstood(f"{word!r} is no part of a move")
    tilde, origin, target, count = match.groups()
    return Part(origin, tilde == "~", target, int(count or 1))


def _in_name_order(*islands: str) -> tuple[str, ...]:
    return tuple(sorted(islands, key=ISLANDS.index))


_PATTERNS: tuple[tuple[str, Callable[..., Action]], ...] = (
    (rf"shrine at ({ISLAND})", lambda i: Action("shrine", i)),
    (rf"pairs ({ISLAND}) ({ISLAND}) ({ISLAND}) ({ISLAND})", lambda *i: Action("pairs", islands=_in_name_order(*i))),
    (rf"favour ({ISLAND})", lambda i: Action("favour", i)),
    (rf"recruit ({ISLAND})", lambda i: Action("recruit", i)),
    (r"build", lambda: Action("build")),
    (rf"herbs ({ISLAND}) ({NUMBER})", lambda i, n: Action("herbs", i, int(n))),
    (rf"council ({ISLAND}) ({NUMBER})", lambda i, n: Action("council", i if int(n) else "", int(n))),
    (r"council", lambda: Action("council")),
    (rf"expel ({NUMBER})", lambda n: Action("expel", count=int(n))),
    (r"expel", lambda: Action("expel")),
    (rf"appoint ({NUMBER})", lambda t: Action("appoint", tile=int(t))),
    (rf"consecrate ({NUMBER})", lambda t: Action("consecrate", tile=int(t))),
    (rf"book ({NUMBER})>({NUMBER})", lambda s, t: Action("book", tile=int(t), source=int(s))),
    (r"meditate", lambda: Action("meditate")),
    (rf"deactivate ({ISLAND})", lambda i: Action("deactivate", i)),
    (r"finish", lambda: Action("finish")),
)


# spelling --------------------------------------------------------------------------------------------------------


def spell(action: Action) -> str:
    """The canonical line, without the order prefix."""
    a = action
    match a.kind:
        case "shrine":
            words = ["shrine at", a.island]
        case "pairs":
            words = ["pairs", *a.islands]
        case "favour" | "recruit" | "deactivate":
            words = [a.kind, a.island]
        case "herbs":
            words = ["herbs", a.island, str(a.count)]
        case "journey" | "tide" | "sail":
            words = [a.kind, *(spell_part(part) for part in tidy(a.parts))]
        case "council":
            words = ["council", a.island, str(a.count)] if a.count else ["council"]
        case "expel":
            words = ["expel", str(a.count)] if a.count else ["expel"]
        case "appoint" | "consecrate":
            words = [a.kind, str(a.tile)]
        case "book":
            words = ["book", f"{a.source}>{a.tile}"]
        case _:  # build, meditate, finish
            words = [a.kind]
    return " ".join(words + ["+novice"] * a.novice + ["+bribery"] * a.bribery)


def spell_part(part: Part) -> str:
    return ("~" if part.asleep else "") + f"{part.origin}>{part.target}" + (f"*{part.count}" if part.count != 1 else "")


def tidy(parts: tuple[Part, ...]) -> tuple[Part, ...]:
    """Equal parts merged; origin in name order (jetty last), there active before inactive, then the destination."""
    places = (*ISLANDS, JETTY)
    merged: Counter[tuple[int, bool, int]] = Counter()
    for part in parts:
        merged[places.index(part.origin), part.asleep, places.index(part.target)] += part.count
    return tuple(
        Part(places[origin], asleep, places[target], count)
        for (origin, asleep, target), count in sorted(merged.items())
    )


@lru_cache(1 << 16)
def read_action(line: str) -> Action | Fault:
    """An action is accepted only in its canonical spelling."""
    try:
        action = understand(line)
    except NotUnderstood as problem:
        return Fault(NOTATION, str(problem))
    if spell(action) != line:
        return Fault(NOTATION, f"write {spell(action)!r}")
    return action
