## Mededelingen

notice-save-torn = Het einde van { $file } is beschadigd. Hele records over: { $kept }. Het beschadigde deel ({ $bytes ->
        [one] 1 byte
       *[other] { $bytes } bytes
    }) staat in { $aside }.
notice-save-torn-left = Het einde van { $file } is beschadigd. Hele records over: { $kept }. De rest is onleesbaar.
notice-save-damaged = { $file } is na record { $kept } beschadigd. Tot zover is alles te zien. Met ‘Kopie bewaren’ in het menu gaat het spel vanaf daar verder.
notice-save-mended = { $file } was beschadigd. Het is opnieuw van de tafel gehaald; het beschadigde staat in { $aside }.
notice-save-illegal = Record { $record } van { $file } volgt de spelregels niet. Tot zover is alles te zien. Met ‘Kopie bewaren’ in het menu gaat het spel vanaf daar verder.
notice-save-differs = Vanaf record { $record } geeft { $file } niet meer het spel dat gespeeld is. Tot zover is alles te zien. Met ‘Kopie bewaren’ in het menu gaat het spel vanaf daar verder.
notice-save-contested = Bij record { $record } van { $file } verschillen de computers: hier leidt het tot { $here }, elders tot { $others }.
notice-save-missing = Er is geen bestand { $file }.
notice-save-unreadable = { $file } is onleesbaar: { $error }.
notice-save-in-use = { $file } is open in een ander venster van Luna.
notice-save-not-luna = { $file } is geen opgeslagen spel van Luna.
notice-save-start-damaged = { $file } is meteen aan het begin beschadigd; er is niets van te tonen.
notice-save-too-long = { $file } is langer dan een spel kan zijn.
notice-save-malformed = { $file } is geen geldig opgeslagen spel: { $fault }.
notice-save-newer-format = { $file } komt van een nieuwere Luna (formaat { $format }). Werk Luna bij.
notice-save-other-game = { $file } is een spel van { $game }, niet van { $expected }.
notice-save-no-game = { $file } is een spel van { $game }, en dat spel is er hier niet. Misschien heeft een nieuwere Luna het wel, of ontbreekt de uitbreiding.
notice-plug-in-fault = Het spel { $game } doet niet mee. { $fault }.
notice-plug-in-twice = Er zijn twee spellen met de naam { $game }. Dat in { $folder } doet niet mee.
notice-save-newer-rules = { $file } heeft nieuwere regels nodig (revisie { $revision }). Werk Luna bij.
notice-save-older-rules = { $file } is gespeeld met oudere regels (revisie { $revision }), die deze Luna niet heeft.
notice-save-other-board = { $file } is op een ander bord gespeeld dan hier geïnstalleerd is.
notice-save-name = { $name } kan niet de naam van een opgeslagen spel zijn.
notice-save-exists = Er is al een opgeslagen spel { $name }.
notice-disk-full = De schijf is vol. Het spel gaat door, maar nieuwe beurten worden niet opgeslagen.
notice-disk-read-only = Er kan niet naar { $file } worden geschreven. Het spel gaat door, maar nieuwe beurten worden niet opgeslagen.
notice-disk-error = Opslaan in { $file } is mislukt ({ $error }). Het spel gaat door, maar nieuwe beurten worden niet opgeslagen.
notice-save-anew = Een ander programma heeft { $file } verwijderd of vervangen. Het hele spel is opnieuw opgeslagen als { $name }.
notice-save-again = Het spel wordt weer opgeslagen, met alle beurten, als { $file }.
notice-table-healed = Deze computer week af van de andere; hij is hersteld uit het logboek van het spel.
notice-file-not-written = { $file } kon niet worden opgeslagen: { $error }.
notice-settings-broken = { $file } was niet te begrijpen. Het is bewaard als { $aside }, en de standaardwaarden gelden.
notice-settings-unreadable = { $file } was onleesbaar ({ $error }), en de standaardwaarden gelden.
notice-settings-value = { $file } heeft een verkeerde waarde voor { $key }; de standaardwaarde geldt.
notice-settings-value-kept = { $file } heeft een verkeerde waarde voor { $key }; de standaardwaarde geldt. Het oude bestand is bewaard als { $aside }.
notice-records-broken = Een deel van { $file } was niet te begrijpen. Het is bewaard als { $aside }, en de andere spellen tellen.
notice-seat-broken = De weg terug naar je plaats in { $file } was niet te begrijpen. Hij is bewaard als { $aside }.
notice-seat-unreadable = De weg terug naar je plaats in { $file } was niet te lezen: { $error }.
notice-crashed = Er ging iets mis. Het spel gaat verder waar het was.
notice-crashed-title = Er ging twee keer iets mis. Je spel is opgeslagen.
notice-replaced = Bestanden van Luna zijn veranderd terwijl het open was, zoals bij een update. Je spel is opgeslagen: sluit Luna en start het opnieuw.
notice-report = Stuur het verslag { $file } alsjeblieft naar de makers van Luna.
notice-report-plug-in = Stuur het verslag { $file } alsjeblieft naar de makers van { $game }, dat niet bij Luna hoort.
notice-bot-fault = Bij een bot ging het nadenken mis; hij speelt zijn eerste idee. Het spel gaat verder.
notice-film-no-ffmpeg = Voor een film is ffmpeg nodig, een vrij programma. Installeer het en probeer het opnieuw.
notice-film-failed = De film kon niet worden gemaakt: { $error }.
notice-film-died = De film kon niet worden gemaakt: het proces is gestopt. Probeer het opnieuw.
notice-link-none = Dit is geen uitnodiging voor Luna. Die begint met luna://.
notice-link-broken = Deze uitnodiging is niet volledig. Kopieer de hele link opnieuw, of vraag om een nieuwe.
notice-link-unknown = Deze link heeft een nieuwere Luna nodig. Werk Luna bij, of vraag om het adres en de code.
