## Was jetzt nicht geht: was es wert ist, warum nicht, und der Weg dorthin

worth-favour = Bis zum Spielende behalten, zählt eine Gunstmarke 1 Punkt.
worth-recruit = Selbst keine Punkte, aber in jeder Runde ein Novize mehr.
worth-shrine = Am Ende 4 Punkte; Gunst und Ernennung brauchen dort einen Novizen weniger.
worth-herbs = Selbst keine Punkte, aber Novizen, die in dieser Runde noch einmal handeln.
worth-journey = Selbst keine Punkte; bei der Mondpriesterin bringt das Rundenende bis zu { $prize }.
worth-tide = Selbst keine Punkte; bei der Mondpriesterin bringt das Rundenende bis zu { $prize }.
worth-sail = Selbst keine Punkte; bei der Mondpriesterin bringt das Rundenende bis zu { $prize }.
worth-appoint = Noch keine Punkte; eine Weihe des Plättchens brächte jetzt { $guard }.
worth-consecrate = { $rounds ->
    [one] Jetzt { $guard } Punkte, 1 bei der Wertung dieser Runde und 1 je Verdrängung.
   *[other] Jetzt { $guard } Punkte, 1 bei jeder der { $rounds } Wertungen, die noch kommen, und 1 je Verdrängung.
}
worth-book = { $book ->
    [one] Jetzt 1 Punkt; der Novize bleibt bis zum Ende im Tempel.
   *[other] Jetzt { $book } Punkte; der Novize bleibt bis zum Ende im Tempel.
}
worth-council = Am Ende 1 Punkt je Sitz; der bessere Sitz gewinnt jeden Gleichstand.
worth-expel = { $loss ->
    [0] Selbst keine Punkte; wo er hingeht, verlieren andere welche.
   *[other] Selbst keine Punkte; er kostet dich 1 je Novizen bei seiner Insel und 1 dazu.
}
worth-meditate = Die letzte Kerze bringt 1 Punkt und beendet die Runde.
worth-token = Bis zum Spielende behalten, zählt sie 1 Punkt.
locked-also = Und dann: { $why }
locked-elsewhere = Nicht hier. { $action }: Wähle etwas, das leuchtet.
reason-council-behind = Deine Zählscheibe liegt schon auf Sitz { $seat }; sie rückt nur vor.
reason-no-traveller = Keiner deiner Novizen kann jetzt aufbrechen.
reason-no-books = Im Tempel liegt kein Buch der Weisen.
reason-no-tile = Auf dem Weg liegt kein Tempelplättchen mehr.
way-token = { $enough ->
    [yes] { $cost ->
        [one] Hol sie: Gunst der Priester mit einem Novizen auf { $island }.
       *[other] Hol sie: Gunst der Priester mit 2 Novizen auf { $island }.
    }
   *[no] { $cost ->
        [one] Gunst der Priester bringt sie, mit 1 aktiven Novizen auf { $island }.
       *[other] Gunst der Priester bringt sie, mit 2 aktiven Novizen auf { $island }; du hast dort { $have }.
    }
}
way-bribery = { $last ->
    [yes] Bestechung gibt es durch Gunst der Priester auf { $island }.
   *[no] Bestechung gibt es durch Gunst der Priester auf { $island }; in Runde { $round } ist das Plättchen ohne sie frei.
}
way-waking = { $last ->
    [yes] Deine Novizen dort sind inaktiv; in dieser letzten Runde wecken sie nur Heilkräuter.
   *[no] Deine Novizen dort erwachen am Ende der Runde, oder sofort durch Heilkräuter.
}
way-bring = { $last ->
    [yes] Das Segelboot bringt aktive Novizen dorthin; für eine Reise ist es zu spät.
   *[no] Das Segelboot bringt aktive Novizen dorthin; nach einer Reise handeln sie nächste Runde.
}
way-wake = { $last ->
    [yes] In dieser letzten Runde wecken nur Heilkräuter Novizen.
   *[no] Deine Novizen erwachen am Ende der Runde, oder zwei sofort durch Heilkräuter.
}
way-evicted = Auf dem Bootssteg warten nur verdrängte Novizen.
way-use-token = Nutze sie erst; dann kannst du sie wieder nehmen.
way-supply = Alle dreizehn sind im Spiel; mehr werden es nicht.
way-built = Alle sechs stehen; mehr werden es nicht.
way-builder = { $last ->
    [yes] Der Baumeister bleibt, wo er ist: Gebaut wird nicht mehr.
   *[no] In der nächsten Runde steht der Baumeister auf { $island }.
}
way-herbs = { $last ->
    [yes] Nur Gezeiten könnten sie jetzt bewegen.
   *[no] Am Ende der Runde erwachen sie dort von selbst.
}
way-inactive = Das hilft Novizen, die in dieser Runde gehandelt haben oder mit dem Boot gekommen sind.
way-top = Das sind schon 10 Punkte; höher geht es nicht.
way-fewer = Nutze weniger Novizen.
way-forward = Wähle einen Sitz über deinem.
way-anybody = Ein aktiver Novize einer beliebigen Insel genügt.
way-other-tile = Wähle ein Plättchen, das niemand besetzt hat.
way-appoint = Erst eine Ernennung: 2 Novizen einer Insel besetzen ein Plättchen mit ihrem Symbol.
way-claim = Erst eine Ernennung auf dieses Plättchen, mit Novizen auf { $island }.
way-guard = Der Wächter gibt das Plättchen in Runde { $round } frei; mit Bestechung in Runde { $before }.
way-consecrate = Erst eine Ernennung, dann eine Weihe: So kommt dein Novize in den Tempel.
way-books = Wähle einen Novizen mit Buch; es geht dann zu deinem.
way-safe = Ihn kann niemand mehr verdrängen.
way-apostate = { $last ->
    [yes] Der Abtrünnige zieht nur noch durch Vertreibung weiter.
   *[no] Der Abtrünnige zieht am Ende der Runde weiter, oder durch Vertreibung.
}
way-none = Daran ist nichts zu ändern.
