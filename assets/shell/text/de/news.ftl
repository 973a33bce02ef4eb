# What is new, by version.

news-title = Was ist neu?
news-below = Luna wurde aktualisiert. Das hat sich für dich geändert.
news-on = Weiterspielen
news-reader = Der Screenreader spielt mit
news-reader-below = Jede Seite und jeder Tisch lässt sich mit dem Screenreader deines Systems vorlesen und bedienen, von der ersten Seite an.
news-levels = Gegner, die irren wie Menschen
news-levels-below = Die unterste Stufe übersieht eine Gefahr, lässt Figuren stehen oder verliebt sich in einen Ort. Frag sie, warum, und sie gibt es zu.
news-packages = Installiert wie jedes andere Programm
news-packages-below = Es gibt Pakete für Linux, Windows und macOS; sonst braucht der Rechner nichts.
news-presses = Kein Tastendruck geht fehl
news-presses-below = Taste oder Klick gelten dem, was beim Drücken zu sehen war. Wer eine Szene überspringt, drückt nie den Knopf dahinter.
news-pictures = Ein Bild mit F12
news-pictures-below = F12 speichert, was du siehst, im Ordner „pictures“ neben deinen Spielständen.
