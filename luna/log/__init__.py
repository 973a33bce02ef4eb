"""The record of a game: kept, read again, folded into its position."""
