## Sous-titres : ce qu’un son annonce

sound-appoint = Une tuile est occupée
sound-book = Un livre est déplacé
sound-candle = Une bougie s’éteint
sound-last-candle = La dernière bougie s’éteint
sound-consecrate = Une tuile est sanctifiée
sound-council = Un pas de plus au Conseil
sound-evict = Un Novice est évincé
sound-expel = Un Novice est chassé
sound-favour = Un jeton Faveur est pris
sound-guard = Le Gardien du Temple avance
sound-herbs = Des Novices se réveillent
sound-night = La nuit tombe : le tour est fini
sound-points = L’influence change
sound-priestess = La Prêtresse de la Lune avance
sound-recruit = Un Novice est recruté
sound-sail = On hisse la voile
sound-shrine = Un Sanctuaire est bâti
sound-tide = La marée porte des Novices
sound-rise = Un élan : un grand moment
sound-fall = Des notes graves : un revers
