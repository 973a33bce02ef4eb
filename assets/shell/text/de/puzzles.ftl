# Die Seite der Rätsel, und was an ihrem Tisch gesagt wird.

title-puzzles = Rätsel
puzzles-title = Rätsel
puzzles-below = Jede Antwort ist bewiesen, was die anderen auch tun. Gewonnene Sterne: { $won } von { $most }.
puzzles-level = Stufe { $level }
puzzle-sign = Rätsel · Stufe { $level }
puzzle-you = Du
puzzle-shown = Die beste Zugfolge wird gerade gezeigt.
puzzle-answered = Das Rätsel ist beantwortet: Nimm zurück oder beginne von vorn.
puzzle-no-hint = Im Rätsel gibt es keine Tipps. Du kannst alles ausprobieren und zurücknehmen.
puzzle-no-proof = Für diesen Zug gibt es keine bewiesene Antwort. Bitte nimm ihn zurück.
puzzle-solved = Gelöst
puzzle-missed = Noch nicht
puzzle-value = { $value ->
    [one] Das bringt { $value } Punkt; am meisten bringt { $best }.
   *[other] Das bringt { $value } Punkte; möglich sind { $best }.
}
puzzle-reached = Du hast es erreicht, und niemand hätte dich aufhalten können.
puzzle-not-reached = So geht es nicht. Eine andere Zugfolge erreicht es, was die anderen auch tun.
puzzle-next = Nächstes Rätsel
puzzle-line = Beste Zugfolge zeigen
puzzle-again = Noch einmal
