# Lo que salió mal, en una frase; error-CODE con los parámetros del error.

# puestos y opciones de palamede play
error-seat-kind = «{ $kind }» no es una clase de jugador: escriba una de { $known }
error-seat-name = «{ $name }» no puede ser un nombre: como mucho { $most } caracteres, y sin punto y coma
error-seat-twice = dos puestos se llaman { $name }: dé a cada uno otro nombre
error-seat-count = se dan { $given } puestos, pero a esta mesa se sientan { $players }
error-bot-speed = --bot-speed pide un número de segundos de 0 a { $most }, no «{ $text }»
error-record-exists = { $file } ya existe: elija otro archivo, o siga con --resume { $file }
error-resume-alone = --resume toma del acta el juego, sus reglas, los puestos y el archivo: no los ponga
error-resume-none = no hay ninguna partida que seguir en { $folder }
error-resume-over = { $file }: esta partida ha terminado; palamede replay la muestra
error-book-faulty = { $file } no se puede seguir, vea la línea { $line }: palamede check dice qué está mal
error-book-unusable = { $file } no dice todas las fichas, así que no se puede seguir; palamede replay lo muestra

# fichas y jugadas
error-tile-number = { $tile } no es una ficha: sus mitades van de 0 a { $most }
error-tile-text = «{ $text }» no es una ficha: escriba dos números con un guion, como 3-5
error-tile-half = { $tile } no lleva { $number }
error-not-in-set = { $tile } no está en el juego de doble { $set }
error-set-size = no hay juego de doble { $set }: del doble 1 al doble { $most }
error-move-text = «{ $text }» no es una jugada: escriba una ficha como 6-5 o 6-5>, pass o draw
error-move-number = ninguna jugada tiene el número { $action }: van de 0 a { $most }
error-ambiguous-end = { $tile } encaja en los dos extremos: escriba { $tile }< para la izquierda o { $tile }> para la derecha
error-half-order = { $move } no encaja así: escriba { $right }, primero la mitad que toca
error-does-not-fit = { $move } no encaja ahí; se puede jugar: { $legal }
error-fits-neither = { $tile } no va en ningún extremo: muestran { $left } y { $right }; se puede jugar: { $legal }
error-not-in-hand = el puesto { $seat } no tiene la ficha de { $move }; se puede jugar: { $legal }
error-must-play = el puesto { $seat } puede jugar y debe hacerlo: { $legal }
error-must-draw = el puesto { $seat } debe robar antes una ficha
error-wrong-draw = no hay nada que robar; se puede jugar: { $legal }
error-forced-lead = no se puede salir con { $move }; hay que salir con: { $legal }
error-other-set = { $move } es una jugada de otro juego de fichas; se puede jugar: { $legal }
error-deal-over = la mano ha terminado: ya no se puede jugar nada

# reglas y ajustes
error-unknown-rules = ningún juego se llama «{ $name }»; { $near ->
        [none] hay: { $known }
       *[other] parecidos: { $near }
    }
error-preset-players = { $rules } es para { $allowed } jugadores, no { $players }
error-setting-form = «{ $text }» no es un ajuste: escriba nombre=valor, como hand=6
error-setting-twice = { $name } se da dos veces: deje uno
error-setting-map = { $name } no dice nada para { $players } jugadores
error-setting-json = { $name }={ $value } no es JSON
error-switch-unknown = no hay ajuste «{ $name }»; { $near ->
        [none] «palamede rules --all tete_a_tete» da la lista
       *[other] parecidos: { $near }
    }
error-value-unknown = { $form ->
        [tiles] { $name }={ $value }: el valor deben ser fichas distintas, como ["0-0","6-6"]
        [integer] { $name }={ $value }: el valor debe ser un número entero desde { $least }{ $most ->
            [-1] {""}
           *[other] {" "}hasta { $most }
        }
       *[choice] { $name }={ $value }: ese valor no existe; hay: { $allowed }
    }
error-not-yet = { $name }={ $value }: todavía no; esta versión juega { $playable }
error-sides-players = sides={ $sides } pide { $needed } jugadores, no { $players }
error-pot-sides = match_end=pot pide sides=solo, no { $sides }: un bote lo gana cada uno por su cuenta
error-removed-tile = removed: { $tile } no está en el juego de doble { $set }
error-no-effect = { $name }={ $value } no tiene efecto aquí: { $name ->
        [matador] hace falta join=seven
        [unit] hace falta count=fives o count=threes, o un pago en puntos (pay_out=opponents)
        [count_call] hace falta count=fives o count=threes
        [rounding] hace falta un pago en puntos (pay_out=opponents)
        [blocked_tie] para repartir una mano hacen falta tres bandos, y que uno pague; tome void o primacy
        [target] un bote acaba cuando se han ganado todas las apuestas; hace falta match_end=reach o deals
        [series] una tournée cambia las parejas; hace falta sides=partners, o series=best_of_3
       *[other] { $remedy }
    }
error-too-many-tiles = { $seats } manos de { $hand } piden { $needed } fichas{ $kept ->
        [0] {""}
       *[other] , de ellas { $kept } apartadas
    }, y el juego de doble { $set } tiene { $have }: tome hand={ $most } como mucho{ $smallest ->
        [-1] ; ningún juego es bastante grande
       *[other] , o set={ $smallest }, el menor juego que sirve
    }

# manos, partidas y series
error-deal-open = hay una mano en curso: ciérrela antes
error-deal-goes-on = la mano no ha acabado: juéguela antes hasta el final
error-cannot-announce = el puesto { $seat } no puede cantar ahora: solo los tantos de su propia ficha, una vez, antes de que juegue el siguiente
error-no-deal = no hay ninguna mano en curso: empiece una antes
error-begun = la salida se sortea antes de la primera mano, y esta partida ha empezado
error-partie-over = la partida ha terminado
error-conventions-fixed = lo convenido queda fijo desde que se toma la primera ficha (GEN-08)
error-seats-taken = { $seats } puestos están ocupados: siente de nuevo a los jugadores para cambiarlo
error-no-such-seat = ningún jugador ocupa el puesto { $seat }
error-lead-mismatch = el puesto { $leader } no puede salir en la mano { $deal }: sale el puesto { $due }
error-names-count = { $names } nombres para { $seats } puestos
error-cut-size = un corte de { $cut }: se cortan de { $least } a { $most } fichas
error-draw-tiles = para sortear entre { $players } jugadores hacen falta otras tantas fichas de { $totals } totales distintos: sáquelas de un juego entero
error-no-partners = los cuatro han sido ya compañeros unos de otros
error-series-names = hacen falta { $players } jugadores de nombres distintos, no { $names }
error-series-over = la serie ha terminado
error-partie-goes-on = hay una partida en curso: juéguela antes hasta el final
error-no-partie = no hay ninguna partida en curso
error-no-such-player = { $name } no juega aquí; los jugadores son { $players }

# vistas en una línea
error-view-json = este JSON no es una vista ({ $reason })
error-view-impossible = ningún reparto concuerda con lo que aquí se sabe
error-position-too-many = { $field }: más fichas que las { $most } del juego más grande
error-position-half-known = la mano del puesto { $seat } debe conocerse entera o no conocerse
error-position-stock = el pozo está oculto en una vista: escriba { $right }
error-position-nobody = { $seats ->
        [none] no se conoce ninguna mano, y una vista conoce la de su puesto
       *[other] las manos conocidas son las de los puestos { $seats }, y una vista conoce la de su puesto
    }
error-position-misfit = { $item } no encaja: { $right ->
        [none] ningún extremo la admite
       *[other] escriba { $right }, primero la mitad que toca
    }
error-position-draw-seen = { $item }: quien roba ve la ficha, y nadie más: escriba +a-b o +?
error-position-open-hands = todas las manos están al final, como {"{"}1-2/.{"}"}, si la mano ha acabado, y solo entonces
error-position-braces = { $item }: las llaves deben contener todas las fichas de { $seats } manos

# The referee
error-unknown-fault = no hay falta «{ $fault }»: las faltas son { $known }
error-unknown-moment = no hay momento «{ $moment }»: los momentos son { $known }
error-unknown-fact = no hay hecho «{ $fact }»: los hechos son { $known }
error-bad-fact =
    el hecho { $fact } debe ser { $form ->
        [bool] true o false
        [int] un número entero de 0 a 9999
       *[choice] uno de { $choices }
    }, no { $text }
error-unknown-code = no hay código de faltas «{ $name }»: los códigos son { $known }
error-bad-case =
    { $field } debe ser { $form ->
        [object] un objeto JSON
        [field] uno de los campos { $fields }
        [facts] un objeto de hechos
        [code] el nombre de un código de faltas
        [name] un nombre
        [settings] una lista de textos «nombre=valor»
        [numbers] una lista de números enteros, uno por bando
       *[number] un número entero
    } (leído: { $text })
error-scores-count = { $scores } totales para { $sides } bandos

# una mano en una mesa a la antigua
error-old-table = no se abre una mano estricta con table=old: deje table=strict, o abra la mesa en el navegador (palamede serve)
error-not-at-turn = el puesto { $seat } ahora solo puede poner una ficha: pasar y robar corresponden al puesto { $turn }, que tiene el turno; lo que se puede hacer: { $legal }
error-hand-waits = las fichas descubiertas del puesto { $seat } se piden y esperan: es el turno del puesto { $turn }
error-must-play-other = { $move } no se puede jugar: una decisión, o la salida, solo deja { $legal }
error-not-to-show = el puesto { $seat } no tiene { $tile }: se muestra una ficha propia
error-no-such-end = no hay extremo «{ $end }»: los extremos son left (izquierda) y right (derecha)
error-no-such-half = { $tile } no tiene mitad { $touch }: sus mitades son { $low } y { $high }
error-no-such-ply = no hay jugada número { $ply }; { $plies ->
        [none] no queda ninguna
       *[other] las que quedan: { $plies }
    }
error-bad-step = el paso { $step } no se puede hacer; los pasos son { $known }, cada uno con lo que necesita
error-bad-event = el suceso { $event } no se puede leer; los tipos son { $known }, cada uno con sus campos
error-claim-impossible = el puesto { $seat } no puede reclamar { $fault } contra el puesto { $against } ahora; { $possible ->
        [none] ahí no se puede reclamar nada
       *[other] se puede reclamar: { $possible }
    }
error-no-such-claim = no hay reclamación { $claim }; { $claims ->
        [0] nada se ha reclamado en esta mano
       *[other] van de 1 a { $claims }
    }
error-no-such-choice = { $possible ->
        [none] la reclamación { $claim } no deja nada que elegir
       *[other] la reclamación { $claim } no deja elegir «{ $option }»: elija entre { $possible }
    }
error-others-choose = el puesto { $seat } no elige en la reclamación { $claim }, elige el bando perjudicado: { $choosers }
error-ruling-mismatch = la reclamación { $claim } { $ruling ->
        [none] aún no está decidida
       *[other] se decide { $ruling } ({ $article })
    }, no { $written }{ $written_article ->
        [none] {""}
       *[other] {" "}({ $written_article })
    }
error-bad-effects = el árbitro no puede decidir { $name }={ $value }: { $form ->
        [marks] escriba tantos por bando, como {"{"}"1": -10{"}"}
        [barred] escriba una lista de bandos, como [1]
        [accounts] escriba un número entero por puesto, de suma cero
        [warning] escriba true o false
        [choice] escriba uno de { $choices }
       *[name] los efectos son { $choices }
    }
error-bad-accounts = lo que mueve una decisión debe sumar cero entre los { $seats } puestos, no { $accounts }
