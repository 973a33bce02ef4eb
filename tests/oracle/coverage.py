"""The rules and special cases in a set of games: the notes that the rules leave in `Game.seen`."""

from collections import Counter
from collections.abc import Iterable

from .trace import replay


def coverage(games: Iterable[str]) -> Counter[str]:
    """In all games together."""
    seen: Counter[str] = Counter()
    for text in games:
        *_, (_, game) = replay(text)
        seen += game.seen
        seen[f"game {game.phase}"] += 1
        seen["turns"] += sum(count for what, count in game.seen.items() if what.startswith("action "))
    return seen


# Not here: "V5 lowest tile has a book already" (the solo game has only one book, V3).
EXPECTED: tuple[str, ...] = (
    "A5.1 favour with a shrine",
    "A5.1 favour with a shrine by the token alone",
    "A6 supply used up",
    "A7 beside another's shrine",
    "A7 last shrine",
    "A8 1 novices",
    "A8 2 novices",
    "A10 by the token alone",
    "A10 on an empty seat",
    "A10 on top of others",
    "A10 seat 10 first",
    "A10 seat 10 underneath",
    "A13 by the token alone",
    "A13 more than seven steps",
    "A13 seven steps",
    "A14 both tokens",
    "A14.1 with a shrine",
    "A14.2 token although a second novice is there",
    "A15.2 automaton evicts",
    "A15.2 automaton is evicted",
    "A15.2 player is evicted",
    "A15.2 several at once",
    "A16 another's",
    "A16 first book action of the round, 2 IP",
    "A16 own book",
    "A16 the automaton's book",
    "A17.2 last candle by the other player",
    "A17.2 last candle by the start player",
    "R1 floor",
    "R2 0 prizes of 2",
    "R2 1 prizes of 2",
    "R2 2 prizes of 2",
    "R2 0 prizes of 3",
    "R2 1 prizes of 3",
    "R2 2 prizes of 3",
    "R2 3 prizes of 3",
    "R2 tie",
    "R5 Apostate back home",
    "R5 Apostate next door",
    "R5 Apostate skips",
    "R6 appointed to a tile of an earlier round's group",
    "V4 nobody to deactivate",
    "V4 surplus lost",
    "V5 book",
    "V5 no book to take",
    "V5 nothing",
    "V8 no active novice",
    "V8 shrine",
    "V8 shrine there already",
    "V9 automaton loses nothing",
    "V10 expulsion in level 2",
    "V12 council by the token alone, level 2",
    "V12 council by the token alone, level 3",
    "V12 journey to the barred island",
    "V12 sail to the barred island",
    "V12 tide to the barred island",
    "action appoint",
    "action appoint +bribery",
    "action appoint +novice",
    "action appoint +novice +bribery",
    "action book",
    "action build",
    "action build +novice",
    "action consecrate",
    "action consecrate +bribery",
    "action council",
    "action council +novice",
    "action deactivate",
    "action expel",
    "action expel +novice",
    "action favour",
    "action favour +novice",
    "action finish",
    "action herbs",
    "action journey",
    "action meditate",
    "action pairs",
    "action recruit",
    "action recruit +novice",
    "action sail",
    "action shrine",
    "action tide",
    "journey of several parts",
    "sail from the jetty",
    "tide from the jetty",
    "tide of inactive novices",
    "tide of several parts",
)


def missing(seen: Counter[str]) -> list[str]:
    return [what for what in EXPECTED if not seen[what]]
