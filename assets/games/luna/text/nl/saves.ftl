## Wat een opgeslagen spel is

new-setup-short = { $value ->
    [preset] Eerste spel
   *[free] Vrije opstelling
}
new-live-short = Altaren tellen meteen
new-fixed-short = Vaste startspeler
solo-level-short = Solo, niveau { $value }
