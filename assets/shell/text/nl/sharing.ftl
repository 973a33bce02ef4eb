## Wat mensen aan een gedeelde tafel van elkaar horen

network-agreed = De gastheer heeft gekozen
network-setting = { $what }: { $value }
network-ways-in = Zo komen de anderen binnen
network-relay = Een relayserver die zelfstandig draait ({ $command }) verschijnt in de lijst. Voor een op internet plak je hierboven de link (luna://relay/…) of schrijf je het adres.
network-open-there = Daar een tafel openen
network-there = Ze doen mee met de code en het adres { $host } (poort { $port }).
network-guest = Gast
network-asks-back = { $count ->
    [one] { $name } wil de laatste beurt terugnemen
   *[other] { $name } wil de laatste { $count } beurten terugnemen
}
network-asks-otherwise = { $name } wil vanaf een ander moment verdergaan
network-waits-for = Wachten op { $names }
network-says-no = { $count ->
    [one] { $names } is het er niet mee eens.
   *[other] { $names } zijn het er niet mee eens.
}
network-says-nothing = Niet iedereen heeft op tijd geantwoord: alles blijft zoals het is.
network-asker-gone = { $name } is er niet meer: de vraag vervalt.
network-played-on = Het spel is verdergegaan: de vraag van { $name } vervalt.
network-gone = { $count ->
    [one] { $names } is er niet.
   *[other] { $names } zijn er niet.
}
network-left = { $count ->
    [one] { $names } heeft de tafel verlaten.
   *[other] { $names } hebben de tafel verlaten.
}
network-back = { $count ->
    [one] { $names } is terug.
   *[other] { $names } zijn terug.
}
network-said = { $name }: { $words }
network-aside-write = Alleen wie toekijkt leest dit
network-you-watch = je kijkt toe
network-game-waits = het spel wacht
network-differs-two = Van twee computers kan niemand zeggen welke zich vergist; deze stopt. Verlaat de tafel, installeer op beide dezelfde versie van Luna en kom terug, of laat op de andere een bot voor je verder spelen. Deze opdracht toont waar het gebeurde: { $command }
network-other-differs = De computer van { $name } kwam op een andere stand uit en stopt
network-other-differs-below = Jouw spel gaat verder. Zodra { $name } de tafel verlaat, kan een bot de plaats overnemen; of beiden gaan weg, installeren dezelfde Luna en komen terug.
network-offline = Geen verbinding
network-beneath = Aan tafel: { $words }.
network-your-turn = { $name }: jij bent aan de beurt.
network-or-again = Of iemand van jullie opent de tafel opnieuw; de anderen vinden die vanzelf.
network-stays-open = De tafel blijft open voor de anderen zolang Luna op deze computer draait.
network-quit = Luna afsluiten?
network-quit-below = Aan de tafel op deze computer spelen anderen. Ze verliezen de verbinding tot een van hen de tafel opnieuw opent.
network-quit-room = Anderen zijn in een kamer op deze computer. Die sluit ook voor hen.
network-quit-yes = Luna afsluiten
network-name-of = Naam voor { $order }

## Hetzelfde in het logboek, voor wie het later leest

talk-asks-back = { $count ->
    [one] { $name } vraagt om de laatste beurt terug te nemen.
   *[other] { $name } vraagt om de laatste { $count } beurten terug te nemen.
}
talk-asks-otherwise = { $name } vraagt om vanaf een ander moment verder te gaan.
talk-takes-back = { $count ->
    [one] { $name } neemt de laatste beurt terug.
   *[other] { $name } neemt de laatste { $count } beurten terug.
}
talk-goes-otherwise = { $name } gaat vanaf een ander moment verder.
talk-yes = { $name } vindt het goed.
talk-no = { $name } is het er niet mee eens.
talk-proposes = { $name } stelt voor { $away } een bot van niveau { $level } voor.
talk-bot = Vanaf nu speelt een bot voor { $name }.
talk-self = { $name } speelt zelf verder.
talk-back = { $name } is terug.
talk-epoch = De tafel gaat verder zonder wie niet is teruggekomen.
talk-differs = De computer van { $name } kwam op een andere stand uit.
