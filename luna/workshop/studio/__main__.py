"""Make every sound of the games anew; the same bytes in, the same sounds out. Names after it: only these."""

import sys
from pathlib import Path

import soundfile

from luna import ASSETS
from luna.workshop.studio import effects, music, pangea
from luna.workshop.studio.tones import RATE, levelled

SHELL = {"click", "refuse", "undo", "your-turn", "victory"}
"""What is heard in every game; the others are a game's."""
GAMES = {"luna": {**effects.ALL, **music.ALL}, "pangea": pangea.ALL}


def main(wanted: list[str]) -> None:
    """Write the files, loops with their ends joined."""
    for game, sounds in GAMES.items():
        for name, (make, loudness) in sounds.items():
            if wanted and name not in wanted:
                continue
            made = levelled(make(), loudness)
            path = Path(ASSETS) / ("shell" if name in SHELL else f"games/{game}") / "sound" / f"{name}.ogg"
            soundfile.write(path, made, RATE, format="OGG", subtype="VORBIS", compression_level=0.55)
            print(f"{name:14} {len(made) / RATE:6.2f} s {path.stat().st_size / 1024:7.1f} kB")


main(sys.argv[1:])
