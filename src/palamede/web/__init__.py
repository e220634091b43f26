"""The table in the browser: the server of the page, of the live tables, and of programs that play.

``app.create_app`` makes the FastAPI application of some tables, ``server.Server`` runs it. What is
played and who may see what is decided in ``palamede.table``; here bytes come in and go out.
"""
