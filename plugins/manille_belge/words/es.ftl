### Manillen belga, como se juega en Flandes Occidental; y lo que elige una aplicación muy difundida.

preset-belge = Manillen belga
    .about = El dador elige triunfo, los otros pueden doblar, se reparten los sesenta puntos: el primero en llegar a 101.
preset-belge_app = Manillen belga, corto
    .about = Se dobla una vez por bando, nunca más de cuatro veces el tanteo, sin premio por el capote: el primero en llegar a 101.

sheet-belge =
    El Manillen belga es para cuatro, con los compañeros frente a frente y 32 cartas. Todo va en sentido
    horario: el turno, las cartas, el dar.

    # Las cartas

    En cada palo el diez es la más alta; luego as, rey, dama, sota, nueve, ocho, siete. El diez, llamado manilla,
    vale 5, el as 4, el rey 3, la dama 2, la sota 1 y las demás nada: quince puntos en cada palo, sesenta en la
    baraja.

    # El reparto

    La baraja es del dador, y la corta el vecino de su derecha. Cada uno recibe ocho cartas, en tandas de tres, dos
    y tres. El compañero del dador deja sus cartas en la mesa hasta que se elige triunfo.

    # El triunfo

    El dador elige un palo, o dice que no hay triunfo, lo que dobla la mano. Nadie puede rechazar la
    elección. Si la mesa lo permite, puede decirse sin triunfo antes de mirar ninguna carta; eso dobla la mano una
    vez más.

    # Doblar

    Luego se pregunta a los contrarios del dador, primero al de su izquierda: uno de ellos puede
    decir que va («ik ga mee»), lo que dobla la mano. Si alguno lo hizo, alguien del bando del dador puede ir en contra
    («ik ga tegen»), lo que la dobla otra vez, y así por turnos. Cuando pasa todo un bando, se acabó. Una
    mesa puede limitar cuántas veces, o hasta cuánto.

    # El juego

    Sale el jugador a la izquierda del dador; quien gana una baza sale en la siguiente. Gana la baza el
    triunfo más alto; si no hay triunfo en ella, la carta más alta del palo de salida.

    Asiste al palo si puedes. Mientras va ganando un contrario, debes superar su carta si puedes: con una más
    alta del palo de salida; si no tienes de ese palo, con un triunfo; y si va ganando un triunfo, con
    uno más alto. Si en otro palo ha caído un triunfo y puedes asistir, vale cualquier carta del palo.
    Mientras va ganando tu compañero, solo tienes que asistir, y echar lo que quieras si no puedes.

    En otro palo no puede echarse un triunfo menor que el que va ganando, a no ser que solo te queden
    triunfos así. (En la forma corta esto no rige bajo el triunfo de tu compañero.)

    # El tanteo

    Cada bando suma los puntos de las cartas de sus bazas. El que tiene más de treinta anota lo que pasa
    de treinta; el otro bando no anota nada. Con las ocho bazas ganadas, el capote, el tanteo se dobla. Sin triunfo, a
    ciegas, cada vez que se dobla, un empate anterior, el capote: todo lo que dobla se multiplica. Con treinta a treinta
    nadie anota, y la mano siguiente vale el doble.

    Después da el jugador a la izquierda del dador. *La partida* es del bando que antes llega a 101, o
    lo que haya acordado la mesa.
