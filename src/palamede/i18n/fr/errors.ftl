# Ce qui n’a pas été, en une phrase ; error-CODE avec les paramètres de l’erreur.

# places et options de palamede play
error-seat-kind = « { $kind } » n’est pas une sorte de joueur : écrivez l’un de { $known }
error-seat-name = « { $name } » ne peut pas être un nom : { $most } caractères au plus, et pas de point-virgule
error-seat-twice = deux places portent le nom de { $name } : donnez à chacun un autre nom
error-seat-count = { $given } places sont données, mais { $players } jouent à cette table
error-bot-speed = --bot-speed veut un nombre de secondes de 0 à { $most }, pas « { $text } »
error-record-exists = { $file } existe déjà : nommez un autre fichier, ou reprenez avec --resume { $file }
error-resume-alone = --resume prend le jeu, ses réglages, les places et le fichier dans la feuille : ne les donnez pas
error-resume-none = il n’y a aucune partie à reprendre dans { $folder }
error-resume-over = { $file } : cette partie est finie ; palamede replay la montre
error-book-faulty = { $file } ne peut pas être repris, voyez la ligne { $line } : palamede check dit ce qui ne va pas
error-book-unusable = { $file } ne dit pas tous les dés et ne peut donc pas être repris ; palamede replay le montre

# dés et coups
error-tile-number = { $tile } n’est pas un dé : ses moitiés vont de 0 à { $most }
error-tile-text = « { $text } » n’est pas un dé : écrivez deux nombres avec un tiret, comme 3-5
error-tile-half = { $tile } ne porte pas de { $number }
error-not-in-set = { $tile } n’est pas du jeu de double-{ $set }
error-set-size = il n’y a pas de jeu de double-{ $set } : du double-1 au double-{ $most }
error-move-text = « { $text } » n’est pas un coup : écrivez un dé comme 6-5 ou 6-5>, pass ou draw
error-move-number = aucun coup n’a le numéro { $action } : ils vont de 0 à { $most }
error-ambiguous-end = { $tile } va aux deux bouts : écrivez { $tile }< pour la gauche ou { $tile }> pour la droite
error-half-order = { $move } ne va pas ainsi : écrivez { $right }, la moitié qui touche d’abord
error-does-not-fit = { $move } ne va pas là ; ce qui se peut jouer : { $legal }
error-fits-neither = { $tile } ne va à aucun bout : ils montrent { $left } et { $right } ; ce qui se peut jouer : { $legal }
error-not-in-hand = la place { $seat } n’a pas le dé de { $move } ; ce qui se peut jouer : { $legal }
error-must-play = la place { $seat } peut jouer et le doit : { $legal }
error-must-draw = la place { $seat } doit d’abord pêcher un dé
error-wrong-draw = il n’y a rien à pêcher ; ce qui se peut jouer : { $legal }
error-forced-lead = { $move } ne peut pas être posé d’entrée ; il faut poser : { $legal }
error-other-set = { $move } est un coup d’un autre jeu de dés ; ce qui se peut jouer : { $legal }
error-deal-over = le coup est fini : on ne peut plus rien jouer

# règles et réglages
error-unknown-rules = aucun jeu ne s’appelle « { $name } » ; { $near ->
        [none] il y a : { $known }
       *[other] proches : { $near }
    }
error-preset-players = { $rules } se joue à { $allowed }, pas à { $players }
error-setting-form = « { $text } » n’est pas un réglage : écrivez nom=valeur, comme hand=6
error-setting-twice = { $name } est donné deux fois : n’en gardez qu’un
error-setting-map = { $name } ne dit rien pour { $players } joueurs
error-setting-json = { $name }={ $value } n’est pas du JSON
error-switch-unknown = il n’y a pas de réglage « { $name } » ; { $near ->
        [none] « palamede rules --all tete_a_tete » en donne la liste
       *[other] proches : { $near }
    }
error-value-unknown = { $form ->
        [tiles] { $name }={ $value } : la valeur doit être des dés différents, comme ["0-0","6-6"]
        [integer] { $name }={ $value } : la valeur doit être un nombre entier à partir de { $least }{ $most ->
            [-1] {""}
           *[other] {" "}et jusqu’à { $most }
        }
       *[choice] { $name }={ $value } : cette valeur n’existe pas ; il y a : { $allowed }
    }
error-not-yet = { $name }={ $value } : pas encore ; cette version joue { $playable }
error-sides-players = sides={ $sides } demande { $needed } joueurs, pas { $players }
error-pot-sides = match_end=pot veut sides=solo, pas { $sides } : un pot se gagne chacun pour soi
error-removed-tile = removed : { $tile } n’est pas du jeu de double-{ $set }
error-no-effect = { $name }={ $value } n’a pas d’effet ici : { $name ->
        [matador] il faut join=seven
        [unit] il faut count=fives ou count=threes, ou un paiement en points (pay_out=opponents)
        [count_call] il faut count=fives ou count=threes
        [rounding] il faut un paiement en points (pay_out=opponents)
        [blocked_tie] pour partager un coup il faut trois camps, afin que l’un paie ; prenez void ou primacy
        [target] un pot finit quand toutes les mises sont gagnées ; il faut match_end=reach ou deals
        [series] une tournée change les camps ; il faut sides=partners, ou series=best_of_3
       *[other] { $remedy }
    }
error-too-many-tiles = { $seats } jeux de { $hand } demandent { $needed } dés{ $kept ->
        [0] {""}
       *[other] , dont { $kept } mis à part
    }, et le jeu de double-{ $set } en a { $have } : prenez hand={ $most } au plus{ $smallest ->
        [-1] {" "}; aucun jeu n’est assez grand
       *[other] , ou set={ $smallest }, le plus petit jeu qui suffise
    }

# coups, parties et séries
error-deal-open = un coup est en cours : réglez-le d’abord
error-deal-goes-on = le coup n’est pas fini : jouez-le d’abord jusqu’au bout
error-cannot-announce = la place { $seat } ne peut annoncer à présent : seulement le point de son propre dé, une fois, avant que le suivant joue
error-no-deal = aucun coup n’est en cours : commencez-en un d’abord
error-begun = la pose se tire avant le premier coup, et cette partie est commencée
error-partie-over = la partie est finie
error-conventions-fixed = les conventions sont arrêtées dès que le premier dé est pris (GEN-08)
error-seats-taken = { $seats } places sont prises : placez de nouveau les joueurs pour en changer
error-no-such-seat = aucun joueur n’est assis à la place { $seat }
error-lead-mismatch = la place { $leader } ne peut pas poser au coup { $deal } : c’est à la place { $due }
error-names-count = { $names } noms pour { $seats } places
error-cut-size = une coupe de { $cut } : on coupe de { $least } à { $most } dés
error-draw-tiles = pour tirer entre { $players } joueurs il faut autant de dés de { $totals } totaux différents : tirez-les d’un jeu entier
error-no-partners = tous les quatre ont déjà été partenaires les uns des autres
error-series-names = il faut { $players } joueurs de noms différents, et non { $names }
error-series-over = la série est finie
error-partie-goes-on = une partie est en cours : jouez-la d’abord jusqu’au bout
error-no-partie = aucune partie n’est en cours
error-no-such-player = { $name } ne joue pas ici ; les joueurs sont { $players }

# vues en une ligne
error-view-json = ce JSON n’est pas une vue ({ $reason })
error-view-impossible = aucune distribution ne s’accorde avec ce qu’on sait ici
error-position-too-many = { $field } : plus de dés que les { $most } du plus grand jeu
error-position-half-known = la main de la place { $seat } doit être connue ou inconnue en entier
error-position-stock = le talon est caché dans une vue : écrivez { $right }
error-position-nobody = { $seats ->
        [none] aucune main n’est connue, et une vue connaît celle de sa place
       *[other] les mains connues sont celles des places { $seats }, et une vue connaît celle de sa place
    }
error-position-misfit = { $item } ne va pas : { $right ->
        [none] aucun bout ne le prend
       *[other] écrivez { $right }, la moitié qui touche d’abord
    }
error-position-draw-seen = { $item } : qui pêche voit le dé, et personne d’autre : écrivez +a-b ou +?
error-position-open-hands = toutes les mains sont à la fin, comme {"{"}1-2/.{"}"}, si le coup est fini, et alors seulement
error-position-braces = { $item } : les accolades doivent contenir tous les dés de { $seats } mains

# The referee
error-unknown-fault = il n'y a pas de faute « { $fault } » : les fautes sont { $known }
error-unknown-moment = il n'y a pas de moment « { $moment } » : les moments sont { $known }
error-unknown-fact = il n'y a pas de fait « { $fact } » : les faits sont { $known }
error-bad-fact =
    le fait { $fact } doit être { $form ->
        [bool] true ou false
        [int] un nombre entier de 0 à 9999
       *[choice] un de { $choices }
    }, et non { $text }
error-unknown-code = il n'y a pas de code des fautes « { $name } » : les codes sont { $known }
error-bad-case =
    { $field } doit être { $form ->
        [object] un objet JSON
        [field] un des champs { $fields }
        [facts] un objet de faits
        [code] le nom d'un code des fautes
        [name] un nom
        [settings] une liste de textes « nom=valeur »
        [numbers] une liste de nombres entiers, un par camp
       *[number] un nombre entier
    } (lu : { $text })
error-scores-count = { $scores } totaux pour { $sides } camps

# un coup à une table à l’ancienne
error-old-table = on n’ouvre pas de coup strict avec table=old : laissez table=strict, ou ouvrez la table dans le navigateur (palamede serve)
error-not-at-turn = la place { $seat } ne peut maintenant que poser un dé : bouder et pêcher reviennent à la place { $turn }, dont c’est le tour ; ce qui se peut faire : { $legal }
error-hand-waits = le jeu découvert de la place { $seat } est appelé et attend : c’est le tour de la place { $turn }
error-must-play-other = { $move } ne se peut jouer : une décision, ou la pose, ne laisse que { $legal }
error-not-to-show = la place { $seat } n’a pas { $tile } : on montre un dé de son propre jeu
error-no-such-end = il n’y a pas de bout « { $end } » : les bouts sont left (gauche) et right (droite)
error-no-such-half = { $tile } n’a pas de moitié { $touch } : ses moitiés sont { $low } et { $high }
error-no-such-ply = il n’y a pas de pose numéro { $ply } ; { $plies ->
        [none] aucune ne subsiste
       *[other] celles qui subsistent : { $plies }
    }
error-bad-step = l’étape { $step } ne se peut faire ; les étapes sont { $known }, chacune avec ce qu’il lui faut
error-bad-event = l’événement { $event } ne se lit pas ; les types sont { $known }, chacun avec ses champs
error-claim-impossible = la place { $seat } ne peut réclamer { $fault } contre la place { $against } maintenant ; { $possible ->
        [none] rien ne s’y peut réclamer
       *[other] ce qui se peut réclamer : { $possible }
    }
error-no-such-claim = il n’y a pas de réclamation { $claim } ; { $claims ->
        [0] rien n’a été réclamé dans ce coup
       *[other] elles vont de 1 à { $claims }
    }
error-no-such-choice = { $possible ->
        [none] la réclamation { $claim } ne laisse rien à choisir
       *[other] la réclamation { $claim } ne laisse pas le choix « { $option } » : choisissez parmi { $possible }
    }
error-others-choose = la place { $seat } ne choisit pas sur la réclamation { $claim }, c’est au côté lésé : { $choosers }
error-ruling-mismatch = la réclamation { $claim } { $ruling ->
        [none] n’est pas encore décidée
       *[other] est décidée { $ruling } ({ $article })
    }, non { $written }{ $written_article ->
        [none] {""}
       *[other] {" "}({ $written_article })
    }
error-bad-effects = l’arbitre ne peut décider { $name }={ $value } : { $form ->
        [marks] écrivez des points par camp, comme {"{"}"1": -10{"}"}
        [barred] écrivez une liste de camps, comme [1]
        [accounts] écrivez un nombre entier par place, de somme nulle
        [warning] écrivez true ou false
        [choice] écrivez l’un de { $choices }
       *[name] les effets sont { $choices }
    }
error-bad-accounts = ce qu’une décision déplace doit être de somme nulle sur les { $seats } places, non { $accounts }
