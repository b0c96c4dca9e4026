### Por qué los robots que calculan eligieron así; véase en.ftl para los argumentos.

why-not-warm = Aún se está preparando: esta es la elección de un jugador más sencillo.
why-would-fall = { CARD($card) } caería ante { CARD($out) }: está detrás en { $count } de { $worlds } repartos posibles.
why-partner-falls = { WHO($seat) ->
    [me] Ahora gana usted
    [partner] Ahora gana su compañero
   *[other] Ahora gana { SEAT($seat) }
}, pero pierde la baza en { $count } de { $worlds } repartos posibles.
why-holds = { CARD($card) } conserva la baza en { $count } de { $worlds } repartos posibles.
why-holds-always = { CARD($card) } conserva la baza, estén como estén las cartas.
why-lead-sure = Ningún contrario puede quitarle la baza a { CARD($card) }.
why-lead-holds = { CARD($card) } gana la baza en { $count } de { $worlds } repartos posibles.
why-lead-up-to = { WHO($seat) ->
    [me] Usted tendrá
    [partner] Su compañero tendrá
   *[other] { SEAT($seat) } tendrá
} { CARD($out) }: así es en { $count } de { $worlds } repartos posibles.
why-better = { CARD($card) } da { $whole },{ $tenths } puntos más que { CARD($other) }, de media en { $worlds } repartos posibles.
why-all-equal = Las cartas valen lo mismo, así que la más barata: { CARD($card) }.
why-for-the-score = Otras cartas dan más puntos, pero { CARD($card) } da la mejor oportunidad con este marcador.
why-best-suit = { SUIT($suit) } es el palo más largo y más fuerte.
why-trumps = Con { SUIT($suit) } de triunfo, nuestro bando hace unos { $points } puntos; sin triunfo, { $without }.
why-no-trump = Sin triunfo, nuestro bando hace unos { $without } puntos, que cuentan doble; con { SUIT($suit) }, { $points }.
why-double = Nuestro bando hará probablemente unos { $points } puntos.
why-no-double = Nuestro bando hará probablemente unos { $points } puntos: muy pocos para doblar.
why-all-tricks = Todas las bazas están casi seguras.
why-bid = A solas se hacen unos { $points } puntos, de media en { $worlds } repartos posibles: se ofrecen { $bid }.
why-bid-anyway = A solas se hacen unos { $points } puntos; aun así se ofrecen { $bid }, pues dejar la mano a los demás cuesta más.
why-no-bid = A solas se harían unos { $points } puntos: muy pocos para subir.
why-accept = A solas se hacen unos { $points } puntos, habiendo robado { $count ->
    [0] ninguna carta
    [one] una carta
   *[other] { $count } cartas
}; hacen falta { $goal }.
why-decline = A solas se harían unos { $points } puntos; hacen falta { $goal }.
why-draw = Con { $count ->
    [one] una carta
   *[other] { $count } cartas
} más se hacen unos { $points } puntos, sin ello unos { $without }; hacen falta { $goal }.
why-stop = Esta mano hace unos { $points } puntos, hacen falta { $goal }: otra carta no vale un pago menor.
why-take = Con la baceta se hacen unos { $points } puntos, sin ella unos { $without }; se han ofrecido { $bid }.
why-stand = Sin la baceta se hacen unos { $without } puntos, con ella unos { $points }; se han ofrecido { $bid }, y plantarse cuenta doble.
why-trump-alone = Con { SUIT($suit) } de triunfo se hacen a solas unos { $points } puntos.
why-lay = Con { SUIT($suit) } de triunfo, lo que se guarda hace unos { $points } puntos.
why-blind-trumps = Con { SUIT($suit) } de triunfo, nuestro bando hace unos { $points } puntos, en { $worlds } órdenes sorteados.
why-blind-no-trump = Sin triunfo, nuestro bando hace unos { $points } puntos, que cuentan doble.
why-en-face = Ningún palo es bastante bueno aquí, ni siquiera { SUIT($suit) }: el compañero tendrá seguramente uno mejor.
why-ask = La respuesta debería mejorar la salida en { $whole },{ $tenths } puntos, en { $worlds } repartos posibles.
why-invite = Lo que diga el compañero debería mejorar la salida en { $whole },{ $tenths } puntos, en { $worlds } repartos posibles.
why-order = La carta más alta del palo { SUIT($suit) } está aquí: salir en él es lo que más da, en { $worlds } repartos posibles.
why-tell = Ningún palo merece una orden, pero esto conviene que lo sepa quien sale.
why-nothing-to-say = Ningún palo merece una orden, y no hay nada que decir.
why-look = Quien mira elige lo que conviene a su mano: sin verla se gana menos de la mitad de las manos.
why-unseen = Con tanta desventaja, una mano que cuenta más vale su riesgo: un { $chance } % de ganar, frente a un { $other } % si se mira.
why-not-compiled = Aquí no se puede compilar nada, y tantas cartas lo pedirían: esta es la elección de un jugador más sencillo.
