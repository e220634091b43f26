# Joueur contre joueur (palamede arena, palamede bot).

command-arena = joueur contre joueur : coups joués en double, intervalles, classements
command-bot = un de nos joueurs comme programme qui parle le protocole de l’arène

arena-metavar-player = JOUEUR
arena-metavar-rules = JEU
arena-metavar-address = ADRESSE
arena-help-players = deux joueurs, ou plusieurs pour un classement : random, greedy, classical et les autres de ce programme, avec un budget à eux comme maitre@0.1s ; "cmd:python3 monrobot.py" pour un programme qui parle le protocole ; dominoes:bota_gorda ou dominoes:probabilistic_alphabeta du paquet dominoes
arena-help-ladder = chacun contre chacun, avec un classement ; va de soi à plus de deux joueurs
arena-help-rules = le jeu et les réglages à changer, par exemple : voleur hand=7 (tete_a_tete)
arena-help-deals = coups de chaque rencontre ; chacun est joué deux fois, les joueurs changeant de place (200)
arena-help-seed = quels coups : le même nombre donne les mêmes, quels que soient les joueurs (0)
arena-help-jobs = processus de travail (1) ; le résultat est le même quel que soit leur nombre
arena-help-stop = s’arrêter dès qu’il est établi qui marque le plus, par un intervalle qu’on peut regarder à tout moment
arena-help-budget = temps de réflexion par décision, par exemple 0.1s ou 100ms, pour les joueurs qui en tiennent compte
arena-help-nodes = nœuds par décision, pour les joueurs qui en tiennent compte ; une telle rencontre se répète exactement
arena-help-utility = si ces joueurs jouent pour les points (marks), que compte la rencontre, ou pour gagner la partie (match) (marks)
arena-help-timeout = temps qu’un programme peut prendre en plus du budget avant d’être en retard (10s)
arena-help-forgive = fautes d’un programme qui n’arrêtent pas la rencontre : on joue pour lui le coup permis de plus petit numéro (0)
arena-help-log = garder chaque coup double dans ce fichier ; une rencontre interrompue reprend où son journal finit
arena-help-plot = dessiner en SVG le classement, ou le cours d’une rencontre à deux (demande matplotlib)
arena-help-ray = jouer sur la grappe Ray à cette adresse, ou « local » (demande ray) ; --jobs dit par combien de processus
arena-help-json = écrire le résultat en JSON, sur une ligne
bot-help-player = quel joueur : random, greedy, classical ou un autre de ce programme

arena-against = { $first } contre { $second }
arena-ladder-of = Classement de { $names }
arena-about = { $rules }, graine { $seed }, { $deals ->
        [0] aucun coup
        [one] un coup
       *[other] { $deals } coups
    } en double
arena-interrupted = Interrompu après { $deals ->
        [0] aucun coup double
        [one] un coup double
       *[other] { $deals } coups doubles
    } : voici ce qu’on sait.
arena-settled = Établi après { $deals } coups doubles : la rencontre s’arrête là.
arena-nothing = Trop peu de coups pour en rien dire.
arena-mean = { $name } : { $mean } points par coup contre { $other } (95 % : { $low } à { $high }).
arena-mean-alone = { $name } : { $mean } points par coup contre { $other }.
arena-wins = Coups doubles de { $name } : { $wins } gagnés, { $draws } égaux, { $losses } perdus.
arena-sure = Valable aussi souvent qu’on regarde (95 %) : { $low } à { $high }.
arena-decided = { $name } marque le plus.
arena-undecided = Qui marque le plus n’est pas établi.
arena-column-rating = cote
arena-column-marks = points par coup contre les autres
arena-pairing = { $first } - { $second } : { $mean } ({ $low } à { $high })
arena-forgiven = { $name } : { $faults ->
        [one] une faute a été pardonnée
       *[other] { $faults } fautes ont été pardonnées
    }.
arena-plotted = palamede : dessiné : { $file }
arena-plot-rating = cote (Bradley-Terry), avec intervalles à 95 %
arena-plot-deals = coups doubles
arena-plot-once = 95 %, pour un seul regard à la fin
arena-plot-sure = 95 %, aussi souvent qu’on regarde
arena-plot-marks = points d’avance par coup

error-unknown-player = aucun joueur ne s’appelle « { $name } » ; il y a : { $known }
error-arena-deals = { $deals } coups doubles ne prouvent rien : jouez-en au moins { $least }
error-arena-players = il faut deux joueurs pour une rencontre
error-arena-twice = { $player } est deux fois au classement
error-arena-number = { $option } { $value } : il faut un nombre entier de { $least } à { $most }
error-arena-time = « { $text } » n’est pas une durée : écrivez des secondes au-dessus de 0, par exemple 0.1s ou 100ms, { $most }s au plus
error-arena-no-budget = { $player } ne tient compte d’aucun budget : ôtez @{ $budget }
error-arena-sides = { $player } ne joue qu’à deux camps, non à { $sides }
error-arena-omniscient = omniscient ne joue que dans l’arène, où on lui montre tous les jeux
error-arena-two-partners = { $player } : il faut deux partenaires, comme maitre+greedy
error-arena-partners = { $player } : personne n’a de partenaire à ce jeu
error-strength-part = aucune partie de la mesure ne s’appelle « { $name } » : voyez --list
error-strength-log = { $file } est le journal d’une autre mesure : déplacez-le, ou mesurez comme il le dit
error-strength-results = { $file } : ce ne sont pas des résultats de force
error-engine-budget = un budget de { $value } ne laisse réfléchir personne : il doit être au-dessus de 0
error-engine-budget-text = « { $text } » n’est pas un budget : écrivez un temps comme 0.5s ou 200ms, des nœuds comme 20000
error-arena-go = go : « { $text } » est illisible
error-arena-no-view = go : il n’y a pas de vue où jouer
error-arena-no-command = cmd: demande une commande, par exemple "cmd:python3 monrobot.py"
error-arena-pypi-name = le paquet dominoes n’a pas ici de joueur « { $name } » ; il y a : { $known }
error-arena-pypi-missing = le paquet dominoes n’est pas installé : pip install dominoes==6.1.0
error-arena-pypi-game = dominoes:{ $name } joue un autre jeu ({ $switches }) : prenez --rules voleur hand=7 pay_out=all
error-arena-ray-missing = Ray n’est pas installé : pip install "palamede[ray]"
error-arena-ray-address = pas de grappe Ray à { $address } : { $reason }
error-arena-worker = un processus de travail est mort ({ $status }) : y a-t-il assez de mémoire pour tant de --jobs ?
error-arena-limit-other = { $path } contient les réponses d’un autre joueur ou d’un autre jeu
error-arena-log-other = { $file } est le journal d’une autre rencontre : { $name } y est { $there }, ici { $here }
error-arena-log-broken = { $file }, ligne { $line } : ce n’est pas une ligne du journal d’une rencontre
error-arena-log-busy = { $file } : une autre rencontre écrit ce journal
error-arena-plot = { $file } : le dessin est en SVG, nommez un fichier qui finit par .svg
error-arena-plot-missing = les dessins demandent matplotlib : pip install "palamede[plot]"
error-arena-fault-start = { $player } ne peut être lancé : { $said }
error-arena-fault-refused = { $player } ne joue pas ces règles : { $said }
error-arena-fault-died = { $player } est mort au coup { $deal } : { $said }
error-arena-fault-late = { $player } n’a pas répondu à temps au coup { $deal }
error-arena-fault-nonsense = { $player } ne suit pas le protocole au coup { $deal } : { $said }
error-arena-fault-illegal = { $player } joue ce qui n’est pas permis au coup { $deal } : { $said }
error-arena-fault-many = { $player } : { $said } fautes jusqu’au coup { $deal }, plus qu’il n’en est pardonné
