"""Panels over Pangea's table: forecast, markets, purchase; and squares by name from the keyboard."""

import re
from pathlib import Path
from unittest.mock import Mock, call, patch

import pygame
import pytest

from luna.core.options import Options
from luna.games.pangea import rules
from luna.games.pangea.board.hand.drafting import Drafting
from luna.games.pangea.board.hand.hand import SquareFocus
from luna.games.pangea.board.hand.targets import Badge, Bag, Field
from luna.games.pangea.board.panels.summaries import lacking
from luna.games.pangea.rules.board import LANDSCAPES, PEOPLES, SQUARES, TILES
from luna.games.pangea.rules.moves import DRAW, kind_of
from luna.games.pangea.rules.outlook import at_rest, markets
from luna.games.pangea.rules.position import GOODS, PEOPLE, TURN, Tribe, goods, rank, round_number
from luna.log.records import BOT, HUMAN, Seat
from luna.shell.app import navigation
from luna.shell.board.pointing import Spot
from luna.shell.drawing import padglyphs
from luna.shell.drawing.fonts import Fonts
from luna.shell.drawing.paint import Paint
from luna.shell.modes import speech_bubble
from luna.shell.modes.speech_bubble import Says
from luna.table.table import Player, Table
from luna.text import Catalogue
from tests.games.pangea import factories
from tests.games.pangea.hands import QUICK, board_of, click, playing, settle, view_of
from tests.patience import until
from tests.ui.driver import Driver, driving
from tests.ui.test_hands import button
from tests.ui.test_touch import Fingers

SWAMP4, DESERT3 = TILES.index("swamp4"), TILES.index("desert3")


def test_at_rest_amulets_come_in_and_tribes_produce() -> None:
    row = factories.position(
        "blue",
        "green",
        towers={"blue": "grassland4", "green": "swamp4"},
        tribes={"grassland4": "blue forest+swamp, blue grassland", "swamp4": "green swamp*2"},
        blue={"goods": 1},
        green={"goods": 4},
    )
    then = at_rest(row)
    assert round_number(then) == round_number(row) + 1 and rank(row, 0) == 0
    assert [rank(then, seat) for seat in range(2)] == [1, 0]
    assert [goods(then, seat) for seat in range(2)] == [2, 6]


def test_markets_name_buyers_and_those_blocked_by_a_crowd() -> None:
    row = factories.position(
        "blue",
        "green",
        tribes={"swamp4": "green swamp, blue desert", "desert3": "orange desert, blue forest, green mountain*2"},
        blue={"goods": 3},
        green={"goods": 3},
    )
    found = markets(row)
    assert found[SWAMP4].buyers == {0} and not found[SWAMP4].blocked
    assert not found[DESERT3].buyers and found[DESERT3].blocked == {0, 1}
    row[GOODS : GOODS + 3] = bytes(3)
    assert SWAMP4 not in markets(row)


@pytest.mark.parametrize(
    ("keys", "bound", "name"),
    [
        ("3c", False, "c3"),
        ("c3", False, "c3"),
        ("3b", True, "b3"),
        ("b3", True, ""),
        ("1a", False, ""),
        ("x3", False, ""),
    ],
)
def test_squares_are_named_by_row_and_column(keys: str, bound: bool, name: str) -> None:
    pygame.display.init()  # it knows the names of keys
    hand = Mock()
    focus = SquareFocus(hand)
    for letter in keys:
        hand.host.app.keys.command.return_value = "verb" if bound and letter.isalpha() else None
        focus.typed(pygame.event.Event(pygame.KEYDOWN, key=pygame.key.key_code(letter), mod=0, unicode=letter))
    assert hand.lead.mock_calls == ([call(Field(SQUARES.index(name)))] if name else [])


@pytest.mark.parametrize("language", ["en", "de", "fr", "nl"])
def test_the_names_of_the_phases_have_room(language: str) -> None:
    words, fonts = Catalogue(game="pangea"), Fonts(1.0)
    words.switch(language)
    for key in ("pangea-phase-lift", "family-pangea-magic", "pangea-phase-move", "pangea-phase-buy"):
        assert fonts.width(words(key), "body_bold") <= 145 - 64, words(key)
    for key in ("pangea-phase-goods", "family-pangea-ban"):
        assert fonts.width(words(key), "body_bold") <= 148 - 64, words(key)


@pytest.mark.parametrize("language", ["en", "de", "fr", "nl"])
def test_the_buttons_of_a_purchase_say_all_of_their_words(language: str) -> None:
    words, fonts = Catalogue(game="pangea"), Fonts(1.0)
    words.switch(language)
    inner = 568 - 2 * 22 - 12
    for key, said, share in (
        ("key-enter", words("pangea-purchase-buy", price=5), 0.58),
        ("key-esc", words("pangea-purchase-not"), 0.42),
    ):
        cap = fonts.width(words(key), "label_bold") + 18
        assert fonts.width(said, "body_bold", 21) <= inner * share - cap - 14 - 26, said


def test_the_buttons_of_a_purchase_show_what_presses_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn, key = list[str](), Paint.key

    def noted(paint: Paint, target: pygame.Surface, word: str, right: int, middle: int) -> pygame.Rect:
        drawn.append(word)
        return key(paint, target, word, right, middle)

    tribes = {"swamp4": "green swamp, blue desert"}
    draft = Drafting(factories.position(phase="buying", tribes=tribes, blue={"goods": 3}, green={"goods": 3}))
    draft.picked = Badge(SWAMP4)
    with playing(tmp_path, "blue", "green") as driver:
        board, hands = board_of(driver), Fingers(driver)
        monkeypatch.setattr(Paint, "key", noted)
        monkeypatch.setattr(board.hand.purchase, "_draft", lambda: draft)

        def shown() -> list[str]:
            drawn.clear()
            board.hand.purchase.draw(board.display.pen.on(pygame.Surface(driver.app.canvas.size)))
            return drawn

        assert shown() == ["Enter", "Esc"]
        button(driver, "y")
        assert shown() == [padglyphs.cap("xbox", "a"), padglyphs.cap("xbox", "b")]
        hands.tap((2, 2))
        assert not shown()
        driver.key(pygame.K_UP)
        assert shown() == ["Enter", "Esc"]


def begun(driver: Driver) -> None:
    """Both towers stand."""
    for _ in range(2):
        click(driver, board_of(driver).hand.draft.targets()[0])


def test_undo_says_that_a_draw_repeats(tmp_path: Path) -> None:
    """An undo goes back to the last turn of a human, and takes the turns of bots since then along."""
    with playing(tmp_path, "blue", "green") as driver:
        begun(driver)
        board, view = board_of(driver), view_of(driver)
        assert not board.hand.drawn_since()
        click(driver, Bag(view.position[PEOPLE + view.position[TURN]]))
        assert "the same tribe" in board.hand.drawn_since()
        other, draw = (board.hand.host.history.entries[at].turn for at in (0, -1))
        seats = [Seat("blue", "", HUMAN), Seat("green", "", BOT)]
        for turns in ("h", "hb", "Hhb", "HbBh", "B", "H+", "hB+", "hBb+", "hbB+", "Hb+"):  # +: the note is due
            entries = [Mock(number=at, seat="hb".index(one.lower())) for at, one in enumerate(turns.strip("+"))]
            for one, entry in zip(turns, entries, strict=False):
                entry.turn = draw if one.isupper() else other
            host = Mock(table=Mock(seats=seats), history=Mock(entries=entries))
            with patch.object(board.hand, "host", host):
                assert bool(board.hand.drawn_since()) == turns.endswith("+"), turns


def test_forecast_and_markets_open_by_their_keys_and_are_drawn(tmp_path: Path) -> None:
    with playing(tmp_path, "blue", "green", "purple", language="fr") as driver:
        for _ in range(3):
            click(driver, board_of(driver).hand.draft.targets()[0])
        view = view_of(driver)
        for name in ("forecast", "threats"):
            driver.key(pygame.key.key_code(driver.app.keys.key(name)))
            driver.frames(3)
            assert view.stack.named(name) is not None
            driver.key(pygame.K_ESCAPE)
            assert view.stack.named(name) is None
        assert not driver.app.catalogue.missing and not driver.app.catalogue.faulty


@pytest.mark.parametrize("text", [100, 200])
def test_an_open_forecast_leaves_the_world_visible(text: int, tmp_path: Path) -> None:
    """With four seats in a small window it stands beside the world; large text takes the world's room, and no more."""
    peoples = ("blue", "green", "purple", "orange")
    with playing(tmp_path, *peoples, language="de", more=f"text_size = {text}\n") as driver:
        view = view_of(driver)
        assert driver.app.canvas.size == (1280, 720)
        view.do("forecast")
        driver.frames(3)
        panel, layout = view.stack.named("forecast"), board_of(driver).display.layout
        assert panel is not None and layout.free.contains(panel.rect)
        assert text > 100 or not panel.rect.colliderect(layout.scenery)
        title, note, *rows = panel.said()
        assert (title, note) == (view.text("pangea-forecast-title"), view.text("pangea-forecast-note"))
        assert len(rows) == 4 and all("A: 5 Amulette" in row for row in rows), "a reader hears what is drawn"


def test_a_purchase_is_decided_by_keys_and_can_be_left(tmp_path: Path) -> None:
    """Escape closes it; Enter buys the default: from a neutral people, so that no player gains."""
    row = factories.position(
        phase="buying",
        tribes={"swamp4": "green swamp, purple swamp, blue desert, blue forest"},
        blue={"goods": 3},
        green={"goods": 3},
    )
    header = rules.deal(Options(("blue", "green"), {}, 0), bytes(32))
    with driving(tmp_path, more=QUICK) as driver:
        players = {people: Player(people.title()) for people in ("blue", "green")}
        dealt = rules.with_state(header, rules.state(row))
        table = Table.new(rules, dealt, players, driver.app.saves.new_path())
        table.close()
        assert table.path is not None and navigation.open_save(driver.app, table.path)
        until(lambda: driver.top == "TableView", driver.step)
        view, board = view_of(driver), board_of(driver)
        click(driver, Badge(SWAMP4))
        driver.frames(3)
        panel = view.stack.named("purchase")
        assert panel is board.hand.purchase and len(board.hand.purchase._sellers()) == 2 and view.table.length == 0
        driver.key(pygame.K_ESCAPE)
        driver.frames(3)
        assert view.stack.named("purchase") is None and board.hand.draft.tile is None
        click(driver, Tribe(PEOPLES.index("green"), 0, 0, SWAMP4))  # a tribe that stands there may be hit as well
        driver.frames(70)
        driver.key(pygame.K_RETURN)
        until(lambda: view.table.length == 1, driver.step)
        settle(driver)
        assert [goods(view.position, seat) for seat in range(2)] == [2, 3]
        assert board.hand.draft.tile is None and view.stack.named("purchase") is None


def test_the_recap_lists_the_others_turns_and_shows_them(tmp_path: Path) -> None:
    with playing(tmp_path, "blue", "green", bots={"green": 2}) as driver:
        view = view_of(driver)
        click(driver, board_of(driver).hand.draft.targets()[0])
        until(lambda: rules.round_of(view.position) == 1 and not view.company.watching, driver.step)
        settle(driver)
        driver.frames(70)
        driver.key(pygame.key.key_code(driver.app.keys.key("recap")))
        until(lambda: driver.top == "RecapScene", driver.step)
        until(lambda: driver.top == "TableView", driver.step)
        driver.frames(3)
        panel = view.stack.named("recap")
        assert panel is not None and len(panel.spots(board_of(driver).display.layout)) == 1
        assert panel.rect and not panel.rect.colliderect(board_of(driver).display.layout.played[0]), "the world is seen"
        driver.click_at(panel.spots(board_of(driver).display.layout)[0].center)
        assert driver.top == "ReplayScene"
        assert not driver.app.catalogue.missing and not driver.app.catalogue.faulty
        driver.key(pygame.K_ESCAPE)
        assert driver.top == "TableView" and panel in view.open
        while view.company.mine:
            assert panel in view.open
            before = view.table.length
            view.link.submit(rules.legal(view.position)[-1:])
            until(lambda: view.table.length > before, driver.step)  # noqa: B023
        driver.frames(1)
        assert panel not in view.open  # the next turns are told live


def test_the_recap_stays_open_during_the_players_turn(tmp_path: Path) -> None:
    """A finished phase is not the whole turn: the others' earlier turns are listed until the turn ends."""
    with playing(tmp_path, "blue", "green", "orange") as driver:
        view = view_of(driver)
        while rules.round_of(view.position) < 2:
            before = view.table.length
            view.link.submit(rules.legal(view.position)[-1:])
            until(lambda: view.table.length > before, driver.step)  # noqa: B023
        settle(driver)
        told = list(view.mode.since())
        assert told and {entry.seat for entry in told} == {1, 2}
        view.link.submit((next(move for move in rules.legal(view.position) if kind_of(move) == DRAW),))
        until(lambda: view.history.entries[-1].seat == 0, driver.step)
        settle(driver)
        assert view.table.to_move == 0 and list(view.mode.since()) == told


@pytest.mark.parametrize(
    ("amulets", "have", "said"),
    [
        (0, 0, "A: 5 amulets · B: 4 amulets, 10 goods · C: 3 amulets, 20 goods"),
        (3, 9, "A: 2 amulets · B: 1 amulet, 1 good · C: 11 goods"),
        (4, 20, "A: 1 amulet · B: met · C: met"),
    ],
)
def test_the_forecast_says_what_each_player_lacks_for_each_end(amulets: int, have: int, said: str) -> None:
    has: factories.Player = {"amulets": LANDSCAPES[:amulets], "goods": have}
    row = factories.position(green=has)
    for language in ("en", "de", "fr", "nl"):
        words = Catalogue(language, game="pangea")
        found = lacking(words, row, 1)
        assert re.findall(r"\d+", found) == re.findall(r"\d+", said) and not words.missing and not words.faulty
        assert language != "en" or found == said


def test_the_guide_leaves_squares_free_and_keys_press_his_button(tmp_path: Path) -> None:
    """The player looks at the board: a long report covers the list of ways to win instead."""
    with playing(tmp_path, "blue", "green", more="tips = true\n") as driver:
        pen = board_of(driver).display.pen.on(driver.app.window.get_surface())
        layout, buttons = pen.layout, (("on", "Got it"), ("off", "No more of this"))
        says = Says(
            "The star of the desert is on the way. " * 2,
            "Move its tribe. " * 4,
            "It moved a tribe. " * 6,
            buttons=buttons,
        )
        place = speech_bubble.find_place(pen, says, ((), layout.read, layout.played), layout.teaches)
        assert not place.bubble.colliderect(layout.played[0]) and not place.figure.colliderect(layout.played[0])
        assert place.bubble.colliderect(layout.ending), "there would be no choice"
        driver.frames()
        coach = view_of(driver).mode.coach
        assert coach is not None and coach in view_of(driver).open
        board_of(driver).hand.lead(Spot("coach", 0))
        driver.key(pygame.K_RETURN)
        assert coach not in view_of(driver).open
