"""The drawn examples of the rules: each caption agrees with the rules for its game."""

import re

import pytest

from luna.games.luna import rules as game
from luna.games.luna.board.words.rulebook import BOOK
from luna.games.luna.rules import events
from luna.games.luna.rules.board import temple
from luna.games.luna.rules.position import LAYOUT
from luna.games.luna.rules.views import TempleField, forecast, view
from luna.games.luna.screens.miniature import Example, examples
from luna.shell.app.settings import LANGUAGES
from luna.text import Catalogue


def figures(topic: str, language: str) -> list[int]:
    words = Catalogue(language)
    said = words(f"example-{topic}")
    assert not words.missing and not words.faulty
    return [int(number) for number in re.findall(r"\d+", said)]


def last_turn(example: Example) -> list[object]:
    """The events of the last turn of an example."""
    row, told = example.position(len(example.turns) - 1), list[object]()
    for move in example.turns[-1]:
        game.play(row, move, told)
    return told


def test_the_examples_belong_to_topics() -> None:
    assert set(examples()) == {"path", "turn", "priestess", "apostate", "eviction", "final"} <= set(BOOK.topics)
    for example in examples().values():
        for line in example.lines:
            assert line and all(-1 <= shot.turns <= len(example.turns) and shot.show for shot in line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_example_of_the_path_is_true(language: str) -> None:
    seen = view(examples()["path"].position())
    path = []
    for group in range(5, -1, -1):
        path += [seen.guard_tiles[group], *(tile.tile for tile in seen.path if tile.group == group)]
    starters = [field.tile for field in seen.temple if field.state == "held"]
    assert len(seen.seats) == 2 and seen.boards == ("blue", "yellow")
    assert figures("path", language) == [*path, *starters]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_example_of_a_favour_is_true(language: str) -> None:
    example = examples()["turn"]
    before, after = (view(example.position(turns)).seats[0] for turns in (0, 1))
    isle = 5  # Shrine Island
    assert (before.active[isle], before.inactive[isle]) == (2, 0) == (after.inactive[isle], after.active[isle])
    assert set(after.favours) - set(before.favours) == {"shrine"}
    assert figures("turn", language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_example_of_a_tie_is_true(language: str) -> None:
    row = examples()["priestess"].position()
    seen, (yellow, red, blue, white) = view(row), forecast(row).seats
    assert (yellow.priestess_count, red.priestess_count, blue.priestess_count, white.priestess_count) == (2, 1, 1, 0)
    assert seen.seats[1].council_seat > seen.seats[2].council_seat and seen.seats[3].inactive[0] == 2
    assert white.priestess == 0
    assert figures("priestess", language) == [yellow.priestess, red.priestess, blue.priestess] == [6, 3, 1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_example_of_the_apostate_is_true(language: str) -> None:
    row = examples()["apostate"].position()
    seen, (yellow, red, blue, white) = view(row), forecast(row).seats
    isle = 5
    assert seen.apostate == "shrine" and seen.seats[2].shrines[isle]
    assert [one.active[isle] + one.inactive[isle] for one in seen.seats] == [0, 2, 3, 0]
    assert yellow.apostate == white.apostate == 0
    assert figures("apostate", language) == [blue.apostate, red.apostate] == [4, 3]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_example_of_an_eviction_is_true(language: str) -> None:
    example = examples()["eviction"]
    before = example.position(len(example.turns) - 1)
    near = temple(before[LAYOUT]).neighbours[11]
    fields = {field.tile: field for field in view(before).temple if field.tile in near and field.state == "held"}

    def stays(field: TempleField) -> bool:
        return field.owner == 1 or field.tile > 11 or field.book

    evicted = [event.tile for event in last_turn(example) if isinstance(event, events.Evicted)]
    assert evicted == [tile for tile, field in fields.items() if not stays(field)] == [5]
    assert [sum(map(bool, (f.owner == 1, f.tile > 11, f.book))) for f in fields.values()].count(1) == 3
    assert (fields[10].owner, fields[16].tile > 11, fields[3].book) == (1, True, True)
    assert view(example.position()).seats[2].jetty == 1
    points = [event.points for event in last_turn(example) if isinstance(event, events.Points)]
    assert points == [4, 1]  # of the guard in round 3, and of the eviction
    assert figures("eviction", language) == [11, 5, 1, 10, 16, 3]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_example_of_the_final_scoring_is_true(language: str) -> None:
    told = last_turn(examples()["final"])
    brought = {event.cause: event.points for event in told if isinstance(event, events.Points) and event.seat == 0}
    end = [brought[cause] for cause in ("shrines", "favours", "council")]
    seat = view(examples()["final"].position()).seats[0].council_seat
    assert figures("final", language) == [*end[:2], seat, end[2], sum(end)] == [16, 2, 6, 6, 24]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_player_aid_has_words(language: str) -> None:
    words = Catalogue(language)
    for part, rows in BOOK.aid.items():
        assert words(f"aid-{part}")
        assert all(words(f"aid-{part}-{row}") and points for row, points in rows)
    assert not words.missing
    assert [points for rows in BOOK.aid.values() for _, points in rows] == [
        *("2–6", "1", "1", "1"),
        *("6 / 3 / 1", "5 / 2", "−", "1"),
        *("4", "1", "0–10"),
    ]
