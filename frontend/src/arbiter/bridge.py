"""What the page asks of the rules: texts of JSON in and out, never a traceback."""

import json

from palamede.dominoes.errors import PalamedeError
from palamede.dominoes.faults import case_from_json, rule


def ask_rule(case):
    """Return the ruling of a case."""
    return rule(case_from_json(case)).as_json()


def answer(name, text):
    """Carry out what the page asks for; an error of the rules comes as its code and sentence."""
    try:
        return json.dumps({"value": globals()[f"ask_{name}"](**json.loads(text))})
    except PalamedeError as error:
        wrong = {"code": error.code, "params": error.params, "message": str(error)}
        return json.dumps({"error": wrong}, default=str)
