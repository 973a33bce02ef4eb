## Was ein Spielstand ist

new-setup-short = { $value ->
    [preset] Erstes Spiel
   *[free] Freier Aufbau
}
new-live-short = Kultstätten zählen sofort
new-fixed-short = Fester Startspieler
solo-level-short = Solo, Stufe { $value }
