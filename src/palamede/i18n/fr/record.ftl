# Ce qui peut être faux dans une feuille ; les clefs sont celles de palamede.dgn.errors.MESSAGES.

record-syntax-word = « { $text } » n’est rien du jeu : un dé s’écrit 3-5, 3-5< ou 3-5>, une pêche +3-5, un compte =2, un signe $1 ; pour bouder on écrit pass, boude ou -
record-syntax-comment = le commentaire qui commence ici n’est pas fermé : écrivez {"}"} à sa fin
record-syntax-event = l’événement qui commence ici n’est pas fermé : écrivez ; à sa fin
record-syntax-seat = la place { $text } n’est suivie ni d’un dé, ni d’une pêche, ni d’un « pass » : elle se met devant l’un d’eux et nulle part ailleurs
record-syntax-count = { $text } ne compte aucun dé : un compte suit aussitôt le dé qui le fait
record-syntax-glyph = { $text } n’est pas un signe : de $0 à $255
record-syntax-tag = { $text } n’est pas une étiquette : écrivez [Nom "valeur"], avec \" pour un guillemet
record-syntax-after-tag = « { $text } » se trouve sur une ligne d’étiquettes, qui ne porte rien d’autre
record-syntax-twice = [{ $name }] se trouve deux fois dans cette section : gardez-en une
record-syntax-no-deal = { $text } appartient à un coup, et aucun n’est ouvert : écrivez avant [Deal "{ $deal }"]
record-syntax-value = [{ $name } « { $text } »] ne se lit pas : il faut { $name ->
        [DGN] un nombre à partir de 1
        [Deal] un nombre à partir de 1
        [Lead] une place, à partir de 1
        [Date] AAAA.MM.JJ, avec ?? pour ce qu’on ne sait pas
        [Series] un nom, puis la quantième partie de combien, comme Lundi 2/3
        [Seats] des noms séparés par ; et dont aucun n’est vide
        [Stake] un nombre entier
        [Result] domino PLACE, closed PLACE…, reached PLACE, void RAISON ou *
        [Marks] des nombres entiers, un par place, avec des partenaires un par camp
        [Scores] des nombres entiers, un par place, avec des partenaires un par camp
       *[other] { $right }
    }
record-syntax-number = c’est le coup { $deal } de la partie, non { $text }
record-syntax-part = « { $text } » ne se lit pas dans [{ $name }] : il faut { $name ->
        [Hands] des places avec leurs dés, comme 1: 0-0 0-1; 2: ?7
        [Stock] des dés comme 3-5, ? pour un dé inconnu, ?6 pour six
       *[other] { $right }
    }
record-not-in-set = { $tile } n’est pas dans le jeu du double-{ $set }
record-not-in-set-removed = { $tile } a été ôté du jeu à cette table (removed)
record-after-end = le coup était déjà fini ({ $outcome }) ; seuls peuvent suivre les « pass » qui prouvent un jeu fermé, un par place
record-after-end-partie = la partie était finie avant ce coup (le coup { $deal } l’a finie) : commencez une nouvelle partie avec ses étiquettes
record-wrong-seat = c’est le tour de la place { $turn }, non de la place { $seat }
record-wrong-seat-none = il n’y a pas de place { $seat } : cette table a les places 1 à { $seats }
record-must-play = la place { $seat } peut poser et le doit : { $legal }
record-must-play-lead = la place { $seat } a la pose et doit poser un dé
record-must-draw = la place { $seat } ne peut poser et doit pêcher tant qu’on le peut ({ $drawable })
record-wrong-draw = on ne pêche pas à ce jeu : la place { $seat } boude
record-wrong-draw-empty = la place { $seat } n’a rien à pêcher ({ $drawable }) ; elle boude
record-wrong-draw-tile = le dé suivant du talon est { $next }, non { $tile }
record-wrong-draw-held = { $tile } ne peut être pêché : il n’est pas au talon
record-duplicate-tile = { $tile } est déjà sur la table
record-duplicate-tile-deal = { $tile } se trouve deux fois dans les mains et le talon du coup
record-not-in-hand = la place { $seat } n’a pas { $tile } : elle a { $hand }
record-not-in-hand-unknown = la place { $seat } ne peut avoir { $tile }
record-does-not-fit = { $tile } ne va à aucun bout : ils montrent { $left } et { $right }
record-does-not-fit-end = { $tile } ne va pas à ce bout, qui montre { $end }
record-does-not-fit-turned = { $tile } ne va pas : la moitié qui touche s’écrit d’abord ; écrivez { $other }
record-does-not-fit-forced = ce coup doit commencer par { $forced }, non par { $tile }
record-ambiguous-end = { $tile } va aux deux bouts, avec des suites différentes : écrivez { $tile }< ou { $tile }>
record-hand-size = la place { $seat } a { $held ->
        [one] { $held } dé
       *[other] { $held } dés
    } au début du coup, non { $hand }
record-hand-size-stock = le talon a { $held ->
        [one] { $held } dé
       *[other] { $held } dés
    } au début du coup, non { $hand }
record-hand-size-missing = [Hands] ne donne pas les dés de la place { $seat } : écrivez { $seat }: ?{ $hand } s’ils sont inconnus
record-lead-mismatch = la pose est à la place { $right }, non à la place { $lead }
record-lead-mismatch-seat = il n’y a pas de place { $lead } : cette table a les places 1 à { $right }
record-count-mismatch = { $tile } marque { $right }, non { $count }
record-count-mismatch-late = la place { $seat } ne peut annoncer ici : seulement le point de son propre dé, une fois, avant que le suivant joue ; celui du dernier dé jusqu'à l'accord sur le compte
record-result-mismatch = le jeu finit par { $right }, non par { $text }
record-result-mismatch-over = le coup est fini : { $right }, et non inachevé
record-result-mismatch-open = le coup n’a pas fini par { $text } : c’est à la place { $seat } de jouer
record-marks-mismatch = le coup marque { $right }, non { $text }
record-scores-mismatch = les totaux sont { $right }, non { $text }
record-incomplete-deal = le coup s’arrête avant sa fin, à la place { $seat } de jouer
record-unknown-rules = aucune étiquette [Rules] ne dit de quel jeu il s’agit
record-unknown-rules-name = aucun jeu ne s’appelle « { $name } » ; noms voisins : { $near }
record-bad-convention = { $reason }
record-bad-convention-players = [Seats] nomme { $seated } joueurs et l’on a convenu players={ $players } : l’un des deux est faux
record-bad-convention-twice = [{ $tag }] dit { $name }={ $text } et [Conventions] dit { $name }={ $other } : gardez-en un
record-bad-convention-mort = avec un mort, l’une des quatre places s’appelle mort
record-bad-convention-old = [Table « { $text } »] n’est pas une table : strict ou old
record-bad-convention-series = les parties de la tournée { $series } sont { $right }, non { $text }
record-bad-convention-partners = { $first } et { $second } ont déjà été partenaires dans cette tournée
record-bad-convention-pairing = { $first } et { $second } doivent rester partenaires à cette partie de la tournée
record-bad-convention-players-series = les joueurs de la tournée { $series } sont { $right }, non { $text }
record-play = le jeu
record-result-mismatch-never = de quelque façon qu’on remplisse les places inconnues, le jeu ne finit pas par { $text }
record-marks-mismatch-never = de quelque façon qu’on remplisse les places inconnues, le coup ne marque pas { $text }

record-syntax-verb = « { $text } » n’est pas un événement d’une table à l’ancienne : son verbe est l’un de shows, names, announces, says, commits, holds, turns, claims, notes, rules, chooses, calls, opens, counts, agrees, referee
record-syntax-verb-form = « { $text } » ne se lit pas comme un événement : écrivez { $right }
record-syntax-verb-early = { $text } ne peut se trouver ici : le coup continue, à la place { $seat } de jouer
record-must-play-ruling = une décision ne laisse à la place { $seat } que ceci : { $legal }
record-hand-size-total = les mains ont { $held } dés au début du coup, et il y en a { $hand } au jeu
record-ruling-mismatch = le code en vigueur décide { $right } sur la réclamation { $claim }, non { $text }
record-ruling-mismatch-noted = la réclamation { $claim } attend le compte : { $text } ne peut encore être décidé
record-ruling-mismatch-none = il n’y a pas de réclamation { $claim } dans ce coup : rien n’est décidé qui n’ait été réclamé
record-ruling-mismatch-claim = la place { $seat } ne peut réclamer ici { $fault } contre la place { $against } ; possible : { $possible }
record-ruling-mismatch-option = la réclamation { $claim } ne laisse pas le choix { $text } ; possible : { $possible }
record-ruling-mismatch-effects = la décision propre de l’arbitre sur la réclamation { $claim } ne se lit pas : { $name }
