"""What makes the product and does not play: sounds, training, ladder, benchmarks."""
