## Pebbles

game-name = Cailloux
pebbles-bag = Avec un sac
pebbles-bag-below = Au lieu de prendre, on peut plonger la main dans le sac ; la pierre qui en sort dit combien de cailloux on prend.
pebbles-red = Rouge
pebbles-blue = Bleu
pebbles-yellow = Jaune
pebbles-white = Blanc
pebbles-take = { $count ->
    [one] Prendre un caillou
   *[other] Prendre { $count } cailloux
}
pebbles-give = { $count ->
    [one] Rendre un caillou
   *[other] Rendre { $count } cailloux
}
pebbles-reach = Plonger la main dans le sac
pebbles-drew = { $count ->
    [one] Du sac est sortie une pierre pour un caillou
   *[other] Du sac est sortie une pierre pour { $count } cailloux
}
reason-pebbles = Les règles de Cailloux ne le permettent pas.
reason-pebbles-open = Le tour n’est pas encore fini.
rule-game = Cailloux
rule-game-short = Qui prend le dernier caillou gagne.
rule-game-long = À ton tour, prends un, deux ou trois cailloux. Une fois dans la partie, tu peux en rendre un ou deux à la place. Qui prend le dernier caillou gagne.
