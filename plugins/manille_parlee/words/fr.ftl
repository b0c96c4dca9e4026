### La manille parlée.

preset-parlee = Manille parlée
    .about = Les partenaires peuvent parler avant l’entame : une chose dite, demandée ou ordonnée, et vraie.

sheet-parlee =
    À la manille parlée les partenaires peuvent parler, un peu. Les cartes sont celles d’un autre jeu, la manille muette
    si la table n’en choisit pas un autre ; tout ce qui n’est pas dit ici s’y joue comme là.

    # Quand

    Avant l’entame d’un pli, celui qui entame peut parler, une fois. Tous entendent tout. Qui ne dit rien joue sa carte.
    Les autres ne parlent jamais d’eux-mêmes.

    # Quoi

    Celui qui entame peut *dire* à son partenaire une chose de son jeu ; ou lui *demander* une chose du sien, et il faut
    répondre ; ou *l’inviter* à parler. Le partenaire invité dit, demande, *ordonne* l’entame, ou refuse.

    On ne peut dire que combien l’on a de cartes d’une couleur, combien d’un rang, ou si l’on a une carte. On ne peut
    ordonner qu’une couleur ou une carte.

    # La vérité

    Ce qu’on dit et répond doit être vrai du jeu à ce moment. À un ordre obéit qui le peut ; qui n’a pas de telle carte
    entame ce qu’il veut. Une table peut s’en remettre à l’honneur : alors on réclame après la donne.
