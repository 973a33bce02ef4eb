## Wat een spel met eigen woorden mag zeggen: rondes, niveaus, en wat een keerpunt waard is

turning-when = Ronde { $round }, beurt { $turn }: { $name }
replay-round-back = Eén ronde terug
replay-round-on = Eén ronde verder
title-continue-below = Ronde { $round } met { $names }
saves-round = Ronde { $round }
bar-round = Ronde { $number }
round-short = R{ $number }
turning-below = Een klik toont de tafel zoals die was. Het getal zegt hoeveel er is weggegeven, zoals de bot het ziet.
story-led-always = { $name } lag aan het eind van elke ronde voorop.
story-led-one = { $name } lag na { $count } van de { $rounds } rondes voorop, en verder niemand.
story-led = { $way ->
    [0] { $name } lag na { $count } van de { $rounds } rondes voorop, { $other } na { $more }; de leiding wisselde { $changes ->
        [one] één keer
        [2] twee keer
       *[other] { $changes } keer
    }.
   *[1] { $changes ->
        [one] Eén keer
        [2] Twee keer
       *[other] { $changes } keer
    } wisselde de leiding: { $name } lag na { $count } van de { $rounds } rondes voorop, { $other } na { $more }.
}
story-decided-own = { $late ->
    [1] De beslissing viel pas in ronde { $round }, de laatste: toen kwam { $name } voorgoed voorop.
   *[0] { $way ->
        [0] In ronde { $round } nam { $name } de leiding en gaf die niet meer af.
       *[1] Ronde { $round } gaf de doorslag: toen kwam { $name } voorop te liggen, en dat bleef zo.
    }
}
story-decided-fell = { $late ->
    [1] De beslissing viel pas in ronde { $round }, de laatste: toen kwam { $name } voorgoed voorop.
   *[0] In ronde { $round } viel de leiding { $name } toe, en dat bleef zo.
}
story-record-round = Ronde { $round } duurde het langst, met { $count } van de { $turns } beurten.
rules-section-game = Het spel
level-0 = Beginner
level-1 = Heel makkelijk
level-2 = Makkelijk
level-3 = Bescheiden
level-4 = Gemiddeld
level-5 = Goed
level-6 = Heel goed
level-7 = Sterk
level-8 = Heel sterk
level-9 = Expert
level-10 = Meester
level-11 = Grootmeester
level-12 = Kampioen
