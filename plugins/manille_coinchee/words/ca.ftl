### La manille contrada (coinchée).

preset-coinchee = Manille contrada
    .about = Qui reparteix canta trumfo, els contraris poden contrar (coincher), l’equip de qui reparteix recontrar. Fins a 101.
preset-coinchee_literal = Contrada, al peu de la lletra
    .about = Com diu un text antic: les sotes valen dos, les bases un, i contrar només serveix a alguns.

sheet-coinchee =
    La manille contrada és un joc per a quatre, els companys l’un davant de l’altre, amb 32 cartes. Tot va cap al
    mateix costat, en sentit horari si la taula no tria l’altre.

    # Les cartes

    En cada pal la carta més alta és el deu; després van l’as, el rei, la dama, la sota, el nou, el vuit i el set.
    El deu, que es diu manilla, val 5, l’as 4, el rei 3, la dama 2, la sota 1, i les altres res: seixanta punts de
    cartes.

    # El repartiment

    Tothom rep vuit cartes, tres, dues i tres. El company de qui reparteix deixa les cartes a la taula fins que s’ha
    cantat trumfo.

    # Trumfo i contro

    Qui reparteix canta un pal o sense trumfo, cosa que dobla la mà. Un contrari la pot doblar («coincher»); després
    algú de l’equip de qui reparteix pot tornar-la a doblar («surcoincher»).

    # El joc

    Surt el jugador que ve després de qui reparteix; qui guanya una basa surt a la següent. Guanya la basa el trumfo
    més alt; si no n’hi ha cap, la carta més alta del pal de sortida. Les bases acabades no es tornen a mirar.

    Serveix el pal de sortida si pots. Mentre guanyi un contrari, has de matar la carta que guanya si pots: amb una
    carta més alta del pal de sortida; si no tens cap carta d’aquest pal, amb un trumfo; i si guanya un trumfo, amb
    un de més alt. Mentre guanyi el teu company, només has de servir, i si no pots, jugues el que vulguis. Qui no
    pot contrafallar juga el que vol, també un trumfo més baix.

    # El compte

    L’equip que té més de trenta punts de cartes s’apunta la diferència, multiplicada per tot el que ha doblat,
    guanyi qui guanyi. A trenta cadascú, la mà és nul·la. *Al peu de la lletra*, les sotes valen dos i cada basa un,
    l’equip que té més s’apunta el que passa de trenta, i un contro que no era teu només t’ajuda com diu el text
    antic.
