## Ce qu’est une partie enregistrée

saves-solo = Solo, niveau { $level } : { $name }
saves-free = Mise en place libre
saves-live = Sanctuaires comptés aussitôt
saves-fixed = Premier joueur fixe
