### Waarom de bots die rekenen zo kozen; zie en.ftl voor de argumenten.

why-not-warm = Nog niet klaar met opstarten: dit is de keuze van een eenvoudiger speler.
why-would-fall = { CARD($card) } zou vallen voor { CARD($out) }: die zit erachter in { $count } van { $worlds } mogelijke verdelingen.
why-partner-falls = { WHO($seat) ->
    [me] Je ligt
    [partner] Je maat ligt
   *[other] { SEAT($seat) } ligt
} nu aan, maar verliest de slag in { $count } van { $worlds } mogelijke verdelingen.
why-holds = { CARD($card) } houdt de slag in { $count } van { $worlds } mogelijke verdelingen.
why-holds-always = { CARD($card) } houdt de slag, hoe de kaarten ook zitten.
why-lead-sure = Geen tegenstander kan de slag van { CARD($card) } afpakken.
why-lead-holds = { CARD($card) } wint de slag in { $count } van { $worlds } mogelijke verdelingen.
why-lead-up-to = { WHO($seat) ->
    [me] Je hebt
    [partner] Je maat heeft
   *[other] { SEAT($seat) } heeft
} wellicht { CARD($out) }: zo is het in { $count } van { $worlds } mogelijke verdelingen.
why-better = { CARD($card) } brengt { $whole },{ $tenths } punten meer op dan { CARD($other) }, gemiddeld over { $worlds } mogelijke verdelingen.
why-all-equal = De kaarten komen op hetzelfde neer, dus de goedkoopste: { CARD($card) }.
why-for-the-score = Andere kaarten brengen meer punten op, maar { CARD($card) } geeft bij deze stand de beste kans.
why-best-suit = { SUIT($suit) } is de langste en sterkste kleur.
why-trumps = Met { SUIT($suit) } als troef haalt onze partij zo’n { $points } punten, zonder troef { $without }.
why-no-trump = Zonder troef haalt onze partij zo’n { $without } punten, en die tellen dubbel; met { SUIT($suit) } { $points }.
why-double = Onze partij haalt wellicht zo’n { $points } punten.
why-no-double = Onze partij haalt wellicht zo’n { $points } punten: te weinig om te verdubbelen.
why-all-tricks = Elke slag is zo goed als binnen.
why-bid = Alleen haalt men zo’n { $points } punten, gemiddeld over { $worlds } mogelijke verdelingen: er wordt { $bid } geboden.
why-bid-anyway = Alleen haalt men zo’n { $points } punten; toch wordt er { $bid } geboden, want de ronde aan anderen laten kost meer.
why-no-bid = Alleen zou men zo’n { $points } punten halen: te weinig om meer te bieden.
why-accept = Alleen haalt men zo’n { $points } punten, met { $count ->
    [0] geen getrokken kaart
    [one] één getrokken kaart
   *[other] { $count } getrokken kaarten
}; nodig zijn er { $goal }.
why-decline = Alleen zou men zo’n { $points } punten halen; nodig zijn er { $goal }.
why-draw = Met nog { $count ->
    [one] een kaart
   *[other] { $count } kaarten
} haalt men zo’n { $points } punten, zonder zo’n { $without }; nodig zijn er { $goal }.
why-stop = Deze hand haalt zo’n { $points } punten, nodig zijn er { $goal }: nog een kaart is een lagere betaling niet waard.
why-take = Met de talon haalt men zo’n { $points } punten, zonder zo’n { $without }; er is { $bid } geboden.
why-stand = Zonder de talon haalt men zo’n { $without } punten, ermee zo’n { $points }; er is { $bid } geboden, en niet ruilen telt dubbel.
why-trump-alone = Met { SUIT($suit) } als troef haalt men alleen zo’n { $points } punten.
why-lay = Met { SUIT($suit) } als troef haalt wat overblijft zo’n { $points } punten.
why-blind-trumps = Met { SUIT($suit) } als troef haalt onze partij zo’n { $points } punten, over { $worlds } gelote volgordes.
why-blind-no-trump = Zonder troef haalt onze partij zo’n { $points } punten, en die tellen dubbel.
why-en-face = Geen kleur is hier goed genoeg, zelfs { SUIT($suit) } niet: de maat heeft wellicht een betere.
why-ask = Het antwoord maakt de uitkomst wellicht { $whole },{ $tenths } punten beter, over { $worlds } mogelijke verdelingen.
why-invite = Wat de maat zegt, maakt de uitkomst wellicht { $whole },{ $tenths } punten beter, over { $worlds } mogelijke verdelingen.
why-order = De hoogste { SUIT($suit) } zit hier: in die kleur uitkomen brengt het meest op, over { $worlds } mogelijke verdelingen.
why-tell = Geen kleur is een opdracht waard, maar dit weet wie uitkomt beter wel.
why-nothing-to-say = Geen kleur is een opdracht waard, en er valt niets te zeggen.
why-look = Wie kijkt, kiest wat bij de hand past: ongezien wint men minder dan de helft van de rondes.
why-unseen = Met zo’n achterstand is een ronde die meer telt haar risico waard: ongeveer { $chance }% kans op winst, na kijken { $other }%.
why-not-compiled = Hier kan niets gecompileerd worden, wat zoveel kaarten vragen: dit is de keuze van een eenvoudiger speler.
