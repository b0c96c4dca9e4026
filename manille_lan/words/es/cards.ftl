### Cartas, palos y sitios: las piezas de las que se hacen las frases. `of` sigue al nombre de una carta; `next` es
### el de otra del mismo palo.

## Palos de la baraja francesa y luego de la catalana

suit-fr-S = picas
    .of = de picas
suit-fr-H = corazones
    .of = de corazones
suit-fr-D = diamantes
    .of = de diamantes
suit-fr-C = tréboles
    .of = de tréboles
suit-ca-O = oros
    .of = de oros
suit-ca-C = copas
    .of = de copas
suit-ca-E = espadas
    .of = de espadas
suit-ca-B = bastos
    .of = de bastos

## Cartas de un palo

rank-10 = el diez
    .next = el diez
rank-A = el as
    .next = el as
rank-K = el rey
    .next = el rey
rank-Q = la dama
    .next = la dama
rank-N = el caballo
    .next = el caballo
rank-J = la sota
    .next = la sota
rank-9 = el nueve
    .next = el nueve
rank-8 = el ocho
    .next = el ocho
rank-7 = el siete
    .next = el siete
rank-6 = el seis
    .next = el seis
rank-5 = el cinco
    .next = el cinco
rank-4 = el cuatro
    .next = el cuatro
rank-3 = el tres
    .next = el tres
rank-2 = el dos
    .next = el dos

## Listas, sitios y bandos

list-last = { $before } y { $last }
seat-unnamed = sitio { $number }
side-unnamed = bando { $number }
