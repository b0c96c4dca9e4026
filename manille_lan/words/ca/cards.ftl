### Cartes, pals i seients: les peces de què es fan les frases. `of` segueix el valor d’una carta; `next` és un
### valor dit després d’un altre del mateix pal.

## Pals de la baralla francesa, i després de la catalana

suit-fr-S = piques
    .of = de piques
suit-fr-H = cors
    .of = de cors
suit-fr-D = diamants
    .of = de diamants
suit-fr-C = trèvols
    .of = de trèvols
suit-ca-O = oros
    .of = d’oros
suit-ca-C = copes
    .of = de copes
suit-ca-E = espases
    .of = d’espases
suit-ca-B = bastons
    .of = de bastons

## Valors

rank-10 = el deu
    .next = deu
rank-A = l’as
    .next = as
rank-K = el rei
    .next = rei
rank-Q = la dama
    .next = dama
rank-N = el cavall
    .next = cavall
rank-J = la sota
    .next = sota
rank-9 = el nou
    .next = nou
rank-8 = el vuit
    .next = vuit
rank-7 = el set
    .next = set
rank-6 = el sis
    .next = sis
rank-5 = el cinc
    .next = cinc
rank-4 = el quatre
    .next = quatre
rank-3 = el tres
    .next = tres
rank-2 = el dos
    .next = dos

## Llistes, seients i equips

list-last = { $before } i { $last }
seat-unnamed = seient { $number }
side-unnamed = equip { $number }
