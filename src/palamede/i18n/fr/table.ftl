# Ce que disent la table, son serveur et ses preuves ; error-CODE avec les paramètres de l'erreur.

# ordres à la table
error-stale = la table a avancé entre-temps : regardez à nouveau, puis jouez
error-bad-number = { $n } n'est pas un événement de cette table : le dernier est { $last }
error-no-seat = vous n'avez pas de place à cette table
error-no-such-command = il n'y a pas d'ordre « { $command } »
error-bad-command = cet ordre n'a pas la bonne forme : la description de l'interface la donne
error-bad-field = { $field } n'a pas de valeur utilisable ici
error-owner-only = seul celui qui a ouvert la table peut faire cela
error-not-your-turn = ce n'est pas votre tour
error-no-count = il n'y a pas de compte à accepter
error-answered = vous avez déjà répondu
error-dead-seat = le mort est joué par le joueur d'en face
error-empty-seat = la place { $seat } est vide : invitez quelqu'un ou mettez-y un robot
error-nobody-sits = personne n'y est assis
error-not-a-bot = on ne renvoie qu'un robot
error-still-here = un robot pourra prendre cette place quand son joueur aura été absent { $seconds } secondes de plus
error-bad-name = écrivez un nom
error-no-such-option = il n'y a pas d'option « { $name } »
error-no-shuffle = on ne mêle pas en ce moment
error-too-early = les autres ne se sont pas encore engagés
error-wrong-bytes = ces octets ne sont pas ceux qui avaient été promis
error-no-take-back = rien ne se reprend à cette table
error-not-now = ce n'est pas possible maintenant
error-nothing-asked = personne ne demande cela
error-no-chat = on ne parle pas à cette table

# commandes à une table à l'ancienne
error-not-taking = on ne prend pas de dés en ce moment
error-place-taken = le dé de la place { $place } est pris : prenez-en un autre
error-too-many-taken = personne ne prend plus de { $most } dés, et il doit en rester aux autres
error-no-tiles = prenez d’abord vos dés
error-choice-open = quelqu’un doit d’abord choisir ce qui suit d’une décision
error-cannot-claim = cela ne peut se réclamer contre la place { $against } en ce moment
error-not-your-option = c’est au côté lésé de choisir
error-not-gallery = qui joue ne vote pas : on interroge la galerie

# venir à une table
error-no-such-table = cette table n'existe pas
error-no-such-sheet = cette feuille n'existe pas, ou ce lien ne l'ouvre pas
error-sheet-read-only = ce lien lit la feuille, il ne permet pas d'y écrire
error-sheet-behind = un autre a écrit sur cette feuille entre-temps : relisez-la, puis inscrivez de nouveau
error-archived = cette table est finie ; sa feuille est gardée
error-closing = le serveur s'arrête : revenez dans un instant
error-seat-taken = cette place est prise
error-table-full = toutes les places sont prises
error-bad-secret = ce lien n'ouvre pas cette table : demandez-en un nouveau
error-bad-code = ce code n'ouvre rien, ou ses dix minutes sont passées
error-no-spectators = seuls les joueurs voient cette table
error-too-many-opponents = { $opponents } adversaires pour { $seats } places
error-secret-or-invite = envoyez secret ou invite, pas les deux
error-no-token = montrez le jeton d'une place de cette table : Authorization: Bearer JETON

# le serveur
error-bad-request = la demande n'a pas la bonne forme : { $detail }
error-not-found = il n'y a rien à cette adresse
error-wrong-method = cela ne se fait pas à cette adresse
error-too-many = trop de demandes ({ $what }) de cette adresse : réessayez dans { $wait } secondes
error-defect = une erreur s'est produite dans le serveur ; rien n'est perdu
error-not-here = cela ne se règle que sur la machine où tourne le serveur
error-lan-impossible = ce réglage n'existe pas sur ce serveur
error-lan-none = cette machine n'est dans aucun réseau : connectez-la d'abord
error-lan-failed = impossible d'écouter le réseau : { $reason }
error-no-record = ce texte n'est pas une feuille de dominos : elle commence par des lignes comme [Rules "domino"]
error-no-such-deal = il n'y a pas de partie ni de coup { $number } dans cette feuille
error-no-such-move = il n'y a pas un tel jeu dans le coup { $deal }
error-public-url = { $url } n'est pas l'adresse d'un serveur : écrivez https://nom
error-public-url-path = { $url } : la page est à la racine d'un nom, sans chemin
error-proxy-address = { $proxy } n'est pas l'adresse d'un mandataire : par exemple 127.0.0.1 ou 10.0.0.0/8
error-port-taken = le port { $port } de { $host } est occupé : nommez-en un autre par --port, ou arrêtez ce qui l'occupe
error-port-number = { $port } n'est pas un port : de 1 à 65535
error-host-unknown = { $host } n'est pas une adresse de cette machine
error-database-url = une base se nomme par un chemin, sqlite:///chemin ou postgresql://utilisateur@hôte/nom
error-database-in-use = un autre processus sert les tables de cette base : arrêtez-le d'abord, ou nommez une autre base
error-database-newer = cette base vient d'une version plus récente de Palamède : installez-la
error-database-missing = il n'y a pas de base { $path } : rien n'a été sauvegardé
error-database-failed = la base de données a échoué : { $reason }
error-backup-exists = { $path } existe déjà : nommez un nouveau fichier
error-web-missing = le serveur demande d'autres paquets : pip install --upgrade palamede

# palamede serve, backup, verify
command-serve = servir les tables dans le navigateur
command-backup = écrire toutes les tables dans un fichier, sans les arrêter
command-verify = prouver les donnes d'une feuille par le protocole de la donne loyale
serve-help-host = adresse à écouter ; 127.0.0.1 est cette machine seule, 0.0.0.0 tout le monde
serve-help-port = port à écouter
serve-help-database = fichier des tables, ou adresse d'une base : sqlite:///chemin ou postgresql://utilisateur@hôte/nom
serve-help-public = adresse du serveur pour les navigateurs, quand un mandataire est devant lui
serve-help-proxy = adresse ou réseau d'un mandataire qui dit l'adresse des clients ; peut être répété
serve-help-name = autre nom par lequel le serveur peut être appelé ; peut être répété
serve-help-workers = processus où pensent les robots (par défaut : un de moins que de cœurs)
serve-help-open = montrer la page dans le navigateur de ce bureau
serve-runs = La table est déjà ouverte : { $url }
serve-open = La table est ouverte : { $url }
serve-stop = Ctrl-C l'arrête ; rien n'est perdu.
serve-no-page = La page n'a pas été construite : { $build }
backup-help-file = le fichier à écrire, une base SQLite
backup-done = Toutes les tables sont dans { $file }.
verify-help-file = une feuille, ou - pour l'entrée standard
verify-proved = Partie { $partie } : { $deals ->
        [one] la donne est celle
       *[other] les { $deals } donnes sont celles
    } que donnent le secret du serveur et les octets des places.
verify-no-proof = Partie { $partie } : la feuille n'a pas de ligne [Shuffle], il n'y a rien à prouver.
verify-other-protocol = Partie { $partie } : donnée par un protocole que ce programme ne connaît pas.
verify-not-revealed = Partie { $partie } : le secret du serveur n'est pas dans la feuille ; il est publié à la fin de la partie.
verify-rules = Partie { $partie } : les règles de la feuille ne sont pas connues.
verify-commit = Partie { $partie } : FAUX. Le secret n'est pas celui qui avait été promis avant la partie.
verify-seeds = Partie { $partie } : FAUX. Les octets des places ne sont pas complets.
verify-seat-commit = Partie { $partie } : FAUX. Les octets de la place { $seat } ne sont pas ceux qu'elle avait promis.
verify-deal-lead = Partie { $partie }, coup { $deal } : FAUX. Une autre place aurait dû poser.
verify-deal-hands = Partie { $partie }, coup { $deal } : FAUX. Les mains ne sont pas celles du protocole.
verify-deal-stock = Partie { $partie }, coup { $deal } : FAUX. Le talon n'est pas celui du protocole.
verify-deal-unknown-tiles = Partie { $partie }, coup { $deal } : ses dés ne sont pas tous connus, on ne peut rien prouver.
verify-deal-unknown-places = Partie { $partie }, coup { $deal } : la notation ne dit pas quelles places du rang mêlé chacun a prises ([Places]) ; le coup ne peut être prouvé.
verify-deal-play = Partie { $partie }, coup { $deal } : le jeu ne peut être suivi, rien de ce qui vient après ne peut être prouvé.
verify-server-seats = Partie { $partie } : { $seats } n'ont pas donné d'octets ; le serveur les a tirés.
verify-nothing = Il n'y a pas de partie dans cette feuille.

# what may be played, to people at a page
legal-draw = un dé à pêcher
legal-pass = bouder
