# Qué hizo exactamente un bot, para su autor: en la grabación y el registro, nunca en la mesa.
bot-fault-illegal = respondió con una acción no permitida
bot-fault-not_held = respondió con una carta que no tiene
bot-fault-nonsense = respondió con algo que no es una acción
bot-fault-exception = lanzó una excepción
bot-fault-timeout = no respondió a tiempo
bot-fault-crash = su proceso se acabó
bot-fault-memory = usó más memoria de la que puede
bot-fault-garbled = envió bytes que no son un mensaje
bot-fault-setup = no se pudo arrancar

bot-unknown = No hay ningún bot «{ $bot }». Hay: { $known }.
variant-unknown = No hay ninguna variante «{ $variant }». Hay: { $known }.

# Extensiones que no se pueden usar. $plugin es el nombre o el archivo de la extensión.
plugin-import = { $plugin } no se puede importar: { $problem }
plugin-slow = { $plugin } ha tardado más de { $seconds } s en importarse. Que haga su trabajo después, cuando se crea su bot.
plugin-died = { $plugin } acabó con el proceso que lo importaba (estado { $status }).
plugin-gone = La extensión { $plugin } ya no está instalada.
plugin-lost = { $plugin } ya no trae «{ $id }».
plugin-source = Una extensión viene de un punto de entrada o de un archivo, no de «{ $kind }».
plugin-no-module = { $plugin } no nombra un módulo de Python: { $value }
plugin-hook = { $plugin } tiene un hook que no se puede usar: { $problem }
plugin-hook-value = { $plugin }: el hook { $hook } ha devuelto algo del tipo «{ $value }». Debe devolver una lista de entradas.
plugin-api = { $plugin }: «{ $id }» necesita la versión { $needs } de la interfaz; este programa tiene la { $ours }.
plugin-id = { $plugin }: { $id } no es un identificador. Usa minúsculas, cifras, «-» y «_», 32 como mucho.
plugin-bot = { $plugin }: el bot «{ $bot }» necesita algo invocable como make, y textos por idioma como about y como words.
plugin-variant = { $plugin }: la variante «{ $variant }» necesita al menos un preset, y palabras por idioma.
plugin-preset = { $plugin }: el preset «{ $preset }» no se puede jugar: { $problem }
plugin-claimed = { $plugin } trae «{ $id }», que ya trae { $owner }: { $plugin } queda fuera. Dale otro identificador.
plugin-needs-rules = Este bot necesita las reglas del juego, y el juego no está instalado aquí.

# Simulaciones
simulate-count = Di cuántas partidas o cuántas manos, una de las dos cosas, 1 como mínimo.
simulate-duplicate = Solo las manos pueden jugarse dos veces, no las partidas: di cuántas manos.
simulate-bots = { $bots ->
    [one] Un bot no llena
   *[other] { $bots } bots no llenan
  } { $players } sitios: nombra uno, dos o tantos como sitios haya.
