### Manille coinchée.

preset-coinchee = Manille coinchée
    .about = De deler maakt troef, de tegenstanders mogen kloppen (coincher), de ploeg van de deler klopt terug. Wie eerst 101 haalt.
preset-coinchee_literal = Coinchée, naar de letter
    .about = Zoals één oude tekst het zegt: boeren tellen twee, slagen één, en kloppen dient maar sommigen.

sheet-coinchee =
    Manille coinchée speel je met vier, maats tegenover elkaar, met 32 kaarten. Alles gaat in één richting, met de
    klok mee tenzij de tafel de andere kiest.

    # De kaarten

    In elke kleur is de tien de hoogste, dan komen aas, heer, vrouw, boer, negen, acht en zeven. De tien heet
    manille en is 5 waard, de aas 4, de heer 3, de vrouw 2, de boer 1, de andere niets: zestig kaartpunten.

    # Het delen

    Iedereen krijgt acht kaarten, in pakjes van drie, twee en drie. De maat van de deler laat de kaarten liggen tot
    de troef bekend is.

    # Troef en kloppen

    De deler noemt een kleur of zonder troef; dat laatste verdubbelt de ronde. Een tegenstander mag ze verdubbelen
    door te kloppen (“coincher”); dan mag iemand van de ploeg van de deler opnieuw kloppen (“surcoincher”).

    # Het spel

    De speler na de deler komt uit; wie een slag haalt, komt uit voor de volgende. De hoogste troef wint de slag;
    ligt er geen troef in, dan de hoogste kaart van de gevraagde kleur. Slagen die af zijn, worden niet meer
    bekeken.

    Volg de gevraagde kleur als je kunt. Ligt een tegenstander het hoogst, dan moet je over de hoogste kaart als je
    kunt: met een hogere kaart van de gevraagde kleur; heb je die kleur niet, met een troef; en ligt er een troef
    het hoogst, met een hogere troef. Ligt je maat het hoogst, dan hoef je alleen te volgen; kun je niet volgen, dan
    speel je wat je wilt. Kun je niet overtroeven, dan speel je wat je wilt, ook een lagere troef.

    # De score

    De ploeg met meer dan dertig kaartpunten scoort wat erboven is, maal alles wat verdubbelde, wie ook wint. Bij
    dertig gelijk vervalt de ronde. *Naar de letter* tellen boeren twee en elke slag één, scoort de ploeg met het
    meest wat boven dertig is, en helpt kloppen dat niet van jou kwam je alleen zoals de oude tekst het zegt.
