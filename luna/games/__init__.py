"""Games: their rules and nothing else."""
