# Pourquoi les choses sont ainsi : « palamede explain ». Un message par sorte de raison.

explain-partie = Partie { $number } : { $game }
explain-deal = Coup { $number }
explain-after = Après les coups
explain-rules = Les règles citées
explain-agreed = convenu à la table
explain-no-deal = { $file } : aucune partie n’a de coup { $number }
explain-broken = Le jeu de ce coup enfreint les règles, et rien n’est expliqué à partir de là : « palamede check » dit où.
explain-together = (ensemble)
explain-unknown = inconnu

why-lead-drawn = { $leader } a la pose : on a tiré au sort la première.
why-lead-drawn-again = { $leader } a la pose : de nouveaux partenaires tirent de nouveau la pose et les places.
why-lead-losers = { $leader } a la pose : les partenaires restent, et elle va au camp qui a perdu la partie d’avant.
why-lead-holder = { $leader } a la pose : celui qui tient le plus haut double commence.
why-lead-highest-double = { $leader } pose { $tile }, le plus haut double en main.
why-lead-heaviest = { $leader } pose { $tile } : nul n’a de double, et aucun dé n’est plus lourd.
why-lead-rotates = { $leader } a la pose : elle passe de { $before } au joueur suivant.
why-lead-rotates-back = { $leader } a la pose : à ce jeu elle recule, de { $before } au joueur précédent.
why-lead-after-winner = { $leader } a la pose : { $seat } a gagné le coup d’avant, et son suivant commence.
why-lead-winner = { $leader } a la pose : le gagnant du coup d’avant commence.
why-lead-same = { $leader } a encore la pose, car nul n’a gagné le coup d’avant.
why-lead-nobody-won = { $leader } a la pose : nul n’a gagné le coup d’avant, mais elle quitte { $before } tout de même.
why-count = { $seat } pose { $tile } (jet { $ply }). Ouverts : { $open } = { $sum } = { $times } × { $step }, ce qui marque { $points }.
why-end-domino = { $seat } a posé son dernier dé : domino.
why-end-closed = Le jeu est fermé : nul ne peut fournir à aucun bout.
why-end-closed-drawn = Le jeu est fermé : nul ne peut fournir, et il n’y a plus rien à pêcher.
why-end-closed-passed = Le jeu est fermé : tous les joueurs ont boudé tour à tour.
why-end-closed-first = Le premier dé, { $tile }, ferme aussitôt le jeu, car nul ne peut suivre { $seat } : c’est un coup de culotte.
why-end-reached = Le but de { $target } est atteint par { $side } : la partie finit aussitôt.
why-end-void = Le coup est annulé par une décision.
why-end-open = Le coup n’a pas été joué jusqu’au bout.
why-win-fewest = Restent en main : { $totals }. Le moins gagne le coup : { $side }.
why-win-most = Restent en main : { $totals }. Le plus gagne le coup : { $side }.
why-win-nobody = Restent en main : { $totals }. Le compte qui décide est égal : le coup est nul.
why-win-primacy = Restent en main : { $totals }. Égalité : la primauté donne le coup au premier après le poseur { $leader }, c’est-à-dire à { $side }.
why-win-shared = Restent en main : { $totals }. Égalité : le coup est partagé par { $sides }.
why-marks-in-play = Marqué en jouant pour { $side } : { $terms ->
        [one] { $sum }.
       *[other] { $counts } = { $sum }.
    }
why-marks-opponents = Marqué pour { $side }, { $terms ->
        [one] ce que tient l’adversaire : { $pips }.
       *[other] ce que tiennent les adversaires : { $pips } = { $sum }.
    }
why-marks-all = Marqué pour { $side }, ce que tiennent toutes les mains : { $pips } = { $sum }.
why-marks-own = Marqué pour { $side }, { $terms ->
        [one] ce que tient le gagnant : { $pips }.
       *[other] ce que tiennent les gagnants : { $pips } = { $sum }.
    }
why-marks-deal = Marqué pour { $side }, un coup gagné : { $points }.
why-marks-nothing = Les dés restés à la fin d’un coup ne se paient pas.
why-marks-share = { $sum } se partage entre { $shares } : { $each } chacun, le reste est perdu.
why-marks-rounded = { $sum } s’arrondit à { $to }, le multiple de cinq le plus proche.
why-marks-divided = { $sum } divisé par { $unit } marque { $points }.
why-marks-nobody = Nul ne marque.
why-culotte = { $points } en un coup pour { $side }, trente ou davantage : une culotte.
why-total = { $side } : { $was } + { $points } = { $total }.
why-partie-reached = { $side } : { $score }, le but étant { $target }. La partie est gagnée.
why-partie-higher = Plusieurs arrivent à { $target } au même coup ; le plus haut total, { $score }, gagne la partie : { $side }.
why-partie-equal = Deux sont à égalité à { $score }, au-delà de { $target } : un autre coup doit les départager.
why-partie-deals = On a joué { $deals } coups, { $scores } : le plus haut total gagne la partie, celui de { $side }.
why-partie-drawn = On a joué { $deals } coups, { $scores } : totaux égaux, la partie est nulle.
why-partie-pot = Toutes les mises sont gagnées et le pot est vide : la partie est finie.
why-partie-left = { $seat } a quitté la partie, ce qui la finit.
why-partie-open = La partie n’est pas finie : { $scores }.
why-worth-simple = Les deux camps ont marqué tour à tour : partie simple, payée une fois.
why-worth-petite = Tous les points de { $side } sont venus après le dernier des adversaires : petite bredouille, payée double.
why-worth-grande = Les points de { $side } se sont faits sans que les adversaires en prennent : grande bredouille, payée triple.
why-accounts-solo = L’enjeu est de { $stake } : chaque perdant le paie, le gagnant prend tout : { $accounts }.
why-accounts-partners = L’enjeu est de { $stake }, payé { $multiplier ->
        [1] une fois
        [2] deux fois
       *[other] trois fois
    } par chaque perdant aux gagnants : { $accounts }.
why-accounts-dead = L’enjeu est de { $stake }, payé { $multiplier ->
        [1] une fois
        [2] deux fois
       *[other] trois fois
    } ; qui jouait le mort paie et reçoit pour deux : { $accounts }.
why-accounts-pot = Chacun a mis { $stake } au pot, et chaque coup gagné a repris { $stake } : { $accounts }.
why-accounts-left = { $seat } paie { $stake } pour chaque partie restante, et les autres se le partagent : { $accounts }.
