# La línea de órdenes: para qué sirven, sus opciones y lo que puede fallar.

command-about = El dominó según los libros clásicos: jugar partidas enteras, llevar, comprobar y explicar sus actas.
command-epilog = Sin orden se abre la mesa en el navegador, como con «serve --open». «palamede ORDEN --help» dice más. Código de salida: 0 todo bien, 1 se encontró algo, 2 no se pudo.
command-metavar = ORDEN
command-list = órdenes
command-version = escribir la versión y terminar
command-lang = idioma de los textos (si no, PALAMEDE_LANG y luego el del sistema)
command-ascii = dibujar solo con letras simples
command-play = jugar una partida entera en este terminal, contra robots o entre varios
command-check = comprobar actas: cada error con su lugar
command-replay = repasar actas: quién puso qué, las cuentas, los tantos, las apuestas
command-format = escribir actas en su forma canónica
command-convert = convertir en actas las partidas de otros programas
command-draw = dibujar una posición, en el terminal o en SVG
command-explain = explicar por su regla cada salida, cuenta, tanteo y apuesta de un acta
command-arbiter = decisiones, hoja de tantos y tarjeta del árbitro para jugar con fichas de verdad
command-rules = los juegos, sus opciones y los artículos de los libros
command-glossary = las palabras del juego
command-trick = dos trucos con fichas, hechos y demostrados
command-unknown = no hay una orden «{ $name }»; hay: { $known }
command-unknown-near = no hay una orden «{ $name }»; ¿quería decir «{ $near }»?
command-no-language = no hay textos en «{ $name }»: elija entre { $known }
command-not-utf8 = el texto no es UTF-8 (byte { $byte }): guárdelo en UTF-8
command-no-file = { $file }: no existe ese archivo
command-no-folder = { $file }: no hay carpeta { $folder }
command-is-folder = { $file }: es una carpeta, hace falta un archivo
command-no-access = { $file }: acceso denegado
command-disk-full = { $file }: el disco está lleno
command-os-error = { $file }: { $reason }
command-stdin = entrada estándar
command-stdout = salida estándar

argparse-usage = uso:
argparse-positional = argumentos
argparse-options = opciones
argparse-help = mostrar esta ayuda y terminar
argparse-unrecognized = estas palabras no se entienden: @1
argparse-required = falta: @1
argparse-argument = @argument_name: @message
argparse-one = hace falta un valor
argparse-at-most-one = un valor como máximo
argparse-at-least-one = hace falta al menos un valor
argparse-several = hacen falta @1 valores
argparse-ignored = no lleva valor, luego no @1
argparse-not-with = no puede ir con @1
argparse-one-of = hace falta uno de estos: @1
argparse-type = @value no es un @type
argparse-number = número entero
argparse-choice = @value no se admite; elija entre @choices
argparse-ambiguous = @option podría ser @matches

rules-metavar-what = JUEGO|ARTÍCULO|FAMILIA
rules-metavar-setting = nombre=valor
rules-help-what = un juego como voleur, un artículo como VOL-08 o una familia como VOL; nada para la lista
rules-help-setting = opciones que cambiar, como players=4 o target=150
rules-help-all = escribir todas las opciones, también las que tienen su valor corriente
rules-metavar-code = CÓDIGO
rules-help-code = imprimir los códigos de faltas, como encyclopedie fed: artículo por artículo, luego lado a lado; todos sin nombre
rules-codes-by-kind = Los códigos lado a lado
rules-code-until = (hasta: { $moment })
rules-code-none = No se conoce nada de él.
rules-code-unknown = desconocido: { $text }
rules-code-rules = decide
rules-code-not-known = desconocido
rules-code-silent = calla
rules-games = Los juegos y sus números de jugadores
rules-families = El compendio de reglas
rules-more = «palamede rules voleur» habla de un juego, «palamede rules VOL-08» da un artículo, «palamede rules VOL» una familia entera.
rules-for-players = Número de jugadores: { $players }
rules-switches = { $players ->
    [one] Opciones en una mesa de uno
   *[other] Opciones en una mesa de { $players }
  }
rules-others = Las demás tienen su valor corriente: palamede rules { $name } --all
rules-aliases = También se llama: { $names }
rules-not-in-the-books = No está en los libros: para este juego no conocen manos de { $hand } con { $players } jugadores, solo { $known }.
rules-rows = Reglas
rules-no-row = no hay un artículo { $name }; hay { $known }

glossary-metavar-term = PALABRA
glossary-help-term = la palabra buscada, con o sin acentos; nada para la lista
glossary-none = el glosario no tiene «{ $term }»; «palamede glossary» da la lista
glossary-near = el glosario no tiene «{ $term }»; parecidas: { $near }
glossary-also = también: { $names }
glossary-rows = reglas: { $rows }

metavar-file = ARCHIVO
help-file = un acta; - lee la entrada estándar
help-files = actas; - lee la entrada estándar
help-json = escribir lo que dice el acta en JSON, una línea por archivo
seat-number = puesto { $seat }

check-help-deduce = nombrar cada ficha desconocida cuyo lugar es seguro
check-at-partie = partida { $partie }
check-at-deal = partida { $partie }, mano { $deal }
check-at-ply = partida { $partie }, mano { $deal }, jugada { $ply }
check-summary = { $file }: { $parties ->
        [one] una partida
       *[other] { $parties } partidas
    }, { $deals ->
        [one] una mano
       *[other] { $deals } manos
    }: { $errors ->
        [0] sin errores
        [one] un error
       *[other] { $errors } errores
    }
check-newer = este registro es de la versión { $version } del formato, más nueva que la versión { $known } de este programa, que lee de él lo que conoce
check-deduced = partida { $partie }, mano { $deal }: { $name } tenía { $tile }
check-deduced-place = partida { $partie }, mano { $deal }: { $tile } estaba en el pozo, número { $place } desde la cabeza
check-deduced-stock = partida { $partie }, mano { $deal }: { $tile } estaba en el pozo
check-deduced-none = de ninguna ficha desconocida y no puesta es seguro el lugar

replay-partie = Partida { $number }: { $game }
replay-no-game = juego desconocido
replay-deal = Mano { $number }: sale { $name }
replay-hand = { $name } tiene { $tiles }
replay-stock = En el pozo { $tiles }
replay-left = Quedan en la mano: { $pips }.
replay-marked = Apuntado: { $marks }. Totales: { $totals }.
replay-claim = Reclamación { $number }: { $name } contra { $other }: { $fault }. { $reason } ({ $source }).
replay-claim-noted = Reclamación { $number }: { $name } contra { $other }: { $fault }. Espera a la cuenta.
replay-chosen = Elegido: { $option }.
replay-line = En la mesa: { $line }
replay-passes = { $name } pasa
replay-domino = { $name } hace dominó.
replay-closed = El juego está cerrado.
replay-reached = La meta se alcanza jugando.
replay-void = La mano es nula.
replay-unfinished = La mano no ha acabado.
replay-winner = Mano ganada por { $names }.
replay-winner-unknown = Lo que se sabe no dice quién gana.
replay-nobody = Nadie la gana.
replay-open = La partida no ha acabado.
replay-won = Partida ganada por { $names }.
replay-won-petite = Partida ganada por { $names }, en «petite bredouille»: doble.
replay-won-grande = Partida ganada por { $names }, en «grande bredouille»: triple.
replay-drawn = La partida queda empatada.
replay-accounts = Cuentas: { $accounts }

format-help-in-place = reescribir los archivos en vez de imprimir
format-errors = { $file }: tiene { $errors ->
        [one] un error
       *[other] { $errors } errores
    } de forma y queda como está: «palamede check» dice dónde

convert-help-file = partidas de otro programa en JSON, una por línea; - lee la entrada estándar
convert-help-from = el programa que las jugó
convert-done = { $games ->
        [one] una partida convertida
       *[other] { $games } partidas convertidas
    }
convert-partner-tied = partida { $number }: el programa pagó { $theirs }, el acta apunta { $ours }: quien hace dominó gana, aunque su compañero tenga tanto como los dos contrarios
convert-partner-heavier = partida { $number }: el programa pagó { $theirs }, el acta apunta { $ours }: quien hace dominó gana, aunque su compañero tenga más que los dos contrarios
convert-lone-blank = partida { $number }: el programa la da por empatada; hacer dominó contra una doble blanca sola gana la mano, que vale 0
error-convert-game = partida { $number }: { $detail }
error-convert-marks = el programa pagó { $theirs }, el acta apunta { $ours }: sin razón conocida, uno de los dos se equivoca
error-convert-json = la línea { $line } no es JSON: escriba una partida por línea, o una lista de partidas
error-convert-hands = las manos no forman un reparto: { $detail }
error-convert-play = ficha { $number }, { $tile } del puesto { $seat }: { $detail }
error-convert-lay = no se puede poner ahí; los extremos muestran { $ends }
error-convert-source = no hay conversión desde «{ $source }»; hay: { $known }
error-convert-dominoes-field = { $what } no se puede leer: debe ser { $right }
error-convert-dominoes-game = esto no es una partida del paquete dominoes
error-convert-open-spiel-field = { $what } no se puede leer: debe ser { $right }
error-convert-open-spiel-game = no hay conversión para el juego «{ $game }»; hay: { $known }
error-convert-open-spiel-short = la historia tiene { $actions } acciones: solo repartir lleva { $dealt }
error-convert-open-spiel-action = la acción { $place } de la historia, { $action }, no es de las que el juego permite ahí

explain-help-deal = explicar solo esta mano
explain-errors = { $file }: tiene { $errors ->
        [one] un error
       *[other] { $errors } errores
    }; «palamede check» los dice

draw-help-what = un acta, una posición en una línea, o - para leer una de ellas de la entrada estándar
draw-help-deal = la mano que dibujar (si no, la última)
draw-help-partie = la partida del acta (si no, la primera)
draw-help-ply = tras este número de fichas y pases (si no, al final)
draw-help-svg = dibujar en SVG, no con letras
draw-help-output = escribir en este archivo en vez de imprimir
draw-help-theme = colores del SVG
error-draw-no-deal = { $file }: no hay una partida { $partie } con una mano { $deal }
error-draw-no-deals = { $file }: la partida { $partie } no tiene ninguna mano que dibujar
error-draw-no-ply = la mano { $deal } tiene { $plies } jugadas, no { $ply }
draw-empty = aún no se ha puesto ninguna ficha
draw-title = { $game }, mano { $deal }, jugada { $ply }
draw-metavar-what = ARCHIVO|POSICIÓN
draw-help-table = dibujar en el SVG toda la mesa, con las manos

# las posiciones en una línea, y los repartos hechos con ellas
error-position-fields = una posición tiene al menos cinco campos, RULES LEAD HANDS STOCK SCORES; esta tiene { $fields }
error-position-field = { $field }: «{ $text }» no se puede leer: debe ser { $field ->
        [LEAD] un puesto, desde 1; luego * o !a-b para la ficha de salida
        [SCORES] números enteros unidos por comas
       *[other] fichas como 3-5, o ?n para n desconocidas, unidas por comas
    }
error-position-rules = RULES: { $detail }
error-position-deal = { $detail }
error-position-draw = { $item }: la ficha siguiente del pozo es { $due }
error-position-unknown = esta posición tiene fichas desconocidas, y aquí hacen falta todas
error-deal-hands = { $hands } manos para { $seats } puestos
error-deal-tiles = las manos y el pozo no son exactamente las fichas en juego: { $twice ->
        [none] {""}
       *[other] dos veces { $twice }; {""}
    }{ $missing ->
        [none] {""}
       *[other] falta { $missing }; {""}
    }{ $removed ->
        [none] cada ficha está una vez
       *[other] apartada { $removed }
    }
error-deal-leader = el puesto { $leader } no puede salir: hay los puestos 1 a { $seats }
error-deal-dead = el puesto { $seat } no puede ser el muerto: lo es uno de los puestos 1 a { $seats }, y solo con sides=dead_hand
error-deal-scores = { $scores } totales para { $sides } bandos
error-deal-forced = el puesto { $leader } no tiene { $tile }, con la que hay que salir
error-hand-size = el puesto { $seat } tiene { $tiles } fichas, y cada uno toma { $hand }
