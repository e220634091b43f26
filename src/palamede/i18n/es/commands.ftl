# La línea de órdenes: para qué sirven, sus opciones y lo que puede fallar.

command-about = El dominó según los libros clásicos: jugar partidas enteras, llevar, comprobar y explicar sus actas.
command-epilog = Sin orden se abre una mesa, como con «play». «palamede ORDEN --help» dice más. Código de salida: 0 todo bien, 1 se encontró algo, 2 no se pudo.
command-metavar = ORDEN
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
command-rules = los juegos, sus opciones y los artículos de los libros
command-glossary = las palabras del juego
command-trick = dos trucos con fichas, hechos y demostrados
command-unknown = no hay una orden «{ $name }»; hay: { $known }
command-unknown-near = no hay una orden «{ $name }»; ¿quería decir «{ $near }»?
command-no-language = no hay textos en «{ $name }»: elija entre { $known }
command-not-utf8 = el texto no es UTF-8 (byte { $byte }): guárdelo en UTF-8
command-no-file = { $file }: no existe ese archivo
command-is-folder = { $file }: es una carpeta, hace falta un archivo
command-no-access = { $file }: acceso denegado
command-disk-full = { $file }: el disco está lleno
command-os-error = { $file }: { $reason }
command-stdin = entrada estándar

argparse-usage = uso:{" "}
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
argparse-type = @value no se puede leer como @type
argparse-choice = @value no se admite; elija entre @choices
argparse-ambiguous = @option podría ser @matches

rules-metavar-what = JUEGO|ARTÍCULO|FAMILIA
rules-metavar-setting = nombre=valor
rules-help-what = un juego como voleur, un artículo como VOL-08 o una familia como VOL; nada para la lista
rules-help-setting = opciones que cambiar, como players=4 o target=150
rules-help-all = escribir todas las opciones, también las que tienen su valor corriente
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
