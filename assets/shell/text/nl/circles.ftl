## Circles: what is refused

notice-circle-not = { $file } is geen bestand van een kring.
notice-circle-too-long = { $file } is langer dan een kring kan zijn.
notice-circle-forged = { $file } is beschadigd of vervalst. Er is niets van overgenomen.
notice-circle-foreign = { $file } gaat over een kring waar je niet in zit. Vraag een lid om een uitnodiging.
notice-circle-full = De kring heeft meer regels dan erin passen.
notice-circle-no-invitation = Dit is geen uitnodiging voor een kring. Die begint met luna://circle/.
notice-circle-no-name = Schrijf een naam, alsjeblieft.
notice-circle-unfinished = { $file } is nog niet afgelopen.
