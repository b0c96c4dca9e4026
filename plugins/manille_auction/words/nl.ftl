### Manille met opbod, in drie vormen.

preset-encheres1 = Opbod 1
    .about = Met drie tot zeven, ieder voor zich: één speelt alleen voor een vast doel, met hulp van de talon.
preset-encheres2 = Opbod 2
    .about = Met drie tot zeven: het hoogste bod speelt alleen, en alle kaarten zijn gedeeld.
preset-encheres3 = Opbod 3
    .about = Met drie tot zeven: het hoogste bod speelt alleen, en mag ruilen met een talon die half open ligt.

sheet-encheres1 =
    Manille met opbod speel je met drie tot zeven, ieder voor zich, met 32 kaarten.

    In een ronde staat één speler, de alleenspeler, tegenover alle anderen. Die zijn voor deze ronde maats: ze
    hoeven niet over elkaar te gaan en elkaar niet te troeven. De speler na de deler komt uit. Alles gaat tegen de
    klok in.

    # De kaarten

    In elke kleur is de tien de hoogste, dan komen aas, heer, vrouw, boer, negen, acht en zeven. De tien heet
    manille en is 5 waard, de aas 4, de heer 3, de vrouw 2, de boer 1, de andere niets: zestig kaartpunten.

    # Het delen

    Met drie krijgt iedereen tien kaarten, met vier zeven, met vijf zes, met zes vijf, met zeven vier; de rest ligt
    dicht: de talon.

    # Wie alleen speelt

    De speler na de deler mag alleen spelen, of bedankt; dan de volgende, tot iemand het doet. Bedankt iedereen, dan
    deelt de volgende speler.

    De alleenspeler mag de bovenste kaart van de talon trekken en moet dan één kaart wegleggen voor hij opnieuw
    trekt; hij stopt wanneer hij wil. Dan noemt hij een troefkleur.

    # Het spel

    Volg de gevraagde kleur als je kunt. Ligt een tegenstander het hoogst, dan moet je over de hoogste kaart als je
    kunt: met een hogere kaart van de gevraagde kleur; heb je die kleur niet, met een troef; en ligt er een troef
    het hoogst, met een hogere troef. Ligt je maat het hoogst, dan hoef je alleen te volgen; kun je niet volgen, dan
    speel je wat je wilt. Kun je niet overtroeven, dan speel je wat je wilt, ook een lagere troef.

    # De score

    Kaartpunten, en één voor elke slag: met drie of vier spelers moet de alleenspeler 21 halen, met meer spelers 15.
    Elke tegenstander betaalt hem, of krijgt van hem, zoveel eenheden als de talon kaarten had en één meer, min één
    voor elke getrokken kaart.

sheet-encheres2 =
    Manille met opbod speel je met drie tot zeven, ieder voor zich. Alle kaarten worden gedeeld; zijn ze niet gelijk
    te verdelen, dan gaan er zevens uit het pak.

    In een ronde staat één speler, de alleenspeler, tegenover alle anderen. Die zijn voor deze ronde maats: ze
    hoeven niet over elkaar te gaan en elkaar niet te troeven. De speler na de deler komt uit. Alles gaat tegen de
    klok in.

    # De kaarten

    In elke kleur is de tien de hoogste, dan komen aas, heer, vrouw, boer, negen, acht en zeven. De tien heet
    manille en is 5 waard, de aas 4, de heer 3, de vrouw 2, de boer 1, de andere niets: zestig kaartpunten.

    # Het opbod

    Om beurten biedt iedereen meer kaartpunten dan het vorige bod, tot zestig, of alle slagen, of past en doet niet
    meer mee. Het hoogste bod speelt alleen en noemt een kleur of zonder troef. Wie alle slagen geboden heeft, komt
    uit.

    # Het spel

    Volg de gevraagde kleur als je kunt. Ligt een tegenstander het hoogst, dan moet je over de hoogste kaart als je
    kunt: met een hogere kaart van de gevraagde kleur; heb je die kleur niet, met een troef; en ligt er een troef
    het hoogst, met een hogere troef. Ligt je maat het hoogst, dan hoef je alleen te volgen; kun je niet volgen, dan
    speel je wat je wilt. Kun je niet overtroeven, dan speel je wat je wilt, ook een lagere troef.

    # De score

    De alleenspeler scoort zijn bod als zijn slagen zoveel kaartpunten bevatten, of verliest evenveel. Alle slagen
    telt als zestig.

sheet-encheres3 =
    Manille met opbod speel je met drie tot zeven, ieder voor zich, met 32 kaarten. Er blijft een talon op tafel,
    voor het bieden al half open.

    In een ronde staat één speler, de alleenspeler, tegenover alle anderen. Die zijn voor deze ronde maats: ze
    hoeven niet over elkaar te gaan en elkaar niet te troeven. De speler na de deler komt uit. Alles gaat tegen de
    klok in.

    # De kaarten

    In elke kleur is de tien de hoogste, dan komen aas, heer, vrouw, boer, negen, acht en zeven. De tien heet
    manille en is 5 waard, de aas 4, de heer 3, de vrouw 2, de boer 1, de andere niets: zestig kaartpunten.

    # Het opbod

    Om beurten biedt iedereen meer kaartpunten dan het vorige bod, tot zestig, of alle slagen, of past en doet niet
    meer mee. Het hoogste bod speelt alleen. De alleenspeler ruilt niet, of neemt de talon en legt evenveel kaarten
    dicht weg; dan noemt hij een kleur of zonder troef. Wie alle slagen geboden heeft, komt uit.

    # Het spel

    Volg de gevraagde kleur als je kunt. Ligt een tegenstander het hoogst, dan moet je over de hoogste kaart als je
    kunt: met een hogere kaart van de gevraagde kleur; heb je die kleur niet, met een troef; en ligt er een troef
    het hoogst, met een hogere troef. Ligt je maat het hoogst, dan hoef je alleen te volgen; kun je niet volgen, dan
    speel je wat je wilt. Kun je niet overtroeven, dan speel je wat je wilt, ook een lagere troef.

    # De score

    De alleenspeler scoort zijn bod als zijn slagen zoveel kaartpunten bevatten, of verliest evenveel. Alle slagen
    telt als zestig. Weggelegde kaarten tellen voor niemand, tenzij de tafel het anders zegt.
