"""Make every sound of the games again; the same bytes in, the same sounds out. With names: only these."""

import sys
from pathlib import Path

import soundfile

from luna import ASSETS
from tests.workshop.studio import effects, music, pangea
from tests.workshop.studio.loudness import EFFECT, PEAK, levelled, true_peak
from tests.workshop.studio.tones import RATE, Wave

SHELL = {"click", "refuse", "undo", "your-turn", "victory"}
"""What is heard in every game; the others are a game's."""
GAMES = {"luna": (effects.ALL, music.LOOPS), "pangea": (pangea.ALL, pangea.LOOPS)}


def written(path: Path, wave: Wave) -> bool:
    """Write a file; returns whether no decoded peak is too high: the coder moves them."""
    soundfile.write(path, wave, RATE, format="OGG", subtype="VORBIS", compression_level=0.55)
    return true_peak(soundfile.read(path)[0]) <= PEAK


def main(wanted: list[str]) -> None:
    """Write the files, loops with their ends joined."""
    for game, (short, loops) in GAMES.items():
        made = {name: (make, EFFECT + level) for name, (make, level) in short.items()} | loops
        for name, (make, level) in made.items():
            if wanted and name not in wanted:
                continue
            wave, ceiling = make(), PEAK - 0.3
            path = Path(ASSETS) / ("shell" if name in SHELL else f"games/{game}") / "sound" / f"{name}.ogg"
            while not written(path, levelled(wave, level, ceiling, loops=name in loops)):
                ceiling -= 0.4
            print(f"{name:14} {len(wave) / RATE:6.2f} s {path.stat().st_size / 1024:7.1f} kB")


main(sys.argv[1:])
