### Hints, and why bots do what they do. A bot may give the reasons below, or bring `why-...` of its own.

rule-hints = Hints
    .help = Of spelers een hint mogen vragen.

client-hint = Hint
client-hint-said = Hint: { $action }
client-hint-thinking = Er wordt nagedacht…
client-hint-none = Er is geen hint gevonden.
client-hint-off = Aan deze tafel worden geen hints gegeven.
client-hints-by = Hints van
client-hints-by-default = de sterkste bot
client-reasons = Waarom de bots zo speelden
client-reasons-before = Voor de eerste slag
client-reasons-trick = Slag { $number }
client-reasons-back = Terug naar de uitslag

text-why-hint = /waarom toont waarom de bots zo speelden.
text-no-reasons = Geen bot heeft gezegd waarom hij zo speelde. Dat wordt verteld als de ronde voorbij is.
text-command-hint = hint
    .args = { "" }
    .help = een hint vragen
text-command-why = waarom
    .args = { "" }
    .help = na een ronde tonen waarom de bots zo speelden

## Reasons. $card, $head and $out are cards, $suit a suit, $seat a player, $points card points, $count cards.

why-only = Iets anders mag niet.
why-load = { WHO($seat) ->
    [me] Jij hebt
    [partner] Je maat heeft
   *[other] { SEAT($seat) } heeft
} de slag: { $points ->
    [one] één kaartpunt
   *[other] { $points } kaartpunten
} erbij.
why-keep = { WHO($seat) ->
    [me] Jij hebt
    [partner] Je maat heeft
   *[other] { SEAT($seat) } heeft
} de slag: de goede kaarten blijven in de hand.
why-last = Als laatste: { CARD($card) } haalt de slag zeker.
why-ruff = Geen { SUIT($suit) } meer in de hand: { CARD($card) } troeft.
why-master = { CARD($card) } is de hoogste: geen tegenstander heeft een hogere.
why-beat = { CARD($card) } slaat { CARD($head) }.
why-still-out = { CARD($out) } zit er nog in, dus { CARD($card) } zou vallen.
why-cannot-win = Niets slaat { CARD($head) }: met { CARD($card) } gaat het minst verloren.
why-draw-trumps = { $count ->
    [one] Er zit nog één troef in
   *[other] Er zitten nog { $count } troeven in
}: { CARD($card) } doet ze vallen.
why-up-to = { WHO($seat) ->
    [me] Jij hebt
    [partner] Je maat heeft
   *[other] { SEAT($seat) } heeft
} { CARD($card) }: daar wordt naartoe gespeeld.
why-gives-nothing = { CARD($card) } geeft niets weg.
