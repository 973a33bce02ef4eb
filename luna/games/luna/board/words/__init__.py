"""The words of the table: cards, log, rules."""
