# La page pour apprendre, et ce que disent les boutons de la porteuse de lanterne.

title-learn = Apprendre
learn-title = Apprendre
learn-below = Des leçons à la vraie table, chacune une tâche à gagner. Gagnées : { $won } sur { $most }.
learn-lesson = Leçon { $number }
learn-start = Commencer · environ 3 minutes
learn-goes-on = Continuer : étape { $step } sur { $steps }
learn-won = Gagnée en { $time }
learn-rules = Les règles
learn-rules-below = Pour les consulter : aucune leçon ne les suppose connues.
learn-puzzles = Énigmes
learn-puzzles-below = Une par jour, et un recueil où choisir.
lesson-place = { $name } · { $step } sur { $steps }
lesson-won = Gagnée en { $time }
lesson-on = Continuer
lesson-show = Montrez-moi
lesson-skip = Faites-le pour moi
lesson-again = Réessayer
lesson-leave = Vers les leçons
lesson-next = Leçon suivante
lesson-failed = Manqué : le but est maintenant hors d’atteinte.
lesson-waits = La table vous attend
