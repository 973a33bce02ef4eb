# Luna in English. Every message is a whole sentence or a whole label; { $slots } are filled by the game.
# Islands, favours, figures and player names in slots come already in this language.

language-en = English
language-de = Deutsch
language-fr = Français
language-nl = Nederlands
automaton = Opponent
automaton-told = the opponent
