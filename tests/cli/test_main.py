"""The entry of the command: how it starts, how it ends, in which language it speaks."""

from __future__ import annotations

import os
import signal
import statistics
import subprocess
import sys
from pathlib import Path

import pytest

from palamede import __version__
from palamede.cli.__main__ import COMMANDS
from palamede.i18n import LANGUAGES
from tests.cli.running import Stream, palamede

RECORDS = Path(__file__).parents[1] / "data" / "records"
VOLEUR = str(RECORDS / "voleur-1.dgn")
PYTHON = sys.executable


def shell(*words: str, **options: object) -> subprocess.CompletedProcess[bytes]:
    """Run the command as a process of its own."""
    return subprocess.run(
        [PYTHON, "-m", "palamede.cli", *words],
        capture_output=True,
        timeout=60,
        **options,  # type: ignore[call-overload]
    )


class TestHelp:
    """What the command says of itself."""

    def test_help_names_every_command(self) -> None:
        ran = palamede("--help")
        assert ran.status == 0
        assert all(f"\n  {name} " in ran.out for name in COMMANDS)

    @pytest.mark.parametrize("language", LANGUAGES)
    @pytest.mark.parametrize("command", COMMANDS)
    def test_every_command_has_help_in_every_language(self, command: str, language: str) -> None:
        ran = palamede(command, "--help", "--lang", language)
        assert ran.status == 0
        assert ran.out.splitlines()[0].startswith(
            {"en": "usage:", "fr": "usage :", "es": "uso:"}[language]
        )
        assert "-help-" not in ran.out and "metavar-" not in ran.out

    def test_help_of_two_languages_has_no_line_of_words_in_common(self) -> None:
        texts = [palamede("--help", "--lang", language).out for language in LANGUAGES]
        # "options" is English and French.
        lines = [{line.strip() for line in text.splitlines()} - {"", "options:"} for text in texts]
        assert lines[0] & lines[1] == lines[1] & lines[2] == lines[0] & lines[2] == set()

    def test_version(self) -> None:
        assert palamede("--version").out == f"palamede {__version__}\n"

    def test_the_language_may_stand_before_or_after_the_command(self) -> None:
        before = palamede("--lang", "es", "rules", "VOL-08")
        assert before == palamede("rules", "VOL-08", "--lang=es")
        assert "bredouille" in before.out and "partida" in before.out

    def test_the_environment_chooses_the_language(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
        assert palamede("--help").out.startswith("usage :")
        monkeypatch.setenv("PALAMEDE_LANG", "es")
        assert palamede("--help").out.startswith("uso:")

    @pytest.mark.slow
    def test_help_costs_at_most_a_fifth_of_a_second_more_than_bare_python(self) -> None:
        def seconds(*words: str) -> float:
            """Return the processor's time, which other work on the machine does not lengthen."""
            before = os.times()
            subprocess.run([PYTHON, *words], check=True, stdout=subprocess.DEVNULL)
            after = os.times()
            return sum(after[2:4]) - sum(before[2:4])

        seconds("-m", "palamede.cli", "--help")
        bare = statistics.median(seconds("-c", "pass") for _ in range(7))
        ours = statistics.median(seconds("-m", "palamede.cli", "--help") for _ in range(7))
        assert ours <= bare + 0.2

    def test_help_loads_no_command_and_no_heavy_library(self) -> None:
        code = (
            "import sys; from palamede.cli.__main__ import main; main(['--help']);"
            "print([name for name in sys.modules if name.startswith(('palamede.dominoes',"
            "'palamede.dgn', 'palamede.cli.', 'fluent', 'rich', 'prompt_toolkit'))])"
        )
        ran = subprocess.run([PYTHON, "-c", code], capture_output=True, text=True, check=True)
        assert ran.stdout.splitlines()[-1] == "['palamede.cli.__main__', 'palamede.cli.parser']"


class TestMistakes:
    """One clear line on standard error and status 2, never a traceback."""

    @pytest.mark.parametrize(
        ("words", "said"),
        [
            (["chekc"], "did you mean “check”?"),
            (["xyzzy"], "there are: play, check,"),
            (["--lang", "tlh", "rules"], "no texts in “tlh”: choose one of en, fr, es"),
            (["rules", "bridge"], "no game is called “bridge”"),
            (["rules", "voleur", "hand=8"], "set=7, the smallest set that serves"),
            (["rules", "voleur", "hand"], "write name=value, such as hand=6"),
            (["rules", "VOL-77"], "there is no row VOL-77; there are VOL-01 – VOL-16"),
            (["check"], "missing: FILE"),
            (["check", "--jsno", "x"], "these words are not understood: --jsno"),
            (["check", "no/such/file.dgn"], "no/such/file.dgn: there is no folder no/such"),
            (["check", "/"], "/: this is a folder, a file is needed"),
            (["explain", VOLEUR, "--deal", "two"], "two is no whole number"),
            (["explain", VOLEUR, "--deal", "40"], "no partie has a deal 40"),
            (["draw", VOLEUR, "--deal", "40"], "there is no partie 1 with a deal 40"),
            (["draw", VOLEUR, "--deal", "1", "--ply", "99"], "deal 1 has 29 plays, not 99"),
            (["draw", "voleur 1 0-0"], "a position has at least five fields"),
            (["convert", "--from", "gnu", VOLEUR], "gnu is not allowed; choose from"),
            (["convert", "--from", "dominoes", VOLEUR], "line 1 is not JSON"),
        ],
    )
    def test_it_says_what_where_and_what_would_be_right(self, words: list[str], said: str) -> None:
        ran = palamede(*words)
        assert ran.status == 2
        assert said in ran.err
        assert ran.err.count("\n") == 1 and ran.err.startswith("palamede")
        assert ran.out == ""

    def test_in_french(self) -> None:
        ran = palamede("chekc", "--lang", "fr")
        assert "vouliez-vous dire « check » ?" in ran.err
        ran = palamede("--lang", "fr", "check")
        assert ran.err == "palamede check: il manque : FICHIER - palamede check --help\n"

    def test_a_file_that_is_no_utf_8(self, tmp_path: Path) -> None:
        file = tmp_path / "latin.dgn"
        file.write_bytes(b'[Seats "Ren\xe9"]')
        ran = palamede("check", str(file))
        assert ran.status == 2
        assert "latin.dgn: the text is not UTF-8 (byte 12): save it as UTF-8" in ran.err

    @pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
    def test_a_file_that_may_not_be_read(self, tmp_path: Path) -> None:
        file = tmp_path / "secret.dgn"
        file.touch(mode=0)
        assert "access refused" in palamede("check", str(file)).err

    def test_a_bug_is_not_taken_for_a_mistake(self, monkeypatch: pytest.MonkeyPatch) -> None:
        import palamede.cli.rules as rules

        def fail(args: object) -> int:
            raise ValueError("a bug")

        monkeypatch.setattr(rules, "run", fail)
        with pytest.raises(ValueError, match="a bug"):
            palamede("rules")


class TestEndings:
    """Pipes that close and keys that interrupt end the command quietly."""

    @pytest.mark.parametrize("words", [["glossary"], ["replay", VOLEUR], ["rules", "GEN"]])
    def test_a_closed_pipe_ends_quietly(self, words: list[str]) -> None:
        read, write = os.pipe()
        os.close(read)  # nobody reads
        with os.fdopen(write, "wb") as out:
            ran = subprocess.run(
                [PYTHON, "-m", "palamede.cli", *words],
                stdout=out,
                stderr=subprocess.PIPE,
                timeout=60,
                check=False,
            )
        assert ran.stderr == b""
        assert ran.returncode == 141

    @pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no full device here")
    @pytest.mark.parametrize("words", [["glossary"], ["format", VOLEUR]])
    def test_a_full_disk_is_told(self, words: list[str]) -> None:
        with open("/dev/full", "wb") as out:
            ran = subprocess.run(
                [PYTHON, "-m", "palamede.cli", "--lang", "en", *words],
                stdout=out,
                stderr=subprocess.PIPE,
                timeout=60,
                check=False,
            )
        assert ran.returncode == 2
        assert ran.stderr == b"palamede: standard output: the disk is full\n"

    @pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
    @pytest.mark.parametrize("words", [["check", VOLEUR], ["rules", "GEN"], ["glossary", "pose"]])
    def test_letters_that_the_terminal_lacks_break_nothing(
        self, words: list[str], encoding: str
    ) -> None:
        ran = subprocess.run(
            [PYTHON, "-m", "palamede.cli", "--lang", "fr", *words],
            env={**os.environ, "PYTHONIOENCODING": encoding, "PYTHONUTF8": "0"},
            capture_output=True,
            timeout=60,
            check=False,
        )
        assert (ran.returncode, ran.stderr) == (0, b"")
        assert len(ran.stdout.decode(encoding).splitlines()) > 0

    def test_ctrl_c_ends_quietly(self, tmp_path: Path) -> None:
        pipe = tmp_path / "record"
        os.mkfifo(pipe)
        with (
            subprocess.Popen(
                [PYTHON, "-m", "palamede.cli", "check", pipe],
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
            ) as process,
            pipe.open("w"),
        ):  # opens when the command has begun to read
            process.send_signal(signal.SIGINT)
            try:
                out, err = process.communicate(timeout=30)
            finally:
                process.kill()
        assert (process.returncode, out, err) == (130, b"", b"")

    @pytest.mark.parametrize(
        "words", [["check", VOLEUR], ["replay", VOLEUR], ["rules", "voleur"], ["explain", VOLEUR]]
    )
    def test_output_to_a_pipe_has_no_escape_sequence(self, words: list[str]) -> None:
        ran = shell(*words, env={**os.environ, "TERM": "xterm-256color", "FORCE_COLOR": "1"})
        assert ran.returncode == 0
        assert b"\x1b" not in ran.stdout + ran.stderr
        assert b"\r" not in ran.stdout + ran.stderr


class TestTerminal:
    """On a terminal there is colour, unless ``NO_COLOR`` forbids it."""

    @staticmethod
    def on_a_terminal(environment: dict[str, str]) -> bytes:
        import pty

        child, master = pty.fork()
        if child == 0:
            os.environ.update(environment)
            os.execv(PYTHON, [PYTHON, "-m", "palamede.cli", "check", VOLEUR])
        chunks = []
        while True:
            try:
                chunk = os.read(master, 4096)
            except OSError:  # Linux says so when the other side is gone
                break
            if not chunk:
                break
            chunks.append(chunk)
        os.close(master)
        os.waitpid(child, 0)
        return b"".join(chunks)

    @pytest.mark.filterwarnings("ignore:.*multi-threaded.*:DeprecationWarning")
    def test_colour_on_a_terminal(self) -> None:
        assert b"\x1b[32m" in self.on_a_terminal({"TERM": "xterm", "NO_COLOR": ""})

    @pytest.mark.filterwarnings("ignore:.*multi-threaded.*:DeprecationWarning")
    @pytest.mark.parametrize("environment", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
    def test_no_colour_where_it_is_not_wanted(self, environment: dict[str, str]) -> None:
        out = self.on_a_terminal({"TERM": "xterm", **environment})
        assert b"no errors" in out
        assert b"\x1b" not in out


class TestProgress:
    """A bar on a terminal while a large file is checked, and none anywhere else."""

    @pytest.fixture
    def patient(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("palamede.cli.progress._PATIENCE", -1.0)

    @pytest.mark.usefixtures("patient")
    def test_none_in_a_pipe(self) -> None:
        ran = palamede("check", VOLEUR)
        assert ran.err == ""

    @pytest.mark.usefixtures("patient")
    @pytest.mark.parametrize(("words", "bar"), [((), "━"), (("--ascii",), "4/4")])
    def test_one_on_a_terminal(
        self, words: tuple[str, ...], bar: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("TERM", "xterm")
        monkeypatch.setattr(Stream, "terminal", True)
        ran = palamede("check", VOLEUR, *words)
        assert ran.status == 0
        assert bar in ran.err and "4/4" in ran.err
        assert ("━" in ran.err) == (not words)

    def test_none_for_what_is_done_at_once(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("palamede.cli.progress._PATIENCE", 3600.0)
        monkeypatch.setattr(Stream, "terminal", True)
        assert palamede("check", VOLEUR).err == ""
