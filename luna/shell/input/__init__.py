"""Keys, pad buttons and the focus ring: an input becomes the name of a command."""
