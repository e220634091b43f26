# La signature et la vitesse du moteur (palamede bench).

command-bench = signature et vitesse du moteur sur des positions gardées

bench-help-player = quel joueur qui cherche (maitre)
bench-help-nodes = nœuds pour chaque position (20 000) ; 0 laisse au joueur son nombre de donnes
bench-help-positions = combien des { $most } positions gardées (50)
bench-help-json = écrire le résultat en JSON, sur une ligne

bench-title = positions
bench-nodes = { $player } : { $nodes } nœuds sur { $positions ->
        [one] une position
       *[other] { $positions } positions
    }, coups { $signature }
bench-time = { $seconds } s, { $speed } nœuds par seconde
bench-interrupted = Interrompu : ce que l’on sait jusqu’ici.

error-bench-player = { $player } ne cherche pas : il n’y a pas de nœuds à compter
error-bench-nodes = --nodes { $value } : il faut un nombre entier à partir de 0
error-bench-positions = --positions { $value } : il faut un nombre entier de 1 à { $most }
