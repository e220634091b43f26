# Deux tours de dominos (palamede trick).

trick-help-which = ends : les bouts d’une ligne sont prédits ; row : un dé dit combien on en a déplacé ; sans rien, on vous le demande
trick-which = Deux tours : 1 - les bouts prédits ; 2 - le treizième dé.
trick-which-prompt = Lequel, 1 ou 2 (Entrée : 1) ?
trick-choose = Écrivez l’une de ces réponses : { $answers }.
trick-number = Écrivez un nombre entier de 0 à { $most }.

trick-ends-title = Les bouts prédits
trick-ends-intro = On cache un dé qui porte deux nombres différents, pris dans un jeu de double-six. Les 27 autres sont ensuite posés en une seule ligne, accordés comme au jeu, dans un ordre quelconque. Les deux bouts sont connus avant que le premier dé soit posé.
trick-ends-choose = Nommez un dé à cacher, par exemple 3-5, ou appuyez seulement sur Entrée, et j’en cacherai un en secret. Ou bien écrivez « moi » si vous en cachez un de votre propre jeu.
trick-ends-hide = Le dé caché :
trick-words-mine = moi mien m
trick-ends-hidden = J’ai caché un dé et je ne dis pas lequel.
trick-ends-sealed = Ma prédiction est écrite.
trick-ends-lay = Appuyez sur Entrée, et le hasard posera les 27 dés :
trick-ends-open = Appuyez sur Entrée pour ouvrir la prédiction :
trick-ends-foretold = Prédit : les bouts sont { $first } et { $second }.
trick-ends-seen = La ligne finit par { $left } à gauche et { $right } à droite ; le dé caché est { $tile }.
trick-ends-why = Pourquoi cela ne peut manquer : dans le jeu entier, chaque nombre se trouve sur huit moitiés de dé, un nombre pair. Sans le dé caché, seuls { $first } et { $second } restent en nombre impair, sept chacun. Dans la ligne, les moitiés vont par paires d’un même nombre ; il reste donc un { $first } et un { $second } : ce sont les bouts.
trick-ends-tried = Essayé de nouveau à l’instant : { $lines } lignes posées au hasard sans { $tile }, dont { $held } avaient ces bouts.
trick-divine-intro = Ôtez de votre propre jeu de double-six un dé qui porte deux nombres différents, sans dire lequel, et posez les 27 autres en une seule ligne. Dites-moi ensuite ses deux bouts.
trick-divine-ends = Les deux bouts, par exemple 3 5 :
trick-divine-again = Écrivez deux nombres de 0 à 6, par exemple 3 5.
trick-divine-tile = Vous avez caché { $tile }.

trick-row-title = Le treizième dé
trick-row-intro = Les 28 dés sont couchés en une rangée, faces cachées. Déplacez-en quelques-uns, { $most } au plus, l’un après l’autre, du bout droit au bout gauche. Je ne regarde pas le nombre ; un dé le dira.
trick-row-move = Combien de dés déplacez-vous (0 à { $most }) ?
trick-row-turn = Les dés sont déplacés. Je retourne le treizième à partir de la gauche :
trick-row-told = C’est { $tile }, { $total ->
        [0] aucun point : aucun dé n’a été déplacé.
        [1] un point : un dé a été déplacé.
       *[other] { $total } points : { $total } dés ont été déplacés.
    }
trick-row-open = Appuyez sur Entrée pour retourner tous les dés :
trick-row-why = Pourquoi cela ne peut manquer : les treize dés de gauche étaient rangés d’avance, leurs totaux 12, 11, 10 et ainsi de suite jusqu’à 0. Si rien n’est déplacé, le treizième est le double-blanc ; chaque dé déplacé pousse la rangée d’une place à droite et amène le total suivant à la place { $place }.

error-trick-double = { $tile } est un double, et sans lui la ligne peut finir n’importe où : cachez un dé qui porte deux nombres différents.
error-trick-odd-set = Avec le jeu de double-{ $set }, les bouts ne peuvent être prédits : prenez un jeu dont le plus fort double est pair.
error-trick-equal-ends = Les deux bouts montrent { $number } : la ligne n’est donc pas entière, ou l’on a caché un double.
error-trick-mismatch = Le dé { $place }, { $tile }, ne s’accorde pas avec le { $number } qui le précède.
error-trick-not-whole = { $tile } se trouve { $times } fois dans la ligne, et non { $wanted }.
error-trick-move = On ne peut déplacer { $number } dés : de 0 à { $most }.
error-no-circle = Le jeu de double-{ $set } ne fait pas de cercle : prenez-en un dont le plus fort double est pair.
error-no-whole-line = Ces { $tiles } dés ne font pas une seule ligne : { $odd } nombres se trouvent sur un nombre impair de moitiés, et deux au plus le peuvent.
error-tile-glyph = Il n’y a pas de caractère Unicode pour { $tile } : ils vont jusqu’à 6-6.
error-tile-glyph-text = « { $text } » n’est pas un caractère de domino.
error-board-room = { $tiles } dés ne tiennent pas en { $columns } colonnes et { $rows } lignes : agrandissez la fenêtre.
error-layout-box = { $tiles } dés ne tiennent pas dans un cadre de { $width } sur { $height }.
error-layout-lead = Une ligne de { $tiles } dés n’a pas de dé numéro { $lead } par où commencer.
