### Hints, and why bots do what they do. A bot may give the reasons below, or bring `why-...` of its own.

rule-hints = Pistes
    .help = Si els jugadors poden demanar una pista.

client-hint = Pista
client-hint-said = Pista: { $action }
client-hint-thinking = Es busca una pista…
client-hint-none = No s’ha trobat cap pista.
client-hint-off = En aquesta taula no es donen pistes.
client-hints-by = Pistes de
client-hints-by-default = el bot més fort
client-reasons = Per què els bots han jugat així
client-reasons-before = Abans de la primera basa
client-reasons-trick = Basa { $number }
client-reasons-back = Torna al resultat

text-why-hint = /perque mostra per què els bots han jugat així.
text-no-reasons = Cap bot no ha dit per què ha jugat així. Es diu quan s’acaba la mà.
text-command-hint = pista
    .args = { "" }
    .help = demanar una pista
text-command-why = perque perquè
    .args = { "" }
    .help = mostrar, després d’una mà, per què els bots han jugat així

## Reasons. $card, $head and $out are cards, $suit a suit, $seat a player, $points card points, $count cards.

why-only = No es pot fer res més.
why-load = { WHO($seat) ->
    [me] Tens
    [partner] El teu company té
   *[other] { SEAT($seat) } té
} la basa: s’hi { $points ->
    [one] carrega un punt
   *[other] carreguen { $points } punts
} de cartes.
why-keep = { WHO($seat) ->
    [me] Tens
    [partner] El teu company té
   *[other] { SEAT($seat) } té
} la basa: es guarden les cartes bones.
why-last = És l’últim de jugar: { CARD($card) } guanya la basa segur.
why-ruff = No queden { SUIT($suit) } a la mà: { CARD($card) } falla.
why-master = { CARD($card) } mana: cap contrari no en té una de més alta.
why-beat = { CARD($card) } mata { CARD($head) }.
why-still-out = Encara ha de sortir { CARD($out) }: { CARD($card) } cauria.
why-cannot-win = Res no mata { CARD($head) }: amb { CARD($card) } es perd el mínim.
why-draw-trumps = { $count ->
    [one] Encara ha de sortir un trumfo
   *[other] Encara han de sortir { $count } trumfos
}: { CARD($card) } els fa caure.
why-up-to = { WHO($seat) ->
    [me] Tens
    [partner] El teu company té
   *[other] { SEAT($seat) } té
} { CARD($card) }: s’hi surt perquè la jugui.
why-gives-nothing = { CARD($card) } no regala res.
