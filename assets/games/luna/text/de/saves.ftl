## Was ein Spielstand ist

saves-solo = Solo, Stufe { $level }: { $name }
saves-free = Freier Aufbau
saves-live = Kultstätten zählen sofort
saves-fixed = Fester Startspieler
