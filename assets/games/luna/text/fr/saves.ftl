## Ce qu’est une partie enregistrée

new-setup-short = { $value ->
    [preset] Première partie
   *[free] Mise en place libre
}
new-live-short = Sanctuaires comptés aussitôt
new-fixed-short = Premier joueur fixe
solo-level-short = Solo, niveau { $value }
