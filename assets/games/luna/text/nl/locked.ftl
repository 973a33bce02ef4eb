## Wat nu niet kan: wat het waard is, waarom niet, en de weg erheen

worth-favour = Bewaard tot het einde van het spel is een gunstfiche 1 punt waard.
worth-recruit = Zelf geen punten, maar in elke ronde een novice meer.
worth-shrine = Aan het einde 4 punten; Gunst en Benoeming vragen daar een novice minder.
worth-herbs = Zelf geen punten, maar novices die deze ronde nog eens iets doen.
worth-journey = Zelf geen punten; bij de Maanpriesteres levert het einde van de ronde tot { $prize } op.
worth-tide = Zelf geen punten; bij de Maanpriesteres levert het einde van de ronde tot { $prize } op.
worth-sail = Zelf geen punten; bij de Maanpriesteres levert het einde van de ronde tot { $prize } op.
worth-appoint = Nog geen punten; een Inwijding van de tegel zou nu { $guard } opleveren.
worth-consecrate = { $rounds ->
    [one] Nu { $guard } punten, 1 in de waardering van deze ronde en 1 per verdreven novice.
   *[other] Nu { $guard } punten, 1 in elk van de { $rounds } waarderingen die nog komen en 1 per verdreven novice.
}
worth-book = { $book ->
    [one] Nu 1 punt; de novice blijft tot het einde in de tempel.
   *[other] Nu { $book } punten; de novice blijft tot het einde in de tempel.
}
worth-council = Aan het einde 1 punt per zetel; de betere zetel wint elke gelijke stand.
worth-expel = { $loss ->
    [0] Zelf geen punten; waar hij heen gaat, verliezen anderen er.
   *[other] Zelf geen punten; hij kost je 1 per novice bij zijn eiland, en 1 extra.
}
worth-meditate = De laatste kaars levert 1 punt op en beëindigt de ronde.
worth-token = Bewaard tot het einde van het spel is het 1 punt waard.
locked-also = En dan: { $why }
locked-elsewhere = Niet hier. { $action }: kies iets dat oplicht.
reason-council-behind = Je conciliesteen ligt al op zetel { $seat }; hij gaat alleen vooruit.
reason-no-traveller = Geen van je novices kan nu op weg gaan.
reason-no-books = In de tempel ligt geen Boek der Wijsheid.
reason-no-tile = Op het pad ligt geen tempeltegel meer.
way-token = { $enough ->
    [yes] { $cost ->
        [one] Neem het: Gunst van de priester met een novice op { $island }.
       *[other] Neem het: Gunst van de priester met 2 novices op { $island }.
    }
   *[no] { $cost ->
        [one] Gunst van de priester levert het op, met 1 actieve novice op { $island }.
       *[other] Gunst van de priester levert het op, met 2 actieve novices op { $island }; je hebt er { $have }.
    }
}
way-bribery = { $last ->
    [yes] Omkoping krijg je met Gunst van de priester op { $island }.
   *[no] Omkoping krijg je met Gunst van de priester op { $island }; in ronde { $round } is de tegel vrij zonder.
}
way-waking = { $last ->
    [yes] Je novices daar zijn inactief; in deze laatste ronde wekken alleen Kruiden ze.
   *[no] Je novices daar ontwaken aan het einde van de ronde, of meteen door Kruiden.
}
way-bring = { $last ->
    [yes] De zeilboot brengt er actieve novices heen; voor Reizen is het te laat.
   *[no] De zeilboot brengt er actieve novices heen; na Reizen doen ze volgende ronde iets.
}
way-wake = { $last ->
    [yes] In deze laatste ronde wekken alleen Kruiden novices.
   *[no] Je novices ontwaken aan het einde van de ronde, of twee meteen door Kruiden.
}
way-evicted = Op de aanlegplaats wachten alleen verdreven novices.
way-use-token = Gebruik het eerst; dan kun je het weer nemen.
way-supply = Alle dertien zijn in het spel; meer komen er niet.
way-built = Alle zes staan er; meer komen er niet.
way-builder = { $last ->
    [yes] De bouwmeester blijft waar hij is: er wordt niet meer gebouwd.
   *[no] In de volgende ronde staat de bouwmeester op { $island }.
}
way-herbs = { $last ->
    [yes] Alleen Getij kan ze nu nog verplaatsen.
   *[no] Wie daar is, ontwaakt aan het einde van de ronde.
}
way-inactive = Het helpt novices die deze ronde iets deden of per boot aankwamen.
way-top = Die is 10 punten waard; hoger gaat het niet.
way-fewer = Gebruik minder novices.
way-forward = Kies een zetel boven de jouwe.
way-anybody = Eén actieve novice van welk eiland ook is genoeg.
way-other-tile = Kies een tegel die nog van niemand is.
way-appoint = Eerst een Benoeming: 2 novices van één eiland bezetten een tegel met dat symbool.
way-claim = Eerst een Benoeming op deze tegel, met novices op { $island }.
way-guard = De wachter geeft de tegel vrij in ronde { $round }; met Omkoping in ronde { $before }.
way-consecrate = Eerst een Benoeming, dan een Inwijding: zo komt je novice in de tempel.
way-books = Kies een novice met een boek; het gaat dan naar die van jou.
way-safe = Niemand kan hem nog verdrijven.
way-apostate = { $last ->
    [yes] De ketter gaat alleen nog verder door Verbanning.
   *[no] De ketter gaat verder aan het einde van de ronde, of door Verbanning.
}
way-none = Daar is niets aan te doen.
