## Instellingen

settings-title = Instellingen
settings-page-display = Scherm
settings-page-look = Tekst en kleuren
settings-page-motion = Beweging en geluid
settings-page-play = Spel
settings-page-keys = Besturing
settings-page-language = Taal
settings-defaults = Standaard
settings-file = Bewaard in { $file }
settings-percent = { $value }%
settings-seconds = { $count } s

settings-full-screen = Volledig scherm
settings-full-screen-below = F11 werkt overal; F12 bewaart een afbeelding van het venster.
settings-ui-size = Grootte van de bediening
settings-ui-size-below = Balken, panelen en menu’s worden groter of kleiner; de tafel krijgt alle ruimte die overblijft.
settings-big-board = Groot bord
settings-big-board-below = Lage balken zonder woorden en geen logboek naast de tafel: meer ruimte voor het bord.

settings-text-size = Tekstgrootte
settings-high-contrast = Hoog contrast
settings-high-contrast-below = Zwarte zee, zwarte panelen, heldere randen en letters.
settings-speed = Animatiesnelheid
settings-speed-instant = Direct
settings-speed-factor = { $factor }×
settings-motion = Minder beweging
settings-motion-below = Stukken vervagen in plaats van te vliegen; water en lantaarns staan stil.
settings-attract = Demonstratiepartij
settings-attract-below = Na 40 seconden rust toont het titelscherm een partij tussen twee bots, zonder geluid.
settings-remarks = Bots zeggen er iets bij
settings-remarks-below = Een zin op keerpunten, hooguit drie per ronde.
settings-strength = Mijn speelsterkte schatten
settings-strength-below = Uit afgelopen spellen tegen bots, alleen op deze computer.
settings-think-ahead = Bots denken terwijl jij denkt
settings-think-ahead-below = Hun zetten en de hints komen eerder en zijn dezelfde. Niet op de accu.
settings-music = Muziek
settings-ambience = Sfeergeluid
settings-effects = Effecten
settings-mute-unfocused = Stil op de achtergrond
settings-mute-unfocused-below = Geen geluid zolang er een ander venster voor staat.

settings-preview = Gevolgenkaart
settings-preview-full = Volledig
settings-preview-compact = Alleen getallen
settings-preview-off = Uit
settings-preview-below = Wat een klik zou kosten en opleveren, naast wat je aanwijst.
settings-grace = Tijd om terug te nemen
settings-grace-off = Geen
settings-grace-wait = Naar wens
settings-grace-below = Zo lang loopt na je beurt de gouden ring om ‘Terug’. Bij ‘Naar wens’ wachten bots tot je op de spatiebalk drukt.
settings-recap = Sinds je laatste beurt
settings-recap-auto = Opnieuw tonen
settings-recap-marks = Alleen markeringen
settings-recap-off = Uit
settings-recap-below = Kom je terug bij een spel, dan zie je nog eens wat de anderen deden, of alleen markeringen op het bord. Tijdens het spelen zie je het gebeuren.
settings-tips = Tips tijdens het spel
settings-tips-below = Hoogstens één per beurt, en alleen als die helpt.
settings-tips-again = Alle tips opnieuw tonen

## De eerste start

welcome-title = Welkom bij Luna
welcome-below = Je kunt dit later allemaal wijzigen in de instellingen.
welcome-text = Tekstgrootte
welcome-text-usual = Normaal
welcome-text-large = Groot
welcome-text-larger = Heel groot
welcome-motion = Beweging
welcome-motion-full = Stukken bewegen
welcome-motion-reduced = Minder
welcome-colours = Kleuren
welcome-colours-night = Maannacht
welcome-colours-contrast = Hoog contrast
welcome-begin = Verder

## The frame of the table

end-as-points = Punten

## Voorlezen

settings-page-voice = Voorlezen
settings-voice = Alles voorlezen
settings-voice-below = Pagina’s, speelbord en nieuws met de stem van het systeem, zonder schermlezer. F3 schakelt overal, F4 leest alles opnieuw.
settings-voice-rate = Spreeksnelheid
settings-voice-volume = Volume van de stem
settings-voice-words = Hoeveel er gezegd wordt
settings-voice-words-brief = Weinig
settings-voice-words-usual = Gewoon
settings-voice-words-full = Alles
settings-voice-words-below = Weinig: alleen namen. Gewoon: ook het soort element en korte teksten. Alles: hele pagina’s, en het hoeveelste het is.
settings-captions = Ondertitels bij geluiden
settings-captions-below = Wat een geluid vertelt, in woorden bovenaan.
settings-mono = Mono
settings-mono-below = Beide oren horen hetzelfde.
welcome-voice = Voorlezen

## Handen

settings-page-hands = Handen
settings-hold = Vasthouden om te bevestigen
settings-hold-off = Uit
settings-hold-below = Een druk telt pas als je zo lang vasthoudt; uitglijden doet niets.
settings-repeats = Herhaling van toetsen
settings-repeats-usual = Gewoon
settings-repeats-slow = Langzaam
settings-repeats-off = Nooit
settings-keyboard = Schermtoetsenbord
settings-keyboard-auto = Aanraken en pad
settings-keyboard-always = Altijd
settings-keyboard-off = Nooit
settings-keyboard-below = Een vinger: tikken doet, lang drukken wijst aan, twee vingers gaan terug, knijpen past de tekst aan.
settings-pad-kind = Knoppen van de pad
settings-pad-auto = Automatisch
settings-pad-xbox = Xbox
settings-pad-playstation = PlayStation
settings-pad-nintendo = Nintendo
settings-unhurried = Rustig aan
settings-unhurried-below = Meldingen en weigeringen blijven tot je iets indrukt; Esc haalt een melding weg.
settings-handheld = Instellen voor een handheld
settings-handheld-below = Volledig scherm met grotere tekst en balken, zoals op een Steam Deck.
