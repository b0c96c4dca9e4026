### La manille française à la retourne, jouée muette.

preset-retournee = Manille à la retourne
    .about = La dernière carte du donneur est retournée et fait l’atout ; on se tait, on ne contre pas. Manches de 34.

sheet-retournee =
    La manille à la retourne se joue à quatre, deux contre deux, les partenaires face à face, avec 32
    cartes. Tout va dans le sens inverse des aiguilles d’une montre : le tour, la distribution, la donne. Elle
    est muette : les partenaires ne se parlent pas.

    # Les cartes

    Dans chaque couleur le dix est le plus fort, puis viennent l’as, le roi, la dame, le valet,
    le neuf, le huit et le sept. Le dix, la manille, vaut 5, l’as, le manillon, 4, le roi 3, la dame 2, le
    valet 1, les autres rien : soixante points. Chaque pli vaut un point de plus : soixante-huit en tout.

    # La donne

    Chacun reçoit huit cartes, en deux fois quatre. La dernière, celle du donneur, est retournée :
    sa couleur est l’atout, et elle reste dans le jeu du donneur, connue de tous. Si elle vaut des points, le
    camp du donneur les marque aussitôt. Personne ne choisit l’atout, personne ne contre, rien n’est multiplié.

    # Le jeu

    Le voisin de droite du donneur entame ; qui fait un pli joue le premier au suivant. Le plus fort
    atout fait le pli ; sans atout, la plus forte carte de la couleur demandée.

    Il faut fournir la couleur demandée. Tant qu’un adversaire est maître, il faut aussi monter si on le
    peut : avec une carte plus forte de la couleur ; si l’on n’en a pas, il faut couper ; et si le pli est
    déjà coupé, surcouper. Qui peut fournir quand un autre a coupé met la carte de la couleur qu’il veut.
    Quand le partenaire est maître, il suffit de fournir, et qui ne le peut joue ce qu’il veut.

    Qui ne peut ni fournir ni surcouper joue ce qu’il veut, même un atout plus petit. Seulement sous l’atout
    de son partenaire, un atout plus petit est interdit tant qu’on en a un plus grand.

    # Le compte

    Chaque camp additionne ses points et ses plis. Qui a plus de trente-quatre marque ce qui
    dépasse ; l’autre ne marque rien. À trente-quatre partout personne ne marque, mais les points de la
    retourne restent.

    Le voisin de droite donne ensuite. *La partie* se joue en deux manches gagnées : une manche revient au camp
    qui atteint le premier 34, et à une manche partout la troisième va à 44. Chaque manche repart de zéro. Si
    les points de la retourne atteignent le but, la manche finit là et la donne n’est pas jouée.

### La manille muette où le donneur annonce, et la manille aveugle.

preset-muette = Manille muette
    .about = Le donneur annonce l’atout, ou laisse le choix à son partenaire ; on peut taper. Partie en 101.

sheet-muette =
    La manille muette se joue à quatre, deux contre deux, les partenaires face à face, avec 32 cartes. Tout va dans le
    sens des aiguilles d’une montre : le tour, la distribution, la donne. Les partenaires ne parlent pas de leur jeu.

    # Les cartes

    Dans chaque couleur le dix est le plus fort, puis viennent l’as, le roi, la dame, le valet, le neuf, le huit
    et le sept. Le dix, la manille, vaut 5, l’as 4, le roi 3, la dame 2, le valet 1, les autres rien : soixante
    points.

    # La donne

    Chacun reçoit huit cartes, deux par deux.

    # L’atout

    Le donneur annonce une couleur ; ou sans-atout, « en voiture », ce qui double la donne ; ou il dit « en face », et
    son partenaire doit choisir. Si la table le permet, il peut annoncer avant d’avoir vu une carte : cela double
    encore, et c’est alors lui qui entame.

    # Les contres

    Les adversaires peuvent taper, ce qui double la donne ; puis le camp du donneur peut retaper, ce qui double encore.

    # Le jeu

    Le voisin de gauche du donneur entame ; qui fait un pli joue le premier au suivant. Le plus fort atout fait le pli ;
    sans atout, la plus forte carte de la couleur demandée.

    Il faut fournir la couleur demandée. Tant qu’un adversaire est maître, il faut aussi monter si on le peut :
    avec une carte plus forte de la couleur ; si l’on n’en a pas, il faut couper ; et si le pli est déjà coupé,
    surcouper. Quand le partenaire est maître, il suffit de fournir, et qui ne le peut joue ce qu’il veut. Qui ne
    peut surcouper joue ce qu’il veut, même un atout plus petit.

    # Le compte

    Chaque camp additionne les points de ses plis. Qui a plus de trente marque ce qui dépasse, multiplié par tout ce
    qui double ; l’autre ne marque rien. À trente partout personne ne marque.

preset-aveugle = Manille aveugle
    .about = On voit les cartes de tous, sauf les siennes, et on joue sans voir.

sheet-aveugle =
    La manille aveugle est la manille muette à l’envers : chacun voit les cartes des trois autres, et des siennes
    seulement le dos. On joue à quatre, deux contre deux, les partenaires face à face, avec 32 cartes ; tout va dans le
    sens des aiguilles d’une montre.

    # Les cartes

    Dans chaque couleur le dix est le plus fort, puis viennent l’as, le roi, la dame, le valet, le neuf, le huit
    et le sept. Le dix, la manille, vaut 5, l’as 4, le roi 3, la dame 2, le valet 1, les autres rien : soixante
    points.

    # L’atout et les contres

    Le donneur annonce une couleur, ou sans-atout, ce qui double, d’après ce qu’il voit des autres ; ou il laisse le
    choix à son partenaire. Il peut savoir quelles cartes il a, mais pas où elles sont. Les adversaires peuvent taper,
    le camp du donneur retaper.

    # Le jeu

    Le voisin de gauche du donneur entame. À son tour on joue une de ses cartes sans la voir, celle qu’on veut : rien
    n’oblige à fournir. Une fois sur la table, tous voient laquelle c’était. Le plus fort atout fait le pli ; sans
    atout, la plus forte carte de la couleur demandée.

    # Le compte

    Le camp qui a plus de trente points marque ce qui dépasse, multiplié par tout ce qui double. À trente partout
    personne ne marque.
