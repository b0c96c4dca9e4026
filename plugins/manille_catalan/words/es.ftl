### La manilla catalana para cuatro y para dos, y la Botifarra.

preset-manilla4 = Manilla a cuatro
    .about = El juego catalán de 48 cartas: se descubre una muestra, mangas de 40, ganan dos mangas.
preset-manilla2 = Manilla a dos
    .about = Seis montones de cuatro cartas cada uno, de los que solo se ve la de arriba.
preset-botifarra = Botifarra
    .about = El dador elige triunfo o delega; contro, recontro, Sant Vicenç. El primero en llegar a 101.

sheet-manilla4 =
    La manilla catalana es para cuatro, con los compañeros frente a frente y 48 cartas. Todo va en sentido antihorario.

    # Las cartas

    En cada palo el nueve es la más alta; luego as, rey, caballo, sota, y del ocho al dos; no hay dieces. El nueve,
    llamado manilla, vale 5, el as 4, el rey 3, el caballo 2, la sota 1: sesenta puntos de cartas. Cada baza vale uno
    más, 72 en total.

    # El reparto

    Corta el vecino a la izquierda del dador. Cada uno recibe doce cartas, de cuatro en cuatro. La última carta del dador
    se descubre, la muestra: su palo es triunfo. Si vale puntos, su bando los anota enseguida, a no ser que con ellos
    completara la manga; entonces se reservan, y cuentan tras la mano si el bando tiene al menos 36, o se pierden.

    # El juego

    Sale el jugador a la derecha del dador; quien gana una baza sale en la siguiente.

    Asiste al palo si puedes. Mientras va ganando un contrario, debes superar su carta si puedes: con una más
    alta del palo de salida; si no tienes de ese palo, con un triunfo; y si va ganando un triunfo, con uno
    más alto. Mientras va ganando tu compañero, solo tienes que asistir, y echar lo que quieras si no puedes.
    Quien no puede contrafallar echa lo que quiere, también un triunfo menor.

    # El tanteo

    Quien tiene más de 36 anota lo que pasa. Cuarenta hacen una manga, lo que sobra se pierde, y la manga siguiente
    empieza de cero. Las doce bazas, el capote, ganan la manga enseguida. Dos mangas ganan la partida.

sheet-manilla2 =
    La manilla para dos: cada uno tiene 24 cartas en seis montones de cuatro, de los que solo se ve la carta de arriba, y
    la ven los dos. Las cartas son las de la manilla catalana.

    # Las cartas

    En cada palo el nueve es la más alta; luego as, rey, caballo, sota, y del ocho al dos; no hay dieces. El nueve,
    llamado manilla, vale 5, el as 4, el rey 3, el caballo 2, la sota 1: sesenta puntos de cartas. Cada baza vale uno
    más, 72 en total.

    # El reparto

    La baraja se da en tandas de cuatro, cada una un montón; la última carta, en el último montón del dador, es la
    muestra y da el triunfo.

    # El juego

    Sale el otro jugador. Cada uno juega una carta descubierta; las cartas tapadas no cuentan para ninguna obligación.
    Cuando se completa una baza, se descubren las cartas que había bajo las jugadas.

    Asiste al palo si puedes. Mientras va ganando un contrario, debes superar su carta si puedes: con una más
    alta del palo de salida; si no tienes de ese palo, con un triunfo; y si va ganando un triunfo, con uno
    más alto. Mientras va ganando tu compañero, solo tienes que asistir, y echar lo que quieras si no puedes.
    Quien no puede contrafallar echa lo que quiere, también un triunfo menor.

    # El tanteo

    Las bazas cuentan un punto por cada cuatro cartas ganadas. Quien tiene más de 36 anota lo que pasa. Los puntos de la
    muestra, las mangas de 40 y lo demás son como a cuatro jugadores.

sheet-botifarra =
    La Botifarra es para cuatro, con los compañeros frente a frente y 48 cartas. Todo va en sentido antihorario.

    # Las cartas

    En cada palo el nueve es la más alta; luego as, rey, caballo, sota, y del ocho al dos; no hay dieces. El nueve,
    llamado manilla, vale 5, el as 4, el rey 3, el caballo 2, la sota 1: sesenta puntos de cartas. Cada baza vale uno
    más, 72 en total.

    # Triunfo y doblar

    Cada uno recibe doce cartas, de cuatro en cuatro. El dador elige un palo; o «botifarra», sin triunfo, que dobla; o
    delega en su compañero, que debe elegir. Los contrarios pueden decir «contro», que dobla; luego el bando del dador,
    «recontro»; luego los contrarios, «Sant Vicenç».

    # El juego

    Sale el jugador a la derecha del dador; quien gana una baza sale en la siguiente.

    Asiste al palo si puedes. Mientras va ganando un contrario, debes superar su carta si puedes: con una más
    alta del palo de salida; si no tienes de ese palo, con un triunfo; y si va ganando un triunfo, con uno
    más alto. Mientras va ganando tu compañero, solo tienes que asistir, y echar lo que quieras si no puedes.
    Quien no puede contrafallar echa lo que quiere, también un triunfo menor.

    Donde el juego es *forzado*, quien no puede ganar echa su carta más baja, y a la baza de su compañero una carta que
    vale puntos o la más baja.

    # El tanteo

    Quien tiene más de 36 anota lo que pasa, multiplicado por todo lo que dobló. Con 36 a 36 nadie anota.
