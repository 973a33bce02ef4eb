# What is new, by version.

news-title = Was ist neu?
news-below = Luna wurde aktualisiert. Das hat sich für dich geändert.
news-on = Weiterspielen
news-voice = Luna liest sich vor
news-voice-below = F3 schaltet die Stimme ein, F4 liest alles, was zu sehen ist. Screenreader lesen jede Seite und jeden Tisch und spielen mit.
news-hands = Mit Finger, Stift und Pad
news-hands-below = Tippen handelt, langes Drücken zeigt, zwei Finger vergrößern die Schrift. Für Namen und Chat gibt es eine Tastatur auf dem Bildschirm.
news-waiting = Tische, die auf dich warten
news-waiting-below = „Meine Tische“ zeigt alle laufenden Spiele und wer am Zug ist. Ein Zug darf drei Tage dauern; bereite deinen unterwegs vor.
news-circles = Spielrunden unter Freunden
news-circles-below = Gründe eine Spielrunde, unterschreibt eure Ergebnisse gemeinsam und seht eine Liga und Turniere, die niemand fälschen kann.
news-pangea = Mehr von Pangea
news-pangea-below = Drei weitere Lektionen, sechzig Rätsel, jeden Tag eines, und zwölf Herausforderungen.
news-evening = Ein Abend, der erzählt wird
news-evening-below = Die letzte Seite erzählt dein Spiel in fünf Sätzen. Die Analyse zeigt, was jeder Zug gekostet hat und was geschehen wäre.
news-film = Filme und Bilder
news-film-below = Mach aus einem gespeicherten Spiel auf seiner Seite einen Film. F12 speichert, was du siehst.
news-levels = Gegner, die irren wie Menschen
news-levels-below = Dreizehn Stufen, jede einen Schritt über der letzten. Die unteren übersehen eine Gefahr, lassen Figuren stehen oder verlieben sich in einen Ort. Frag nach dem Grund, und sie geben es zu.
news-packages = Installiert wie jedes andere Programm
news-packages-below = Es gibt Pakete für Linux, Windows und macOS; sonst braucht der Rechner nichts.
