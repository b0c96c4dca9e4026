### La ventana en las mesas de las otras formas: subasta, baceta y cambio, habla, cartas tapadas, montones,
### reclamaciones.

table-take-bid = Pujar { $value }
table-take-cut = Cortar { $value }
table-done = Hecho
table-back = Volver
table-take-back = Retirar

table-call-bid = { $value ->
    [slam] Todas las bazas
   *[other] Puja: { $value }
}
table-call-take = Toma de la baceta

## Baceta y cambio

table-widow = Cartas en el tapete
table-place-widow = Baceta · { $count }
table-place-laid = Descarte · { $count }
table-lay = { $need ->
    [one] Descarta una carta.
   *[other] Descarta { $need } cartas: { $count } de { $need }.
}
table-pick = Toma de la baceta: pulsa las cartas que quieras, o plántate.
table-pick-take = { $count ->
    [0] Tomar
    [one] Tomar 1 carta
   *[other] Tomar { $count } cartas
}

## Habla

table-spoken = Lo que se ha dicho
table-matrix = Palo, figura o carta
table-speak-or-lead = Di algo a tu compañero, o sal con una carta.
table-begin-tell = Decir…
table-begin-ask = Preguntar…
table-begin-instruct = Ordenar…
table-of = ¿De qué?
table-of-tell = ¿Qué dices de tus cartas?
table-of-ask = ¿Qué preguntas de las cartas de tu compañero?
table-of-instruct = ¿Con qué debe salir tu compañero?
table-say-it = Se dice esto:

## Cartas y montones

table-open-hands = Cartas de los demás
table-covered = Tus cartas tapadas
table-piles = Montones

## Reclamaciones

table-claim = Reclamar
table-claim-trick = Baza
table-claim-seat = Quién

## Contrato y resultados

table-contract = Contrato
table-contract-bid = { $declarer }: { $bid }
table-contract-slam = { $declarer }: todas las bazas
table-contract-alone = { $declarer } a solas

## El terminal

table-text-hand = { $player } tiene: { $cards }
table-text-exposed = { $player } muestra: { $cards }
table-text-piles = Tapadas en los montones de { $player }: { $counts }
table-text-say = O di, por ejemplo: { $examples }
