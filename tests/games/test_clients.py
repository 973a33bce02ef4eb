"""The clients of the games: each is complete, and the shell's pages can be made of it."""

import random
from pathlib import Path
from pkgutil import resolve_name

import pytest

from luna.core import data, registry
from luna.core.game import Game
from luna.core.levels import LEVELS
from luna.core.options import Options, OptionSpec
from luna.learning import course, pack
from luna.learning.lesson import DO
from luna.shell.board.table_view import TableView
from luna.shell.client import choices
from luna.shell.client.game_client import GameClient
from luna.shell.drawing.art import Art
from luna.shell.input.commands import by_name, sections
from luna.shell.screens.credits import CreditsScene
from luna.shell.screens.game_over import FinalScene
from luna.shell.screens.rules import RulesScene
from luna.shell.screens.title import TitleScene
from luna.table.link import TableLink
from luna.table.table import Player, Table
from luna.text import Catalogue
from tests.log.helpers import random_turn
from tests.ui.driver import driving

ASKED = {*vars(GameClient), *GameClient.__annotations__}
SPEAKING = tuple(name for name in registry.names() if Catalogue(game=name).has("game-name"))
"""Games with words; others have no window yet."""
LANGUAGES = ("en", "de", "fr", "nl")


@pytest.mark.parametrize("name", ["luna", "pangea"])
def test_a_declared_client_has_everything_that_the_shell_asks_for(name: str) -> None:
    client = registry.client(name)
    assert not [asked for asked in ASKED if not asked.startswith("_") and not hasattr(client, asked)]
    for place in data.toml(name, "client.toml")["parts"].values():
        assert resolve_name(f"luna.games.{name}.{place}") is not None


@pytest.mark.parametrize("name", SPEAKING)
def test_the_table_and_the_pages_of_a_game_can_be_made(name: str, tmp_path: Path) -> None:
    with driving(tmp_path, more="reduced_motion = true\n") as driver:
        app, game = driver.app, registry.load(name)
        app.turn_to(name)
        assert app.catalogue.game == app.game == name
        seats = [look.id for look in game.SEATS][:2]
        dealt = game.deal(Options(tuple(seats)), bytes(32))
        app.push(TableView(app, TableLink(Table.new(game, dealt, {seat: Player(seat) for seat in seats}, None))))
        driver.frames(10)
        table = Table.new(game, dealt, {seat: Player(seat.title()) for seat in seats}, None)
        chance = random.Random(1)
        while not table.over:
            table.acts.submit(random_turn(game, table.position, chance))
        for scene in (TitleScene(app), CreditsScene(app), RulesScene(app), FinalScene(app, table)):
            app.replace(scene)
            driver.frames(3)
            assert app.scenes == (scene,)
        assert not app.catalogue.missing and not app.catalogue.faulty


def asked(game: Game) -> set[str]:
    """The messages that the shell needs of every game."""
    keys = {"game-name", *(f"level-{level}" for level in LEVELS)}
    keys |= {key for look in game.SEATS for key in (look.name, look.person)}
    for spec in game.OPTIONS:
        keys.add(spec.word)
        keys |= {f"{spec.word}-{one}" for one in spec.choices if not (spec.switch or spec.apart)}
        keys |= {f"{spec.word}-below"} if spec.switch and spec.counts else set()
    lessons = [course.load(game.NAME, name) for name in course.names(game.NAME)]
    keys |= {f"lesson-{one.name}{part}" for one in lessons for part in ("", "-goal", "-worth")}
    keys |= {f"lesson-{one.name}-{step.key}" for one in lessons for step in one.steps}
    keys |= {f"lesson-{one.name}-{step.key}-wrong" for one in lessons for step in one.steps if step.kind == DO}
    keys |= {f"puzzle-asks-{kind}" for kind in registry.puzzles(game.NAME)}
    return keys | {f"puzzle-teaches-{pack.load(game.NAME, name).teaches}" for name in pack.names(game.NAME)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SPEAKING)
def test_a_game_has_all_messages_that_the_shell_requires(name: str, language: str) -> None:
    words = Catalogue(language, game=name)
    assert not {key for key in asked(registry.load(name)) if not words.has(key)}


@pytest.mark.parametrize("name", SPEAKING)
def test_the_pictures_that_a_game_declares_are_there(name: str) -> None:
    art = Art()
    for look in registry.load(name).SEATS:
        assert art.has(look.emblem), look
        assert not look.figure or art.has(look.figure), look


@pytest.mark.parametrize("name", SPEAKING)
def test_commands_of_a_game_use_free_keys(name: str) -> None:
    commands = by_name(sections(registry.client(name).commands))
    for kind in ("keys", "buttons"):
        taken = [key for command in commands.values() for key in getattr(command, kind)]
        assert sorted(taken) == sorted(set(taken)), "a key means two things"


def test_options_have_words_even_without_a_short_message() -> None:
    words = Catalogue(game="pebbles")
    assert choices.short(words, OptionSpec("bag", "pebbles-bag"), True) == "With a bag"
    assert choices.short(words, OptionSpec("size", "pebbles", ("red", "blue"), "red"), "blue") == "Blue"
    assert not words.missing
