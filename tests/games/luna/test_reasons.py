"""Every reason for a refusal: each code occurs, with its rule and its facts."""

import pytest

from luna.games.luna import rules as luna
from luna.games.luna.rules import refusals
from luna.games.luna.rules.board import ISLANDS
from luna.games.luna.rules.moves import APPOINT, CLOSE, JOURNEY, encode, encode_part
from luna.games.luna.rules.requirements import way_to
from tests.games.luna.factories import Pieces, Row, position, turn_of
from tests.games.reasons import reasons


def preparation(*moves: str) -> Row:
    header = luna.deal(luna.choose(("yellow", "red"), "free", first=0), b"1")
    row = luna.start(header)
    for action in moves:
        for move in turn_of(action):
            luna.play(row, move)
    return row


def has(**pieces: object) -> Row:
    """Two players; yellow has these pieces."""
    return position(round=3, builder="tide", apostate="shrine", yellow=pieces)  # type: ignore[arg-type]


SHRINES_OUT: Pieces = {"shrines": ISLANDS[:6], "favours": ["shrine"], "active": {"tide": 2}}
TOP = position(council=[("red", 0), ("yellow", 10)], yellow={"active": {"tide": 2}})
NEAR = position(council=[("red", 0), ("yellow", 8)], yellow={"active": {"tide": 5}})
SOLO = position(solo=2, apostate="book", yellow={"active": {"book": 2}})
BOOKS = position(temple={5: "yellow", 6: "red"}, yellow={"favours": ["book"]})

CASES: list[tuple[Row, str, str, str]] = [
    (position(round=6, phase="over"), "meditate", "over", "E1"),
    (preparation(), "meditate", "not-now-preparation", "S11"),
    (preparation("shrine at book", "shrine at tide"), "journey book>tide", "not-now-preparation", "S12"),
    (has(), "shrine at book", "not-now-shrine", "S11"),
    (preparation(), "pairs book bribery novice sail", "not-now-pairs", "S12"),
    (SOLO, "deactivate book", "not-now-deactivate", "V4"),
    (has(), "deactivate book", "not-now-deactivate", "V4"),
    (position(solo=1, phase="round-start"), "finish", "not-now-action", "V4"),
    (position(solo=1, phase="round-start"), "council +novice", "not-now-action", "V4"),
    (has(), "finish", "not-now-finish", "V6"),
    (SOLO, "meditate", "solo-no-meditation", "V1"),
    (preparation(), "shrine at herbs", "shrine-on-herbs", "S11"),
    (preparation("shrine at book"), "shrine at book", "shrine-taken", "S11"),
    (preparation("shrine at book", "shrine at tide"), "pairs book novice sail herbs", "pairs-at-shrine", "S12"),
    (has(active={"book": 1}), "favour book", "needs-novices", "A5"),
    (has(active={"book": 1}), "favour book +novice", "needs-token", "A4"),
    (has(inactive={"book": 1}), "herbs book 1", "needs-token", "A8"),
    (has(active={"book": 2}, favours=["book"]), "favour book", "holds-token", "A5"),
    (has(active={"book": 12}), "recruit book", "needs-supply", "A6"),
    (has(**SHRINES_OUT), "build", "needs-shrine", "A7"),
    (has(shrines=["tide"], favours=["shrine"], active={"tide": 2}), "build", "shrine-here", "A7"),
    (
        has(shrines=["herbs"], favours=["novice"], active={"herbs": 2}),
        "appoint 5 +novice",
        "no-use-for-novice",
        "A14.2",
    ),
    (has(inactive={"herbs": 1}, favours=["herbs"]), "herbs herbs 1", "herbs-on-herbs", "A8"),
    (has(inactive={"book": 1}, favours=["herbs"]), "herbs book 2", "needs-inactive", "A8"),
    (NEAR, "council tide 3", "council-room", "A10"),
    (TOP, "council tide 1", "council-top", "A10"),
    (has(active={"book": 2}), "journey book>book", "same-island", "A9"),
    (has(active={"book": 2}, favours=["sail"]), "sail book>book", "same-island", "A12"),
    (has(active={"book": 2}), "journey book>tide*3", "needs-traveller", "A9"),
    (has(favours=["tide"]), "tide jetty>book", "needs-traveller", "A11"),
    (has(active={"book": 3}, favours=["sail"]), "sail book>tide*3", "sail-two", "A12"),
    (position(temple={5: "yellow"}), "appoint 5", "not-on-path", "A14"),
    (position(path={5: "red"}), "appoint 5", "tile-claimed", "A14"),
    (has(active={"herbs": 2}), "appoint 26", "not-on-path", "A14"),
    (has(active={"sail": 2}), "appoint 25", "tile-dark", "A14.3"),
    (has(active={"novice": 2, "sail": 2}), "appoint 17", "needs-bribery", "A14.4"),
    (has(active={"herbs": 2}, favours=["bribery"]), "appoint 5 +bribery", "no-bribery", "A14.4"),
    (has(), "consecrate 5", "not-own-tile", "A15"),
    (BOOKS, "book 5>6", "no-book", "A16"),
    (BOOKS, "book 2>6", "not-own-novice", "A16"),
    (BOOKS, "book 2>1", "has-book", "A16"),
    (SOLO, "council book 1", "solo-forbidden", "V10"),
    (position(solo=3, apostate="book", yellow={"active": {"book": 2}}), "recruit book", "solo-forbidden", "V11"),
    (position(solo=3, apostate="book", yellow={"active": {"book": 2}}), "expel 1", "solo-no-expulsion", "V11"),
]

HOME = has(active={"book": 2, "tide": 2})
BY_CODE: list[tuple[Row, tuple[int, ...], str, str]] = [
    (HOME, (0x9000,), "no-move", "A1"),
    (HOME, (), "no-move", "A1"),
    (HOME, (encode(0, APPOINT, 5 << 2),), "wrong-symbol", "A14"),
    (HOME, (encode(8, 4),), "nobody-to-use", "A10"),
    (HOME, (encode(8, 5),), "nobody-to-use", "A13"),
    (HOME, (encode_part(JOURNEY, 0, False, 1, 1),), "parts-end", "A9"),
    (HOME, (CLOSE,), "parts-end", "A11"),
    (HOME, (encode_part(JOURNEY, 6, False, 1, 1), encode_part(JOURNEY, 0, False, 1, 1), CLOSE), "parts-order", "A9"),
    (HOME, (encode_part(JOURNEY, 6, False, 1, 1), encode_part(JOURNEY, 6, False, 1, 1), CLOSE), "parts-order", "A9"),
]

ASKED = [(row, turn_of(action), code, rule) for row, action, code, rule in CASES] + BY_CODE


@pytest.mark.parametrize("case", range(len(ASKED)), ids=[f"{code}-{rule}" for _, _, code, rule in ASKED])
def test_a_refusal_says_why(case: int) -> None:
    row, turn, code, rule = ASKED[case]
    reason = luna.why_not(row, turn)
    assert reason is not None
    assert (reason.code, reason.rule) == (code, rule)
    assert set(reason.facts) == reasons(refusals)[code]


def test_every_reason_is_met() -> None:
    assert {code for _, _, code, _ in ASKED} == set(reasons(refusals))


@pytest.mark.parametrize(
    ("action", "name", "facts"),
    [
        ("appoint 17 +bribery", "bribery", {"island": "bribery", "cost": 2, "have": 0, "round": 4}),
        ("appoint 17", "guard", {"round": 4, "before": 3}),
        ("appoint 25", "guard", {"round": 6, "before": 5}),
    ],
)
def test_the_way_to_a_tile_ahead_of_the_guard_names_the_round_that_opens_it(
    action: str, name: str, facts: dict[str, object]
) -> None:
    row, turn = has(active={"herbs": 2}), turn_of(action)
    refusal = luna.why_not(row, turn)
    assert refusal is not None
    assert way_to(row, refusal, turn) == (name, {**facts, "last": "no"})
