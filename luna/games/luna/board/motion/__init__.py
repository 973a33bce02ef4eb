"""From events to what moves."""
