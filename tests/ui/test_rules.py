"""Looking up rules, and the tips, driven like a person: opened, walked, closed; and all words have room."""

from pathlib import Path

import pygame
import pytest

from luna.games.luna import rules as game
from luna.games.luna.board import targets
from luna.games.luna.board.hand.explanations import topic_at
from luna.games.luna.board.layout import places
from luna.games.luna.board.layout.layout import Layout
from luna.games.luna.board.targets import Target
from luna.games.luna.board.view_model import ViewModel
from luna.games.luna.board.words.rulebook import BOOK
from luna.games.luna.rules.moves import MEDITATION
from luna.games.luna.rules.views import view
from luna.games.luna.screens.scoring import ScoringScene
from luna.shell.app import navigation
from luna.shell.app.settings import LANGUAGES
from luna.shell.board.pointing import Spot
from luna.shell.modes.coach import CoachPanel
from luna.shell.screens.rules import RulesScene
from luna.shell.widgets import Words
from luna.shell.widgets.listing import Listing
from luna.table.link import TableLink
from luna.table.table import Player, Table
from tests.games.luna.factories import position
from tests.ui.driver import Driver, LunaTable, driving

NAMES = list(BOOK.topics)
ALL = [*NAMES, *BOOK.chapters]


def reader(hands: Driver) -> RulesScene:
    top = hands.app.scenes[-1]
    assert isinstance(top, RulesScene)
    return top


def opened(hands: Driver, topic: str = "game") -> RulesScene:
    navigation.leave(hands.app)
    hands.app.push(RulesScene(hands.app, topic))
    hands.frames()
    return reader(hands)


def at_table(hands: Driver) -> LunaTable:
    dealt = game.deal(game.choose(("yellow", "red")), bytes([5]) * 32)
    scene = LunaTable(hands.app, TableLink(Table.new(game, dealt, {"yellow": Player(), "red": Player()}, None)))
    hands.app.push(scene)
    hands.frames()
    return scene


def wheel(hands: Driver, at: tuple[int, int], steps: int) -> None:
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0), touch=False))
    pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=steps, flipped=False, touch=False))
    hands.frames()


@pytest.mark.parametrize("language", [*LANGUAGES, "xx"])
def test_every_topic_has_room(tmp_path: Path, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    cut: list[str] = []
    with driving(tmp_path, (1280, 720)) as hands:
        hands.app.speak(language)
        scene = opened(hands)
        fonts = scene.paint.fonts
        fit = fonts.fit

        def spy(string: str, style: str, width: float, size: float | None = None) -> str:
            kept = fit(string, style, width, size)
            if kept != string:
                cut.append(string)
            return kept

        monkeypatch.setattr(fonts, "fit", spy)
        for topic in NAMES:
            scene.show(topic)
            window = scene.panel()
            assert scene.scroll.column is not None
            page = scene.scroll.column.window
            assert scene.scroll.hidden < page.height, f"{topic} is longer than two pages"
            for widget in scene.ring.widgets:
                assert window.left <= widget.rect.left and widget.rect.right <= window.right, (topic, widget.name)
                if isinstance(widget, Words):
                    for line in fonts.wrap(widget.words.rstrip("~"), widget.style, widget.rect.width):
                        assert fonts.width(line, widget.style) <= widget.rect.width, (topic, line)
        hands.frames()
        assert not cut, cut
        assert not hands.app.catalogue.missing and not hands.app.catalogue.faulty


def test_the_rules_open_from_the_title_and_close(tmp_path: Path) -> None:
    with driving(tmp_path) as hands:
        navigation.leave(hands.app)
        hands.frames()
        hands.click("more")
        hands.click("rules")
        scene = reader(hands)
        assert scene.topic == NAMES[0]
        for expected in NAMES[1:4]:
            hands.key(pygame.K_RIGHT)
            assert scene.topic == expected
        hands.key(pygame.K_LEFT)
        assert scene.topic == NAMES[2]
        hands.key(pygame.K_TAB)
        focused = scene.ring.focused
        assert focused is not None and focused.name == f"see-{BOOK.topics[NAMES[2]].see[0]}"
        hands.key(pygame.K_RETURN)
        assert scene.topic == BOOK.topics[NAMES[2]].see[0]
        hands.key(pygame.K_ESCAPE)
        assert hands.top == "TitleScene"


def test_keys_reach_all_topics_and_the_chosen_one_is_visible(tmp_path: Path) -> None:
    with driving(tmp_path) as hands:
        scene = opened(hands)
        walked = [scene.topic]
        for _ in range(40 * len(NAMES)):
            if scene.topic == ALL[-1]:
                break
            hands.key(pygame.K_DOWN)
            if scene.topic != walked[-1]:
                walked.append(scene.topic)
            assert scene.list is not None
            assert scene.list.rect.contains(scene.list.place(scene.topic))
        assert walked == ALL


def test_the_list_scrolls_to_its_ends(tmp_path: Path) -> None:
    with driving(tmp_path) as hands:
        topics = opened(hands).list
        assert topics is not None
        rows, paint, chosen = topics.rows, hands.app.paint_for(1.0), list[str]()
        pad, least = paint.px(8), paint.px(46)
        for name, end in ((ALL[0], -10_000), (ALL[-1], 10_000), ("of another book", 0)):
            made = Listing(topics.rect, "topics", paint, rows, name, chosen.append)
            if not end:
                assert made.rolled == 0, "a row that is not there is not searched for"
            before = made.rolled
            made.roll(end)
            assert made.rolled == before, "with a line below the last row and above the first it is at its end"
            assert made.place(ALL[0]).height >= least
        last = Listing(topics.rect, "topics", paint, rows, ALL[-1], chosen.append)
        assert last.place(ALL[-1]).bottom == topics.rect.bottom - pad
        short = Listing(topics.rect, "topics", paint, rows[:2], ALL[0], chosen.append)
        short.roll(50)
        assert short.rolled == 0, "what has room does not roll"


def test_the_pointer_chooses_scrolls_and_drags(tmp_path: Path) -> None:
    with driving(tmp_path) as hands:
        scene = opened(hands)
        topics = scene.list
        assert topics is not None
        hands.click_at(topics.place("turn").center)
        assert scene.topic == "turn"
        topics = scene.list
        assert topics is not None and topics.rolled == 0
        wheel(hands, topics.rect.center, -3)
        assert topics.rolled > 0
        hands.click_at((topics.rect.right - 12, topics.rect.bottom - 12))  # the bar
        assert scene.topic == "turn"
        assert topics.rect.contains(topics.place(ALL[-1]))


def test_a_long_page_scrolls_before_the_next_topic(tmp_path: Path) -> None:
    with driving(tmp_path, more="text_size = 200\n") as hands:
        scene = opened(hands, "setup")
        hidden = scene.scroll.hidden
        assert hidden > 0
        hands.key(pygame.K_DOWN)
        assert scene.topic == "setup" and 0 < scene.scroll.offset <= hidden
        hands.key(pygame.K_END)
        assert scene.scroll.offset == hidden
        hands.key(pygame.K_DOWN)
        assert scene.topic == "first-game" and scene.scroll.offset == 0
        scene.show("setup")
        hands.frames()
        hands.key(pygame.K_PAGEDOWN)
        assert scene.scroll.offset > 0
        hands.key(pygame.K_HOME)
        assert scene.scroll.offset == 0
        assert scene.list is not None
        wheel(hands, (scene.list.rect.right + 80, scene.list.rect.centery), -1)
        assert scene.scroll.offset > 0


@pytest.mark.parametrize(
    ("target", "topic"),
    [
        (targets.Verb("expel"), "expel"),
        (targets.Stack("tide"), "favour"),
        (targets.CANDLE, "candle"),
        (None, "game"),
    ],
)
def test_f1_opens_the_rule_of_the_thing(tmp_path: Path, target: Target | None, topic: str) -> None:
    with driving(tmp_path) as hands:
        scene = at_table(hands)
        scene.board.hand.hover = target
        hands.key(pygame.K_F1)
        assert reader(hands).topic == topic
        hands.key(pygame.K_F1)
        assert hands.top == "TableView"


def test_things_without_a_click_have_a_rule_too(tmp_path: Path) -> None:
    with driving(tmp_path) as hands:
        scene = at_table(hands)
        layout, shown = scene.board.display.layout, scene.board.display.shown
        x, y = layout.figure_foot(shown, "priestess", shown.figures["priestess"] or "")
        guard = layout.guard_foot(1)
        panel = layout.panels[1]
        for point, topic in (
            ((x, y - layout.px(8)), "priestess"),  # below the chips that open over the island
            ((guard[0], guard[1] - layout.px(30)), "guard"),
            (layout.top.guard.center, "guard"),
            (layout.top.round.center, "round"),
            (layout.top.flames[-1], "candle"),
            (panel.counts["jetty"].center, "jetty"),
            (panel.council.center, "seats"),
            (panel.forecast.center, "scoring"),
            (panel.slots[0].center, "favours"),
            (layout.on_island(layout.ring[2], places.NAME), f"island-{layout.ring[2]}"),
            (layout.bar.verbs["expel"].center, "expel"),
        ):
            pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=point, rel=(0, 0), buttons=(0, 0, 0)))
            hands.key(pygame.K_F1)
            assert reader(hands).topic == topic
            hands.key(pygame.K_F1)


def test_the_rule_of_a_tile_depends_on_its_possible_use() -> None:
    row = position(round=1, path={6: "yellow", 10: "red"})
    shown = ViewModel.of(view(row))
    layout = Layout.of(1280, 720, view(row))

    def topic(tile: int) -> str:
        return topic_at(layout, shown, targets.Tile(tile), (0, 0))

    assert (topic(5), topic(6), topic(12), topic(10), topic(28)) == ("appoint", "consecrate", "bribery", "path", "path")


def test_f1_over_the_scoring_opens_the_rule_of_the_beat(tmp_path: Path) -> None:
    with driving(tmp_path) as hands:
        row = position(candles=1, yellow={"active": {"book": 2}})
        events: list[object] = []
        game.play(row, MEDITATION, events)
        hands.app.push(ScoringScene(hands.app, events, ("Ilse", "Anouk"), view(row)))
        hands.frames()
        for beat in ("priestess", "apostate", "temple"):
            hands.key(pygame.K_SPACE)
            hands.key(pygame.K_F1)
            assert reader(hands).topic == beat
            hands.key(pygame.K_F1)


def bearer(scene: LunaTable) -> CoachPanel:
    """The coach's figure."""
    (panel,) = (panel for panel in scene.open if isinstance(panel, CoachPanel))
    return panel


def test_a_tip_can_be_reached_by_keys(tmp_path: Path) -> None:
    with driving(tmp_path, more="tips = true\n") as hands:
        scene = at_table(hands)
        led = [thing.what for thing in scene.board.hand.things() if isinstance(thing.what, Spot)]
        assert led == [Spot("coach", number) for number in range(2)]
        scene.board.focus.click(led[0])
        assert not scene.open


def test_the_menu_over_the_table_has_the_rules(tmp_path: Path) -> None:
    with driving(tmp_path) as hands:
        at_table(hands)
        hands.key(pygame.K_ESCAPE)
        hands.click("rules")
        assert reader(hands).topic == "game"
        hands.click("close")
        assert hands.top == "OverlayScene"


def test_a_tip_is_shown_once_and_can_be_dismissed(tmp_path: Path) -> None:
    with driving(tmp_path, more="tips = true\n") as hands:
        scene = at_table(hands)
        coach = bearer(scene)
        said = coach.advice
        assert said is not None and coach.keeps is not None and coach.keeps.width > 0
        got_it = coach.spots(scene.board.display.layout)[0]
        hands.click_at(got_it.center)
        assert not scene.open and scene.app.settings.tips
    with driving(tmp_path) as hands:  # the same player, another day
        again = bearer(at_table(hands)).advice
        assert again is not None and again.key != said.key


def test_a_tip_makes_way_for_a_draft(tmp_path: Path) -> None:
    with driving(tmp_path, more="tips = true\n") as hands:
        scene = at_table(hands)
        coach = bearer(scene)
        middle = coach.spots(scene.board.display.layout)[0].center
        assert coach.covers(scene.board.display.layout, middle)
        hands.key(pygame.K_j)
        assert scene.board.hand.draft.busy
        assert not coach.covers(scene.board.display.layout, middle) and coach.keeps is None


def test_a_tip_makes_way_for_a_hint_and_is_there_again(tmp_path: Path) -> None:
    with driving(tmp_path, more="tips = true\n") as hands:
        scene = at_table(hands)
        coach = bearer(scene)
        hands.key(pygame.K_i)
        assert scene.company.hints in scene.open and coach.keeps is None
        hands.key(pygame.K_ESCAPE)
        assert scene.open == [coach] and coach.keeps is not None


def test_tips_have_room_in_every_language(tmp_path: Path) -> None:
    with driving(tmp_path, (1280, 720), more="tips = true\n") as hands:
        scene = at_table(hands)
        coach = bearer(scene)
        for language in (*LANGUAGES, "xx"):
            hands.app.speak(language)
            hands.frames()
            assert coach.keeps is not None
            for rect in coach.spots(scene.board.display.layout):
                assert coach.keeps.contains(rect) and rect.height >= 32


def test_tips_can_be_switched_off(tmp_path: Path) -> None:
    with driving(tmp_path, more="tips = true\n") as hands:
        scene = at_table(hands)
        hands.click_at(bearer(scene).spots(scene.board.display.layout)[1].center)
        assert not scene.open and not scene.app.settings.tips
    with driving(tmp_path) as hands:
        assert not at_table(hands).open


def test_bots_get_no_tips(tmp_path: Path) -> None:
    with driving(tmp_path, more="tips = true\n") as hands:
        dealt = game.deal(game.choose(("yellow", "red"), first=0), bytes([5]) * 32)
        players = {"yellow": Player(kind="bot"), "red": Player()}
        scene = LunaTable(hands.app, TableLink(Table.new(game, dealt, players, None)))
        hands.app.push(scene)
        hands.frames()
        assert not scene.open
