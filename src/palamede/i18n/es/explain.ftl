# Por qué las cosas son así: «palamede explain». Un mensaje por clase de razón.

explain-partie = Partida { $number }: { $game }
explain-deal = Mano { $number }
explain-after = Después de las manos
explain-rules = Las reglas citadas
explain-agreed = acordado en la mesa
explain-no-deal = { $file }: ninguna partida tiene una mano { $number }
explain-broken = El juego de esta mano infringe las reglas y desde ahí nada se explica: «palamede check» dice dónde.
explain-together = (en conjunto)
explain-unknown = desconocido

why-lead-drawn = Sale { $leader }: la primera salida se sorteó.
why-lead-drawn-again = Sale { $leader }: los compañeros nuevos vuelven a sortear salida y puestos.
why-lead-losers = Sale { $leader }: los compañeros siguen, y la salida es del bando que perdió la partida anterior.
why-lead-holder = Sale { $leader }: empieza quien tiene el doble más alto.
why-lead-highest-double = { $leader } sale con { $tile }, el doble más alto que alguien tiene.
why-lead-heaviest = { $leader } sale con { $tile }: nadie tiene un doble, y ninguna ficha pesa más.
why-lead-rotates = Sale { $leader }: la salida pasa de { $before } al jugador siguiente.
why-lead-rotates-back = Sale { $leader }: en este juego la salida retrocede, de { $before } al jugador anterior.
why-lead-after-winner = Sale { $leader }: { $seat } ganó la mano anterior, y sale el siguiente.
why-lead-winner = Sale { $leader }: empieza quien ganó la mano anterior.
why-lead-same = Sale otra vez { $leader }, pues nadie ganó la mano anterior.
why-lead-nobody-won = Sale { $leader }: nadie ganó la mano anterior, pero la salida deja igualmente a { $before }.
why-count = { $seat } pone { $tile } (jugada { $ply }). Abiertos: { $open } = { $sum } = { $times } × { $step }, que apunta { $points }.
why-end-domino = { $seat } ha puesto su última ficha: dominó.
why-end-closed = El juego está cerrado: nadie puede poner en ningún extremo.
why-end-closed-drawn = El juego está cerrado: nadie puede poner y no queda nada que robar.
why-end-closed-passed = El juego está cerrado: todos los jugadores han pasado uno tras otro.
why-end-closed-first = La ficha de salida, { $tile }, cierra en el acto, pues nadie puede seguir a { $seat }: es un «coup de culotte».
why-end-reached = La meta de { $target } está alcanzada por { $side }: la partida acaba en el acto.
why-end-void = La mano queda anulada por una decisión.
why-end-open = La mano no se jugó hasta el final.
why-win-fewest = Quedan en mano: { $totals }. Gana la mano quien menos tiene: { $side }.
why-win-most = Quedan en mano: { $totals }. Gana la mano quien más tiene: { $side }.
why-win-nobody = Quedan en mano: { $totals }. La cuenta que decide es igual: la mano es nula.
why-win-primacy = Quedan en mano: { $totals }. Empate: la primacía da la mano al primero después de quien salió, { $leader }, es decir, a { $side }.
why-win-shared = Quedan en mano: { $totals }. Empate: la mano se reparte entre { $sides }.
why-marks-in-play = Apuntado al jugar para { $side }: { $terms ->
        [one] { $sum }.
       *[other] { $counts } = { $sum }.
    }
why-marks-opponents = Apuntado para { $side }, { $terms ->
        [one] lo que tiene el contrario: { $pips }.
       *[other] lo que tienen los contrarios: { $pips } = { $sum }.
    }
why-marks-all = Apuntado para { $side }, lo que tienen todas las manos: { $pips } = { $sum }.
why-marks-own = Apuntado para { $side }, { $terms ->
        [one] lo que tiene el ganador: { $pips }.
       *[other] lo que tienen los ganadores: { $pips } = { $sum }.
    }
why-marks-deal = Apuntado para { $side }, una mano ganada: { $points }.
why-marks-nothing = Las fichas que quedan al final de una mano no se pagan.
why-marks-share = { $sum } se reparte entre { $shares }: { $each } cada uno, lo que sobra se pierde.
why-marks-rounded = { $sum } se redondea a { $to }, el múltiplo de cinco más cercano.
why-marks-divided = { $sum } dividido por { $unit } apunta { $points }.
why-marks-nobody = Nadie apunta.
why-culotte = { $points } en una mano para { $side }, treinta o más: una «culotte».
why-total = { $side }: { $was } + { $points } = { $total }.
why-partie-reached = { $side }: { $score }, y la meta es { $target }. La partida está ganada.
why-partie-higher = Varios llegan a { $target } en la misma mano; el total más alto, { $score }, gana la partida: { $side }.
why-partie-equal = Dos empatan a { $score }, más allá de { $target }: otra mano debe separarlos.
why-partie-deals = Se jugaron { $deals } manos, { $scores }: el total más alto gana la partida, el de { $side }.
why-partie-drawn = Se jugaron { $deals } manos, { $scores }: totales iguales, la partida queda empatada.
why-partie-pot = Se ganaron todas las apuestas y el fondo está vacío: la partida acabó.
why-partie-left = { $seat } dejó la partida, y eso la acaba.
why-partie-open = La partida no ha acabado: { $scores }.
why-worth-simple = Los dos bandos apuntaron por turno: partida simple, pagada una vez.
why-worth-petite = Todos los puntos de { $side } vinieron después del último de los contrarios: «petite bredouille», pagada doble.
why-worth-grande = Los puntos de { $side } se hicieron sin que los contrarios tomaran ninguno: «grande bredouille», pagada triple.
why-accounts-solo = La apuesta es { $stake }: cada perdedor la paga, el ganador se lo lleva todo: { $accounts }.
why-accounts-partners = La apuesta es { $stake }, pagada { $multiplier ->
        [1] una vez
        [2] dos veces
       *[other] tres veces
    } por cada perdedor a los ganadores: { $accounts }.
why-accounts-dead = La apuesta es { $stake }, pagada { $multiplier ->
        [1] una vez
        [2] dos veces
       *[other] tres veces
    }; quien jugaba la mano muerta paga y cobra por dos: { $accounts }.
why-accounts-pot = Cada uno puso { $stake } en el fondo, y cada mano ganada recuperó { $stake }: { $accounts }.
why-accounts-left = { $seat } paga { $stake } por cada partida que falta, y los demás se lo reparten: { $accounts }.
