### La fenêtre aux tables des autres formes : enchères, talon et écart, parole, mains couvertes, piles, réclamations.

table-take-bid = Annoncer { $value }
table-take-cut = Couper à { $value }
table-done = Terminé
table-back = Retour
table-take-back = Reprendre

table-call-bid = { $value ->
    [slam] Tous les plis
   *[other] Annonce : { $value }
}
table-call-take = Prend au talon

## Talon et écart

table-widow = Cartes sur le tapis
table-place-widow = Talon · { $count }
table-place-laid = Écart · { $count }
table-lay = { $need ->
    [one] Écartez une carte.
   *[other] Écartez { $need } cartes : { $count } sur { $need }.
}
table-pick = Prenez au talon : cliquez sur les cartes voulues, ou restez.
table-pick-take = { $count ->
    [0] Prendre
    [one] Prendre 1 carte
   *[other] Prendre { $count } cartes
}

## Parole

table-spoken = Ce qui a été dit
table-matrix = Couleur, rang ou carte
table-speak-or-lead = Parlez à votre partenaire, ou entamez.
table-begin-tell = Dire…
table-begin-ask = Demander…
table-begin-instruct = Ordonner…
table-of = De quoi ?
table-of-tell = Que dites-vous de votre main ?
table-of-ask = Que demandez-vous de la main de votre partenaire ?
table-of-instruct = Que doit entamer votre partenaire ?
table-say-it = Vous dites :

## Mains et piles

table-open-hands = Mains des autres
table-covered = Vos cartes couvertes
table-piles = Piles

## Réclamations

table-claim = Réclamer
table-claim-trick = Pli
table-claim-seat = Qui

## Contrat et résultats

table-contract = Contrat
table-contract-bid = { $declarer } : { $bid }
table-contract-slam = { $declarer } : tous les plis
table-contract-alone = { $declarer } seul

## Le terminal

table-text-hand = { $player } tient : { $cards }
table-text-exposed = { $player } montre : { $cards }
table-text-piles = Couvertes dans les piles de { $player } : { $counts }
table-text-say = Ou dites, par exemple : { $examples }
