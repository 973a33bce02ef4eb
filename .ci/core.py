"""Build the compiled cores of the games: python .ci/core.py [PLATFORM...]

Without a platform: for this machine, by its C compiler (`CC`, else cc). With names of `TARGETS`, or `all`: by Zig,
which builds for each of them on any machine (`pip install ziglang`). The libraries lie beside their sources and are not
kept in git. See docs/native.md.
"""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from luna.bots.compiled import edition, file_name  # noqa: E402
from luna.core import registry  # noqa: E402

TARGETS = {
    "linux-x86_64": ("x86_64-linux-gnu.2.17", "core.linux-x86_64.so"),
    "linux-aarch64": ("aarch64-linux-gnu.2.17", "core.linux-aarch64.so"),
    "win-amd64": ("x86_64-windows-gnu", "core.win32-amd64.dll"),
    "win-arm64": ("aarch64-windows-gnu", "core.win32-arm64.dll"),
    "macos-x86_64": ("x86_64-macos.11.0", "core.darwin-x86_64.dylib"),
    "macos-arm64": ("aarch64-macos.11.0", "core.darwin-arm64.dylib"),
}
FLAGS = ("-std=c11", "-O2", "-shared", "-fvisibility=hidden", "-ffp-contract=off", "-Wall", "-Wextra")
"""No contraction: a fused multiplication would round in another way than Python."""


def build(compiler: list[str], name: str) -> None:
    """The library of every game that has a core."""
    for game in registry.names():
        folder = ROOT / "luna" / "games" / game / "bot" / "core"
        if not folder.is_dir():
            continue
        made = edition(import_module(f"luna.games.{game}.bot.core").SOURCES)
        new = f"new-{name}"
        words = [*compiler, *FLAGS, f'-DEDITION="{made}"', "core.c", "-o", new]
        subprocess.run([*words, *([] if name.endswith(".dll") else ["-fPIC", "-lm"])], check=True, cwd=folder)
        (folder / new).replace(folder / name)  # a program that has the old one open keeps it
        for needless in (*folder.glob("new-*.pdb"), *folder.glob("new-*.lib")):
            needless.unlink()
        print(f"{folder / name}: {(folder / name).stat().st_size:,} bytes, edition {made}")


if __name__ == "__main__":
    wanted = list(TARGETS) if sys.argv[1:] == ["all"] else sys.argv[1:]
    if unknown := [one for one in wanted if one not in TARGETS]:
        sys.exit(f"There is no platform {unknown[0]}, only {', '.join(TARGETS)}.")
    if not wanted:
        build([os.environ.get("CC", "cc")], file_name())
    for one in wanted:
        target, name = TARGETS[one]
        build([sys.executable, "-m", "ziglang", "cc", "-target", target, "-s"], name)
