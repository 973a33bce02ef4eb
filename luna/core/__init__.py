"""What every game is to the house: its face (`game`), and how a game is found by its name (`registry`)."""
