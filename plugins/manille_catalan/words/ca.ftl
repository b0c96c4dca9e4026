### La manilla catalana per a quatre i per a dos, i la botifarra.

preset-manilla4 = Manilla a quatre
    .about = El joc català de 48 cartes: es gira una carta, mànigues de 40, dues mànigues guanyen.
preset-manilla2 = Manilla a dos
    .about = Sis piles de quatre cartes cadascú, i només se’n veuen les de sobre.
preset-botifarra = Botifarra
    .about = Qui reparteix canta trumfo o delega; contro, recontro, Sant Vicenç. Fins a 101.

sheet-manilla4 =
    La manilla catalana és un joc per a quatre, els companys l’un davant de l’altre, amb 48 cartes. Tot va en sentit
    antihorari.

    # Les cartes

    En cada pal la carta més alta és el nou; després van l’as, el rei, el cavall, la sota, i del vuit al dos; no hi
    ha deus. El nou, que es diu manilla, val 5, l’as 4, el rei 3, el cavall 2, la sota 1: seixanta punts de cartes.
    Cada basa val un punt més, 72 en total.

    # El repartiment

    Escapça el veí de l’esquerra de qui reparteix. Tothom rep dotze cartes, de quatre en quatre. L’última carta, de
    qui reparteix, es gira: el seu pal és trumfo. Si val punts, el seu equip se’ls apunta de seguida, si no és que
    amb ells acabaria la màniga; llavors es guarden, i compten després de la mà si l’equip fa almenys 36, o es
    perden.

    # El joc

    Surt el jugador de la dreta de qui reparteix; qui guanya una basa surt a la següent.

    Serveix el pal de sortida si pots. Mentre guanyi un contrari, has de matar la carta que guanya si pots: amb una
    carta més alta del pal de sortida; si no tens cap carta d’aquest pal, amb un trumfo; i si guanya un trumfo, amb
    un de més alt. Mentre guanyi el teu company, només has de servir, i si no pots, jugues el que vulguis. Qui no
    pot contrafallar juga el que vol, també un trumfo més baix.

    # El compte

    Qui fa més de 36 s’apunta la diferència. Quaranta fan una màniga, el que sobra es perd, i la màniga següent
    comença de zero. Les dotze bases guanyen la màniga de cop. Dues mànigues guanyen la partida.

sheet-manilla2 =
    Manilla a dos: cadascú té 24 cartes en sis piles de quatre; tots dos veuen només la carta de sobre. Les cartes
    són les de la manilla catalana.

    # Les cartes

    En cada pal la carta més alta és el nou; després van l’as, el rei, el cavall, la sota, i del vuit al dos; no hi
    ha deus. El nou, que es diu manilla, val 5, l’as 4, el rei 3, el cavall 2, la sota 1: seixanta punts de cartes.
    Cada basa val un punt més, 72 en total.

    # El repartiment

    La baralla es reparteix de quatre en quatre cartes, i cada quatre fan una pila; l’última carta, sobre l’última
    pila de qui reparteix, és la carta girada i diu el trumfo.

    # El joc

    Surt l’altre jugador. Cadascú juga una carta que tingui a la vista; les tapades no obliguen a res. Quan la basa
    és completa, es giren les cartes que hi ha sota les jugades.

    Serveix el pal de sortida si pots. Mentre guanyi un contrari, has de matar la carta que guanya si pots: amb una
    carta més alta del pal de sortida; si no tens cap carta d’aquest pal, amb un trumfo; i si guanya un trumfo, amb
    un de més alt. Mentre guanyi el teu company, només has de servir, i si no pots, jugues el que vulguis. Qui no
    pot contrafallar juga el que vol, també un trumfo més baix.

    # El compte

    Les bases valen un punt per cada quatre cartes guanyades. Qui fa més de 36 s’apunta la diferència. Els punts de
    la carta girada, les mànigues de 40 i la resta són com a la manilla a quatre.

sheet-botifarra =
    La botifarra és un joc per a quatre, els companys l’un davant de l’altre, amb 48 cartes. Tot va en sentit
    antihorari.

    # Les cartes

    En cada pal la carta més alta és el nou; després van l’as, el rei, el cavall, la sota, i del vuit al dos; no hi
    ha deus. El nou, que es diu manilla, val 5, l’as 4, el rei 3, el cavall 2, la sota 1: seixanta punts de cartes.
    Cada basa val un punt més, 72 en total.

    # Trumfo i contro

    Tothom rep dotze cartes, de quatre en quatre. Qui reparteix canta un pal; o «botifarra», sense trumfo, cosa que
    dobla; o delega en el seu company, que ha de cantar per força. Els contraris poden dir «contro», cosa que dobla;
    després l’equip de qui reparteix, «recontro»; després els contraris, «Sant Vicenç».

    # El joc

    Surt el jugador de la dreta de qui reparteix; qui guanya una basa surt a la següent.

    Serveix el pal de sortida si pots. Mentre guanyi un contrari, has de matar la carta que guanya si pots: amb una
    carta més alta del pal de sortida; si no tens cap carta d’aquest pal, amb un trumfo; i si guanya un trumfo, amb
    un de més alt. Mentre guanyi el teu company, només has de servir, i si no pots, jugues el que vulguis. Qui no
    pot contrafallar juga el que vol, també un trumfo més baix.

    Quan el joc és *obligat*, qui no pot guanyar tira la carta més baixa, i a la basa del seu company una carta que
    compti o la més baixa.

    # El compte

    Qui fa més de 36 s’apunta la diferència, multiplicada per tot el que ha doblat. A 36 cadascú, ningú no puntua.
