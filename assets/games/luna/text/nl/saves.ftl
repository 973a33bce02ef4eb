## Wat een opgeslagen spel is

saves-solo = Solo, niveau { $level }: { $name }
saves-free = Vrije opstelling
saves-live = Altaren tellen meteen
saves-fixed = Vaste startspeler
