### La manille a subhasta, en tres formes.

preset-encheres1 = Subhasta 1
    .about = De tres a set jugadors, cadascú per ell: un juga sol per una fita fixa, amb l’ajuda del munt.
preset-encheres2 = Subhasta 2
    .about = De tres a set jugadors: l’oferta més alta juga sola, amb totes les cartes repartides.
preset-encheres3 = Subhasta 3
    .about = De tres a set jugadors: l’oferta més alta juga sola, i pot canviar amb un munt mig destapat.

sheet-encheres1 =
    La manille a subhasta és un joc de tres a set, cadascú per ell, amb 32 cartes.

    En cada mà un jugador, el solista, juga sol contra els altres, que per aquesta mà són companys: entre ells no
    s’han de matar ni fallar. Surt el jugador que ve després de qui reparteix. Tot va en sentit antihorari.

    # Les cartes

    En cada pal la carta més alta és el deu; després van l’as, el rei, la dama, la sota, el nou, el vuit i el set.
    El deu, que es diu manilla, val 5, l’as 4, el rei 3, la dama 2, la sota 1, i les altres res: seixanta punts de
    cartes.

    # El repartiment

    Si són tres, cadascú rep deu cartes; si són quatre, set; cinc, sis; sis, cinc; set, quatre. La resta queda
    tapada: és el munt.

    # Qui juga sol

    El jugador que ve després de qui reparteix pot jugar sol, o declina; després el següent, fins que algú ho fa. Si
    declinen tots, reparteix el següent.

    El solista pot robar la carta de sobre del munt, i llavors n’ha de descartar una abans de tornar a robar; para
    quan vol. Després canta un pal de trumfo.

    # El joc

    Serveix el pal de sortida si pots. Mentre guanyi un contrari, has de matar la carta que guanya si pots: amb una
    carta més alta del pal de sortida; si no tens cap carta d’aquest pal, amb un trumfo; i si guanya un trumfo, amb
    un de més alt. Mentre guanyi el teu company, només has de servir, i si no pots, jugues el que vulguis. Qui no
    pot contrafallar juga el que vol, també un trumfo més baix.

    # El compte

    Es compten els punts de cartes i un punt per cada basa: si són tres o quatre, el solista ha de fer 21; si són
    més, 15. Cada contrari li paga, o en cobra, tantes unitats com cartes tenia el munt i una més, menys una per
    cada carta robada.

sheet-encheres2 =
    La manille a subhasta és un joc de tres a set, cadascú per ell. Es reparteixen totes les cartes; quan no es
    poden repartir per igual, es treuen sets de la baralla.

    En cada mà un jugador, el solista, juga sol contra els altres, que per aquesta mà són companys: entre ells no
    s’han de matar ni fallar. Surt el jugador que ve després de qui reparteix. Tot va en sentit antihorari.

    # Les cartes

    En cada pal la carta més alta és el deu; després van l’as, el rei, la dama, la sota, el nou, el vuit i el set.
    El deu, que es diu manilla, val 5, l’as 4, el rei 3, la dama 2, la sota 1, i les altres res: seixanta punts de
    cartes.

    # La subhasta

    Per torn, cadascú ofereix més punts de cartes que l’última oferta, fins a seixanta, o totes les bases (capot), o
    passa i ja no hi torna. L’oferta més alta juga sola i canta un pal o sense trumfo. Qui ha ofert totes les bases
    surt.

    # El joc

    Serveix el pal de sortida si pots. Mentre guanyi un contrari, has de matar la carta que guanya si pots: amb una
    carta més alta del pal de sortida; si no tens cap carta d’aquest pal, amb un trumfo; i si guanya un trumfo, amb
    un de més alt. Mentre guanyi el teu company, només has de servir, i si no pots, jugues el que vulguis. Qui no
    pot contrafallar juga el que vol, també un trumfo més baix.

    # El compte

    El solista s’apunta la seva oferta si a les seves bases hi ha aquests punts de cartes, o en perd els mateixos.
    Totes les bases valen per seixanta.

sheet-encheres3 =
    La manille a subhasta és un joc de tres a set, cadascú per ell, amb 32 cartes. A la taula hi queda un munt, mig
    destapat abans de la subhasta.

    En cada mà un jugador, el solista, juga sol contra els altres, que per aquesta mà són companys: entre ells no
    s’han de matar ni fallar. Surt el jugador que ve després de qui reparteix. Tot va en sentit antihorari.

    # Les cartes

    En cada pal la carta més alta és el deu; després van l’as, el rei, la dama, la sota, el nou, el vuit i el set.
    El deu, que es diu manilla, val 5, l’as 4, el rei 3, la dama 2, la sota 1, i les altres res: seixanta punts de
    cartes.

    # La subhasta

    Per torn, cadascú ofereix més punts de cartes que l’última oferta, fins a seixanta, o totes les bases (capot), o
    passa i ja no hi torna. L’oferta més alta juga sola. El solista es planta, o agafa el munt i descarta tapades
    tantes cartes com n’ha agafat; després canta un pal o sense trumfo. Qui ha ofert totes les bases surt.

    # El joc

    Serveix el pal de sortida si pots. Mentre guanyi un contrari, has de matar la carta que guanya si pots: amb una
    carta més alta del pal de sortida; si no tens cap carta d’aquest pal, amb un trumfo; i si guanya un trumfo, amb
    un de més alt. Mentre guanyi el teu company, només has de servir, i si no pots, jugues el que vulguis. Qui no
    pot contrafallar juga el que vol, també un trumfo més baix.

    # El compte

    El solista s’apunta la seva oferta si a les seves bases hi ha aquests punts de cartes, o en perd els mateixos.
    Totes les bases valen per seixanta. Les cartes descartades no compten per a ningú, si la taula no diu una altra
    cosa.
