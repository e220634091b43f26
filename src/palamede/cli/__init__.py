"""The command ``palamede``: one thin module a command, imported when it is chosen."""
