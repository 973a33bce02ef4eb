## Befehle; Aktionen heißen wie sie selbst

command-novice = Gunstmarke Novize nehmen
command-island = Insel { $number }
command-temple = Tempel
