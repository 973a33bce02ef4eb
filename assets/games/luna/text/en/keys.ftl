## Commands; the verbs have the names of their actions

command-novice = Take up the Novice token
command-island = Island { $number }
command-temple = Temple
command-verb-next = Next action
command-verb-previous = Previous action
command-family-next = Next group of actions
command-family-previous = Previous group of actions
command-threats = Threats in the temple
command-scoring = Last scoring
keys-section-verbs = Actions
