### La línea de órdenes: ayudas, respuestas y errores.

## Ayudas

cli-help = La manilla, para una reunión en una misma red: una ventana, un terminal, bots. Sin orden se abre el inicio.
cli-help-play = Jugar ya en este ordenador; los sitios libres se llenan con bots.
cli-help-host = Abrir una mesa para otros, sin ventana.
cli-help-tables = Mostrar las mesas de esta red.
cli-help-join = Sentarse a la mesa de alguien, por su nombre o su dirección.
cli-help-bot = Sentar un bot de este ordenador a la mesa de alguien.
cli-help-variants = Mostrar los juegos de este ordenador, o uno con sus reglas y opciones.
cli-help-bots = Mostrar los bots de este ordenador.
cli-help-simulate = Hacer que los bots jueguen muchas partidas o manos sin red, a toda prisa.
cli-help-replay = Volver a jugar una grabación: contarla, o comprobar que está como se jugó.
cli-option-variant = El juego, por su identificador; `variants` los muestra.
cli-option-option = Una opción de las reglas, como match=race:61; puede darse varias veces.
cli-option-bots = Bots por sus identificadores, separados por comas; `bots` los muestra.
cli-option-json = Un documento JSON en la salida estándar.
cli-option-text = En el terminal, sin ventana.
cli-option-player = El nombre con el que jugar.
cli-option-table = El nombre de la mesa.
cli-option-bot-name = El nombre del bot en la mesa.
cli-option-port = El puerto en que escuchar; 0 toma el habitual, o el siguiente libre.
cli-option-once = Acabar tras una partida.
cli-option-private = Solo para este ordenador, y sin anunciarla.
cli-option-resume = Seguir con la última mesa cuyo programa se interrumpió: mismas cartas, mismos sitios.
cli-plugin-folder = Un bot tuyo es un archivo en { $folder }.
cli-none-killed = No se interrumpió ninguna mesa: en { $folder } no hay ninguna con la que seguir.
cli-option-seconds = Cuánto tiempo buscar.
cli-option-language = El idioma: en, fr, nl, ca, es.
cli-option-version = Decir la versión.
cli-option-trust = Ejecutar los bots de la carpeta de extensiones dentro de este proceso: más rápido, sin ningún muro.
cli-option-matches = Cuántas partidas.
cli-option-deals = Cuántas manos, cada una por separado.
cli-option-seed = De dónde sale todo el azar: la misma semilla da las mismas cartas.
cli-option-record = Una carpeta para las grabaciones, una por partida.
cli-option-duplicate = Jugar cada mano una vez por bando, con los sitios girados.
cli-option-workers = Cuántos procesos se reparten el trabajo.
cli-option-check = Solo comprobarla.
cli-argument-table = El nombre de la mesa, o su dirección (ordenador:puerto, o un enlace).
cli-argument-bot = El bot, por su identificador; `bots` los muestra.
cli-argument-variant = El juego, por su identificador.
cli-argument-record = La grabación, o una carpeta de grabaciones.

## Mal uso

cli-no-such-command = No hay ninguna orden «{ $command }». Hay: { $known }.
cli-no-such-option = Aquí no hay ninguna opción { $option }.
cli-missing = Falta { $parameter }.
cli-bad-value = { $parameter } no puede tener ese valor ({ $problem }).
cli-misuse = No se entiende la orden ({ $problem }).
cli-see-help = `{ $program } ORDEN --help` muestra lo que hay.
cli-no-such-language = No hay ningún idioma «{ $language }». Hay: { $known }.

## Respuestas

cli-plugin-failed = No se usa la extensión { $plugin }: { $reason }
cli-options = Opciones, con los valores que tienen si no se dice otra cosa:
cli-allowed = Se permite: { $allowed }
cli-simulated = { $deals } manos en { $matches } partidas, { $seconds } s, { $rate } manos por segundo.
cli-simulated-side = { $bots }: { $points } puntos por mano, { $won } partidas ganadas.
cli-simulated-margin = Diferencia por mano { $margin }, error estándar { $error }.
cli-simulated-faults = { $bot } ha cometido { $count } faltas.
cli-replay-clean = { $path }: { $deals } manos jugadas de nuevo, todas como se grabaron.
cli-replay-folder = { $records } grabaciones, { $deals } manos jugadas de nuevo, { $wrong } grabaciones con errores.
cli-replay-torn = { $path } acaba en mitad de una línea; esa línea se ha omitido.
cli-replay-head = «{ $name }», { $preset }, { $started }
cli-replay-deal = Mano { $number }, tanteo { $scores }
cli-replay-diary = { $path }: { $deals } manos tal como las vio un sitio; las líneas están como se escribieron.
cli-replay-diary-deal = Mano { $number }, cartas { $cards }
cli-no-records = No hay ninguna grabación (*{ $suffix }) en { $path }.

## Mesas

cli-table-of = Mesa de { $name }
cli-somebody = Alguien
cli-no-seat-left = { $count } bots no te dejan sitio: hay { $seats }.
cli-table-open = La mesa «{ $name }» está abierta en { $addresses }. Ctrl-C la cierra.
cli-table-row = { $name }  { $variant }  { $taken } de { $seats } sitios ocupados, { $phase }  { $address }
cli-table-closed = La mesa está cerrada.
cli-no-tables = No se ha encontrado ninguna mesa en { $seconds } s. ¿Hay alguna abierta? Una dirección (ordenador:puerto) la encuentra adonde no llegan los anuncios.
cli-no-such-table = No se ha encontrado ninguna mesa «{ $table }» en { $seconds } s.
cli-other-tables = Ninguna mesa se llama «{ $table }». Encontradas: { $found }.
cli-several-tables = Varias mesas se llaman «{ $table }». Usa la dirección: { $found }.
cli-table-full = Se piden { $count } bots, pero hay { $seats } sitios.
cli-table-failed = La mesa no se ha abierto: { $problem }
cli-no-screen = Aquí no hay pantalla; se usa el terminal.
cli-bot-seated = El bot { $bot } está en «{ $table }» con el nombre { $name }. Ctrl-C lo retira.
cli-bot-rules = El bot { $bot } necesita las reglas de { $variant }, y este ordenador tiene otras.

## Errores que nadie esperaba

cli-crashed = El programa ha cometido un error. Lo que ayuda a arreglarlo está en { $path }.
cli-crashed-untold = El programa ha cometido un error: { $problem }
