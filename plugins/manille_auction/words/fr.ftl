### La manille aux enchères, en trois formes.

preset-encheres1 = Enchères 1
    .about = De trois à sept, chacun pour soi : un joueur joue seul pour un but fixe, aidé du talon.
preset-encheres2 = Enchères 2
    .about = De trois à sept : la plus forte enchère joue seule, toutes les cartes sont données.
preset-encheres3 = Enchères 3
    .about = De trois à sept : la plus forte enchère joue seule et peut échanger avec un talon à demi découvert.

sheet-encheres1 =
    La manille aux enchères se joue de trois à sept, chacun pour soi, avec 32 cartes.

    Dans une donne un joueur, le preneur, joue seul contre les autres, partenaires le temps de cette donne : entre eux
    ils n’ont ni à monter ni à couper. Le joueur après le donneur entame. Tout va dans le sens inverse des aiguilles
    d’une montre.

    # Les cartes

    Dans chaque couleur le dix est le plus fort, puis viennent l’as, le roi, la dame, le valet, le neuf, le huit
    et le sept. Le dix, la manille, vaut 5, l’as 4, le roi 3, la dame 2, le valet 1, les autres rien : soixante
    points.

    # La donne

    À trois chacun reçoit dix cartes, à quatre sept, à cinq six, à six cinq, à sept quatre ; le reste est caché : le
    talon.

    # Qui joue seul

    Le joueur après le donneur peut jouer seul, ou refuse ; puis le suivant, jusqu’à ce que quelqu’un le fasse. Si tous
    refusent, le suivant donne.

    Le preneur peut prendre la première carte du talon et doit alors en écarter une avant d’en reprendre ; il s’arrête
    quand il veut. Puis il annonce une couleur d’atout.

    # Le jeu

    Il faut fournir la couleur demandée. Tant qu’un adversaire est maître, il faut aussi monter si on le peut :
    avec une carte plus forte de la couleur ; si l’on n’en a pas, il faut couper ; et si le pli est déjà coupé,
    surcouper. Quand le partenaire est maître, il suffit de fournir, et qui ne le peut joue ce qu’il veut. Qui ne
    peut surcouper joue ce qu’il veut, même un atout plus petit.

    # Le compte

    Points et plis ensemble : à trois ou quatre le preneur doit faire 21, à plus 15. Chaque adversaire lui paie, ou
    reçoit, autant d’unités que le talon avait de cartes plus une, moins une pour chaque carte prise.

sheet-encheres2 =
    La manille aux enchères se joue de trois à sept, chacun pour soi. Toutes les cartes sont données ; si elles ne se
    partagent pas également, des sept quittent le jeu.

    Dans une donne un joueur, le preneur, joue seul contre les autres, partenaires le temps de cette donne : entre eux
    ils n’ont ni à monter ni à couper. Le joueur après le donneur entame. Tout va dans le sens inverse des aiguilles
    d’une montre.

    # Les cartes

    Dans chaque couleur le dix est le plus fort, puis viennent l’as, le roi, la dame, le valet, le neuf, le huit
    et le sept. Le dix, la manille, vaut 5, l’as 4, le roi 3, la dame 2, le valet 1, les autres rien : soixante
    points.

    # Les enchères

    À son tour chacun annonce plus de points que le précédent, jusqu’à soixante, ou tous les plis, ou passe et n’y revient
    plus. La plus forte enchère joue seule et annonce une couleur ou sans-atout. Qui a annoncé tous les plis entame.

    # Le jeu

    Il faut fournir la couleur demandée. Tant qu’un adversaire est maître, il faut aussi monter si on le peut :
    avec une carte plus forte de la couleur ; si l’on n’en a pas, il faut couper ; et si le pli est déjà coupé,
    surcouper. Quand le partenaire est maître, il suffit de fournir, et qui ne le peut joue ce qu’il veut. Qui ne
    peut surcouper joue ce qu’il veut, même un atout plus petit.

    # Le compte

    Le preneur marque son enchère si ses plis ont autant de points, ou perd autant. Tous les plis valent soixante.

sheet-encheres3 =
    La manille aux enchères se joue de trois à sept, chacun pour soi, avec 32 cartes. Un talon reste sur la table, à demi
    découvert avant les enchères.

    Dans une donne un joueur, le preneur, joue seul contre les autres, partenaires le temps de cette donne : entre eux
    ils n’ont ni à monter ni à couper. Le joueur après le donneur entame. Tout va dans le sens inverse des aiguilles
    d’une montre.

    # Les cartes

    Dans chaque couleur le dix est le plus fort, puis viennent l’as, le roi, la dame, le valet, le neuf, le huit
    et le sept. Le dix, la manille, vaut 5, l’as 4, le roi 3, la dame 2, le valet 1, les autres rien : soixante
    points.

    # Les enchères

    À son tour chacun annonce plus de points que le précédent, jusqu’à soixante, ou tous les plis, ou passe et n’y revient
    plus. La plus forte enchère joue seule. Le preneur reste servi, ou prend le talon et écarte autant de cartes cachées ;
    puis il annonce une couleur ou sans-atout. Qui a annoncé tous les plis entame.

    # Le jeu

    Il faut fournir la couleur demandée. Tant qu’un adversaire est maître, il faut aussi monter si on le peut :
    avec une carte plus forte de la couleur ; si l’on n’en a pas, il faut couper ; et si le pli est déjà coupé,
    surcouper. Quand le partenaire est maître, il suffit de fournir, et qui ne le peut joue ce qu’il veut. Qui ne
    peut surcouper joue ce qu’il veut, même un atout plus petit.

    # Le compte

    Le preneur marque son enchère si ses plis ont autant de points, ou perd autant. Tous les plis valent soixante. Les
    cartes écartées ne comptent à personne, sauf si la table le veut.
