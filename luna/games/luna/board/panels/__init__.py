"""What can lie open over the table without stopping the game."""
