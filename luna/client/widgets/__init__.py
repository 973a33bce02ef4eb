"""What menus are made of. All lengths are real pixels; a scene makes its widgets anew at every size and language."""

from luna.client.widgets.buttons import Action, Button, Chip, MenuButton
from luna.client.widgets.choices import Choice, Slider, Switch
from luna.client.widgets.column import Column
from luna.client.widgets.listing import Listing
from luna.client.widgets.widget import Widget
from luna.client.widgets.words import Sample, Words

__all__ = [
    "Action",
    "Button",
    "Chip",
    "Choice",
    "Column",
    "Listing",
    "MenuButton",
    "Sample",
    "Slider",
    "Switch",
    "Widget",
    "Words",
]
