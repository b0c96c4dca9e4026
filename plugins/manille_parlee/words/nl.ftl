### Manille parlée.

preset-parlee = Manille parlée
    .about = Maats mogen spreken voor er uitgekomen wordt: één ding zeggen, vragen of opdragen, in een vaste vorm, en naar waarheid.

sheet-parlee =
    In manille parlée mogen maats spreken, een beetje. De kaarten zijn die van een ander spel, manille muette tenzij
    de tafel anders kiest; al wat hier niet gezegd is, is zoals daar.

    # Wanneer

    Voor er uitgekomen wordt, mag wie uitkomt één keer spreken. Iedereen hoort alles. Wie niets zegt, komt gewoon
    uit. De anderen spreken nooit ongevraagd.

    # Wat

    Wie uitkomt, mag zijn maat één ding over de eigen hand *zeggen*; of één ding over de hand van zijn
    maat *vragen*, en daar moet antwoord op komen; of zijn maat *laten spreken*. Een maat die mag spreken, zegt
    iets, vraagt iets, *draagt op* waarmee uit te komen, of bedankt.

    Zeggen of vragen kun je alleen hoeveel kaarten iemand van een kleur heeft, hoeveel van een waarde, of iemand één
    bepaalde kaart heeft. Opdragen kun je alleen een kleur of een kaart.

    # Waarheid

    Wat gezegd en geantwoord wordt, moet op dat moment waar zijn voor de hand. Wie een opdracht kan volgen, moet dat
    doen; wie zo’n kaart niet heeft, komt uit waarmee hij wil. Een tafel kan beide aan het erewoord overlaten: dan
    kunnen ze na de ronde gemeld worden.
