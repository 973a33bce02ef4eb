## Durées

span-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
span-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
span-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}

## Rythme

rhythm = Temps par coup
rhythm-live = En direct
rhythm-12h = 12 heures
rhythm-1d = 1 jour
rhythm-3d = 3 jours
rhythm-7d = 7 jours
rhythm-none = Sans limite
rhythm-live-below = Tout le monde est à la table en même temps.
rhythm-slow-below = Chacun joue quand il a le temps, sur des jours ou des semaines. « Mes tables », à l’écran titre, dit où c’est à vous de jouer.
rhythm-here-below = Les autres peuvent jouer tant que Luna tourne sur cet ordinateur. Sur un relais qui tourne toujours, ils le peuvent à toute heure.

## Mes tables

title-tables = Mes tables
tables-title = Mes tables
tables-none = Aucune partie en cours. Celles que vous commencez ici ou avec d’autres figurent sur cette page.
tables-waiting = { $count ->
    [0] Rien ne vous attend.
    [one] { $count } table vous attend.
   *[other] { $count } tables vous attendent.
}
tables-here = sur cet ordinateur
tables-own = ouverte ici
tables-at = chez { $place }
tables-turn-here = À { $name } de jouer
tables-yours = À vous de jouer, depuis { $since }
tables-yours-left = À vous de jouer, encore { $left }
tables-yours-late = À vous de jouer, en retard
tables-theirs = { $name }, depuis { $since }
tables-theirs-left = { $name }, encore { $left }
tables-theirs-late = { $name }, en retard
tables-asked = On vous pose une question
tables-resting = La table se repose
tables-turns = { $count ->
    [one] { $count } coup depuis votre visite
   *[other] { $count } coups depuis votre visite
}
tables-unread = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}
tables-prepared = coup préparé
tables-dropped = { $count ->
    [one] un coup décidé d’avance est abandonné
   *[other] { $count } coups décidés d’avance sont abandonnés
}
tables-ahead = { $count ->
    [one] { $count } coup décidé d’avance
   *[other] { $count } coups décidés d’avance
}
tables-lost = Ouvrez-la : son relais a un autre état
tables-unreachable = Son relais est injoignable en ce moment
tables-unwatched = Ouvrez-la pour voir où elle en est
tables-unreadable = { $count ->
    [one] { $count } autre table demande une autre version de Luna ; elle est en sûreté parmi vos parties enregistrées.
   *[other] { $count } autres tables demandent une autre version de Luna ; elles sont en sûreté parmi vos parties enregistrées.
}
tables-your-turn = À vous de jouer : { $players }.
tables-your-turns = { $count ->
    [one] { $count } table vous attend.
   *[other] { $count } tables vous attendent.
}

## Le rythme d’une table

menu-pace = Coup par coup
pace-title = Une table coup par coup
pace-left = attendu { $waited }, encore { $left }
pace-is-late = attendu { $waited } ; le temps est écoulé
pace-resting = La table se repose jusqu’à ce que quelqu’un joue.
pace-off = Jours de congé
pace-off-below = { $count ->
    [0] Il ne vous reste plus de jours de congé à cette table cette année.
    [one] Vous pouvez encore prendre { $count } jour de suite. Un jour de congé ne compte pas dans votre temps.
   *[other] Vous pouvez encore prendre jusqu’à { $count } jours de suite. Un jour de congé ne compte pas dans votre temps.
}
pace-off-running = Vous êtes en congé pour encore { $left }.
pace-off-sure = Prendre des jours de congé maintenant ?
pace-off-taken = { $count ->
    [one] Vous avez { $count } jour de congé.
   *[other] Vous avez { $count } jours de congé.
}
pace-together = Ensemble
pace-together-below = Rien de tout cela n’arrive tout seul. On demande aux autres, et la réponse fait partie de la partie.
pace-remind = Rappeler
pace-reminded = Rappel envoyé. Il est dans la discussion.
pace-rest = Laisser reposer la table
pace-end = Terminer la partie
pace-end-sure = Terminer la partie en l’état ?
pace-end-below = On demande à tous les autres, sauf à qui a dépassé son temps. Ensuite, personne ne peut plus jouer.
pace-end-below-alone = Personne d’autre ne doit être d’accord, car le temps de l’autre est écoulé. La partie se termine aussitôt, et ensuite personne ne peut plus jouer.
pace-end-yes = Leur demander
pace-end-yes-alone = Terminer la partie
pace-asked = On demande aux autres. Ils ont des jours pour répondre.
pace-vote-left = encore { $left }
pace-late = Le temps de { $name } est écoulé
pace-late-below = Attendez autant que vous voulez, ou décidez ensemble : un robot peut jouer jusqu’au retour de { $name }.
pace-more = Quoi d’autre
pace-carried-0 = Les joueurs ont terminé cette partie en l’état
pace-carried-1 = Tous sont d’accord : la table se repose.
pace-ended-below = La partie reste parmi vos parties enregistrées.
talk-moves-0 = { $name } propose de terminer la partie en l’état
talk-moves-1 = { $name } propose de laisser reposer la table
talk-moves-2 = { $count ->
    [one] { $name } prend { $count } jour de congé
   *[other] { $name } prend { $count } jours de congé
}

## Sans connexion, et d’avance

ahead-prepared = Préparé. Le coup partira dès qu’il y aura une connexion.
ahead-waits = Votre coup est préparé
ahead-waits-below = Il partira de lui-même dès qu’il y aura une connexion.
ahead-drop = Le reprendre
ahead-look = La table a avancé : regardez d’abord
ahead-look-below = Le coup que vous aviez préparé est gardé. Il est toujours permis.
ahead-look-gone = Le coup que vous aviez préparé n’est plus permis.
ahead-play = Le jouer quand même
ahead-forget = L’abandonner
ahead-offline = Préparez votre coup : il partira de lui-même dès qu’il y aura une connexion.
ahead-exactly = Seulement alors
ahead-alike = Aussi si cela revient au même
ahead-alike-below = Ou encore quand ils jouent autrement, tant que votre coup est permis et revient au même : alors votre propre Luna le joue dès qu’il tourne.
ahead-kept = { $count ->
    [one] { $count } coup est décidé d’avance. Il sera joué si les autres jouent exactement ainsi.
   *[other] { $count } coups sont décidés d’avance. Ils seront joués si les autres jouent exactement ainsi.
}
ahead-alike-kept = { $count ->
    [one] Un coup est décidé d’avance. Il sera joué quand les autres jouent ainsi, ou autrement tant qu’il revient au même.
   *[other] { $count } coups sont décidés d’avance. Ils seront joués quand les autres jouent ainsi, ou autrement tant qu’ils reviennent au même.
}
ahead-offer = { $count ->
    [one] Un coup que vous avez essayé répond à un coup précis des autres. Faut-il le jouer si les autres jouent exactement ainsi ? Personne ne l’apprend avant.
   *[other] { $count } coups que vous avez essayés répondent chacun à un coup précis des autres. Faut-il les jouer si les autres jouent exactement ainsi ? Personne ne l’apprend avant.
}
ahead-chance = Ce que le hasard décide ne peut être décidé d’avance.
ahead-dropped = { $count ->
    [one] La partie a pris un autre chemin : { $count } coup décidé d’avance est abandonné.
   *[other] La partie a pris un autre chemin : { $count } coups décidés d’avance sont abandonnés.
}
ahead-fired = { $count ->
    [one] { $count } coup que vous aviez décidé d’avance a été joué.
   *[other] { $count } coups que vous aviez décidés d’avance ont été joués.
}
ahead-some = { $count ->
    [one] { $count } coup décidé d’avance
   *[other] { $count } coups décidés d’avance
}
ahead-too-many = À une table, une place décide au plus { $count } coups d’avance.
command-ahead = Décider cette suite d’avance
