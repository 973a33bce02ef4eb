"""Luna (Stefan Feld, 2010): rules, computer players, the table, the pages."""
