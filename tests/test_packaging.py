"""Packages: the wheel, its version ranges, and the icons of the program without Python."""

import ast
import importlib
import importlib.util
import json
import os
import plistlib
import re
import shutil
import struct
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Callable, Iterator
from configparser import ConfigParser
from email import message_from_string
from importlib.metadata import PackageNotFoundError, requires
from io import BytesIO
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any
from xml.etree import ElementTree

import pygame
import pytest
from hatchling.builders.wheel import WheelBuilder
from packaging.requirements import Requirement

from luna import __version__

ROOT = Path(__file__).resolve().parents[1]
OLD_PYTHONS = ("Tkinter", "tkMessageBox")  # they are told that they are too old
LOOK = """
import json, sys
sys.path.insert(0, {folder!r})
import luna
from luna import places
from luna.__main__ import entry
from luna.bots import evaluator_of
from luna.shell.drawing.fonts import ASSETS
from luna.shell.app import program
from luna.games.luna import rules as game
from luna.log.saves import saves_folder
from luna.text import Catalogue
json.dump([luna.__file__, places.INSTALLED, str(ASSETS), places.command("relay"), Catalogue("de")("start-ready"),
           str(saves_folder())], sys.stdout)
"""


def pins(file: Path) -> list[str]:
    return re.findall(r"^[\w.-]+==[^\s\\;]+", file.read_text(encoding="utf-8"), re.M)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Iterator[zipfile.ZipFile]:
    (made,) = WheelBuilder(str(ROOT)).build(directory=str(tmp_path_factory.mktemp("wheel")), versions=["standard"])
    with zipfile.ZipFile(made) as archive:
        yield archive


def declared() -> list[Requirement]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [Requirement(line) for line in project["dependencies"]]


def test_the_tested_versions_lie_in_the_declared_ranges() -> None:
    """`main.py` installs the pins of requirements.txt, pip the ranges of pyproject.toml."""
    tested = dict(pin.lower().replace("_", "-").split("==") for pin in pins(ROOT / "requirements.txt"))
    for requirement in declared():
        assert requirement.specifier.contains(tested[requirement.name.lower().replace("_", "-")]), requirement


def test_what_is_imported_is_declared_and_nothing_else() -> None:
    """A package that only another package needs is not declared: a pin here would conflict with other programs."""
    modules = {"pygame-ce": "pygame", "fluent.runtime": "fluent"}
    names = {modules.get(requirement.name, requirement.name.replace("-", "_")) for requirement in declared()}
    imported = set()
    for path in (ROOT / "luna").rglob("*.py"):
        if "studio" in path.parts:
            continue
        for node in ast.walk(ast.parse(path.read_bytes())):
            if isinstance(node, ast.Import):
                imported |= {alias.name.partition(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                imported.add(node.module.partition(".")[0])
    others = {"luna", "redis", "numpy", "chess", *OLD_PYTHONS}  # ourselves, an extra, what training and benchmarks want
    assert imported - sys.stdlib_module_names - others == names


@pytest.mark.parametrize("files", [("requirements.txt",), ("requirements.txt", "tests/requirements.txt")])
def test_the_pins_are_whole(files: tuple[str, ...]) -> None:
    """Every package that a pinned one needs is pinned as well: pip with hashes accepts no others."""
    pinned = {pin.split("==")[0].lower().replace("_", "-") for file in files for pin in pins(ROOT / file)}
    for name in pinned:
        try:
            wanted = [Requirement(line) for line in requires(name) or ()]
        except PackageNotFoundError:  # for another system or Python
            continue
        for needed in wanted:
            if needed.marker is None or needed.marker.evaluate({"extra": ""}):
                assert needed.name.lower().replace("_", "-") in pinned, f"{name} needs {needed.name}"


def test_what_is_inside(wheel: zipfile.ZipFile) -> None:
    names = {name for name in wheel.namelist() if ".dist-info/" not in name}
    sources = [path for kind in ("*.py", "*.[ch]", "sources") for path in (ROOT / "luna").rglob(kind)]
    code = {path.relative_to(ROOT).as_posix() for path in sources if "studio" not in path.parts}
    assets = {
        f"luna/{path.relative_to(ROOT).as_posix()}"
        for path in (ROOT / "assets").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert len(assets) > 400
    assert names == code | assets | {"luna/docs/rules-luna.md"}


def test_what_it_says_about_itself(wheel: zipfile.ZipFile) -> None:
    info = f"luna-{__version__}.dist-info"
    about = message_from_string(wheel.read(f"{info}/METADATA").decode())
    assert about["Version"] == __version__
    needed = [line for line in about.get_all("Requires-Dist", ()) if "extra" not in line]
    assert len(needed) == len(declared()) and not [line for line in needed if "==" in line and "spake2" not in line]
    licences = {name for name in wheel.namelist() if name.startswith(f"{info}/licenses/")}
    assert {Path(name).name for name in licences} == {"LICENSE", "Cinzel-OFL.txt", "LunaLegible-OFL.txt"}
    entries = ConfigParser()
    entries.read_string(wheel.read(f"{info}/entry_points.txt").decode())
    assert dict(entries["gui_scripts"]) == {"luna": "luna.__main__:entry"}
    assert dict(entries["console_scripts"]) == {"luna-cli": "luna.__main__:entry"}


def test_it_finds_its_assets_and_writes_nothing_beside_itself(wheel: zipfile.ZipFile, tmp_path: Path) -> None:
    site, home = tmp_path / "site", tmp_path / "home"
    wheel.extractall(site)
    (site / "main.py").touch()  # of a package unrelated to Luna
    home.mkdir()
    environ = {name: value for name, value in os.environ.items() if name not in ("LUNA_HOME", "PYTHONPATH")}
    environ |= {"HOME": str(home), "XDG_DATA_HOME": str(home / "share")}
    said = subprocess.run(
        [sys.executable, "-I", "-c", LOOK.format(folder=str(site))], capture_output=True, check=False, env=environ
    )
    assert said.returncode == 0, said.stderr.decode()
    file, installed, assets, command, ready, saves = json.loads(said.stdout.splitlines()[-1])
    assert Path(file).is_relative_to(site) and Path(assets) == site / "luna" / "assets"
    assert installed and command == "luna relay" and ready == "bereit"
    assert Path(saves) == home / "share" / "luna" / "saves"
    assert {path.name for path in site.iterdir()} == {"luna", "main.py", f"luna-{__version__}.dist-info"}


_FOUND = importlib.util.spec_from_file_location("icons", Path(__file__).parents[1] / ".ci" / "frozen" / "icons.py")
assert _FOUND is not None and _FOUND.loader is not None
icons = importlib.util.module_from_spec(_FOUND)
_FOUND.loader.exec_module(icons)


def size(png: bytes) -> int:
    picture = pygame.image.load(BytesIO(png), "icon.png")
    assert picture.get_width() == picture.get_height()
    assert len({tuple(picture.get_at((x, x))) for x in range(picture.get_width())}) > 3  # a picture is drawn
    return picture.get_width()


def test_windows() -> None:
    data = icons.ico()
    zero, kind, count = struct.unpack_from("<HHH", data)
    assert (zero, kind) == (0, 1) and count >= 4
    end = 6 + 16 * count
    for number in range(count):
        wide, high, _, _, planes, bits, length, place = struct.unpack_from("<BBBBHHII", data, 6 + 16 * number)
        assert (planes, bits, place) == (1, 32, end) and wide == high
        assert size(data[place : place + length]) == (wide or 256)
        end = place + length
    assert end == len(data)


def test_macos() -> None:
    data = icons.icns()
    assert data[:4] == b"icns" and struct.unpack(">I", data[4:8]) == (len(data),)
    place, sizes = 8, {}
    while place < len(data):
        name, length = struct.unpack_from(">4sI", data, place)
        sizes[name] = size(data[place + 8 : place + length])
        place += length
    assert place == len(data)
    assert sizes[b"icp4"] == 16 and sizes[b"ic07"] == 128 and sizes[b"ic10"] == 1024


PACKAGES = ROOT / ".ci" / "packages"
APP = "io.github.luna_boardgame.Luna"


def test_the_linux_files_name_one_program_of_this_version() -> None:
    entry = ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[assignment,method-assign]
    entry.read(PACKAGES / f"{APP}.desktop", encoding="utf-8")
    desktop = entry["Desktop Entry"]
    info = ElementTree.parse(PACKAGES / f"{APP}.metainfo.xml").getroot()
    mime = ElementTree.parse(PACKAGES / f"{APP}.mime.xml").getroot()
    kind, scheme = desktop["MimeType"].rstrip(";").split(";")
    assert scheme == "x-scheme-handler/luna" and desktop["Exec"].endswith("%u")
    assert info.findtext("id") == desktop["Icon"] == APP
    assert info.findtext("launchable") == f"{APP}.desktop"
    assert [one.get("type") for one in mime] == [kind] == [one.text for one in info.iter("mediatype")]
    assert [one.get("pattern") for one in mime.findall("{*}mime-type/{*}glob")] == ["*.luna"]
    newest = info.find("releases/release")
    assert newest is not None and newest.get("version") == __version__
    for language in ("de", "fr", "nl"):
        assert f"Comment[{language}]" in desktop
        assert info.find(f"summary[@{{http://www.w3.org/XML/1998/namespace}}lang='{language}']") is not None


@pytest.mark.parametrize(
    "command",
    [
        ("desktop-file-validate", f"{APP}.desktop"),
        ("appstreamcli", "validate", "--no-net", f"{APP}.metainfo.xml"),
    ],
)
def test_the_validators_accept_the_linux_files(command: tuple[str, ...]) -> None:
    if shutil.which(command[0]) is None:
        pytest.skip(f"{command[0]} is not installed")
    said = subprocess.run(command, cwd=PACKAGES, capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stdout + said.stderr


def test_a_release_packs_every_system() -> None:
    """The release runs the scripts that run here; otherwise a renamed script would only fail at the next release."""
    words = (ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")
    scripts = set(re.findall(r"python (\.ci/\w+\.py)", words))
    assert scripts == {".ci/wheel.py", ".ci/freeze.py", ".ci/package.py"}
    assert all((ROOT / script).is_file() for script in scripts)
    assert {"ubuntu-22.04", "windows-2022", "macos-15"} <= set(re.findall(r"os: ([\w.-]+)", words))


def frozen(monkeypatch: pytest.MonkeyPatch, system: str, made: Path) -> dict[str, list[dict[str, Any]]]:
    """What PyInstaller is asked for on a system: the words of each call."""
    asked: dict[str, list[dict[str, Any]]] = {}

    def asking(name: str) -> Callable[..., SimpleNamespace]:
        def ask(*_: object, **words: Any) -> SimpleNamespace:
            asked.setdefault(name, []).append(words)
            return SimpleNamespace(datas=[], pure=[], scripts=[], binaries=[])

        return ask

    importlib.import_module("luna.bots.compiled")  # which the spec imports: while this is still Linux
    hooks, about = ModuleType("PyInstaller.utils.hooks"), ModuleType("PyInstaller.utils.win32.versioninfo")
    vars(hooks).update({name: lambda *_, **__: [] for name in ("collect_submodules", "copy_metadata")})
    names = ("FixedFileInfo", "StringFileInfo", "StringStruct", "StringTable", "VarFileInfo", "VarStruct")
    vars(about).update({name: asking(name) for name in (*names, "VSVersionInfo")})
    for module in (hooks, about):
        monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setenv("LUNA_FREEZE", str(made))
    spec = ROOT / ".ci" / "frozen" / "luna.spec"
    tools = {name: asking(name) for name in ("Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE")}
    exec(compile(spec.read_text("utf-8"), spec, "exec"), {"SPECPATH": str(spec.parent), **tools})
    return asked


def test_macos_opens_saved_games_and_links_with_luna(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (bundle,) = frozen(monkeypatch, "darwin", tmp_path)["BUNDLE"]
    facts = plistlib.loads(plistlib.dumps(bundle["info_plist"]))
    (kind,), (told,) = facts["CFBundleDocumentTypes"], facts["UTExportedTypeDeclarations"]
    assert kind["LSItemContentTypes"] == [told["UTTypeIdentifier"]]
    assert told["UTTypeTagSpecification"] == {"public.filename-extension": ["luna"]}
    assert facts["CFBundleURLTypes"][0]["CFBundleURLSchemes"] == ["luna"]
    assert facts["NSLocalNetworkUsageDescription"], "macOS 15 asks the player before a program may use the network"
    assert re.fullmatch(r"[A-Za-z0-9.-]+", bundle["bundle_identifier"]), "the signs that Apple allows"


def test_windows_has_a_program_with_a_console_and_one_without(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = frozen(monkeypatch, "win32", tmp_path)
    programs = {words["name"]: words for words in asked["EXE"] if "version" in words}
    assert {name: words["console"] for name, words in programs.items()} == {"Luna": False, "luna-cli": True}
    setup = (ROOT / ".ci" / "packages" / "luna.nsi").read_text(encoding="utf-8")
    assert all(f'!insertmacro Free "{name}.exe"' in setup for name in programs), "an update waits until both are closed"


def test_the_workflows_run_on_every_system_and_python() -> None:
    """With actions whose version is said, and no action of a runtime that GitHub has removed."""
    folder = ROOT / ".github" / "workflows"
    check = (folder / "check.yml").read_text(encoding="utf-8")
    pythons = re.findall(r"Python :: (3\.\d+)", (ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    for matrix in re.findall(r"python: \[(.+)\]", check):
        assert re.findall(r"3\.\d+", matrix) == pythons
    oldest = {"checkout": 5, "setup-python": 6, "upload-artifact": 6, "download-artifact": 7}  # of Node 24
    for text in (check, (folder / "release.yml").read_text(encoding="utf-8")):
        for name, number in re.findall(r"uses: actions/([\w-]+)@v(\d+)", text):
            assert int(number) >= oldest.get(name, 3)
