### Kaarten, kleuren en plaatsen: de stukjes waaruit zinnen bestaan. `of` volgt op de waarde van een kaart;
### `next` is een waarde na een andere van dezelfde kleur.

## Kleuren van het Franse pak, daarna van het Catalaanse

suit-fr-S = schoppen
    .of = van schoppen
suit-fr-H = harten
    .of = van harten
suit-fr-D = ruiten
    .of = van ruiten
suit-fr-C = klaveren
    .of = van klaveren
suit-ca-O = munten
    .of = van munten
suit-ca-C = bekers
    .of = van bekers
suit-ca-E = zwaarden
    .of = van zwaarden
suit-ca-B = knuppels
    .of = van knuppels

## Waarden

rank-10 = de tien
    .next = tien
rank-A = de aas
    .next = aas
rank-K = de heer
    .next = heer
rank-Q = de vrouw
    .next = vrouw
rank-N = de ruiter
    .next = ruiter
rank-J = de boer
    .next = boer
rank-9 = de negen
    .next = negen
rank-8 = de acht
    .next = acht
rank-7 = de zeven
    .next = zeven
rank-6 = de zes
    .next = zes
rank-5 = de vijf
    .next = vijf
rank-4 = de vier
    .next = vier
rank-3 = de drie
    .next = drie
rank-2 = de twee
    .next = twee

## Lijsten, plaatsen en ploegen

list-last = { $before } en { $last }
seat-unnamed = plaats { $number }
side-unnamed = ploeg { $number }
