# De zes tips voor het eerste spel, gezegd als de stand erom vraagt.

tip-name = Een tip
tip-welcome = Zes rondes; de meeste invloed wint. Met actieve novices doe je acties; daarna zijn ze inactief tot de ronde voorbij is. { $key } verklaart alles wat je aanwijst.
tip-shrine = Je hebt het gunstfiche Altaar, en je novices staan bij de bouwmeester: bouw nu een altaar.
tip-shrine-token = Je novices staan bij de bouwmeester. Haal eerst het gunstfiche Altaar op { $island }, en bouw dan.
tip-appoint = Tegel { $tile } ligt binnen je bereik. Dat kost nu novices, maar in de tempel levert een novice aan het einde van elke ronde een punt op.
tip-recruit = Er zijn nog novices in je voorraad. Werf vroeg: elke extra novice geeft je later meer keuze.
tip-favour = Op { $island } ligt een gunstfiche klaar. Verzamel er een paar voordat je ze nodig hebt.
tip-tide = De ronde is bijna voorbij. Je gunstfiche Getij brengt inactieve novices naar de Maanpriesteres, die daarna op { $island } is.
tip-journey = De ronde is bijna voorbij. Met Reizen gaan actieve novices naar de Maanpriesteres, die daarna op { $island } is.
tip-council = Bij de Maanpriesteres zou een gelijke stand naar een andere Orde gaan. Eén stap in het Concilie verandert dat.
tip-got-it = Begrepen
tip-no-more = Geen tips meer
