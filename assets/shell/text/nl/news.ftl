# What is new, by version.

news-title = Wat is er nieuw
news-below = Luna is bijgewerkt. Dit is er voor jou veranderd.
news-on = Verder spelen
news-voice = Luna leest zichzelf voor
news-voice-below = F3 zet de stem aan, F4 leest alles wat je ziet. Schermlezers lezen elke pagina en elke tafel, en spelen mee.
news-hands = Met vinger, pen en controller
news-hands-below = Tik om te handelen, druk lang om aan te wijzen, knijp voor grotere tekst. Voor namen en chat is er een toetsenbord op het scherm.
news-waiting = Tafels die op je wachten
news-waiting-below = “Mijn tafels” toont alle lopende spellen en wie er aan zet is. Een zet mag drie dagen duren; bereid die van jou voor in de trein.
news-circles = Vriendenkringen
news-circles-below = Begin een kring, onderteken samen jullie uitslagen en zie een competitie en toernooien die niemand kan vervalsen.
news-pangea = Meer Pangea
news-pangea-below = Nog drie lessen, zestig puzzels, elke dag één, en twaalf uitdagingen.
news-evening = Een avond die verteld wordt
news-evening-below = De laatste pagina vertelt je spel in vijf zinnen. De analyse toont wat elke zet heeft gekost en wat er gebeurd zou zijn.
news-film = Films en plaatjes
news-film-below = Maak van een opgeslagen spel op zijn pagina een film. F12 bewaart wat je ziet.
news-levels = Tegenstanders die zich vergissen als mensen
news-levels-below = Dertien niveaus, elk een stap boven het vorige. De laagste zien een gevaar over het hoofd, laten stukken staan of worden verliefd op een plek. Vraag waarom, en ze geven het toe.
news-packages = Geïnstalleerd als elk ander programma
news-packages-below = Er zijn pakketten voor Linux, Windows en macOS; verder heeft de computer niets nodig.
