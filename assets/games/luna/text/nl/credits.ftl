# Wie het gedrukte spel heeft gemaakt.

credits-part-printed = { game-name }, het gedrukte spel
credits-designer = Auteur
credits-art = Illustratie en vormgeving
credits-models = 3D-vormgeving
credits-editors = Redactie
credits-publisher = Uitgever
credits-english = Engelse uitgever
