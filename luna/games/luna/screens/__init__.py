"""The pages that only Luna has: scoring, score sheet, solo game, examples of the rules."""
