## Records

title-records = Records
records-title = Records
records-bots = Against bots
records-by-level = By level
records-by-setup = By set-up
records-by-turn = By seat
records-turn = { $turn ->
    [1] First to act
    [2] Second
    [3] Third
   *[other] Fourth
}
records-games = Games
records-wins = Won
records-best = Best
records-mean = Mean
records-last = The last games
records-empty = You have not finished a game yet. Every finished game is noted here, and a click shows it again.
records-rewound = turns taken back
records-note = Games in which turns were taken back are listed, but not counted.
records-strength = { $name } plays at about level { $level }, almost certainly between { $low } and { $high } ({ $games } games).
records-clear = Clear all
records-put-back = Put back
records-ask = Clear the records?
records-ask-below = { $count ->
    [one] One finished game and its figures are forgotten.
   *[other] { $count } finished games and their figures are forgotten.
} Saved games stay.
