"""Speech of its own: the sentences that a screen reader would get, spoken by the system."""
