### Belgisch manillen, zoals West-Vlaanderen het speelt; en de keuzes van een veelgebruikte app.

preset-belge = Belgisch manillen
    .about = De deler maakt troef, de anderen mogen kloppen, de zestig kaartpunten worden verdeeld: wie eerst 101 haalt.
preset-belge_app = Belgisch manillen, kort
    .about = Elke ploeg klopt hoogstens één keer, nooit meer dan maal vier, geen premie voor alle slagen: wie eerst 101 haalt.

sheet-belge =
    Belgisch manillen speel je met vier, maats tegenover elkaar, met 32 kaarten. Alles gaat met de klok mee: de
    beurt, de kaarten, het delen.

    # De kaarten

    In elke kleur is de tien de hoogste, dan komen aas, heer, vrouw, boer, negen, acht en zeven. De tien heet
    manille en is 5 waard, de aas 4, de heer 3, de vrouw 2, de boer 1, de andere niets: vijftien kaartpunten per
    kleur, zestig in het pak.

    # Het delen

    Het pak is voor de deler; de buur rechts neemt af. Iedereen krijgt acht kaarten, in pakjes van drie, twee en
    drie. De maat van de deler laat de kaarten liggen tot de troef bekend is.

    # Troef

    De deler noemt een kleur, of zegt dat er zonder troef gespeeld wordt; dan telt de ronde dubbel. Niemand mag de
    keuze weigeren. Waar de tafel het toelaat, mag de deler “zonder troef” zeggen voor hij een kaart bekijkt; dan
    verdubbelt de ronde nog een keer.

    # Kloppen

    Dan zijn de tegenstanders van de deler aan het woord, eerst wie links van de deler zit: een van hen mag meegaan
    (“ik ga mee”), dus kloppen, en dan telt de ronde dubbel. Is er geklopt, dan mag iemand van de ploeg van de deler
    tegengaan (“ik ga tegen”), en dan verdubbelt ze opnieuw; en zo om beurten verder. Als een hele ploeg past, is
    het gedaan. Een tafel kan een limiet stellen: hoe vaak, of hoeveel.

    # Het spel

    Wie links van de deler zit, komt uit; wie een slag haalt, komt uit voor de volgende. De hoogste troef wint de
    slag; ligt er geen troef in, dan de hoogste kaart van de gevraagde kleur.

    Volg de gevraagde kleur als je kunt. Ligt een tegenstander het hoogst, dan moet je over de hoogste kaart als je
    kunt: met een hogere kaart van de gevraagde kleur; heb je die kleur niet, met een troef; en ligt er een troef
    het hoogst, met een hogere troef. Is er getroefd op een andere kleur en kun jij volgen, dan is elke kaart van
    die kleur goed. Ligt je maat het hoogst, dan hoef je alleen te volgen; kun je niet volgen, dan speel je wat je
    wilt.

    Een troef die lager is dan de hoogste, mag je niet op een andere kleur leggen, tenzij je niets anders hebt dan
    zulke troeven. (In de korte vorm geldt dit niet onder de troef van je maat.)

    # De score

    Elke ploeg telt de kaartpunten in haar slagen. Wie meer dan dertig heeft, scoort wat boven dertig is; de andere
    ploeg scoort niets. Wie alle acht slagen haalt, scoort dubbel. Zonder troef, blind, elke keer kloppen, een
    gelijke ronde ervoor, alle slagen: al wat verdubbelt, vermenigvuldigt elkaar. Bij dertig gelijk scoort niemand,
    en de volgende ronde telt dubbel.

    Daarna deelt wie links van de deler zit. *De partij* is voor de ploeg die het eerst 101 haalt, of wat de tafel
    heeft afgesproken.
