### Manille coinchée.

preset-coinchee = Manille coinchée
    .about = El dador elige triunfo, los contrarios pueden doblar (coincher) y el bando del dador redoblar. El primero en llegar a 101.
preset-coinchee_literal = Coinchée, al pie de la letra
    .about = Como dice un texto antiguo: las sotas valen dos, las bazas uno, y doblar solo sirve a algunos.

sheet-coinchee =
    La Manille coinchée es para cuatro, con los compañeros frente a frente y 32 cartas. Todo va hacia un lado: en
    sentido horario, si la mesa no elige el otro.

    # Las cartas

    En cada palo el diez es la más alta; luego as, rey, dama, sota, nueve, ocho, siete. El diez, llamado manilla,
    vale 5, el as 4, el rey 3, la dama 2, la sota 1 y las demás nada: sesenta puntos de cartas.

    # El reparto

    Cada uno recibe ocho cartas, en tandas de tres, dos y tres. El compañero del dador deja sus cartas en la mesa
    hasta que se elige triunfo.

    # Triunfo y doblar

    El dador elige un palo o sin triunfo, lo que dobla la mano. Un contrario puede doblarla («coincher»); luego uno del
    bando del dador puede redoblar («surcoincher»).

    # El juego

    Sale el jugador siguiente al dador; quien gana una baza sale en la siguiente. Gana la baza el triunfo más alto; si
    no hay triunfo en ella, la carta más alta del palo de salida. Las bazas acabadas no vuelven a mirarse.

    Asiste al palo si puedes. Mientras va ganando un contrario, debes superar su carta si puedes: con una más
    alta del palo de salida; si no tienes de ese palo, con un triunfo; y si va ganando un triunfo, con uno
    más alto. Mientras va ganando tu compañero, solo tienes que asistir, y echar lo que quieras si no puedes.
    Quien no puede contrafallar echa lo que quiere, también un triunfo menor.

    # El tanteo

    El bando con más de treinta puntos de cartas anota lo que pasa, multiplicado por todo lo que dobló, gane quien gane.
    Con treinta a treinta la mano es nula. *Al pie de la letra*, las sotas valen dos y cada baza uno, el bando que tiene
    más anota lo que pasa de treinta, y que doblara el otro solo te ayuda como dice el texto antiguo.
