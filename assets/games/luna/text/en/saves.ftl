## What a saved game is

saves-solo = Solo, level { $level }: { $name }
saves-free = Free set-up
saves-live = Shrines counted at once
saves-fixed = Same start player
