"""The frame round the table: bars, player panels, rail."""
