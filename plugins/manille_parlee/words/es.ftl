### Manille parlée.

preset-parlee = Manille parlée
    .about = Los compañeros pueden hablar antes de salir: decir, preguntar u ordenar una cosa, en forma fija y con verdad.

sheet-parlee =
    En la Manille parlée los compañeros pueden hablar un poco. Las cartas son las de otro juego, la Manille muette si la
    mesa no elige otro; todo lo que no se dice aquí es como allí.

    # Cuándo

    Antes de salir en una baza, quien sale puede hablar, una vez. Todos lo oyen todo. Quien no dice nada, sale sin más.
    Los demás nunca hablan si no se les pide.

    # Qué

    Quien sale puede *decir* a su compañero una cosa de sus propias cartas; o *preguntar* una cosa de las del compañero,
    que debe responder; o *invitar* a su compañero. El invitado dice, pregunta, *ordena* con qué salir, o declina.

    Solo puede decirse cuántas cartas se tienen de un palo, cuántas de un mismo valor (reyes, dieces…), o si se tiene una
    carta. Solo puede ordenarse un palo o una carta.

    # La verdad

    Lo que se dice y se responde debe ser cierto con las cartas de ese momento. Una orden debe cumplirla quien puede;
    quien no tiene tal carta sale con lo que quiere. Una mesa puede dejar ambas cosas a la palabra de cada uno: entonces
    pueden reclamarse tras la mano.
