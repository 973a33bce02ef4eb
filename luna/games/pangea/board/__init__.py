"""The table of Pangea: its picture, its input and its words."""
