"""Puzzles as texts, the pack that ships, the puzzle of the day, and their commands."""

from collections import Counter
from datetime import date
from pathlib import Path
from typing import Final

import pytest

from luna.bots.proof import Proof
from luna.core import registry
from luna.core.game import GameError
from luna.learning import mining, pack
from luna.learning.puzzle import LEVELS, Claim, Puzzle, difficulty, read, write
from luna.text import Catalogue
from tests.workshop import puzzles as command
from tests.workshop.puzzles import faults, of_the_day

NAMES: Final = pack.names("luna")
GAMES: Final = ("luna", "pangea")
ALL: Final = [(game, name) for game in GAMES for name in pack.names(game)]


@pytest.fixture
def puzzle() -> Puzzle:
    return pack.load("luna", NAMES[0])


@pytest.mark.parametrize("game", GAMES)
def test_sixty_ship_twelve_of_each_level_and_all_kinds_among_them(game: str) -> None:
    shipped = [pack.load(game, name) for name in pack.names(game)]
    levels = Counter(puzzle.claim.level for puzzle in shipped if puzzle.claim)
    assert levels == dict.fromkeys(range(1, LEVELS + 1), 12)
    assert {puzzle.kind for puzzle in shipped} == set(registry.puzzles(game))


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_puzzle_is_a_text(game: str, name: str) -> None:
    text = (pack.folder(game) / f"{name}.txt").read_text(encoding="utf-8")
    assert write(read(text)) == text


@pytest.mark.parametrize(
    ("own", "line", "near", "positions", "level"),
    [(1, 1, 0, 1, 1), (1, 3, 3, 2**12, 2), (2, 3, 3, 2**12, 3), (2, 3, 40, 2**12, 4), (4, 9, 9, 2**20, 5)],
)
def test_the_level_follows_from_turns_near_misses_and_the_size_of_the_proof(
    own: int, line: int, near: int, positions: int, level: int
) -> None:
    proof = Proof(1, ((0,),), 50, near, ((0,),) * line, ((0,),) * own, positions)
    assert difficulty(proof, lambda turn: True) == level


@pytest.mark.parametrize(("game", "name"), ALL[::10])
def test_the_claim_of_a_shipped_puzzle_is_proved_again(game: str, name: str) -> None:
    shipped = pack.load(game, name)
    assert not faults(shipped, shipped.prove())


def test_a_false_claim_is_found(puzzle: Puzzle) -> None:
    assert puzzle.claim is not None
    proof = puzzle.prove()
    for name in ("value", "best", "turns"):
        claim = puzzle.claim._replace(**{name: getattr(puzzle.claim, name) + 1})
        text = write(Puzzle(puzzle.game, puzzle.kind, puzzle.header, claim))
        assert name in faults(read(text), proof)


def test_question_and_lesson_of_a_puzzle_have_words_in_every_language() -> None:
    for language in Catalogue().languages():
        for game in GAMES:
            words = Catalogue(language, game=game)
            for kind in registry.puzzles(game):
                assert words.has(f"puzzle-asks-{kind}", language)
            for name in pack.names(game):
                assert words.has(f"puzzle-teaches-{pack.load(game, name).teaches}", language)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda text: "", "begins with"),
        (lambda text: text.replace("puzzle ", "riddle ", 1), "begins with"),
        (lambda text: text.replace("puzzle ", "puzzle un", 1), "no puzzle"),
        (lambda text: text + text * 20, "too long"),
        (lambda text: text.replace("value=", "worth="), "claim"),
        (lambda text: text.replace("value=", "value=x"), "claim"),
        (lambda text: text.replace('"supply": ', '"supply": 1'), "position"),
        (lambda text: text[: text.index("setup")], "ends before"),
        (lambda text: text.replace("puzzle ", "puzzle \x00", 1), "no puzzle"),
    ],
)
def test_an_invalid_puzzle_is_refused_in_one_sentence(change: object, words: str, puzzle: Puzzle) -> None:
    assert callable(change)
    with pytest.raises(GameError) as refused:
        read(change(write(puzzle)))
    assert words in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_puzzle_has_no_turns(puzzle: Puzzle) -> None:
    row = puzzle.position()
    line = puzzle.rules.turn_text(row, puzzle.prove().best[0])
    with pytest.raises(GameError, match="leave out the turns"):
        read(write(puzzle) + line + "\n")


def test_a_pasted_one_needs_no_claim(puzzle: Puzzle) -> None:
    lines = [line for line in write(puzzle).split("\n") if line.split()[:1] not in (["claim"], ["teaches"])]
    pasted = read("\ufeff\n" + "\n".join(lines))
    assert pasted.claim is None
    assert not faults(pasted, puzzle.prove())
    again = pasted.proved(pasted.prove())
    assert again.claim is not None
    assert again.claim.value == puzzle.claim.value if puzzle.claim else False


@pytest.mark.parametrize("game", GAMES)
def test_a_day_has_one_puzzle(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mining, "_DAILY", 4_000)
    day = date(2026, 11, 22)
    first = of_the_day(game, day)
    assert write(first) == write(of_the_day(game, day))
    assert first.claim is not None


def test_a_day_without_a_mined_puzzle_has_one_of_the_pack(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mining, "_DAILY", 0)
    days = {write(of_the_day("luna", date.fromordinal(number))) for number in range(739_000, 739_060)}
    assert len(days) == len(NAMES)


def test_a_budget_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    budget = mining.Budget(500, 200)
    list(mining.puzzles_of_game("luna", 1, budget))
    assert budget.left == 0


def test_the_workshop_checks_puzzles(tmp_path: Path, puzzle: Puzzle, capsys: pytest.CaptureFixture[str]) -> None:
    assert command.run(["check", NAMES[0]]) == 0
    assert "1 puzzles, 0 wrong" in capsys.readouterr().out
    assert puzzle.claim is not None
    wrong = tmp_path / "wrong.txt"
    false = Claim(puzzle.claim.value + 1, *puzzle.claim[1:])
    wrong.write_text(write(Puzzle(puzzle.game, puzzle.kind, puzzle.header, false)), encoding="utf-8")
    assert command.run(["check", str(wrong)]) == 1
    assert f"value is {puzzle.claim.value}, not {false.value}" in capsys.readouterr().out


def test_the_workshop_shows_a_puzzle(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert command.run(["show", NAMES[0], "--solution"]) == 0
    assert "first turns reach it" in capsys.readouterr().out
    assert command.run(["show", str(tmp_path / "nowhere")]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_the_workshop_mines_puzzles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "_MINING", (20_000, 3_000))
    assert command.run(["mine", "--games", "3", "--seed", "10", "--output", str(tmp_path / "found")]) == 0
    found = list((tmp_path / "found").iterdir())
    assert found
    assert command.run(["check", *map(str, found)]) == 0
