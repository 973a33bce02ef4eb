## Captions: what a sound tells

sound-refuse = That is not possible
sound-undo = Taken back
sound-victory = Victory fanfare
sound-your-turn = A bell: it is your turn
