# Luna auf Deutsch. Inseln, Gunstmarken, Figuren und Namen in { $slots } kommen schon in dieser Sprache.

language-en = English
language-de = Deutsch
language-fr = Français
language-nl = Nederlands
automaton = Gegner
automaton-told = der Gegner
