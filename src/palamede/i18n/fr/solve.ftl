# La résolution exacte (palamede solve).

command-solve = chaque pose d’une position à jeux découverts, évaluée exactement

solve-help-mode = score : les points (par défaut) ; win : seulement qui en marque le plus, ce qui va plus vite
solve-help-deal = le coup de l’enregistrement (sinon le dernier)
solve-help-memory = mégaoctets de mémoire à employer ({ $usual })
solve-help-nodes = regarder au plus tant de nœuds
solve-help-json = écrire le résultat en JSON, sur une ligne

solve-title = À jouer : { $name } (jeux découverts)
solve-score = Les points de son camp dans ce coup moins ceux de l’autre, si tous jouent au mieux :
solve-win = Quel camp marque le plus dans ce coup, si tous jouent au mieux :
solve-value-won = plus
solve-value-even = autant
solve-value-lost = moins
solve-stopped = Arrêté : { $valued } poses sur { $moves } sont évaluées.
solve-line = Meilleure suite : { $moves }
solve-nodes = { $nodes ->
        [one] un nœud
       *[other] { $nodes } nœuds
    }

error-solve-stopped = arrêté avant d’avoir évalué toutes les poses
error-solve-sides = la résolution exacte est pour deux camps, pas pour { $sides }
error-solve-over = le coup est fini : il n’y a rien à résoudre
error-solve-memory = la mémoire doit être un nombre de mégaoctets au-dessus de 0, pas { $given }
error-solve-unknown = { $file } : pour résoudre le coup { $deal }, tous les dés doivent être connus et le jeu sans erreur
error-engine-unsupported = le moteur joue jusqu’à quatre jeux avec des séries jusqu’au double-neuf, pas { $seats } jeux de la série jusqu’au { $set }-{ $set }
