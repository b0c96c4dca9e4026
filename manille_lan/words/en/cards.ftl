### Cards, suits and seats: the pieces that sentences are made of. `of` follows a card's rank; `next` is a rank
### after another of the same suit.

## Suits of the French pack, then of the Catalan one

suit-fr-S = spades
    .of = of spades
suit-fr-H = hearts
    .of = of hearts
suit-fr-D = diamonds
    .of = of diamonds
suit-fr-C = clubs
    .of = of clubs
suit-ca-O = coins
    .of = of coins
suit-ca-C = cups
    .of = of cups
suit-ca-E = swords
    .of = of swords
suit-ca-B = batons
    .of = of batons

## Ranks

rank-10 = the ten
    .next = ten
rank-A = the ace
    .next = ace
rank-K = the king
    .next = king
rank-Q = the queen
    .next = queen
rank-N = the knight
    .next = knight
rank-J = the jack
    .next = jack
rank-9 = the nine
    .next = nine
rank-8 = the eight
    .next = eight
rank-7 = the seven
    .next = seven
rank-6 = the six
    .next = six
rank-5 = the five
    .next = five
rank-4 = the four
    .next = four
rank-3 = the three
    .next = three
rank-2 = the two
    .next = two

## Lists, seats and sides

list-last = { $before } and { $last }
seat-unnamed = seat { $number }
side-unnamed = side { $number }
