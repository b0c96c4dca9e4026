### Catalaanse manilla met vier en met twee, en botifarra.

preset-manilla4 = Manilla met vier
    .about = Het Catalaanse spel met 48 kaarten: er wordt een kaart gekeerd, manches van 40, twee manches winnen.
preset-manilla2 = Manilla met twee
    .about = Zes stapels van elk vier kaarten, waarvan alleen de bovenste te zien zijn.
preset-botifarra = Botifarra
    .about = De deler maakt troef of laat zijn maat kiezen; contro, recontro, Sant Vicenç. Wie eerst 101 haalt.

sheet-manilla4 =
    Catalaanse manilla speel je met vier, maats tegenover elkaar, met 48 kaarten. Alles gaat tegen de klok in.

    # De kaarten

    In elke kleur is de negen de hoogste, dan komen aas, heer, ruiter, boer en acht tot twee; tienen zijn er niet.
    De negen heet manilla en is 5 waard, de aas 4, de heer 3, de ruiter 2, de boer 1: zestig kaartpunten. Elke slag
    telt een punt extra, 72 samen.

    # Het delen

    De buur links van de deler neemt af. Iedereen krijgt twaalf kaarten, vier per keer. De laatste kaart van de
    deler wordt gekeerd: haar kleur is troef. Is die kaart punten waard, dan noteert zijn ploeg ze meteen, tenzij ze
    de manche zouden volmaken; dan blijven ze tegoed, en ze tellen na de ronde als de ploeg minstens 36 heeft, of ze
    zijn verloren.

    # Het spel

    Wie rechts van de deler zit, komt uit; wie een slag haalt, komt uit voor de volgende.

    Volg de gevraagde kleur als je kunt. Ligt een tegenstander het hoogst, dan moet je over de hoogste kaart als je
    kunt: met een hogere kaart van de gevraagde kleur; heb je die kleur niet, met een troef; en ligt er een troef
    het hoogst, met een hogere troef. Ligt je maat het hoogst, dan hoef je alleen te volgen; kun je niet volgen, dan
    speel je wat je wilt. Kun je niet overtroeven, dan speel je wat je wilt, ook een lagere troef.

    # De score

    Wie meer dan 36 heeft, scoort wat erboven is. Veertig is een manche, wat te veel is gaat verloren, en de
    volgende manche begint weer van nul. Wie alle twaalf slagen haalt, wint meteen de manche. Twee manches winnen de
    partij.

sheet-manilla2 =
    Manilla voor twee: elk heeft 24 kaarten in zes stapels van vier, waarvan alleen de bovenste kaart te zien is,
    voor allebei. De kaarten zijn die van Catalaanse manilla.

    # De kaarten

    In elke kleur is de negen de hoogste, dan komen aas, heer, ruiter, boer en acht tot twee; tienen zijn er niet.
    De negen heet manilla en is 5 waard, de aas 4, de heer 3, de ruiter 2, de boer 1: zestig kaartpunten. Elke slag
    telt een punt extra, 72 samen.

    # Het delen

    Het pak wordt gedeeld in pakjes van vier, elk een stapel; de laatste kaart, op de laatste stapel van de deler,
    is de gekeerde troef.

    # Het spel

    De andere speler komt uit. Elk speelt een kaart die open ligt; blinde kaarten tellen voor geen enkele plicht. Is
    een slag af, dan worden de kaarten onder de gespeelde gekeerd.

    Volg de gevraagde kleur als je kunt. Ligt een tegenstander het hoogst, dan moet je over de hoogste kaart als je
    kunt: met een hogere kaart van de gevraagde kleur; heb je die kleur niet, met een troef; en ligt er een troef
    het hoogst, met een hogere troef. Ligt je maat het hoogst, dan hoef je alleen te volgen; kun je niet volgen, dan
    speel je wat je wilt. Kun je niet overtroeven, dan speel je wat je wilt, ook een lagere troef.

    # De score

    Slagen tellen één punt per vier gewonnen kaarten. Wie meer dan 36 heeft, scoort wat erboven is. De punten van de
    keerkaart, de manches van 40 en de rest zijn zoals met vier spelers.

sheet-botifarra =
    Botifarra speel je met vier, maats tegenover elkaar, met 48 kaarten. Alles gaat tegen de klok in.

    # De kaarten

    In elke kleur is de negen de hoogste, dan komen aas, heer, ruiter, boer en acht tot twee; tienen zijn er niet.
    De negen heet manilla en is 5 waard, de aas 4, de heer 3, de ruiter 2, de boer 1: zestig kaartpunten. Elke slag
    telt een punt extra, 72 samen.

    # Troef en kloppen

    Iedereen krijgt twaalf kaarten, vier per keer. De deler noemt een kleur; of “botifarra”, zonder troef, en dan
    telt het dubbel; of laat de keuze aan zijn maat, die dan moet kiezen. De tegenstanders mogen kloppen (“contro”),
    en dan verdubbelt het; dan de ploeg van de deler (“recontro”); dan de tegenstanders (“Sant Vicenç”).

    # Het spel

    Wie rechts van de deler zit, komt uit; wie een slag haalt, komt uit voor de volgende.

    Volg de gevraagde kleur als je kunt. Ligt een tegenstander het hoogst, dan moet je over de hoogste kaart als je
    kunt: met een hogere kaart van de gevraagde kleur; heb je die kleur niet, met een troef; en ligt er een troef
    het hoogst, met een hogere troef. Ligt je maat het hoogst, dan hoef je alleen te volgen; kun je niet volgen, dan
    speel je wat je wilt. Kun je niet overtroeven, dan speel je wat je wilt, ook een lagere troef.

    Waar laag spelen *verplicht* is, gooit wie niet kan winnen zijn laagste kaart, en op de slag van zijn maat een
    kaart die telt of zijn laagste.

    # De score

    Wie meer dan 36 heeft, scoort wat erboven is, maal alles wat verdubbelde. Bij 36 gelijk scoort niemand.
