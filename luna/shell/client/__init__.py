"""What a game brings to the window beside its rules, and how its options and rules are put in words."""
