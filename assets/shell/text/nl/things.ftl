# Luna in het Nederlands. Eilanden, gunstfiches, figuren en namen in { $slots } staan al in deze taal.

language-en = English
language-de = Deutsch
language-fr = Français
language-nl = Nederlands
automaton = Tegenstander
automaton-told = de tegenstander
