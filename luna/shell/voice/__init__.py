"""The program's voice: the sentences that a screen reader would get, spoken by the system."""
