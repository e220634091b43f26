# Lo que dicen la mesa, su servidor y sus pruebas; error-CODE con los parámetros del error.

# órdenes en la mesa
error-stale = la mesa ha seguido entretanto: mire de nuevo y luego juegue
error-bad-number = { $n } no es un suceso de esta mesa: el último es { $last }
error-no-seat = usted no tiene puesto en esta mesa
error-no-such-command = no hay ninguna orden «{ $command }»
error-bad-command = esta orden no tiene la forma debida: la descripción de la interfaz la indica
error-bad-field = { $field } no tiene un valor que sirva aquí
error-owner-only = solo quien abrió la mesa puede hacer eso
error-not-your-turn = no es su turno
error-no-count = no hay cuenta que aceptar
error-answered = usted ya ha respondido
error-dead-seat = el muerto lo juega el jugador de enfrente
error-empty-seat = el puesto { $seat } está vacío: invite a alguien o ponga un robot
error-nobody-sits = ahí no se sienta nadie
error-not-a-bot = solo se puede despedir a un robot
error-still-here = un robot podrá tomar este puesto cuando su jugador falte { $seconds } segundos más
error-bad-name = escriba un nombre
error-no-such-option = no hay ninguna opción «{ $name }»
error-no-shuffle = ahora no se mezcla nada
error-too-early = los demás aún no se han comprometido
error-wrong-bytes = estos bytes no son los que se prometieron
error-no-take-back = en esta mesa no se retira nada
error-not-now = ahora no es posible
error-nothing-asked = nadie pide eso
error-no-chat = en esta mesa no se habla

# órdenes en una mesa a la antigua
error-not-taking = ahora no se toman fichas
error-place-taken = la ficha del lugar { $place } ya está tomada: tome otra
error-too-many-taken = nadie toma más de { $most } fichas, y los demás deben encontrar también
error-no-tiles = tome primero sus fichas
error-choice-open = alguien debe elegir antes lo que sigue de una decisión
error-cannot-claim = eso no se puede reclamar ahora contra el puesto { $against }
error-not-your-option = elige el lado perjudicado
error-not-gallery = quien juega no vota: se pregunta a la galería

# llegar a una mesa
error-no-such-table = no existe esa mesa
error-no-such-sheet = esa hoja no existe, o este enlace no la abre
error-sheet-read-only = este enlace lee la hoja, no permite escribir en ella
error-sheet-behind = otra persona ha escrito en esta hoja mientras tanto: léala de nuevo y vuelva a anotar
error-archived = esta mesa ha terminado; se guarda su acta
error-closing = el servidor se detiene: vuelva en un momento
error-seat-taken = este puesto está ocupado
error-table-full = todos los puestos están ocupados
error-bad-secret = este enlace no abre esta mesa: pida uno nuevo
error-bad-code = este código no abre nada, o pasaron sus diez minutos
error-no-spectators = solo los jugadores ven esta mesa
error-too-many-opponents = { $opponents } rivales para { $seats } puestos
error-secret-or-invite = envíe secret o invite, no los dos
error-no-token = muestre la ficha de un puesto de esta mesa: Authorization: Bearer FICHA

# el servidor
error-bad-request = la petición no tiene la forma debida: { $detail }
error-not-found = no hay nada en esta dirección
error-wrong-method = eso no se hace en esta dirección
error-too-many = demasiadas peticiones ({ $what }) desde esta dirección: pruebe en { $wait } segundos
error-defect = algo falló en el servidor; no se ha perdido nada
error-not-here = eso solo se cambia en la máquina donde corre el servidor
error-lan-impossible = ese interruptor no existe en este servidor
error-lan-none = esta máquina no está en ninguna red: conéctela primero
error-lan-failed = no se puede escuchar la red: { $reason }
error-no-record = este texto no es un acta de dominó: empieza con líneas como [Rules "domino"]
error-no-such-deal = no hay partida ni mano { $number } en esta acta
error-no-such-move = no hay tal jugada en la mano { $deal }
error-public-url = { $url } no es la dirección de un servidor: escriba https://nombre
error-public-url-path = { $url }: la página está en la raíz de un nombre, sin ruta
error-proxy-address = { $proxy } no es la dirección de un proxy: por ejemplo 127.0.0.1 o 10.0.0.0/8
error-port-taken = el puerto { $port } de { $host } está ocupado: nombre otro con --port, o detenga lo que lo usa
error-port-number = { $port } no es un puerto: de 1 a 65535
error-host-unknown = { $host } no es una dirección de esta máquina
error-database-url = una base se nombra con una ruta, sqlite:///ruta o postgresql://usuario@servidor/nombre
error-database-in-use = otro proceso sirve las mesas de esta base: deténgalo primero, o nombre otra base
error-database-newer = esta base la hizo una versión más nueva de Palamède: instálela
error-database-missing = no hay ninguna base { $path }: no se ha copiado nada
error-database-failed = la base de datos falló: { $reason }
error-backup-exists = { $path } ya existe: nombre un archivo nuevo
error-web-missing = el servidor necesita más paquetes: pip install --upgrade palamede

# palamede serve, backup, verify
command-serve = servir las mesas en el navegador
command-backup = escribir todas las mesas en un archivo, sin pararlas
command-verify = probar los repartos de un acta con el protocolo del reparto limpio
serve-help-host = dirección que se escucha; 127.0.0.1 es solo esta máquina, 0.0.0.0 todo el mundo
serve-help-port = puerto que se escucha
serve-help-database = archivo de las mesas, o dirección de una base: sqlite:///ruta o postgresql://usuario@servidor/nombre
serve-help-public = dirección del servidor para los navegadores, si hay un proxy delante
serve-help-proxy = dirección o red de un proxy que dice la dirección de los clientes; puede repetirse
serve-help-name = otro nombre con que se puede llamar al servidor; puede repetirse
serve-help-workers = procesos en que piensan los robots (por omisión: uno menos que los núcleos)
serve-help-open = mostrar la página en el navegador de este escritorio
serve-runs = La mesa ya está abierta: { $url }
serve-open = La mesa está abierta: { $url }
serve-stop = Ctrl-C la detiene; no se pierde nada.
serve-no-page = La página no se ha construido: { $build }
backup-help-file = el archivo que se escribe, una base SQLite
backup-done = Todas las mesas están en { $file }.
verify-help-file = un acta, o - para la entrada estándar
verify-proved = Partida { $partie }: { $deals ->
        [one] el reparto es el
       *[other] los { $deals } repartos son los
    } que dan el secreto del servidor y los bytes de los puestos.
verify-no-proof = Partida { $partie }: el acta no tiene la línea [Shuffle], no hay nada que probar.
verify-other-protocol = Partida { $partie }: repartida con un protocolo que este programa no conoce.
verify-not-revealed = Partida { $partie }: el secreto del servidor no está en el acta; se publica al terminar la partida.
verify-rules = Partida { $partie }: no se conocen las reglas del acta.
verify-commit = Partida { $partie }: FALSO. El secreto no es el que se prometió antes de la partida.
verify-seeds = Partida { $partie }: FALSO. Los bytes de los puestos no están completos.
verify-seat-commit = Partida { $partie }: FALSO. Los bytes del puesto { $seat } no son los que había prometido.
verify-deal-lead = Partida { $partie }, mano { $deal }: FALSO. Debió salir otro puesto.
verify-deal-hands = Partida { $partie }, mano { $deal }: FALSO. Las manos no son las del protocolo.
verify-deal-stock = Partida { $partie }, mano { $deal }: FALSO. El pozo no es el del protocolo.
verify-deal-unknown-tiles = Partida { $partie }, mano { $deal }: no se conocen todas sus fichas, nada se puede probar.
verify-deal-unknown-places = Partida { $partie }, mano { $deal }: el registro no dice qué lugares de la fila mezclada tomó cada uno ([Places]); no se puede probar.
verify-deal-play = Partida { $partie }, mano { $deal }: el juego no se puede seguir, nada de lo que viene después se puede probar.
verify-server-seats = Partida { $partie }: { $seats } no dieron bytes; los sacó el servidor.
verify-nothing = No hay ninguna partida en esta acta.

# what may be played, to people at a page
legal-draw = robar una ficha
legal-pass = pasar
