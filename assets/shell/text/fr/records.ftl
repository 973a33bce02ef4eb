## Records

title-records = Records
records-title = Records
records-bots = Contre des bots
records-by-level = Par niveau
records-by-setup = Par mise en place
records-by-turn = Par place
records-turn = { $turn ->
    [1] Premier à jouer
    [2] Deuxième
    [3] Troisième
   *[other] Quatrième
}
records-games = Parties
records-wins = Gagnées
records-best = Record
records-mean = Moyenne
records-last = Les dernières parties
records-empty = Aucune partie n’est encore finie. Chaque partie que vous finissez est notée ici, et un clic la montre de nouveau.
records-rewound = coups annulés
records-note = Les parties où des coups ont été annulés sont dans la liste, mais ne comptent pas.
records-strength = { $name } joue à peu près comme le niveau { $level }, presque sûrement entre { $low } et { $high } ({ $games } parties).
records-clear = Tout effacer
records-put-back = Rétablir
records-ask = Effacer les records ?
records-ask-below = { $count ->
    [one] Une partie finie et ses chiffres sont oubliés.
   *[other] { $count } parties finies et leurs chiffres sont oubliés.
} Les parties enregistrées restent.
