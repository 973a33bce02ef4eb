## Der Lehrer und der geführte Abend

coaching-name = Ein Tipp
coaching-got-it = Verstanden
coaching-no-more = Nichts mehr davon
guided-title = Geführter Abend
guided-below = Eine ganze Partie gegen Anfänger. Sie warten auf dich, und ein Tipp kommt, wenn er hilft.
guided-waits =
    { $name } ist dran und wartet auf dich.
    Sieh dich um, oder drücke { $means ->
        [button] „{ guided-on }“
       *[key] { $key }
    }.
guided-on = Weiter
guided-free = Nicht auf mich warten
guided-did = { $name } · { $turn }.
guided-learned = Dein Abend
guided-well = Was gut ging
guided-cost = Was am meisten kostete
guided-next = Was du als Nächstes versuchen kannst
guided-again = Von dort weiterspielen
