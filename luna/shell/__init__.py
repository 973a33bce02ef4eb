"""What is seen and heard; the only place that imports pygame."""
