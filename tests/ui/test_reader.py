"""Reading the rules in order, in brief and by searching; the numbered rules; the drawn examples."""

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from luna.games.luna.board.words.rulebook import BOOK
from luna.games.luna.client import CLIENT
from luna.games.luna.screens.miniature import PictureStrip, examples
from luna.shell.app import navigation
from luna.shell.app.settings import LANGUAGES, load
from luna.shell.input.commands import SHELL
from luna.shell.screens.rules import RulesScene
from luna.shell.screens.rules_page import ExampleBoard
from luna.shell.widgets import Words
from luna.text import Catalogue, search
from tests.games.luna.factories import RULE_IDS
from tests.ui.driver import Driver, driving


def opened(hands: Driver, topic: str = "game") -> RulesScene:
    navigation.leave(hands.app)
    hands.app.push(RulesScene(hands.app, topic))
    hands.frames()
    scene = hands.app.scenes[-1]
    assert isinstance(scene, RulesScene)
    return scene


def button(hands: Driver, name: str) -> None:
    """A button of the pad, as the program receives it."""
    hands.app.events.press(name)
    hands.frames()


def names(scene: RulesScene) -> list[str]:
    return [widget.name for widget in scene.ring.widgets]


def test_the_way_through_the_game_is_read_page_by_page(tmp_path: Path) -> None:
    with driving(tmp_path) as hands:
        scene = opened(hands)
        assert BOOK.lessons[:4] == ("game", "influence", "turn", "novices") and BOOK.lessons[-1] == "tips"
        assert not hands.widget("previous").enabled
        read = [scene.topic]
        for number in range(len(BOOK.lessons) - 1):
            assert scene.page_number == hands.app.catalogue("rules-page", page=number + 1, pages=len(BOOK.lessons))
            hands.click("next")
            read.append(scene.topic)
        assert tuple(read) == BOOK.lessons
        hands.click("next")
        assert scene.topic not in BOOK.lessons and scene.page_number == hands.app.catalogue("rules-look-up")
        hands.click("previous")
        assert scene.topic == BOOK.lessons[-1]
        last = list(BOOK.chapters)[-1]
        scene.show(last)
        hands.frames()
        assert not hands.widget("next").enabled


def test_pages_turn_by_keys_and_by_the_pad(tmp_path: Path) -> None:
    with driving(tmp_path) as hands:
        scene = opened(hands)
        hands.key(pygame.K_RIGHT)
        assert scene.topic == BOOK.lessons[1]
        button(hands, "pad-right")
        assert scene.topic == BOOK.lessons[2]
        button(hands, "left-left")
        hands.key(pygame.K_LEFT)
        hands.key(pygame.K_LEFT)
        assert scene.topic == BOOK.lessons[0]
    assert SHELL["going"]["left"].buttons == ("pad-left", "left-left")


def test_the_brief_form_is_a_section_a_page_and_is_remembered(tmp_path: Path) -> None:
    with driving(tmp_path) as hands:
        scene = opened(hands, "recruit")
        right, middle = scene.ring.named("form").rect.midright
        hands.click_at((right - 20, middle))
        assert hands.app.settings.rules_short
        shown = names(scene)
        assert all(f"short-{topic.name}" in shown for topic in BOOK.sections["island"])
        assert "short-journey" not in shown
        hands.click("next")
        assert scene.topic == BOOK.sections["moving"][0].name
        assert scene.page_number == hands.app.catalogue("rules-page", page=3, pages=7)
        assert load(tmp_path, "en")[0].rules_short
    with driving(tmp_path) as hands:
        scene = opened(hands, "influence")
        assert "short-influence" in names(scene) and "aid-end-council" in names(scene)


@pytest.mark.parametrize(
    ("language", "query", "topic"),
    [
        ("en", "evict", "eviction"),
        ("en", "priests favour", "favour"),
        ("en", "A15.2", "eviction"),
        ("de", "verdrangung", "eviction"),
        ("de", "PRIESTERRAT", "seats"),
        ("fr", "decompte final", "final"),
        ("fr", "pretresse de la lune", "priestess"),
        ("nl", "concilie", "seats"),
        ("nl", "boek der wijsheid", "wisdom"),
    ],
)
def test_search_ignores_accents_and_capitals(tmp_path: Path, language: str, query: str, topic: str) -> None:
    with driving(tmp_path, language=language) as hands:
        scene = opened(hands)
        hands.key(pygame.K_f, pygame.KMOD_CTRL)
        hands.write(query.replace("priests", "priest's"))
        assert search.folded(scene.entry.text) == " ".join(scene.sought)
        found = scene.found
        assert topic in found[:4] and scene.topic in found
        hands.key(pygame.K_RETURN)
        hands.key(pygame.K_RIGHT)
        assert scene.topic == found[1]
        assert query == "A15.2" or any(
            search.spans(line, scene.sought)
            for widget in scene.ring.widgets
            if isinstance(widget, Words) and widget.sought
            for line in widget.words.split("\n")
        )
        hands.key(pygame.K_ESCAPE)  # the query is cleared first
        assert hands.top == "RulesScene" and not scene.sought and not scene.entry.text
        assert scene.topic == found[1]
        hands.key(pygame.K_ESCAPE)
        assert hands.top == "TitleScene"


def test_a_search_without_result_says_so(tmp_path: Path) -> None:
    with driving(tmp_path) as hands:
        scene = opened(hands, "tide")
        hands.click("search")
        hands.write("zzyzx")
        assert scene.list is not None and len(scene.list.rows) == 1
        assert scene.list.rows[0].words == "Nothing found" and scene.topic == "tide"
        hands.key(pygame.K_DOWN)
        for key in (pygame.K_DOWN, pygame.K_UP, pygame.K_RIGHT, pygame.K_LEFT, pygame.K_END, pygame.K_HOME):
            hands.key(key)
        assert scene.topic == "tide"
        hands.app.speak("fr")
        hands.frames()
        assert scene.sought == ("zzyzx",) and scene.entry.text == "zzyzx"
        hands.key(pygame.K_F1)
        assert hands.top == "TitleScene"


def test_a_search_updates_while_typing(tmp_path: Path) -> None:
    with driving(tmp_path) as hands:
        scene = opened(hands)
        hands.key(pygame.K_f, pygame.KMOD_CTRL)
        hands.write("wwwwww")
        hands.frames(2)
        place = scene.ring.named("search").rect.inflate(-16, -16)
        seen = hands.app.window.get_surface()
        bright = sum(
            min(seen.get_at((x, y))[:3]) > 180
            for x in range(place.left, place.right)
            for y in range(place.top, place.bottom)
        )
        assert bright > 100  # not only the cursor


def test_letters_are_no_commands_while_searching(tmp_path: Path) -> None:
    with driving(tmp_path) as hands:
        scene = opened(hands)
        hands.click("search")
        for key, letter in ((pygame.K_LEFT, ""), (pygame.K_SPACE, " "), (pygame.K_h, "h"), (pygame.K_HOME, "")):
            pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=letter, scancode=0))
            hands.frames()
        assert scene.topic == "game" and hands.top == "RulesScene"
        assert scene.ring.focused is scene.entry


def test_a_number_opens_its_rule_and_leads_back(tmp_path: Path) -> None:
    with driving(tmp_path) as hands:
        scene = opened(hands, "eviction")
        scene.ring.to(scene.ring.named("rule-A15.2"))
        hands.key(pygame.K_RETURN)
        assert scene.topic == "numbered-A"
        rule = scene.ring.named("number-A15.2")
        assert rule.window is not None and rule.window.contains(rule.rect)
        scene.ring.to(scene.ring.named("see-eviction"))
        hands.key(pygame.K_RETURN)
        assert scene.topic == "eviction"


def test_every_number_can_be_opened(tmp_path: Path) -> None:
    assert {number for topic in BOOK.topics.values() for number in topic.rules} == set(RULE_IDS)
    told = [block.number for chapter in BOOK.chapters.values() for block in chapter if block.number]
    assert told == list(RULE_IDS)
    assert all(BOOK.chapter_of(number) in BOOK.chapters for number in RULE_IDS)
    assert not any(
        mark in block.text
        for chapter in BOOK.chapters.values()
        for block in chapter
        for mark in ("**", "<a", "`", "](")
    )
    with driving(tmp_path) as hands:
        scene = opened(hands)
        for number in ("C3", "S14", "A17.2", "R6", "E2", "V13", "O2"):
            scene.look_up(number)
            hands.frames()
            rule = scene.ring.named(f"number-{number}")
            assert rule.window is not None and rule.window.top <= rule.rect.top < rule.window.bottom


def test_without_the_document_no_rule_number_is_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CLIENT, "rulebook", lambda: replace(BOOK, paper=tmp_path / "none.md"))
    with driving(tmp_path) as hands:
        scene = opened(hands, "eviction")
        assert not [name for name in names(scene) if name.startswith(("rule-", "source"))]
        assert scene.list is not None
        assert all(not row.name.startswith("numbered") for row in scene.list.rows)


def test_references_on_the_first_page_can_be_opened() -> None:
    """It names no figure and no thing that is only explained many pages later."""
    words = Catalogue("en")
    said = search.folded(words("rule-game-short") + words("rule-game-long"))
    for topic in (*BOOK.sections["figures"], *BOOK.sections["things"]):
        name = search.folded(words(f"rule-{topic.name}"))
        if name in said or name.rstrip("s") in said:
            assert topic.name in BOOK.topics["game"].see, topic.name


def test_the_drawn_examples_have_room(tmp_path: Path) -> None:
    with driving(tmp_path) as hands:
        for name, example in examples().items():
            scene = opened(hands, name)
            hands.frames()
            boards = [widget for widget in scene.ring.widgets if isinstance(widget, ExampleBoard)]
            assert len(boards) == len(example.lines)
            for board in boards:
                assert board.picture.result().get_size() == board.rect.size
                assert board.rect.width <= scene.page.width + 4  # pixels of rounding
                assert board.rect.height <= scene.page.height


def test_examples_are_painted_in_a_thread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def trouble(self: PictureStrip) -> pygame.Surface:
        raise pygame.error("no such picture")

    with driving(tmp_path) as hands:
        monkeypatch.setattr(PictureStrip, "paint", trouble)
        opened(hands, "eviction")
        hands.frames(5)
        assert hands.top == "RulesScene"  # an empty field instead of a crash
        hands.key(pygame.K_ESCAPE)
        assert hands.top == "TitleScene"


@pytest.mark.parametrize(("language", "text"), [("en", 100), ("en", 150), *((language, 200) for language in LANGUAGES)])
def test_the_foot_of_the_page_has_room(tmp_path: Path, language: str, text: int) -> None:
    with driving(tmp_path, language=language, more=f"text_size = {text}\n") as hands:
        scene = opened(hands)
        close, previous, following = (hands.widget(name).rect for name in ("close", "previous", "next"))
        assert close.right <= previous.left and previous.right <= following.left
        assert scene.panel().contains(following)
        assert scene.list is not None and scene.list.rect.height >= 4 * scene.list._high
