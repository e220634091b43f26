# La firma y la velocidad del motor (palamede bench).

command-bench = firma y velocidad del motor en posiciones guardadas

bench-help-player = qué jugador que busca (maitre)
bench-help-nodes = nodos para cada posición (20 000); 0 deja al jugador su número de repartos
bench-help-positions = cuántas de las { $most } posiciones guardadas (50)
bench-help-json = escribir el resultado en JSON, en una línea

bench-title = posiciones
bench-nodes = { $player }: { $nodes } nodos en { $positions ->
        [one] una posición
       *[other] { $positions } posiciones
    }, jugadas { $signature }
bench-time = { $seconds } s, { $speed } nodos por segundo
bench-interrupted = Interrumpido: lo que se sabe hasta ahora.

error-bench-player = { $player } no busca: no hay nodos que contar
error-bench-nodes = --nodes { $value }: hace falta un número entero desde 0
error-bench-positions = --positions { $value }: hace falta un número entero de 1 a { $most }
