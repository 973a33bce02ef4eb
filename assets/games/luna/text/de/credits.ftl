# Wer das gedruckte Spiel gemacht hat.

credits-part-printed = { game-name }, das gedruckte Spiel
credits-designer = Autor
credits-art = Illustration und Grafik
credits-models = 3D-Grafiken
credits-editors = Redaktion
credits-publisher = Verlag
credits-english = Verlag der englischen Ausgabe
