## Commands; the verbs have the names of their actions

command-novice = Take up the Novice token
command-island = Island { $number }
command-temple = Temple
