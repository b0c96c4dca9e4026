### La manilla catalane à quatre et à deux, et la botifarra.

preset-manilla4 = Manilla à quatre
    .about = Le jeu catalan à 48 cartes : une carte retournée, des manches de 40, deux manches gagnent.
preset-manilla2 = Manilla à deux
    .about = Six piles de quatre cartes chacun, dont on ne voit que le dessus.
preset-botifarra = Botifarra
    .about = Le donneur annonce l’atout ou délègue ; contro, recontro, Sant Vicenç. Partie en 101.

sheet-manilla4 =
    La manilla catalane se joue à quatre, deux contre deux, les partenaires face à face, avec 48 cartes. Tout va dans le
    sens inverse des aiguilles d’une montre.

    # Les cartes

    Dans chaque couleur le neuf est le plus fort, puis l’as, le roi, le cavalier, le valet, et du huit au deux ; il n’y a
    pas de dix. Le neuf, la manilla, vaut 5, l’as 4, le roi 3, le cavalier 2, le valet 1 : soixante points. Chaque pli
    vaut un point de plus, soixante-douze en tout.

    # La donne

    Le voisin de gauche du donneur coupe. Chacun reçoit douze cartes, quatre par quatre. La dernière du donneur est
    retournée : sa couleur est l’atout. Si elle vaut des points, son camp les marque aussitôt, sauf s’ils achevaient la
    manche ; ils sont alors gardés, et comptent après la donne si le camp a au moins 36, ou sont perdus.

    # Le jeu

    Le voisin de droite du donneur entame ; qui fait un pli joue le premier au suivant.

    Il faut fournir la couleur demandée. Tant qu’un adversaire est maître, il faut aussi monter si on le peut :
    avec une carte plus forte de la couleur ; si l’on n’en a pas, il faut couper ; et si le pli est déjà coupé,
    surcouper. Quand le partenaire est maître, il suffit de fournir, et qui ne le peut joue ce qu’il veut. Qui ne
    peut surcouper joue ce qu’il veut, même un atout plus petit.

    # Le compte

    Qui a plus de 36 marque ce qui dépasse. Quarante font une manche, le surplus est perdu et la suivante part de zéro.
    Les douze plis gagnent la manche d’un coup. Deux manches gagnent la partie.

sheet-manilla2 =
    La manilla à deux : chacun a 24 cartes en six piles de quatre, dont tous deux ne voient que le dessus. Les cartes
    sont celles de la manilla catalane.

    # Les cartes

    Dans chaque couleur le neuf est le plus fort, puis l’as, le roi, le cavalier, le valet, et du huit au deux ; il n’y a
    pas de dix. Le neuf, la manilla, vaut 5, l’as 4, le roi 3, le cavalier 2, le valet 1 : soixante points. Chaque pli
    vaut un point de plus, soixante-douze en tout.

    # La donne

    On donne par paquets de quatre, chacun une pile ; la dernière carte, sur la dernière pile du donneur, est la retourne.

    # Le jeu

    L’autre joueur entame. On joue une carte découverte ; les cartes couvertes n’obligent à rien. Le pli fini, on retourne
    les cartes qui étaient sous celles qu’on a jouées.

    Il faut fournir la couleur demandée. Tant qu’un adversaire est maître, il faut aussi monter si on le peut :
    avec une carte plus forte de la couleur ; si l’on n’en a pas, il faut couper ; et si le pli est déjà coupé,
    surcouper. Quand le partenaire est maître, il suffit de fournir, et qui ne le peut joue ce qu’il veut. Qui ne
    peut surcouper joue ce qu’il veut, même un atout plus petit.

    # Le compte

    Les plis valent un point pour quatre cartes. Qui a plus de 36 marque ce qui dépasse. La retourne, les manches de 40 et
    le reste sont comme à quatre.

sheet-botifarra =
    La botifarra se joue à quatre, deux contre deux, les partenaires face à face, avec 48 cartes. Tout va dans le sens
    inverse des aiguilles d’une montre.

    # Les cartes

    Dans chaque couleur le neuf est le plus fort, puis l’as, le roi, le cavalier, le valet, et du huit au deux ; il n’y a
    pas de dix. Le neuf, la manilla, vaut 5, l’as 4, le roi 3, le cavalier 2, le valet 1 : soixante points. Chaque pli
    vaut un point de plus, soixante-douze en tout.

    # L’atout et les contres

    Chacun reçoit douze cartes, quatre par quatre. Le donneur annonce une couleur ; ou « botifarra », sans-atout, ce qui
    double ; ou il délègue à son partenaire, qui doit choisir. Les adversaires peuvent dire « contro », ce qui double ;
    puis le camp du donneur « recontro » ; puis les adversaires « Sant Vicenç ».

    # Le jeu

    Le voisin de droite du donneur entame ; qui fait un pli joue le premier au suivant.

    Il faut fournir la couleur demandée. Tant qu’un adversaire est maître, il faut aussi monter si on le peut :
    avec une carte plus forte de la couleur ; si l’on n’en a pas, il faut couper ; et si le pli est déjà coupé,
    surcouper. Quand le partenaire est maître, il suffit de fournir, et qui ne le peut joue ce qu’il veut. Qui ne
    peut surcouper joue ce qu’il veut, même un atout plus petit.

    Au jeu *forcé*, qui ne peut prendre met sa plus petite carte, et sur le pli de son partenaire une carte qui compte ou
    sa plus petite.

    # Le compte

    Qui a plus de 36 marque ce qui dépasse, multiplié par tout ce qui double. À 36 partout personne ne marque.
