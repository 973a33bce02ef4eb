## Ondertitels: wat een geluid vertelt

sound-refuse = Dat kan niet
sound-undo = Teruggenomen
sound-victory = Overwinningsfanfare
sound-your-turn = Een bel: jij bent aan de beurt
