# Jugador contra jugador (palamede arena, palamede bot).

command-arena = jugador contra jugador: manos dobles, intervalos, clasificaciones
command-bot = uno de nuestros jugadores como programa que habla el protocolo de la arena

arena-metavar-player = JUGADOR
arena-metavar-rules = JUEGO
arena-metavar-address = DIRECCIÓN
arena-help-players = dos jugadores, o varios para una clasificación: random, greedy, classical y los demás de este programa, con un tiempo propio como maitre@0.1s; "cmd:python3 mibot.py" para un programa que habla el protocolo; dominoes:bota_gorda o dominoes:probabilistic_alphabeta del paquete dominoes
arena-help-ladder = todos contra todos, con clasificación; se sobrentiende con más de dos jugadores
arena-help-rules = el juego y los ajustes que cambian, por ejemplo: voleur hand=7 (tete_a_tete)
arena-help-deals = manos de cada encuentro; cada una se juega dos veces, cambiando de puesto los jugadores (200)
arena-help-seed = qué manos: el mismo número da las mismas, juegue quien juegue (0)
arena-help-jobs = procesos de trabajo (1); el resultado es el mismo con cualquier número
arena-help-stop = parar en cuanto conste quién anota más, por un intervalo que se puede mirar en todo momento
arena-help-budget = tiempo por decisión, por ejemplo 0.1s o 100ms, para los jugadores que lo tienen en cuenta
arena-help-nodes = nodos por decisión, para los jugadores que los tienen en cuenta; tal encuentro se repite exactamente
arena-help-utility = si esos jugadores juegan por los tantos (marks), que cuenta el encuentro, o por ganar la partida (match) (marks)
arena-help-timeout = tiempo que un programa puede tomarse además del suyo antes de llegar tarde (10s)
arena-help-forgive = faltas de un programa que no paran el encuentro: se juega por él la jugada permitida de menor número (0)
arena-help-log = guardar cada mano doble en este archivo; un encuentro interrumpido sigue donde acaba su registro
arena-help-plot = dibujar en SVG la clasificación, o el curso de un encuentro de dos (necesita matplotlib)
arena-help-ray = jugar en el clúster Ray de esta dirección, o «local» (necesita ray); --jobs dice con cuántos procesos
arena-help-json = escribir el resultado en JSON, en una línea
bot-help-player = qué jugador: random, greedy, classical u otro de este programa

arena-against = { $first } contra { $second }
arena-ladder-of = Clasificación de { $names }
arena-about = { $rules }, semilla { $seed }, { $deals ->
        [one] una mano doble
       *[other] { $deals } manos dobles
    }
arena-interrupted = Interrumpido tras { $deals ->
        [one] una mano doble
       *[other] { $deals } manos dobles
    }: esto es lo que se sabe.
arena-settled = Consta tras { $deals } manos dobles: el encuentro para aquí.
arena-nothing = Demasiado pocas manos para decir nada.
arena-mean = { $name }: { $mean } tantos por mano contra { $other } (95 %: { $low } a { $high }).
arena-mean-alone = { $name }: { $mean } tantos por mano contra { $other }.
arena-wins = Manos dobles de { $name }: { $wins } ganadas, { $draws } iguales, { $losses } perdidas.
arena-sure = Válido por mucho que se mire (95 %): { $low } a { $high }.
arena-decided = { $name } anota más.
arena-undecided = Quién anota más no consta.
arena-column-rating = puntuación
arena-column-marks = tantos por mano contra los demás
arena-pairing = { $first } - { $second }: { $mean } ({ $low } a { $high })
arena-forgiven = { $name }: { $faults ->
        [one] se ha perdonado una falta
       *[other] se han perdonado { $faults } faltas
    }.
arena-plotted = palamede: dibujado: { $file }
arena-plot-rating = puntuación (Bradley-Terry), con intervalos del 95 %
arena-plot-deals = manos dobles
arena-plot-once = 95 %, para una sola mirada al final
arena-plot-sure = 95 %, por mucho que se mire
arena-plot-marks = tantos de ventaja por mano

error-unknown-player = ningún jugador se llama «{ $name }»; hay: { $known }
error-arena-deals = { $deals } manos dobles no prueban nada: juegue al menos { $least }
error-arena-players = hacen falta dos jugadores para un encuentro
error-arena-twice = { $player } está dos veces en la clasificación
error-arena-number = { $option } { $value }: hace falta un número entero de { $least } a { $most }
error-arena-time = «{ $text }» no es un tiempo: escriba segundos por encima de 0, como 0.1s o 100ms, { $most }s a lo más
error-arena-no-budget = { $player } no tiene en cuenta ningún tiempo: quite @{ $budget }
error-arena-sides = { $player } solo juega entre dos bandos, no entre { $sides }
error-arena-omniscient = omniscient solo juega en la arena, donde se le muestran todas las manos
error-arena-two-partners = { $player }: hacen falta dos compañeros, como maitre+greedy
error-arena-partners = { $player }: en este juego nadie tiene compañero
error-strength-part = ninguna parte de la medición se llama «{ $name }»: vea --list
error-strength-log = { $file } es el registro de otra medición: quítelo de ahí, o mida como dice
error-strength-results = { $file }: no son resultados de fuerza
error-engine-budget = con { $value } nadie puede pensar: hace falta más de 0
error-engine-budget-text = «{ $text }» no dice cuánto pensar: escriba un tiempo como 0.5s o 200ms, nodos como 20000
error-arena-go = go: «{ $text }» no se puede leer
error-arena-no-view = go: no hay vista en la que jugar
error-arena-no-command = cmd: necesita una orden, como "cmd:python3 mibot.py"
error-arena-pypi-name = el paquete dominoes no tiene aquí un jugador «{ $name }»; hay: { $known }
error-arena-pypi-missing = el paquete dominoes no está instalado: pip install dominoes==6.1.0
error-arena-pypi-game = dominoes:{ $name } juega otro juego ({ $switches }): use --rules voleur hand=7 pay_out=all
error-arena-ray-missing = Ray no está instalado: pip install "palamede[ray]"
error-arena-ray-address = no hay clúster Ray en { $address }: { $reason }
error-arena-worker = un proceso de trabajo ha muerto ({ $status }): ¿hay memoria bastante para tantos --jobs?
error-arena-limit-other = { $path } contiene las respuestas de otro jugador o de otro juego
error-arena-log-other = { $file } es el registro de otro encuentro: { $name } es allí { $there }, aquí { $here }
error-arena-log-broken = { $file }, línea { $line }: no es una línea del registro de un encuentro
error-arena-log-busy = { $file }: otro encuentro está escribiendo este registro
error-arena-plot = { $file }: el dibujo es SVG, nombre un archivo que acabe en .svg
error-arena-plot-missing = los dibujos necesitan matplotlib: pip install "palamede[plot]"
error-arena-fault-start = { $player } no se puede arrancar: { $said }
error-arena-fault-refused = { $player } no juega con estas reglas: { $said }
error-arena-fault-died = { $player } ha muerto en la mano { $deal }: { $said }
error-arena-fault-late = { $player } no contestó a tiempo en la mano { $deal }
error-arena-fault-nonsense = { $player } no sigue el protocolo en la mano { $deal }: { $said }
error-arena-fault-illegal = { $player } juega lo que no está permitido en la mano { $deal }: { $said }
error-arena-fault-many = { $player }: { $said } faltas hasta la mano { $deal }, más de las que se perdonan
