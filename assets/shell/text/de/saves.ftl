## Spielstände

saves-title = Spielstände
saves-empty = Es gibt noch keinen Spielstand.
saves-empty-below = Jedes Spiel wird von selbst gespeichert, Zug für Zug.
saves-not-begun = Nicht begonnen
saves-under-way = Läuft
saves-finished = Beendet
saves-delete = Löschen
saves-undo-delete = Zurückholen
saves-page = Seite { $page } von { $pages }
saves-next = Nächste Seite
saves-previous = Vorige Seite
saves-minutes = { $minutes ->
    [one] { $minutes } Minute gespielt
   *[other] { $minutes } Minuten gespielt
}

## Was ein Spielstand ist

saves-bot = { $name } (Bot { $level })
saves-network = Netzwerkspiel
saves-won = { $name } gewann
saves-shared = { $name } teilten sich den ersten Platz
saves-time = Zuletzt gespielt: { $time }
saves-where = Ordner: { $folder }

## Die Liste

saves-search = Suchen
saves-sort = Sortieren
saves-sort-date = Datum
saves-sort-name = Name
saves-sort-players = Mitspieler
saves-sort-unfinished = Laufende zuerst
saves-more = Mehr
saves-import = Importieren
saves-open-folder = Ordner öffnen
saves-open-folder-failed = Dieser Ordner ließ sich von hier nicht öffnen: { $folder }
saves-looking = Spielstände werden gesucht …
saves-none-found = Kein Spielstand passt zu „{ $text }“.
saves-count = { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
}
saves-elsewhere = Auch Spiele aus anderen Luna-Ordnern stehen in der Liste. Hol sie hierher, bevor du so einen Ordner löschst.
saves-bring-all = Alle hierher holen
saves-brought-all = { $count ->
    [one] { $count } Spiel liegt jetzt in { $folder }.
   *[other] { $count } Spiele liegen jetzt in { $folder }.
}

## Ein Spielstand

saves-name = Name
saves-open = Öffnen
saves-rename = Umbenennen
saves-renamed = Das Spiel heißt jetzt { $name }.
saves-copy = Kopieren
saves-copied = Die Kopie heißt { $name }.
saves-export = Als Text exportieren
saves-copy-text = Als Text kopieren
saves-text-copied = Das Spiel liegt als Text in der Zwischenablage.
saves-bring = Hierher holen
saves-brought = { $name } liegt jetzt in { $folder }. Die Datei im anderen Ordner bleibt, wie sie ist.
saves-brought-first = { $file } lässt sich dort nicht ändern. Das Spiel geht in einer Kopie in { $folder } weiter.

## Import

import-title = Spiel importieren
import-below = Zieh eine Datei auf dieses Fenster, füge ein Spiel als Text ein oder schreib, wo die Datei liegt. Gelesen werden Spielstände (.luna), Spiele als Text und kompakte Spiele.
import-file = Datei
import-do = Importieren
import-paste = Aus der Zwischenablage einfügen
import-nothing = In der Zwischenablage ist kein Text.
import-unknown = In der Zwischenablage ist weder eine Einladung noch eine Partie noch ein Rätsel.
import-near = Dateien im Ordner der Spielstände
import-done = Importiert: { $name }
import-known = Dieses Spiel steht schon in der Liste: { $name }
import-no-path = Dort ist keine Datei. Bitte schreib den ganzen Pfad.
import-folder = Die Spiele in { $folder } stehen jetzt in der Liste.
notice-import-unreadable = { $file } ist kein Spiel, das Luna lesen kann: { $fault }.
saves-solo = Solo, Stufe { $solo }: { $name }

## Pictures

picture-saved = Das Bild ist gespeichert: { $file }

## A film

film-make = Film machen
film-stop = Film abbrechen ({ $done } %)
film-stopped = Der Film wird nicht gemacht.
film-other = Gerade wird { $name } gefilmt. Warte darauf oder brich es dort ab.
film-saved = Der Film ist gespeichert: { $file }
