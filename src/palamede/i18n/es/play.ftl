# La mesa en el terminal. Las palabras que se escriben están en words-…, separadas por espacios.

side-left = izquierdo
side-right = derecho
list-and = { $first } y { $last }
list-or = { $first } o { $last }
words-pass = p paso pasar -
words-draw = d r robar robo +
words-left = < i izquierda izquierdo
words-right = > d derecha derecho
words-help = ? ayuda
words-sheet = s t tanteo
words-quit = q salir
words-leave = abandonar irse
words-yes = s sí si

name-dead = el muerto
player-name = Jugador
player-name-of = Jugador { $number }

# ---------------------------------------------------------------- la mesa
table-title = { $game } · mano { $deal }
table-title-series = { $game } { $partie }/{ $parties } · mano { $deal }
table-to = a { $target }
table-deals = de { $target }
table-pot = bote { $pot }
table-stock = pozo { $tiles }
table-stock-draw = pozo { $tiles } (por robar: { $drawable })
table-ends = izquierda { $left } · derecha { $right }
table-end-one = extremo abierto { $right }
hand-label = Sus fichas
can-lead = Usted sale: ponga cualquier ficha, por ejemplo { $example }.
can-lead-one-end = Usted sale: ponga cualquier ficha; la mitad que escriba al final queda abierta, como en { $example }.
can-lead-tile = Usted sale, y tiene que ser con { $tile }.
can-lay = Puede poner: { $moves }
can-lay-or-pass = Puede poner: { $moves } - o guardar su matador: p pasa.
can-pass = No encaja ninguna de sus fichas: p pasa.
can-draw = No encaja ninguna de sus fichas: d roba una ficha ({ $tiles ->
        [one] queda una
       *[other] quedan { $tiles }
    } por robar).
prompt-turn = { $name } (? da ayuda):{" "}
prompt-which = ¿{ $tile } en qué extremo, { $options }?{" "}
prompt-next = Intro sigue, q sale:{" "}
prompt-deal = Intro reparte otra vez, q sale:{" "}
prompt-end = Intro termina:{" "}
cover-text = Le toca a { $name }. Los demás no miran.
cover-prompt = { $name }, pulse Intro cuando solo usted vea:{" "}

news-leads = { $name } sale con { $tile }
news-lays = { $name } pone { $move }
news-marks = { $name } anota { $points }
news-passes = { $name } pasa
news-draws = { $name } roba
note-drew = Roba { $tile }.

wrong-text = «{ $text }» no es ficha ni orden. Una ficha se escribe 6-5 o 65; ? da ayuda.
wrong-set = { $tile } no existe en este juego, que llega a { $highest }-{ $highest }.
wrong-hand = Usted no tiene { $tile }.
wrong-fit = { $tile } no encaja en ningún extremo.
wrong-lead = No se puede salir con { $tile }.
wrong-end = { $tile } no encaja en el extremo { $end }.
wrong-pass = Todavía no puede pasar: antes hay que robar.
wrong-pass-must-lay = No puede pasar: una de sus fichas encaja, y quien puede jugar debe jugar.
wrong-draw = No hay nada que robar.
wrong-draw-must-lay = No puede robar: una de sus fichas encaja, y quien puede jugar debe jugar.

# ---------------------------------------------------------------- antes de la primera ficha
lot-title = Se sortea la salida
lot-partners-title = Se sortean las parejas y los puestos
lot-draws = { $name } saca { $tile }: { $pips }
lot-tie = Empate: { $names } sacan otra vez.
lot-leads = { $name } tiene la salida.
lot-places = En orden de juego: { $names }.
lot-partners = { $first } juegan contra { $second }.
lot-dead = { $name } juega también la mano del muerto, enfrente.
deal-mixes = { $name } mezcla, sale y toma sus fichas al final.
deal-must-lead = { $name } sale y tiene que poner { $tile }.
cut-ask = { $name } corta: ¿cuántas fichas, de { $least } a { $most }?{" "}
cut-wrong = Escriba un número de { $least } a { $most }.
cut-done = { $name } corta { $tiles } fichas.

# ---------------------------------------------------------------- el recuento
count-title = Mano { $deal }: el recuento
end-domino = { $name } hace dominó: ha puesto su última ficha.
end-closed = El juego está cerrado: ya nadie puede jugar.
end-reached = { $target } alcanzados por { $name }: la partida acaba al instante.
end-void = La mano es nula.
count-tie = Puntos iguales: la mano es nula, nadie anota.
count-fewest = Menos puntos: { $name }, { $pips }.
count-most = Más puntos: { $name }, { $pips }.
count-primacy = Puntos iguales, { $pips }: la mano es de { $name }, el puesto más próximo tras quien salió.
count-shared = Puntos iguales, { $pips }: { $names } comparten la mano.
marks-in-play = Anotado durante el juego por { $name }: { $points }.
marks-opponents = Para { $name }, los puntos de los rivales: { $sum }.
marks-all = Para { $name }, los puntos de todas las manos: { $sum }.
marks-own = Para { $name }, los puntos de la propia mano: { $sum }.
marks-deal = Para { $name }, la mano: { $points }.
marks-nobody = Nadie anota.

# ---------------------------------------------------------------- el tanteo
sheet-title = El tanteo
sheet-empty = Todavía no se ha contado ninguna mano.
sheet-deal = mano
sheet-ending = final
sheet-total = total
sheet-domino = dominó { $name }
sheet-closed = cerrado
sheet-reached = { $target } alcanzados
sheet-void = nula
sheet-accounts = Cuentas
sheet-account = { $name } { $units }
partie-won = La partida es de { $name }, { $score }.
partie-won-plain = La partida es de { $name }.
partie-drawn = La partida queda en tablas: los totales son iguales.
partie-pot = El bote está vacío: se han ganado todas las apuestas.
partie-petite = Petite bredouille: se paga doble.
partie-grande = Grande bredouille: se paga triple.
series-title = Partida { $partie } de { $parties }
series-over = La tournée ha terminado.
series-best = { $name } ha ganado { $wins ->
        [one] una partida
       *[other] { $wins } partidas
    }.
again-ask = ¿Otra ida y vuelta? (sí o no){" "}
leave-ask = ¿Irse del todo? Se liquida entonces lo que queda por jugar. (sí o no){" "}
leave-done = { $name } se va y paga { $paid }.
leave-plain = { $name } se va: la partida acaba aquí.

# ---------------------------------------------------------------- ayuda y despedida
help-title = Lo que se puede escribir
help-lay = 6-5 o 65 pone esa ficha; si importa el extremo, se le pregunta.
help-side = 6-5< y 6-5> nombran el extremo izquierdo y el derecho; también i y d tras la ficha.
help-under = Debajo de sus fichas se lee dónde encaja cada una: < izquierda, > derecha, <> ambos.
help-pass = p pasa, cuando nada encaja.
help-draw = d roba una ficha, donde se juega robando.
help-sheet = s muestra el tanteo y las cuentas.
help-quit = q sale; la partida queda guardada y se puede seguir más tarde.
help-leave = abandonar: irse del todo y liquidar las cuentas.
bye-resume = La partida está guardada en { $file }
bye-resume-how = Para seguirla: palamede play --resume { $file }
bye-done = Toda la partida está en { $file }
resume-going-on = La partida sigue donde se detuvo.

option-words = JUEGO nombre=valor
option-preset = el juego (palamede rules los enumera) y reglas propias, como target=150 hand=6
option-terminal = jugar en el terminal (la única manera en esta versión)
option-seats = quién juega: human, bot, random, apprentice, greedy, club, classical, expert, maitre, con un nombre si se quiere: human:Anne,greedy,bot
option-plain = línea tras línea, sin pintar la pantalla (para lectores de pantalla y tuberías)
option-seed = un número que hace igual el azar cada vez (para pruebas; si no, es el del sistema)
option-bot-speed = segundos que tarda un bot en jugar (0.8)
option-record = guardar el acta en este archivo (si no, en la carpeta de sus actas)
option-resume = seguir la partida de este archivo, o la última suya
