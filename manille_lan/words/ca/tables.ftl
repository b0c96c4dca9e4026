### La finestra a les taules de les altres formes: subhasta, munt i canvi, parlar, cartes tapades, piles, reclamacions.

table-take-bid = Ofereixo { $value }
table-take-cut = Escapço { $value }
table-done = Fet
table-back = Enrere
table-take-back = Desfer

table-call-bid = { $value ->
    [slam] Capot
   *[other] Oferta: { $value }
}
table-call-take = Agafa del munt

## Munt i canvi

table-widow = Cartes sobre el tapet
table-place-widow = Munt · { $count }
table-place-laid = Descart · { $count }
table-lay = { $need ->
    [one] Descarta una carta.
   *[other] Descarta { $need } cartes: { $count } de { $need }.
}
table-pick = Agafa del munt: clica les cartes que vols, o planta’t.
table-pick-take = { $count ->
    [0] Agafo
    [one] Agafo 1 carta
   *[other] Agafo { $count } cartes
}

## Parlar

table-spoken = El que s’ha dit
table-matrix = Pal, rang o carta
table-speak-or-lead = Digues alguna cosa al teu company, o surt.
table-begin-tell = Dir…
table-begin-ask = Preguntar…
table-begin-instruct = Manar…
table-of = De què?
table-of-tell = Què dius de les teves cartes?
table-of-ask = Què preguntes de les cartes del company?
table-of-instruct = Amb què ha de sortir el company?
table-say-it = Diràs:

## Cartes i piles

table-open-hands = Cartes dels altres
table-covered = Les teves cartes tapades
table-piles = Piles

## Reclamacions

table-claim = Reclamo
table-claim-trick = Basa
table-claim-seat = Qui

## Contracte i resultats

table-contract = Contracte
table-contract-bid = { $declarer }: { $bid }
table-contract-slam = { $declarer }: capot
table-contract-alone = { $declarer } sol

## El terminal

table-text-hand = { $player } té: { $cards }
table-text-exposed = { $player } ensenya: { $cards }
table-text-piles = { $player }, tapades a les piles: { $counts }
table-text-say = O digues, per exemple: { $examples }
