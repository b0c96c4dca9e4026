"""One-file bots of strangers, most of them bad, written into a plugin folder."""

from pathlib import Path

HEAD = """
import os, signal, subprocess, sys, time
from manille_lan.api.bots import Action, BotEntry, Decision, fallback, hookimpl

class Bot:
    def choose(self, view, legal, aids):
{body}

@hookimpl
def manille_bots():
    return [BotEntry(id="{id}", make=Bot, about={{"en": "A stranger."}})]
"""

FIRST_BOT = """
from manille_lan.api.bots import BotEntry, hookimpl

class Lowest:
    def choose(self, view, legal, aids):
        return min(legal, key=lambda action: action.card.points if action.card else 0)

@hookimpl
def manille_bots():
    return [BotEntry(id="lowest", make=Lowest, about={"en": "Always its cheapest card."})]
"""

BODIES = {
    "fair": "return legal[-1]",
    "silent": "time.sleep(60)",
    "deaf": "hasattr(signal, 'SIGSTOP') and os.kill(os.getpid(), signal.SIGSTOP); time.sleep(60)",
    "lying": "return 'A of hearts'",
    "cheating": "return Action('play', next((c,) for c in view.the_pack.cards if c not in view.hand))",
    "raising": "raise KeyError('hearts')",
    "leaving": "sys.exit(3)",
    "crashing": "print('last words', file=sys.stderr, flush=True); os._exit(7)",
    "hungry": "self.eaten = b'x' * (300 << 20); time.sleep(5); return legal[0]",
    "growing": "self.eaten = getattr(self, 'eaten', []) + [b'x' * (30 << 20)]; return legal[0]",
    "chatty": "print('x' * 3_000_000); os.write(1, b'y' * 3_000_000); return legal[0]",
    "breeding": "subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(60)']); time.sleep(60)",
    "garbling": """
        for fd in range(3, 32):
            try:
                os.write(fd, b"\\xff" * 64)
            except OSError:
                pass
        return legal[0]""",
    "telling": """
        told = {"seconds": int(aids.seconds_left * 1000), "rules": aids.rules.preset}
        return Decision(legal[0], "why-told", told)""",
    "tampering": """
        tried = []
        for change in (
            lambda: setattr(view, "turn", 0),
            lambda: view.hand.clear(),
            lambda: setattr(view.match, "scores", (99, 0)),
            lambda: view.tricks.append(1),
        ):
            try:
                change()
                tried.append("worked")
            except (AttributeError, TypeError):
                tried.append("raised")
        type(view.hand[0]).points = 100
        self.kept = view
        return Decision(legal[0], "why-tampered", {"tried": " ".join(tried)})""",
}


def write_bot(folder: Path, id: str, body: str | None = None) -> Path:
    """A plugin file that brings the bot `id`."""
    text = BODIES[id] if body is None else body
    indented = "\n".join(" " * 8 + line.strip() if "\n" not in text else line for line in text.split("\n"))
    path = folder / f"{id}.py"
    path.write_text(HEAD.format(id=id, body=indented), "utf-8")
    return path
