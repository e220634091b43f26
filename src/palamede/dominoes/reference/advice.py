"""Rows ADV: the books' advice, on which the classical bot and the coach are built."""

from __future__ import annotations

from palamede.dominoes.reference._row import row

ROWS = (
    row(
        "ADV-01",
        "encyclopedie: tête-à-tête en boudant; almanach; manuel",
        en=(
            "Lead your highest double or, without one, get rid of a heavy tile. Palamède reads: "
            "the classical bot follows this on its lead, except that with twelve tiles the advice "
            "for that game comes first."
        ),
        fr=(
            "Posez d'entrée votre plus haut double ou, à défaut, débarrassez-vous d'un gros dé. "
            "Palamède lit : le bot classique le suit quand il a la pose, sauf qu'à douze dés le "
            "conseil propre à ce jeu passe d'abord."
        ),
        es=(
            "Salga con su doble más alto o, si no lo tiene, deshágase de una ficha pesada. "
            "Palamède interpreta: el bot clásico lo sigue en su salida, salvo que con doce fichas "
            "va antes el consejo de ese juego."
        ),
    ),
    row(
        "ADV-02",
        "encyclopedie: tête-à-tête en boudant; academie: tête-à-tête; manuel",
        en="Lead and keep bringing out the number of which you hold most.",
        fr="Posez et avancez de préférence le nombre dont vous avez le plus de dés.",
        es="Salga y siga jugando con el número del que tenga más fichas.",
    ),
    row(
        "ADV-03",
        "academie: tête-à-tête; manuel",
        en=(
            "When you are not the leader, do not bring out a number of which you hold only the "
            "double, or that double will very likely stay with you."
        ),
        fr=(
            "Si vous n'avez pas la pose, n'avancez pas un nombre dont vous n'avez que le double : "
            "il vous resterait sans doute en main."
        ),
        es=(
            "Si no es usted quien sale, no abra un número del que solo tenga el doble, porque lo "
            "más seguro es que se le quede."
        ),
    ),
    row(
        "ADV-04",
        "academie: sans être au point",
        en="Without points, keep both ends open to yourself, whatever your opponent lays.",
        fr=(
            "Sans être au point, gardez les deux bouts ouverts pour vous, quoi que pose "
            "l'adversaire."
        ),
        es=(
            "Cuando se juega sin puntos, conserve los dos extremos abiertos para usted, ponga lo "
            "que ponga el rival."
        ),
    ),
    row(
        "ADV-05",
        "academie: sans être au point",
        en="Do not close the game while you hold many pips.",
        fr="Ne fermez pas le jeu quand il vous reste beaucoup de points.",
        es="No cierre el juego mientras le queden muchos puntos.",
    ),
    row(
        "ADV-06",
        "academie: tête-à-tête",
        en=(
            "A leader with a lone double and few pips does well to risk closing the game. Palamède "
            "reads: few means under 3 pips a tile on average, half the mean of the set."
        ),
        fr=(
            "Le poseur qui a un double seul et peu de points fait bien de risquer la fermeture. "
            "Palamède lit : peu veut dire moins de 3 points par dé en moyenne, la moitié de la "
            "moyenne du jeu."
        ),
        es=(
            "Quien sale con un doble solo y pocos puntos hace bien en arriesgarse a cerrar. "
            "Palamède interpreta: pocos quiere decir menos de 3 puntos por ficha de media, la "
            "mitad de la media del juego."
        ),
    ),
    row(
        "ADV-07",
        "academie: tête-à-tête à douze dés",
        en=(
            "With twelve tiles each, do not lead a double whose followers you hold, or you will "
            "have to feed it all alone; lead another tile and keep your long suit for the ends the "
            "opponent is forced to make, steering the play to a close. Do not open a heavy "
            "number, and cover what the opponent brings out, above all when he seems unable to "
            "play at the other end."
        ),
        fr=(
            "À douze dés, ne posez pas un double dont vous avez la suite, car il vous faudrait "
            "fournir chaque fois ; posez-en un autre et placez votre longue couleur sur ce que "
            "l'adversaire doit ajouter, de façon à mener le jeu jusqu'à la fermeture. N'ouvrez pas "
            "un nombre chargé de points, et couvrez ce que l'adversaire avance, surtout s'il "
            "semble bouder à l'autre bout."
        ),
        es=(
            "Con doce fichas, no salga con un doble cuyas compañeras tenga, pues tendría que "
            "seguirlo siempre usted; salga con otra y ponga su número largo sobre lo que el rival "
            "deba añadir, de modo que dirija el juego hasta cerrarlo. No abra un número cargado de "
            "puntos y tape lo que el rival saque, sobre todo si parece no poder jugar por el otro "
            "extremo."
        ),
    ),
    row(
        "ADV-08",
        "encyclopedie: tête-à-tête en boudant",
        en=(
            "Count: if you hold many tiles of a number the others hold few of it, and a light hand "
            "of yours suggests a heavy one opposite."
        ),
        fr=(
            "Comptez : si vous avez beaucoup de dés d'un nombre, les autres en ont peu, et une "
            "main légère chez vous en fait supposer une lourde en face."
        ),
        es=(
            "Cuente: si tiene muchas fichas de un número, los demás tienen pocas, y si su juego es "
            "ligero, el de enfrente será pesado."
        ),
    ),
    row(
        "ADV-09",
        "encyclopedie: vocabulaire; manuel",
        en=(
            "The coup de culotte opens with a tile whose numbers you hold nowhere else, in the "
            "hope that your opponent lacks them too; without drawing, risk it only with very few "
            "pips and in hope of winning the count."
        ),
        fr=(
            "Le coup de culotte pose d'entrée un dé de nombres dont on n'a plus rien, en espérant "
            "que l'adversaire n'en a pas non plus ; en boudant, ne le risquez qu'avec très peu de "
            "points et dans l'espoir de gagner au compte."
        ),
        es=(
            "El coup de culotte consiste en salir con una ficha de números de los que ya no se "
            "tiene nada, esperando que el rival tampoco; sin robar, arriésguelo solo con muy pocos "
            "puntos y con esperanza de ganar al contar."
        ),
    ),
    row(
        "ADV-10",
        "encyclopedie: tête-à-tête en boudant",
        en=(
            "Strong in two numbers, lead the tile that joins them, hoping that your opponent has "
            "neither."
        ),
        fr=(
            "Fort dans deux nombres, posez le dé qui les réunit, en espérant que l'adversaire "
            "n'ait ni l'un ni l'autre."
        ),
        es=(
            "Si es fuerte en dos números, salga con la ficha que los une, esperando que el rival "
            "no tenga ni uno ni otro."
        ),
    ),
    row(
        "ADV-11",
        "almanach; manuel",
        en=(
            "The leader aims to win as many points as he can, whether by closing the game or by "
            "going out. Palamède reads: where points are marked, a play is judged by the points it "
            "may bring, not by how often it wins the deal."
        ),
        fr=(
            "Le poseur vise le plus de points possible, en fermant le jeu ou en faisant domino. "
            "Palamède lit : quand on marque des points, un coup se juge aux points espérés, non au "
            "nombre de fois qu'il gagne."
        ),
        es=(
            "Quien sale busca ganar cuantos puntos pueda, cerrando el juego o haciendo dominó. "
            "Palamède interpreta: donde se anotan puntos, una jugada se valora por los puntos que "
            "promete, no por las veces que gana la mano."
        ),
    ),
)
