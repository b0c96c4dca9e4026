### La línia d’ordres: ajudes, respostes i errors.

## Ajudes

cli-help = Manille per a una colla en una mateixa xarxa: una finestra, un terminal, bots. Sense cap ordre s’obre l’entrada.
cli-help-play = Jugar de seguida en aquesta màquina; els bots omplen els seients lliures.
cli-help-host = Obrir una taula per als altres, sense finestra.
cli-help-tables = Mostrar les taules d’aquesta xarxa.
cli-help-join = Seure a la taula d’algú, pel nom o per l’adreça.
cli-help-bot = Asseure un bot d’aquesta màquina a la taula d’algú.
cli-help-variants = Mostrar els jocs d’aquesta màquina, o un amb les regles i opcions.
cli-help-bots = Mostrar els bots d’aquesta màquina.
cli-help-simulate = Fer jugar als bots moltes partides o mans, sense xarxa, tan de pressa com es pugui.
cli-help-replay = Tornar a jugar una partida desada: explicar-la, o comprovar que és com es va jugar.
cli-option-variant = El joc, pel seu identificador; `variants` els diu.
cli-option-option = Una opció de les regles, com match=race:61; es pot posar més d’una vegada.
cli-option-bots = Bots pels seus identificadors, separats per comes; `bots` els diu.
cli-option-json = Un document JSON a la sortida estàndard.
cli-option-text = Al terminal, sense finestra.
cli-option-player = El nom amb què es juga.
cli-option-table = El nom de la taula.
cli-option-bot-name = El nom del bot a la taula.
cli-option-port = El port on escoltar; 0 agafa l’habitual, o el primer que sigui lliure.
cli-option-once = Acabar després d’una partida.
cli-option-private = Només per a aquesta màquina, i sense anunciar-ho.
cli-option-resume = Continuar l’última taula que es va quedar a mitges: mateixes cartes, mateixos seients.
cli-plugin-folder = Un bot teu és un fitxer a { $folder }.
cli-none-killed = No hi ha cap taula a mitges: a { $folder } no hi ha res per continuar.
cli-option-seconds = Quanta estona es busca.
cli-option-language = La llengua: en, fr, nl, ca, es.
cli-option-version = Dir la versió.
cli-option-trust = Fer córrer els bots de la carpeta de connectors dins d’aquest procés: més ràpid, sense cap paret.
cli-option-matches = Quantes partides.
cli-option-deals = Quantes mans, cadascuna sola.
cli-option-seed = D’on surt tot l’atzar: la mateixa llavor dona les mateixes cartes.
cli-option-record = Una carpeta per desar-hi les partides, un fitxer per partida.
cli-option-duplicate = Jugar cada mà una vegada per equip, amb els seients girats.
cli-option-workers = Quants processos es reparteixen la feina.
cli-option-check = Només comprovar-la.
cli-argument-table = El nom de la taula, o l’adreça (màquina:port, o un enllaç).
cli-argument-bot = El bot, pel seu identificador; `bots` els diu.
cli-argument-variant = El joc, pel seu identificador.
cli-argument-record = La partida desada, o una carpeta de partides.

## Mal ús

cli-no-such-command = No hi ha cap ordre «{ $command }». N’hi ha: { $known }.
cli-no-such-option = Aquí no hi ha cap opció { $option }.
cli-missing = Falta { $parameter }.
cli-bad-value = { $parameter } no pot tenir aquest valor ({ $problem }).
cli-misuse = No s’entén l’ordre ({ $problem }).
cli-see-help = `{ $program } ORDRE --help` mostra què hi ha.
cli-no-such-language = No hi ha la llengua «{ $language }». N’hi ha: { $known }.

## Respostes

cli-plugin-failed = El connector { $plugin } no es fa servir: { $reason }
cli-options = Opcions, amb els valors que tenen si no es diu una altra cosa:
cli-allowed = Permès: { $allowed }
cli-simulated = { $deals } mans en { $matches } partides, { $seconds } s, { $rate } mans per segon.
cli-simulated-side = { $bots }: { $points } punts per mà, { $won } partides guanyades.
cli-simulated-margin = Diferència per mà { $margin }, error estàndard { $error }.
cli-simulated-faults = { $bot } ha fet { $count } faltes.
cli-replay-clean = { $path }: { $deals } mans jugades de nou, totes com estan desades.
cli-replay-folder = { $records } partides desades, { $deals } mans jugades de nou, { $wrong } partides dolentes.
cli-replay-torn = { $path } s’acaba a mitja línia; aquesta línia s’ha deixat.
cli-replay-head = «{ $name }», { $preset }, { $started }
cli-replay-deal = Mà { $number }, marcador { $scores }
cli-replay-diary = { $path }: { $deals } mans tal com les va veure un seient; les línies són com es van escriure.
cli-replay-diary-deal = Mà { $number }, cartes { $cards }
cli-no-records = No hi ha cap partida desada (*{ $suffix }) a { $path }.

## Taules

cli-table-of = Taula amb { $name }
cli-somebody = Algú
cli-no-seat-left = { $count } bots no et deixen cap seient: n’hi ha { $seats }.
cli-table-open = La taula «{ $name }» és oberta a { $addresses }. Ctrl-C la tanca.
cli-table-row = { $name }  { $variant }  { $taken } de { $seats } seients ocupats, { $phase }  { $address }
cli-table-closed = La taula s’ha tancat.
cli-no-tables = No s’ha trobat cap taula en { $seconds } s. N’hi ha cap d’oberta? Una adreça (màquina:port) la troba allà on no passen els anuncis.
cli-no-such-table = No s’ha trobat cap taula «{ $table }» en { $seconds } s.
cli-other-tables = Cap taula no es diu «{ $table }». S’ha trobat: { $found }.
cli-several-tables = Hi ha més d’una taula que es diu «{ $table }». Entra per l’adreça: { $found }.
cli-table-full = Es demanen { $count } bots, però hi ha { $seats } seients.
cli-table-failed = La taula no s’ha obert: { $problem }
cli-no-screen = Aquí no hi ha pantalla; es fa servir el terminal.
cli-bot-seated = El bot { $bot } seu a «{ $table }» amb el nom { $name }. Ctrl-C el treu.
cli-bot-rules = El bot { $bot } necessita les regles de { $variant }, i aquesta màquina en té unes altres.

## Errors que ningú no esperava

cli-crashed = El programa ha fet un error. El que ajuda a arreglar-lo és a { $path }.
cli-crashed-untold = El programa ha fet un error: { $problem }
