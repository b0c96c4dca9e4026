# Què ha fet exactament un bot, per al seu autor: a la partida desada i al registre, mai a la taula.
bot-fault-illegal = ha respost amb una acció no permesa
bot-fault-not_held = ha respost amb una carta que no té
bot-fault-nonsense = ha respost amb una cosa que no és cap acció
bot-fault-exception = ha aixecat una excepció
bot-fault-timeout = no ha respost a temps
bot-fault-crash = el seu procés s’ha acabat
bot-fault-memory = ha gastat més memòria de la permesa
bot-fault-garbled = ha enviat bytes que no són cap missatge
bot-fault-setup = no s’ha pogut engegar

bot-unknown = No hi ha cap bot «{ $bot }». N’hi ha: { $known }.
variant-unknown = No hi ha cap joc «{ $variant }». N’hi ha: { $known }.

# Connectors que no es poden fer servir. $plugin és el nom o el fitxer del connector.
plugin-import = No es pot importar { $plugin }: { $problem }
plugin-slow = { $plugin } ha trigat més de { $seconds } s a importar-se. Que faci la feina després, quan es crea el seu bot.
plugin-died = { $plugin } ha acabat el procés que l’importava (estat { $status }).
plugin-gone = El connector { $plugin } ja no està instal·lat.
plugin-lost = { $plugin } ja no porta «{ $id }».
plugin-source = Un connector ve d’un punt d’entrada o d’un fitxer, no de «{ $kind }».
plugin-no-module = { $plugin } no anomena cap mòdul de Python: { $value }
plugin-hook = { $plugin } té un ganxo que no es pot fer servir: { $problem }
plugin-hook-value = { $plugin }: el ganxo { $hook } ha tornat una cosa de la mena «{ $value }». Ha de tornar una llista d’entrades.
plugin-api = { $plugin }: «{ $id }» necessita la versió { $needs } de la interfície; aquest programa té la { $ours }.
plugin-id = { $plugin }: { $id } no és cap identificador. Fes servir minúscules, xifres, «-» i «_», com a molt 32.
plugin-bot = { $plugin }: el bot «{ $bot }» necessita un make que es pugui cridar, i un about i un words amb textos per llengua.
plugin-variant = { $plugin }: la variant «{ $variant }» necessita almenys un preset, i mots per llengua.
plugin-preset = { $plugin }: el preset «{ $preset }» no es pot jugar: { $problem }
plugin-claimed = { $plugin } porta «{ $id }», que { $owner } ja porta: { $plugin } es deixa fora. Dona-li un altre identificador.
plugin-needs-rules = Aquest bot necessita les regles del joc, i aquí el joc no està instal·lat.

# Simulacions
simulate-count = Digues quantes partides o quantes mans, una de les dues coses, almenys 1.
simulate-duplicate = Només es poden jugar dues vegades les mans, no les partides: digues quantes mans.
simulate-bots = { $bots ->
    [one] Un bot no omple
   *[other] { $bots } bots no omplen
  } { $players } seients: digues-ne un, dos o tants com seients hi ha.
