# La ligne de commande : à quoi servent les commandes, leurs options, ce qui peut échouer.

command-about = Le domino selon les anciens livres : jouer des parties entières, tenir, vérifier et expliquer les feuilles.
command-epilog = Sans commande, la table s’ouvre dans le navigateur, comme avec « serve --open ». « palamede COMMANDE --help » en dit plus. Code de sortie : 0 tout va bien, 1 quelque chose a été trouvé, 2 impossible.
command-metavar = COMMANDE
command-list = commandes
command-version = écrire la version et finir
command-lang = langue des textes (sinon PALAMEDE_LANG, puis celle du système)
command-ascii = dessiner avec de simples lettres
command-play = jouer une partie entière dans ce terminal, contre des robots ou entre soi
command-check = vérifier des feuilles : chaque erreur avec sa place
command-replay = rejouer des feuilles : qui a posé quoi, les comptes, les marques, les enjeux
command-format = écrire des feuilles sous leur forme canonique
command-convert = changer en feuilles les parties d’autres programmes
command-draw = dessiner une position, dans le terminal ou en SVG
command-explain = expliquer par leur règle chaque pose, compte, marque et enjeu d’une feuille
command-arbiter = décisions, feuille de marque et carte de l'arbitre pour jouer avec de vrais dés
command-rules = les jeux, leurs réglages et les articles des livres
command-glossary = les mots du jeu
command-trick = deux tours de dominos, exécutés et prouvés
command-unknown = il n’y a pas de commande « { $name } » ; il y a : { $known }
command-unknown-near = il n’y a pas de commande « { $name } » ; vouliez-vous dire « { $near } » ?
command-no-language = pas de textes en « { $name } » : choisissez parmi { $known }
command-not-utf8 = le texte n’est pas en UTF-8 (octet { $byte }) : enregistrez-le en UTF-8
command-no-file = { $file } : il n’y a pas de tel fichier
command-no-folder = { $file } : il n’y a pas de dossier { $folder }
command-is-folder = { $file } : c’est un dossier, il faut un fichier
command-no-access = { $file } : accès refusé
command-disk-full = { $file } : le disque est plein
command-os-error = { $file } : { $reason }
command-stdin = entrée standard
command-stdout = sortie standard

argparse-usage = usage :
argparse-positional = arguments
argparse-options = options
argparse-help = montrer cette aide et finir
argparse-unrecognized = ces mots ne sont pas compris : @1
argparse-required = il manque : @1
argparse-argument = @argument_name : @message
argparse-one = il faut une valeur
argparse-at-most-one = une valeur au plus
argparse-at-least-one = il faut au moins une valeur
argparse-several = il faut @1 valeurs
argparse-ignored = ne prend pas de valeur, donc pas @1
argparse-not-with = ne va pas avec @1
argparse-one-of = il faut l’un de ceux-ci : @1
argparse-type = @value n’est pas un @type
argparse-number = nombre entier
argparse-choice = @value n’est pas admis ; choisissez parmi @choices
argparse-ambiguous = @option pourrait être @matches

rules-metavar-what = JEU|ARTICLE|FAMILLE
rules-metavar-setting = nom=valeur
rules-help-what = un jeu comme voleur, un article comme VOL-08 ou une famille comme VOL ; rien pour la liste
rules-help-setting = réglages à changer, comme players=4 ou target=150
rules-help-all = écrire tous les réglages, aussi ceux qui gardent leur valeur ordinaire
rules-metavar-code = CODE
rules-help-code = imprimer les codes de fautes, comme encyclopedie fed : article par article, puis côte à côte ; tous sans nom
rules-codes-by-kind = Les codes côte à côte
rules-code-until = (jusqu'à : { $moment })
rules-code-none = On n'en connaît rien.
rules-code-unknown = inconnu : { $text }
rules-code-rules = statue
rules-code-not-known = inconnu
rules-code-silent = se tait
rules-games = Les jeux et leurs nombres de joueurs
rules-families = Le recueil des règles
rules-more = « palamede rules voleur » parle d’un jeu, « palamede rules VOL-08 » donne un article, « palamede rules VOL » toute une famille.
rules-for-players = Nombre de joueurs : { $players }
rules-switches = { $players ->
    [one] Réglages à une table de un
   *[other] Réglages à une table de { $players }
  }
rules-others = Tous les autres ont leur valeur ordinaire : palamede rules { $name } --all
rules-aliases = S’appelle aussi : { $names }
rules-not-in-the-books = Absent des livres : ils ne connaissent pas pour ce jeu de mains de { $hand } à { $players } joueurs, seulement { $known }.
rules-rows = Règles
rules-no-row = il n’y a pas d’article { $name } ; il y a { $known }

glossary-metavar-term = MOT
glossary-help-term = le mot cherché, avec ou sans accents ; rien pour la liste des mots
glossary-none = le glossaire n’a pas « { $term } » ; « palamede glossary » donne la liste
glossary-near = le glossaire n’a pas « { $term } » ; mots voisins : { $near }
glossary-also = aussi : { $names }
glossary-rows = règles : { $rows }

metavar-file = FICHIER
help-file = une feuille ; - lit l’entrée standard
help-files = des feuilles ; - lit l’entrée standard
help-json = écrire ce que dit la feuille en JSON, une ligne par fichier
seat-number = place { $seat }

check-help-deduce = nommer chaque dé inconnu dont la place est certaine
check-at-partie = partie { $partie }
check-at-deal = partie { $partie }, coup { $deal }
check-at-ply = partie { $partie }, coup { $deal }, jet { $ply }
check-summary = { $file } : { $parties ->
        [0] aucune partie
        [one] une partie
       *[other] { $parties } parties
    }, { $deals ->
        [0] aucun coup
        [one] un coup
       *[other] { $deals } coups
    } : { $errors ->
        [0] pas d’erreur
        [one] une erreur
       *[other] { $errors } erreurs
    }
check-newer = cette feuille est de la version { $version } du format, plus récente que la version { $known } de ce programme, qui en lit ce qu’il connaît
check-deduced = partie { $partie }, coup { $deal } : { $name } avait { $tile }
check-deduced-place = partie { $partie }, coup { $deal } : { $tile } était au talon, numéro { $place } depuis la tête
check-deduced-stock = partie { $partie }, coup { $deal } : { $tile } était au talon
check-deduced-none = d’aucun dé inconnu et non posé la place n’est certaine

replay-partie = Partie { $number } : { $game }
replay-no-game = jeu inconnu
replay-deal = Coup { $number } : { $name } a la pose
replay-hand = { $name } tient { $tiles }
replay-stock = Au talon { $tiles }
replay-left = Restent en main : { $pips }.
replay-marked = Marqué : { $marks }. Totaux : { $totals }.
replay-claim = Réclamation { $number } : { $name } contre { $other } : { $fault }. { $reason } ({ $source }).
replay-claim-noted = Réclamation { $number } : { $name } contre { $other } : { $fault }. Elle attend le compte.
replay-chosen = Choisi : { $option }.
replay-line = Sur la table : { $line }
replay-passes = { $name } boude
replay-domino = { $name } fait domino.
replay-closed = Le jeu est fermé.
replay-reached = Le but est atteint en jouant.
replay-void = Le coup est nul.
replay-unfinished = Le coup n’est pas fini.
replay-winner = Gagné par { $names }.
replay-winner-unknown = Ce qu’on sait ne dit pas qui gagne.
replay-nobody = Nul ne le gagne.
replay-open = La partie n’est pas finie.
replay-won = La partie est gagnée par { $names }.
replay-won-petite = La partie est gagnée par { $names }, en petite bredouille : double.
replay-won-grande = La partie est gagnée par { $names }, en grande bredouille : triple.
replay-drawn = La partie est nulle.
replay-accounts = Comptes : { $accounts }

format-help-in-place = récrire les fichiers au lieu d’imprimer
format-errors = { $file } : il porte { $errors ->
        [one] une erreur
       *[other] { $errors } erreurs
    } de forme et reste tel quel : « palamede check » dit où

convert-help-file = les parties d’un autre programme en JSON, une par ligne ; - lit l’entrée standard
convert-help-from = le programme qui les a jouées
convert-done = { $games ->
        [0] aucune partie convertie
        [one] une partie convertie
       *[other] { $games } parties converties
    }
convert-partner-tied = partie { $number } : le programme a payé { $theirs }, la feuille marque { $ours } : qui fait domino gagne, même si son partenaire tient autant que les deux adversaires
convert-partner-heavier = partie { $number } : le programme a payé { $theirs }, la feuille marque { $ours } : qui fait domino gagne, même si son partenaire tient plus que les deux adversaires
convert-lone-blank = partie { $number } : le programme la dit nulle ; faire domino contre un double blanc seul gagne le coup, qui vaut 0
error-convert-game = partie { $number } : { $detail }
error-convert-marks = le programme a payé { $theirs }, la feuille marque { $ours } : sans raison connue, l’un des deux se trompe
error-convert-json = la ligne { $line } n’est pas du JSON : écrivez une partie par ligne, ou une liste de parties
error-convert-hands = les mains ne font pas un coup : { $detail }
error-convert-play = dé { $number }, { $tile } de la place { $seat } : { $detail }
error-convert-lay = il ne peut se poser là ; les bouts montrent { $ends }
error-convert-source = pas de conversion depuis « { $source } » ; il y a : { $known }
error-convert-dominoes-field = { $what } ne se lit pas : il faut { $right }
error-convert-dominoes-game = ce n’est pas une partie du paquet dominoes
error-convert-open-spiel-field = { $what } ne se lit pas : il faut { $right }
error-convert-open-spiel-game = pas de conversion pour le jeu « { $game } » ; il y a : { $known }
error-convert-open-spiel-short = l’histoire a { $actions } actions : servir en prend déjà { $dealt }
error-convert-open-spiel-action = l’action { $place } de l’histoire, { $action }, n’est pas de celles que le jeu permet là

explain-help-deal = n’expliquer que ce coup
explain-errors = { $file } : il y a { $errors ->
        [one] une erreur
       *[other] { $errors } erreurs
    } ; « palamede check » les dit

draw-help-what = une feuille, une position sur une ligne, ou - pour lire l’une d’elles à l’entrée standard
draw-help-deal = le coup à dessiner (sinon le dernier)
draw-help-partie = la partie de la feuille (sinon la première)
draw-help-ply = après ce nombre de dés et de « pass » (sinon à la fin)
draw-help-svg = dessiner en SVG, non avec des lettres
draw-help-output = écrire dans ce fichier au lieu d’imprimer
draw-help-theme = couleurs du SVG
error-draw-no-deal = { $file } : il n’y a pas de partie { $partie } avec un coup { $deal }
error-draw-no-deals = { $file } : la partie { $partie } n’a aucun coup à dessiner
error-draw-no-ply = le coup { $deal } a { $plies } jets, non { $ply }
draw-empty = aucun dé n’est encore posé
draw-title = { $game }, coup { $deal }, jet { $ply }
draw-metavar-what = FICHIER|POSITION
draw-help-table = dessiner toute la table en SVG, avec les mains

# les positions sur une ligne, et les coups qu’on en fait
error-position-fields = une position a au moins cinq champs, RULES LEAD HANDS STOCK SCORES ; celle-ci en a { $fields }
error-position-field = { $field } : « { $text } » ne se lit pas : il faut { $field ->
        [LEAD] une place, à partir de 1 ; puis * ou !a-b pour le dé à poser
        [SCORES] des nombres entiers joints par des virgules
       *[other] des dés comme 3-5, ou ?n pour n inconnus, joints par des virgules
    }
error-position-rules = RULES : { $detail }
error-position-deal = { $detail }
error-position-draw = { $item } : le dé suivant du talon est { $due }
error-position-unknown = cette position a des dés inconnus, et il les faut tous ici
error-deal-hands = { $hands } mains pour { $seats } places
error-deal-tiles = les mains et le talon ne sont pas exactement les dés en jeu : { $twice ->
        [none] {""}
       *[other] deux fois { $twice } ; {""}
    }{ $missing ->
        [none] {""}
       *[other] manque { $missing } ; {""}
    }{ $removed ->
        [none] chaque dé y est une fois
       *[other] écarté { $removed }
    }
error-deal-leader = la place { $leader } ne peut avoir la pose : il y a les places 1 à { $seats }
error-deal-dead = la place { $seat } ne peut être le mort : c’est l’une des places 1 à { $seats }, et seulement avec sides=dead_hand
error-deal-scores = { $scores } totaux pour { $sides } camps
error-deal-forced = la place { $leader } n’a pas { $tile }, qui doit être posé
error-hand-size = la place { $seat } a { $tiles } dés, et chacun en prend { $hand }
