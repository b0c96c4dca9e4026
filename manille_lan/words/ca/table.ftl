### La sala i la taula: full de regles, fases de la sala, què diu una taula a tothom, què refusa; partides desades.

sheet-here = En aquesta taula
sheet-setting = { $option }: { $value }

## Fases de la sala

room-phase-room = S’esperen jugadors
room-phase-play = Es juga una mà
room-phase-result = La mà s’ha acabat
room-phase-over = La partida s’ha acabat

## Dit a tothom

note-away = { $name } ha perdut la connexió. Se li guarda el seient.
note-left = { $name } ha marxat.
note-back = { $name } torna a ser aquí.
note-takeover = El bot { $bot } juga per { $name } fins que torni.
note-kicked = Han fet fora { $name }.
note-bot_fault = El bot { $name } no ha respost bé ({ $count } fins ara); s’ha fet per ell una acció permesa.
note-bot_replaced = El bot { $name } ha fallat massa vegades; { $bot } juga en lloc seu.

## Què refusa la taula, a més dels codis de la xarxa

error-no_such_seat = No hi ha aquest seient.
error-seat_taken = { SEAT($seat) } ja hi seu.
error-no_bot_there = Aquí no hi seu cap bot.
error-nobody_to_kick = Aquí no hi seu ningú que es pugui fer fora.
error-not_ready = Encara no tothom està a punt: { $names }.
error-table_talk_closed = En aquesta taula no es parla mentre es juguen cartes. Pots escriure entre mans.
unknown-bot = No hi ha cap bot «{ $name }» a l’ordinador de la taula.

## Partides desades

record-none = { $path } no és cap partida desada.
record-no-file = No hi ha cap fitxer { $path }.
record-seat-only = { $path } és el que un seient ha vist d’una partida; no té cap baralla per tornar-la a jugar.
record-unreadable = No es pot llegir { $path }: { $problem }.
record-exists = Ja hi ha un fitxer { $path }; no s’hi escriu a sobre.
record-unwritable = No es pot escriure { $path }: { $problem }.
record-too-long = { $path } és massa llarg per ser una partida desada.
record-version = { $path } és una partida en format { $version }; aquest programa llegeix el format { $known }.
record-line = No es pot llegir la línia { $line } de la partida.
record-seal = La línia { $line } de la partida, o una d’abans, no és com es va escriure.
record-options = Les regles de la partida no es poden fer aquí ({ $variant }): { $problem }.
record-digest = { $variant } té aquí unes regles diferents de quan es va desar ({ $ours }, desades { $theirs }).
record-pack = Mà { $deal }, línia { $line }: no es pot llegir la baralla o una acció de la mà.
record-illegal = Mà { $deal }, acció { $number }: «{ $action }» no hi és permesa ({ $reason }).
record-score = Mà { $deal }, línia { $line }: els punts que diu no són els que dona la mà.
record-dealer = Mà { $deal }, línia { $line }: reparteix un altre seient.
record-after-end = Mà { $deal }, línia { $line }: la partida s’havia acabat abans.
record-no-pack = No s’ha guardat la baralla de la mà { $deal }, que es jugava; la mà no pot continuar.
record-match = { $path } és la partida sencera, no la d’un seient.
record-side = { $path } no guarda el que una taula necessita per continuar.
record-winners = Els guanyadors que diu ({ $told }) no són els de la partida.

## Preferències

settings-from-copy = No s’han pogut llegir les preferències de { $path }; es fa servir la còpia anterior.
settings-lost = No s’han pogut llegir les preferències de { $path }; es torna a començar.
settings-value = La preferència { $setting } no pot ser «{ $value }»; es torna a començar.
settings-unwritable = No s’han pogut escriure les preferències a { $path }: { $problem }.
