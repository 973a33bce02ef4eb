## Zeitspannen

span-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
span-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
span-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}

## Rhythmus

rhythm = Zeit für einen Zug
rhythm-live = Live
rhythm-12h = 12 Stunden
rhythm-1d = 1 Tag
rhythm-3d = 3 Tage
rhythm-7d = 7 Tage
rhythm-none = Ohne Frist
rhythm-live-below = Alle sitzen zur gleichen Zeit am Tisch.
rhythm-slow-below = Alle spielen, wann sie Zeit haben, über Tage oder Wochen. „Meine Tische“ auf der Titelseite sagt, wo du am Zug bist.
rhythm-here-below = Die anderen können spielen, solange Luna auf diesem Rechner läuft. Bei einem Vermittler, der immer läuft, geht es jederzeit.

## Meine Tische

title-tables = Meine Tische
tables-title = Meine Tische
tables-none = Keine Partie läuft. Was du hier oder mit anderen beginnst, steht auf dieser Seite.
tables-waiting = { $count ->
    [0] Nichts wartet auf dich.
    [one] Ein Tisch wartet auf dich.
   *[other] { $count } Tische warten auf dich.
}
tables-here = an diesem Rechner
tables-own = hier geöffnet
tables-at = bei { $place }
tables-turn-here = { $name } ist am Zug
tables-yours = Du bist dran, seit: { $since }
tables-yours-left = Du bist dran, noch: { $left }
tables-yours-late = Du bist dran, überfällig
tables-theirs = { $name }, seit: { $since }
tables-theirs-left = { $name }, noch: { $left }
tables-theirs-late = { $name }, überfällig
tables-asked = Du wirst etwas gefragt
tables-resting = Der Tisch ruht
tables-turns = { $count ->
    [one] { $count } Zug, seit du hingesehen hast
   *[other] { $count } Züge, seit du hingesehen hast
}
tables-unread = { $count ->
    [one] { $count } neue Nachricht
   *[other] { $count } neue Nachrichten
}
tables-prepared = Zug vorbereitet
tables-dropped = { $count ->
    [one] ein vorausbestimmter Zug ist verfallen
   *[other] { $count } vorausbestimmte Züge sind verfallen
}
tables-ahead = { $count ->
    [one] { $count } Zug vorausbestimmt
   *[other] { $count } Züge vorausbestimmt
}
tables-lost = Bitte öffnen: dort ist ein anderer Stand
tables-unreachable = Gerade nicht zu erreichen
tables-unwatched = Bitte öffnen, um den Stand zu sehen
tables-unreadable = { $count ->
    [one] Ein weiterer Tisch braucht eine andere Version von Luna; er liegt sicher unter deinen Spielständen.
   *[other] { $count } weitere Tische brauchen eine andere Version von Luna; sie liegen sicher unter deinen Spielständen.
}
tables-your-turn = Du bist dran: { $players }.
tables-your-turns = { $count ->
    [one] Ein Tisch wartet auf dich.
   *[other] { $count } Tische warten auf dich.
}

## Der Rhythmus eines Tisches

menu-pace = Zug um Zug
pace-title = Ein Tisch Zug um Zug
pace-left = gewartet: { $waited }, noch: { $left }
pace-is-late = gewartet: { $waited }; die Zeit ist um
pace-resting = Der Tisch ruht, bis jemand zieht.
pace-off = Freie Tage
pace-off-below = { $count ->
    [0] Du hast an diesem Tisch in diesem Jahr keine freien Tage mehr.
    [one] Du kannst noch einen Tag am Stück nehmen. Ein freier Tag zählt nicht gegen deinen Zug.
   *[other] Du kannst noch bis zu { $count } Tage am Stück nehmen. Ein freier Tag zählt nicht gegen deinen Zug.
}
pace-off-running = Du hast noch frei: { $left }.
pace-off-sure = Jetzt freie Tage nehmen?
pace-off-taken = { $count ->
    [one] Du hast einen Tag frei.
   *[other] Du hast { $count } Tage frei.
}
pace-together = Gemeinsam
pace-together-below = Nichts davon geschieht von selbst. Die anderen werden gefragt, und die Antwort gehört zum Spiel.
pace-remind = Erinnern
pace-reminded = Erinnert. Es steht im Chat.
pace-rest = Den Tisch ruhen lassen
pace-end = Die Partie beenden
pace-end-sure = Die Partie beenden, wie sie steht?
pace-end-below = Alle anderen werden gefragt, außer wer seine Zeit überschritten hat. Danach kann niemand weiterspielen.
pace-end-below-alone = Niemand sonst muss zustimmen, weil die Zeit der anderen Person um ist. Die Partie endet sofort, und danach kann niemand weiterspielen.
pace-end-yes = Die anderen fragen
pace-end-yes-alone = Die Partie beenden
pace-asked = Die anderen werden gefragt. Sie haben Tage Zeit für die Antwort.
pace-vote-left = noch { $left }
pace-late = Die Zeit von { $name } ist um
pace-late-below = Wartet, so lange ihr wollt, oder entscheidet gemeinsam: ein Bot kann spielen, bis { $name } zurück ist.
pace-more = Was sonst
pace-carried-0 = Die Spieler haben diese Partie beendet, wie sie stand
pace-carried-1 = Alle stimmen zu: der Tisch ruht.
pace-ended-below = Die Partie bleibt unter deinen Spielständen.
talk-moves-0 = { $name } möchte die Partie beenden, wie sie steht
talk-moves-1 = { $name } möchte den Tisch ruhen lassen
talk-moves-2 = { $count ->
    [one] { $name } nimmt einen Tag frei
   *[other] { $name } nimmt { $count } Tage frei
}

## Ohne Verbindung und im Voraus

ahead-prepared = Vorbereitet. Der Zug geht hinaus, sobald es eine Verbindung gibt.
ahead-waits = Dein Zug ist vorbereitet
ahead-waits-below = Er geht von selbst hinaus, sobald es eine Verbindung gibt.
ahead-drop = Zurücknehmen
ahead-look = Am Tisch ging es weiter: sieh erst hin
ahead-look-below = Dein vorbereiteter Zug ist aufgehoben. Er passt noch zu den Regeln.
ahead-look-gone = Dein vorbereiteter Zug passt nicht mehr zu den Regeln.
ahead-play = Trotzdem ziehen
ahead-forget = Verwerfen
ahead-offline = Bereite deinen Zug vor: er geht von selbst hinaus, sobald es eine Verbindung gibt.
ahead-exactly = Nur dann
ahead-alike = Auch wenn es auf dasselbe hinausläuft
ahead-alike-below = Oder auch, wenn sie anders ziehen, solange dein Zug erlaubt ist und auf dasselbe hinausläuft: dann zieht dein eigenes Luna, sobald es läuft.
ahead-kept = { $count ->
    [one] Ein Zug ist vorausbestimmt. Er wird gespielt, wenn die anderen genau so ziehen.
   *[other] { $count } Züge sind vorausbestimmt. Sie werden gespielt, wenn die anderen genau so ziehen.
}
ahead-alike-kept = { $count ->
    [one] Ein Zug ist vorausbestimmt. Er wird gezogen, wenn die anderen so ziehen, oder auch anders, solange er auf dasselbe hinausläuft.
   *[other] { $count } Züge sind vorausbestimmt. Sie werden gezogen, wenn die anderen so ziehen, oder auch anders, solange sie auf dasselbe hinauslaufen.
}
ahead-offer = { $count ->
    [one] Ein Zug, den du ausprobiert hast, beantwortet genau einen Zug der anderen. Soll er gespielt werden, wenn die anderen genau so ziehen? Vorher erfährt niemand davon.
   *[other] { $count } Züge, die du ausprobiert hast, beantworten je genau einen Zug der anderen. Sollen sie gespielt werden, wenn die anderen genau so ziehen? Vorher erfährt niemand davon.
}
ahead-chance = Was der Zufall entscheidet, kann man nicht vorausbestimmen.
ahead-dropped = { $count ->
    [one] Das Spiel ging anders weiter: ein vorausbestimmter Zug entfällt.
   *[other] Das Spiel ging anders weiter: { $count } vorausbestimmte Züge entfallen.
}
ahead-fired = { $count ->
    [one] Ein vorausbestimmter Zug von dir wurde gespielt.
   *[other] { $count } vorausbestimmte Züge von dir wurden gespielt.
}
ahead-some = { $count ->
    [one] { $count } Zug vorausbestimmt
   *[other] { $count } Züge vorausbestimmt
}
ahead-too-many = An einem Tisch bestimmt ein Platz höchstens { $count } Züge voraus.
command-ahead = Diese Folge vorausbestimmen
