## Einstellungen

settings-title = Einstellungen
settings-page-display = Anzeige
settings-page-look = Text und Farben
settings-page-motion = Bewegung und Ton
settings-page-play = Spiel
settings-page-keys = Tasten und Pad
settings-page-language = Sprache
settings-defaults = Vorgaben
settings-file = Gespeichert in { $file }
settings-percent = { $value } %
settings-seconds = { $count } s

settings-full-screen = Vollbild
settings-full-screen-below = F11 schaltet überall um; F12 speichert ein Bild des Fensters.
settings-ui-size = Anzeigegröße
settings-ui-size-below = Leisten, Tafeln und Menüs werden größer oder kleiner; der Tisch bekommt allen Platz, den sie lassen.
settings-big-board = Großer Tisch
settings-big-board-below = Niedrige Leisten ohne Wörter, kein Protokoll daneben: mehr Platz für den Tisch.

settings-text-size = Textgröße
settings-high-contrast = Hoher Kontrast
settings-high-contrast-below = Schwarzes Meer, schwarze Tafeln, helle Ränder und Buchstaben.
settings-speed = Animationstempo
settings-speed-instant = Sofort
settings-speed-factor = { $factor }×
settings-motion = Weniger Bewegung
settings-motion-below = Figuren werden überblendet, statt zu fliegen; Wasser und Laternen stehen still.
settings-attract = Vorführpartie
settings-attract-below = Nach 40 Sekunden Ruhe zeigt das Titelbild eine Partie zweier Bots, ohne Ton.
settings-remarks = Bots sagen etwas dazu
settings-remarks-below = Ein Satz an Wendepunkten, höchstens drei in einer Runde.
settings-strength = Spielstärke schätzen
settings-strength-below = Aus beendeten Partien gegen Bots, nur auf diesem Rechner.
settings-think-ahead = Bots denken mit, während du denkst
settings-think-ahead-below = Ihre Züge und die Tipps kommen früher und sind dieselben. Nicht im Akkubetrieb.
settings-music = Musik
settings-ambience = Atmosphäre
settings-effects = Effekte
settings-mute-unfocused = Im Hintergrund stumm
settings-mute-unfocused-below = Kein Ton, solange ein anderes Fenster vorn ist.

settings-preview = Vorschaukarte
settings-preview-full = Ausführlich
settings-preview-compact = Nur Zahlen
settings-preview-off = Aus
settings-preview-below = Was ein Klick kosten und bringen würde, neben dem, worauf du zeigst.
settings-grace = Zeit zum Zurücknehmen
settings-grace-off = Keine
settings-grace-wait = Beliebig
settings-grace-below = So lange läuft nach deinem Zug der goldene Ring um „Zurück“. Bei „Beliebig“ warten Bots, bis du die Leertaste drückst.
settings-recap = Seit deinem letzten Zug
settings-recap-auto = Noch einmal zeigen
settings-recap-marks = Nur Markierungen
settings-recap-off = Aus
settings-recap-below = Kommst du zu einem Spiel zurück, wird noch einmal gezeigt oder nur auf dem Tisch markiert, was die anderen getan haben. Während du spielst, siehst du es ohnehin.
settings-tips = Tipps während des Spiels
settings-tips-below = Höchstens einer je Zug und nur, wenn er hilft.
settings-tips-again = Alle Tipps wieder zeigen

## Der erste Start

welcome-title = Willkommen bei Luna
welcome-below = Du kannst alles später in den Einstellungen ändern.
welcome-text = Textgröße
welcome-text-usual = Normal
welcome-text-large = Groß
welcome-text-larger = Sehr groß
welcome-motion = Bewegung
welcome-motion-full = Figuren bewegen sich
welcome-motion-reduced = Weniger
welcome-colours = Farben
welcome-colours-night = Mondnacht
welcome-colours-contrast = Hoher Kontrast
welcome-begin = Weiter

## The frame of the table

end-as-points = Punkte

## Vorlesen

settings-page-voice = Vorlesen
settings-voice = Alles vorlesen
settings-voice-below = Seiten, Spielplan und Neuigkeiten mit der Stimme des Systems, ohne Vorleseprogramm. F3 schaltet überall um, F4 liest alles noch einmal.
settings-voice-rate = Sprechtempo
settings-voice-volume = Lautstärke der Stimme
settings-voice-words = Wie viel gesagt wird
settings-voice-words-brief = Wenig
settings-voice-words-usual = Normal
settings-voice-words-full = Alles
settings-voice-words-below = Wenig: nur Namen. Normal: auch die Art des Elements und kurze Texte. Alles: ganze Seiten, und das Wievielte es ist.
settings-captions = Untertitel für Klänge
settings-captions-below = Was ein Klang mitteilt, steht oben in Worten.
settings-mono = Mono
settings-mono-below = Beide Ohren hören dasselbe.
welcome-voice = Vorlesen

## Hände

settings-page-hands = Hände
settings-hold = Halten zum Bestätigen
settings-hold-off = Aus
settings-hold-below = Ein Druck zählt erst, wenn er so lange gehalten wird; wer abrutscht, löst nichts aus.
settings-repeats = Gehaltene Tasten wiederholen
settings-repeats-usual = Normal
settings-repeats-slow = Langsam
settings-repeats-off = Nie
settings-keyboard = Bildschirmtastatur
settings-keyboard-auto = Touch und Pad
settings-keyboard-always = Immer
settings-keyboard-off = Nie
settings-keyboard-below = Ein Finger: Tippen handelt, langes Drücken zeigt, zwei Finger gehen zurück, Spreizen ändert die Textgröße.
settings-pad-kind = Knöpfe des Pads
settings-pad-auto = Automatisch
settings-pad-xbox = Xbox
settings-pad-playstation = PlayStation
settings-pad-nintendo = Nintendo
settings-unhurried = Ohne Eile
settings-unhurried-below = Meldungen und Absagen bleiben, bis du etwas drückst; Esc nimmt eine Meldung weg.
settings-handheld = Für ein Handgerät einrichten
settings-handheld-below = Vollbild mit größerer Schrift und größeren Leisten, wie auf einem Steam Deck.
