"""Cut the two weights of the headings from their variable font, of which pygame would draw only the thinnest:

python -m luna.workshop.studio.fonts "Cinzel[wght].ttf"  (needs fonttools)
"""

from __future__ import annotations

import sys
from pathlib import Path

from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

from luna import ASSETS

WEIGHTS = {"SemiBold": 600, "Bold": 700}
_FAMILY, _STYLE, _WHOLE, _POSTSCRIPT = 1, 2, 4, 6  # numbers of a font's names


def cut(variable: Path, name: str) -> TTFont:
    """The font of one weight, named after it: one of the four styles that a family has, or else a family of its own."""
    made = instancer.instantiateVariableFont(TTFont(variable, recalcTimestamp=False), {"wght": WEIGHTS[name]})
    own = name == "Bold"
    names = {
        _FAMILY: "Cinzel" if own else f"Cinzel {name}",
        _STYLE: name if own else "Regular",
        _WHOLE: f"Cinzel {name}",
        _POSTSCRIPT: f"Cinzel-{name}",
    }
    for number, text in names.items():
        made["name"].setName(text, number, 3, 1, 0x409)
    return made


if __name__ == "__main__":
    for weight in WEIGHTS:
        cut(Path(sys.argv[1]), weight).save(Path(ASSETS) / "shell" / "fonts" / f"Cinzel-{weight}.ttf")
