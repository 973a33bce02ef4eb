"""The pages of Pangea beside its table."""
