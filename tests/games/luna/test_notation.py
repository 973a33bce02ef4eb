"""Notation of a game: one spelling, exact error messages, and no crash for any text."""

import re
from itertools import pairwise
from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as some

from luna.core.game import GameError
from luna.games.luna import rules as luna
from luna.games.luna.rules.board import ISLANDS
from luna.games.luna.rules.notation import action_text, legal_lines, state
from luna.games.luna.rules.reading import _TRAVELS, _turns, parse_action, read_turn
from tests.games.luna.factories import position
from tests.games.luna.games import games, positions

VERBS = (*_turns()[1][()], *_TRAVELS)
HEADER = """\
luna 1                                  # notation version
players red blue yellow
boards yellow blue green
islands herbs tide book sail novice bribery shrine
figures priestess=tide builder=book apostate=sail
tiles red=3 blue=1 yellow=2
setup free
"""

# The lines of the table in notation.md.
LINES = """
shrine at tide | pairs book novice sail herbs | favour tide | favour tide +novice | recruit book | recruit book +novice
build | build +novice | herbs tide 2 | herbs tide 1 | journey book>sail book>tide*2 herbs>sail
tide book>tide*2 ~herbs>tide jetty>sail*3 | sail book>tide*2 | sail jetty>book | council book 3
council book 2 +novice | council +novice | expel 3 | expel 2 +novice | expel +novice | appoint 17 | appoint 17 +novice
appoint 17 +bribery | appoint 17 +novice +bribery | consecrate 17 | consecrate 17 +bribery | book 5>17 | meditate
deactivate herbs | finish
"""
ACTIONS = [line for row in LINES.strip().split("\n") for line in row.split(" | ")]

NOT_CANONICAL = {
    "journey book>tide book>sail": "journey book>sail book>tide",
    "journey book>sail book>sail": "journey book>sail*2",
    "journey book>sail*1": "journey book>sail",
    "journey herbs>book book>herbs": "journey book>herbs herbs>book",
    "tide ~book>tide book>tide": "tide book>tide ~book>tide",
    "tide jetty>tide book>tide": "tide book>tide jetty>tide",
    "pairs herbs sail novice book": "pairs book novice sail herbs",
    "appoint 17 +bribery +novice": "appoint 17 +novice +bribery",
    "appoint 017": "appoint 17",
    "council book 03": "council book 3",
    "book 05>17": "book 5>17",
}

NONSENSE = [
    "",
    "favour",
    "favour  tide",
    "Favour tide",
    "favour moon",
    "favour tide +novice +novice",
    "favour tide +bribery",
    "herbs tide",
    "herbs tide 3",
    "herbs tide 0",
    "journey",
    "journey jetty>book",
    "journey ~book>tide",
    "journey book>jetty",
    "journey book>tide*0",
    "journey book>tide*14",
    "journey book>tide*9 book>tide*9",
    "tide ~jetty>book",
    "sail ~book>tide",
    "sail book>tide book>tide",
    "council",
    "council book",
    "council 3",
    "council book 0",
    "council book -1",
    "council book ²",
    "expel",
    "appoint 0",
    "appoint 29",
    "appoint x",
    "consecrate 17 +novice",
    "book 5",
    "book 5>",
    "book 5>29",
    "pairs book book novice sail",
    "pairs book novice sail",
    "shrine tide",
    "build +bribery",
    "meditate now",
    "finish +novice",
]


# --- actions ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("line", ACTIONS)
def test_every_line_of_the_notation_is_read_and_written_alike(line: str) -> None:
    assert action_text(parse_action(line)) == line


def test_every_verb_has_a_line() -> None:
    assert {line.split(maxsplit=1)[0] for line in ACTIONS} == set(VERBS)


@pytest.mark.parametrize("line", NOT_CANONICAL)
def test_another_spelling_is_refused_with_the_canonical_one(line: str) -> None:
    row = position(yellow={"active": dict.fromkeys(ISLANDS, 1)})
    with pytest.raises(GameError) as refused:
        read_turn(row, f"yellow: {line}", 12)
    assert (
        str(refused.value) == f"line 12: notation: not in canonical spelling, which is: yellow: {NOT_CANONICAL[line]}"
    )


@pytest.mark.parametrize("line", NONSENSE)
def test_nonsense_is_refused_with_its_column(line: str) -> None:
    with pytest.raises(GameError, match=r"^line 12: notation: column \d+: expected "):
        read_turn(position(), f"yellow: {line}", 12)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("red: meditate", "A1: it is the turn of yellow"),
        ("solo: meditate", "notation: column 1: expected one of yellow red blue white, not 'solo'"),
        ("yellow:meditate", "notation: column 16: expected an order, a colon, a blank and an action"),
        ("yellow: council book 3 +luck", "notation: column 24: expected +novice or the end of the line, not '+luck'"),
        ("yellow: council book 3", "A10: needs-novices"),
    ],
)
def test_the_complaint_is_exact(line: str, reason: str) -> None:
    with pytest.raises(GameError) as refused:
        read_turn(position(), line, 3)
    assert str(refused.value) == f"line 3: {reason}"


# --- files -----------------------------------------------------------------------------------------------------------


def test_games_come_back_as_they_were_written() -> None:
    for played in games(55):
        text = played.text()
        assert luna.from_text(text) == (played.header, played.turns)
        assert luna.to_text(*luna.from_text(text)) == text


def test_a_game_may_be_unfinished_anywhere() -> None:
    (played,) = games(1)
    for count in range(0, len(played.turns), 9):
        text = luna.to_text(played.header, played.turns[:count])
        assert luna.from_text(text) == (played.header, played.turns[:count])


def test_comments_empty_lines_and_windows_line_ends_do_not_count() -> None:
    (played,) = games(1)
    lines = played.text().split("\n")
    dressed = "# a game\n\n" + "".join(f"{line}  # {line}\n\n" for line in lines)
    for text in (dressed, "\r\n".join(lines), "\n".join(lines).rstrip("\n"), "\ufeff" + "\n".join(lines)):
        assert luna.from_text(text) == (played.header, played.turns)


def test_the_line_number_counts_all_lines_from_one() -> None:
    with pytest.raises(GameError, match=r"^line 10: A1: "):
        luna.from_text(HEADER + "\n# a comment\nblue: shrine at book\n")


@pytest.mark.parametrize(
    ("old", "new", "line", "rule"),
    [
        ("luna 1 ", "luna 2 ", 1, "notation"),
        ("luna 1 ", "moon 1 ", 1, "notation"),
        ("players red blue yellow", "players red red yellow", 2, "S1"),
        ("players red blue yellow", "players red", 2, "S1"),
        ("players red blue yellow", "players solo-4 red", 2, "notation"),
        ("players red blue yellow", "players solo-1 red blue", 2, "V1"),
        ("boards yellow blue green", "boards yellow blue", 3, "S2"),
        ("boards yellow blue green", "boards yellow blue blue", 3, "S2"),
        ("herbs tide book", "herbs herbs book", 4, "S9"),
        ("builder=book", "builder=moon", 5, "S10"),
        ("builder=book ", "", 5, "notation"),
        ("red=3 blue=1", "red=1 blue=1", 6, "S3"),
        ("red=3 blue=1", "red=4 blue=1", 6, "S3"),
        ("red=3 blue=1", "red=x blue=1", 6, "S3"),
        ("setup free", "setup", 7, "notation"),
        ("setup free", "setup preset", 7, "S9"),
        ("setup free", "setup free\noptions", 8, "notation"),
        ("setup free", "setup free\noptions startplayer=fixed", 8, "O2"),
        ("setup free", "setup free\noptions startplayer=fixed scoring=live", 8, "notation"),
        ("tiles red=3 blue=1 yellow=2\n", "", 6, "notation"),
        ("setup free\n", "", 7, "notation"),
    ],
)
def test_a_bad_header_is_refused_at_its_line(old: str, new: str, line: int, rule: str) -> None:
    assert old in HEADER
    with pytest.raises(GameError, match=rf"^line {line}: {rule}: "):
        luna.from_text(HEADER.replace(old, new))


def test_headers_come_back_with_every_option() -> None:
    for seed in range(60):
        for options in (
            luna.choose(("red", "blue"), "free", live_scoring=bool(seed & 1), fixed_start=bool(seed & 2)),
            luna.choose(("white", "yellow", "red"), live_scoring=bool(seed & 1)),
            luna.choose(("white",), "free", solo=1 + seed % 3),
        ):
            header = luna.deal(options, bytes([seed]))
            assert luna.from_text(luna.to_text(header, [])) == (header, [])
            assert luna.header_from(luna.header_data(header)) == header


# --- whatever the text is --------------------------------------------------------------------------------------------

WORDS = [
    *ISLANDS,
    *VERBS,
    "jetty",
    "+novice",
    "+bribery",
    "at",
    ">",
    "*",
    "~",
    "*2",
    "0",
    "1",
    "17",
    "red:",
    "yellow:",
]


def read_or_complain(text: str) -> None:
    """Read the text, or raise an error about a line that exists."""
    try:
        luna.from_text(text)
    except GameError as error:
        found = re.match(r"line (\d+): (notation|[SARVEO]\d*(?:\.\d)?): .", str(error))
        assert found, error
        assert 1 <= int(found[1]) <= text.count("\n") + 1


@settings(deadline=None)  # a machine with other things to do is slower, not wrong
@given(some.text())
@example("luna 1\n\x85")
@example("\x00")
@example("luna ١\n")
def test_any_text_is_read_or_refused(text: str) -> None:
    read_or_complain(text)
    read_or_complain(HEADER + text)
    read_or_complain(HEADER + "red: " + text)


@settings(deadline=None)  # a machine with other things to do is slower, not wrong
@given(some.lists(some.sampled_from(WORDS), min_size=1, max_size=7), some.sampled_from(("", " ", "  ")))
def test_any_words_are_read_or_refused(words: list[str], blank: str) -> None:
    read_or_complain(HEADER + "red: " + blank.join(words))
    read_or_complain(HEADER + " ".join(words))


def test_spoiled_games_are_read_or_refused() -> None:
    rng = Random(6)
    for played in games(22):
        text = played.text()
        for _ in range(30):
            place = rng.randrange(len(text))
            read_or_complain(text[:place] + rng.choice("0189 \n#:>*+~abz\r\t\x00é") + text[place + rng.randrange(2) :])
            other = rng.randrange(len(text))
            read_or_complain(text[: min(place, other)] + text[max(place, other) :])


# --- trace -----------------------------------------------------------------------------------------------------------


def test_a_trace_numbers_the_positions_and_repeats_the_commands() -> None:
    (played,) = games(1)
    entries = list(luna.trace(played.text()))
    assert [entry["n"] for entry in entries] == list(range(len(played.turns) + 1))
    assert [entry["command"] for entry in entries[1:]] == played.text().rstrip("\n").split("\n")[7:]
    assert [entry["state"] for entry in entries] == [state(row) for row in positions(played)]
    assert [list(entry) for entry in entries] == [["n", "command", "state", "legal"]] * len(entries)


def test_legal_lines_are_sorted_by_code_point_with_the_largest_count_of_each_part() -> None:
    row = position(yellow={"active": {"book": 3}, "inactive": {"herbs": 2}, "favours": ["tide"]})
    lines = legal_lines(row)
    assert all(a < b for a, b in pairwise(lines))
    assert "journey book>tide*3" in lines
    assert "tide ~herbs>sail*2" in lines
    assert "journey book>tide" not in lines
    assert "council book 1" in lines
