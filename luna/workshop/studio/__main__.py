"""Make every sound of the game anew; the same bytes in, the same sounds out."""

from __future__ import annotations

from pathlib import Path

import soundfile

from luna import ASSETS
from luna.workshop.studio import effects, music
from luna.workshop.studio.tones import RATE, levelled

SHELL = {"click", "refuse", "undo", "your-turn", "victory"}
"""What is heard in every game; the others are Luna's."""


def main() -> None:
    """Write all files, loops with their ends joined."""
    for name, (make, loudness) in {**effects.ALL, **music.ALL}.items():
        made = levelled(make(), loudness)
        path = Path(ASSETS) / ("shell" if name in SHELL else "games/luna") / "sound" / f"{name}.ogg"
        soundfile.write(path, made, RATE, format="OGG", subtype="VORBIS", compression_level=0.55)
        print(f"{name:14} {len(made) / RATE:6.2f} s {path.stat().st_size / 1024:7.1f} kB")


main()
