"""Tools that make the product and are not part of it: training, ladder, benchmarks."""
