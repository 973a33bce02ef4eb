"""The board of Luna: its picture and its input."""
