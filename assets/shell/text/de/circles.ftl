## Title

title-circles = Runden

## All circles

circles-title = Eure Spielrunden
circles-below = Wer ist unter deinen Freunden am besten? Eine Spielrunde sammelt die Ergebnisse ihrer Mitglieder, unterschrieben von denen, die mitgespielt haben. Sie lebt auf euren Rechnern, und kein Server kennt sie.
circles-mine = Deine Spielrunden
circles-none = Du bist noch in keiner Spielrunde.
circles-members = { $count ->
    [one] Ein Mitglied
   *[other] { $count } Mitglieder
}, { $games ->
    [0] noch keine Partie
    [one] eine Partie
   *[other] { $games } Partien
}
circles-waiting = Beigetreten. Triff ein Mitglied bei einem Vermittler, oder lies seine Datei ein, dann siehst du die anderen.
circles-begin = Spielrunde gründen
circles-name = Name der Runde
circles-alias = Dein Name darin
circles-found = Gründen
circles-join-name = Einer Runde beitreten
circles-invitation = Die Einladung, die du bekommen hast
circles-join = Beitreten

## One circle

circle-view = Anzeigen
circle-league = Tabelle
circle-results = Partien
circle-members = Mitglieder
circle-tournaments = Turniere
circle-invite = Einladen
circle-invited = Die Einladung liegt in der Zwischenablage. Schick sie einem Freund: Wer sie hat, kann beitreten.
circle-invitation = Kopiere diese Einladung
circle-give = Datei weitergeben
circle-given = Schick { $file } den anderen Mitgliedern: Darin sind alle Partien und kein Geheimnis.
circle-take = Datei einlesen
circle-take-below = Zieh die Datei eines anderen Mitglieds auf das Fenster, oder schreib, wo sie liegt.
circle-taken = { $count ->
    [0] { $name }: In der Datei war nichts Neues.
    [one] { $name }: ein neuer Eintrag.
   *[other] { $name }: { $count } neue Einträge.
}
circle-which = Spiel
circle-all-games = Alle Spiele
circle-season = Saison
circle-all-seasons = Von Anfang an
circle-empty = Noch zählt keine Partie. Trag eine beendete Partie ein und lass die anderen an ihren Rechnern unterschreiben.
circle-games = Partien
circle-firsts = Siege
circle-mean = Mittl. Platz
circle-beaten = Besiegt
circle-rating = Wertung
circle-rated = { NUMBER($rating, minimumFractionDigits: 1) } ± { NUMBER($sigma, minimumFractionDigits: 1) }
circle-mean-of = { NUMBER($mean, minimumFractionDigits: 2) }
circle-share = { $share } %
circle-note = Geordnet wird nach dem, was jeder so gut wie sicher gezeigt hat: die Wertung abzüglich dreimal ihrer Unsicherheit. Sie folgt allein aus den unterschriebenen Partien und ist auf jedem Rechner gleich.
circle-against = { $name } gegen die anderen
circle-ahead = Davor
circle-level = Gleichauf
circle-behind = Dahinter
circle-bot = Bots der Stufe { $level }
circle-stranger = Gast
circle-of-game = { $date } · { $game }
circle-add = Partie eintragen
circle-judging = Die Partien werden nach den Regeln geprüft: { $done } von { $count } …
circle-latest = Die letzten { $most } von { $count } Partien.
circle-add-below = Welche beendete Partie?
circle-add-none = Hier ist keine beendete Partie.
circle-add-who = Wer war { $name }?
circle-add-nobody = Nicht in der Runde
circle-sign = Unterschreiben
circle-sign-all = { $count ->
    [one] Die wartende Partie unterschreiben
   *[other] Die { $count } wartenden Partien unterschreiben
}
circle-signed = Unterschrieben. Die anderen bekommen es, wo ihr euch bei einem Vermittler trefft, oder mit der Datei.
circle-signs = Ergebnisse von selbst
circle-signs-below = Eine Partie im Netz wird an ihrem Ende unterschrieben, wenn alle Spieler in dieser Runde sind. Programme, die sich bei einem Vermittler treffen, geben einander, was fehlt. Gilt für alle Spielrunden.
circle-not-you = Du saßt nicht an diesem Tisch. Sag, welcher Platz deiner war.
circle-state-counts = Zählt. Unterschrieben von { $signed }.
circle-state-missing = Zählt. Unterschrieben von { $signed }, nicht von { $missing }.
circle-state-unsigned = Zählt noch nicht: unterschrieben von { $signed }, nicht von { $missing }.
circle-state-two-logs = Zählt nicht: Von dieser Partie gibt es zwei Ergebnisse. Dieses ist unterschrieben von { $signed }.
circle-state-false = Zählt nicht: Der Spielbericht sagt etwas anderes. Unterschrieben von { $signed }.
circle-state-copy = Zählt schon, unter anderem Namen.
circle-unchecked = Nicht nach den Regeln geprüft: Der Spielbericht fehlt hier oder ist von einer anderen Version.
circle-nobody = niemandem
circle-by = Eingeladen von { $name }
circle-founder = Hat die Runde gegründet
circle-digits = Jeden Namen kann sich jeder geben. Die Ziffern gehören allein dem Mitglied: Frag im Zweifel am Telefon danach.
circle-you = Du
circle-left = Ist gegangen
circle-replaced = Hat einen neuen Schlüssel
circle-leave = Runde verlassen
circle-leave-below = Deine Partien bleiben in der Runde. Zurück kommst du nur mit einer neuen Einladung.
circle-rename = Namen ändern
circle-lost = Hat { $name } den alten Rechner nicht mehr? Dann tritt { $name } mit einer Einladung neu bei, und mehr als die Hälfte von euch sagt hier, welches Mitglied das ist.
circle-is-now = { $name } ist jetzt
circle-vouch = So ist es
circle-nobody-new = Niemand
circle-away = { $name } fortschicken
circle-away-below = { $name } geht, sobald mehr als die Hälfte der anderen das sagt.
circle-said = Notiert. Gib die Datei den anderen, damit sie es wissen.

## Tournaments

circle-no-tournament = Noch kein Turnier.
cup-new = Neues Turnier
cup-name = Name
cup-form = Form
cup-everybody = Jeder gegen jeden
cup-swiss = Schweizer System
cup-groups = Gruppen, Finale
cup-size = An einem Tisch
cup-rounds = Runden
cup-players = Wer spielt mit
cup-begin = Auslosen
cup-few = Ein Turnier braucht mindestens zwei Spieler.
cup-many = An einem Turnier können höchstens { $count } Spieler teilnehmen.
cup-round = Runde { $number } von { $most }
cup-bye = { $name } hat spielfrei
cup-open = noch nicht gespielt
cup-own = Deine nächsten Tische
cup-table = Tabelle
cup-points = Punkte
cup-close = Runde { $number } auslosen
cup-close-open = Einige Partien sind noch offen. Eine späte Partie zählt, ändert aber nicht mehr, wer auf wen trifft.
cup-waits = { $name } lost die nächste Runde aus.
cup-winner = { $name } hat gewonnen.
cup-note = Die erste Partie, die die Leute eines Tisches nach der Auslosung beginnen, ist die des Turniers. Spielfrei zählt als Sieg.
cup-below = { $form ->
    [everybody] Jeder gegen jeden
    [swiss] Schweizer System
   *[groups] Gruppen und Finale
} · { $game } · { $players ->
    [one] ein Spieler
   *[other] { $players } Spieler
}

## What is refused

notice-circle-not = { $file } ist keine Datei einer Spielrunde.
notice-circle-too-long = { $file } ist länger, als eine Spielrunde sein kann.
notice-circle-forged = { $file } ist beschädigt oder gefälscht. Nichts davon wurde übernommen.
notice-circle-foreign = { $file } gehört zu einer Spielrunde, in der du nicht bist. Bitte ein Mitglied um eine Einladung.
notice-circle-full = Die Spielrunde hat keinen Platz mehr für deine Einträge.
notice-circle-strangers = { $file } ist voll mit Einträgen von Leuten, die nicht zur Spielrunde gehören. Nichts davon wurde übernommen. Bitte ein Mitglied um eine Datei.
notice-circle-no-invitation = Das ist keine Einladung zu einer Spielrunde. Eine beginnt mit luna://circle/.
notice-circle-no-name = Bitte schreib einen Namen.
notice-circle-unfinished = { $file } ist noch nicht zu Ende.
