"""The words of the program in English, French and Spanish.

One set of Fluent files a language, ``en/``, ``fr/`` and ``es/``: the same identifiers with the same
variables in each (a test holds them to it). Importing this package loads no file and not even the
Fluent library; both wait for the first sentence, so that commands which say nothing cost nothing.

>>> tr = Translator("es")
>>> tr("side-left")
'izquierdo'
"""

from palamede.i18n.language import DEFAULT, LANGUAGES, UnknownLanguageError, choose_language
from palamede.i18n.translator import MissingMessageError, Translator

__all__ = [
    "DEFAULT",
    "LANGUAGES",
    "MissingMessageError",
    "Translator",
    "UnknownLanguageError",
    "choose_language",
]
