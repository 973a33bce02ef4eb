# La page des énigmes, et ce qui est dit à leur table.

title-puzzles = Énigmes
puzzles-title = Énigmes
puzzles-level = Niveau { $level }
puzzle-sign = Énigme · niveau { $level }
puzzle-you = Vous
puzzle-shown = La meilleure suite de coups est en train d’être montrée.
puzzle-answered = L’énigme a sa réponse : annulez, ou recommencez.
puzzle-no-proof = Il n’y a pas de réponse prouvée à ce coup. Annulez-le, s’il vous plaît.
puzzle-solved = Résolu
puzzle-missed = Pas encore
puzzle-value = { $value ->
    [one] Votre suite rapporte { $value } point ; la meilleure en rapporte { $best }.
   *[other] Votre suite rapporte { $value } points ; la meilleure en rapporte { $best }.
}
puzzle-reached = Vous y êtes, et personne n’aurait pu vous arrêter.
puzzle-not-reached = Cette suite n’y mène pas. Une autre y mène, quoi que fassent les autres.
puzzle-luck = Vous avez tiré au sort en chemin ; la chance n’est pas comptée.
puzzle-next = Énigme suivante
puzzle-line = Montrer la meilleure suite
puzzle-again = Réessayer
puzzles-pack = Les { $count } énigmes
puzzles-below = { $won ->
    [one] { $won } étoile gagnée sur { $most }. Chaque réponse est prouvée, quoi que fassent les autres.
   *[other] { $won } étoiles gagnées sur { $most }. Chaque réponse est prouvée, quoi que fassent les autres.
}
puzzles-stars = { $won ->
    [one] { $won } étoile sur { $most }
   *[other] { $won } étoiles sur { $most }
}
puzzles-solved = { $won } sur { $most } résolues
puzzle-day = L’énigme du jour
puzzle-day-comes = Elle est en préparation ; elle arrive dans un instant.
puzzle-day-facts = { $day }, niveau { $level }
puzzle-day-turns =
    { $turns } coups possibles, { $best ->
        [one] un seul est le meilleur.
       *[other] { $best } sont les meilleurs.
    } Un conseil coûte une étoile.
puzzle-day-solve = Résoudre
puzzle-day-again = Résoudre à nouveau
puzzle-day-won = Gagné :
puzzle-share = Copier mon résultat
puzzle-copy = Copier l’énigme
puzzle-shared =
    Luna, énigme du { $day }, niveau { $level } : { $stars } { $days ->
        [0] { "" }
        [one] (jour 1)
       *[other] ({ $days } jours de suite)
    }
puzzle-shared-copied = Votre résultat est dans le presse-papiers ; il ne dévoile rien.
puzzle-copied = L’énigme est dans le presse-papiers, sans sa réponse.
puzzle-run =
    { $days ->
        [0] Aucun jour de suite pour l’instant
        [one] Un jour de suite
       *[other] { $days } jours de suite
    }
puzzle-moon-0 = pas jouée
puzzle-moon-1 = une étoile
puzzle-moon-2 = deux étoiles
puzzle-moon-3 = trois étoiles
puzzle-paste = Coller une énigme
puzzle-pasting = Preuve en cours
puzzle-paste-unproved = Aucune réponse nette n’a été trouvée ; cette énigme n’est donc pas proposée.
puzzle-paste-unreadable = Ce n’est pas une énigme : { $fault }
puzzle-paste-other = Cette énigme appartient à un autre jeu.
puzzle-paste-later = Quittez d’abord cette table, puis collez de nouveau l’énigme.
puzzle-hint-comes = La réponse est en cours de calcul.
puzzle-hint-more = Redemandez pour voir le prochain coup ; cela coûte encore une étoile.
puzzle-hints =
    { $hints ->
        [one] Un conseil a coûté une étoile.
       *[other] { $hints } conseils ont coûté des étoiles.
    }
puzzles-clear = Effacer les étoiles
puzzles-clear-title = Effacer toutes les étoiles ?
puzzles-clear-below = Les étoiles des énigmes, des jours et des défis seront oubliées, et les énigmes à vous que vous connaissez aussi. Cela ne peut pas être annulé.
puzzles-clear-yes = Effacer
puzzles-own = Tirées de vos parties
puzzles-own-known = { $known } sur { $most } acquises
puzzles-own-below = { $due ->
    [0] Rien à revoir aujourd’hui. Une énigme résolue revient après un jour, puis après trois.
    [one] Une énigme à revoir. Le meilleur tour vous a échappé dans votre partie.
   *[other] { $due } énigmes à revoir. Les meilleurs tours vous ont échappé dans vos parties.
}
puzzles-own-spoilt = Un fichier de vos propres énigmes est illisible : { $file }. Il reste tel quel.
puzzles-own-copy = Copier cette énigme
puzzles-own-searched = L’œil marque les énigmes dont la réponse vient d’une recherche approfondie ; toutes les autres sont prouvées.
puzzle-asks-best = Ici, un tour est nettement meilleur que tous les autres. Lequel ?
puzzle-teaches-best = La réponse vient d’une recherche approfondie ; elle n’est pas prouvée.
puzzle-best-found = C’est le meilleur tour ici.
puzzle-best-cost = { $points ->
    [one] Ce tour vaut environ { NUMBER($points, maximumFractionDigits: 1) } point de moins que le meilleur.
   *[other] Ce tour vaut environ { NUMBER($points, maximumFractionDigits: 1) } points de moins que le meilleur.
}
