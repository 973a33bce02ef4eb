## For screen readers

access-islands = Islands
access-path = Temple tiles
access-temple = Temple
access-council = Council
access-actions = Actions
access-favours =
    { $count ->
        [0] No favour left
        [one] One favour left
       *[other] { $count } favours left
    }
access-here =
    { $name }: { $awake } active, { $tired } inactive{ $shrine ->
        [yes] , a shrine
       *[no] {""}
    }
access-awake = { $name }, { $island }: { $count } active
access-tired = { $name }, { $island }: { $count } inactive
access-tile =
    Tile { $tile }, { $state ->
        [owned] claimed by { $name }
        [released] free
        [bribable] free with a bribe
       *[dark] not free yet
    }
access-space =
    Space { $tile }, { $state ->
        [held] { $name }
        [closed] closed
       *[empty] empty
    }
access-book = A book lies there
access-number =
    { $count ->
        [one] One novice
       *[other] { $count } novices
    }
access-token =
    { $token }, { $held ->
        [yes] held
       *[no] not held
    }
access-tokens =
    { $count ->
        [0] No token
        [one] Token: { $tokens }
       *[other] Tokens: { $tokens }
    }
access-guard = The Temple Guard stands on { $points }
access-start = Start player: { $name }
