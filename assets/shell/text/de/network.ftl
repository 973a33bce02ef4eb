## Startbild

title-network = Netzwerkspiel
network-rejoin = Zurück an den Tisch

## Die Seite

network-title = Netzwerkspiel
network-name = Dein Name
network-found = Tische in diesem Netz
network-none = Noch wurde kein Tisch gefunden. Die Suche läuft weiter; Adresse und Code des Gastgebers führen immer hin.
network-more = { $count ->
    [one] Noch ein Tisch ist in diesem Netz; Adresse und Code führen hin.
   *[other] Noch { $count } Tische sind in diesem Netz; Adresse und Code führen hin.
}
network-table-of = Tisch von { $name }
network-relay-at = Vermittler unter { $place }
network-under-way = Es wird gespielt
network-free = { $count ->
    [0] Alle Plätze sind besetzt
    [one] { $count } Platz ist frei
   *[other] { $count } Plätze sind frei
}
network-contested = Zwei Rechner nennen diesen Tisch ihren
network-contested-why = Zwei Rechner sagen, dass dieser Tisch ihrer ist, und nur einer kann recht haben. Bitte den Gastgeber um „Nur mit dem Code“, dann schreibe Adresse und Code.
network-other-computer = Nicht der Rechner von { $name } vom letzten Mal
network-other-computer-why = Du hast { $name } an einem anderen Rechner getroffen. Bist du sicher, dass das { $name } ist, wähle den Tisch noch einmal; sonst frage nach Adresse und Code und schreibe sie.
network-ways = Gespielt wird an einem Abend oder Zug um Zug über Tage und Wochen: Wer den Tisch eröffnet, wählt das in dessen Raum.
network-by-hand = Mit Adresse und Code
network-address = Adresse des Gastgebers
network-code = Code des Raums
network-join = Beitreten
network-recent = Bekannte Adressen
network-open = Tisch eröffnen
network-bad-address = Bitte gib die Adresse des Gastgebers an, etwa 192.168.1.20 oder einen Namen.
network-bad-code = Der Code eines Raums hat { $count } Buchstaben und Ziffern; I, O, 0 und 1 kommen nicht vor.

## Der Raum

network-connecting = Verbinden …
network-connecting-below = Es wird auf Antwort gewartet.
network-asking = Der Gastgeber wird gefragt
network-asking-below = Der Gastgeber wird gefragt, ob hier zugeschaut werden darf. Es ist nichts zu tun.
network-room = Raum { $code }
network-seats = Wer spielt welchen Orden
network-seats-below = Wähle einen Platz, um dich zu setzen oder aufzustehen. Mehrere an diesem Rechner können mehrere Plätze nehmen.
network-free-seat = Freier Platz
network-add-bot = Bot dazu
network-no-bot = Kein Bot
network-host = Gastgeber
network-here = Du
network-ready = Bereit
network-not-ready = Noch nicht bereit
network-awaited = Noch nicht da
network-looking-on = Es schauen zu: { $names }
network-let-in = Andere aus dem Netz hereinlassen
network-let-in-below = Solange das aus ist, erreicht nur dieser Rechner den Tisch.
network-reached = Sie finden den Tisch von selbst oder mit dem Code und der Adresse { $addresses } (Port { $port }).
network-reached-hidden = Sie finden den Tisch nur mit dem Code und der Adresse { $addresses } (Port { $port }).
network-no-address = Dieser Rechner hat keine Adresse in einem Netz. Port { $port } ist offen.
network-no-lan = Port { $port } lässt sich nicht für das Netz öffnen: { $error }. Vielleicht verbietet es eine Firewall.
network-moved = Den üblichen Port hat ein anderes Programm; dieser Tisch ist an Port { $port }.
network-copy = Link kopieren
network-invite = Einladen
network-invite-below = Schick diesen Link deinen Freunden. Sie klicken ihn an, fügen ihn in Luna auf irgendeiner Seite mit Strg+V ein oder lesen das Bild mit einer Kamera.
network-invite-picture = Der Link als QR-Code
network-link = Dem Tisch bei { $place } beitreten?
network-link-below = Die Einladung führt in den Raum { $code } dort. Jener Computer erfährt deinen Namen; mach weiter, wenn du weißt, wer den Link geschickt hat.
network-link-look = Bei { $place } Mitspieler suchen?
network-link-relay = Der Link führt zu einem Vermittler, bei dem sich alle treffen können. Er bleibt unter deinen Adressen; jener Computer sieht nur, dass jemand nachschaut.
network-link-later = Verlass zuerst diesen Tisch, dann öffne die Einladung noch einmal.
network-copied = Kopiert: { $invitation }. Die anderen fügen es in Luna auf irgendeiner Seite mit Strg+V ein.
clipboard-missing = Hier lässt sich nichts kopieren: Das System hat keine Zwischenablage.
network-no-house = Auf diesem Rechner lässt sich kein Tisch eröffnen: { $error }.
network-undo = Zurücknehmen
network-undo-consent = Wenn alle wollen
network-undo-free = Frei
network-undo-off = Nie
network-need-two = Mindestens zwei Plätze müssen besetzt sein.
network-need-ready = Es fehlen noch: { $names }.
network-host-starts = Der Gastgeber beginnt das Spiel, sobald alle bereit sind.
network-say-ready = Ich bin bereit
network-unready = Doch nicht bereit
network-close-room = Den Raum schließen?
network-close-below = Der Raum wird auch für { $names } geschlossen.
network-close-yes = Den Raum schließen
network-without = Schon beginnen?
network-without-below = Noch nicht da: { $names }. Wer erst nach dem Beginn kommt, kann nur noch zuschauen.
network-without-yes = Jetzt beginnen
network-room-lost = Die Verbindung ist abgerissen. Luna versucht weiter, in den Raum zurückzukommen.

## Der Tisch

network-not-yours = { $name } ist am Zug, an einem anderen Rechner.
network-moves = { $name } spielt
network-elsewhere = im Netz
network-lost = Die Verbindung ist abgerissen
network-trying = Luna versucht weiter, { $host } zu erreichen (Port { $port }). Sobald das gelingt, geht das Spiel von selbst weiter.
network-host-again = Diesen Tisch neu eröffnen
network-host-again-below = Alle haben das ganze Spiel. Wer es neu eröffnet, lässt die anderen auf ihre Plätze zurück.
network-take-back = Die Plätze zurückholen
network-take-back-below = Es spielt, wer zuletzt kam. Zurückholen geht jederzeit; nichts geht verloren.
network-waiting-logs = Warten auf { $names }
network-waiting-logs-below = Der Tisch ist neu eröffnet worden. Nichts geht verloren, wenn Luna wartet, bis alle zurück sind.
network-the-others = die anderen
network-go-on = Ohne sie weiterspielen
network-go-on-all = Ohne sie geht es weiter, wenn alle zustimmen, die da sind.
network-go-on-agreed = Du hast zugestimmt. Es geht weiter, sobald alle zustimmen, die da sind.
network-forked = Dein Spiel und das der anderen gingen verschieden weiter: Deins liegt in { $file }, und du bist wieder an ihrem Tisch.
network-end-rematch = Noch ein Netzwerkspiel
network-end-lost = Die Verbindung zu den anderen ist abgerissen; ihr nächster Tisch erscheint unter „Noch ein Netzwerkspiel“.
network-end-with = { $count ->
    [one] Revanche mit { $name }
   *[other] Revanche mit { $count } anderen
}
network-seconds = { $seconds ->
    [one] noch { $seconds } Sekunde
   *[other] noch { $seconds } Sekunden
}
network-yes = Einverstanden
network-no = Ablehnen
network-away = { $name } ist nicht da
network-away-below = Wartet, spielt an einem anderen Tag weiter oder schlagt einen Bot vor: Mehr als die Hälfte derer, die da sind, muss zustimmen. Wer zurückkommt, übernimmt den Platz mit einer Taste wieder.
network-away-mark = nicht da
network-propose = Einen Bot vorschlagen: Stufe { $level }, { $name }
network-other-level = Andere Stufe
network-proposes = { $name } schlägt vor, dass ein Bot der Stufe { $level } für { $away } spielt
network-until-back = bis { $away } zurück ist und weiterspielt
network-bot-takes = Für { $name } spielt jetzt ein Bot.
network-is-back = { $name } ist zurück.
network-ignored = Eine Nachricht vom Rechner von { $name } passte nicht und wurde nicht beachtet.
network-draft-gone = Das Spiel ist anders verlaufen: Dein angefangener Zug ist weg.
network-bot-plays = Ein Bot spielt für { $name }
network-play-myself = Selbst weiterspielen
network-differs = Die Rechner sind sich über dieses Spiel nicht einig
network-differs-below = Hier kann es nicht weitergehen, bei den anderen schon. Die Aufzeichnung bleibt erhalten, und dieser Befehl zeigt, wo es geschah: { $command }
network-chat = Chat
network-chat-empty = Noch hat niemand etwas gesagt.
network-chat-write = Hier schreiben, Enter sendet
network-watching = { $count ->
    [one] { $count } schaut zu
   *[other] { $count } schauen zu
}

## Fertige Sätze

phrase-hello = Hallo!
phrase-well-played = Gut gespielt!
phrase-your-turn = Du bist am Zug.
phrase-one-moment = Einen Moment.
phrase-thanks = Danke!
phrase-again = Noch ein Spiel?

## Warum nicht

network-refused = Der Gastgeber hat abgelehnt ({ $code }).
network-refused-protocol = Die Versionen passen nicht zusammen: Der Gastgeber hat Luna { $one }, hier läuft Luna { $other }. Bitte installiere auf beiden Rechnern dieselbe Version.
network-refused-other-rules = Die Regeln sind nicht dieselben: Der Gastgeber hat Luna { $one }, hier läuft Luna { $other }. Bitte installiere auf beiden Rechnern dieselbe Version.
network-refused-other-game = An diesem Tisch wird ein Spiel gespielt, das dieses Luna nicht kennt: Der Gastgeber hat Luna { $one }, hier läuft Luna { $other }. Bitte installiere auf beiden Rechnern dieselbe Version.
network-refused-no-room = Es gibt keinen Raum mit diesem Code.
network-refused-no-table = Der Gastgeber kennt diesen Tisch nicht mehr.
network-refused-no-seat = Dieser Platz gehört jetzt jemand anderem.
network-refused-fork = Beim Gastgeber ist das Spiel anders weitergegangen als hier.
network-refused-elsewhere = Diese Plätze werden jetzt von einem anderen Rechner aus gespielt.
network-refused-table-known = Der Gastgeber hat diesen Tisch schon.
network-refused-host-left = Der Gastgeber hat den Raum verlassen.
network-refused-busy = Der Gastgeber hat gerade keinen Platz für weitere Spieler.
network-refused-full = Dieser Raum ist voll.
network-refused-removed = Der Gastgeber hat dich von diesem Tisch entfernt.
network-refused-locked = Der Gastgeber hat diesen Tisch abgeschlossen: Niemand Neues kommt herein.
network-refused-no-spectators = An diesem Tisch darf niemand zuschauen.
network-refused-silent = Die Verbindung war zu langsam.
network-refused-slow-down = Zu viele falsche Codes; bitte versuche es in einer Minute wieder.
network-refused-disk = Beim Gastgeber lässt sich das Spiel nicht mehr speichern (ist der Datenträger voll?).
network-refused-unreachable = An { $one }, Port { $other }, antwortet niemand. Ist der Tisch dort offen, und lässt die Firewall Luna durch?
network-refused-cut = Die Verbindung ist abgerissen.
network-refused-nonsense = Unter dieser Adresse antwortet kein Luna-Tisch.
network-refused-malformed = Der Gastgeber hat dieses Luna nicht verstanden.
network-refused-no-tls = Der Gastgeber hat ein älteres Luna, das seine Verbindungen nicht verschlüsselt. Bitte aktualisiere es dort.
network-refused-unproved = Wer an { $one }, Port { $other }, antwortet, hat nicht bewiesen, der gemeinte Gastgeber zu sein, und hat nichts erfahren.
network-refused-certificate = Das Zertifikat von { $one } gilt nicht für diesen Namen, es könnte also jemand mithören; dort wurde nichts gesagt.

## Befehle

keys-section-network = Im Netz
command-chat = Chat
command-yes = Erste Antwort auf eine Frage
command-no = Zweite Antwort auf eine Frage

## Die Tür des Gastgebers

door-title = An der Tür
door-people = Wer da ist
door-nobody = Sonst ist niemand da.
door-plays = spielt mit
door-watches = schaut zu
door-asks = möchte zuschauen
door-away = ist nicht da
door-stands-in = ein Bot springt ein
door-locked = Abgeschlossen
door-locked-below = Niemand Neues kommt herein. Wer schon da war, darf zurückkommen.
door-hidden = Nur mit dem Code
door-hidden-below = Der Tisch steht nicht in den Listen der anderen.
door-looking = Zuschauen
door-looking-0 = Alle
door-looking-1 = Wer eingelassen wird
door-looking-2 = Niemand
door-admit = Einlassen
door-remove = Entfernen
door-remove-ask = { $name } entfernen?
door-remove-below = { $name } kommt nicht wieder, auch nicht unter einem anderen Namen.
door-remove-seat = Ein Bot springt ein, und der Platz kann jemand anderem gegeben werden.
door-removed = Der Gastgeber hat { $name } entfernt; ein Bot springt ein.
door-give = Platz vergeben
door-give-title = Wer bekommt den Platz von { $name }?
door-pardon = { $count ->
    [one] Den Entfernten wieder zulassen
   *[other] Die { $count } Entfernten wieder zulassen
}
door-knocks = { $name } möchte zuschauen: Menü, An der Tür.

## Offene Tische an einem Relay

open-browse = Mitspieler dort finden
open-title = Offene Tische bei { $place }
open-count = { $count ->
    [one] Ein Tisch ist offen.
   *[other] { $count } Tische sind offen.
}
open-none = Gerade ist hier kein Tisch offen. Eröffne selbst einen und zeig ihn allen.
open-slow = Du hast oft nachgesehen. Bitte warte einen Augenblick.
open-again = Noch einmal nachsehen
open-forget = Vermittler vergessen
open-all = Alle
open-by-turn = Zug um Zug
open-level = Für
open-level-0 = Alle
open-level-1 = Neue
open-level-2 = Geübte
open-level-3 = Könner
open-seats = { $free } von { $seats } Plätzen frei
open-usual = Die üblichen Regeln
open-names = Namen der Gastgeber zeigen
open-names-below = Fremde haben sie gewählt, und jeder kann jeden Namen nehmen.
open-show = Diesen Tisch allen hier zeigen
open-show-below = Fremde an diesem Relay finden ihn in der Liste offener Tische.
open-shown = Er steht in der Liste, bis er voll ist, beginnt oder du gehst.
open-forbidden = Dieses Relay hat keine Liste offener Tische.
open-too-many = Die Liste hat keinen Platz für weitere Tische von hier.
open-named = Meinen Namen zeigen
open-says = Deine Worte an sie, höchstens { $count }:
open-says-most = Du kannst höchstens { $count } Dinge sagen.
open-says-beginners = Neue sind willkommen
open-says-explain = Ich erkläre das Spiel
open-says-quick = Bitte zügig spielen
open-says-relaxed = Ohne Eile
open-says-chat = Ich plaudere gern
open-says-quiet = Eine stille Partie
open-says-first = Meine erste Partie
open-says-more = Danach gern mehr
