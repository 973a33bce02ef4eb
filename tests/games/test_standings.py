"""The places of a game: the final table, the records and the list of saves agree on a tie."""

from pathlib import Path

import pytest

from luna.core import registry
from luna.core.options import Options
from luna.core.standings import placed, ranking, share, winners
from luna.games.pangea import rules as pangea
from luna.log.summaries import summary
from luna.shell.client import game_client
from luna.shell.client.tally import headline, plain
from luna.shell.records import captions, library, statistics
from luna.table.table import Player, Table
from luna.text import Catalogue
from tests.games.pangea.factories import Player as Has
from tests.games.pangea.factories import moves_of, position
from tests.ui.driver import play_out
from tests.workshop import matches

NAMES = ("Ada", "Ben", "Cleo")
TIED = 51
"""A seed with which a random game of Luna ends in a tie."""


def test_a_shared_place_leaves_the_next_one_empty() -> None:
    assert placed((5, 9, 5, 2)) == (2, 1, 2, 4)
    assert placed(((1, 3), (1, 2))) == (1, 2), "what breaks a tie counts behind what is tied"
    assert ranking((2, 1, 2, 4)) == (1, 0, 2, 3)
    assert winners((1, 3, 1)) == (0, 2)
    assert [share((1, 3, 1), seat) for seat in range(3)] == [0.5, 0, 0.5]


def test_a_match_counts_a_shared_first_place_for_all_who_share_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = shared(tmp_path).position
    monkeypatch.setattr(matches, "play_game", lambda *_: (row, [[], [], []]))
    works = [matches.Work("pangea", "random", "random", 3, seat, 1, "free") for seat in range(3)]
    assert [matches._one(work).won for work in works] == [0.5, 0, 0.5]


def shared(folder: Path) -> Table:
    """A game of Pangea in which the first and the last are equal at the end."""
    seats, same = ("yellow", "blue", "green"), Has(goods=3, amulets=["swamp"])
    row = position(*seats, phase="buying", turn="green", last_round=True, yellow=same, green=same)
    header = pangea.with_state(pangea.deal(Options(seats, {}, 0), bytes(32)), pangea.state(row))
    table = Table.new(pangea, header, dict(zip(seats, map(Player, NAMES), strict=True)), folder / "tie.luna")
    table.acts.submit(moves_of(bytearray(table.position), "end"))
    return table


def broken(folder: Path) -> Table:
    """A game of Luna with equal influence at the end, so that the Council decides (E2)."""
    luna = registry.load("luna")
    header = luna.deal(Options(("red", "blue"), {}, None), TIED.to_bytes(32))
    table = Table.new(luna, header, {"red": Player("Ada"), "blue": Player("Ben")}, folder / "tie.luna")
    play_out(table, seed=TIED)
    return table


def said(table: Table) -> str:
    """The result in the list of saves."""
    assert table.path is not None
    return captions.state(Catalogue(game=table.game.NAME), summary(table.path, 0), library.places(table.path))


def test_a_shared_first_place_is_shared_everywhere(tmp_path: Path) -> None:
    table = shared(tmp_path)
    assert table.over
    assert pangea.places(table.position) == (1, 3, 1)
    assert [place.rank for place in statistics.finished(table, 1).places] == [1, 3, 1]
    words = Catalogue(game="pangea")
    for tally in (game_client.of("pangea").tally(None, table), plain(table)):  # type: ignore[arg-type]  # no window asked
        assert (tally.winners, tally.ranking) == ((0, 2), (0, 2, 1))
        title, below = tally.outcome(words, NAMES)
        assert title == "Shared first place"
        assert below.startswith("Ada and Cleo")
    table.close()
    assert said(table) == "Ada and Cleo shared first place"


def test_a_tie_that_the_rules_break_has_one_winner_everywhere(tmp_path: Path) -> None:
    table = broken(tmp_path)
    first, second = table.game.scores(table.position)
    assert first == second, "a game that ends in a tie"
    places = table.game.places(table.position)
    assert sorted(places) == [1, 2]
    assert tuple(place.rank for place in statistics.finished(table, 1).places) == places
    names = [seat.name for seat in table.seats]
    winner = names[places.index(1)]
    assert plain(table).winners == (places.index(1),)
    assert headline(Catalogue(game="luna"), names, places) == (f"{winner} wins", "")
    table.close()
    assert said(table) == f"{winner} won"


@pytest.mark.parametrize("language", ["en", "de", "fr", "nl"])
def test_shared_first_place_has_words_in_every_language(language: str) -> None:
    words = Catalogue(language, game="pangea")
    title, below = headline(words, NAMES, (1, 1, 3))
    assert title != "end-shared" and NAMES[0] in below and NAMES[1] in below and NAMES[2] not in below
