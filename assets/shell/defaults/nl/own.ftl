## Wat een spel met eigen woorden mag zeggen: rondes, en wat een keerpunt waard is

turning-when = Ronde { $round }, beurt { $turn }: { $name }
replay-round-back = Eén ronde terug
replay-round-on = Eén ronde verder
title-continue-below = Ronde { $round } met { $names }
saves-round = Ronde { $round }
bar-round = Ronde { $number }
round-short = R{ $number }
turning-below = Een klik toont de tafel zoals die was. Het getal zegt hoeveel er is weggegeven, zoals de bot het ziet.
