"""The house itself: contracts about imports hold for packages, and pass over everything else in silence."""

from __future__ import annotations

from pathlib import Path

HOUSE = Path(__file__).resolve().parents[1] / "luna"


def test_every_folder_of_the_program_is_a_package() -> None:
    folders = {path.parent for path in HOUSE.rglob("*.py")}
    assert len(folders) > 15
    assert not {str(folder.relative_to(HOUSE)) for folder in folders if not (folder / "__init__.py").exists()}
    assert not {
        str(path.relative_to(HOUSE))
        for path in HOUSE.rglob("__init__.py")
        if not path.read_text(encoding="utf-8").startswith('"""')
    }, "and says what it is"
