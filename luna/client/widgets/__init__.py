"""What menus are made of. All lengths are real pixels; a scene makes its widgets anew at every size and language."""

from luna.client.widgets.buttons import Action, Button, Chip, MenuButton
from luna.client.widgets.choices import Choice, Switch
from luna.client.widgets.widget import Widget

__all__ = ["Action", "Button", "Chip", "Choice", "MenuButton", "Switch", "Widget"]
