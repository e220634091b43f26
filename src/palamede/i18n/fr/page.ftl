# Les mots de la page dans le navigateur. Lus par la page elle-même à sa construction.

# ---- everywhere
page-title = Palamède : la table de dominos
page-skip = Aller au contenu
page-nav = Pages
page-nav-play = Jouer
page-nav-games = Mes parties
page-nav-settings = Réglages
page-nav-arbiter = Arbitre
page-nav-help = Aide
page-list-and = { $first } et { $last }
page-seat = Place { $seat }
page-dead-hand = Le mort
page-close = Fermer
page-yes = Oui
page-no = Non
page-lost-title = Il n’y a rien ici
page-lost-text = Cette adresse ne mène à aucune page. Les jeux vous attendent à la table.
page-error-unreachable = Le serveur ne répond pas. Tourne-t-il encore ?
page-error-generic = Cela n’a pas marché. Réessayez dans un instant.
page-error-no-table = Cette table n’existe pas, ou n’est pas ouverte à ce navigateur. Demandez un nouveau lien.
page-number-0 = blanc
page-number-1 = as
page-number-2 = deux
page-number-3 = trois
page-number-4 = quatre
page-number-5 = cinq
page-number-6 = six
page-number-7 = sept
page-number-8 = huit
page-number-9 = neuf
page-number-10 = dix
page-number-11 = onze
page-number-12 = douze
page-number-13 = treize
page-number-14 = quatorze
page-number-15 = quinze
page-number-16 = seize
page-number-17 = dix-sept
page-number-18 = dix-huit

# ---- choosing a game
page-home-title = À quel jeu jouons-nous ?
page-home-lead = Choisissez un jeu, des adversaires, et prenez place.
page-home-favourites = Pour commencer
page-home-more = Tous les jeux
page-home-going-on = Reprendre votre partie
page-players-some = { $players ->
        [one] un joueur
       *[other] { $players } joueurs
    }
page-players-range = { $least } à { $most } joueurs
page-game-line-tete_a_tete = Deux mains, sans pêche : qui ne peut jouer boude.
page-game-line-tete_a_tete_6 = Le duel simple, six dés chacun.
page-game-line-tete_a_tete_8 = Le duel simple, huit dés chacun.
page-game-line-tete_a_tete_10 = Le duel simple, dix dés chacun.
page-game-line-tete_a_tete_12 = Le duel simple, douze dés chacun.
page-game-line-domino = Un seul coup décide, sans compter de points.
page-game-line-peche = Qui ne peut jouer pêche jusqu’à ce qu’un dé aille.
page-game-line-aller_retour = Deux coups, et chacun a la pose une fois.
page-game-line-poule = Chacun pour soi ; le premier au but emporte la poule.
page-game-line-pot = Chacun pour soi, une mise par coup, jusqu’au pot vide.
page-game-line-voleur = Deux contre deux, partenaires face à face.
page-game-line-voleur_mort = Trois à table : l’un d’eux joue aussi pour le mort.
page-game-line-qui_perd_gagne = Gardez vos points : la main la plus lourde gagne.
page-game-line-matador = Les moitiés font sept, et les matadors vont partout.
page-game-line-matador_9 = Le matador avec le jeu double-neuf.
page-game-line-cinq_partout = Chaque fois que les bouts font un multiple de cinq, on marque.
page-game-line-trois_partout = Chaque fois que les bouts font un multiple de trois, on marque.

# ---- choosing opponents
page-setup-back = Autres jeux
page-setup-opponents = Contre qui ?
page-setup-bots = La maison joue avec vous
page-setup-friends = Des amis, par un lien
page-setup-friends-about = Vous recevez un lien à envoyer ; les places vides peuvent aller aux robots.
page-setup-players = Combien à table ?
page-setup-name = Votre nom à la table
page-setup-name-default = Invité
page-setup-start = S’asseoir et jouer
page-setup-open = Ouvrir la table
page-setup-rules = Comment on y joue
page-setup-conventions = Conventions de la table
page-setup-conventions-books = comme dans les livres
page-setup-conventions-changed = { $count ->
        [one] une changée
       *[other] { $count } changées
    }
page-rule-target = Points pour gagner
page-rule-target-deals = Nombre de coups
page-rule-stake = Enjeu de chacun
page-rule-hand = Dés par main
page-rule-draw = La pêche
page-rule-first_lead = La première pose
page-rule-next_lead = La pose suivante
page-rule-blocked_tie = Jeu fermé à égalité
page-rule-match_value = Valeur de la partie
page-rule-count_call = Marques en cours de jeu
page-bot-random = Au hasard
page-bot-random-about = Pose ce qui va.
page-bot-greedy = Amateur
page-bot-greedy-about = Se défait d’abord des gros dés.
page-bot-apprentice = Apprenti
page-bot-apprentice-about = Réfléchit à peine, oublie qui a boudé, garde ses gros dés.
page-bot-classical = Fort
page-bot-classical-about = Compte, se souvient et ferme le jeu.
page-bot-club = Joueur de club
page-bot-club-about = Pèse quelques donnes possibles.
page-bot-expert = Expert
page-bot-expert-about = Pèse beaucoup de donnes possibles.
page-bot-maitre = Maître
page-bot-maitre-about = Déduit vos dés de tout ce que vous faites. Le plus fort.
page-bot-measured = Bat « { $level } » de { $marks ->
        [one] { NUMBER($marks, maximumFractionDigits: 1) } point
       *[other] { NUMBER($marks, maximumFractionDigits: 1) } points
    } par coup, à deux

# ---- before the game
page-lobby-title = Qui prend place ?
page-lobby-empty = Place libre
page-lobby-you = vous
page-lobby-bot = robot
page-lobby-add-bot = Ajouter un robot à la place { $seat }
page-lobby-add = Ajouter un robot
page-lobby-free = Libérer la place { $seat }
page-lobby-free-short = Libérer
page-lobby-level = Force des robots
page-lobby-start = Commencer
page-lobby-fill = Compléter par des robots et commencer
page-lobby-wait-owner = On attend que l’hôte de la table commence.
page-invite-open = Inviter
page-invite-title = Inviter des amis
page-invite-text = Qui ouvre ce lien peut prendre une place libre. Aucun compte n’est nécessaire.
page-invite-table = La table
page-invite-which = Lien pour
page-invite-link = Lien
page-invite-copy = Copier le lien
page-invite-copied = Copié.
page-invite-selected = Le lien est sélectionné : copiez-le par Ctrl+C, ou d’un appui long.
page-invite-qr = Code QR du lien
page-invite-lan = Les gens de ce réseau
page-invite-lan-about = Ouvre la table aux téléphones et ordinateurs de votre réseau ; fermé tant que vous ne l’ouvrez pas.
page-invite-loopback = Ce lien ne marche que sur cet ordinateur. Ouvrez le réseau pour les téléphones.
page-invite-own = Le lien d’une place en est la clé : qui l’a y joue.
page-program-open = Asseoir un programme
page-program-title = Un programme à vous
page-program-text = Un programme joue une place par le web : il lit ce qui se passe et répond par ses coups. Il voit ce que voit sa place, et rien de plus.
page-program-seat = Sa place
page-program-seat-of = Place { $seat } : { $name }
page-program-seat-about = Un jeton fait auparavant pour cette place n’y donne plus droit.
page-program-make = Faire un jeton
page-program-token = Jeton
page-program-once = Le jeton de la place { $seat } ne se montre que cette fois : gardez-le maintenant.
page-program-copy = Copier
page-program-copy-token = Copier le jeton
page-program-copy-line = Copier la ligne
page-program-example = Pour essayer avec l’exemple
page-program-example-about = Dans le dossier du projet : un robot de quarante lignes qui pose son dé le plus lourd.
page-program-openapi = Tout ce qu’un programme peut demander et dire :
page-program-later = Un programme s’assied entre deux parties. Attendez la fin de celle-ci.
page-join-title = Vous êtes invité à la table
page-join-text = Dites votre nom aux autres et prenez place.
page-join-button = Prendre place

# ---- the table
page-table-title = { $game } – Palamède
page-table-title-turn = À vous : { $game }
page-players-heading = Joueurs
page-line-heading = La ligne
page-hand-heading = Votre main
page-hand-of-dead = La main du mort
page-log-heading = Ce qui s’est passé
page-scores-heading = Marques
page-deal-number = Coup { $deal }
page-target = en { $target } points
page-target-deals = { $target ->
        [one] en un coup
       *[other] en { $target } coups
    }
page-stake = enjeu { $stake }
page-pot = Pot { $pot }
page-stock = Talon
page-stock-count = { $count ->
        [0] Le talon est vide
        [one] Un dé au talon
       *[other] { $count } dés au talon
    }
page-seat-tiles = { $count ->
        [one] un dé
       *[other] { $count } dés
    }
page-seat-leads = a la pose
page-seat-turn = joue
page-seat-gone = absent
page-seat-partner = votre partenaire
page-seat-passed = boude
page-seat-drew = pêche
page-seat-replace = Faire jouer un robot pour { $name }
page-side-us = Vous
page-turn-yours = À vous
page-turn-of = C’est à { $name }
page-turn-lay = { $count ->
        [one] À vous. Un dé va : { $tiles }.
       *[other] À vous. { $count } dés vont : { $tiles }.
    }
page-turn-lead = À vous la pose
page-turn-draw = Rien ne va : pêchez un dé.
page-turn-pass = Rien ne va : vous boudez.
page-turn-shuffle = On mêle les dés
page-which-end = { $tile } va aux deux bouts : gauche ou droite ?
page-end-left = Gauche
page-end-right = Droite
page-end-left-about = Poser { $tile } au bout gauche, sur { $number }
page-end-right-about = Poser { $tile } au bout droit, sur { $number }
page-ends-open = Bouts ouverts : { $left } et { $right }
page-confirm-lay = Poser
page-confirm-cancel = Reprendre
page-confirm-say = { $tile } : Entrée le pose, Échap le reprend.
page-act-pass = Bouder
page-act-draw = Pêcher
page-menu = Menu
page-zoom = Taille de la ligne
page-zoom-out = Plus petit
page-zoom-whole = Ligne entière
page-zoom-in = Plus grand
page-zoom-now = Taille de la ligne : { $percent } %
page-table-log = Journal
page-table-sheet = Feuille de marque
page-table-leave = Quitter la table
page-table-home = Retour aux jeux
page-take-back = Demander à reprendre
page-take-back-question = { $name } demande à reprendre son dernier dé.
page-take-back-waiting = On attend l’accord des autres.
page-leave-sure = Quitter cette table ? Un robot joue pour vous jusqu’à votre retour.
page-spectator = Vous regardez.
page-refused = Ce n’est pas possible maintenant.
page-link-connecting = On rejoint la table…
page-link-lost = La connexion est perdue. Elle revient d’elle-même ; rien n’est perdu.
page-link-restarting = Le serveur redémarre. Les pendules sont arrêtées.
page-link-back = La connexion est revenue.
page-link-sending = Envoi…
page-sit-again = Un robot joue pour vous.
page-sit-again-button = Reprendre ma place
page-options-title = Cette table
page-options-spectators = D’autres peuvent regarder
page-options-spectators-about = Qui regarde ne voit que la table, aucune main.
page-options-chat = Paroles
page-options-chat-about = Quelques phrases aimables qui ne disent rien des mains.
page-options-take_back = Reprise
page-options-take_back-about = Qui vient de poser peut demander à tous les autres de reprendre son dé.
page-options-clock = Temps par coup joué
page-options-clock-none = Sans pendule
page-options-clock-seconds = { $seconds } secondes
page-options-clock-minutes = { $minutes } minutes
page-options-clock-match = Temps de chacun pour toute la partie
page-options-clock-fixed = Les pendules se règlent avant la partie et restent jusqu’à sa fin.
page-clock-of = Pendule de { $name } : { $time }
page-clock-short = { $seconds ->
        [one] Il vous reste une seconde.
       *[other] Il vous reste { $seconds } secondes.
    }

# ---- what has happened
page-event-seated = { $name } prend la place { $seat }.
page-event-stands-in = Un robot joue pour { $name }.
page-event-left = { $name } quitte la table.
page-event-begun = La partie { $partie } commence.
page-event-shuffling = On mêle les dés.
page-event-lots = { $name } tire la pose.
page-event-dealt = Coup { $deal } : la pose est à { $name }.
page-event-laid = { $name } pose { $tile }
page-event-everywhere = { $number } partout
page-event-marks = marque { $points }
page-event-drew = { $name } pêche un dé
page-event-drew-tile = { $name } pêche { $tile }
page-event-passed = { $name } boude
page-event-counted-domino = { $name } fait domino.
page-event-counted-closed = Le jeu est fermé.
page-event-counted-reached = { $name } atteint le but.
page-event-counted-void = Le coup est nul.
page-event-scores = { $name } : { $points }.
page-event-finished = { $times ->
        [2] La partie est à { $names }, payée double.
        [3] La partie est à { $names }, payée triple.
       *[other] La partie est à { $names }.
    }
page-event-finished-drawn = La partie est nulle.
page-event-asked = { $name } demande à reprendre.
page-event-agreed = { $name } accepte.
page-event-declined = { $name } refuse.
page-event-taken-back = Le dernier dé est repris.
page-event-said = { $name } : { $phrase }
page-phrase-0 = Bonjour !
page-phrase-1 = Bonne chance !
page-phrase-2 = Merci.
page-phrase-3 = Pardon.
page-phrase-4 = Un instant, s’il vous plaît.
page-phrase-5 = Me revoilà.
page-phrase-6 = Bravo !
page-phrase-7 = Belle partie.
page-phrase-8 = Encore une ?
page-phrase-9 = C’était ma dernière.
page-phrase-10 = Santé !
page-phrase-11 = Au revoir !
page-talk = Dire un mot

# ---- what is read aloud
page-greet-seating = Vous êtes à la table. La partie n’a pas commencé.
page-greet-deal = Vous êtes à la table, coup { $deal }. { $scores }
page-say-ends = Bout gauche { $left }, bout droit { $right }.
page-say-no-line = Aucun dé n’est encore posé.
page-say-hand = { $count ->
        [one] Vous tenez un dé : { $tiles }.
       *[other] Vous tenez { $count } dés : { $tiles }.
    }
page-say-no-hand = Vous ne tenez aucun dé.
page-say-line = { $count ->
        [one] Un dé est posé : { $tiles }.
       *[other] { $count } dés de gauche à droite : { $tiles }.
    }
page-say-count = { $count ->
        [one] { $name } tient un dé.
       *[other] { $name } tient { $count } dés.
    }
page-say-stock = { $count ->
        [0] Le talon est vide.
       *[other] Talon : { $count }.
    }
page-say-score = { $name } : { $points }.
page-say-target = Le but est { $target }.
page-tile-none = { $tile }, ne va pas
page-tile-plain = { $tile }
page-tile-left = { $tile }, va à gauche
page-tile-right = { $tile }, va à droite
page-tile-both = { $tile }, va à gauche et à droite
page-tile-lead = { $tile }, peut ouvrir

# ---- the count
page-result-title = Coup { $deal } : le compte
page-result-domino = { $name } fait domino
page-result-closed = Le jeu est fermé
page-result-reached = { $name } atteint le but
page-result-void = Le coup est nul, nul ne marque
page-result-pips = { $pips ->
        [one] un point
       *[other] { $pips } points
    }
page-result-marks = { $points ->
        [one] un point
       *[other] { $points } points
    }
page-result-now = total { $points }
page-result-out = domino
page-result-next = Coup suivant
page-result-waiting = On attend les autres…
page-result-skip = Montrer tout de suite
page-result-won-you = Vous avez gagné !
page-result-won = La partie est à { $names }
page-result-drawn = La partie est nulle
page-result-times = { $times ->
        [2] Petite bredouille : payée double.
        [3] Grande bredouille : payée triple.
       *[other] {""}
    }
page-result-stakes = Enjeux
page-result-fair-wrong = Les mains de cette partie ne découlent pas du secret publié du mélange. Gardez le relevé.
page-result-fair-proved = Donne prouvée : le secret du mélange est publié, et toutes vos mains en découlent.
page-rematch = Rejouer
page-rematch-waiting = Vous voulez rejouer. L’hôte de la table commence.
page-sheet-deal = Coup
page-sheet-total = Total
page-sheet-empty = Aucun coup n’est encore compté.
page-sheet-account = Compte

# ---- my games
page-games-title = Mes parties
page-games-lead = Ces parties appartiennent à ce navigateur ; personne d’autre ne voit cette liste.
page-games-empty = Aucune partie encore. La première est à trois clics.
page-games-resume = Reprendre
page-games-replay = Revoir
page-games-download = Télécharger le relevé
page-games-share = Partager un lien
page-games-share-about = Qui ouvre ce lien voit les parties finies de cette table, toutes les mains ouvertes.
page-games-share-gone = Ce lien ne partage rien ici. Demandez-en un nouveau.
page-games-import = Revoir un relevé d’un fichier
page-games-import-about = Un fichier au format DGN, d’ici ou d’ailleurs.
page-games-move = Emporter mes parties sur un autre appareil
page-games-move-about = Huit mots ouvrent vos parties sur l’autre appareil. Gardez-les pour vous.
page-games-move-button = Montrer huit mots
page-games-claim = Mots d’un autre appareil
page-games-claim-button = Amener mes parties ici
page-games-claimed = Vos parties sont ici.
page-games-forget = M’oublier
page-games-forget-about = Efface votre nom et les clés de vos places. Retire du serveur les feuilles de marque que vous partagez. Les relevés restent, avec « Place 2 » pour nom.
page-games-forget-sure = Vraiment tout oublier ?
page-games-forgotten = Oublié.
page-games-finished = terminée
page-games-going-on = en cours
page-replay-title = Revoir la partie
page-replay-step = Étape { $step } sur { $total }
page-replay-position = Position dans la partie
page-replay-first = Au début
page-replay-previous = Un pas en arrière
page-replay-next = Un pas en avant
page-replay-last = À la fin
page-replay-play = Faire défiler
page-replay-pause = Pause
page-replay-picture = Garder en { $format }

# ---- settings
page-settings-title = Réglages
page-settings-lead = Gardés dans ce navigateur seulement.
page-settings-language = Langue
page-settings-language-auto = Celle du navigateur
page-settings-theme = Clair ou sombre
page-theme-auto = Comme le système
page-theme-light = Clair
page-theme-dark = Sombre
page-settings-motion = Animations
page-motion-auto = Comme le système
page-motion-full = Complètes
page-motion-reduced = Réduites
page-settings-pace = Rythme des robots
page-pace-instant = Immédiat
page-pace-normal = Normal
page-pace-slow = Lent
page-settings-sound = Sons
page-settings-sound-about = Le clic des dés, un toc pour qui boude. La touche M les coupe.
page-settings-confirm = Confirmer chaque dé
page-settings-confirm-about = Un dé est montré à sa place avant d’être posé.
page-settings-auto = Bouder et pêcher pour moi
page-settings-auto-about = Quand rien d’autre n’est possible, après le temps qu’un robot prendrait.
page-settings-letters = Touches lettres
page-settings-letters-about = E, H, L, C, S parlent, P boude, M coupe le son. À couper si elles gênent vos outils.
page-settings-name = Votre nom aux tables

# ---- help
page-help-title = Aide
page-help-lead = Tout se fait au doigt, à la souris et au clavier.
page-help-touch = Au doigt et à la souris
page-help-touch-tap = Touchez un dé pour le poser. S’il va aux deux bouts, deux gros boutons demandent lequel.
page-help-touch-drag = Ou tirez-le vers la ligne : il va au bout le plus proche.
page-help-touch-shape = Les dés jouables sont relevés, et l’encoche au-dessus montre le bout où ils vont.
page-help-touch-why = Un dé qui ne va pas dit pourquoi quand on le touche.
page-help-keys = Au clavier
page-help-key = Touche
page-help-does = Ce qu’elle fait
page-help-arrows = choisir un dé de la main
page-help-enter = poser le dé choisi
page-help-ends = le poser au bout gauche ou droit
page-help-escape = reprendre ce qui n’est pas encore posé
page-help-space = pêcher un dé
page-help-p = bouder
page-help-e = dire les bouts ouverts
page-help-h = dire votre main
page-help-l = dire la ligne
page-help-c = dire combien de dés chacun tient
page-help-s = dire les marques
page-help-t = dire à qui c’est de jouer
page-help-m = sons oui ou non
page-help-zoom = ligne plus grande, plus petite
page-help-whole = la ligne entière
page-help-pan = déplacer ce qui se voit d’une ligne agrandie
page-help-touch-zoom = Deux doigts agrandissent la ligne, un doigt la déplace ; le bouton au cadre la montre entière.
page-key-shift-arrows = Maj et flèches
page-help-question = cette page
page-key-arrows = Flèches
page-key-enter = Entrée
page-key-space = Espace
page-key-escape = Échap

# ---- la donne loyale
page-nav-fair = Donne loyale
page-fair-title = La donne loyale
page-fair-lead = Personne ne peut choisir les dominos, et chacun peut le vérifier après coup.
page-fair-how = Comment on fait
page-fair-step-1 = Au début d’une partie, le serveur tire un secret et en publie le sceau (SHA-256).
page-fair-step-2 = Le navigateur de chaque joueur scelle des octets à lui, et les montre quand tous l’ont fait.
page-fair-step-3 = Le secret et ces octets, ensemble, mêlent toutes les donnes de la partie.
page-fair-step-4 = La partie finie, le secret est publié : chaque donne peut être recalculée.
page-fair-shows = Ce que cela prouve :
page-fair-shows-about = les dominos de chaque donne étaient fixés avant que quiconque puisse les connaître, par toutes les places ensemble.
page-fair-not = Ce que cela ne prouve pas :
page-fair-not-about = que le serveur, qui connaît le secret, ne le dit à personne, ni que deux joueurs ne se disent pas leurs dominos.
page-fair-not-server = Là où une place n’a pas donné d’octets, le serveur les a tirés : le relevé le marque.
page-fair-by-server = { $count ->
        [one] Le serveur a tiré les octets de la place { $seats }, qui n’en a pas donné : un robot, ou un joueur resté muet.
       *[other] Le serveur a tiré les octets des places { $seats }, qui n’en ont pas donné : des robots, ou des joueurs restés muets.
    }
page-fair-alone = Aucune place n’a donné d’octets à elle : le serveur a mêlé seul, sous son sceau.
page-record-drop = Ou déposez le fichier ici, ou collez le texte d’un relevé :
page-record-paste = Texte d’un relevé
page-fair-prove = Prouver un relevé
page-fair-prove-about = Choisissez un fichier au format DGN. Il est vérifié ici, dans votre navigateur, et n’est envoyé nulle part.
page-fair-prove-this = Prouver les donnes
page-fair-partie = Partie { $partie } :
page-fair-proved = { $deals ->
        [one] la donne est celle que donnent le secret et les octets des joueurs.
       *[other] les { $deals } donnes sont celles que donnent le secret et les octets des joueurs.
    }
page-fair-nothing = Il n’y a pas de partie dans ce fichier.
page-fair-fault-no-proof = le relevé ne promet rien, il n’y a donc rien à prouver.
page-fair-fault-other-protocol = donnée selon un protocole que cette page ne connaît pas.
page-fair-fault-not-revealed = le secret n’est pas encore publié ; il l’est à la fin de la partie.
page-fair-fault-commit = faux. Le secret n’est pas celui qui a été scellé.
page-fair-fault-seeds = faux. Les octets des joueurs ne sont pas complets.
page-fair-fault-seat-commit = faux. La place { $at } a montré d’autres octets que ceux qu’elle avait scellés.
page-fair-fault-unknown-tiles = les dominos de la donne { $at } ne sont pas tous connus : elle ne peut pas être prouvée.
page-fair-fault-unknown-places = la notation ne dit pas qui a pris quels dés du coup { $at } ; il ne peut être prouvé.
page-fair-fault-hands = faux. Les mains de la donne { $at } ne sont pas celles que donne le secret.
page-fair-fault-stock = faux. Le talon de la donne { $at } n’est pas celui que donne le secret.
page-fair-fault-lead = faux. La donne { $at } a été posée par une autre place que celle que donnent le secret et les règles.
page-fair-fault-play = le jeu de la donne { $at } ne peut pas être suivi : la suite ne peut pas être prouvée.
page-fair-fault-rules = jouée selon des règles que cette page ne connaît pas.

# ---- les donnes de ce serveur
page-stats-title = Les donnes de ce serveur face au hasard
page-stats-deals = { $deals ->
        [0] Aucune donne n’a encore été comptée ici.
        [one] Une donne a été comptée ici.
       *[other] { $deals } donnes ont été comptées ici.
    }
page-stats-who = Qui reçoit quels dominos ?
page-stats-who-about = Les joueurs sont ceux dont le navigateur a mêlé aussi. La maison, ce sont tous les autres : les robots, et la main du mort.
page-stats-tiles = Dominos
page-stats-seen = Donnés
page-stats-chance = Par hasard
page-stats-away = Écart au hasard
page-stats-pips-people = Joueurs : points par domino
page-stats-doubles-people = Joueurs : doubles par domino
page-stats-pips-house = La maison : points par domino
page-stats-doubles-house = La maison : doubles par domino
page-stats-away-about = Compté en écarts types. Avec un mélange honnête, 19 de ces nombres sur 20 sont au-dessous de 2, et presque jamais un seul au-dessus de 4.
page-stats-usual = comme le hasard
page-stats-rare = rare
page-stats-far = trop loin pour le hasard
page-stats-doubles = Doubles dans une main
page-stats-doubles-about = La barre est ce qui a été donné, le trait ce que prédit le hasard. Avec un mélange honnête, la barre finit dans la bande 19 fois sur 20.
page-stats-doubles-count = Doubles
page-stats-each = Chaque domino
page-stats-each-about = Combien de fois chaque domino du jeu double-six a été donné à des joueurs.
page-stats-of-chance = par hasard { $chance }

# ---- the table à l'ancienne
page-old-table = Quelle rigueur à la table ?
page-old-strict = Le programme veille aux règles
page-old-strict-about = On ne peut jouer que ce qui est permis.
page-old-old = À l’ancienne
page-old-old-about = Comme avec de vrais dés : chacun peut se tromper, personne n’est averti, et qui s’en aperçoit doit réclamer. Le code d’un livre juge alors.
page-old-code = Le code qui juge
page-old-code-books = Les vieux livres
page-old-code-tournaments = Tournois
page-old-code-book = Un livre français : ses articles sur les fautes, les peines et le délai pour réclamer. Où il se tait, l’Encyclopédie parle.
page-old-code-tournament = Un code de tournoi : il juge ce qu’il nomme.
page-old-second = Où il se tait
page-old-second-none = Aucun autre code
page-old-second-none-about = Alors rien n’est marqué, et les articles des livres sont donnés à titre d’avis.
page-old-second-about = Alors ce code juge ; où il se tait aussi, rien n’est marqué.
page-old-forgetful = Robots distraits
page-old-forgetful-about = Ils renoncent à { $renege } % de leurs tours, laissent passer { $claims } % des fautes qu’ils pourraient réclamer et oublient { $announcements } % de leurs annonces. Sinon, ils ne se trompent jamais exprès.
page-old-taking = Prenez vos dés
page-old-taking-about = { $due ->
        [one] Il vous revient un dé, et personne ne compte pour vous.
       *[other] Il vous revient { $due } dés, et personne ne compte pour vous.
    }
page-old-mixed = Les dés mêlés
page-old-place = Dé { $place }, face cachée
page-old-place-taken = Place { $place }, vide
page-old-place-up = Dé { $place }, retourné : { $tile }
page-old-take = { $count ->
        [0] Prendre
        [one] Prendre ce dé
       *[other] Prendre ces { $count } dés
    }
page-old-serve = Servez-moi
page-old-ready = J’ai mes dés
page-old-ready-waiting = On attend que chacun ait ses dés …
page-old-have = { $count ->
        [0] Vous n’avez encore aucun dé.
        [one] Vous avez un dé.
       *[other] Vous avez { $count } dés.
    }
page-old-taking-keys = Touchez des dés pour les choisir, ou passez sur plusieurs ; un appui long en retourne un. Au clavier : flèches, Espace choisit, Entrée prend, U retourne.
page-old-turn = À vous : tout dé peut être posé
page-old-turn-lead = Vous avez la pose : posez un dé
page-old-where = { $tile } : à quel bout ?
page-old-early = C’est à { $name } de jouer, pas à vous. Le faire quand même ?
page-old-early-lay = Poser { $tile } hors de son tour
page-old-early-pass = Bouder hors de son tour
page-old-acts = Plus
page-old-acts-title = Ce que l’on peut faire à la table
page-old-domino = Dire « Domino ! »
page-old-domino-show = Le montrer en disant « Domino ! »
page-old-domino-about = Poser le dernier dé le dit de soi-même. Dit à tort, c’est une faute.
page-old-show = Montrer ce dé
page-old-show-about = Laisse voir à tous un dé de votre jeu.
page-old-show-which = Dé à montrer
page-old-name = Nommer un dé
page-old-name-about = Vous dites un dé ; puis vous posez celui-ci, ou un autre.
page-old-named = Vous avez nommé { $tile }. Posez maintenant un dé.
page-old-announce-about = À ce jeu, un point ne compte que s’il est annoncé, avec le dé ou avant que le suivant ne joue ; le dernier dé, jusqu’à l’accord sur le compte.
page-old-announce-with = Vous annoncez { $points } avec votre prochain dé.
page-old-announce-now = Annoncer maintenant
page-old-announce-next = Annoncer avec le prochain dé
page-old-points = Points
page-old-bredouille = Réclamer la bredouille
page-old-bredouille-about = Avant que le coup suivant ne commence, sinon seule la partie simple est payée.
page-old-own-up = J’ai boudé à tort
page-old-own-up-about = L’avouer coûte moins que d’être découvert.
page-old-ask-row = Demander quel dé a été posé d’abord
page-old-ask-table = Demander les derniers dés posés
page-old-claim = Réclamer
page-old-claim-title = Réclamer une faute
page-old-claim-about = Cette liste est la même quoi que tiennent les autres. Réclamer à tort coûte ce que dit le code.
page-old-claim-what = Que s’est-il passé ?
page-old-claim-who = Contre qui ?
page-old-claim-tile = Quel dé ?
page-old-claim-no-tile = aucun dé en particulier
page-old-claim-send = Réclamer
page-old-claim-nothing = Rien ne peut être réclamé maintenant.
page-old-claims = Réclamations de ce coup
page-old-claims-none = Personne n’a rien réclamé.
page-old-claim-line = { $name } contre { $against } : { $fault }
page-old-claim-noted = notée pour le compte
page-old-claim-choosing = le côté lésé choisit
page-old-claim-ruled = jugée
page-old-claim-count = { $count ->
        [one] une réclamation en cours
       *[other] { $count } réclamations en cours
    }
page-old-unfounded = sans fondement
page-old-gallery = Demander à la galerie
page-old-vote = { $name } demande à la galerie : { $against } l’a-t-il fait ? { $fault }
page-old-choose = Vous avez le choix
page-old-choose-default = si personne ne choisit
page-old-choose-left = { $seconds ->
        [one] encore une seconde
       *[other] encore { $seconds } secondes
    }
page-old-option-goes_on = Continuer
page-old-option-keep = Laisser valoir
page-old-option-play_on = Continuer ; le coupable connu ne marque rien
page-old-option-nothing = Rien ne s’ensuit
page-old-option-lies_open = Le dé reste étalé et se pose dès qu’il s’adapte
page-old-option-done_over = Le dé est repris et le tour rejoué
page-old-option-void = Le coup est nul et l’on remêle
page-old-option-annul = Annuler le coup
page-old-option-partie_void = Annuler la partie
page-old-option-as_laid = Laisser le dé comme il est posé
page-old-option-named = Le dé nommé doit être posé
page-old-option-kept = Il garde les dés qu’il a pris
page-old-option-drawn_back = Un dé est retiré de son jeu
page-old-option-forbid = Son partenaire ne peut ouvrir par ce point
page-old-counting = Les jeux sont abattus : le compte
page-old-counting-about = Les réclamations notées sont jugées maintenant. Quand chacun est d’accord, rien de ce coup ne peut plus être réclamé.
page-old-proposed = Proposé
page-old-agree = D’accord avec le compte
page-old-agree-waiting = Vous êtes d’accord. On attend les autres …
page-old-agree-left = { $seconds ->
        [one] Le compte vaut dans une seconde
       *[other] Le compte vaut dans { $seconds } secondes
    }
page-old-ruling = Décision : { $fault }
page-old-no-article = pas d’article
page-old-source = { $code }, { $article }
page-old-silent = Muets ici : { $codes }
page-old-advice = D’autres codes, à titre d’avis
page-old-first = Une décision vous touche
page-old-article-french = Le français du livre
page-old-article-in-french = En français
page-old-article-general = règles générales
page-old-article-ours = En nos mots
page-old-better = Ce que vous auriez pu faire
page-old-understood = Compris
page-old-better-renege = Regardez les deux bouts avant de bouder. Qui a boudé à tort peut se reprendre tant que le suivant n’a ni montré un dé ni boudé.
page-old-better-draw_could_play = Regardez les deux bouts avant de piocher : un dé qui s’adapte se pose.
page-old-better-misplay = Comparez le dé au bout avant de le lâcher : s’il ne va pas, reprenez-le aussitôt.
page-old-better-wrong_end = Choisissez le bout avant de poser : un bon dé reste où il est.
page-old-better-exposed_tile = Gardez vos dés tournés vers vous ; n’en montrez un qu’à votre tour et s’il s’adapte.
page-old-better-out_of_turn = Attendez que celui qui vous précède ait posé ou boudé.
page-old-better-overdraw = Comptez ce que vous prenez, ou dites « Servez-moi ». Avant la pose, un dé de trop se remet vite en ordre.
page-old-better-underdraw = Comptez ce que vous prenez, ou dites « Servez-moi ». Avant la pose, le dé qui manque se prend au talon.
page-old-better-wrong_hand = Le poseur compte d’abord le talon : après la pose, il est trop tard.
page-old-better-late_count = Dites les points à haute voix avec le dé, ou avant que le suivant ne joue.
page-old-better-wrong_claim = Réclamez ce que vous avez vu, et ne nommez le dé que si vous en êtes sûr.
page-old-better-signal = À la table, on ne dit pas un mot qui puisse éclairer un partenaire.
page-old-better-false_domino = Ne dites « Domino ! » qu’en posant votre dernier dé.
page-old-better-undue_last = Gardez le dernier dé jusqu’à votre tour, et s’il s’adapte.
page-old-better-named_other = Posez sans mot dire : qui ne nomme rien ne se trompe pas de nom.
page-old-better-wrong_count = Comptez dé par dé les jeux abattus avant d’être d’accord.
page-old-better-stock_looked_at = Laissez le talon face cachée jusqu’à la fin du coup.
page-old-better-shown_in_serving = Tirez les dés à vous face cachée et ne les retournez que devant vous.
page-old-better-any = L’article dit ce qu’il fallait faire, et jusqu’à quand cela peut être réparé.
page-old-open = étalé
page-old-open-tiles = Dés étalés de { $name } : { $tiles }
page-old-must = { $name } doit poser { $tile } dès qu’il s’adapte ; { $chooser } choisit le bout.
page-old-called = Les jeux de { $names } sont abattus. { $caller } appelle leurs dés.
page-old-call = Vous appelez pour { $name }
page-old-forbidden = { $name } ne peut ouvrir par { $number }.
page-old-barred = { $name } ne marque rien de ce coup.
page-old-barred-tag = ne marque rien
page-old-consequences = Ce que les décisions ont laissé
page-old-referee = Arbitre
page-old-help = À une table à l’ancienne
page-old-help-text = Tout dé peut être posé à l’un ou l’autre bout, et rien n’est indiqué. « Réclamer » montre ce que l’on peut réclamer, « Plus » ce que l’on peut faire d’autre : domino, montrer, nommer, annoncer. K ouvre les réclamations, X le reste.
page-event-took = { $count ->
        [one] { $name } prend un dé.
       *[other] { $name } prend { $count } dés.
    }
page-event-ready = { $name } a ses dés.
page-event-taking = Coup { $deal } : les dés sont mêlés, chacun prend les siens.
page-event-shown = { $name } laisse voir { $tile }.
page-event-says-named = { $name } nomme { $tile }
page-event-says-domino = { $name } dit « Domino ! »
page-event-says-domino-tile = { $name } dit « Domino ! » et montre { $tile }
page-event-says-points = { $name } annonce { $points }
page-event-says-bredouille = { $name } réclame la bredouille.
page-event-claimed = { $name } réclame contre { $against } : { $fault }.
page-event-owns-up = { $name } avoue : { $fault }.
page-event-noted = La réclamation est notée pour le compte.
page-event-noticed = { $against } : { $fault }.
page-event-ruled = Décision ({ $source }) : { $reason }
page-event-choosing = { $names } : à eux de choisir : { $options }.
page-event-chosen = { $name } choisit : { $option }.
page-event-chosen-default = Personne n’a choisi : { $option }.
page-event-restored = On reprend le jeu à la faute.
page-event-opened-hand = Le jeu de { $name } est abattu.
page-event-counting = On abat pour le compte.
page-event-agreed-count = { $name } est d’accord avec le compte.
page-event-served = Chacun a ses dés. { $name } a la pose.
page-event-word = { $name } dit un mot.
page-event-gallery = { $name } demande à la galerie.
page-event-gallery-yes = La galerie : le fait est constaté, { $for } contre { $against }.
page-event-gallery-no = La galerie : le fait n’est pas constaté, { $for } contre { $against }.
page-event-told-table = { $name } demande ; le dernier dé de chacun : { $tiles }.
page-event-told-lead = { $name } demande ; { $lead } a posé le { $tile }.
page-event-told-leader = { $name } demande ; la pose est à { $lead }.
page-event-told-nothing = { $name } demande qui a posé ; on n’est plus tenu de le dire.
page-event-out-of-turn = hors de son tour
page-old-ending = Le coup est fini
page-old-ending-about = Qui a quelque chose à réclamer contre le dernier dé le dit maintenant ; puis les jeux sont abattus.
page-old-ending-agree = Rien à redire
page-old-ending-left = { $seconds ->
        [one] Les jeux sont abattus dans une seconde
       *[other] Les jeux sont abattus dans { $seconds } secondes
    }
