# Lo que puede estar mal en un acta; las claves son las de palamede.dgn.errors.MESSAGES.

record-syntax-word = «{ $text }» no es nada del juego: una ficha se escribe 3-5, 3-5< o 3-5>, un robo +3-5, una cuenta =2, un signo $1; para pasar se escribe pass, boude o -
record-syntax-comment = el comentario que empieza aquí no está cerrado: escriba {"}"} al final
record-syntax-event = el suceso que empieza aquí no está cerrado: escriba ; al final
record-syntax-seat = al puesto { $text } no le sigue ficha, robo ni pase: se pone delante de uno de ellos y en ningún otro sitio
record-syntax-count = { $text } no cuenta ninguna ficha: una cuenta va justo después de la ficha que la hace
record-syntax-glyph = { $text } no es un signo: de $0 a $255
record-syntax-tag = { $text } no es una etiqueta: escriba [Nombre "valor"], con \" para unas comillas
record-syntax-after-tag = «{ $text }» está en una línea de etiquetas, que no lleva nada más
record-syntax-twice = [{ $name }] está dos veces en esta sección: deje una
record-syntax-no-deal = { $text } pertenece a una mano y no hay ninguna abierta: escriba antes [Deal "{ $deal }"]
record-syntax-value = [{ $name } «{ $text }»] no se puede leer: debe ser { $name ->
        [DGN] un número desde 1
        [Deal] un número desde 1
        [Lead] un puesto, desde 1
        [Date] AAAA.MM.DD, con ?? para lo que no se sabe
        [Series] un nombre y luego qué partida de cuántas, como Lundi 2/3
        [Seats] nombres separados por ; y ninguno vacío
        [Stake] un número entero
        [Result] domino PUESTO, closed PUESTO…, reached PUESTO, void MOTIVO o *
        [Marks] números enteros, uno por puesto, con parejas uno por bando
        [Scores] números enteros, uno por puesto, con parejas uno por bando
       *[other] { $right }
    }
record-syntax-number = esta es la mano { $deal } de la partida, no { $text }
record-syntax-part = «{ $text }» no se puede leer en [{ $name }]: debe ser { $name ->
        [Hands] puestos con sus fichas, como 1: 0-0 0-1; 2: ?7
        [Stock] fichas como 3-5, ? para una ficha desconocida, ?6 para seis
       *[other] { $right }
    }
record-not-in-set = { $tile } no está en el juego del doble { $set }
record-not-in-set-removed = { $tile } se quitó del juego en esta mesa (removed)
record-after-end = la mano ya había acabado ({ $outcome }); solo pueden seguir los pases que prueban un cierre, uno por puesto
record-after-end-partie = la partida había acabado antes de esta mano (la acabó la mano { $deal }): empiece otra partida con sus etiquetas
record-wrong-seat = es el turno del puesto { $turn }, no del puesto { $seat }
record-wrong-seat-none = no hay un puesto { $seat }: esta mesa tiene los puestos 1 a { $seats }
record-must-play = el puesto { $seat } puede poner y debe hacerlo: { $legal }
record-must-play-lead = el puesto { $seat } tiene la salida y debe poner una ficha
record-must-draw = el puesto { $seat } no puede poner y debe robar mientras se pueda ({ $drawable })
record-wrong-draw = en este juego no se roba: el puesto { $seat } pasa
record-wrong-draw-empty = el puesto { $seat } no tiene nada que robar ({ $drawable }); pasa
record-wrong-draw-tile = la ficha siguiente del pozo es { $next }, no { $tile }
record-wrong-draw-held = { $tile } no se puede robar: no está en el pozo
record-duplicate-tile = { $tile } ya está en la mesa
record-duplicate-tile-deal = { $tile } está dos veces en las manos y el pozo
record-not-in-hand = el puesto { $seat } no tiene { $tile }: tiene { $hand }
record-not-in-hand-unknown = el puesto { $seat } no puede tener { $tile }
record-does-not-fit = { $tile } no va en ningún extremo: muestran { $left } y { $right }
record-does-not-fit-end = { $tile } no va en este extremo, que muestra { $end }
record-does-not-fit-turned = { $tile } no va: la mitad que toca se escribe primero; escriba { $other }
record-does-not-fit-forced = en esta mano hay que salir con { $forced }, no con { $tile }
record-ambiguous-end = { $tile } va en los dos extremos, con resultados distintos: escriba { $tile }< o { $tile }>
record-hand-size = el puesto { $seat } tiene { $held ->
        [one] una ficha
       *[other] { $held } fichas
    } al empezar la mano, no { $hand }
record-hand-size-stock = el pozo tiene { $held ->
        [one] una ficha
       *[other] { $held } fichas
    } al empezar la mano, no { $hand }
record-hand-size-missing = [Hands] no da las fichas del puesto { $seat }: escriba { $seat }: ?{ $hand } si se desconocen
record-lead-mismatch = la salida es del puesto { $right }, no del puesto { $lead }
record-lead-mismatch-seat = no hay un puesto { $lead }: esta mesa tiene los puestos 1 a { $right }
record-count-mismatch = { $tile } apunta { $right }, no { $count }
record-count-mismatch-late = el puesto { $seat } no puede cantar aquí: solo los tantos de su propia ficha, una vez, antes de que juegue el siguiente; los de la última hasta que se acepte la cuenta
record-result-mismatch = el juego acaba en { $right }, no en { $text }
record-result-mismatch-over = la mano ha acabado: { $right }, no está sin acabar
record-result-mismatch-open = la mano no ha acabado en { $text }: le toca al puesto { $seat }
record-marks-mismatch = la mano apunta { $right }, no { $text }
record-scores-mismatch = los totales son { $right }, no { $text }
record-incomplete-deal = la mano se detiene antes de acabar, cuando le toca al puesto { $seat }
record-unknown-rules = ninguna etiqueta [Rules] dice qué juego es
record-unknown-rules-name = ningún juego se llama «{ $name }»; nombres parecidos: { $near }
record-bad-convention = { $reason }
record-bad-convention-players = [Seats] nombra { $seated } jugadores y se acordó players={ $players }: uno de los dos está mal
record-bad-convention-twice = [{ $tag }] dice { $name }={ $text } y [Conventions] dice { $name }={ $other }: deje uno
record-bad-convention-mort = con un muerto, uno de los cuatro puestos se llama mort
record-bad-convention-old = [Table «{ $text }»] no es una mesa: strict u old
record-bad-convention-series = las partidas de la serie { $series } son { $right }, no { $text }
record-bad-convention-partners = { $first } y { $second } ya han sido compañeros en esta serie
record-bad-convention-pairing = { $first } y { $second } deben seguir de compañeros en esta partida de la serie
record-bad-convention-players-series = los jugadores de la serie { $series } son { $right }, no { $text }
record-play = el juego
record-result-mismatch-never = de cualquier modo que se llenen los lugares desconocidos, el juego no acaba en { $text }
record-marks-mismatch-never = de cualquier modo que se llenen los lugares desconocidos, la mano no apunta { $text }

record-syntax-verb = «{ $text }» no es un suceso de una mesa a la antigua: su verbo es uno de shows, names, announces, says, commits, holds, turns, claims, notes, rules, chooses, calls, opens, counts, agrees, referee
record-syntax-verb-form = «{ $text }» no se puede leer como suceso: escriba { $right }
record-syntax-verb-early = { $text } no puede estar aquí: la mano sigue con el puesto { $seat }
record-must-play-ruling = una decisión deja al puesto { $seat } solo esto: { $legal }
record-hand-size-total = las manos tienen { $held } fichas al comienzo, y hay { $hand } en juego
record-ruling-mismatch = el código vigente decide { $right } sobre la reclamación { $claim }, no { $text }
record-ruling-mismatch-noted = la reclamación { $claim } espera a la cuenta: { $text } aún no se puede decidir
record-ruling-mismatch-none = no hay reclamación { $claim } en esta mano: nada se decide que no se haya reclamado
record-ruling-mismatch-claim = el puesto { $seat } no puede reclamar aquí { $fault } contra el puesto { $against }; posible: { $possible }
record-ruling-mismatch-option = la reclamación { $claim } no deja elegir { $text }; posible: { $possible }
record-ruling-mismatch-effects = la decisión propia del árbitro sobre la reclamación { $claim } no se puede leer: { $name }
