### La sala y la mesa: hoja de reglas, fases de la sala, lo que una mesa dice a todos, lo que rechaza; grabaciones.

sheet-here = En esta mesa
sheet-setting = { $option }: { $value }

## Fases de la sala

room-phase-room = Esperando jugadores
room-phase-play = Se juega una mano
room-phase-result = La mano ha terminado
room-phase-over = La partida ha terminado

## Dicho a todos

note-away = { $name } ha perdido la conexión. Se le guarda el sitio.
note-left = { $name } se ha ido.
note-back = { $name } ha vuelto.
note-takeover = El bot { $bot } juega por { $name } hasta que vuelva.
note-kicked = Se ha expulsado a { $name }.
note-bot_fault = El bot { $name } no ha dado una respuesta válida (van { $count }); se ha hecho por él una acción permitida.
note-bot_replaced = El bot { $name } ha fallado demasiadas veces; { $bot } sigue en su lugar.

## Lo que rechaza la mesa, además de los códigos de la red

error-no_such_seat = No existe ese sitio.
error-seat_taken = Ahí ya está { SEAT($seat) }.
error-no_bot_there = Ahí no hay ningún bot.
error-nobody_to_kick = Ahí no hay nadie a quien expulsar.
error-not_ready = No todos están listos: { $names }.
error-table_talk_closed = En esta mesa nadie habla mientras se juega. Puedes escribir entre manos.
unknown-bot = En el ordenador de esta mesa no hay ningún bot «{ $name }».

## Grabaciones

record-none = { $path } no es la grabación de una partida.
record-no-file = No existe el archivo { $path }.
record-seat-only = { $path } es lo que vio un sitio de una partida; no guarda una baraja con la que volver a jugar.
record-unreadable = No se puede leer { $path }: { $problem }.
record-exists = Ya existe el archivo { $path }; no se escribe encima.
record-unwritable = No se puede escribir { $path }: { $problem }.
record-too-long = { $path } es demasiado largo para ser la grabación de una partida.
record-version = { $path } es una grabación de formato { $version }; este programa lee el formato { $known }.
record-line = No se puede leer la línea { $line } de la grabación.
record-seal = La línea { $line } de la grabación, o una anterior, no está como se escribió.
record-options = Aquí no se pueden formar las reglas de la grabación ({ $variant }): { $problem }.
record-digest = { $variant } tiene aquí otras reglas que cuando se grabó ({ $ours }, grabado { $theirs }).
record-pack = Mano { $deal }, línea { $line }: no se puede leer la baraja o una acción de la mano.
record-illegal = Mano { $deal }, acción { $number }: «{ $action }» no está permitido ahí ({ $reason }).
record-score = Mano { $deal }, línea { $line }: el tanteo escrito no es el que da la mano.
record-dealer = Mano { $deal }, línea { $line }: da otro sitio.
record-after-end = Mano { $deal }, línea { $line }: la partida había terminado antes.
record-no-pack = No se guarda la baraja de la mano { $deal }, que estaba en juego; no se puede seguir con ella.
record-match = { $path } es la grabación de una partida entera, no de un sitio.
record-side = { $path } no guarda lo que una mesa necesita para seguir.
record-winners = Los ganadores escritos ({ $told }) no son los de la partida.

## Ajustes

settings-from-copy = No se han podido leer los ajustes de { $path }; se usa la copia anterior.
settings-lost = No se han podido leer los ajustes de { $path }; empiezan de nuevo.
settings-value = El ajuste { $setting } no puede ser «{ $value }»; empieza de nuevo.
settings-unwritable = No se han podido escribir los ajustes en { $path }: { $problem }.
