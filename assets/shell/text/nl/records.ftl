## Records

title-records = Records
records-title = Records
records-bots = Tegen bots
records-by-level = Per niveau
records-by-setup = Per opstelling
records-by-turn = Per plaats
records-turn = { $turn ->
    [1] Als eerste aan zet
    [2] Als tweede
    [3] Als derde
   *[other] Als vierde
}
records-games = Spellen
records-wins = Winst
records-best = Beste
records-mean = Gem.
records-last = De laatste spellen
records-empty = Er is nog geen spel uitgespeeld. Elk spel dat je uitspeelt, wordt hier genoteerd, en een klik laat het nog eens zien.
records-rewound = beurten teruggenomen
records-note = Spellen waarin beurten zijn teruggenomen, staan in de lijst, maar tellen niet mee.
records-strength = { $name } speelt ongeveer als niveau { $level }, vrijwel zeker tussen { $low } en { $high } ({ $games } spellen).
records-clear = Alles wissen
records-put-back = Terugzetten
records-ask = Records wissen?
records-ask-below = { $count ->
    [one] Eén afgelopen spel en de cijfers ervan worden vergeten.
   *[other] { $count } afgelopen spellen en hun cijfers worden vergeten.
} Opgeslagen spellen blijven.
