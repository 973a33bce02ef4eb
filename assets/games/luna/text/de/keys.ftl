## Befehle; Aktionen heißen wie sie selbst

command-novice = Gunstmarke Novize nehmen
command-island = Insel { $number }
command-temple = Tempel
command-verb-next = Nächste Aktion
command-verb-previous = Vorige Aktion
command-family-next = Nächste Aktionsgruppe
command-family-previous = Vorige Aktionsgruppe
command-threats = Gefahren im Tempel
command-scoring = Letzte Wertung
keys-section-verbs = Aktionen
