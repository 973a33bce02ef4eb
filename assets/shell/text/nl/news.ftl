# What is new, by version.

news-title = Wat is er nieuw
news-below = Luna is bijgewerkt. Dit is er voor jou veranderd.
news-on = Verder spelen
news-reader = Een schermlezer speelt mee
news-reader-below = Elke pagina en elke tafel kan met de schermlezer van je systeem worden voorgelezen en bespeeld, vanaf de eerste pagina.
news-levels = Tegenstanders die zich vergissen als mensen
news-levels-below = Het laagste niveau ziet een gevaar over het hoofd, laat stukken staan of wordt verliefd op een plek. Vraag waarom, en het geeft het toe.
news-packages = Geïnstalleerd als elk ander programma
news-packages-below = Er zijn pakketten voor Linux, Windows en macOS; verder heeft de computer niets nodig.
news-presses = Geen druk op een toets gaat mis
news-presses-below = Een toets of klik geldt voor wat er op het scherm stond toen je drukte. Wie een scène overslaat, drukt nooit op de knop erachter.
news-pictures = Een plaatje met F12
news-pictures-below = F12 bewaart wat je ziet in de map “pictures” naast je opgeslagen spellen.
