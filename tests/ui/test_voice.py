"""The program's own voice: its words, a game played by them, and captions of sounds."""

import random
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame
import pytest

from luna import ASSETS
from luna.core import registry
from luna.core.options import Options
from luna.shell.access.node import Node, Outline, Role
from luna.shell.app import navigation
from luna.shell.app.settings import LANGUAGES
from luna.shell.board.table_view import TableView
from luna.shell.modes.lesson import LessonMode
from luna.shell.screens.learn import LearnScene
from luna.shell.screens.menu import lead
from luna.shell.screens.settings import SettingsScene
from luna.shell.voice.narrator import Voice
from luna.shell.voice.speakers import Sentence
from luna.table.link import TableLink
from luna.table.table import Player, Table
from luna.text import Catalogue
from tests.ui.driver import Driver, driving
from tests.ui.test_access import seated, settle, told

VOICE = 'voice = true\nanimation_speed = "instant"\n'
_SILENT = {"click", "row", "spent", "step", "theme", "pulse", "suspense"}
"""Sounds that only accompany what the hand does, and music."""


class FakeVoice(Voice):
    """Records what is spoken. `heard`: the rest after interruptions, since the last look."""

    def __init__(self) -> None:
        super().__init__(lambda: None)
        self.all: list[Sentence] = []
        self.heard: list[str] = []

    def say(self, sentence: Sentence) -> None:
        self.all.append(sentence)
        if sentence.interrupts:
            self.heard.clear()
        self.heard.append(sentence.words)

    def hush(self) -> None:
        self.heard.clear()


@contextmanager
def spoken(home: Path, more: str = VOICE, language: str = "en") -> Iterator[tuple[Driver, FakeVoice]]:
    with driving(home, language=language, more=more) as driver:
        voice = driver.app.narrator.voice = FakeVoice()
        yield driver, voice


class Listener:
    """A player who only hears, and has a keyboard."""

    def __init__(self, driver: Driver, voice: FakeVoice) -> None:
        self._driver, self._voice = driver, voice

    def key(self, key: int) -> str:
        """Press a key; returns the spoken words."""
        self._driver.key(key)
        settle(self._driver)
        return " ".join(self._voice.heard)


@pytest.mark.parametrize(("game", "most"), [("luna", 12), ("pangea", 6), ("pebbles", 1000)])
def test_a_game_can_be_played_by_ear(tmp_path: Path, game: str, most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tab until something possible is spoken, then Enter; requests to continue are followed."""
    with spoken(tmp_path) as (driver, voice):
        driver.app.turn_to(game)
        rules = registry.load(game)
        header = rules.deal(Options(tuple(look.id for look in rules.SEATS[:2])), bytes(32))
        table = Table.new(rules, header, {seat: Player() for seat in rules.seats(header)})
        driver.app.push(TableView(driver.app, TableLink(table)))
        driver.frames()
        monkeypatch.setattr(driver.app.presenter, "draw", lambda *_: None)  # this test needs no pictures
        ear, chance, presses = Listener(driver, voice), random.Random(5), 0
        while not table.over and table.length < most and presses < 40 * most:
            presses += 1
            said = ""
            for _ in range(chance.randint(1, 4)):
                said = ear.key(pygame.K_TAB)
            if "Possible." in said or not said:
                ear.key(pygame.K_RETURN)
        assert table.over or table.length >= most, [sentence.words for sentence in voice.all[-30:]]
        turns = [one.words for one in voice.all if not one.interrupts or "." in one.words]
        assert len(turns) >= min(table.length, 10)


@pytest.mark.parametrize(("game", "verbs"), [("luna", ["Journey"]), ("pangea", ["Lead", "Move"])])
def test_a_verb_says_that_it_is_chosen(tmp_path: Path, game: str, verbs: list[str]) -> None:
    """Else Enter on it would be silent where the prompt stays as it is."""
    with spoken(tmp_path) as (driver, voice):
        seated(driver, game)
        ear = Listener(driver, voice)

        for verb in verbs:
            for _ in range(60):
                said = ear.key(pygame.K_TAB)
                if said.startswith("Tower and tribes"):  # the preparation of Pangea
                    ear.key(pygame.K_RETURN)
                elif said.startswith(f"{verb}. Possible."):
                    break
            before = len(voice.all)
            ear.key(pygame.K_RETURN)
            assert voice.all[before:], "nothing was said"
            (said,) = (node.description for node in told(driver).values() if node.name == verb)
            assert "Chosen." in said
        assert len([node for node in told(driver).values() if "Chosen." in node.description]) == 1


def test_a_lesson_can_be_followed_by_ear(tmp_path: Path) -> None:
    with spoken(tmp_path) as (driver, voice):
        driver.app.turn_to("luna")
        driver.app.push(LearnScene(driver.app))
        driver.frames()
        driver.click("1-novices")
        driver.frames(60)
        ear = Listener(driver, voice)
        assert "Tab leads to what can be done" in " ".join(one.words for one in voice.all)
        while "Take the favour of Tide" not in " ".join(voice.heard):
            driver.frames(60)
            ear.key(pygame.K_RETURN)
        said = [ear.key(pygame.K_TAB)]
        while said[-1] != "Show me.":
            said.append(ear.key(pygame.K_TAB))
            assert said[-1] and len(said) < 40
        assert "Favour" in ear.key(pygame.K_RETURN), "the focus goes where the next press belongs"
        scene = driver.app.scenes[-1]
        assert isinstance(scene, TableView) and isinstance(scene.mode, LessonMode)
        while ear.key(pygame.K_TAB) != "Do it for me.":
            pass
        before = scene.mode.pupil.at
        ear.key(pygame.K_RETURN)
        assert scene.mode.pupil.at == before + 1


def test_the_focus_is_repeated_on_request_only(tmp_path: Path) -> None:
    with spoken(tmp_path) as (driver, voice):
        page = object()
        news, field = Node("news", Role.STATUS, "", live=True), Node("tile", Role.BUTTON, "Tile 5", description="free")
        tell = driver.app.narrator.tell
        tell(page, Outline((news, field), pointed=("tile",)))
        voice.heard.clear()
        tell(
            page, Outline((news._replace(name="Bram takes it"), field._replace(description="taken")), pointed=("tile",))
        )
        assert voice.heard == ["Bram takes it."]
        tell(page, Outline((news, field), pointed=("tile",)))
        assert voice.heard == ["Tile 5. free."], "without news, what has changed is said"
        for key, heard in ((pygame.K_TAB, ["Tile 5. free."]), (pygame.K_LCTRL, [])):
            driver.app.narrator.take(pygame.event.Event(pygame.KEYDOWN, key=key))
            assert not voice.heard
            tell(page, Outline((news, field), pointed=("tile",)))
            assert voice.heard == heard, "a key that leads nowhere says where one is"
        page, only = object(), Outline((Node("on", Role.BUTTON, "Continue"),), ("on",))
        tell(page, only)
        for _ in range(2):
            driver.app.narrator.take(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_TAB))
            assert not voice.heard and driver.app.narrator.waits, "without a picture, too"
            tell(page, only)
            assert voice.heard == ["Continue."], "the only button of a page is said as often as it is asked for"


def test_a_page_speaks_its_heading_words_and_focus(tmp_path: Path) -> None:
    with spoken(tmp_path) as (driver, voice):
        navigation.leave(driver.app)
        driver.frames()
        driver.key(pygame.K_DOWN)
        first = voice.all[-1]
        assert first.words and first.interrupts and first.language == "en"
        driver.key(pygame.K_DOWN)
        assert voice.heard and voice.heard[-1] != first.words, "the next one took the word"
        driver.app.settings.voice_rate, driver.app.settings.voice_volume = 150, 50
        driver.key(pygame.K_F4)
        assert len(voice.all[-1].words) > 100 and voice.all[-1][2:4] == (150, 50)
        driver.key(pygame.K_LCTRL)
        assert not voice.heard, "any key silences"


def test_a_table_is_read_in_parts_and_closing_panels_are_announced(tmp_path: Path) -> None:
    """Each press continues where the previous one ended; with Shift at the next group; news restart it."""
    with spoken(tmp_path) as (driver, voice):
        seated(driver, "luna")
        driver.frames(10)

        def read(mod: int = 0) -> str:
            before = len(voice.all)
            driver.key(pygame.K_F4, mod)
            for _ in range(60):
                if len(voice.all) > before:
                    break
                driver.frames()
            assert len(voice.all) == before + 1 and len(voice.all[-1].words) < 1000
            return voice.all[-1].words

        whole = [read()]
        count = int(whole[0].split()[-1].rstrip("."))
        assert count > 10 and whole[0].startswith("Luna. Player yellow’s turn.")
        whole += [read() for _ in range(count - 1)]
        assert [one.split()[-3] for one in whole] == [str(number + 1) for number in range(count)]
        assert whole[-1].startswith("Log.") and read() == whole[0]
        group = read(pygame.KMOD_SHIFT)
        assert group.startswith("Players.") and read(pygame.KMOD_SHIFT).startswith("Islands.")
        group = read(pygame.KMOD_SHIFT)
        driver.key(pygame.K_LCTRL)
        assert read() == whole[whole.index(group) + 1], "silence does not begin it anew"
        driver.key(pygame.K_o)
        assert voice.heard[0].startswith("If the round ended now")
        assert read().startswith("Luna. ")
        driver.key(pygame.K_ESCAPE)
        assert voice.heard == ["Closed: If the round ended now."]
        said = {path: node for path, node in told(driver).items() if node.live}
        assert said[("closed",)].name == "Closed: If the round ended now", "a screen reader is told, too"
        driver.key(pygame.K_o)
        assert not told(driver)[("closed",)].name


@pytest.mark.parametrize("much", ["brief", "usual", "full"])
def test_there_are_three_verbosity_levels(tmp_path: Path, much: str) -> None:
    with spoken(tmp_path, f'{VOICE}voice_words = "{much}"\n') as (driver, voice):
        navigation.leave(driver.app)
        driver.frames()
        driver.app.push(SettingsScene(driver.app))
        driver.frames()
        driver.click("page-voice")
        lead(driver.menu, "mono")
        driver.frames()
        switch = voice.all[-1].words
        assert switch.startswith("Mono")
        assert ("switch" in switch) == (much != "brief")
        assert ("ears" in switch) == (much != "brief")
        assert bool(re.search(r"\d of \d", switch)) == (much == "full")
        driver.key(pygame.K_SPACE)
        assert "On" in voice.all[-1].words and "Off" in switch


def test_news_wait_for_news_and_interrupt_the_focus(tmp_path: Path) -> None:
    with spoken(tmp_path) as (driver, voice):
        navigation.leave(driver.app)
        driver.frames()
        driver.key(pygame.K_DOWN)
        driver.app.toasts.say("Ilse has joined.")
        driver.frames()
        assert voice.heard == ["Ilse has joined."]
        driver.app.toasts._waiting.clear()
        driver.app.toasts.say("Bram has joined.")
        driver.app.toasts._left = 5.0
        driver.app.presenter.stale = True
        driver.frames()
        assert voice.heard == ["Ilse has joined.", "Bram has joined."]


def test_the_key_switches_the_voice_and_the_first_page_offers_it(tmp_path: Path) -> None:
    with spoken(tmp_path, language="nl", more="") as (driver, voice):
        navigation.welcome(driver.app, lambda: navigation.leave(driver.app))
        driver.frames()
        assert ["F3" in one.words for one in voice.all] == [True]
        assert voice.all[0].language == "nl"
        driver.key(pygame.K_F3)
        assert driver.app.settings.voice and len(voice.all) > 2
        driver.key(pygame.K_F3)
        told = len(voice.all)
        driver.key(pygame.K_TAB)
        assert not driver.app.settings.voice and len(voice.all) == told


def test_a_system_without_a_voice_says_so_once(tmp_path: Path) -> None:
    with spoken(tmp_path) as (driver, voice):
        voice.missing = True
        navigation.leave(driver.app)
        driver.frames()
        assert driver.app.toasts.shown == driver.app.catalogue("voice-none")
        assert not driver.app.settings.voice and not voice.missing


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sound_that_carries_news_has_a_caption(language: str) -> None:
    text = Catalogue(language)
    for folder in (Path(ASSETS) / "shell", *(Path(ASSETS) / "games").iterdir()):
        text.game = folder.name if folder.name != "shell" else "luna"
        for sound in (folder / "sound").glob("*.ogg"):
            name = re.sub(r"-\d$", "", sound.stem)
            wanted = name not in _SILENT | {"dusk", "evening"}
            assert text.has(f"sound-{name}") == wanted, sound


def test_captions_appear_without_an_audio_device(tmp_path: Path) -> None:
    with driving(tmp_path, more="captions = true\neffects = 0\nmono = true\n") as driver:
        navigation.leave(driver.app)
        driver.frames()
        driver.app.sound.play("your-turn")
        driver.app.sound.play("click")
        assert driver.app.captions.shown == (driver.app.catalogue("sound-your-turn"),)
        driver.frames(200)
        assert not driver.app.captions.shown
