## Opgeslagen spellen

saves-title = Opgeslagen spellen
saves-empty = Er is nog geen opgeslagen spel.
saves-empty-below = Elk spel wordt vanzelf opgeslagen, beurt na beurt.
saves-not-begun = Niet begonnen
saves-under-way = Bezig
saves-finished = Afgelopen
saves-delete = Verwijderen
saves-undo-delete = Terugzetten
saves-page = Pagina { $page } van { $pages }
saves-next = Volgende pagina
saves-previous = Vorige pagina
saves-minutes = { $minutes ->
    [one] { $minutes } minuut gespeeld
   *[other] { $minutes } minuten gespeeld
}

## Wat een opgeslagen spel is

saves-bot = { $name } (bot { $level })
saves-network = Netwerkspel
saves-won = { $name } won
saves-shared = { $name } deelden de eerste plaats
saves-time = Laatst gespeeld: { $time }
saves-where = Map: { $folder }

## De lijst

saves-search = Zoeken
saves-sort = Sorteren
saves-sort-date = Datum
saves-sort-name = Naam
saves-sort-players = Spelers
saves-sort-unfinished = Lopende eerst
saves-more = Meer
saves-import = Importeren
saves-open-folder = Map openen
saves-open-folder-failed = De map kon van hieruit niet worden geopend. Het is { $folder }
saves-looking = Opgeslagen spellen worden gezocht …
saves-none-found = Geen opgeslagen spel past bij ‘{ $text }’.
saves-count = { $count ->
    [one] { $count } spel
   *[other] { $count } spellen
}
saves-elsewhere = Ook spellen uit andere Luna-mappen staan in de lijst. Haal ze hierheen voordat je zo’n map verwijdert.
saves-bring-all = Alles hierheen halen
saves-brought-all = { $count ->
    [one] { $count } spel staat nu in { $folder }.
   *[other] { $count } spellen staan nu in { $folder }.
}

## Eén opgeslagen spel

saves-name = Naam
saves-open = Openen
saves-rename = Hernoemen
saves-renamed = Het spel heet nu { $name }.
saves-copy = Kopiëren
saves-copied = De kopie heet { $name }.
saves-export = Als tekst exporteren
saves-copy-text = Als tekst kopiëren
saves-text-copied = Het spel staat als tekst op het klembord.
saves-bring = Hierheen halen
saves-brought = { $name } staat nu in { $folder }. Het bestand in de andere map blijft zoals het is.
saves-brought-first = { $file } kan daar niet worden gewijzigd. Het spel gaat verder in een kopie in { $folder }.

## Importeren

import-title = Een spel importeren
import-below = Sleep een bestand naar dit venster, plak een spel als tekst of schrijf waar het bestand staat. Opgeslagen spellen (.luna), spellen als tekst en compacte spellen kunnen worden gelezen.
import-file = Bestand
import-do = Importeren
import-paste = Plakken van het klembord
import-nothing = Er staat geen tekst op het klembord.
import-unknown = Op het klembord staat geen uitnodiging, partij of puzzel.
import-near = Bestanden in de map van de opgeslagen spellen
import-done = Geïmporteerd: { $name }
import-known = Dit spel staat al in de lijst: { $name }
import-no-path = Daar is geen bestand. Schrijf het hele pad.
import-folder = De spellen in { $folder } staan nu in de lijst.
notice-import-unreadable = { $file } is geen spel dat Luna kan lezen: { $fault }.
saves-solo = Solo, niveau { $solo }: { $name }

## Pictures

picture-saved = De afbeelding is opgeslagen: { $file }

## A film

film-make = Film maken
film-stop = Film stoppen ({ $done } %)
film-stopped = De film wordt niet gemaakt.
film-other = { $name } wordt nu gefilmd. Wacht erop of stop het daar.
film-saved = De film is opgeslagen: { $file }
