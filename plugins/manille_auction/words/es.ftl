### La manilla con subasta, en tres formas.

preset-encheres1 = Subasta 1
    .about = De tres a siete jugadores, cada uno para sí: uno juega a solas por una meta fija, con ayuda de la baceta.
preset-encheres2 = Subasta 2
    .about = De tres a siete jugadores: la puja más alta juega a solas, con todas las cartas repartidas.
preset-encheres3 = Subasta 3
    .about = De tres a siete jugadores: la puja más alta juega a solas y puede cambiar con una baceta medio descubierta.

sheet-encheres1 =
    La manilla con subasta es para tres a siete, cada uno para sí, con 32 cartas.

    En cada mano un jugador, el declarante, está a solas contra los demás, que por esta mano son compañeros: entre ellos
    no tienen que montarse ni fallarse. Sale el jugador siguiente al dador. Todo va en sentido antihorario.

    # Las cartas

    En cada palo el diez es la más alta; luego as, rey, dama, sota, nueve, ocho, siete. El diez, llamado manilla,
    vale 5, el as 4, el rey 3, la dama 2, la sota 1 y las demás nada: sesenta puntos de cartas.

    # El reparto

    Tres jugadores reciben diez cartas cada uno, cuatro siete, cinco seis, seis cinco, siete cuatro; el resto queda boca
    abajo: la baceta.

    # Quién juega a solas

    El jugador siguiente al dador puede jugar a solas, o declina; luego el siguiente, hasta que alguien lo hace. Si
    todos declinan, da el jugador siguiente.

    El declarante puede robar la carta de arriba de la baceta, y entonces debe descartar una antes de robar otra; se
    planta cuando quiere. Luego elige un palo de triunfo.

    # El juego

    Asiste al palo si puedes. Mientras va ganando un contrario, debes superar su carta si puedes: con una más
    alta del palo de salida; si no tienes de ese palo, con un triunfo; y si va ganando un triunfo, con uno
    más alto. Mientras va ganando tu compañero, solo tienes que asistir, y echar lo que quieras si no puedes.
    Quien no puede contrafallar echa lo que quiere, también un triunfo menor.

    # El tanteo

    Los puntos de las cartas y uno por cada baza: con tres o cuatro jugadores el declarante debe hacer 21; con más, 15.
    Cada contrario le paga, o cobra de él, tantas unidades como cartas tenía la baceta y una más, menos una por cada
    carta robada.

sheet-encheres2 =
    La manilla con subasta es para tres a siete, cada uno para sí. Se reparten todas las cartas; cuando no pueden
    repartirse por igual, se quitan sietes de la baraja.

    En cada mano un jugador, el declarante, está a solas contra los demás, que por esta mano son compañeros: entre ellos
    no tienen que montarse ni fallarse. Sale el jugador siguiente al dador. Todo va en sentido antihorario.

    # Las cartas

    En cada palo el diez es la más alta; luego as, rey, dama, sota, nueve, ocho, siete. El diez, llamado manilla,
    vale 5, el as 4, el rey 3, la dama 2, la sota 1 y las demás nada: sesenta puntos de cartas.

    # La subasta

    Por turnos, cada uno puja más puntos de cartas que la última puja, hasta sesenta, o todas las bazas; o pasa y queda
    fuera. La puja más alta juega a solas y elige un palo o sin triunfo. Quien ha pujado todas las bazas sale.

    # El juego

    Asiste al palo si puedes. Mientras va ganando un contrario, debes superar su carta si puedes: con una más
    alta del palo de salida; si no tienes de ese palo, con un triunfo; y si va ganando un triunfo, con uno
    más alto. Mientras va ganando tu compañero, solo tienes que asistir, y echar lo que quieras si no puedes.
    Quien no puede contrafallar echa lo que quiere, también un triunfo menor.

    # El tanteo

    El declarante anota su puja si sus bazas contienen tantos puntos de cartas, o pierde otro tanto. Todas las bazas
    valen como sesenta.

sheet-encheres3 =
    La manilla con subasta es para tres a siete, cada uno para sí, con 32 cartas. En la mesa queda una baceta, la mitad
    de ella descubierta antes de la subasta.

    En cada mano un jugador, el declarante, está a solas contra los demás, que por esta mano son compañeros: entre ellos
    no tienen que montarse ni fallarse. Sale el jugador siguiente al dador. Todo va en sentido antihorario.

    # Las cartas

    En cada palo el diez es la más alta; luego as, rey, dama, sota, nueve, ocho, siete. El diez, llamado manilla,
    vale 5, el as 4, el rey 3, la dama 2, la sota 1 y las demás nada: sesenta puntos de cartas.

    # La subasta

    Por turnos, cada uno puja más puntos de cartas que la última puja, hasta sesenta, o todas las bazas; o pasa y queda
    fuera. La puja más alta juega a solas. El declarante se planta, o toma la baceta y descarta boca abajo otras tantas
    cartas; luego elige un palo o sin triunfo. Quien ha pujado todas las bazas sale.

    # El juego

    Asiste al palo si puedes. Mientras va ganando un contrario, debes superar su carta si puedes: con una más
    alta del palo de salida; si no tienes de ese palo, con un triunfo; y si va ganando un triunfo, con uno
    más alto. Mientras va ganando tu compañero, solo tienes que asistir, y echar lo que quieras si no puedes.
    Quien no puede contrafallar echa lo que quiere, también un triunfo menor.

    # El tanteo

    El declarante anota su puja si sus bazas contienen tantos puntos de cartas, o pierde otro tanto. Todas las bazas
    valen como sesenta. Las cartas descartadas no cuentan para nadie, si la mesa no dice otra cosa.
