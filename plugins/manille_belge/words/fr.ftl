### La manille belge, comme on la joue en Flandre-Occidentale ; et les choix d’une application répandue.

preset-belge = Manille belge
    .about = Le donneur choisit l’atout, les autres peuvent contrer, on se partage soixante points : la partie est en 101.
preset-belge_app = Manille belge, courte
    .about = Un contre par camp, jamais plus de quatre fois la marque, capot sans prime : la partie est en 101.

sheet-belge =
    La manille belge se joue à quatre, deux contre deux, les partenaires face à face, avec 32 cartes. Tout
    va dans le sens des aiguilles d’une montre : le tour, la distribution, la donne.

    # Les cartes

    Dans chaque couleur le dix est le plus fort, puis viennent l’as, le roi, la dame, le valet,
    le neuf, le huit et le sept. Le dix, la manille, vaut 5, l’as, le manillon, 4, le roi 3, la dame 2, le
    valet 1, les autres rien : quinze points par couleur, soixante en tout.

    # La donne

    Le voisin de droite du donneur coupe. Chacun reçoit huit cartes, par trois, puis deux, puis
    trois. Le partenaire du donneur laisse son jeu sur la table jusqu’à ce que l’atout soit choisi.

    # L’atout

    Le donneur choisit une couleur, ou dit « sans-atout », ce qui double la donne. Personne ne
    peut refuser son choix. Si la table le permet, il peut dire sans-atout avant d’avoir vu une carte, ce qui
    double encore.

    # Les contres

    On demande ensuite aux adversaires du donneur, en commençant par son voisin de gauche :
    l’un d’eux peut aller avec (« ik ga mee »), ce qui double la donne. Un joueur du camp du donneur peut
    alors aller contre (« ik ga tegen »), ce qui double encore, et ainsi de suite. Quand tout un camp passe,
    c’est fini. Une table peut limiter les contres, ou ce qu’ils multiplient.

    # Le jeu

    Le voisin de gauche du donneur entame ; qui fait un pli joue le premier au suivant. Le plus fort
    atout fait le pli ; sans atout, la plus forte carte de la couleur demandée.

    Il faut fournir la couleur demandée. Tant qu’un adversaire est maître, il faut aussi monter si on le
    peut : avec une carte plus forte de la couleur ; si l’on n’en a pas, il faut couper ; et si le pli est
    déjà coupé, surcouper. Qui peut fournir quand un autre a coupé met la carte de la couleur qu’il veut.
    Quand le partenaire est maître, il suffit de fournir, et qui ne le peut joue ce qu’il veut.

    Il est interdit de sous-couper, c’est-à-dire de jeter sur une autre couleur un atout plus petit que
    l’atout maître, sauf si l’on n’a rien d’autre. (Dans la forme courte, c’est permis sous l’atout de son
    partenaire.)

    # Le compte

    Chaque camp additionne les points de ses plis. Qui a plus de trente marque ce qui dépasse
    trente ; l’autre ne marque rien. Les huit plis, c’est le capot : la marque est doublée. Sans-atout, à
    l’aveugle, chaque contre, le coup nul d’avant, le capot : tout ce qui double se multiplie. À trente
    partout, le coup est nul, personne ne marque et la donne suivante compte double.

    Le voisin de gauche donne ensuite. *La partie* revient au camp qui atteint le premier 101, ou comme la
    table l’a décidé.
