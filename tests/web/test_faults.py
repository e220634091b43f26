"""The words of the table à l'ancienne, as the server offers them."""

from __future__ import annotations

from palamede.dominoes.faults.kinds import KINDS
from tests.web.live import LiveServer


def test_faults_have_names_rules_and_the_french_of_the_books(server: LiveServer) -> None:
    told = server.browser().get("/api/faults")
    assert list(told["kinds"]) == list(KINDS)
    assert told["kinds"]["renege"]["fr"] == "renonce"
    row = told["rows"]["RENONCE-03"]
    assert set(row["text"]) == {"en", "fr", "es"}
    assert row["sources"][0][0] == "encyclopedie"
    assert "amende de 20 points" in told["originals"]["encyclopedie"]["renonce 14"]
    assert told["forgetful"] == {"renege": 1, "claims": 30, "announcements": 5}
