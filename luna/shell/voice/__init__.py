"""The program's voice: the sentences for a screen reader, spoken by the system."""
