"""The papers in `docs`: every rule that is named anywhere can be looked up there."""

import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAPERS = {"luna": "CSAREVO", "pangea": "CGSTMWAPBEXO"}
"""Games with numbered rules, and the letters that their ids begin with."""
NO_RULES = {"A15.9"}
"""Named by a test because there is no such rule."""


def ids(game: str) -> list[str]:
    """Every rule of a paper, in its order."""
    said = (ROOT / "docs" / f"rules-{game}.md").read_text("utf-8")
    return re.findall(r'<a id="([A-Z][\d.]+)">', said)


def game_of(path: Path) -> str:
    """The game whose rules a file names: the game of its folder or of its name, else the first game."""
    parts = "/".join(path.relative_to(ROOT).parts)
    return next((game for game in PAPERS if game != "luna" and game in parts), "luna")


def named(folder: str, *endings: str) -> Iterator[tuple[Path, str]]:
    """Files in a folder, with the ids in their running text: no part of a word, a path, a colour, a hash."""
    for path in sorted((ROOT / folder).rglob("*")):
        if path.suffix in endings:
            letters = PAPERS[game_of(path)]
            pattern = rf"(?<![\w#./+-])[{letters}]\d{{1,2}}(?:\.\d)?(?![\w/+=-])(?!\.\d)"
            for name in re.findall(pattern, path.read_text("utf-8")):
                yield path, name


def test_every_rule_that_is_named_can_be_looked_up() -> None:
    found = [*named("luna", ".py"), *named("tests", ".py"), *named("assets", ".ftl", ".toml"), *named("docs", ".md")]
    assert len(found) > 500
    known = {game: set(ids(game)) for game in PAPERS}
    assert {(path.name, name) for path, name in found if name not in known[game_of(path)]} <= {
        ("test_rule_ids.py", name) for name in NO_RULES
    } | {("test_docs.py", name) for name in NO_RULES}


@pytest.mark.parametrize("game", PAPERS)
def test_an_anchor_leads_to_every_rule(game: str) -> None:
    said = (ROOT / "docs" / f"rules-{game}.md").read_text("utf-8")
    lines = re.findall(r'^ *- <a id="([A-Z][\d.]+)"></a>\*\*([A-Z][\d.]+)\*\* \S', said, re.MULTILINE)
    assert [anchor for anchor, _ in lines] == [shown for _, shown in lines] == ids(game)
    assert len(set(ids(game))) == len(ids(game)) > 50


def test_players_papers_name_nothing_that_players_lack() -> None:
    here = Path(__file__)
    for folder in ("luna", "tests", "assets", "docs", ".ci"):
        for path in (ROOT / folder).rglob("*"):
            if path.suffix in (".py", ".ftl", ".toml", ".md", ".json") and path != here:
                assert "shared/rules" not in path.read_text("utf-8"), path


PAPER = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]


@pytest.mark.parametrize("paper", PAPER, ids=lambda paper: paper.name)
def test_every_file_and_module_named_in_docs_exists(paper: Path) -> None:
    """A file's path may begin anywhere; NAME is any game, LANGUAGE any language."""
    said = paper.read_text("utf-8")
    tops = ("luna", "tests", "assets", "docs", ".ci")
    here = [path.relative_to(ROOT).as_posix() for top in tops for path in (ROOT / top).rglob("*")]
    here += ["main.py", "README.md", "CONTRIBUTING.md", "requirements.txt", "pyproject.toml"]
    words = {word.rstrip("/.") for span in re.findall(r"`([^`\n]+)`", said) for word in re.findall(r"[\w./-]+", span)}
    files = {word for word in words if re.search(r"\w\.py$", word) or (word.split("/")[0] in tops and "/" in word)}
    modules = {word.replace(".", "/") for word in re.findall(r"python3? -m ((?:luna|tests)[\w.]*)", said)}
    forms = {word: rf"(.*/)?{re.escape(word)}" for word in files}
    forms |= {word: rf"{word}(/__main__)?\.py" for word in modules}
    any_name = re.compile("NAME|LANGUAGE")
    forms = {word: any_name.sub("[a-z_]+", form) for word, form in forms.items()}
    assert not {word for word, form in forms.items() if not any(re.fullmatch(form, path) for path in here)}
    links = set(re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", said))
    assert not {link for link in links if not (paper.parent / link).exists()}


def test_imports_in_adding_a_game_exist() -> None:
    said = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
    imports = re.findall(r"^    from (luna[\w.]+) import (.+)$", said, re.M)
    assert len(imports) > 10
    for module, names in imports:
        found = import_module(module)
        assert not [name for name in names.split(", ") if not hasattr(found, name)], module
