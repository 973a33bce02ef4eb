## Für Vorleseprogramme

access-islands = Inseln
access-path = Tempelplättchen
access-temple = Tempel
access-council = Rat
access-actions = Aktionen
access-favours =
    { $count ->
        [0] Keine Gunst mehr
        [one] Noch eine Gunst
       *[other] Noch { $count } Gunstplättchen
    }
access-here =
    { $name }: { $awake } aktiv, { $tired } inaktiv{ $shrine ->
        [yes] , eine Kultstätte
       *[no] {""}
    }
access-awake = { $name }, { $island }: { $count } aktiv
access-tired = { $name }, { $island }: { $count } inaktiv
access-tile =
    Plättchen { $tile }, { $state ->
        [owned] von { $name } belegt
        [released] frei
        [bribable] mit Bestechung frei
       *[dark] noch nicht frei
    }
access-space =
    Feld { $tile }, { $state ->
        [held] { $name }
        [closed] geschlossen
       *[empty] leer
    }
access-book = Dort liegt ein Buch
access-number =
    { $count ->
        [one] Ein Novize
       *[other] { $count } Novizen
    }
access-token =
    { $token }, { $held ->
        [yes] vorhanden
       *[no] nicht vorhanden
    }
access-tokens =
    { $count ->
        [0] Keine Gunst
       *[other] Gunst: { $tokens }
    }
access-guard = Der Wächter steht auf { $points }
access-start = Startspieler: { $name }
