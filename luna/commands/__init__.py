"""The commands of `python3 main.py`, functions from arguments to an exit code, imported on use."""

from luna.places import command

DEFAULT = "play"

# name: (module in `luna` and its function, required environment, description). "" runs with any bare Python >= 3.11.
COMMANDS: dict[str, tuple[str, str, str]] = {
    "play": ("shell.app.program:run", "play", "play the game (this is also what happens without a command)"),
    "test": ("commands.test:run", "test", "run the tests; what follows goes to pytest"),
    "trace": ("commands.rules:trace", "", "replay a game from its text and print every step"),
    "replay": ("commands.saves:replay", "play", "print a saved game, step by step"),
    "export": ("commands.saves:export", "play", "write a saved game as text"),
    "import": ("commands.saves:import_", "play", "read a game from text into a saved game"),
    "film": ("shell.app.film_command:run", "play", "make a film of a saved game, with ffmpeg"),
    "relay": ("commands.relay:run", "play", "let others meet and play over this machine, without a window"),
    "watch": ("commands.watch:run", "play", "tell you, without a window, that a table waits for you"),
    "circle": ("commands.circle:run", "play", "circles of friends: sign results, exchange them, print the league"),
    "check": (
        "shell.app.check_command:run",
        "play",
        "try whether the game works: window, computer players, hints",
    ),
    "version": ("commands.rules:version", "", "print the versions of Luna, its rules and its Python"),
}


def split(argv: list[str]) -> tuple[str, list[str]]:
    """The command's name and arguments. Without a command, or with an option first, it is `play`."""
    words = [word for word in argv if not word.startswith("-psn_")]  # the macOS Finder adds a process number
    if not words:
        return DEFAULT, []
    if words[0] in ("-h", "--help", "help"):
        return "help", words[1:]
    if words[0] == "--version":
        return "version", words[1:]
    played = words[0].startswith("-") or words[0].lower().startswith("luna:")  # an invitation
    return (DEFAULT, words) if played else (words[0], words[1:])


def help_text() -> str:
    width = max(map(len, COMMANDS))
    lines = [f"  {name:<{width}}  {what}" for name, (_, _, what) in COMMANDS.items()]
    return "\n".join([f"usage: {command()} [COMMAND] [OPTIONS]", "", *lines])
