### La manille girada, la francesa: el joc mut.

preset-retournee = Manille girada
    .about = El joc francès: es gira l’última carta de qui reparteix i diu el trumfo; ningú no parla, ningú no contra. Mànigues de 34.

sheet-retournee =
    La manille girada, la francesa, és un joc per a quatre, els companys l’un davant de l’altre, amb 32 cartes. Tot
    va en sentit antihorari: el torn, les cartes i el torn de repartir. Els companys no poden parlar.

    # Les cartes

    En cada pal la carta més alta és el deu; després van l’as, el rei, la dama, la sota, el nou, el vuit i el set.
    El deu, que es diu manilla, val 5, l’as 4, el rei 3, la dama 2, la sota 1, i les altres res: seixanta punts de
    cartes a la baralla. Cada basa val un punt més: seixanta-vuit en total.

    # El repartiment

    Tothom rep vuit cartes, quatre i quatre. L’última carta, la de qui reparteix, es gira: el seu pal és trumfo, i
    es queda entre les cartes de qui reparteix, i tothom ho sap. Si val punts, el seu equip se’ls apunta de seguida.
    Ningú no tria trumfo, ningú no contra, no es multiplica res.

    # El joc

    Surt el jugador de la dreta de qui reparteix; qui guanya una basa surt a la següent. Guanya la basa el trumfo
    més alt; si no n’hi ha cap, la carta més alta del pal de sortida.

    Serveix el pal de sortida si pots. Mentre guanyi un contrari, has de matar la carta que guanya si pots: amb una
    carta més alta del pal de sortida; si no tens cap carta d’aquest pal, amb un trumfo; i si guanya un trumfo, amb
    un de més alt. Si en un altre pal ha caigut un trumfo i pots servir, val qualsevol carta del pal. Mentre guanyi
    el teu company, només has de servir, i si no pots, jugues el que vulguis.

    Qui no pot servir ni contrafallar pot jugar el que vulgui, també un trumfo més baix. Només sota el trumfo del
    company no se’n permet un de més baix mentre en tinguis un de més alt.

    # El compte

    Cada equip suma els seus punts de cartes i les seves bases. Qui té més de trenta-quatre s’apunta la diferència;
    l’altre equip no s’apunta res. A trenta-quatre cadascú, ningú no puntua, però els punts de la carta girada es
    queden.

    Després reparteix el jugador de la dreta de qui ha repartit. *La partida* són dues mànigues guanyades: una
    màniga és de l’equip que arriba primer a 34, i si n’hi ha una per banda, la tercera va a 44. Cada màniga comença
    de zero. Si els punts de la carta girada arriben a la fita, la màniga s’acaba allà i la mà no es juga.

### La manille francesa on qui reparteix canta, i la manille a cegues.

preset-muette = Manille muda
    .about = Qui reparteix canta trumfo, o delega en el seu company; els contraris poden contrar. Fins a 101.

sheet-muette =
    La manille muda és un joc per a quatre, els companys l’un davant de l’altre, amb 32 cartes. Tot va en sentit
    horari: el torn, les cartes i el torn de repartir. Els companys no parlen de les seves cartes.

    # Les cartes

    En cada pal la carta més alta és el deu; després van l’as, el rei, la dama, la sota, el nou, el vuit i el set.
    El deu, que es diu manilla, val 5, l’as 4, el rei 3, la dama 2, la sota 1, i les altres res: seixanta punts de
    cartes.

    # El repartiment

    Tothom rep vuit cartes, de dues en dues.

    # El trumfo

    Qui reparteix canta un pal; o sense trumfo, «en voiture», cosa que dobla la mà; o diu «en face», i ha de cantar
    el company del davant. On la taula ho permet, qui reparteix pot cantar trumfo abans de mirar cap carta: això
    torna a doblar la mà, i llavors surt qui reparteix.

    # Contrar

    Els contraris poden contrar picant a la taula, cosa que dobla la mà; després l’equip de qui reparteix pot
    picar-hi també, cosa que la torna a doblar.

    # El joc

    Surt el jugador de l’esquerra de qui reparteix; qui guanya una basa surt a la següent. Guanya la basa el trumfo
    més alt; si no n’hi ha cap, la carta més alta del pal de sortida.

    Serveix el pal de sortida si pots. Mentre guanyi un contrari, has de matar la carta que guanya si pots: amb una
    carta més alta del pal de sortida; si no tens cap carta d’aquest pal, amb un trumfo; i si guanya un trumfo, amb
    un de més alt. Mentre guanyi el teu company, només has de servir, i si no pots, jugues el que vulguis. Qui no
    pot contrafallar juga el que vol, també un trumfo més baix.

    # El compte

    Cada equip suma els punts de cartes de les seves bases. Qui en té més de trenta s’apunta el que passa de trenta,
    multiplicat per tot el que ha doblat; l’altre equip no s’apunta res. A trenta cadascú, ningú no puntua.

preset-aveugle = Manille a cegues
    .about = Veus les cartes de tothom menys les teves, i les jugues sense veure-les.

sheet-aveugle =
    La manille a cegues és la manille muda a l’inrevés: cadascú veu les cartes dels altres tres, i de les seves
    només el dors. Hi juguen quatre, els companys l’un davant de l’altre, amb 32 cartes; tot va en sentit horari.

    # Les cartes

    En cada pal la carta més alta és el deu; després van l’as, el rei, la dama, la sota, el nou, el vuit i el set.
    El deu, que es diu manilla, val 5, l’as 4, el rei 3, la dama 2, la sota 1, i les altres res: seixanta punts de
    cartes.

    # Trumfo i contro

    Qui reparteix canta un pal o sense trumfo, cosa que dobla la mà, segons el que veu dels altres, o deixa que
    canti el seu company. Pot deduir quines cartes té, però no on són. Els contraris poden contrar, i l’equip de qui
    reparteix, recontrar.

    # El joc

    Surt el jugador de l’esquerra de qui reparteix. Quan et toca, jugues una de les teves cartes sense veure-la, la
    que vulguis: no cal servir cap pal. Quan és a la taula, tothom veu quina era. Guanya la basa el trumfo més alt;
    si no n’hi ha cap, la carta més alta del pal de sortida.

    # El compte

    L’equip que té més de trenta punts de cartes s’apunta la diferència, multiplicada per tot el que ha doblat. A
    trenta cadascú, ningú no puntua.
