## Wie waar zit

seat-person = Mens
seat-bot = Bot
seat-level = { $level } · { $name }
seat-of-bot = Bot { $level } · { $name }
panel-bot = Bot { $level }
menu-players = Spelers
menu-door = Aan de deur
players-title = Spelers
players-below = Elke plaats kan op elk moment naar een mens of een bot gaan. Het spel gaat gewoon verder.

## Terwijl een bot speelt

bots-thinking = denkt na
bots-next = is hierna aan de beurt
bots-watching = Een bot is aan de beurt. Kijk gerust rond, of neem je beurt terug.
bots-play = De bots spelen vanzelf. Klik hier voor een pauze.
bots-paused = De bots wachten. Klik hier en ze spelen verder.
bots-failed = De bot is gestopt. Klik hier en hij speelt verder, of geef zijn plaats in het menu onder ‘Spelers’ aan een mens.
bots-slow = De bot reageert niet meer. Klik hier en hij speelt zijn eerste idee, of geef zijn plaats in het menu onder ‘Spelers’ aan een mens.
bots-long = De bot denkt nog na. Klik hier en hij speelt de beste beurt die hij tot nu toe heeft.
bots-stopped = is gestopt

## Waarom

why-title = Waarom { $name } dit speelde
why-not-its-own = Toen zat hier een andere speler. De bot die hier nu zit, had gespeeld: { $turn }.

## Hints

hint-title = Hint
about-hint = Wat een goede speler zou doen: eerst een doel, de tweede keer de beurt, de derde keer de getallen.
about-hint-key = Wat een goede speler zou doen: eerst een doel, met { $key } daarna de beurt, en nog eens de getallen.
hint-thinking = Denkt na … { $percent }%
hint-not-now = Nu is er geen hint: iemand anders is aan de beurt.
hint-over = Er is geen hint: het spel is afgelopen.
hint-stop = { $key } stopt het.
hint-failed = Er kon geen hint worden berekend. Vraag het nog eens.
hint-more = Klik voor meer.
hint-more-key = { $key } toont meer.
hint-move = Dit zou goed zijn: { $turn }.
hint-with = { $turn } ({ $means })
hint-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-unit = Verschil met de anderen aan het einde, volgens de bot
hint-result = Resultaat aan het einde, volgens de bot
hint-terms = Daaronder telkens: wat die meer (+) en minder (−) oplevert dan de beste beurt van een andere soort.
hint-beside = Vergeleken met de beste beurt, volgens de bot

## Keerpunten

end-turning = Analyse
turning-title = Analyse
turning-thinking = Het spel wordt bekeken: beurt { $done } van { $total }
turning-none = Geen beurt springt eruit: niemand heeft een duidelijk betere gemist.
turning-failed = Het spel kon niet worden bekeken. Verlaat deze pagina en probeer het opnieuw.
turning-stopped = Gestopt na beurt { $done } van { $total }.
turning-stop = Stoppen
turning-go-on = Verder
turning-accuracy = { $name }: nauwkeurigheid { $share } %, { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punten weggegeven
turning-ahead = { $name } eindigde voor { $other } door: { $list }.
turning-by = { $what } +{ $by }
turning-themes = Wat { $name } het meest kostte: { $list }.
turning-played = Gespeeld: { $turn }
turning-better = Beter: { $turn }
