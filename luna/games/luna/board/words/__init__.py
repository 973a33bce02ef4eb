"""What the table says: cards, log, rules."""
