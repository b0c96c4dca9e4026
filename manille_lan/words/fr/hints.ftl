### Hints, and why bots do what they do. A bot may give the reasons below, or bring `why-...` of its own.

rule-hints = Conseils
    .help = Les joueurs peuvent-ils demander un conseil ?

client-hint = Conseil
client-hint-said = Conseil : { $action }
client-hint-thinking = On cherche un conseil…
client-hint-none = Aucun conseil n’a été trouvé.
client-hint-off = À cette table, il n’y a pas de conseils.
client-hints-by = Conseils de
client-hints-by-default = le robot le plus fort
client-reasons = Pourquoi les robots ont joué ainsi
client-reasons-before = Avant le premier pli
client-reasons-trick = Pli { $number }
client-reasons-back = Retour au résultat

text-why-hint = /pourquoi montre pourquoi les robots ont joué ainsi.
text-no-reasons = Aucun robot n’a dit pourquoi il a joué ainsi. Les raisons sont données à la fin de la donne.
text-command-hint = conseil
    .args = { "" }
    .help = demander un conseil
text-command-why = pourquoi
    .args = { "" }
    .help = montrer pourquoi les robots ont joué ainsi, après une donne

## Reasons. $card, $head and $out are cards, $suit a suit, $seat a player, $points card points, $count cards.

why-only = Rien d’autre n’est permis.
why-load = { WHO($seat) ->
    [me] Vous tenez
    [partner] Votre partenaire tient
   *[other] { SEAT($seat) } tient
} le pli : on y met { $points ->
    [one] un point
   *[other] { $points } points
}.
why-keep = { WHO($seat) ->
    [me] Vous tenez
    [partner] Votre partenaire tient
   *[other] { SEAT($seat) } tient
} le pli : on garde les bonnes cartes.
why-last = Dernier à jouer : { CARD($card) } prend le pli à coup sûr.
why-ruff = Plus de { SUIT($suit) } en main : { CARD($card) } coupe.
why-master = { CARD($card) } est maître : aucun adversaire n’a plus haut.
why-beat = { CARD($card) } bat { CARD($head) }.
why-still-out = { CARD($out) } court encore : { CARD($card) } tomberait.
why-cannot-win = Rien ici ne bat { CARD($head) } : c’est { CARD($card) } qui coûte le moins.
why-draw-trumps = { $count ->
    [one] Un atout court encore
   *[other] { $count } atouts courent encore
} : { CARD($card) } les fait tomber.
why-up-to = { WHO($seat) ->
    [me] Vous avez
    [partner] Votre partenaire a
   *[other] { SEAT($seat) } a
} { CARD($card) } : on entame vers cette carte.
why-gives-nothing = { CARD($card) } ne donne rien.
