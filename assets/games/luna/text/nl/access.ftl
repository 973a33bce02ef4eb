## Voor schermlezers

access-islands = Eilanden
access-path = Tempeltegels
access-temple = Tempel
access-council = Concilie
access-actions = Acties
access-favours =
    { $count ->
        [0] Geen gunst meer
        [one] Nog één gunst
       *[other] Nog { $count } gunsten
    }
access-here =
    { $name }: { $awake } actief, { $tired } inactief{ $shrine ->
        [yes] , een altaar
       *[no] {""}
    }
access-awake = { $name }, { $island }: { $count } actief
access-tired = { $name }, { $island }: { $count } inactief
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
       *[other] { $count } novices
    }
access-token =
    { $token }, { $held ->
        [yes] in bezit
       *[no] niet in bezit
    }
access-tokens =
    { $count ->
        [0] Geen gunstfiche
        [one] Gunstfiche: { $tokens }
       *[other] Gunstfiches: { $tokens }
    }
access-guard = De Tempelwachter staat op { $points }
access-start = Startspeler: { $name }
