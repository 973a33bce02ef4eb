"""Art masters: nanosvg can draw all of them, the manifest knows every file, the client uses every file."""

import ast
import re
from pathlib import Path
from xml.etree import ElementTree as Tree

import pytest

from luna.core import registry
from luna.shell.client import covers, game_client
from luna.shell.drawing.art import Art, folders
from luna.shell.modes.lantern import POSES

ROOT = Path(__file__).resolve().parents[2]
MASTERS = {
    path.relative_to(folder).with_suffix("").as_posix(): path for folder in folders() for path in folder.rglob("*.svg")
}
FILES = sorted(MASTERS)

PAINT = {"fill", "fill-opacity", "stroke", "stroke-opacity", "stroke-width", "stroke-linecap", "stroke-linejoin"}
SHAPE = PAINT | {"transform"}
ALLOWED = {
    "svg": {"width", "height", "viewBox"},
    "defs": set(),
    "g": SHAPE,
    "path": SHAPE | {"d"},
    "circle": SHAPE | {"cx", "cy", "r"},
    "ellipse": SHAPE | {"cx", "cy", "rx", "ry"},
    "rect": SHAPE | {"x", "y", "width", "height", "rx", "ry"},
    "linearGradient": {"id", "gradientUnits", "x1", "y1", "x2", "y2", "gradientTransform"},
    "radialGradient": {"id", "gradientUnits", "cx", "cy", "r", "gradientTransform"},
    "stop": {"offset", "stop-color", "stop-opacity"},
}
"""Every element and attribute that may occur. Strokes may be dashed nowhere: nanosvg draws spikes on long curves."""

COLOUR = re.compile(r"#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})|none|url\(#\w+\)")


@pytest.fixture(scope="module")
def art() -> Art:
    return Art()


@pytest.mark.parametrize("name", FILES)
def test_a_master_keeps_to_the_safe_subset(name: str) -> None:
    root = Tree.parse(MASTERS[name]).getroot()
    seen: set[str] = set()
    for node in root.iter():
        tag = node.tag.removeprefix("{http://www.w3.org/2000/svg}")
        assert tag in ALLOWED, f"<{tag}>"
        assert not (node.attrib.keys() - ALLOWED[tag]), f"<{tag}> {node.attrib.keys() - ALLOWED[tag]}"
        for key in ("fill", "stroke", "stop-color"):
            assert COLOUR.fullmatch(node.get(key, "none")), f"{key} {node.get(key)}"
        if tag.endswith("Gradient"):
            assert node.get("gradientUnits") == "userSpaceOnUse"
            seen.add(node.attrib["id"])
    used = set(re.findall(r"url\(#(\w+)\)", MASTERS[name].read_text(encoding="utf-8")))
    assert used == seen, "gradients used and defined"


def test_the_manifest_names_every_file_and_no_other(art: Art) -> None:
    assert sorted(art.names()) == FILES


def test_no_two_folders_have_a_picture_of_the_same_name() -> None:
    """The folders of the shell and all games are merged: a second picture would hide the first."""
    assert len(FILES) == sum(len(list(folder.rglob("*.svg"))) for folder in folders())


@pytest.mark.parametrize("name", FILES)
def test_the_manifest_has_the_right_size(name: str, art: Art) -> None:
    root, entry = Tree.parse(MASTERS[name]).getroot(), art.entry(name)
    assert (float(root.attrib["width"]), float(root.attrib["height"])) == (entry.width, entry.height)


def test_sprites_come_at_the_exact_size_and_are_kept(art: Art) -> None:
    sprite = art.sprite("orders/novice-red-active", 0.75)
    assert sprite.surface.get_size() == (54, 82)
    assert (sprite.ax, sprite.ay) == (30, 79)
    assert art.sprite("orders/novice-red-active", 0.75) is sprite
    art.clear()
    assert art.sprite("orders/novice-red-active", 0.75) is not sprite


def test_lights_are_rasterised_on_black(art: Art) -> None:
    assert art.sprite("figures/guard-glow", 1.0).surface.get_at((0, 0))[:3] == (0, 0, 0)


def test_every_master_is_used_by_the_client() -> None:
    words, names = _strings()
    tables = [data.read_text("utf-8") for data in ROOT.glob("assets/games/*/*.toml")]
    words |= {word for table in tables for word in _WORD.findall(table)}
    whole, patterns = {form[0] for form in names if len(form) == 1}, [_pattern(form) for form in names if len(form) > 1]
    whole |= {name for table in tables for name in re.findall(r'"([a-z0-9/-]+)"', table)}
    unused = {
        name
        for name in FILES
        if (plain := _plain(name)) not in whole and not any(_matches(plain, pattern, words) for pattern in patterns)
    }
    for cover in filter(None, map(covers.of, registry.names())):
        unused -= {cover.sign, *(f"{cover.folder}/{layer}" for layer in (*cover.layers, *cover.over))}
    for name in filter(registry.playable, registry.names()):
        unused -= {f"{game_client.of(name).guide}-{pose}" for pose in POSES}
    assert not unused


_WORD = re.compile(r"[a-z]+(?:-[a-z]+)*")
"""A word of the data, as the name of a people or of a challenge."""


def _plain(name: str) -> str:
    """The bright twin of a dimmed picture, if there is one: the shell names twins by their endings."""
    plain = name.removesuffix("-dim").removesuffix("-off")
    return plain if plain in FILES else name


def test_the_shell_needs_no_picture_of_a_game() -> None:
    _, names = _strings("luna/shell")
    own = {name for name in FILES if MASTERS[name].is_relative_to(folders()[0])}
    named = {name for (name, *rest) in names if name in MASTERS and not rest}
    assert len(named) > 20 and named <= own


Form = tuple[str | None, ...]
"""A string of the source; None stands for a value put in."""


def _strings(folder: str = "luna") -> tuple[set[str], set[Form]]:
    """All complete strings of a part of the program, and all format strings that could name a picture."""
    words: set[str] = set()
    forms: set[Form] = set()
    for path in (ROOT / folder).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                words.add(node.value)
                forms.add((node.value,))
            elif isinstance(node, ast.JoinedStr):
                parts = (part.value if isinstance(part, ast.Constant) else None for part in node.values)
                forms.add(tuple(str(part) if part is not None else None for part in parts))
    return words, {form for form in forms if any(part and "/" in part for part in form)}


def _pattern(form: Form) -> re.Pattern[str]:
    """The pattern of a format string."""
    return re.compile("".join(r"([\w-]+)" if part is None else re.escape(part) for part in form))


def _matches(name: str, pattern: re.Pattern[str], words: set[str]) -> bool:
    """Whether a format string can produce the name: its fields are numbers or words of the program."""
    found = pattern.fullmatch(name)
    return found is not None and all(group.isdigit() or group in words for group in found.groups())
