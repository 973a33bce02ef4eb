"""Computer players: they see what a player sees, and a level is noise and thought, never better pieces."""
