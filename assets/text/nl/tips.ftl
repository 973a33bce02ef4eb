# De zes tips voor het eerste spel, gezegd als de stand erom vraagt.

tip-name = Een tip
tip-shrine = Je hebt de gunstfiche Altaar, en je novices staan bij de bouwmeester: bouw nu een altaar.
tip-shrine-token = Je novices staan bij de bouwmeester. Haal hier eerst de gunstfiche Altaar, en bouw dan.
tip-appoint = Tegel { $tile } ligt binnen je bereik. Wie vroeg in de Tempel komt, levert in elke volgende ronde punten op.
tip-recruit = Er zijn nog novices in je voorraad. Werf vroeg: elke extra novice geeft je later meer keuze.
tip-favour = Hier ligt een gunstfiche voor je klaar. Verzamel er een paar voordat je ze nodig hebt.
tip-tide = De ronde eindigt gauw. Het Getij draagt inactieve novices naar de Maanpriesteres, die dan op { $island } is.
tip-journey = De ronde eindigt gauw. Met Reizen gaan actieve novices naar de Maanpriesteres, die dan op { $island } is.
tip-council = Bij de Maanpriesteres zou een gelijke stand naar een andere Orde gaan. Eén stap in het Concilie verandert dat.
tip-got-it = Begrepen
tip-no-more = Geen tips meer
