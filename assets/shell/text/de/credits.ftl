# Über das Programm: wer was gemacht hat und wo alles liegt.

title-credits = Über Luna
settings-credits = Über Luna
credits-title = Über Luna
credits-part-program = Dieses Programm
credits-unofficial = Dies ist ein inoffizielles Programm von Fans. Die oben genannten Personen und Verlage haben es weder gemacht noch geprüft. Alle Rechte am gedruckten Spiel gehören ihren Inhabern.
credits-own = Das Programm, seine Bilder, Klänge und Texte stammen von den Luna-Autoren. Du darfst sie unter der MIT-Lizenz nutzen: siehe die Datei LICENSE.
credits-part-fonts = Schriften
credits-part-packages = Bibliotheken
credits-part-places = Wo deine Sachen liegen
credits-home = Einstellungen und Berichte: { $folder }
credits-saves = Spielstände: { $folder }
credits-part-reports = Wenn etwas schiefgeht
credits-report = Dann schreibt Luna einen Bericht in den Ordner „reports“ neben deinen Einstellungen. Darin steht, was auf welchem System misslungen ist; was dahin geführt hat, steht daneben in luna.log. Von sich aus sendet Luna nichts.
credits-address = Bitte schick den Bericht an { $address }.
credits-no-address = Eine öffentliche Adresse für Berichte gibt es noch nicht. Wenn du helfen willst, gib den Bericht der Person, von der du dieses Programm hast.
