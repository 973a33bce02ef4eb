"""The parts of the kit that a game fills with data, each by itself, on Pebbles."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from luna.games.pebbles import board, rules
from luna.shell.board.card import CardLine, turn_card
from luna.shell.board.draft import Way, WaysDraft
from luna.shell.board.films.film import Clip, in_turn
from luna.shell.board.panels.cardpanel import CardPanel
from luna.shell.board.panels.recappanel import PlainRecap, Source
from luna.shell.board.plain_board import Words
from luna.shell.board.teller import Entry
from luna.shell.client.plain_client import PlainTeller
from luna.text import Catalogue

ROW = rules.start(rules.header_from({"seats": ["red", "blue"], "pebbles": 2}))
ENTRY = Entry(1, 1, 1, "blue", (2,), [rules.Taken(1, 2)], 0, ROW)


def said(key: str, **slots: Any) -> str:
    return f"{key} {slots}"


def test_clips_follow_one_another() -> None:
    seen = list[int]()

    def take(row: bytearray) -> list[Clip]:
        seen.append(row[0])
        return [Clip(None, 20, 100, lift=lambda table: table.__setitem__(0, table[0] - 1)), Clip(None, 0, 50)]

    clips = in_turn(ROW, [take, take], pause=10)
    assert sorted((clip.start, clip.end) for clip in clips) == [(0, 50), (20, 120), (130, 180), (150, 250)]
    assert seen == [2, 1] and ROW[0] == 2, "each sees the table as those before leave it"
    assert in_turn(ROW, []) == []


def test_the_card_of_a_turn_has_its_events_and_the_movers_points() -> None:
    before = bytes(ROW)
    card = turn_card(rules, ROW, (2,), "Both", lambda event: CardLine(str(event.pebbles)))
    assert (card.title, [line.words for line in card.lines], card.points) == ("Both", ["2"], (0, 1))
    assert turn_card(rules, ROW, (1,), "One").lines == () and bytes(ROW) == before


def test_the_draft_says_what_a_click_would_play() -> None:
    draft = WaysDraft(ROW, {"take": [Way((1,), ("a",)), Way((2,), ("a", "b"), ordered=True)]})
    assert draft.plays("b") is None and draft.plays("a") is None, "it goes on from there"
    draft.click("a")
    assert draft.plays("b") == (2,) and draft.chosen.things == ("a",)


@pytest.mark.parametrize("names", [("Ann", "Bo")])
def test_with_kinds_a_turn_is_worded_event_by_event(names: tuple[str, str]) -> None:
    text = cast(Catalogue, said)
    plain = PlainTeller(rules, board)
    assert [row.words for row in plain.rows(text, names, ENTRY, None)] == ["pebbles-take {'count': 2}"]
    assert plain.things(ROW, (2,)) == ((2,),)
    words = SimpleNamespace(
        turn_words=board.turn_words,
        kinds=lambda text, names: {"seat": lambda seat: {"name": names[seat]}},
        things=lambda position, turn: [f"pebble {turn[0]}"],
    )
    teller = PlainTeller(rules, cast(Words, words))
    assert [row.words for row in teller.rows(text, names, ENTRY, None)] == [
        "pebbles-taken {'name': 'Bo', 'pebbles': 2}"
    ]
    assert teller.things(ROW, (2,)) == ["pebble 2"]


def test_the_recap_names_whose_turn_it_was_once() -> None:
    words = Catalogue(game="pebbles")
    source = Source(lambda: [ENTRY], words, lambda: ("Ann", "Bo"), lambda: (), lambda number: None)
    recap = PlainRecap(source, PlainTeller(rules, board))
    assert recap.said() == (words("recap-title"), "Bo: Take 2 pebbles")
    named = SimpleNamespace(turn_words=lambda text, position, turn: "Bo takes two")
    assert PlainRecap(source, PlainTeller(rules, cast(Words, named))).said()[1:] == ("Bo takes two",)
    assert recap.line(ENTRY).emblem == "pebbles/blue"


def test_a_panel_of_facts_is_its_card() -> None:
    made = list[int]()

    def card() -> Any:
        made.append(1)
        return turn_card(rules, ROW, (2,), "Both", lambda event: CardLine("out of", sign=str(event.pebbles)))

    panel = CardPanel("forecast", card)
    assert panel.name == "forecast" and panel.said() == ["Both", "2 out of"] and made
