"""A table that is only shown: states that no server would come to in a short time."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import WebSocketRoute

from tests.browser.visitor import Visitor

__all__ = ["Posed"]

Json = dict[str, Any]


class Posed:
    """Takes the server's place at the socket of a table ``posed`` and opens it."""

    def __init__(self, visitor: Visitor, state: Json) -> None:
        self._visitor = visitor
        self._state = state
        self._sockets: list[WebSocketRoute] = []
        self.said: list[Json] = []
        """Commands of the visitor; none is answered."""
        visitor.page.route_web_socket("**/api/tables/posed/socket", self._answer)
        visitor.go("/t/posed")

    def show(self, state: Json, *events: Json) -> None:
        """Come to another state by events, or by one that says nothing."""
        self._state = state
        n = state["n"]
        told = events or ({"n": n, "at": 1, "type": "changed", "options": {}},)
        frame = {"type": "events", "n": n, "events": told, "state": state}
        self._sockets[-1].send(json.dumps(frame))

    def _answer(self, socket: WebSocketRoute) -> None:
        self._sockets.append(socket)
        socket.on_message(lambda text: self._hear(socket, json.loads(text)))

    def _hear(self, socket: WebSocketRoute, frame: Json) -> None:
        kind = frame["type"]
        if kind == "hello":
            visitor, state = self._visitor, self._state
            you = {"seats": state["you"], "owner": True, "name": "Anne"}
            version = visitor.context.request.get(f"{visitor.url}/healthz").json()["page"]
            welcome = {"type": "welcome", "version": version, "you": you, "n": state["n"]}
            socket.send(json.dumps({**welcome, "events": [], "state": state}))
        elif kind == "ping":
            socket.send('{"type":"pong"}')
        else:
            self.said.append(frame)
