### La manille parlada.

preset-parlee = Manille parlada
    .about = Els companys poden parlar abans de sortir a una basa: dir, preguntar o manar una cosa, en forma fixa, i que sigui veritat.

sheet-parlee =
    A la manille parlada els companys poden parlar, una mica. Les cartes són les d’un altre joc, la manille muda si
    la taula no en tria un altre; tot el que aquí no es diu és com allà.

    # Quan

    Abans de sortir a una basa, qui surt pot parlar, una vegada. Tothom ho sent tot. Qui surt i no diu res,
    simplement surt. Els altres no parlen mai si no se’ls demana.

    # Què

    Qui surt pot *dir* al seu company una cosa de les seves cartes; o *preguntar-li* una cosa de les seves, i s’ha
    de respondre; o *convidar-lo* a parlar. El company convidat diu, pregunta, *mana* amb què cal sortir, o declina.

    Només es pot dir quantes cartes es tenen d’un pal, quantes d’un rang, o si se’n té una. Només es pot manar un
    pal o una carta.

    # La veritat

    El que es diu i es respon ha de ser veritat de les cartes en aquell moment. Una ordre l’ha d’obeir qui pot; qui
    no té cap carta així surt amb el que vol. Una taula pot deixar totes dues coses a la paraula d’honor: llavors es
    poden reclamar després de la mà.
