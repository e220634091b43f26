"""Rows GEN: the rules common to every game, spectators, and what may be agreed."""

from __future__ import annotations

from palamede.dominoes.reference._row import row

ROWS = (
    row(
        "GEN-01",
        "encyclopedie: règles générales, 1; academie: règles générales, nº 22; manuel",
        en=(
            "In the Encyclopédie a player may ask which tile was led until the turn comes back to "
            "the leader. In the Académie and the Manuel nobody need ever answer who led, or what."
        ),
        fr=(
            "L'Encyclopédie permet de s'informer du dé de pose jusqu'à ce que le poseur ait de "
            "nouveau la main. Selon l'Académie et le Manuel, nul n'est tenu de dire qui a posé ni "
            "quoi."
        ),
        es=(
            "Según la Encyclopédie, se puede preguntar cuál fue la ficha de salida hasta que el "
            "turno vuelva a quien salió. Según la Académie y el Manuel, nadie está obligado a "
            "decir quién salió ni con qué."
        ),
    ),
    row(
        "GEN-02",
        "encyclopedie: règles générales, 2",
        en=(
            "For the count everyone leaves his tiles where they are, in front of him. When all "
            "have accepted the result and the line is broken up, it is too late for any complaint."
        ),
        fr=(
            "Quand on abat pour compter, chacun garde ses dés devant soi. Le résultat reconnu et "
            "la chaîne rompue, plus aucune irrégularité ne peut être relevée."
        ),
        es=(
            "Al contar, cada uno conserva sus fichas delante. Reconocido el resultado y deshecha "
            "la línea, ya no se puede alegar ninguna irregularidad."
        ),
    ),
    row(
        "GEN-03",
        "encyclopedie: règles générales, 3; encyclopedie: la marque, 15",
        en=(
            "One player keeps the score and announces the totals at each deal; what is marked "
            "stands as proof, errors are put right when announced, and penalties are marked at "
            "once. Once a new deal has begun nothing of the last one may be marked. Palamède "
            "reads: a deal has begun when its lead tile lies on the table."
        ),
        fr=(
            "Un joueur tient la marque et annonce les totaux à chaque coup ; elle fait foi, les "
            "erreurs se corrigent dès l'annonce et les pénalités se marquent sur-le-champ. Un coup "
            "commencé, plus rien du précédent ne se marque. Palamède lit : il est commencé quand "
            "le dé de pose est sur la table."
        ),
        es=(
            "Un jugador lleva la cuenta y anuncia los totales en cada mano; lo anotado hace fe, "
            "los errores se corrigen al anunciarse y los castigos se anotan en el acto. Empezada "
            "una mano, nada de la anterior se puede ya anotar. Palamède interpreta: empieza cuando "
            "la ficha de salida está en la mesa."
        ),
    ),
    row(
        "GEN-04",
        "encyclopedie: tête-à-tête en boudant; academie: règles générales, nº 12; manuel",
        en=(
            "How tiles are held depends on the code: on the table for the Académie; in a half "
            "circle or, better, in the hand for the Encyclopédie; in a row or in the hand for the "
            "Manuel. In every case they are kept from the adversaries' sight."
        ),
        fr=(
            "La tenue des dés dépend du code : sur la table pour l'Académie ; en demi-cercle ou, "
            "mieux, dans la main pour l'Encyclopédie ; en ligne ou dans la main pour le Manuel. "
            "Toujours, on les dérobe à la vue des adversaires."
        ),
        es=(
            "La manera de tener las fichas depende del código: sobre la mesa en la Académie; en "
            "semicírculo o, mejor, en la mano en la Encyclopédie; en fila o en la mano en el "
            "Manuel. En todo caso se ocultan a la vista de los rivales."
        ),
    ),
    row(
        "GEN-05",
        "encyclopedie: règles générales, 13",
        en=(
            "A tile is laid without naming it, and nobody exclaims at another's tile; if this "
            'informs a partner the adversaries may have the deal annulled. Palamède reads: "je '
            'boude", "je pêche" and the announcements of cinq partout are spoken by rule.'
        ),
        fr=(
            "On pose un dé sans le nommer et l'on ne s'exclame pas sur celui d'un autre ; si cela "
            "éclaire un partenaire, les adversaires peuvent faire annuler le coup. Palamède lit : "
            "« je boude », « je pêche » et les annonces du cinq partout se disent de droit."
        ),
        es=(
            "La ficha se pone sin nombrarla y nadie hace exclamaciones sobre la de otro; si eso "
            "informa a un compañero, los rivales pueden hacer anular la mano. Palamède interpreta: "
            "«paso», «robo» y los anuncios del cinq partout se dicen por regla."
        ),
    ),
    row(
        "GEN-06",
        "academie: règles générales, nº 24; encyclopedie: la galerie, 16 à 18; manuel",
        en=(
            "Spectators decide questions of fact by majority when asked, speak up unasked only "
            "when points not won are marked, and keep silent about the deal in progress. A player "
            "takes no advice, but a tile a spectator names unasked may still be laid. Palamède "
            "reads: a tied vote leaves the fact unproved."
        ),
        fr=(
            "La galerie tranche les questions de fait à la majorité quand on l'appelle, "
            "n'intervient d'elle-même que si l'on marque des points non acquis, et se tait sur le "
            "coup en cours. Un joueur ne se fait pas conseiller, mais le dé nommé par un "
            "spectateur sans qu'on l'ait demandé peut être posé. Palamède lit : un vote partagé "
            "laisse le fait non établi."
        ),
        es=(
            "Los espectadores deciden por mayoría las cuestiones de hecho cuando se les pide, "
            "intervienen por sí mismos solo si se anotan puntos no ganados y callan sobre la mano "
            "en curso. El jugador no recibe consejos, pero la ficha que un espectador nombra sin "
            "ser preguntado se puede poner. Palamède interpreta: una votación empatada deja el "
            "hecho sin probar."
        ),
    ),
    row(
        "GEN-07",
        "encyclopedie: règles générales; manuel",
        en=(
            "The general rules and penalties hold in every game, and each game adds its own. "
            "Palamède reads: where they differ the game's own rule prevails; where the code in "
            "force is silent the Encyclopédie rules, and if it is silent too the fault is put "
            "right if possible and costs nothing."
        ),
        fr=(
            "Règles et pénalités générales valent pour tous les jeux, et chacun y ajoute les "
            "siennes. Palamède lit : en cas de conflit, la règle propre au jeu l'emporte ; si le "
            "code en vigueur se tait, l'Encyclopédie décide et, si elle se tait aussi, la faute se "
            "répare si possible et ne coûte rien."
        ),
        es=(
            "Las reglas y castigos generales valen en todos los juegos, y cada juego añade los "
            "suyos. Palamède interpreta: si difieren, prevalece la regla propia del juego; si el "
            "código vigente calla, decide la Encyclopédie y, si también calla, la falta se repara "
            "si se puede y no cuesta nada."
        ),
    ),
    row(
        "GEN-08",
        "almanach; manuel",
        en=(
            "Rules differ from place to place, so the table settles beforehand how many play, with "
            "how many tiles, to what total, and whether the stock is used. Palamède reads: "
            "conventions are fixed once the first tile of the match is taken, except what a text "
            "itself leaves open."
        ),
        fr=(
            "Les règles varient selon les lieux : nombre de joueurs, de dés, de points et usage du "
            "talon se conviennent avant la partie. Palamède lit : les conventions sont arrêtées "
            "dès que le premier dé de la partie est pris, sauf ce qu'un texte laisse libre."
        ),
        es=(
            "Las reglas cambian según el lugar, así que jugadores, fichas, total y uso del pozo se "
            "acuerdan antes de la partida. Palamède interpreta: las convenciones quedan fijadas "
            "al tomarse la primera ficha de la partida, salvo lo que un texto deja abierto."
        ),
    ),
)
