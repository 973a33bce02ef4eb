# De zes tips voor het eerste spel, gezegd als de stand erom vraagt.

tip-name = Een tip
tip-welcome = Zes rondes; de meeste invloed wint. Actieve novices handelen en worden inactief; aan het eind van de ronde ontwaken ze. { $key } verklaart alles wat je aanwijst.
tip-shrine = Je hebt de gunstfiche Altaar, en je novices staan bij de bouwmeester: bouw nu een altaar.
tip-shrine-token = Je novices staan bij de bouwmeester. Haal eerst de gunstfiche Altaar op { $island }, en bouw dan.
tip-appoint = Tegel { $tile } ligt binnen je bereik. Dat kost nu en levert later op: in de Tempel geeft die novice na elke ronde punten.
tip-recruit = Er zijn nog novices in je voorraad. Werf vroeg: elke extra novice geeft je later meer keuze.
tip-favour = Op { $island } ligt een gunstfiche klaar. Verzamel er een paar voordat je ze nodig hebt.
tip-tide = De ronde eindigt gauw. Het Getij draagt inactieve novices naar de Maanpriesteres, die dan op { $island } is.
tip-journey = De ronde eindigt gauw. Met Reizen gaan actieve novices naar de Maanpriesteres, die dan op { $island } is.
tip-council = Bij de Maanpriesteres zou een gelijke stand naar een andere Orde gaan. Eén stap in het Concilie verandert dat.
tip-got-it = Begrepen
tip-no-more = Geen tips meer
