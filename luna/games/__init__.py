"""The games: rules, bots, boards and clients, one folder each."""
