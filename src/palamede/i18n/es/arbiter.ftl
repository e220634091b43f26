# El árbitro: la hoja de una partida con fichas de verdad, su diálogo y su impresión.

error-sheet-appeal = solo se apela una decisión propia del árbitro
error-sheet-answer = «{ $text }» no es respuesta aquí: { $allowed }
error-sheet-asked = no se pregunta nada más: ahí está la decisión
error-sheet-bare-hands = los puestos { $seats } no tienen puntos y no han salido: una sola mano puede tener la doble blanca sola, y no cuando está en la mesa
error-sheet-code = no hay código «{ $name }»; los códigos son { $known }
error-sheet-counts = se dan { $given } sumas de tantos, y hay { $sides } bandos
error-sheet-deal-past = ya no se puede hablar de la mano { $deal }, solo de { $known }
error-sheet-due = { $field }: toca { $due }, no { $given }
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
error-sheet-out-line = según la línea al puesto { $seat } le quedan { $tiles } fichas
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

# palamede arbiter
arbiter-metavar-case = ARCHIVO
arbiter-help-case = con --json: un archivo con un caso, o uno por línea; - o nada para la entrada estándar
arbiter-help-json = decidir casos dados en JSON, una respuesta por línea
arbiter-help-card = imprimir la tarjeta del árbitro de un código, como encyclopedie
arbiter-help-file = la hoja de tantos: leída si existe, guardada a cada paso
arbiter-help-output = escribir la tarjeta (.pdf, .html) o la hoja de --file (.pdf, .html, .dgn) en este archivo
arbiter-output-of-what = -o ARCHIVO va con --card CÓDIGO, o con --file HOJA.json
arbiter-no-case = no hay caso que decidir: dé un objeto JSON, o uno por línea
arbiter-line = línea { $line }: { $text }
arbiter-case-alone = un archivo de casos va con --json; la hoja se da con --file
arbiter-output = { $file }: el final del nombre dice la forma; escriba .pdf o .html
arbiter-no-file = No se guarda archivo: empiece con --file HOJA.json para seguir otro día.
arbiter-kept = La hoja está guardada en { $file }.
arbiter-over = La última partida ha terminado. Cuentas: { $accounts }.
arbiter-seats-due = Partida { $number }: ¿quién se sienta dónde?
arbiter-standing = Partida { $partie }, mano { $deal }. Tanteo { $scores }.
arbiter-lead-open = Una ficha decide quién sale.
arbiter-leads = Sale { $name }, mezcla { $mixer }.
arbiter-do-seats = sentar a los jugadores
arbiter-do-count = la mano ha acabado: anotar la cuenta
arbiter-do-incident = un incidente: pedir una decisión
arbiter-do-choose = elige el bando perjudicado
arbiter-do-referee = el árbitro decide por sí mismo
arbiter-do-appeal = apelar a la galería
arbiter-do-leave = un jugador se va para siempre
arbiter-do-show = mostrar la hoja
arbiter-do-print = imprimir la hoja en un archivo (.pdf o .html)
arbiter-do-export = escribir la hoja como registro (.dgn)
arbiter-do-undo = deshacer asientos
arbiter-do-end = terminar
arbiter-game = ¿Qué juego?
arbiter-names = Los jugadores, separados por comas:
arbiter-settings = Convenciones que cambiar, como target=150 (o nada):
arbiter-code = ¿Qué código de faltas?
arbiter-stake = Apuesta de cada jugador (nada: { $due }):
arbiter-how-seated = ¿Cómo se sientan?
arbiter-by-lots = por sorteo: cada uno ha sacado una ficha
arbiter-by-places = como están sentados
arbiter-players = Jugadores: { $names }
arbiter-places = Sus nombres en orden de juego, hacia la derecha, con comas:
arbiter-who-leads = ¿Quién sale?
arbiter-lot = Ficha sacada por { $name }:
arbiter-who-led = ¿Quién salió?
arbiter-closed = nadie: el juego está cerrado
arbiter-reached = nadie: un tanto hecho jugando acabó la partida
arbiter-who-out = ¿Quién dominó?
arbiter-which-side = ¿Qué bando?
arbiter-line-asked = La línea ficha a ficha, como 6-6 6-5 pass 5-1 (o nada):
arbiter-pips = Puntos que quedan a { $name }:
arbiter-stock = Puntos del pozo (nada: sin contar):
arbiter-line-pips = Puntos en la mesa (nada: sin contar):
arbiter-counts = Tantos hechos jugando por { $name } (nada: 0):
arbiter-marked = La mano { $deal } anota { $marks }.
arbiter-choose = ¿Qué elige el bando perjudicado?
arbiter-which = ¿Qué incidente?
arbiter-reason = La razón:
arbiter-own-marks = Tantos para { $name }, negativos si los pierde (nada: 0):
arbiter-own-barred = ¿Quién no anota nada en la mano?
arbiter-nobody = nadie
arbiter-own-deal = ¿Y la mano?
arbiter-deal-goes-on = es válida
arbiter-deal-stays = es nula, sale el mismo jugador
arbiter-deal-passes = es nula, la salida pasa
arbiter-votes-for = Votos a favor de la decisión del árbitro:
arbiter-votes-against = Votos en contra:
arbiter-who-leaves = ¿Quién se va?
arbiter-print-to = Archivo (.pdf o .html):
arbiter-export-to = Archivo (.dgn):
arbiter-written = { $file } está escrito.
arbiter-undo = ¿Cuántos asientos de { $most } (nada: 1)?
arbiter-advice = Como consejo: { $code }, { $article } { $row }
arbiter-prompt = número:
arbiter-prompt-back = número, o < para volver:
arbiter-one-of = escriba un número de 1 a { $most }
arbiter-number = escriba un número entero
