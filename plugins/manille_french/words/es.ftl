### La manilla francesa con muestra, el juego callado.

preset-retournee = Manilla francesa
    .about = La última carta del dador se descubre y da el triunfo; nadie habla, nadie dobla. Mangas de 34.

sheet-retournee =
    La manilla francesa con muestra es para cuatro, con los compañeros frente a frente y 32 cartas. Todo va en
    sentido antihorario: el turno, las cartas, el dar. Los compañeros no deben hablar.

    # Las cartas

    En cada palo el diez es la más alta; luego as, rey, dama, sota, nueve, ocho, siete. El diez, llamado manilla,
    vale 5, el as 4, el rey 3, la dama 2, la sota 1 y las demás nada: sesenta puntos de cartas en la baraja. Cada baza
    vale un punto más: sesenta y ocho en total.

    # El reparto

    Cada uno recibe ocho cartas, en dos tandas de cuatro. La última, la del propio dador, se descubre: es la
    muestra. Su palo es triunfo, y se queda entre las cartas del dador, donde todos la conocen. Si vale puntos, el
    bando del dador los anota enseguida. Nadie elige triunfo, nadie dobla, nada se multiplica.

    # El juego

    Sale el jugador a la derecha del dador; quien gana una baza sale en la siguiente. Gana la baza el triunfo
    más alto; si no hay triunfo en ella, la carta más alta del palo de salida.

    Asiste al palo si puedes. Mientras va ganando un contrario, debes superar su carta si puedes: con una más
    alta del palo de salida; si no tienes de ese palo, con un triunfo; y si va ganando un triunfo, con
    uno más alto. Si en otro palo ha caído un triunfo y puedes asistir, vale cualquier carta del palo.
    Mientras va ganando tu compañero, solo tienes que asistir, y echar lo que quieras si no puedes.

    Quien no puede asistir ni contrafallar juega lo que quiere, también un triunfo menor. Solo bajo el triunfo de tu
    compañero no se permite uno menor mientras tengas uno más alto.

    # El tanteo

    Cada bando suma los puntos de sus cartas y sus bazas. El que tiene más de treinta y cuatro anota lo que
    pasa; el otro bando no anota nada. Con treinta y cuatro a treinta y cuatro nadie anota, pero los puntos de la
    muestra se quedan.

    Después da el jugador a la derecha del dador. *La partida* son dos mangas ganadas: una manga es del bando que
    antes llega a 34, y con una manga a una la tercera va a 44. Cada manga empieza de cero. Si los puntos de
    la muestra llegan a la meta, la manga acaba ahí y la mano no se juega.

### La manilla francesa en la que el dador elige, y la manilla ciega.

preset-muette = Manille muette
    .about = El dador elige triunfo, o deja la elección a su compañero; los contrarios pueden doblar. El primero en llegar a 101.

sheet-muette =
    La Manille muette es para cuatro, con los compañeros frente a frente y 32 cartas. Todo va en sentido horario: el
    turno, las cartas, el dar. Los compañeros no hablan de sus cartas.

    # Las cartas

    En cada palo el diez es la más alta; luego as, rey, dama, sota, nueve, ocho, siete. El diez, llamado manilla,
    vale 5, el as 4, el rey 3, la dama 2, la sota 1 y las demás nada: sesenta puntos de cartas.

    # El reparto

    Cada uno recibe ocho cartas, de dos en dos.

    # El triunfo

    El dador elige un palo; o sin triunfo, «en voiture», que dobla la mano; o dice «en face», y debe elegir su
    compañero, que está enfrente. Si la mesa lo permite, el dador puede elegir triunfo antes de mirar ninguna carta: eso
    dobla la mano una vez más, y entonces sale el dador.

    # Doblar

    Los contrarios pueden doblar la mano con un golpe en la mesa; luego el bando del dador puede redoblarla, con otro
    golpe.

    # El juego

    Sale el jugador a la izquierda del dador; quien gana una baza sale en la siguiente. Gana la baza el triunfo más
    alto; si no hay triunfo en ella, la carta más alta del palo de salida.

    Asiste al palo si puedes. Mientras va ganando un contrario, debes superar su carta si puedes: con una más
    alta del palo de salida; si no tienes de ese palo, con un triunfo; y si va ganando un triunfo, con uno
    más alto. Mientras va ganando tu compañero, solo tienes que asistir, y echar lo que quieras si no puedes.
    Quien no puede contrafallar echa lo que quiere, también un triunfo menor.

    # El tanteo

    Cada bando suma los puntos de las cartas de sus bazas. El que tiene más de treinta anota lo que pasa de treinta,
    multiplicado por todo lo que dobló; el otro bando no anota nada. Con treinta a treinta nadie anota.

preset-aveugle = Manilla ciega
    .about = Ves las cartas de todos menos las tuyas, y juegas las tuyas a ciegas.

sheet-aveugle =
    La manilla ciega es la Manille muette vuelta del revés: cada uno ve las cartas de los otros tres, y de las suyas
    solo el dorso. Es para cuatro, con los compañeros frente a frente y 32 cartas; todo va en sentido horario.

    # Las cartas

    En cada palo el diez es la más alta; luego as, rey, dama, sota, nueve, ocho, siete. El diez, llamado manilla,
    vale 5, el as 4, el rey 3, la dama 2, la sota 1 y las demás nada: sesenta puntos de cartas.

    # Triunfo y doblar

    El dador elige un palo o sin triunfo, que dobla la mano, según lo que ve de los otros, o deja la elección a su
    compañero. Puede deducir qué cartas tiene, pero no dónde están. Los contrarios pueden doblar, y el bando del
    dador redoblar.

    # El juego

    Sale el jugador a la izquierda del dador. Cuando te toca, juegas una de tus cartas a ciegas, la que quieras: no hay
    que asistir a ningún palo. Cuando está en la mesa, todos ven cuál era. Gana la baza el triunfo más alto; si no hay
    triunfo, la carta más alta del palo de salida.

    # El tanteo

    El bando con más de treinta puntos de cartas anota lo que pasa, multiplicado por todo lo que dobló. Con treinta a
    treinta nadie anota.
