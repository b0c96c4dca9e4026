### La manillen belga, tal com es juga a Flandes Occidental; i el que tria una aplicació molt estesa.

preset-belge = Manillen belga
    .about = Qui reparteix canta trumfo, els altres poden contrar, els seixanta punts de cartes es parteixen: fins a 101.
preset-belge_app = Manillen belga, curta
    .about = Un contro per equip, mai més del quàdruple, cap premi pel capot: fins a 101.

sheet-belge =
    La manillen belga és un joc per a quatre, els companys l’un davant de l’altre, amb 32 cartes. Tot va en sentit
    horari: el torn, les cartes i el torn de repartir.

    # Les cartes

    En cada pal la carta més alta és el deu; després van l’as, el rei, la dama, la sota, el nou, el vuit i el set.
    El deu, que es diu manilla, val 5, l’as 4, el rei 3, la dama 2, la sota 1, i les altres res: quinze punts de
    cartes per pal, seixanta a la baralla.

    # El repartiment

    La baralla la té qui reparteix, i l’escapça el veí de la dreta. Tothom rep vuit cartes, tres, dues i tres. El
    company de qui reparteix deixa les cartes a la taula fins que s’ha cantat trumfo.

    # El trumfo

    Qui reparteix canta un pal, o diu que no hi ha trumfo, i llavors la mà val doble. Ningú no pot refusar la tria.
    On la taula ho permet, es pot cantar sense trumfo abans de mirar cap carta; això torna a doblar la mà.

    # Contrar

    Després es pregunta als contraris de qui reparteix, primer al de la seva esquerra: un d’ells pot contrar («ik ga
    mee»), i la mà es dobla. Si ho fa, algú de l’equip de qui reparteix pot recontrar («ik ga tegen»), i es torna a
    doblar, i així per torns. Quan passa tot un equip, s’ha acabat. Una taula pot limitar quantes vegades, o fins a
    quant.

    # El joc

    Surt el jugador de l’esquerra de qui reparteix; qui guanya una basa surt a la següent. Guanya la basa el trumfo
    més alt; si no n’hi ha cap, la carta més alta del pal de sortida.

    Serveix el pal de sortida si pots. Mentre guanyi un contrari, has de matar la carta que guanya si pots: amb una
    carta més alta del pal de sortida; si no tens cap carta d’aquest pal, amb un trumfo; i si guanya un trumfo, amb
    un de més alt. Si en un altre pal ha caigut un trumfo i pots servir, val qualsevol carta del pal. Mentre guanyi
    el teu company, només has de servir, i si no pots, jugues el que vulguis.

    En un altre pal no es pot tirar un trumfo més baix que el que guanya, si no és que només tens trumfos així. (A
    la forma curta això no val sota el trumfo del teu company.)

    # El compte

    Cada equip suma els punts de cartes de les seves bases. Qui en té més de trenta s’apunta el que passa de trenta;
    l’altre equip no s’apunta res. Amb les vuit bases, el resultat es dobla. Sense trumfo, a cegues, cada contro, un
    empat abans, totes les bases: tot el que dobla es multiplica. A trenta cadascú, ningú no puntua, i la mà següent
    val doble.

    Després reparteix el jugador de l’esquerra de qui ha repartit. *La partida* és de l’equip que arriba primer a
    101, o al que la taula hagi decidit.
