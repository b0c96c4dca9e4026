### Per què els robots que calculen han triat així; vegeu en.ftl per als arguments.

why-not-warm = Encara s’està preparant: aquesta és la tria d’un jugador més senzill.
why-would-fall = { CARD($card) } cauria sota { CARD($out) }: és al darrere en { $count } de { $worlds } repartiments possibles.
why-partner-falls = { WHO($seat) ->
    [me] Ara guanyeu vós
    [partner] Ara guanya el vostre company
   *[other] Ara guanya { SEAT($seat) }
}, però perd la basa en { $count } de { $worlds } repartiments possibles.
why-holds = { CARD($card) } conserva la basa en { $count } de { $worlds } repartiments possibles.
why-holds-always = { CARD($card) } conserva la basa, estiguin com estiguin les cartes.
why-lead-sure = Cap contrari no pot prendre la basa a { CARD($card) }.
why-lead-holds = { CARD($card) } guanya la basa en { $count } de { $worlds } repartiments possibles.
why-lead-up-to = { WHO($seat) ->
    [me] Vós deveu tenir
    [partner] El vostre company deu tenir
   *[other] { SEAT($seat) } deu tenir
} { CARD($out) }: és així en { $count } de { $worlds } repartiments possibles.
why-better = { CARD($card) } dona { $whole },{ $tenths } punts més que { CARD($other) }, de mitjana en { $worlds } repartiments possibles.
why-all-equal = Les cartes valen el mateix, així que la més barata: { CARD($card) }.
why-for-the-score = Altres cartes donen més punts, però { CARD($card) } dona la millor oportunitat amb aquest marcador.
why-best-suit = { SUIT($suit) } és el coll més llarg i més fort.
why-trumps = Amb { SUIT($suit) } de trumfo, el nostre bàndol fa uns { $points } punts; sense trumfo, { $without }.
why-no-trump = Sense trumfo, el nostre bàndol fa uns { $without } punts, que compten doble; amb { SUIT($suit) }, { $points }.
why-double = El nostre bàndol farà probablement uns { $points } punts.
why-no-double = El nostre bàndol farà probablement uns { $points } punts: massa pocs per doblar.
why-all-tricks = Totes les bases són gairebé segures.
why-bid = Tot sol es fan uns { $points } punts, de mitjana en { $worlds } repartiments possibles: s’ofereixen { $bid }.
why-bid-anyway = Tot sol es fan uns { $points } punts; s’ofereixen { $bid } igualment, perquè deixar la mà als altres costa més.
why-no-bid = Tot sol es farien uns { $points } punts: massa pocs per pujar.
why-accept = Tot sol es fan uns { $points } punts, havent robat { $count ->
    [0] cap carta
    [one] una carta
   *[other] { $count } cartes
}; en calen { $goal }.
why-decline = Tot sol es farien uns { $points } punts; en calen { $goal }.
why-draw = Amb { $count ->
    [one] una carta
   *[other] { $count } cartes
} més es fan uns { $points } punts, sense uns { $without }; en calen { $goal }.
why-stop = Amb aquestes cartes es fan uns { $points } punts, en calen { $goal }: una carta més no val un pagament menor.
why-take = Amb el munt es fan uns { $points } punts, sense uns { $without }; s’han ofert { $bid }.
why-stand = Sense el munt es fan uns { $without } punts, amb ell uns { $points }; s’han ofert { $bid }, i plantar-se compta doble.
why-trump-alone = Amb { SUIT($suit) } de trumfo es fan uns { $points } punts tot sol.
why-lay = Amb { SUIT($suit) } de trumfo, el que es queda fa uns { $points } punts.
why-blind-trumps = Amb { SUIT($suit) } de trumfo, el nostre bàndol fa uns { $points } punts, en { $worlds } ordres sortejats.
why-blind-no-trump = Sense trumfo, el nostre bàndol fa uns { $points } punts, que compten doble.
why-en-face = Cap coll no és prou bo aquí, ni tan sols { SUIT($suit) }: el company en deu tenir un de millor.
why-ask = La resposta hauria de millorar la sortida en { $whole },{ $tenths } punts, en { $worlds } repartiments possibles.
why-invite = El que digui el company hauria de millorar la sortida en { $whole },{ $tenths } punts, en { $worlds } repartiments possibles.
why-order = La carta més alta del coll { SUIT($suit) } és aquí: sortir-hi és el que dona més, en { $worlds } repartiments possibles.
why-tell = Cap coll no mereix una ordre, però això val més que ho sàpiga qui surt.
why-nothing-to-say = Cap coll no mereix una ordre, i no hi ha res a dir.
why-look = Qui mira tria el que va bé a la seva mà: sense veure-la es guanyen menys de la meitat de les mans.
why-unseen = Amb tant de retard, una mà que compta més val el risc: un { $chance } % de guanyar, contra un { $other } % si es mira.
why-not-compiled = Aquí no es pot compilar res, i tantes cartes ho demanarien: aquesta és la tria d’un jugador més senzill.
