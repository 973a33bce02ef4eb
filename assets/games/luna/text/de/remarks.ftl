# What a bot says at a turning point, below the sentence that tells its turn: by moment, role and variant.

remark-gain-acolyte-1 = Das ging gut. Ich hatte zweimal nachgezählt.
remark-gain-acolyte-2 = Ein gutes Feld, und ganz ohne Eile.
remark-gain-elder-1 = Geduld hat mich hierher gebracht.
remark-gain-elder-2 = Auf dieses Feld habe ich lange gewartet.
remark-gain-ferryman-1 = Eine gute Überfahrt für alle an Bord.
remark-gain-ferryman-2 = Die Strömung war mit uns.
remark-gain-scholar-1 = So ungefähr stand es im Buch.
remark-gain-scholar-2 = Eine schöne Seite. Die merke ich mir.
remark-gain-mason-1 = Das ist gebaut, um zu bleiben.
remark-gain-mason-2 = Stein auf Stein, und es hält.
remark-gain-friend-1 = Schau, es freut auch meinen Gefährten!
remark-gain-friend-2 = Uns beiden gefällt dieses Feld.
remark-lead-acolyte-1 = Ich liege vorn? Dann passe ich besser auf.
remark-lead-acolyte-2 = Einmal vorn. Kommt nur mit!
remark-lead-elder-1 = Die Nacht ist lang. Es kann sich noch wenden.
remark-lead-elder-2 = Vorn für den Augenblick, das letzte Wort hat der Rat.
remark-lead-ferryman-1 = Vorn, aber die Flut wendet sich für alle.
remark-lead-ferryman-2 = Ich sehe den Hafen. Ihr seid dicht hinter mir.
remark-lead-scholar-1 = Nach meiner Rechnung liege ich vorn. Prüft es ruhig.
remark-lead-scholar-2 = Vorn, sagen die Zahlen. Sie ändern sich schnell.
remark-lead-mason-1 = Ein gutes Fundament. Das Dach fehlt noch.
remark-lead-mason-2 = Vorn, und es bleibt viel zu bauen.
remark-lead-friend-1 = Wir liegen vorn! Fangt uns doch.
remark-lead-friend-2 = Vorn! Das meiste war mein Gefährte hier.
