# Las palabras de la página del navegador. Las lee la propia página al construirse.

# ---- everywhere
page-title = Palamède: la mesa de dominó
page-skip = Ir al contenido
page-nav = Páginas
page-nav-play = Jugar
page-nav-games = Mis partidas
page-nav-settings = Ajustes
page-nav-arbiter = Árbitro
page-nav-help = Ayuda
page-list-and = { $first } y { $last }
page-seat = Puesto { $seat }
page-dead-hand = El muerto
page-close = Cerrar
page-yes = Sí
page-no = No
page-lost-title = Aquí no hay nada
page-lost-text = Esta dirección no lleva a ninguna página. Los juegos esperan en la mesa.
page-error-unreachable = No se puede llegar al servidor. ¿Sigue en marcha?
page-error-generic = No ha funcionado. Vuelva a intentarlo en un momento.
page-error-no-table = Esta mesa no existe o no está abierta a este navegador. Pida un enlace nuevo.
page-number-0 = blanca
page-number-1 = uno
page-number-2 = dos
page-number-3 = tres
page-number-4 = cuatro
page-number-5 = cinco
page-number-6 = seis
page-number-7 = siete
page-number-8 = ocho
page-number-9 = nueve
page-number-10 = diez
page-number-11 = once
page-number-12 = doce
page-number-13 = trece
page-number-14 = catorce
page-number-15 = quince
page-number-16 = dieciséis
page-number-17 = diecisiete
page-number-18 = dieciocho

# ---- choosing a game
page-home-title = ¿A qué jugamos?
page-home-lead = Elija un juego, elija rivales y siéntese.
page-home-favourites = Para empezar
page-home-more = Todos los juegos
page-home-going-on = Seguir con su partida
page-players-some = { $players ->
        [one] un jugador
       *[other] { $players } jugadores
    }
page-players-range = de { $least } a { $most } jugadores
page-game-line-tete_a_tete = Dos manos, sin robar: quien no puede jugar, pasa.
page-game-line-tete_a_tete_6 = El duelo sencillo, con seis fichas cada uno.
page-game-line-tete_a_tete_8 = El duelo sencillo, con ocho fichas cada uno.
page-game-line-tete_a_tete_10 = El duelo sencillo, con diez fichas cada uno.
page-game-line-tete_a_tete_12 = El duelo sencillo, con doce fichas cada uno.
page-game-line-domino = Una sola mano decide, sin llevar puntos.
page-game-line-peche = Quien no puede jugar roba hasta que una ficha sirva.
page-game-line-aller_retour = Dos manos, y cada uno sale una vez.
page-game-line-poule = Cada uno para sí; el primero en llegar se lleva el bote.
page-game-line-pot = Cada uno para sí, una apuesta por mano, hasta vaciar el bote.
page-game-line-voleur = Dos contra dos, compañeros frente a frente.
page-game-line-voleur_mort = Tres en la mesa: uno juega además la mano del muerto.
page-game-line-qui_perd_gagne = Guarde sus puntos: gana la mano más pesada.
page-game-line-matador = Las mitades suman siete y los matadores van en todas partes.
page-game-line-matador_9 = El matador con el juego de doble nueve.
page-game-line-cinq_partout = Cada vez que los extremos suman un múltiplo de cinco, se anota.
page-game-line-trois_partout = Cada vez que los extremos suman un múltiplo de tres, se anota.

# ---- choosing opponents
page-setup-back = Otros juegos
page-setup-opponents = ¿Contra quién?
page-setup-bots = La casa juega con usted
page-setup-friends = Amigos, por un enlace
page-setup-friends-about = Recibe un enlace para enviar; los puestos vacíos pueden ser de robots.
page-setup-players = ¿Cuántos en la mesa?
page-setup-name = Su nombre en la mesa
page-setup-name-default = Invitado
page-setup-start = Sentarse y jugar
page-setup-open = Abrir la mesa
page-setup-rules = Cómo se juega
page-setup-conventions = Acuerdos de la mesa
page-setup-conventions-books = como en los libros
page-setup-conventions-changed = { $count ->
        [one] uno cambiado
       *[other] { $count } cambiados
    }
page-rule-target = Puntos para ganar
page-rule-target-deals = Número de manos
page-rule-stake = Apuesta de cada uno
page-rule-hand = Fichas por mano
page-rule-draw = El robo
page-rule-first_lead = La primera salida
page-rule-next_lead = La salida siguiente
page-rule-blocked_tie = Cierre empatado
page-rule-match_value = Valor de la partida
page-rule-count_call = Tantos durante el juego
page-bot-random = Al azar
page-bot-random-about = Pone lo que encaja.
page-bot-greedy = Aficionado
page-bot-greedy-about = Se quita primero las fichas pesadas.
page-bot-apprentice = Aprendiz
page-bot-apprentice-about = Apenas piensa, olvida quién pasó, se guarda las fichas pesadas.
page-bot-classical = Fuerte
page-bot-classical-about = Cuenta, recuerda y cierra el juego.
page-bot-club = Jugador de club
page-bot-club-about = Sopesa algunos repartos posibles.
page-bot-expert = Experto
page-bot-expert-about = Sopesa muchos repartos posibles.
page-bot-maitre = Maestro
page-bot-maitre-about = Deduce sus fichas de todo lo que usted hace. El más fuerte.
page-bot-measured = Gana a «{ $level }» por { NUMBER($marks, maximumFractionDigits: 1) } puntos por mano, uno contra uno

# ---- before the game
page-lobby-title = ¿Quién se sienta?
page-lobby-empty = Puesto libre
page-lobby-you = usted
page-lobby-bot = robot
page-lobby-add-bot = Añadir un robot en el puesto { $seat }
page-lobby-add = Añadir un robot
page-lobby-free = Liberar el puesto { $seat }
page-lobby-free-short = Liberar
page-lobby-level = Nivel de los robots
page-lobby-start = Empezar
page-lobby-fill = Completar con robots y empezar
page-lobby-wait-owner = Esperando a que empiece quien abrió la mesa.
page-invite-open = Invitar
page-invite-title = Invitar a amigos
page-invite-text = Quien abra este enlace puede ocupar un puesto libre. No hace falta cuenta.
page-invite-table = La mesa
page-invite-which = Enlace para
page-invite-link = Enlace
page-invite-copy = Copiar el enlace
page-invite-copied = Copiado.
page-invite-selected = El enlace está seleccionado: cópielo con Ctrl+C o manteniéndolo pulsado.
page-invite-qr = Código QR del enlace
page-invite-lan = La gente de esta red
page-invite-lan-about = Abre la mesa a los teléfonos y ordenadores de su red; cerrado mientras no lo active.
page-invite-loopback = Este enlace solo sirve en este ordenador. Active la red para los teléfonos.
page-invite-own = El enlace de un puesto es su llave: quien lo tiene juega ahí.
page-program-open = Sentar un programa
page-program-title = Un programa suyo
page-program-text = Un programa juega un puesto por la red: lee lo que ocurre y responde con sus jugadas. Ve lo que ve su puesto, y nada más.
page-program-seat = Su puesto
page-program-seat-of = Puesto { $seat }: { $name }
page-program-seat-about = Una clave hecha antes para este puesto ya no sirve.
page-program-make = Hacer una clave
page-program-token = Clave
page-program-once = La clave del puesto { $seat } se muestra solo esta vez: guárdela ahora.
page-program-copy = Copiar
page-program-copy-token = Copiar la clave
page-program-copy-line = Copiar la línea
page-program-example = Para probar con el ejemplo
page-program-example-about = En la carpeta del proyecto: un robot de cuarenta líneas que pone su ficha más pesada.
page-program-openapi = Todo lo que un programa puede pedir y decir:
page-program-later = Un programa se sienta entre dos partidas. Espere al final de esta.
page-join-title = Le invitan a la mesa
page-join-text = Diga su nombre a los demás y siéntese.
page-join-button = Sentarse

# ---- the table
page-table-title = { $game } – Palamède
page-table-title-turn = Le toca: { $game }
page-players-heading = Jugadores
page-line-heading = La línea
page-hand-heading = Su mano
page-hand-of-dead = La mano del muerto
page-log-heading = Lo que ha pasado
page-scores-heading = Tanteo
page-deal-number = Mano { $deal }
page-target = a { $target } puntos
page-target-deals = { $target ->
        [one] a una mano
       *[other] a { $target } manos
    }
page-stake = apuesta { $stake }
page-pot = Bote { $pot }
page-stock = Pozo
page-stock-count = { $count ->
        [0] El pozo está vacío
        [one] Una ficha en el pozo
       *[other] { $count } fichas en el pozo
    }
page-seat-tiles = { $count ->
        [one] una ficha
       *[other] { $count } fichas
    }
page-seat-leads = sale
page-seat-turn = juega
page-seat-gone = ausente
page-seat-partner = su compañero
page-seat-passed = pasa
page-seat-drew = roba
page-seat-replace = Que un robot juegue por { $name }
page-side-us = Usted
page-turn-yours = Le toca
page-turn-of = Le toca a { $name }
page-turn-lay = { $count ->
        [one] Le toca. Sirve una ficha: { $tiles }.
       *[other] Le toca. Sirven { $count } fichas: { $tiles }.
    }
page-turn-lead = Usted sale
page-turn-draw = Nada sirve: robe una ficha.
page-turn-pass = Nada sirve: usted pasa.
page-turn-shuffle = Se mezclan las fichas
page-which-end = { $tile } sirve en los dos extremos: ¿izquierda o derecha?
page-end-left = Izquierda
page-end-right = Derecha
page-end-left-about = Poner { $tile } en el extremo izquierdo, en { $number }
page-end-right-about = Poner { $tile } en el extremo derecho, en { $number }
page-ends-open = Extremos abiertos: { $left } y { $right }
page-confirm-lay = Poner
page-confirm-cancel = Retirar
page-confirm-say = { $tile }: Intro la pone, Escape la retira.
page-act-pass = Pasar
page-act-draw = Robar
page-menu = Menú
page-zoom = Tamaño de la línea
page-zoom-out = Más pequeña
page-zoom-whole = Línea entera
page-zoom-in = Más grande
page-zoom-now = Tamaño de la línea: { $percent } %
page-table-log = Diario
page-table-sheet = Hoja de tanteo
page-table-leave = Dejar la mesa
page-table-home = Volver a los juegos
page-take-back = Pedir retirar la ficha
page-take-back-question = { $name } pide retirar su última ficha.
page-take-back-waiting = Esperando a que los demás acepten.
page-leave-sure = ¿Dejar esta mesa? Un robot juega por usted hasta que vuelva.
page-spectator = Usted mira.
page-refused = Ahora no es posible.
page-link-connecting = Llegando a la mesa…
page-link-lost = Se ha perdido la conexión. Vuelve sola; no se pierde nada.
page-link-restarting = El servidor se reinicia. Los relojes están parados.
page-link-back = La conexión ha vuelto.
page-link-sending = Enviando…
page-sit-again = Un robot juega por usted.
page-sit-again-button = Volver a mi puesto
page-options-title = Esta mesa
page-options-spectators = Otros pueden mirar
page-options-spectators-about = Quien mira solo ve la mesa, ninguna mano.
page-options-chat = Conversación
page-options-chat-about = Unas frases amables que no dicen nada de las manos.
page-options-take_back = Retirar
page-options-take_back-about = Quien acaba de poner puede pedir a todos retirar su ficha.
page-options-clock = Tiempo por jugada
page-options-clock-none = Sin reloj
page-options-clock-seconds = { $seconds } segundos
page-options-clock-minutes = { $minutes } minutos
page-options-clock-match = Tiempo de cada uno para toda la partida
page-options-clock-fixed = Los relojes se fijan antes de la partida y quedan hasta su final.
page-clock-of = Reloj de { $name }: { $time }
page-clock-short = { $seconds ->
        [one] Le queda un segundo.
       *[other] Le quedan { $seconds } segundos.
    }

# ---- what has happened
page-event-seated = { $name } ocupa el puesto { $seat }.
page-event-stands-in = Un robot juega por { $name }.
page-event-left = { $name } deja la mesa.
page-event-begun = Empieza la partida { $partie }.
page-event-shuffling = Se mezclan las fichas.
page-event-lots = A { $name } le toca salir por sorteo.
page-event-dealt = Mano { $deal }: sale { $name }.
page-event-laid = { $name } pone { $tile }
page-event-everywhere = { $number } en los dos extremos
page-event-marks = anota { $points }
page-event-drew = { $name } roba una ficha
page-event-drew-tile = { $name } roba { $tile }
page-event-passed = { $name } pasa
page-event-counted-domino = { $name } hace dominó.
page-event-counted-closed = El juego está cerrado.
page-event-counted-reached = { $name } llega a la meta.
page-event-counted-void = La mano es nula.
page-event-scores = { $name }: { $points }.
page-event-finished = { $times ->
        [2] La partida es de { $names }, pagada doble.
        [3] La partida es de { $names }, pagada triple.
       *[other] La partida es de { $names }.
    }
page-event-finished-drawn = La partida queda en tablas.
page-event-asked = { $name } pide retirar.
page-event-agreed = { $name } acepta.
page-event-declined = { $name } no acepta.
page-event-taken-back = Se retira la última ficha.
page-event-said = { $name }: { $phrase }
page-phrase-0 = ¡Hola!
page-phrase-1 = ¡Suerte!
page-phrase-2 = Gracias.
page-phrase-3 = Perdón.
page-phrase-4 = Un momento, por favor.
page-phrase-5 = Ya estoy aquí.
page-phrase-6 = ¡Muy bien!
page-phrase-7 = Buena partida.
page-phrase-8 = ¿Otra?
page-phrase-9 = Esta ha sido mi última.
page-phrase-10 = ¡Salud!
page-phrase-11 = ¡Adiós!
page-talk = Decir algo

# ---- what is read aloud
page-greet-seating = Está en la mesa. La partida no ha empezado.
page-greet-deal = Está en la mesa, mano { $deal }. { $scores }
page-say-ends = Extremo izquierdo { $left }, extremo derecho { $right }.
page-say-no-line = Todavía no se ha puesto ninguna ficha.
page-say-hand = { $count ->
        [one] Tiene una ficha: { $tiles }.
       *[other] Tiene { $count } fichas: { $tiles }.
    }
page-say-no-hand = No tiene ninguna ficha.
page-say-line = { $count ->
        [one] Hay una ficha puesta: { $tiles }.
       *[other] { $count } fichas de izquierda a derecha: { $tiles }.
    }
page-say-count = { $count ->
        [one] { $name } tiene una ficha.
       *[other] { $name } tiene { $count } fichas.
    }
page-say-stock = { $count ->
        [0] El pozo está vacío.
       *[other] Pozo: { $count }.
    }
page-say-score = { $name }: { $points }.
page-say-target = La meta es { $target }.
page-tile-none = { $tile }, no sirve
page-tile-plain = { $tile }
page-tile-left = { $tile }, sirve a la izquierda
page-tile-right = { $tile }, sirve a la derecha
page-tile-both = { $tile }, sirve a la izquierda y a la derecha
page-tile-lead = { $tile }, puede salir

# ---- the count
page-result-title = Mano { $deal }: el recuento
page-result-domino = { $name } hace dominó
page-result-closed = El juego está cerrado
page-result-reached = { $name } llega a la meta
page-result-void = La mano es nula, nadie anota
page-result-pips = { $pips ->
        [one] un punto
       *[other] { $pips } puntos
    }
page-result-marks = { $points ->
        [one] un punto
       *[other] { $points } puntos
    }
page-result-now = total { $points }
page-result-out = dominó
page-result-next = Mano siguiente
page-result-waiting = Esperando a los demás…
page-result-skip = Mostrar ya
page-result-won-you = ¡Ha ganado!
page-result-won = La partida es de { $names }
page-result-drawn = La partida queda en tablas
page-result-times = { $times ->
        [2] Petite bredouille: se paga doble.
        [3] Grande bredouille: se paga triple.
       *[other] {""}
    }
page-result-stakes = Apuestas
page-result-fair-wrong = Las manos de esta partida no se siguen del secreto publicado de la mezcla. Guarde el registro.
page-result-fair-proved = Reparto comprobado: el secreto de la mezcla es público y todas sus manos se siguen de él.
page-rematch = Jugar otra vez
page-rematch-waiting = Quiere jugar otra vez. Empieza quien abrió la mesa.
page-sheet-deal = Mano
page-sheet-total = Total
page-sheet-empty = Todavía no se ha contado ninguna mano.
page-sheet-account = Cuenta

# ---- my games
page-games-title = Mis partidas
page-games-lead = Estas partidas pertenecen a este navegador; nadie más ve esta lista.
page-games-empty = Aún no hay partidas. La primera está a tres clics.
page-games-resume = Seguir
page-games-replay = Repasar
page-games-download = Descargar el registro
page-games-share = Compartir un enlace
page-games-share-about = Quien abra este enlace ve las partidas acabadas de esta mesa, con todas las manos.
page-games-share-gone = Este enlace no comparte nada aquí. Pida uno nuevo.
page-games-import = Repasar un registro de un archivo
page-games-import-about = Un archivo en formato DGN, de aquí o de otra parte.
page-games-move = Llevar mis partidas a otro dispositivo
page-games-move-about = Ocho palabras abren sus partidas en el otro dispositivo. Guárdelas para usted.
page-games-move-button = Mostrar ocho palabras
page-games-claim = Palabras de otro dispositivo
page-games-claim-button = Traer mis partidas aquí
page-games-claimed = Sus partidas ya están aquí.
page-games-forget = Olvidarme
page-games-forget-about = Borra su nombre y las llaves de sus puestos. Quita del servidor las hojas que comparte. Los registros quedan, con «Puesto 2» como nombre.
page-games-forget-sure = ¿Olvidarlo todo de verdad?
page-games-forgotten = Olvidado.
page-games-finished = terminada
page-games-going-on = en curso
page-replay-title = Repaso
page-replay-step = Paso { $step } de { $total }
page-replay-position = Posición en la partida
page-replay-first = Al principio
page-replay-previous = Un paso atrás
page-replay-next = Un paso adelante
page-replay-last = Al final
page-replay-play = Reproducir
page-replay-pause = Pausa
page-replay-picture = Guardar en { $format }

# ---- settings
page-settings-title = Ajustes
page-settings-lead = Se guardan solo en este navegador.
page-settings-language = Idioma
page-settings-language-auto = El del navegador
page-settings-theme = Claro u oscuro
page-theme-auto = Como el sistema
page-theme-light = Claro
page-theme-dark = Oscuro
page-settings-motion = Movimiento
page-motion-auto = Como el sistema
page-motion-full = Completo
page-motion-reduced = Reducido
page-settings-pace = Ritmo de los robots
page-pace-instant = Inmediato
page-pace-normal = Normal
page-pace-slow = Lento
page-settings-sound = Sonidos
page-settings-sound-about = El clic de las fichas, un golpe al pasar. La tecla M los quita o pone.
page-settings-confirm = Confirmar cada ficha
page-settings-confirm-about = Una ficha se muestra en su sitio antes de ponerse.
page-settings-auto = Pasar y robar por mí
page-settings-auto-about = Cuando no hay otra cosa que hacer, tras el tiempo que tardaría un robot.
page-settings-letters = Teclas de letra
page-settings-letters-about = E, H, L, C, S hablan, P pasa, M quita el sonido. Desactive si estorban a sus herramientas.
page-settings-name = Su nombre en las mesas

# ---- help
page-help-title = Ayuda
page-help-lead = Todo se hace con el dedo, con el ratón y con el teclado.
page-help-touch = Con el dedo y el ratón
page-help-touch-tap = Toque una ficha para ponerla. Si sirve en los dos extremos, dos botones grandes preguntan cuál.
page-help-touch-drag = O arrástrela a la línea: va al extremo más cercano.
page-help-touch-shape = Las fichas que sirven están más altas, y la muesca indica el extremo donde encajan.
page-help-touch-why = Una ficha que no sirve dice por qué al tocarla.
page-help-keys = Con el teclado
page-help-key = Tecla
page-help-does = Lo que hace
page-help-arrows = elegir una ficha de la mano
page-help-enter = poner la ficha elegida
page-help-ends = ponerla en el extremo izquierdo o derecho
page-help-escape = retirar lo que aún no está puesto
page-help-space = robar una ficha
page-help-p = pasar
page-help-e = decir los extremos abiertos
page-help-h = decir su mano
page-help-l = decir la línea
page-help-c = decir cuántas fichas tiene cada uno
page-help-s = decir el tanteo
page-help-t = decir a quién le toca
page-help-m = sonidos sí o no
page-help-zoom = línea más grande, más pequeña
page-help-whole = la línea entera
page-help-pan = mover lo que se ve de una línea ampliada
page-help-touch-zoom = Dos dedos amplían la línea, uno la mueve; el botón del marco la muestra entera.
page-key-shift-arrows = Mayúsculas y flechas
page-help-question = esta página
page-key-arrows = Flechas
page-key-enter = Intro
page-key-space = Espacio
page-key-escape = Escape

# ---- el reparto limpio
page-nav-fair = Reparto limpio
page-fair-title = El reparto limpio
page-fair-lead = Nadie puede elegir las fichas, y después cualquiera puede comprobarlo.
page-fair-how = Cómo se hace
page-fair-step-1 = Al empezar una partida, el servidor saca un secreto y publica su sello (SHA-256).
page-fair-step-2 = El navegador de cada jugador sella unos bytes propios, y los muestra cuando todos lo han hecho.
page-fair-step-3 = El secreto y esos bytes, juntos, mezclan todas las manos de la partida.
page-fair-step-4 = Al acabar la partida se publica el secreto: cada reparto se puede volver a calcular.
page-fair-shows = Lo que esto prueba:
page-fair-shows-about = las fichas de cada reparto quedaron fijadas antes de que nadie pudiera conocerlas, por todos los puestos juntos.
page-fair-not = Lo que no prueba:
page-fair-not-about = que el servidor, que conoce el secreto, no se lo diga a nadie, ni que dos jugadores no se digan sus fichas.
page-fair-not-server = Donde un puesto no dio octetos, los sacó el servidor: el registro lo marca.
page-fair-by-server = { $count ->
        [one] El servidor sacó los octetos del puesto { $seats }, que no dio ninguno: un robot, o un jugador que calló.
       *[other] El servidor sacó los octetos de los puestos { $seats }, que no dieron ninguno: robots, o jugadores que callaron.
    }
page-fair-alone = Ningún puesto dio octetos propios: el servidor barajó solo, bajo su sello.
page-record-drop = O suelte aquí el archivo, o pegue el texto de un registro:
page-record-paste = Texto de un registro
page-fair-prove = Comprobar un registro
page-fair-prove-about = Elija un archivo en formato DGN. Se comprueba aquí, en su navegador, y no se envía a ninguna parte.
page-fair-prove-this = Comprobar los repartos
page-fair-partie = Partida { $partie }:
page-fair-proved = { $deals ->
        [one] el reparto es el que dan el secreto y los bytes de los jugadores.
       *[other] los { $deals } repartos son los que dan el secreto y los bytes de los jugadores.
    }
page-fair-nothing = No hay ninguna partida en este archivo.
page-fair-fault-no-proof = el registro no promete nada, así que no hay nada que probar.
page-fair-fault-other-protocol = repartida con un protocolo que esta página no conoce.
page-fair-fault-not-revealed = el secreto aún no se ha publicado; se publica al acabar la partida.
page-fair-fault-commit = falso. El secreto no es el que se selló.
page-fair-fault-seeds = falso. Los bytes de los jugadores no están completos.
page-fair-fault-seat-commit = falso. El puesto { $at } mostró otros bytes que los que había sellado.
page-fair-fault-unknown-tiles = no se conocen todas las fichas del reparto { $at }, así que no se puede probar.
page-fair-fault-unknown-places = el registro no dice quién tomó qué fichas de la mano { $at }; no se puede probar.
page-fair-fault-hands = falso. Las manos del reparto { $at } no son las que da el secreto.
page-fair-fault-stock = falso. El pozo del reparto { $at } no es el que da el secreto.
page-fair-fault-lead = falso. En el reparto { $at } salió otro puesto que el que dan el secreto y las reglas.
page-fair-fault-play = el juego del reparto { $at } no se puede seguir: lo que viene después no se puede probar.
page-fair-fault-rules = jugada con reglas que esta página no conoce.

# ---- los repartos de este servidor
page-stats-title = Los repartos de este servidor frente al azar
page-stats-deals = { $deals ->
        [0] Todavía no se ha contado aquí ningún reparto.
        [one] Se ha contado aquí un reparto.
       *[other] Se han contado aquí { $deals } repartos.
    }
page-stats-who = ¿Quién recibe qué fichas?
page-stats-who-about = Personas son aquellas cuyo navegador también mezcló. La casa son todos los demás: los robots y la mano del muerto.
page-stats-tiles = Fichas
page-stats-seen = Dadas
page-stats-chance = Por azar
page-stats-away = Distancia al azar
page-stats-pips-people = Personas: puntos por ficha
page-stats-doubles-people = Personas: dobles por ficha
page-stats-pips-house = La casa: puntos por ficha
page-stats-doubles-house = La casa: dobles por ficha
page-stats-away-about = Contada en desviaciones típicas. Con una mezcla honrada, 19 de cada 20 de estos números están por debajo de 2, y casi nunca hay uno por encima de 4.
page-stats-usual = como el azar
page-stats-rare = raro
page-stats-far = demasiado lejos para el azar
page-stats-doubles = Dobles en una mano
page-stats-doubles-about = La barra es lo repartido, la raya lo que predice el azar. Con una mezcla honrada, la barra acaba dentro de la banda 19 veces de cada 20.
page-stats-doubles-count = Dobles
page-stats-each = Cada ficha
page-stats-each-about = Cuántas veces se dio a personas cada ficha del juego doble seis.
page-stats-of-chance = por azar { $chance }

# ---- the table à l'ancienne
page-old-table = ¿Qué rigor en la mesa?
page-old-strict = El programa cuida de las reglas
page-old-strict-about = Solo se puede jugar lo permitido.
page-old-old = À l’ancienne
page-old-old-about = Como con fichas de verdad: todos pueden equivocarse, nadie avisa, y quien lo nota debe reclamar. Entonces juzga el código de un libro.
page-old-code = El código que juzga
page-old-code-books = Los libros antiguos
page-old-code-tournaments = Torneos
page-old-code-book = Un libro francés: sus artículos sobre faltas, penas y plazo para reclamar. Donde calla, habla la Encyclopédie.
page-old-code-tournament = Un código de torneo: juzga lo que nombra.
page-old-second = Donde calla
page-old-second-none = Ningún otro código
page-old-second-none-about = Entonces no se anota nada, y los artículos de los libros se muestran como consejo.
page-old-second-about = Entonces juzga este código; donde también calla no se anota nada.
page-old-forgetful = Bots olvidadizos
page-old-forgetful-about = Renuncian en el { $renege } % de sus turnos, dejan pasar el { $claims } % de las faltas que podrían reclamar y olvidan el { $announcements } % de sus anuncios. Si no, nunca se equivocan a propósito.
page-old-taking = Tome sus fichas
page-old-taking-about = { $due ->
        [one] Le toca una ficha, y nadie cuenta por usted.
       *[other] Le tocan { $due } fichas, y nadie cuenta por usted.
    }
page-old-mixed = Las fichas mezcladas
page-old-place = Ficha { $place }, boca abajo
page-old-place-taken = Sitio { $place }, vacío
page-old-place-up = Ficha { $place }, vuelta: { $tile }
page-old-take = { $count ->
        [0] Tomar
        [one] Tomar esta ficha
       *[other] Tomar estas { $count } fichas
    }
page-old-serve = Sírvame
page-old-ready = Tengo mis fichas
page-old-ready-waiting = Se espera a que todos tengan sus fichas …
page-old-have = { $count ->
        [0] Aún no tiene ninguna ficha.
        [one] Tiene una ficha.
       *[other] Tiene { $count } fichas.
    }
page-old-taking-keys = Toque fichas para elegirlas, o pase sobre varias; una pulsación larga vuelve una. Con el teclado: flechas, Espacio elige, Intro toma, U vuelve.
page-old-turn = Su turno: puede poner cualquier ficha
page-old-turn-lead = Usted sale: ponga una ficha
page-old-where = { $tile }: ¿en qué extremo?
page-old-early = Le toca a { $name }, no a usted. ¿Hacerlo de todos modos?
page-old-early-lay = Poner { $tile } fuera de turno
page-old-early-pass = Pasar fuera de turno
page-old-acts = Más
page-old-acts-title = Lo que puede hacer en la mesa
page-old-domino = Decir «¡Dominó!»
page-old-domino-show = Mostrarla diciendo «¡Dominó!»
page-old-domino-about = Poner la última ficha lo dice por sí solo. Dicho sin razón es una falta.
page-old-show = Mostrar esta ficha
page-old-show-about = Deja ver a todos una ficha de su mano.
page-old-show-which = Ficha que mostrar
page-old-name = Nombrar una ficha
page-old-name-about = Dice una ficha; luego pone esta, u otra.
page-old-named = Ha nombrado { $tile }. Ahora ponga una ficha.
page-old-announce-about = En este juego un tanto solo cuenta si se anuncia, con la ficha o antes de que juegue el siguiente; la última ficha, hasta que se acepte la cuenta.
page-old-announce-with = Anuncia { $points } con su próxima ficha.
page-old-announce-now = Anunciar ahora
page-old-announce-next = Anunciar con la próxima ficha
page-old-points = Tantos
page-old-bredouille = Reclamar la bredouille
page-old-bredouille-about = Antes de que empiece la mano siguiente, o solo se paga la partida sencilla.
page-old-own-up = He pasado sin razón
page-old-own-up-about = Confesarlo cuesta menos que ser descubierto.
page-old-ask-row = Preguntar con qué ficha se salió
page-old-ask-table = Preguntar por las últimas fichas puestas
page-old-claim = Reclamar
page-old-claim-title = Reclamar una falta
page-old-claim-about = Esta lista es la misma tengan lo que tengan los demás. Reclamar sin razón cuesta lo que diga el código.
page-old-claim-what = ¿Qué ha pasado?
page-old-claim-who = ¿Contra quién?
page-old-claim-tile = ¿Qué ficha?
page-old-claim-no-tile = ninguna ficha en particular
page-old-claim-send = Reclamar
page-old-claim-nothing = Ahora no se puede reclamar nada.
page-old-claims = Reclamaciones de esta mano
page-old-claims-none = Nadie ha reclamado nada.
page-old-claim-line = { $name } contra { $against }: { $fault }
page-old-claim-noted = anotada para la cuenta
page-old-claim-choosing = elige el bando perjudicado
page-old-claim-ruled = juzgada
page-old-claim-count = { $count ->
        [one] una reclamación abierta
       *[other] { $count } reclamaciones abiertas
    }
page-old-unfounded = sin fundamento
page-old-gallery = Preguntar a los espectadores
page-old-vote = { $name } pregunta a los espectadores: ¿lo ha hecho { $against }? { $fault }
page-old-choose = Usted puede elegir
page-old-choose-default = si nadie elige
page-old-choose-left = { $seconds ->
        [one] queda un segundo
       *[other] quedan { $seconds } segundos
    }
page-old-option-goes_on = Seguir jugando
page-old-option-keep = Que valga
page-old-option-play_on = Seguir; el culpable conocido no anota nada
page-old-option-nothing = No pasa nada
page-old-option-lies_open = La ficha queda descubierta y se pone en cuanto case
page-old-option-done_over = Se retira la ficha y se juega de nuevo el turno
page-old-option-void = La mano es nula y se mezcla de nuevo
page-old-option-annul = Anular la mano
page-old-option-partie_void = Anular la partida
page-old-option-as_laid = Dejar la ficha como está
page-old-option-named = Debe ponerse la ficha nombrada
page-old-option-kept = Se queda con las fichas que tomó
page-old-option-drawn_back = Se le quita una ficha al azar
page-old-option-forbid = Su compañero no puede abrir con ese número
page-old-counting = Manos descubiertas: la cuenta
page-old-counting-about = Ahora se juzgan las reclamaciones anotadas. Cuando todos estén de acuerdo, ya no se puede reclamar nada de esta mano.
page-old-proposed = Propuesto
page-old-agree = De acuerdo con la cuenta
page-old-agree-waiting = Está de acuerdo. Se espera a los demás …
page-old-agree-left = { $seconds ->
        [one] La cuenta vale en un segundo
       *[other] La cuenta vale en { $seconds } segundos
    }
page-old-ruling = Decisión: { $fault }
page-old-no-article = sin artículo
page-old-source = { $code }, { $article }
page-old-silent = Callan aquí: { $codes }
page-old-advice = Otros códigos, como consejo
page-old-first = Una decisión recae sobre usted
page-old-article-french = El francés del libro
page-old-article-in-french = En francés
page-old-article-general = reglas generales
page-old-article-ours = En nuestras palabras
page-old-better = Lo que podía haber hecho
page-old-understood = Entendido
page-old-better-renege = Mire los dos extremos antes de pasar. Quien pasó sin razón puede corregirse hasta que el siguiente muestre ficha o pase.
page-old-better-draw_could_play = Mire los dos extremos antes de robar: donde casa una ficha, se pone.
page-old-better-misplay = Compare la ficha con el extremo antes de soltarla: si no casa, retírela enseguida.
page-old-better-wrong_end = Elija el extremo antes de poner: una ficha buena se queda donde está.
page-old-better-exposed_tile = Tenga sus fichas vueltas hacia usted; muestre una solo en su turno y si casa.
page-old-better-out_of_turn = Espere a que el anterior haya puesto o pasado.
page-old-better-overdraw = Cuente lo que toma, o diga «Sírvame». Antes de la salida, una ficha de más se arregla pronto.
page-old-better-underdraw = Cuente lo que toma, o diga «Sírvame». Antes de la salida, la ficha que falta se toma del pozo.
page-old-better-wrong_hand = Quien sale cuenta antes el pozo: después de la salida es tarde.
page-old-better-late_count = Diga los tantos en voz alta con la ficha, o antes de que juegue el siguiente.
page-old-better-wrong_claim = Reclame lo que ha visto, y nombre la ficha solo si está seguro.
page-old-better-signal = En la mesa no se dice palabra que pueda informar a un compañero.
page-old-better-false_domino = Diga «¡Dominó!» solo al poner su última ficha.
page-old-better-undue_last = Guarde la última ficha hasta su turno, y si casa.
page-old-better-named_other = Ponga sin decir palabra: quien no nombra no se equivoca de nombre.
page-old-better-wrong_count = Cuente ficha a ficha las manos descubiertas antes de estar de acuerdo.
page-old-better-stock_looked_at = Deje el pozo boca abajo hasta el fin de la mano.
page-old-better-shown_in_serving = Acerque las fichas boca abajo y vuélvalas solo ante usted.
page-old-better-any = El artículo dice lo que se debía hacer, y hasta cuándo puede arreglarse.
page-old-open = descubierta
page-old-open-tiles = Fichas descubiertas de { $name }: { $tiles }
page-old-must = { $name } debe poner { $tile } en cuanto case; { $chooser } elige el extremo.
page-old-called = Las manos de { $names } están descubiertas. { $caller } llama sus fichas.
page-old-call = Usted llama por { $name }
page-old-forbidden = { $name } no puede abrir con { $number }.
page-old-barred = { $name } no anota nada en esta mano.
page-old-barred-tag = no anota
page-old-consequences = Lo que han dejado las decisiones
page-old-referee = Árbitro
page-old-help = En una mesa à l’ancienne
page-old-help-text = Toda ficha puede ponerse en cualquier extremo, y nada se indica. «Reclamar» muestra lo que se puede reclamar, «Más» lo demás: dominó, mostrar, nombrar, anunciar. K abre las reclamaciones, X lo demás.
page-event-took = { $count ->
        [one] { $name } toma una ficha.
       *[other] { $name } toma { $count } fichas.
    }
page-event-ready = { $name } tiene sus fichas.
page-event-taking = Mano { $deal }: las fichas están mezcladas, cada uno toma las suyas.
page-event-shown = { $name } deja ver { $tile }.
page-event-says-named = { $name } nombra { $tile }
page-event-says-domino = { $name } dice «¡Dominó!»
page-event-says-domino-tile = { $name } dice «¡Dominó!» y muestra { $tile }
page-event-says-points = { $name } anuncia { $points }
page-event-says-bredouille = { $name } reclama la bredouille.
page-event-claimed = { $name } reclama contra { $against }: { $fault }.
page-event-owns-up = { $name } confiesa: { $fault }.
page-event-noted = La reclamación se anota para la cuenta.
page-event-noticed = { $against }: { $fault }.
page-event-ruled = Decisión ({ $source }): { $reason }
page-event-choosing = { $names } puede elegir: { $options }.
page-event-chosen = { $name } elige: { $option }.
page-event-chosen-default = Nadie ha elegido: { $option }.
page-event-restored = Se reanuda el juego desde la falta.
page-event-opened-hand = La mano de { $name } queda descubierta.
page-event-counting = Se descubren las manos para la cuenta.
page-event-agreed-count = { $name } está de acuerdo con la cuenta.
page-event-served = Todos tienen sus fichas. Sale { $name }.
page-event-word = { $name } dice una palabra.
page-event-gallery = { $name } pregunta a los espectadores.
page-event-gallery-yes = Los espectadores: así fue, { $for } contra { $against }.
page-event-gallery-no = Los espectadores: no consta, { $for } contra { $against }.
page-event-told-table = { $name } pregunta; la última ficha de cada uno: { $tiles }.
page-event-told-lead = { $name } pregunta; { $lead } salió con { $tile }.
page-event-told-leader = { $name } pregunta; la salida es de { $lead }.
page-event-told-nothing = { $name } pregunta quién salió; ya no hay que decirlo.
page-event-out-of-turn = fuera de turno
page-old-ending = La mano ha terminado
page-old-ending-about = Quien tenga algo que reclamar contra la última ficha lo dice ahora; luego se descubren las manos.
page-old-ending-agree = Nada que objetar
page-old-ending-left = { $seconds ->
        [one] Las manos se descubren en un segundo
       *[other] Las manos se descubren en { $seconds } segundos
    }
