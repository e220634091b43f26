# L'arbitre : la feuille d'une partie jouée avec de vrais dés, son dialogue et son impression.

error-sheet-appeal = on ne fait appel que d'une décision propre de l'arbitre
error-sheet-answer = « { $text } » n'est pas une réponse ici : { $allowed }
error-sheet-asked = rien n'est plus demandé : la décision est là
error-sheet-bare-hands = les places { $seats } n'ont plus de points sans avoir fini : une seule main peut tenir le double blanc seul, et plus quand il est sur la table
error-sheet-code = il n'y a pas de code « { $name } » ; les codes sont { $known }
error-sheet-counts = { $given } sommes de points sont données, et il y a { $sides } camps
error-sheet-deal-past = on ne peut plus revenir sur le coup { $deal }, seulement sur { $known }
error-sheet-due = { $field } : c'est { $due } qui vient, non { $given }
error-sheet-field = une ligne { $type } n'a pas de champ « { $field } » ; ses champs sont { $known }
error-sheet-file = ceci n'est pas une feuille de palamede arbiter
error-sheet-form = « { $field } » doit être { $right ->
        [whole] un nombre entier
        [text] un texte
        [flag] true ou false
        [wholes] une liste de nombres entiers
        [texts] une liste de textes
        [objects] une liste d'objets
       *[object] un objet
    }
error-sheet-hand-pips = la place { $seat } ne peut tenir { $pips } points avec { $tiles } dés : { $most } au plus
error-sheet-hands = { $given } mains sont comptées, et il y en a { $seats }
error-sheet-json = ce n'est pas du JSON, voyez le caractère { $column }
error-sheet-lead-mismatch = la place { $leader } n'a pas pu poser : la pose de ce coup est à la place { $due }
error-sheet-leader = dites quelle place a posé à ce coup
error-sheet-line = la ligne ne peut être lue : écrivez des dés comme 6-6 6-5> 5-1, et boude
error-sheet-line-pips = les dés de la ligne font { $laid } points, non { $given }
error-sheet-long = un cas a au plus { $most } caractères
error-sheet-lots = chaque joueur tire un dé : { $expected }
error-sheet-lots-equal = { $names } ont tiré des dés égaux : ils tirent de nouveau
error-sheet-missing = avec { $sum } dans les mains, il manque { $missing } points pour le talon ; ses { $tiles } dés, parmi les { $free } qui ne sont pas sur la table, font au moins { $least } et au plus { $greatest }{ $between ->
        [yes] , mais jamais cela
       *[no] {""}
    }
error-sheet-needs = il faut en savoir plus pour décider : { $needs }
error-sheet-no-counts = à ce jeu rien ne se marque avant la fin du coup
error-sheet-no-end = personne n'a fait domino et rien n'est fermé : dites comment le coup a fini
error-sheet-no-incident = la ligne { $number } n'est pas un incident
error-sheet-no-join = { $tile } ne touche aucun bout : ils montrent { $left } et { $right }
error-sheet-not-in-set = { $tile } n'est pas du jeu de double-{ $set }
error-sheet-not-open = une feuille commence par s'ouvrir : jeu, code et noms
error-sheet-number = la ligne { $place } porte le numéro { $number }
error-sheet-option = il n'y a pas de choix « { $option } » ; les choix sont { $known }
error-sheet-order = la ligne { $number } ({ $type }) n'a pas sa place ici
error-sheet-out-line = selon la ligne il reste { $tiles } dés à la place { $seat }
error-sheet-out-pips = la place { $seat } a fini et ne peut tenir { $pips } points
error-sheet-over = la dernière partie est finie : il ne reste rien à inscrire
error-sheet-partners = { $names } ont déjà été partenaires
error-sheet-places = les places doivent être prises par { $expected }, non { $given }
error-sheet-removed = { $tile } n'est pas en jeu
error-sheet-seat = il n'y a pas de place { $seat } : elles vont de 1 à { $seats }
error-sheet-seats-first = il faut d'abord placer les joueurs : par tirage, ou comme ils le disent
error-sheet-seats-taken = les places de cette partie sont prises
error-sheet-sum = les mains et le talon font { $sum } ; le jeu a { $whole } points, moins { $table } sur la table : { $left }
error-sheet-too-late = la partie de l'incident { $number } est finie et payée
error-sheet-too-many-pips = les mains et le talon font { $sum } ; tout le jeu en a { $whole }
error-sheet-twice = { $tile } est deux fois dans la ligne
error-sheet-two-ends = un coup ne finit que d'une façon : quelqu'un fait domino, ou le jeu est fermé
error-sheet-type = il n'y a pas de ligne de type « { $type } » ; les types sont { $known }
error-sheet-undo = on ne peut annuler { $number } lignes : il y en a { $most }
error-sheet-version = cette feuille est de la version { $version }, le programme lit la { $known }

# palamede arbiter
arbiter-metavar-case = FICHIER
arbiter-help-case = avec --json : un fichier d'un cas, ou d'un par ligne ; - ou rien pour l'entrée standard
arbiter-help-json = juger des cas donnés en JSON, une réponse par ligne
arbiter-help-card = imprimer la carte de l'arbitre d'un code, comme encyclopedie
arbiter-help-file = la feuille de marque : lue si elle existe, tenue à chaque pas
arbiter-help-output = écrire la carte (.pdf, .html) ou la feuille de --file (.pdf, .html, .dgn) dans ce fichier
arbiter-output-of-what = -o FICHIER va avec --card CODE, ou avec --file FEUILLE.json
arbiter-no-case = il n'y a pas de cas à juger : donnez un objet JSON, ou un par ligne
arbiter-line = ligne { $line } : { $text }
arbiter-case-alone = un fichier de cas va avec --json ; la feuille se donne avec --file
arbiter-output = { $file } : la fin du nom dit la forme ; écrivez .pdf ou .html
arbiter-no-file = Aucun fichier n'est tenu : commencez par --file FEUILLE.json pour continuer une autre fois.
arbiter-kept = La feuille est gardée dans { $file }.
arbiter-over = La dernière partie est finie. Comptes : { $accounts }.
arbiter-seats-due = Partie { $number } : qui est à quelle place ?
arbiter-standing = Partie { $partie }, coup { $deal }. Marque { $scores }.
arbiter-lead-open = Un dé décide de la pose.
arbiter-leads = { $name } pose, { $mixer } mêle.
arbiter-do-seats = placer les joueurs
arbiter-do-count = le coup est fini : inscrire le compte
arbiter-do-incident = un incident : demander une décision
arbiter-do-choose = le camp lésé choisit
arbiter-do-referee = l'arbitre décide lui-même
arbiter-do-appeal = en appeler à la galerie
arbiter-do-leave = un joueur s'en va pour de bon
arbiter-do-show = montrer la feuille
arbiter-do-print = imprimer la feuille dans un fichier (.pdf ou .html)
arbiter-do-export = écrire la feuille comme partie notée (.dgn)
arbiter-do-undo = annuler des lignes
arbiter-do-end = finir
arbiter-game = Quel jeu ?
arbiter-names = Les joueurs, séparés par des virgules :
arbiter-settings = Conventions à changer, comme target=150 (ou rien) :
arbiter-code = Quel code des fautes ?
arbiter-stake = Mise de chaque joueur (rien : { $due }) :
arbiter-how-seated = Comment sont-ils placés ?
arbiter-by-lots = par tirage : chacun a tiré un dé
arbiter-by-places = comme ils sont assis
arbiter-players = Joueurs : { $names }
arbiter-places = Leurs noms dans l'ordre du jeu, vers la droite, avec des virgules :
arbiter-who-leads = Qui pose ?
arbiter-lot = Dé tiré par { $name } :
arbiter-who-led = Qui a posé ?
arbiter-closed = personne : le jeu est fermé
arbiter-reached = personne : un point fait en jouant a fini la partie
arbiter-who-out = Qui a fait domino ?
arbiter-which-side = Quel camp ?
arbiter-line-asked = La ligne dé par dé, comme 6-6 6-5 boude 5-1 (ou rien) :
arbiter-pips = Points restant à { $name } :
arbiter-stock = Points du talon (rien : non compté) :
arbiter-line-pips = Points sur la table (rien : non comptés) :
arbiter-counts = Points faits en jouant par { $name } (rien : 0) :
arbiter-marked = Le coup { $deal } marque { $marks }.
arbiter-choose = Que choisit le camp lésé ?
arbiter-which = Quel incident ?
arbiter-reason = La raison :
arbiter-own-marks = Points pour { $name }, négatifs s'ils sont perdus (rien : 0) :
arbiter-own-barred = Qui ne marque rien à ce coup ?
arbiter-nobody = personne
arbiter-own-deal = Et le coup ?
arbiter-deal-goes-on = il est bon
arbiter-deal-stays = il est nul, le même joueur repose
arbiter-deal-passes = il est nul, la pose passe
arbiter-votes-for = Voix pour la décision de l'arbitre :
arbiter-votes-against = Voix contre :
arbiter-who-leaves = Qui s'en va ?
arbiter-print-to = Fichier (.pdf ou .html) :
arbiter-export-to = Fichier (.dgn) :
arbiter-written = { $file } est écrit.
arbiter-undo = Combien de lignes sur { $most } (rien : 1) :
arbiter-advice = À titre d'avis : { $code }, { $article } { $row }
arbiter-prompt = numéro :
arbiter-prompt-back = numéro, ou < pour revenir :
arbiter-one-of = écrivez un numéro de 1 à { $most }
arbiter-number = écrivez un nombre entier
