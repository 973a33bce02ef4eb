"""The widgets of menus. All lengths are real pixels. A scene rebuilds its widgets for every size and language."""

from luna.shell.widgets.buttons import Action, Button, Chip, MenuButton
from luna.shell.widgets.card import Card, Row, Sign, pair
from luna.shell.widgets.choices import Choice, Slider, Switch
from luna.shell.widgets.column import Column
from luna.shell.widgets.figures import FigureLine, Figures
from luna.shell.widgets.listing import Listing
from luna.shell.widgets.widget import Widget
from luna.shell.widgets.words import Sample, Words
