## Untertitel: was ein Klang mitteilt

sound-ban = Ein Bann wird gelegt
sound-lift = Ein Bann wird aufgehoben
sound-buy = Ein Amulett wird gekauft
sound-coin = Güter kommen herein
sound-draw = Ein Stamm kommt aus dem Beutel
sound-drift = Ein Stück Land treibt
sound-lead = Ein Stamm wird geführt
sound-hand-in = Ein Amulett ist im Turm
sound-last-round = Ein Gong: die letzte Runde
sound-tower = Ein Turm wird gesetzt
sound-triumph = Ein Aufschwung: ein großer Moment
sound-loss = Tiefe Töne: ein Rückschlag
