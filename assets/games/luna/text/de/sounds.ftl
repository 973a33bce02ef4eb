## Untertitel: was ein Klang mitteilt

sound-appoint = Ein Plättchen wird besetzt
sound-book = Ein Buch wird verlegt
sound-candle = Eine Kerze erlischt
sound-last-candle = Die letzte Kerze erlischt
sound-consecrate = Ein Plättchen wird geweiht
sound-council = Aufstieg im Priesterrat
sound-evict = Ein Novize wird verdrängt
sound-expel = Ein Novize wird vertrieben
sound-favour = Eine Gunstmarke wird genommen
sound-guard = Der Wächter geht weiter
sound-herbs = Novizen werden wach
sound-night = Die Nacht bricht an: Die Runde ist zu Ende
sound-points = Einfluss ändert sich
sound-priestess = Die Mondpriesterin zieht weiter
sound-recruit = Ein Novize wird gewonnen
sound-sail = Ein Segel wird gesetzt
sound-shrine = Eine Kultstätte wird gebaut
sound-tide = Die Gezeiten tragen Novizen
sound-rise = Ein Aufschwung: ein großer Moment
sound-fall = Tiefe Töne: ein Rückschlag
