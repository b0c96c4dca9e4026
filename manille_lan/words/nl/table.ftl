### De kamer en de tafel: het regelblad, fasen van de kamer, wat een tafel aan iedereen vertelt, wat ze weigert;
### opnames.

sheet-here = Aan deze tafel
sheet-setting = { $option }: { $value }

## Fasen van de kamer

room-phase-room = Wacht op spelers
room-phase-play = Er wordt gespeeld
room-phase-result = De ronde is voorbij
room-phase-over = De partij is voorbij

## Aan iedereen verteld

note-away = { $name } is de verbinding kwijt. De plaats wordt vrijgehouden.
note-left = { $name } is weg.
note-back = { $name } is terug.
note-takeover = De bot { $bot } speelt voor { $name } tot { $name } terug is.
note-kicked = { $name } is weggestuurd.
note-bot_fault = De bot { $name } gaf geen goed antwoord ({ $count } tot nu toe); er is een toegelaten actie in de plaats gekomen.
note-bot_replaced = De bot { $name } is te vaak in de fout gegaan; { $bot } speelt verder in de plaats.

## Wat de tafel weigert, naast de codes van het netwerk

error-no_such_seat = Die plaats is er niet.
error-seat_taken = { SEAT($seat) } zit daar al.
error-no_bot_there = Daar zit geen bot.
error-nobody_to_kick = Daar zit niemand die je kunt wegsturen.
error-not_ready = Nog niet iedereen is klaar: { $names }.
error-table_talk_closed = Aan deze tafel praat niemand terwijl er gespeeld wordt. Tussen de rondes mag je schrijven.
unknown-bot = Er is geen bot “{ $name }” op de computer van deze tafel.

## Opnames

record-none = { $path } is geen opname van een partij.
record-no-file = Er is geen bestand { $path }.
record-seat-only = { $path } is wat één plaats van een partij zag; er zit geen pak in om opnieuw te spelen.
record-unreadable = { $path } is niet te lezen: { $problem }.
record-exists = Er is al een bestand { $path }; het wordt niet overschreven.
record-unwritable = { $path } is niet te schrijven: { $problem }.
record-too-long = { $path } is te lang voor een opname van een partij.
record-version = { $path } is een opname in formaat { $version }; dit programma leest formaat { $known }.
record-line = Regel { $line } van de opname is niet te lezen.
record-seal = Regel { $line } van de opname, of een regel ervoor, is niet zoals ze geschreven werd.
record-options = De regels van de opname zijn hier niet te maken ({ $variant }): { $problem }.
record-digest = { $variant } heeft hier andere regels dan bij de opname ({ $ours }, opgenomen { $theirs }).
record-pack = Ronde { $deal }, regel { $line }: het pak of een actie van de ronde is niet te lezen.
record-illegal = Ronde { $deal }, actie { $number }: “{ $action }” mag daar niet ({ $reason }).
record-score = Ronde { $deal }, regel { $line }: de vermelde score is niet wat de ronde oplevert.
record-dealer = Ronde { $deal }, regel { $line }: een andere plaats deelt.
record-after-end = Ronde { $deal }, regel { $line }: de partij was al voorbij.
record-no-pack = Het pak van ronde { $deal }, die bezig was, is niet bewaard; de ronde kan niet verder.
record-match = { $path } is de opname van een hele partij, niet van één plaats.
record-side = { $path } bewaart niet wat een tafel nodig heeft om verder te gaan.
record-winners = De vermelde winnaars ({ $told }) zijn niet die van de partij.

## Instellingen

settings-from-copy = De instellingen in { $path } waren niet te lezen; de vorige kopie wordt gebruikt.
settings-lost = De instellingen in { $path } waren niet te lezen; ze beginnen opnieuw.
settings-value = De instelling { $setting } kan niet “{ $value }” zijn; ze begint opnieuw.
settings-unwritable = De instellingen konden niet naar { $path } geschreven worden: { $problem }.
