# La ligne de commande : à quoi servent les commandes, leurs options, ce qui peut échouer.

command-about = Le domino selon les anciens livres : jouer des parties entières, tenir, vérifier et expliquer les feuilles.
command-epilog = Sans commande, une table s’ouvre, comme avec « play ». « palamede COMMANDE --help » en dit plus. Code de sortie : 0 tout va bien, 1 quelque chose a été trouvé, 2 impossible.
command-metavar = COMMANDE
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
command-rules = les jeux, leurs réglages et les articles des livres
command-glossary = les mots du jeu
command-trick = deux tours de dominos, exécutés et prouvés
command-unknown = il n’y a pas de commande « { $name } » ; il y a : { $known }
command-unknown-near = il n’y a pas de commande « { $name } » ; vouliez-vous dire « { $near } » ?
command-no-language = pas de textes en « { $name } » : choisissez parmi { $known }
command-not-utf8 = le texte n’est pas en UTF-8 (octet { $byte }) : enregistrez-le en UTF-8
command-no-file = { $file } : il n’y a pas de tel fichier
command-is-folder = { $file } : c’est un dossier, il faut un fichier
command-no-access = { $file } : accès refusé
command-disk-full = { $file } : le disque est plein
command-os-error = { $file } : { $reason }
command-stdin = entrée standard

argparse-usage = usage :{" "}
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
argparse-type = @value ne se lit pas comme @type
argparse-choice = @value n’est pas admis ; choisissez parmi @choices
argparse-ambiguous = @option pourrait être @matches

rules-metavar-what = JEU|ARTICLE|FAMILLE
rules-metavar-setting = nom=valeur
rules-help-what = un jeu comme voleur, un article comme VOL-08 ou une famille comme VOL ; rien pour la liste
rules-help-setting = réglages à changer, comme players=4 ou target=150
rules-help-all = écrire tous les réglages, aussi ceux qui gardent leur valeur ordinaire
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
