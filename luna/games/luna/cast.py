"""The characters of the temple: four orders of six. A role is a playing style and a voice."""

from typing import Final

from luna.core.cast import Cast

CAST: Final = Cast(
    ("acolyte", "elder", "ferryman", "scholar", "mason", "friend"),
    {
        "yellow": ("Liv", "Amon", "Tao", "Ines", "Goran", "Pia"),
        "red": ("Rhea", "Vasha", "Roza", "Mirre", "Bastian", "Zola"),
        "blue": ("Noor", "Ubbe", "Rafa", "Emre", "Odo", "Ilka"),
        "white": ("Imani", "Selma", "Cato", "Jonas", "Frid", "Luan"),
    },
    {"yellow": "acolyte", "red": "friend", "blue": "mason", "white": "scholar"},
)
"""The acolyte is careful, the elder sits in the Council, the ferryman moves, the scholar reads, the mason builds, the
friend follows the Priestess."""
