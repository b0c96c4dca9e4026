"""The program `manille-lan`: its commands and options, and what it answers when something is wrong.

Only names, options and ids of the help stand here; the module that does the work is imported when its command
is used. A help text is an id of the words until the language is known.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from manille_lan import __version__
from manille_lan.cli.session import (
    FAILED,
    WRONG_USE,
    Session,
    begun,
    exit_status,
    taken_language,
    write_crash,
)
from manille_lan.errors import ManilleError, OptionError
from manille_lan.words.loader import Words

PROGRAM = "manille-lan"


class Commands(TyperGroup):
    """The commands; a name that is none of them is told those there are."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command that the first argument names. Raises OptionError."""
        if args and not args[0].startswith("-") and args[0] not in self.commands:
            raise OptionError("cli-no-such-command", command=args[0][:40], known=", ".join(self.commands))
        return super().resolve_command(ctx, args)


app = typer.Typer(
    cls=Commands, help="cli-help", add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False
)

Variant = Annotated[str, typer.Option("--variant", metavar="ID", help="cli-option-variant")]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="cli-option-option")
]
Bots = Annotated[str, typer.Option("--bots", metavar="A,B,...", help="cli-option-bots")]
Json = Annotated[bool, typer.Option("--json", help="cli-option-json")]
Text = Annotated[bool, typer.Option("--text", help="cli-option-text")]
PlayerName = Annotated[str, typer.Option("--name", help="cli-option-player")]
Trust = Annotated[bool, typer.Option("--trust", help="cli-option-trust")]


def _used(ctx: typer.Context, module: str, **given: Any) -> int:
    """Import the module of a command and let it work."""
    status: int | None = import_module(f"manille_lan.cli.{module}").run(ctx.obj, **given)
    return status or 0


@app.callback(invoke_without_command=True)
def lobby(
    ctx: typer.Context,
    text: Text = False,
    name: PlayerName = "",
    language: Annotated[str, typer.Option("--language", metavar="CODE", help="cli-option-language")] = "",
    version: Annotated[bool, typer.Option("--version", help="cli-option-version")] = False,
) -> int:
    """Without a command: the lobby. `language` was taken from the arguments before."""
    if version:
        ctx.obj.say(f"{PROGRAM} {__version__}")
        raise typer.Exit
    return 0 if ctx.invoked_subcommand else _used(ctx, "lobby", text=text, name=name)


@app.command(help="cli-help-play")
def play(
    ctx: typer.Context,
    variant: Variant = "",
    option: Options = None,
    bots: Bots = "",
    text: Text = False,
    name: PlayerName = "",
) -> int:
    """A table at once, on this machine."""
    return _used(ctx, "play", variant=variant, options=option or [], bots=bots, text=text, name=name)


@app.command(help="cli-help-host")
def host(
    ctx: typer.Context,
    variant: Variant = "",
    option: Options = None,
    name: Annotated[str, typer.Option("--name", help="cli-option-table")] = "",
    bots: Bots = "",
    port: Annotated[int, typer.Option("--port", metavar="N", min=0, max=65535, help="cli-option-port")] = 0,
    once: Annotated[bool, typer.Option("--once", help="cli-option-once")] = False,
    private: Annotated[bool, typer.Option("--private", help="cli-option-private")] = False,
    resume: Annotated[bool, typer.Option("--resume", help="cli-option-resume")] = False,
    as_json: Json = False,
) -> int:
    """A table without a window."""
    return _used(
        ctx,
        "host",
        variant=variant,
        options=option or [],
        name=name,
        bots=bots,
        port=port,
        once=once,
        private=private,
        resume=resume,
        as_json=as_json,
    )


@app.command(help="cli-help-tables")
def tables(
    ctx: typer.Context,
    seconds: Annotated[
        float, typer.Option("--seconds", metavar="N", min=0.1, max=3600, help="cli-option-seconds")
    ] = 3.0,
    as_json: Json = False,
) -> int:
    """The tables on this network."""
    return _used(ctx, "tables", seconds=seconds, as_json=as_json)


@app.command(help="cli-help-join")
def join(
    ctx: typer.Context,
    table: Annotated[str, typer.Argument(metavar="NAME|ADDRESS", help="cli-argument-table")],
    text: Text = False,
    name: PlayerName = "",
) -> int:
    """Sit down at somebody's table."""
    return _used(ctx, "join", table=table, text=text, name=name)


@app.command(help="cli-help-bot")
def bot(
    ctx: typer.Context,
    bot: Annotated[str, typer.Argument(metavar="BOT", help="cli-argument-bot")],
    table: Annotated[str, typer.Option("--join", metavar="NAME|ADDRESS", help="cli-argument-table")],
    name: Annotated[str, typer.Option("--name", help="cli-option-bot-name")] = "",
) -> int:
    """Seat one of this machine's bots at somebody's table."""
    return _used(ctx, "bot", bot=bot, table=table, name=name)


@app.command(help="cli-help-variants")
def variants(
    ctx: typer.Context,
    id: Annotated[str, typer.Argument(metavar="[ID]", help="cli-argument-variant")] = "",
    as_json: Json = False,
) -> int:
    """The games of this machine, or one of them with its rules and options."""
    return _used(ctx, "variants", id=id, as_json=as_json)


@app.command(help="cli-help-bots")
def bots(ctx: typer.Context, as_json: Json = False) -> int:
    """The bots of this machine."""
    return _used(ctx, "bots", as_json=as_json)


@app.command(help="cli-help-simulate")
def simulate(
    ctx: typer.Context,
    variant: Annotated[str, typer.Option("--variant", metavar="ID", help="cli-option-variant")],
    bots: Annotated[str, typer.Option("--bots", metavar="A,B,...", help="cli-option-bots")],
    option: Options = None,
    matches: Annotated[int | None, typer.Option("--matches", metavar="N", help="cli-option-matches")] = None,
    deals: Annotated[int | None, typer.Option("--deals", metavar="N", help="cli-option-deals")] = None,
    seed: Annotated[str, typer.Option("--seed", metavar="S", help="cli-option-seed")] = "0",
    record: Annotated[Path | None, typer.Option("--record", metavar="DIR", help="cli-option-record")] = None,
    duplicate: Annotated[bool, typer.Option("--duplicate", help="cli-option-duplicate")] = False,
    workers: Annotated[
        int, typer.Option("--workers", metavar="N", min=1, max=256, help="cli-option-workers")
    ] = 1,
    trust: Trust = False,
    as_json: Json = False,
) -> int:
    """Many matches of bots, without a network."""
    return _used(
        ctx,
        "simulate",
        variant=variant,
        options=option or [],
        bots=bots,
        matches=matches,
        deals=deals,
        seed=seed,
        record=record,
        duplicate=duplicate,
        workers=workers,
        trust=trust,
        as_json=as_json,
    )


@app.command(help="cli-help-replay")
def replay(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="cli-argument-record")],
    check: Annotated[bool, typer.Option("--check", help="cli-option-check")] = False,
    as_json: Json = False,
) -> int:
    """Play a record again."""
    return _used(ctx, "replay", file=file, check=check, as_json=as_json)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; the exit status. Whatever goes wrong is one sentence on standard error."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # a console that lacks a character shows `?`, and goes on
            stream.reconfigure(errors="replace")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # it would stand on standard output
    language, given = taken_language(sys.argv[1:] if arguments is None else arguments)
    session = begun("")
    try:
        session = begun(language)
        for id, args in session.loaded.notices:
            session.complain(session.words(id, **args))
        return _answered(session, given)
    except ManilleError as error:
        session.complain(session.sentence(error))
        return exit_status(error)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nobody reads; say so no more
        return FAILED
    except KeyboardInterrupt:
        return 130
    except Exception as error:
        return _failed(session, error)


def _answered(session: Session, given: list[str]) -> int:
    """Let the command do its work; a wrong use of it is told in the person's language."""
    command = _translated(typer.main.get_command(app), session.words)
    try:
        status = command.main(given, prog_name=PROGRAM, standalone_mode=False, obj=session)
    except Exception as error:
        if not hasattr(error, "format_message"):  # the usage errors of typer, whose classes move about
            raise
        hint = session.words("cli-see-help", program=PROGRAM)
        session.complain(f"{_usage_sentence(session.words, error)} {hint}")
        return WRONG_USE
    return status if isinstance(status, int) else 0


def _translated(command: Any, words: Words) -> Any:
    """The command and those below it with their helps looked up."""
    for part in (command, *command.params):
        part.help = words(part.help) if part.help and words.is_known(part.help) else part.help
    for below in getattr(command, "commands", {}).values():
        _translated(below, words)
    return command


def _usage_sentence(words: Words, error: Any) -> str:
    """What is wrong with the arguments."""
    kind = type(error).__name__
    if kind == "NoSuchOption":
        return words("cli-no-such-option", option=str(error.option_name))
    parameter = _named(getattr(error, "param", None))
    if kind == "MissingParameter":
        return words("cli-missing", parameter=parameter)
    if kind == "BadParameter":
        return words("cli-bad-value", parameter=parameter, problem=str(error.message))
    return words("cli-misuse", problem=str(error.format_message()))


def _named(parameter: Any) -> str:
    """An option by its longest name, an argument as the help writes it."""
    names = getattr(parameter, "opts", None) or ["?"]
    longest = max(names, key=len)
    return str(longest if longest.startswith("-") else getattr(parameter, "metavar", None) or longest)


def _failed(session: Session, error: Exception) -> int:
    """An error that nobody expected: one sentence, and a file for whoever mends it."""
    try:
        path = write_crash(session.folders.logs, error)
    except OSError:
        session.complain(session.words("cli-crashed-untold", problem=f"{type(error).__name__}: {error}"))
    else:
        session.complain(session.words("cli-crashed", path=str(path)))
    return FAILED
