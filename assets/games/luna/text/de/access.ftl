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
    { $name }: { $awake } wach, { $tired } müde{ $shrine ->
        [yes] , ein Schrein
       *[no] {""}
    }
access-awake = { $name }, { $island }: { $count } wach
access-tired = { $name }, { $island }: { $count } müde
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
