"""The papers in `docs`: every rule that is named anywhere can be looked up there."""

import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from luna.circle import agent, circle, exchange, letters, tournament
from luna.commands.relay import IN_REDIS, PUBLIC
from luna.log import frames, records, rhythm
from luna.net import browser, fields, placards, redis_store, watch_messages, wire
from luna.net.limits import Limits

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


def figures() -> Iterator[tuple[str, str]]:
    """Phrases of the papers, with the figures of the program in them."""
    one, many = Limits(), PUBLIC
    small, large, huge = (size >> 10 for size in (fields.SMALL, fields.LARGE, fields.HUGE))
    yield "wire", f"Inside TLS 1.3 (port {wire.PORT})"
    yield "wire", f"{small} KiB from a stranger, {large} KiB from a client at a table, {huge} KiB from the relay"
    yield "wire", f"may write letters of {watch_messages.LETTER >> 10} KiB"
    yield "wire", f"may have {one.abouts} subjects, and a subject {one.meeting} connections"
    yield "wire", f"It reads {browser.MOST} rows at most"
    yield "wire", f"at most {('no', 'one', 'two', 'three')[placards.MOST_PHRASES]} phrases"
    yield "wire", f"one of {one.proofs_burst}, then one in {('no', 'one', 'two')[round(1 / one.proofs)]} seconds"
    yield "wire", f"{one.guesses_of_site} for all networks of an IPv6 site"
    yield "relay", f"| connections | {one.links_of_one} |"
    yield "relay", f"| rooms opened | {one.opens} a second (public: {many.opens:.0f}), {one.opens_burst} at once |"
    shared = int(IN_REDIS["given"]) >> 10
    yield "relay", f"{int(one.given) >> 10} KiB a second (in Redis: {shared} KiB), {one.given_burst >> 20} MiB at once"
    yield "relay", f"without a seat | {one.frames_of_one:.0f} a second, {one.frames_of_one_burst:,} at once |"
    yield "relay", f"with a seat | {one.frames_of_seated:,.0f} a second, {one.frames_of_seated_burst:,} at once |"
    yield "relay", f"| {int(one.wrapped) >> 10} KiB a second, {one.wrapped_burst >> 20} MiB at once | cut off |"
    yield "relay", f"in a room | {int(one.drawn) >> 20} MiB a second, {one.drawn_burst >> 20} MiB at once |"
    yield "relay", f"the same bytes as pages; {one.submits:.0f} a second of a connection"
    yield "relay", f"{one.post_of_one >> 10} KiB between two renewals of the lease, of all addresses {one.post >> 10} K"
    yield "relay", f"| {one.bytes_of_one >> 20} MiB, {one.tables_of_one} tables |"
    yield "relay", f"| spectators at a table | {one.spectators_of_one} |"
    yield "relay", f"| {one.asked:.0f} a second, {one.asked_burst} at once, each after a proof |"
    yield "relay", f"| {one.listed_of_one}; an IPv6 site {one.listed_of_site}; all addresses {one.listed:,} |"
    yield "relay", f"| {one.browses:.0f} a second, {one.browses_burst} at once |"
    yield "relay", f"| {one.guesses_of_one} a minute (public: {many.guesses_of_one});"
    yield "relay", f"an IPv6 site (/48) {one.guesses_of_site} ({many.guesses_of_site}) |"
    yield "relay", f"connections without a room ({one.strangers}; public: {many.strangers:,})"
    yield "relay", f"send a heartbeat every {many.beats} seconds"
    yield "relay", f"count as absent after {many.silence:.0f}"
    yield "relay", f"may have {many.rooms_of_one} rooms, {many.strangers_of_one} connections without a room"
    yield "relay", f"the memory of all tables ({one.bytes >> 20} MiB;"
    yield "relay", f"({one.words >> 10} KiB of chat, {one.plays >> 20} MiB of plays)"
    yield "relay", f"a connection follows at most {watch_messages.MOST_WATCHED} tables"
    yield "relay", f"`luna:relay:NAME`, {redis_store.LEASE:.0f} seconds"
    yield "by-turn", f"limit is {watch_messages.MOST_PLANS} turns per table"
    yield "by-turn", f"up to {rhythm.DAYS_OFF} per year of a table, at most {rhythm.MOST_AT_ONCE} in a row"
    yield "circles", f"It has at most {circle.MOST:,} entries and {letters.LARGEST >> 20} MiB"
    yield "circles", f"A finished table is followed for {agent.KEPT / 86_400:.0f} days"
    yield "circles", f"A greeting has {exchange.PARTS} digests"
    yield "circles", f"At most {('seven', 'eight', 'nine')[exchange.MOST_LETTERS - 7]} letters"
    yield "circles", f"A win is {tournament.WIN} points"
    yield "save-format", f"u16 format ({frames.FORMAT})"
    yield "save-format", f"has at most {frames.MAX_BODY:,} bytes"
    yield "save-format", f"a journal {frames.MAX_RECORDS:,} records and {frames.MAX_BYTES >> 20} MiB"
    kinds = list(vars(records))[list(vars(records)).index("TURN") :][: len(records.KINDS)]
    yield from (("save-format", f"| {vars(records)[kind]} | {kind} |") for kind in kinds)


def test_figures_in_docs_are_those_of_the_program() -> None:
    papers = {path.stem: " ".join(path.read_text("utf-8").split()) for path in PAPER}
    found = list(figures())
    assert len(found) > 40 and not [(paper, said) for paper, said in found if said not in papers[paper]]
