"""Cut our fonts from their sources; needs fonttools.

The two weights of the headings come from their variable font, of which pygame would draw only the thinnest. The text
faces get a zero without a stroke, which in scores looks like a crossed-out number, and therefore another name:

python -m tests.workshop.studio.fonts "Cinzel[wght].ttf" AtkinsonHyperlegible-Regular.ttf AtkinsonHyperlegible-Bold.ttf
    AtkinsonHyperlegible-Italic.ttf
"""

import sys
from copy import deepcopy
from pathlib import Path

from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

from luna import ASSETS

FAMILY = "Luna Legible"
WEIGHTS = {"SemiBold": 600, "Bold": 700}
_FAMILY, _STYLE, _WHOLE, _POSTSCRIPT = 1, 2, 4, 6  # numbers of a font's names


def cut(variable: Path, name: str) -> TTFont:
    """The font of one weight, named after it: one of a family's four styles, or else another family."""
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


def open_zero(face: Path) -> TTFont:
    """A text face whose zeros are its O at the width of the 8, under another family name."""
    made = TTFont(face, recalcTimestamp=False)
    style, outlines, widths = face.stem.partition("-")[2], made["glyf"], made["hmtx"]
    narrow, (first, last) = outlines["eight"], (outlines["O"].xMin, outlines["O"].xMax)
    for name in ("zero", "zero.tf"):
        zero = deepcopy(outlines["O"])
        zero.removeHinting()
        share = (narrow.xMax - narrow.xMin) / (last - first)
        corners = [(round(narrow.xMin + (x - first) * share), y) for x, y in zero.coordinates]
        zero.coordinates = type(zero.coordinates)(corners)
        zero.recalcBounds(outlines)
        outlines[name] = zero
        widths[name] = widths["eight"][0], zero.xMin
    del made["DSIG"]  # the signature was that of the source
    names = {_FAMILY: FAMILY, _STYLE: style, _WHOLE: f"{FAMILY} {style}", _POSTSCRIPT: f"LunaLegible-{style}"}
    for number, text in names.items():
        made["name"].setName(text, number, 3, 1, 0x409)
        made["name"].setName(text, number, 1, 0, 0)
    return made


if __name__ == "__main__":
    folder = Path(ASSETS) / "shell" / "fonts"
    for weight in WEIGHTS:
        cut(Path(sys.argv[1]), weight).save(folder / f"Cinzel-{weight}.ttf")
    for text_face in map(Path, sys.argv[2:]):
        open_zero(text_face).save(folder / text_face.name.replace("AtkinsonHyperlegible", "LunaLegible"))
