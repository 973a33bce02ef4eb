"""A game's part in the window, and the words for its options and rules."""
