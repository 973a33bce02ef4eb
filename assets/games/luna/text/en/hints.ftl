## Who sits where

level-0 = Beginner
level-1 = Pilgrim
level-2 = Novice
level-3 = Acolyte
level-4 = Priest
level-5 = Cantor
level-6 = Elder
level-7 = High Priest
level-8 = Oracle
level-9 = Moon Priestess
level-10 = New Moon
level-11 = Half Moon
level-12 = Full Moon

## Hints

hint-deactivate = make { $island } inactive
hint-ride = { $action }: { $legs }
hint-leg = { $state ->
    [inactive] { $novices } inactive from { $origin } to { $destination }
   *[active] { $novices } from { $origin } to { $destination }
}
hint-novices = { $count } from { $island }
hint-token = { $favour } token
theme-points = influence now
theme-temple = temple
theme-priestess = Moon Priestess
theme-apostate = Apostate
theme-shrines = shrines
theme-favours = favours
theme-council = Council
theme-novices = novices
theme-tempo = time
theme-others = losses of the others
theme-later = what follows
turning-below = A click shows the table as it was. The number is the influence given away, as the bot sees it.
