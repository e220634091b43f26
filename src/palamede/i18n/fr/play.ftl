# La table dans le terminal. Les mots que l’on tape sont dans words-…, séparés par des espaces.

side-left = gauche
side-right = droit
list-and = { $first } et { $last }
list-or = { $first } ou { $last }
words-pass = p passe passer boude je-boude - b
words-draw = d pêche pioche +
words-left = < g gauche
words-right = > d droite droit
words-help = ? aide
words-sheet = s f feuille marque
words-quit = q quitter
words-leave = partir abandonner
words-yes = o oui

name-dead = le mort
player-name = Joueur
player-name-of = Joueur { $number }

# ---------------------------------------------------------------- la table
table-title = { $game } · coup { $deal }
table-title-series = { $game } { $partie }/{ $parties } · coup { $deal }
table-to = en { $target }
table-deals = sur { $target }
table-pot = pot { $pot }
table-stock = talon { $tiles }
table-stock-draw = talon { $tiles } (à pêcher : { $drawable })
table-ends = gauche { $left } · droite { $right }
table-end-one = bout ouvert { $right }
hand-label = Votre jeu
can-lead = Vous avez la pose : posez un dé quelconque, par exemple { $example }.
can-lead-one-end = Vous avez la pose : posez un dé quelconque ; la moitié écrite en dernier reste ouverte, ainsi { $example }.
can-lead-tile = Vous avez la pose, et ce doit être { $tile }.
can-lay = Vous pouvez poser : { $moves }
can-lay-or-pass = Vous pouvez poser : { $moves } - ou garder votre matador : p passe.
can-pass = Aucun de vos dés ne va, vous boudez : p passe.
can-draw = Aucun de vos dés ne va : d pêche un dé ({ $tiles ->
        [one] il en reste un
       *[other] il en reste { $tiles }
    } à pêcher).
prompt-turn = { $name } (? pour l’aide) :{" "}
prompt-which = { $tile } à quel bout, { $options } ?{" "}
prompt-next = Entrée continue, q quitte :{" "}
prompt-deal = Entrée redonne, q quitte :{" "}
prompt-end = Entrée termine :{" "}
cover-text = C’est à { $name } de jouer. Que les autres ne regardent pas.
cover-prompt = { $name }, tapez Entrée quand vous seul voyez :{" "}

news-leads = { $name } entame par { $tile }
news-lays = { $name } pose { $move }
news-marks = { $name } marque { $points }
news-passes = { $name } boude
news-draws = { $name } pêche
note-drew = Vous pêchez { $tile }.

wrong-text = « { $text } » n’est ni un dé ni une commande. Un dé s’écrit 6-5 ou 65 ; ? donne l’aide.
wrong-set = { $tile } n’existe pas dans ce jeu, qui va jusqu’à { $highest }-{ $highest }.
wrong-hand = Vous n’avez pas { $tile }.
wrong-fit = { $tile } ne va à aucun bout.
wrong-lead = { $tile } ne peut pas être posé en premier.
wrong-end = { $tile } ne va pas au bout { $end }.
wrong-pass = Vous ne pouvez pas encore bouder : il faut d’abord pêcher.
wrong-pass-must-lay = Vous ne pouvez pas bouder : un de vos dés va, et qui peut jouer doit jouer.
wrong-draw = Il n’y a rien à pêcher.
wrong-draw-must-lay = Vous ne pouvez pas pêcher : un de vos dés va, et qui peut jouer doit jouer.

# ---------------------------------------------------------------- avant le premier dé
lot-title = On tire la pose
lot-partners-title = On tire les camps et les places
lot-draws = { $name } tire { $tile } : { $pips }
lot-tie = Égalité : { $names } tirent encore.
lot-leads = { $name } a la pose.
lot-places = Dans l’ordre du jeu : { $names }.
lot-partners = { $first } jouent contre { $second }.
lot-dead = { $name } joue aussi la main du mort, en face.
deal-mixes = { $name } mêle, a la pose, et prend ses dés le dernier.
deal-must-lead = { $name } a la pose et doit poser { $tile }.
cut-ask = { $name } coupe : combien de dés, de { $least } à { $most } ?{" "}
cut-wrong = Écrivez un nombre de { $least } à { $most }.
cut-done = { $name } coupe { $tiles } dés.

# ---------------------------------------------------------------- le compte
count-title = Coup { $deal } : le compte
end-domino = { $name } fait domino : son dernier dé est posé.
end-closed = Le jeu est fermé : personne ne peut plus jouer.
end-reached = { $target } sont atteints par { $name } : la partie s’arrête aussitôt.
end-void = Le coup est nul.
count-tie = Points égaux : le coup est nul, personne ne marque.
count-fewest = Le moins de points : { $name }, { $pips }.
count-most = Le plus de points : { $name }, { $pips }.
count-primacy = Points égaux, { $pips } : le coup est par primauté à { $name }, le plus près après le poseur.
count-shared = Points égaux, { $pips } : { $names } partagent le coup.
marks-in-play = Marqué en jouant par { $name } : { $points }.
marks-opponents = Pour { $name }, les points des adversaires : { $sum }.
marks-all = Pour { $name }, les points de tous les jeux : { $sum }.
marks-own = Pour { $name }, les points de son propre jeu : { $sum }.
marks-deal = Pour { $name }, le coup : { $points }.
marks-nobody = Personne ne marque.

# ---------------------------------------------------------------- la feuille
sheet-title = La feuille de marque
sheet-empty = Aucun coup n’est encore compté.
sheet-deal = coup
sheet-ending = fin
sheet-total = total
sheet-domino = domino { $name }
sheet-closed = fermé
sheet-reached = { $target } atteints
sheet-void = nul
sheet-accounts = Comptes
sheet-account = { $name } { $units }
partie-won = La partie est à { $name }, { $score }.
partie-won-plain = La partie est à { $name }.
partie-drawn = La partie est nulle : les totaux sont égaux.
partie-pot = Le pot est vide : toutes les mises sont gagnées.
partie-petite = Petite bredouille : payée double.
partie-grande = Grande bredouille : payée triple.
series-title = Partie { $partie } sur { $parties }
series-over = La tournée est finie.
series-best = { $name } a gagné { $wins ->
        [one] une partie
       *[other] { $wins } parties
    }.
again-ask = Encore un aller-et-retour ? (oui ou non){" "}
leave-ask = Partir pour de bon ? Ce qui reste à jouer se règle alors. (oui ou non){" "}
leave-done = { $name } part et paie { $paid }.
leave-plain = { $name } part : la partie s’arrête là.

# ---------------------------------------------------------------- aide et adieu
help-title = Ce que l’on peut taper
help-lay = 6-5 ou 65 pose ce dé ; si le bout importe, il vous est demandé.
help-side = 6-5< et 6-5> nomment le bout gauche et le bout droit ; g et d après le dé aussi.
help-under = Sous vos dés est écrit où chacun va : < à gauche, > à droite, <> aux deux bouts.
help-pass = p passe (« je boude »), quand rien ne va.
help-draw = d pêche un dé, là où l’on joue en pêchant.
help-sheet = s montre la feuille de marque et les comptes.
help-quit = q quitte ; la partie est gardée et se reprend plus tard.
help-leave = partir : s’en aller pour de bon en réglant les comptes.
bye-resume = La partie est gardée dans { $file }
bye-resume-how = Pour la reprendre : palamede play --resume { $file }
bye-done = Toute la partie est dans { $file }
resume-going-on = La partie reprend où elle s’était arrêtée.

option-words = JEU nom=valeur
option-preset = le jeu (palamede rules les énumère) et des réglages, comme target=150 hand=6
option-terminal = jouer dans le terminal (seule façon dans cette version)
option-seats = qui joue : human, bot, random, apprentice, greedy, club, classical, expert, maitre, avec un nom si l’on veut : human:Anne,greedy,bot
option-plain = ligne après ligne, sans peindre l’écran (pour les lecteurs d’écran et les tubes)
option-seed = un nombre qui rend le hasard toujours pareil (pour les essais ; sinon c’est celui du système)
option-bot-speed = secondes que met un robot à jouer (0.8)
option-record = garder la feuille dans ce fichier (sinon dans le dossier de vos feuilles)
option-resume = reprendre la partie de ce fichier, ou votre dernière
