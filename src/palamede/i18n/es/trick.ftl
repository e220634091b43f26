# Dos trucos con fichas (palamede trick).

trick-help-which = ends: se predicen los extremos de una línea; row: una ficha dice cuántas se movieron; sin nada, se le pregunta
trick-which = Dos trucos: 1 - los extremos predichos; 2 - la decimotercera ficha.
trick-which-prompt = ¿Cuál, 1 o 2 (Intro: 1)?
trick-choose = Escriba una de estas respuestas: { $answers }.
trick-number = Escriba un número entero de 0 a { $most }.

trick-ends-title = Los extremos predichos
trick-ends-intro = Se esconde una ficha con dos números distintos de un juego de doble seis. Las otras 27 se colocan después en una sola línea, casando como en el juego, en cualquier orden. Los dos extremos se conocen antes de colocar la primera ficha.
trick-ends-choose = Nombre una ficha para esconder, por ejemplo 3-5, o pulse solo Intro y esconderé una en secreto. O escriba «mía» si usted esconde una de su propio juego.
trick-ends-hide = La ficha escondida:
trick-words-mine = mía mia m
trick-ends-hidden = He escondido una ficha y no digo cuál.
trick-ends-sealed = Mi predicción está escrita.
trick-ends-lay = Pulse Intro y el azar colocará las 27 fichas:
trick-ends-open = Pulse Intro para abrir la predicción:
trick-ends-foretold = Predicho: los extremos son { $first } y { $second }.
trick-ends-seen = La línea acaba en { $left } por la izquierda y en { $right } por la derecha; la ficha escondida es { $tile }.
trick-ends-why = Por qué no puede fallar: en el juego entero cada número está en ocho mitades de ficha, un número par. Sin la ficha escondida, solo { $first } y { $second } quedan en número impar, siete cada uno. Dentro de la línea las mitades van por parejas de un mismo número; sobran, pues, un { $first } y un { $second }: son los extremos.
trick-ends-tried = Probado otra vez ahora mismo: { $lines } líneas colocadas al azar sin { $tile }, y { $held } de ellas tenían estos extremos.
trick-divine-intro = Quite de su propio juego de doble seis una ficha con dos números distintos, sin decir cuál, y coloque las otras 27 en una sola línea. Dígame después sus dos extremos.
trick-divine-ends = Los dos extremos, por ejemplo 3 5:
trick-divine-again = Escriba dos números de 0 a 6, por ejemplo 3 5.
trick-divine-tile = Ha escondido usted { $tile }.

trick-row-title = La decimotercera ficha
trick-row-intro = Las 28 fichas están boca abajo en una fila. Mueva algunas, { $most } como mucho, una tras otra, del extremo derecho al izquierdo. No miro el número; una ficha lo dirá.
trick-row-move = ¿Cuántas fichas mueve (0 a { $most })?
trick-row-turn = Las fichas están movidas. Vuelvo la decimotercera desde la izquierda:
trick-row-told = Es { $tile }, { $total ->
        [0] ningún punto: no se movió ninguna ficha.
        [1] un punto: se movió una ficha.
       *[other] { $total } puntos: se movieron { $total } fichas.
    }
trick-row-open = Pulse Intro para volver todas las fichas:
trick-row-why = Por qué no puede fallar: las trece fichas de la izquierda estaban ordenadas de antemano, con totales 12, 11, 10 y así hasta 0. Si no se mueve nada, la decimotercera es la blanca doble; cada ficha movida empuja la fila un lugar a la derecha y lleva el total siguiente al lugar { $place }.

error-trick-double = { $tile } es un doble, y sin él la línea puede acabar en cualquier número: esconda una ficha con dos números distintos.
error-trick-odd-set = Con el juego de doble { $set } no se pueden predecir los extremos: tome un juego cuyo doble más alto sea par.
error-trick-equal-ends = Los dos extremos muestran { $number }: entonces la línea no está entera o se escondió un doble.
error-trick-mismatch = La ficha { $place }, { $tile }, no casa con el { $number } que la precede.
error-trick-not-whole = { $tile } está { $times } veces en la línea, no { $wanted }.
error-trick-move = No se pueden mover { $number } fichas: de 0 a { $most }.
error-no-circle = El juego de doble { $set } no forma un círculo: tome uno cuyo doble más alto sea par.
error-no-whole-line = Estas { $tiles } fichas no forman una sola línea: { $odd } números están en un número impar de mitades, y pueden estarlo dos como mucho.
error-tile-glyph = No hay carácter Unicode para { $tile }: llegan hasta 6-6.
error-tile-glyph-text = «{ $text }» no es un carácter de dominó.
error-board-room = { $tiles } fichas no caben en { $columns } columnas y { $rows } filas: agrande la ventana.
error-layout-box = { $tiles } fichas no caben en un marco de { $width } por { $height }.
error-layout-lead = Una línea de { $tiles } fichas no tiene ficha número { $lead } por la que empezar.
