## Mitteilungen

notice-save-torn = Das Ende von { $file } ist beschädigt. Heile Einträge: { $kept }. Der beschädigte Rest ({ $bytes ->
        [one] 1 Byte
       *[other] { $bytes } Bytes
    }) liegt in { $aside }.
notice-save-torn-left = Das Ende von { $file } ist beschädigt. Heile Einträge: { $kept }. Der Rest ist nicht lesbar.
notice-save-damaged = { $file } ist nach Eintrag { $kept } beschädigt. Bis dahin ist alles zu sehen. Mit „Kopie sichern“ im Menü des Spiels geht es von dort weiter.
notice-save-mended = { $file } war beschädigt. Die Datei wird vom Tisch neu geholt; die beschädigte liegt in { $aside }.
notice-save-illegal = Eintrag { $record } von { $file } verletzt die Regeln. Bis dahin ist alles zu sehen. Mit „Kopie sichern“ im Menü des Spiels geht es von dort weiter.
notice-save-differs = Ab Eintrag { $record } ergibt { $file } nicht mehr das Spiel, das gespielt wurde. Bis dahin ist alles zu sehen. Mit „Kopie sichern“ im Menü des Spiels geht es von dort weiter.
notice-save-contested = Bei Eintrag { $record } von { $file } weichen die Rechner voneinander ab: Hier führt er zu { $here }, anderswo zu { $others }.
notice-save-missing = Die Datei { $file } gibt es nicht.
notice-save-unreadable = { $file } ist nicht lesbar: { $error }.
notice-save-in-use = { $file } ist in einem anderen Fenster von Luna offen.
notice-save-not-luna = { $file } ist kein Spielstand von Luna.
notice-save-start-damaged = { $file } ist gleich am Anfang beschädigt; davon ist nichts zu zeigen.
notice-save-too-long = { $file } ist länger, als ein Spiel sein kann.
notice-save-malformed = { $file } ist kein richtiger Spielstand: { $fault }.
notice-save-newer-format = { $file } stammt von einer neueren Version von Luna (Format { $format }). Bitte aktualisiere Luna.
notice-save-other-game = { $file } gehört zum Spiel { $game }, nicht zu { $expected }.
notice-save-no-game = { $file } gehört zum Spiel { $game }, das es hier nicht gibt. Vielleicht hat es ein neueres Luna, oder seine Erweiterung fehlt.
notice-plug-in-fault = Das Spiel { $game } bleibt weg. { $fault }.
notice-plug-in-twice = Es gibt zwei Spiele namens { $game }. Das in { $folder } bleibt weg.
notice-save-newer-rules = { $file } braucht neuere Regeln (Stand { $revision }). Bitte aktualisiere Luna.
notice-save-older-rules = { $file } wurde nach älteren Regeln gespielt (Stand { $revision }), die diese Version von Luna nicht kennt.
notice-save-other-board = { $file } wurde auf einem anderen Spielplan gespielt als dem vorhandenen.
notice-save-name = { $name } kann kein Spielstand heißen.
notice-save-exists = Einen Spielstand { $name } gibt es schon.
notice-disk-full = Der Datenträger ist voll. Das Spiel geht weiter, aber neue Züge werden nicht gespeichert.
notice-disk-read-only = In { $file } lässt sich nicht schreiben. Das Spiel geht weiter, aber neue Züge werden nicht gespeichert.
notice-disk-error = Speichern in { $file } schlug fehl ({ $error }). Das Spiel geht weiter, aber neue Züge werden nicht gespeichert.
notice-save-anew = Ein anderes Programm hat { $file } entfernt oder ersetzt. Das ganze Spiel ist neu gespeichert als { $name }.
notice-save-again = Das Spiel wird wieder gespeichert, mit allen Zügen, als { $file }.
notice-table-healed = Dieser Rechner hatte eine andere Stellung als die anderen; sie wurde nach der Aufzeichnung des Spiels berichtigt.
notice-file-not-written = { $file } konnte nicht geschrieben werden: { $error }.
notice-settings-broken = { $file } war nicht zu verstehen. Die Datei liegt jetzt als { $aside } daneben, es gelten die Vorgaben.
notice-settings-unreadable = { $file } war nicht lesbar ({ $error }), es gelten die Vorgaben.
notice-settings-value = { $file } hat für { $key } einen falschen Wert; es gilt die Vorgabe.
notice-settings-value-kept = { $file } hat für { $key } einen falschen Wert; es gilt die Vorgabe. Die alte Datei liegt als { $aside } daneben.
notice-records-broken = Ein Teil von { $file } war nicht zu verstehen. Er liegt jetzt als { $aside } daneben, die anderen Spiele zählen.
notice-seat-broken = Der Weg zurück auf deinen Platz in { $file } war nicht zu verstehen. Er liegt jetzt als { $aside } daneben.
notice-seat-unreadable = Der Weg zurück auf deinen Platz in { $file } war nicht lesbar: { $error }.
notice-crashed = Etwas ist schiefgegangen. Das Spiel geht weiter, wo es war.
notice-crashed-title = Etwas ist zweimal schiefgegangen. Dein Spiel ist gespeichert.
notice-replaced = Dateien von Luna haben sich geändert, während es lief, wie bei einem Update. Dein Spiel ist gespeichert: Beende Luna und starte es neu.
notice-report = Bitte schicke den Bericht { $file } an die Macher von Luna.
notice-report-plug-in = Bitte schicke den Bericht { $file } an die Macher von { $game }; das Spiel gehört nicht zu Luna.
notice-bot-fault = Ein Bot konnte nicht zu Ende denken und spielt seinen ersten Einfall. Das Spiel geht weiter.
notice-film-no-ffmpeg = Für einen Film braucht es ffmpeg, ein freies Programm. Installiere es und versuche es noch einmal.
notice-film-failed = Der Film konnte nicht gemacht werden: { $error }.
notice-film-died = Der Film konnte nicht gemacht werden: sein Prozess ist zu Ende. Versuche es noch einmal.
notice-link-none = Das ist keine Einladung zu Luna. Eine beginnt mit luna://.
notice-link-broken = Diese Einladung ist nicht vollständig. Kopiere den ganzen Link noch einmal, oder bitte um einen neuen.
notice-link-unknown = Dieser Link braucht ein neueres Luna. Bitte aktualisiere es, oder frag nach Adresse und Code.
