# La solución exacta (palamede solve).

command-solve = cada jugada de una posición a manos descubiertas, valorada con exactitud

solve-help-mode = score: los tantos (lo normal); win: solo quién hace más, que se halla antes
solve-help-deal = la mano del registro (si no, la última)
solve-help-memory = megabytes de memoria que se usan ({ $usual })
solve-help-nodes = mirar como mucho tantos nodos
solve-help-json = escribir el resultado como JSON, en una línea

solve-title = Juega: { $name } (manos descubiertas)
solve-score = Los tantos de su bando en esta mano menos los del otro, si todos juegan lo mejor:
solve-win = Qué bando hace más tantos en esta mano, si todos juegan lo mejor:
solve-value-won = más
solve-value-even = igual
solve-value-lost = menos
solve-stopped = Detenido: valoradas { $valued } de { $moves } jugadas.
solve-line = Mejor continuación: { $moves }
solve-nodes = { $nodes ->
        [one] un nodo
       *[other] { $nodes } nodos
    }

error-solve-stopped = detenido antes de valorar todas las jugadas
error-solve-sides = la solución exacta es para dos bandos, no para { $sides }
error-solve-over = la mano ha terminado: no hay nada que resolver
error-solve-memory = la memoria debe ser un número de megabytes mayor que 0, no { $given }
error-solve-unknown = { $file }: para resolver la mano { $deal } hay que conocer todas las fichas y la jugada no puede tener errores
error-engine-unsupported = el motor juega hasta cuatro manos con juegos hasta el doble nueve, no { $seats } manos del juego hasta el { $set }-{ $set }
