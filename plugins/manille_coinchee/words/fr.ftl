### La manille coinchée.

preset-coinchee = Manille coinchée
    .about = Le donneur annonce l’atout, les adversaires peuvent coincher, son camp surcoincher. Partie en 101.
preset-coinchee_literal = Coinchée, à la lettre
    .about = Selon un vieux texte : le valet vaut deux, le pli un, et la coinche ne sert qu’à certains.

sheet-coinchee =
    La manille coinchée se joue à quatre, deux contre deux, les partenaires face à face, avec 32 cartes. Tout va dans
    un sens, celui des aiguilles d’une montre si la table ne choisit pas l’autre.

    # Les cartes

    Dans chaque couleur le dix est le plus fort, puis viennent l’as, le roi, la dame, le valet, le neuf, le huit
    et le sept. Le dix, la manille, vaut 5, l’as 4, le roi 3, la dame 2, le valet 1, les autres rien : soixante
    points.

    # La donne

    Chacun reçoit huit cartes, par trois, deux et trois. Le partenaire du donneur ne regarde pas son jeu avant que
    l’atout soit annoncé.

    # L’atout et les contres

    Le donneur annonce une couleur, ou sans-atout, ce qui double la donne. Un adversaire peut coincher, ce qui double ;
    puis un joueur du camp du donneur peut surcoincher, ce qui double encore.

    # Le jeu

    Le joueur après le donneur entame ; qui fait un pli joue le premier au suivant. Le plus fort atout fait le pli ; sans
    atout, la plus forte carte de la couleur demandée. On ne regarde plus les plis finis.

    Il faut fournir la couleur demandée. Tant qu’un adversaire est maître, il faut aussi monter si on le peut :
    avec une carte plus forte de la couleur ; si l’on n’en a pas, il faut couper ; et si le pli est déjà coupé,
    surcouper. Quand le partenaire est maître, il suffit de fournir, et qui ne le peut joue ce qu’il veut. Qui ne
    peut surcouper joue ce qu’il veut, même un atout plus petit.

    # Le compte

    Le camp qui a plus de trente points marque ce qui dépasse, multiplié par tout ce qui double, quel que soit le
    gagnant. À trente partout le coup est nul. *À la lettre*, le valet vaut deux et chaque pli un, le camp qui a le plus
    marque ce qui dépasse trente, et la coinche ne sert que comme le dit le vieux texte.
