## What a saved game is

new-setup-short = { $value ->
    [preset] First game
   *[free] Free set-up
}
new-live-short = Shrines counted at once
new-fixed-short = Same start player
solo-level-short = Solo, level { $value }
