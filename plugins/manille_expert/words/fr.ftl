### Pourquoi les robots qui calculent ont choisi ainsi; voir en.ftl pour les arguments.

why-not-warm = Encore en train de se préparer : c’est le choix d’un joueur plus simple.
why-would-fall = { CARD($card) } tomberait sous { CARD($out) } : elle est derrière dans { $count } répartitions possibles sur { $worlds }.
why-partner-falls = { WHO($seat) ->
    [me] Vous êtes maître
    [partner] Votre partenaire est maître
   *[other] { SEAT($seat) } est maître
} du pli, mais le perd dans { $count } répartitions possibles sur { $worlds }.
why-holds = { CARD($card) } garde le pli dans { $count } répartitions possibles sur { $worlds }.
why-holds-always = { CARD($card) } garde le pli, quelle que soit la répartition.
why-lead-sure = Aucun adversaire ne peut prendre le pli à { CARD($card) }.
why-lead-holds = { CARD($card) } fait son pli dans { $count } répartitions possibles sur { $worlds }.
why-lead-up-to = { WHO($seat) ->
    [me] Vous avez
    [partner] Votre partenaire a
   *[other] { SEAT($seat) } a
} sans doute { CARD($out) } : c’est ainsi dans { $count } répartitions possibles sur { $worlds }.
why-better = { CARD($card) } rapporte { $whole },{ $tenths } points de plus que { CARD($other) }, en moyenne sur { $worlds } répartitions possibles.
why-all-equal = Les cartes se valent, donc la moins chère : { CARD($card) }.
why-for-the-score = D’autres cartes rapportent plus de points, mais { CARD($card) } donne la meilleure chance à ce score.
why-best-suit = { SUIT($suit) } : la couleur la plus longue et la plus forte.
why-trumps = Avec { SUIT($suit) } comme atout, notre camp fait environ { $points } points ; sans atout, { $without }.
why-no-trump = Sans atout, notre camp fait environ { $without } points, qui comptent double ; avec { SUIT($suit) }, { $points }.
why-double = Notre camp fera sans doute environ { $points } points.
why-no-double = Notre camp fera sans doute environ { $points } points : trop peu pour doubler.
why-all-tricks = Tous les plis sont presque sûrs.
why-bid = Seul, on fait environ { $points } points, en moyenne sur { $worlds } répartitions possibles : on annonce { $bid }.
why-bid-anyway = Seul, on fait environ { $points } points ; on annonce quand même { $bid }, car laisser la donne aux autres coûte plus.
why-no-bid = Seul, on ferait environ { $points } points : trop peu pour enchérir.
why-accept = Seul, on fait environ { $points } points après avoir pris { $count ->
    [0] zéro carte
    [one] une carte
   *[other] { $count } cartes
} ; il en faut { $goal }.
why-decline = Seul, on ferait environ { $points } points ; il en faut { $goal }.
why-draw = Avec { $count ->
    [one] une carte
   *[other] { $count } cartes
} de plus, on fait environ { $points } points, sans cela environ { $without } ; il en faut { $goal }.
why-stop = Cette main fait environ { $points } points, il en faut { $goal } : une carte de plus ne vaut pas un paiement moindre.
why-take = Avec le talon, on fait environ { $points } points, sans lui environ { $without } ; { $bid } sont annoncés.
why-stand = Sans le talon, on fait environ { $without } points, avec lui environ { $points } ; { $bid } sont annoncés, et rester servi compte double.
why-trump-alone = Avec { SUIT($suit) } comme atout, on fait seul environ { $points } points.
why-lay = Avec { SUIT($suit) } comme atout, ce qui est gardé fait environ { $points } points.
why-blind-trumps = Avec { SUIT($suit) } comme atout, notre camp fait environ { $points } points, les cartes tombant dans { $worlds } ordres tirés au sort.
why-blind-no-trump = Sans atout, notre camp fait environ { $points } points, qui comptent double.
why-en-face = Aucune couleur n’est assez bonne ici, pas même { SUIT($suit) } : le partenaire en a sans doute une meilleure.
why-ask = La réponse devrait améliorer l’entame de { $whole },{ $tenths } points, sur { $worlds } répartitions possibles.
why-invite = Ce que dira le partenaire devrait améliorer l’entame de { $whole },{ $tenths } points, sur { $worlds } répartitions possibles.
why-order = La plus haute carte de la couleur { SUIT($suit) } est ici : y entamer rapporte le plus, sur { $worlds } répartitions possibles.
why-tell = Aucune couleur ne vaut un ordre, mais celui qui entame a intérêt à savoir cela.
why-nothing-to-say = Aucune couleur ne vaut un ordre, et il n’y a rien à dire.
why-look = Qui regarde choisit ce qui convient à sa main : sans voir, on gagne moins d’une donne sur deux.
why-unseen = Avec un tel retard, une donne qui compte davantage vaut son risque : environ { $chance } % de gagner, contre { $other } % en regardant.
why-not-compiled = Rien ne peut être compilé ici, ce qu’il faudrait pour tant de cartes : c’est le choix d’un joueur plus simple.
