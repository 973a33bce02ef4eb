# Over het programma: wie wat gemaakt heeft en waar alles is.

title-credits = Over Luna
settings-credits = Over Luna
credits-title = Over Luna
credits-part-program = Dit programma
credits-unofficial = Dit is een onofficieel programma van fans. De hierboven genoemde personen en uitgevers hebben het niet gemaakt of gecontroleerd. Alle rechten op het gedrukte spel behoren toe aan de rechthebbenden.
credits-own = Het programma, de afbeeldingen, de geluiden en de teksten zijn gemaakt door de auteurs van Luna. Je mag ze gebruiken onder de MIT-licentie: zie het bestand LICENSE.
credits-part-fonts = Lettertypen
credits-part-packages = Bibliotheken
credits-part-places = Waar je bestanden staan
credits-home = Instellingen en verslagen: { $folder }
credits-saves = Opgeslagen spellen: { $folder }
credits-part-reports = Als er iets misgaat
credits-report = Luna schrijft dan een verslag in de map ‘reports’, naast je instellingen. Daarin staat wat er misging en op welk systeem; wat eraan voorafging staat ernaast in luna.log. Luna verstuurt zelf niets.
credits-address = Stuur het verslag naar { $address }.
credits-no-address = Er is nog geen openbaar adres voor verslagen. Wil je helpen, geef het verslag dan aan degene van wie je dit programma hebt.
