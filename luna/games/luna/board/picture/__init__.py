"""What lies on the table, painted."""
