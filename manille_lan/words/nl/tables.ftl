### Het venster aan de tafels van de andere vormen: bieden, talon en ruilen, spreken, blinde handen, stapels, meldingen.

table-take-bid = { $value } bieden
table-take-cut = { $value } afnemen
table-done = Klaar
table-back = Terug
table-take-back = Terugnemen

table-call-bid = { $value ->
    [slam] Alle slagen
   *[other] Bod: { $value }
}
table-call-take = Neemt uit de talon

## Talon en ruilen

table-widow = Kaarten op het kleed
table-place-widow = Talon · { $count }
table-place-laid = Weggelegd · { $count }
table-lay = { $need ->
    [one] Leg één kaart weg.
   *[other] Leg { $need } kaarten weg: { $count } van { $need }.
}
table-pick = Neem uit de talon: klik op de kaarten die je wilt, of ruil niet.
table-pick-take = { $count ->
    [0] Nemen
    [one] 1 kaart nemen
   *[other] { $count } kaarten nemen
}

## Spreken

table-spoken = Wat er gezegd is
table-matrix = Kleur, waarde of kaart
table-speak-or-lead = Zeg iets aan je maat, of kom uit met een kaart.
table-begin-tell = Zeggen…
table-begin-ask = Vragen…
table-begin-instruct = Opdragen…
table-of = Waarvan?
table-of-tell = Wat zeg je over je hand?
table-of-ask = Wat vraag je over de hand van je maat?
table-of-instruct = Waarmee moet je maat uitkomen?
table-say-it = Dit wordt gezegd:

## Handen en stapels

table-open-hands = Handen van de anderen
table-covered = Je blinde kaarten
table-piles = Stapels

## Meldingen

table-claim = Fout melden
table-claim-trick = Slag
table-claim-seat = Wie

## Contract en resultaat

table-contract = Contract
table-contract-bid = { $declarer }: { $bid }
table-contract-slam = { $declarer }: alle slagen
table-contract-alone = { $declarer } alleen

## De terminal

table-text-hand = { $player } heeft: { $cards }
table-text-exposed = { $player } toont: { $cards }
table-text-piles = Blind in de stapels van { $player }: { $counts }
table-text-say = Of zeg bijvoorbeeld: { $examples }
