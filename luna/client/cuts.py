"""Static weights of a variable font: pygame draws only its thinnest one.

A cut takes about a second and is kept in the data folder, so only the first start pays for it.
"""

from __future__ import annotations

import hashlib
import tempfile
from pathlib import Path

from luna.log.files import write_whole
from luna.places import Unwritable, data_folder


def cut(font: Path, weight: int) -> Path:
    """The file of one weight, 400..900, of a variable font."""
    name = f"{hashlib.blake2b(font.read_bytes(), digest_size=6).hexdigest()}-{weight}.ttf"
    try:
        folder = Path(data_folder()) / "fonts"
        folder.mkdir(exist_ok=True)
    except (Unwritable, OSError):
        folder = Path(tempfile.mkdtemp(prefix="luna-fonts-"))
    made = folder / name
    if not made.exists():
        write_whole(made, _instance(font, weight))
    return made


def _instance(font: Path, weight: int) -> bytes:
    from io import BytesIO  # noqa: PLC0415  fontTools is slow to import and needed once

    from fontTools.ttLib import TTFont  # type: ignore[import-untyped]  # noqa: PLC0415
    from fontTools.varLib import instancer  # type: ignore[import-untyped]  # noqa: PLC0415

    out = BytesIO()
    with TTFont(font) as variable:
        instancer.instantiateVariableFont(variable, {"wght": weight}).save(out)
    return out.getvalue()
