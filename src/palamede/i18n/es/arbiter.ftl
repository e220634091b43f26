# El árbitro: la hoja de una partida con fichas de verdad, su diálogo y su impresión.

error-sheet-appeal = solo se apela una decisión propia del árbitro
error-sheet-bare-hands = los puestos { $seats } no tienen puntos y no han salido: una sola mano puede tener la doble blanca sola, y no cuando está en la mesa
error-sheet-code = no hay código «{ $name }»; los códigos son { $known }
error-sheet-counts = se dan { $given } sumas de tantos, y hay { $sides } bandos
error-sheet-deal-past = ya no se puede hablar de la mano { $deal }, solo de { $known }
error-sheet-due = { $field }: toca { $due }, no { $given }
error-sheet-effects = efectos de la decisión del árbitro: «{ $field }» debe ser { $right }
error-sheet-field = un asiento { $type } no tiene el campo «{ $field }»; sus campos son { $known }
error-sheet-file = esto no es una hoja de palamede arbiter
error-sheet-form = «{ $field }» debe ser { $right ->
        [whole] un número entero
        [text] un texto
        [flag] true o false
        [wholes] una lista de números enteros
        [texts] una lista de textos
        [objects] una lista de objetos
       *[object] un objeto
    }
error-sheet-hand-pips = el puesto { $seat } no puede tener { $pips } puntos con { $tiles } fichas: { $most } como mucho
error-sheet-hands = se cuentan { $given } manos, y hay { $seats }
error-sheet-json = esto no es JSON, véase el carácter { $column }
error-sheet-lead-mismatch = el puesto { $leader } no pudo salir: la salida de esta mano es del puesto { $due }
error-sheet-leader = diga qué puesto salió en esta mano
error-sheet-line = no se puede leer la línea: escriba fichas como 6-6 6-5> 5-1, y pass
error-sheet-line-pips = las fichas de la línea suman { $laid } puntos, no { $given }
error-sheet-long = un caso tiene como mucho { $most } caracteres
error-sheet-lots = cada jugador saca una ficha: { $expected }
error-sheet-lots-equal = { $names } han sacado fichas iguales: sacan de nuevo
error-sheet-missing = con { $sum } en las manos, faltan { $missing } puntos para el pozo; sus { $tiles } fichas, de las { $free } que no están en la mesa, suman { $least } como poco y { $greatest } como mucho{ $between ->
        [yes] , pero nunca eso
       *[no] {""}
    }
error-sheet-needs = para decidir hay que saber más: { $needs }
error-sheet-no-counts = en este juego nada se anota antes del final de la mano
error-sheet-no-end = nadie ha salido y nadie ha cerrado: diga cómo acabó la mano
error-sheet-no-incident = el asiento { $number } no es un incidente
error-sheet-no-join = { $tile } no toca ningún extremo: muestran { $left } y { $right }
error-sheet-not-in-set = { $tile } no es del juego de doble-{ $set }
error-sheet-not-open = una hoja empieza por abrirla: juego, código y nombres
error-sheet-number = el asiento { $place } lleva el número { $number }
error-sheet-option = no hay opción «{ $option }»; las opciones son { $known }
error-sheet-order = el asiento { $number } ({ $type }) no tiene lugar aquí
error-sheet-out-pips = el puesto { $seat } ha salido y no puede tener { $pips } puntos
error-sheet-over = la última partida ha terminado: no queda nada que anotar
error-sheet-partners = { $names } ya han sido compañeros
error-sheet-places = los puestos deben ser de { $expected }, no { $given }
error-sheet-removed = { $tile } no está en juego
error-sheet-seat = no hay puesto { $seat }: van de 1 a { $seats }
error-sheet-seats-first = primero hay que sentar a los jugadores: por sorteo, o como digan
error-sheet-seats-taken = los puestos de esta partida están ocupados
error-sheet-sum = las manos y el pozo suman { $sum }; el juego tiene { $whole } puntos, menos { $table } en la mesa: { $left }
error-sheet-too-late = la partida del incidente { $number } ha terminado y está pagada
error-sheet-too-many-pips = las manos y el pozo suman { $sum }; todo el juego tiene { $whole }
error-sheet-twice = { $tile } está dos veces en la línea
error-sheet-two-ends = una mano acaba de un solo modo: alguien sale, o está cerrada
error-sheet-type = no hay asiento de tipo «{ $type }»; los tipos son { $known }
error-sheet-undo = no se pueden deshacer { $number } asientos: hay { $most }
error-sheet-version = esta hoja es de la versión { $version }, el programa lee la { $known }
