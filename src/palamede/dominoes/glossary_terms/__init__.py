"""The entries of the glossary, as data; ``palamede.dominoes.glossary`` searches them."""
