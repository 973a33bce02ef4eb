## Voor schermlezers

access-islands = Eilanden
access-path = Tempeltegels
access-temple = Tempel
access-council = Raad
access-actions = Acties
access-favours =
    { $count ->
        [0] Geen gunst meer
        [one] Nog één gunst
       *[other] Nog { $count } gunsten
    }
access-here =
    { $name }: { $awake } wakker, { $tired } moe{ $shrine ->
        [yes] , een altaar
       *[no] {""}
    }
access-awake = { $name }, { $island }: { $count } wakker
access-tired = { $name }, { $island }: { $count } moe
access-tile =
    Tegel { $tile }, { $state ->
        [owned] van { $name }
        [released] vrij
        [bribable] vrij met omkoping
       *[dark] nog niet vrij
    }
access-space =
    Veld { $tile }, { $state ->
        [held] { $name }
        [closed] gesloten
       *[empty] leeg
    }
access-book = Daar ligt een boek
access-number =
    { $count ->
        [one] Eén novice
       *[other] { $count } novicen
    }
