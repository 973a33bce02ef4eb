"""Build the compiled cores of the games: python .ci/core.py [PLATFORM...]

Without a platform: for this machine, by its C compiler, else by Zig. With names of `TARGETS`, or `all`: by
Zig, which builds for each of them on any machine (`pip install ziglang`). The libraries lie beside their sources and
are not kept in git. See docs/native.md.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from luna.bots import compiled  # noqa: E402

TARGETS = {
    "manylinux_2_17_x86_64": ("x86_64-linux-gnu.2.17", "core.linux-x86_64.so"),
    "manylinux_2_17_aarch64": ("aarch64-linux-gnu.2.17", "core.linux-aarch64.so"),
    "win_amd64": ("x86_64-windows-gnu", "core.win32-amd64.dll"),
    "win_arm64": ("aarch64-windows-gnu", "core.win32-arm64.dll"),
    "macosx_11_0_x86_64": ("x86_64-macos.11.0", "core.darwin-x86_64.dylib"),
    "macosx_11_0_arm64": ("aarch64-macos.11.0", "core.darwin-arm64.dylib"),
}
"""By the tag of a wheel: Zig's name of the platform, and the name of the library."""

PATIENCE = 600
"""Seconds: the first build for Windows makes libraries of the system too, on a busy machine for minutes."""


def for_platform(tag: str, python: str = sys.executable) -> list[Path]:
    """The libraries for a platform, compiled by the Zig of a Python."""
    target, name = TARGETS[tag]
    return build([python, "-m", "ziglang", "cc", "-target", target, "-s"], name)


def build(command: list[str], name: str) -> list[Path]:
    """The library of every game that has a core."""
    built = [compiled.build(command, folder, name, PATIENCE) for folder in compiled.folders()]
    for path in built:
        print(f"{path}: {path.stat().st_size:,} bytes, edition {compiled.edition(path.parent)}")
    return built


if __name__ == "__main__":
    wanted = list(TARGETS) if sys.argv[1:] == ["all"] else sys.argv[1:]
    if unknown := [one for one in wanted if one not in TARGETS]:
        sys.exit(f"There is no platform {unknown[0]}, only {', '.join(TARGETS)}.")
    if not wanted and (own := compiled.compiler()):
        build(own, compiled.file_name())
    elif not wanted:  # with a target: else the library would want a macOS as new as this one
        wanted = [tag for tag, (_, name) in TARGETS.items() if name == compiled.file_name()]
        assert wanted, f"There is no C compiler for {compiled.file_name()}: please set CC."
    for one in wanted:
        for_platform(one)
