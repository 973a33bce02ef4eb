"""The interface between games and the program (`game`), and the lookup of games by name (`registry`)."""
