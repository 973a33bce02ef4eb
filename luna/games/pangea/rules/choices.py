"""The choices before a game of Pangea: options (O1, O2), peoples, and the number of players."""

from typing import Final

from luna.core.options import OptionSpec, SeatLook

OPTIONS: Final[tuple[OptionSpec, ...]] = (
    OptionSpec("all_produce", "pangea-new-all-produce"),  # O1
    OptionSpec("slide", "pangea-new-slide"),  # O2
)
COUNTS: Final[tuple[int, ...]] = (2, 3, 4)


def _look(people: str, colours: tuple[str, str, str], dash: tuple[float, ...]) -> SeatLook:
    named = f"pangea-people-{people}", f"pangea-default-name-{people}", f"pangea/peoples/badge-{people}"
    return SeatLook(people, *named, *colours, dash)


SEATS: Final[tuple[SeatLook, ...]] = (
    _look("purple", ("#A94FDC", "#C78CF4", "#4E1677"), (12, 7)),
    _look("green", ("#2F9F78", "#5CC49C", "#0C3D2B"), (20, 4)),
    _look("orange", ("#E5781F", "#FFA956", "#A84A0C"), (14, 6, 3, 6)),
    _look("blue", ("#62BEEE", "#D0F0FF", "#2370A8"), (3, 7)),
    _look("yellow", ("#FFF7A0", "#FFFDD8", "#E8C24C"), ()),
)
