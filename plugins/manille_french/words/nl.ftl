### Franse manille met keerkaart, het stille spel.

preset-retournee = Franse manille
    .about = De laatste kaart van de deler wordt gekeerd en maakt troef; niemand spreekt, niemand klopt. Manches van 34.

sheet-retournee =
    Franse manille, met een keerkaart, speel je met vier, maats tegenover elkaar, met 32 kaarten. Alles gaat tegen
    de klok in: de beurt, de kaarten, het delen. Maats mogen niet praten.

    # De kaarten

    In elke kleur is de tien de hoogste, dan komen aas, heer, vrouw, boer, negen, acht en zeven. De tien heet
    manille en is 5 waard, de aas 4, de heer 3, de vrouw 2, de boer 1, de andere niets: zestig kaartpunten in het
    pak. Elke slag is een punt extra waard: achtenzestig samen.

    # Het delen

    Iedereen krijgt acht kaarten, in twee pakjes van vier. De laatste kaart, die van de deler zelf, wordt gekeerd:
    haar kleur is troef, en ze blijft in de hand van de deler, waar iedereen ze kent. Is ze punten waard, dan
    noteert de ploeg van de deler die meteen. Niemand kiest troef, niemand klopt, niets wordt vermenigvuldigd.

    # Het spel

    Wie rechts van de deler zit, komt uit; wie een slag haalt, komt uit voor de volgende. De hoogste troef wint de
    slag; ligt er geen troef in, dan de hoogste kaart van de gevraagde kleur.

    Volg de gevraagde kleur als je kunt. Ligt een tegenstander het hoogst, dan moet je over de hoogste kaart als je
    kunt: met een hogere kaart van de gevraagde kleur; heb je die kleur niet, met een troef; en ligt er een troef
    het hoogst, met een hogere troef. Is er getroefd op een andere kleur en kun jij volgen, dan is elke kaart van
    die kleur goed. Ligt je maat het hoogst, dan hoef je alleen te volgen; kun je niet volgen, dan speel je wat je
    wilt.

    Wie niet kan volgen en niet kan overtroeven, mag spelen wat hij wil, ook een lagere troef. Alleen onder de troef
    van je maat mag een lagere niet zolang je een hogere hebt.

    # De score

    Elke ploeg telt haar kaartpunten en haar slagen samen. Wie meer dan vierendertig heeft, scoort wat erboven is;
    de andere ploeg scoort niets. Vierendertig gelijk: niemand scoort, maar de punten van de keerkaart blijven.

    Daarna deelt wie rechts van de deler zit. *De partij* is twee gewonnen manches: een manche is voor de ploeg die
    het eerst 34 haalt, en bij één manche elk gaat de derde tot 44. Elke manche begint van nul. Halen de punten van
    de keerkaart het doel, dan eindigt de manche daar en wordt de ronde niet gespeeld.

### Franse manille waarin de deler troef noemt, en blinde manille.

preset-muette = Manille muette
    .about = De deler maakt troef of laat zijn maat kiezen; de tegenstanders mogen kloppen. Wie eerst 101 haalt.

sheet-muette =
    Manille muette speel je met vier, maats tegenover elkaar, met 32 kaarten. Alles gaat met de klok mee: de beurt,
    de kaarten, het delen. Maats praten niet over hun kaarten.

    # De kaarten

    In elke kleur is de tien de hoogste, dan komen aas, heer, vrouw, boer, negen, acht en zeven. De tien heet
    manille en is 5 waard, de aas 4, de heer 3, de vrouw 2, de boer 1, de andere niets: zestig kaartpunten.

    # Het delen

    Iedereen krijgt acht kaarten, twee per keer.

    # Troef

    De deler noemt een kleur; of zonder troef, “en voiture”, en dan telt de ronde dubbel; of zegt “en face”, en dan
    moet de maat tegenover hem kiezen. Waar de tafel het toelaat, mag de deler troef maken voor hij een kaart
    bekijkt: dan verdubbelt de ronde nog een keer, en dan komt de deler uit.

    # Kloppen

    De tegenstanders mogen kloppen, en dan telt de ronde dubbel; dan mag de ploeg van de deler terugkloppen, en dan
    verdubbelt ze opnieuw.

    # Het spel

    Wie links van de deler zit, komt uit; wie een slag haalt, komt uit voor de volgende. De hoogste troef wint de
    slag; ligt er geen troef in, dan de hoogste kaart van de gevraagde kleur.

    Volg de gevraagde kleur als je kunt. Ligt een tegenstander het hoogst, dan moet je over de hoogste kaart als je
    kunt: met een hogere kaart van de gevraagde kleur; heb je die kleur niet, met een troef; en ligt er een troef
    het hoogst, met een hogere troef. Ligt je maat het hoogst, dan hoef je alleen te volgen; kun je niet volgen, dan
    speel je wat je wilt. Kun je niet overtroeven, dan speel je wat je wilt, ook een lagere troef.

    # De score

    Elke ploeg telt de kaartpunten in haar slagen. Wie meer dan dertig heeft, scoort wat boven dertig is, maal alles
    wat verdubbelde; de andere ploeg scoort niets. Bij dertig gelijk scoort niemand.

preset-aveugle = Blinde manille
    .about = Je ziet de kaarten van iedereen behalve die van jezelf, en je speelt ze blind.

sheet-aveugle =
    Blinde manille is manille muette omgekeerd: iedereen ziet de kaarten van de drie anderen, en van de eigen
    kaarten alleen de rug. Je speelt met vier, maats tegenover elkaar, met 32 kaarten; alles gaat met de klok mee.

    # De kaarten

    In elke kleur is de tien de hoogste, dan komen aas, heer, vrouw, boer, negen, acht en zeven. De tien heet
    manille en is 5 waard, de aas 4, de heer 3, de vrouw 2, de boer 1, de andere niets: zestig kaartpunten.

    # Troef en kloppen

    De deler noemt een kleur of zonder troef (dan telt de ronde dubbel), op wat hij van de anderen ziet, of laat de
    keuze aan zijn maat. Hij kan uitrekenen welke kaarten hij heeft, maar niet waar ze zitten. De tegenstanders
    mogen kloppen, de ploeg van de deler mag terugkloppen.

    # Het spel

    Wie links van de deler zit, komt uit. Als je aan de beurt bent, speel je een van je kaarten blind, welke je
    wilt: een kleur hoef je niet te volgen. Als ze op tafel ligt, ziet iedereen welke het was. De hoogste troef wint
    de slag; ligt er geen troef, dan de hoogste kaart van de gevraagde kleur.

    # De score

    De ploeg met meer dan dertig kaartpunten scoort wat erboven is, maal alles wat verdubbelde. Bij dertig gelijk
    scoort niemand.
