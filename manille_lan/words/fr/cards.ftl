### Cartes, couleurs et places : les morceaux dont les phrases sont faites. `of` suit la hauteur d’une carte ;
### `next` est une hauteur dite après une autre de la même couleur.

## Couleurs du jeu français, puis du jeu catalan

suit-fr-S = pique
    .of = de pique
suit-fr-H = cœur
    .of = de cœur
suit-fr-D = carreau
    .of = de carreau
suit-fr-C = trèfle
    .of = de trèfle
suit-ca-O = deniers
    .of = de deniers
suit-ca-C = coupes
    .of = de coupes
suit-ca-E = épées
    .of = d’épées
suit-ca-B = bâtons
    .of = de bâtons

## Hauteurs

rank-10 = le dix
    .next = le dix
rank-A = l’as
    .next = l’as
rank-K = le roi
    .next = le roi
rank-Q = la dame
    .next = la dame
rank-N = le cavalier
    .next = le cavalier
rank-J = le valet
    .next = le valet
rank-9 = le neuf
    .next = le neuf
rank-8 = le huit
    .next = le huit
rank-7 = le sept
    .next = le sept
rank-6 = le six
    .next = le six
rank-5 = le cinq
    .next = le cinq
rank-4 = le quatre
    .next = le quatre
rank-3 = le trois
    .next = le trois
rank-2 = le deux
    .next = le deux

## Listes, places et camps

list-last = { $before } et { $last }
seat-unnamed = place { $number }
side-unnamed = camp { $number }
