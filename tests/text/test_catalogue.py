"""The catalogue: complete in every language, with the same slots, and a sentence for every possible code."""

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

from luna.games.luna.board.words.rulebook import BOOK
from luna.games.luna.board.words.sentences import event_sentence, said
from luna.games.luna.rules import OPTIONS, events, refusals
from luna.learning import course
from luna.learning.challenge import challenges
from luna.shell.screens.settings import SECTIONS
from luna.text import Catalogue
from luna.text.catalogue import foreign
from luna.text.sentences import event_key, signed
from tests.games.luna.factories import EVENT_KINDS
from tests.games.reasons import noticed, reasons, refused

PROGRAM = Path(__file__).resolve().parents[2] / "luna"
ASSETS = PROGRAM.parent / "assets"
LANGUAGES = tuple(sorted(path.name for path in (ASSETS / "shell" / "text").iterdir()))
FOLDERS = [ASSETS / "shell" / "text", *sorted((ASSETS / "games").glob("*/text")), ASSETS / "shell" / "defaults"]


_OWN = "\n".join(path.read_text("utf-8") for path in (ASSETS / "shell" / "defaults").glob("en/*.ftl"))
"""What a game may say in its own words."""


class _Slots(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def slots(language: str) -> dict[str, set[str]]:
    """Every message of the shell and of Luna, with the slots that it fills."""
    found: dict[str, set[str]] = {}
    files = Catalogue().files(language)
    for file, entry in ((path, entry) for path in files for entry in parse(path.read_text(encoding="utf-8")).body):
        assert not isinstance(entry, Junk), entry.content
        if isinstance(entry, Message):
            assert entry.id.name not in found or "defaults" in file.parts, f"{entry.id.name} is there twice"
            seen = _Slots()
            seen.visit(entry)
            found[entry.id.name] = seen.names
    return found


@cache
def strings(path: Path) -> list[ast.AST]:
    """All strings of a module of the program, plain and formatted."""
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    return [node for node in nodes if isinstance(node, ast.Constant | ast.JoinedStr)]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_four_languages_in_the_same_files(folder: Path) -> None:
    files = {language: {path.name for path in (folder / language).iterdir()} for language in LANGUAGES}
    assert set(files) == {"en", "de", "fr", "nl"}
    assert len({frozenset(names) for names in files.values()}) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_same_keys_and_no_slot_that_english_lacks(language: str) -> None:
    english, other = slots("en"), slots(language)
    assert set(other) == set(english)
    for key, names in other.items():
        assert names <= english[key], key


CODES = {
    **{f"reason-{code}": facts for code, facts in reasons(refusals).items()},
    **{f"reason-{code}": set[str]() for code in refused()},
    **{f"notice-{code}": facts for code, facts in noticed().items()},
}
"""By message the names of the facts that it is given."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_sentence_with_its_slots(language: str) -> None:
    have = slots(language)
    for key, given in CODES.items():
        assert key in have, key
        assert have[key] <= given, f"{key} asks for {have[key] - given}"


SAMPLES: tuple[Any, ...] = (
    events.ShrinePlaced(0, "book"),
    events.PairsPlaced(1, ("book", "sail", "tide", "herbs")),
    events.TokenTaken(0, "sail"),
    events.TokenReturned(0, "tide"),
    events.Tired(0, "book", 1),
    events.Woken(0, "book", 2),
    events.Recruited(0, "herbs"),
    *(events.Moved(0, vehicle, "jetty", False, "herbs", count) for vehicle in ("sail", "tide") for count in (1, 2)),
    events.Moved(0, "journey", "book", False, "herbs", 3),
    events.CouncilMoved(0, 1, 4, 0),
    *(events.FigureMoved(figure, ("book", "sail"), 0) for figure in ("priestess", "builder", "apostate")),
    events.Appointed(0, 12, "book"),
    events.Consecrated(0, 12, "path"),
    events.Evicted(0, 12, 1, "jetty"),
    events.Evicted(0, 12, 1, "book"),
    events.BookMoved(0, 3, 12, 1),
    *(events.CandleOut(0, left) for left in (0, 1, 3)),
    *(events.Points(0, 3, cause, 8) for cause in ("guard", "eviction", "book", "candle")),
    *(events.Points(0, -3, cause, 8) for cause in ("priestess", "apostate", "temple")),
    *(events.Points(0, 4, cause, 8) for cause in ("shrines", "favours", "council")),
    events.PhaseEnded(2),
    *(events.ScoringBeat(beat, "book", ()) for beat in ("priestess", "apostate", "temple")),
    *(events.ScoringBeat(beat, None, ()) for beat in ("shrines", "favours", "council")),
    events.RoundScored(2, (1, 2), (3, 4)),
    events.GuardMoved(6, 5),
    events.RoundBegan(3, 1, 4),
    events.GameEnded((1, 2), (1, 0)),
)


def test_samples_are_all_events() -> None:
    assert {type(sample) for sample in SAMPLES} == EVENT_KINDS


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event", SAMPLES, ids=event_key)
def test_every_event_has_a_sentence(event: Any, language: str) -> None:
    words = Catalogue(language)
    sentence = event_sentence(words, event, ("Ilse", "Anouk"))
    assert not words.missing and not words.faulty
    assert sentence.endswith(".") and "None" not in sentence


def test_keys_used_by_the_code_are_in_the_catalogue() -> None:
    english = {game.name: Catalogue(game=game.name).keys("en") for game in (PROGRAM / "games").iterdir()}
    asked: dict[str, str] = {}
    unknown: dict[str, str] = {}
    drawing = ("shell/**/*.py", "games/*/board/**/*.py", "games/*/screens/**/*.py")
    for path in (path for places in drawing for path in PROGRAM.glob(places)):
        part, game, *_ = path.relative_to(PROGRAM).parts
        source = path.read_text(encoding="utf-8")
        for key in re.findall(r'(?<!column\.)(?<!\)\.)(?:words|text|catalogue)\(\s*"([a-z][a-z-]+)"', source):
            asked[key] = path.name
            if key not in english["luna" if part == "shell" else game]:
                unknown[key] = path.name
    assert len(asked) > 40
    assert not unknown


def test_code_fills_all_slots_of_its_messages() -> None:
    """Otherwise a player reads `name` instead of a name."""
    known, asked, empty = slots("en"), 0, []
    for path in [*PROGRAM.glob("shell/**/*.py"), *PROGRAM.glob("games/luna/**/*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and len(node.args) == 1 and isinstance(node.args[0], ast.Constant)):
                continue
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            given = {one.arg for one in node.keywords}
            if name in ("words", "text", "catalogue") and None not in given and node.args[0].value in known:
                asked += 1
                empty += [(path.name, node.args[0].value)] if known[str(node.args[0].value)] - given else []
    assert asked > 600 and empty == []


OF_A_GAME = {"game-name", "title-subtitle", "title-facts", "credits-part-printed", "lesson-turns"} | {
    f"settings-{name}" for name in ("sample", "shapes", "confirm-candle")
}
"""What every game is called, and what the shell says when a game has words for it."""


def test_the_shell_needs_only_required_messages_of_a_game() -> None:
    named = {
        node.value
        for path in (PROGRAM / "shell").rglob("*.py")
        for node in strings(path)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and "-" in node.value
    }
    named |= {f"settings-{row.name}" for rows in SECTIONS.values() for row in rows}
    of_luna = Catalogue().keys("en") - Catalogue(game="none").keys("en")
    assert of_luna & named == OF_A_GAME


def _words(data: object) -> Iterator[str]:
    """Every name and every word of a data file."""
    if isinstance(data, dict):
        yield from data
    if isinstance(data, dict | list):
        for one in data.values() if isinstance(data, dict) else data:
            yield from _words(one)
    elif isinstance(data, str):
        yield data


def test_every_message_is_used() -> None:
    """By its key, by a key made of its beginning and names in the code, or as the sentence of an event."""
    events_ = {event_key(sample).removeprefix("event-") for sample in SAMPLES}
    whole = {f"{family}-{event}" for family in ("event", "opponent", "recap") for event in events_}
    whole |= {*BOOK.topics, *BOOK.sections}
    for file in (*(ASSETS / "shell").glob("*.toml"), *(ASSETS / "games" / "luna").glob("*.toml")):
        whole |= {*_words(tomllib.loads(file.read_text(encoding="utf-8")))}
    for spec in OPTIONS:
        whole |= {f"{spec.word}-{part}" for part in ("below", "short", *spec.choices)}
        whole |= {f"{spec.word}-{choice}-below" for choice in spec.choices}
    for challenge in challenges("luna"):
        whole |= {challenge.name, *(word for goal in challenge.goals for word in (goal.fact, goal.bound))}
    for lesson in (course.load("luna", name) for name in course.names("luna")):
        whole |= {lesson.name, *(step.key for step in lesson.steps), *(f"{step.key}-wrong" for step in lesson.steps)}
    begun: set[str] = set()
    for path in (*PROGRAM.rglob("*.py"), PROGRAM.parent / "main.py"):
        for node in strings(path):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole |= {node.value, *node.value.split()}
            elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                parts = (part.value if isinstance(part, ast.Constant) else "\0" for part in node.values)
                begun.add(re.escape("".join(map(str, parts))).replace("\0", "([a-z0-9-]+)"))
    forms = [re.compile(form) for form in begun if re.match(r"[a-z]+(\\-[a-z]+)*\\-", form)]

    def made(key: str) -> bool:
        found = (form.fullmatch(key) for form in forms)
        return any(one and all(map(said_so, one.groups())) for one in found)

    def said_so(word: str) -> bool:
        return word in whole or word.isdecimal() or made(word)

    assert not {key for key in slots("en") if not said_so(key)}


def write(root: Path, house: str, language: str, said: str) -> None:
    folder = root / house / "text" / language
    folder.mkdir(parents=True)
    (folder / "words.ftl").write_text(said, encoding="utf-8")


def test_games_share_no_message_and_override_none_of_the_shell(tmp_path: Path) -> None:
    """Two games may have a message of the same name; a message of the shell is the shell's in every game."""
    write(tmp_path, "shell", "en", "back = Back\n")
    write(tmp_path, "games/oak", "en", "island = Oak\nback = Oak back\nonly = { back }, Oak\n")
    write(tmp_path, "games/elm", "en", "island = Elm\n")
    write(tmp_path, "shell", "de", "back = Zurück\n")
    write(tmp_path, "games/elm", "de", "island = Ulme\n")
    oak = Catalogue("en", tmp_path, "oak")
    elm = oak.of("elm")
    assert (oak("island"), elm("island")) == ("Oak", "Elm")
    assert oak("only") == "Back, Oak" and (oak("back"), elm("back")) == ("Back", "Back")
    assert elm("only") == "only" and elm.missing == oak.missing == {"only"}
    assert elm.of("oak")("island") == "Oak" and elm.of("elm") is elm
    elm.switch("de")
    oak.game = "elm"
    assert oak("island") == "Ulme"
    oak.game = "oak"
    assert oak.language == "de" and (oak("back"), oak("island"), elm("island")) == ("Zurück", "Oak", "Ulme")


def test_the_shell_catalogue_is_complete_without_games() -> None:
    """Without any game, every message of the shell reads the same: none refers to a message of a game."""
    alone, whole = Catalogue(game="none"), Catalogue()
    keys = alone.keys("en")
    assert len(keys) > 400
    for key in keys:
        assert alone(key) == whole(key) or key in _OWN, key


@pytest.mark.parametrize("folder", FOLDERS[1:-1], ids=lambda folder: folder.parent.name)
def test_a_game_has_no_message_of_the_shell(folder: Path) -> None:
    def keys(folder: Path) -> set[str]:
        said = "\n".join(path.read_text("utf-8") for path in folder.glob("*/*.ftl"))
        return set(re.findall(r"^([a-z][\w-]*) =", said, re.M))

    assert keys(folder) and not keys(ASSETS / "shell" / "text") & keys(folder)


def test_a_game_may_override_default_messages(tmp_path: Path) -> None:
    write(tmp_path, "shell", "en", "fixed = Shell\n")
    write(tmp_path, "games/dice", "en", "fixed = Dice\nround = Throw\n")
    (tmp_path / "shell" / "defaults" / "en").mkdir(parents=True)
    (tmp_path / "shell" / "defaults" / "en" / "own.ftl").write_text("round = Round\n", encoding="utf-8")
    dice, other = (Catalogue("en", tmp_path, game=game) for game in ("dice", "other"))
    assert (dice("fixed"), dice("round")) == ("Shell", "Throw")
    assert (other("fixed"), other("round")) == ("Shell", "Round")


def test_falls_back_to_english_and_says_what_is_missing(tmp_path: Path) -> None:
    write(tmp_path, "shell", "en", "both = English\nonly = Only English { $n }\n")
    write(tmp_path, "shell", "de", "both = Deutsch\n")
    words = Catalogue("de", tmp_path)
    assert words("both") == "Deutsch"
    assert words("only", n=3) == "Only English 3"
    assert words("nowhere") == "nowhere"
    assert words.missing == {"nowhere"}
    words.switch("en")
    assert words("both") == "English"
    words.switch("tlh")
    assert words.language == "en"


def test_slots_of_a_refusal_are_in_the_language() -> None:
    words = Catalogue("de")
    assert "Segelboot" in said(words, "reason-needs-token", {"favour": "sail"})
    assert "Bibliotheksinsel" in said(words, "reason-shrine-here", {"island": "book"})


def test_pseudo_language_is_longer_and_keeps_slots() -> None:
    words = Catalogue("xx")
    assert words("title-version", version="7.7.7") != Catalogue("en")("title-version", version="7.7.7")
    assert "7.7.7" in words("title-version", version="7.7.7")
    assert len(foreign("Saved games")) > len("Saved games")


def test_numbers_choose_the_plural() -> None:
    words = Catalogue("en")
    assert words("bar-candles", count=1) == "1 candle left"
    assert words("bar-candles", count=3) == "3 candles left"
    assert Catalogue("fr")("bar-candles", count=0) == "0 bougie"


ONE: dict[str, dict[str, dict[str, str | int]]] = {
    "luna": {
        "ground-shrines-next": {"island": "Tide"},
        "story-regret-apostate": {"name": "Ilse", "behind": 0, "way": 0},
    },
    "pangea": {
        "coach-neutral": {"people": "Blue", "all": 4, "land": "Forest", "number": 3},
        "coach-draw": {"all": 4, "land": "Forest", "number": 3},
        "pangea-card-odds": {"all": 4, "said": "a sentence"},
    },
}
"""Messages about a `count`, with their other slots."""
PLURALS = re.compile(
    r"\b(?:1|[Oo]ne|[Ee]iner?|[Éé]én|[Uu]ne?) (?:novices|tribes|Novizen|Novices|points|tribus|tirages)\b"
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_is_no_plural(language: str) -> None:
    for game, messages in ONE.items():
        words = Catalogue(language, game=game)
        for key, others in messages.items():
            one, two = (words(key, **{**others, "count": count}) for count in (1, 2))
            assert not PLURALS.search(one), one
            assert language != "en" or "are at home" not in one, one
            assert "2" in two, two
        assert not words.faulty
    words = Catalogue(language, game="pangea")
    for key in ("coach-neutral", "coach-draw"):
        last = words(key, **{**ONE["pangea"][key], "count": 1, "all": 1})
        assert "1" not in last, last


def test_french_counts_singular_below_two() -> None:
    words = Catalogue("fr")
    assert [words("replay-cost", points=points) for points in (0.5, 2.0)] == ["0,5 point perdu", "2,0 points perdus"]
    assert "1,5 point perdu" in words("turning-accuracy", name="Ilse", share=90, points=1.5)
    assert [words("puzzles-stars", won=won, most=9) for won in (1, 2)] == ["1 étoile sur 9", "2 étoiles sur 9"]
    assert words("access-here", name="Ilse", awake=1, tired=2, shrine="no").endswith("1 actif, 2 inactifs")


def test_a_number_with_its_sign() -> None:
    assert [signed(points) for points in (7, 0, -7)] == ["+7", "0", "\u22127"]


def test_numbers_are_signed_in_one_place() -> None:
    named = [path.name for path in PROGRAM.rglob("*.py") if "def signed(" in path.read_text(encoding="utf-8")]
    assert named == ["sentences.py"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_written_as_in_the_language(language: str) -> None:
    words, half = Catalogue(language), "0.5×" if language == "en" else "0,5×"
    assert words("replay-speed", factor=0.5) == words("settings-speed-factor", factor=0.5) == half
    assert words("replay-speed", factor=2.0) == words("settings-speed-factor", factor=2.0) == "2×"
    torn = words("notice-save-torn", file="a", kept=1, bytes=1, aside="b")
    assert not re.search(r"\b1 \w*(bytes|Bytes|octets)\b", torn)
    assert "2" in words("notice-save-torn", file="a", kept=1, bytes=2, aside="b")


def lines(language: str) -> list[tuple[str, str]]:
    """Place and text of each line: without comments, keys and the names of variants."""
    found = []
    for path in (path for folder in FOLDERS for path in sorted((folder / language).glob("*.ftl"))):
        for number, line in enumerate(path.read_text("utf-8").split("\n"), 1):
            if not line.startswith("#"):
                found.append((f"{path.name}:{number}", re.sub(r"^[a-z0-9-]+ =|^\s*\*?\[\w+\]", "", line)))
    return found


def test_french_has_its_thin_spaces() -> None:
    wrong = re.compile(r"[ \u00a0](?:[;?!»]|:(?=\s|$))|[^\s\u202f{][;?!](?=\s|$)|\w:(?=\s|$)|«[^\u202f]|'")
    assert [(where, line) for where, line in lines("fr") if wrong.search(line) and "NUMBER(" not in line] == []


def test_dutch_says_het_gunstfiche() -> None:
    """As the printed rules do."""
    wrong = re.compile(r"\b([Dd]e|[Dd]eze|[Ee]lke|[Dd]ie) (\w+e )?(gunst)?fiche\b|\b[Hh]et (gunst)?fiches\b")
    assert [(where, line) for where, line in lines("nl") if wrong.search(line)] == []
