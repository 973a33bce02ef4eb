## Untertitel: was ein Klang mitteilt

sound-refuse = Das geht nicht
sound-undo = Zurückgenommen
sound-victory = Siegesfanfare
sound-your-turn = Eine Glocke: Du bist am Zug
