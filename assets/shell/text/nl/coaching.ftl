## De leraar en de begeleide avond

coaching-name = Een tip
coaching-got-it = Begrepen
coaching-no-more = Niets meer hiervan
guided-title = Begeleide avond
guided-below = Een heel spel tegen beginners. Ze wachten op je, en er komt een tip als die helpt.
guided-waits =
    { $name } is aan de beurt en wacht op je.
    Kijk rond, of druk op { $means ->
        [button] ‘{ guided-on }’
       *[key] { $key }
    }.
guided-on = Verder
guided-free = Niet op mij wachten
guided-did = { $name } · { $turn }.
guided-learned = Je avond
guided-well = Wat goed ging
guided-cost = Wat het meeste kostte
guided-next = Wat je nu kunt proberen
guided-again = Vanaf daar verder spelen
