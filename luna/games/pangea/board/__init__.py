"""The table of Pangea: its picture, the hand over it and its words."""
