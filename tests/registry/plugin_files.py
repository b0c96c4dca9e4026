"""Plugin files of strangers, good and bad (S-BOTS-04, 05, 06)."""

BOT = """
from manille_lan.api.bots import BotEntry, hookimpl

class Bot:
    def choose(self, view, legal, aids):
        return legal[0]

@hookimpl
def manille_bots():
    return [BotEntry(id="{id}", make=Bot, about={{"en": "One."}}{more})]
"""

VARIANT = """
from dataclasses import replace
from manille_belge import BELGE
from manille_lan.api.variants import hookimpl

@hookimpl
def manille_variants():
    return [replace(BELGE, id="{id}", presets={{"{id}": {{"packets": {packets}}}}})]
"""

BAD = {
    # file: (text, reason, what the reason tells)
    "import_error": ("import nothing_of_the_kind", "plugin-import", "nothing_of_the_kind"),
    "system_exit": ("raise SystemExit(4)", "plugin-import", "SystemExit: 4"),
    "base_exception": ("raise BaseException('no')", "plugin-import", "BaseException: no"),
    "syntax_error": ("def broken(:", "plugin-import", "SyntaxError"),
    "dying": ("import os; os._exit(9)", "plugin-died", 9),
    "sleeping": ("import time; time.sleep(60)", "plugin-slow", 1),
    "half": (
        BOT.format(id="half", more="")
        + """
@hookimpl
def manille_variants():
    raise RuntimeError("half way")
""",
        "plugin-import",
        "RuntimeError: half way",
    ),
    "api_two": (BOT.format(id="two", more=", api_version=2"), "plugin-api", "2"),
    "api_none": (BOT.format(id="nought", more=", api_version=0"), "plugin-api", "0"),
    "api_text": (BOT.format(id="text", more=', api_version="1"'), "plugin-api", "'1'"),
    "asks_more": (
        BOT.format(id="more", more="").replace("manille_bots():", "manille_bots(config):"),
        "plugin-hook",
        "config",
    ),
    "misspelt": (
        BOT.format(id="miss", more="").replace("def manille_bots", "def manille_bot"),
        "plugin-hook",
        "manille_bot",
    ),
    "no_list": (
        BOT.format(id="one", more="").replace("return [", "return (").replace(")]", "))"),
        "plugin-hook-value",
        "BotEntry",
    ),
    "no_entry": (
        "from manille_lan.api.bots import hookimpl\n@hookimpl\ndef manille_bots():\n    return [7]\n",
        "plugin-hook-value",
        "int",
    ),
    "strange_id": (BOT.format(id="No Such", more=""), "plugin-id", "'No Such'"),
    "bad_about": (BOT.format(id="bad", more="").replace('{"en": "One."}', '"One."'), "plugin-bot", "bad"),
    "bad_words": (BOT.format(id="mute", more=", words=7"), "plugin-bot", "mute"),
    "bad_preset": (VARIANT.format(id="odd", packets="(9, 9)"), "option-packets", 18),
}
