"""Games with one small mistake (sometimes none: a comment, a blank), to compare refusals."""

from collections.abc import Callable
from random import Random

from .data import DIRECTIONS, LANDSCAPES, PEOPLES, SQUARES, TILES, ring
from .lines import Fault
from .model import Game
from .rules import PHASE_OF, why_not
from .text import Action, Ban, Buy, Draw, Lead, Move, Part, Place, Shift, merged
from .trace import replay

VOCABULARY = (
    *PEOPLES, *LANDSCAPES, *TILES, *SQUARES, "place", "draw", "shift", "lead", "move", "stay", "buy", "ban", "end",
    "from", "1", "2", "9", "", "a1", "f5", "swamp5", "red", "solo", "options", "production=all", "shift=slide",
)  # fmt: skip
CHARACTERS = " \t\r\n#:=>@+*,0123456789aefgmnswTÄ\u00a0\u2028\u0085\x0b\x0c\x1c\x00\ufeff~-"
TIMES = ("*1", "*2", "*3", "*02", "*0", "*9", "*9" + 5000 * "9", "+swamp")
ENDS = " \t\r>@=+*:,"

Lines = list[str]


def spoilt(text: str, seed: int) -> bytes:
    """One change, of a kind chosen by `seed`."""
    rng = Random(f"spoil {seed}")
    lines = text.splitlines()
    data = "\n".join(rng.choice(SPOILERS)(lines, rng)).encode()
    if rng.random() < 0.95:
        data += b"\n"
    if rng.random() < 0.1:
        place = rng.randrange(len(data) + 1)
        data = data[:place] + rng.choice((b"\xff", b"\xc3", b"\xed\xa0\x80", b"#\x80", b"\xc0\xaf")) + data[place:]
    return data


def one_character(lines: Lines, rng: Random) -> Lines:
    """Changed, left out or put in."""
    number = rng.randrange(len(lines))
    line = lines[number]
    place = rng.randrange(len(line))
    lines[number] = line[:place] + rng.choice((*CHARACTERS, "")) + line[place + rng.randrange(2) :]
    return lines


def one_word(lines: Lines, rng: Random) -> Lines:
    """A name, a number or a keyword becomes another one."""
    number = rng.randrange(len(lines))
    words = _split(lines[number])
    words[rng.randrange(len(words))] = rng.choice(VOCABULARY)
    lines[number] = "".join(words)
    return lines


def one_name_of_its_kind(lines: Lines, rng: Random) -> Lines:
    """Well-formed, perhaps illegal."""
    for _ in range(20):
        number = rng.randrange(len(lines))
        words = _split(lines[number])
        place = rng.randrange(len(words))
        for kind in (PEOPLES, LANDSCAPES, TILES, SQUARES):
            if words[place] in kind:
                words[place] = rng.choice(kind)
                lines[number] = "".join(words)
                return lines
    return lines


def one_line_away(lines: Lines, rng: Random) -> Lines:
    del lines[rng.randrange(len(lines))]
    return lines


def one_line_twice(lines: Lines, rng: Random) -> Lines:
    number = rng.randrange(len(lines))
    lines.insert(number + rng.randrange(2), lines[number])
    return lines


def two_lines_swapped(lines: Lines, rng: Random) -> Lines:
    one = rng.randrange(len(lines) - 1)
    other = rng.choice((one + 1, rng.randrange(len(lines))))
    lines[one], lines[other] = lines[other], lines[one]
    return lines


def words_shuffled(lines: Lines, rng: Random) -> Lines:
    """Usually parts of a movement in another order."""
    long = [number for number, line in enumerate(lines) if line.count(" ") > 2]
    number = rng.choice(long)
    first, *words = lines[number].split(" ")
    keyword = [words.pop(0)] if ":" in first else []
    rng.shuffle(words)
    lines[number] = " ".join([first, *keyword, *words])
    return lines


def a_word_again(lines: Lines, rng: Random) -> Lines:
    """Usually a part of a movement twice, or with an invalid number."""
    number = rng.randrange(len(lines))
    words = lines[number].split(" ")
    place = rng.randrange(len(words))
    words[place] += rng.choice(
        (f" {words[place]}", "*1", "*2", "*3", "*02", "*0", "*9", "*99999999999999999999", "+swamp")
    )
    lines[number] = " ".join(words)
    return lines


def something_behind(lines: Lines, rng: Random) -> Lines:
    """A game that continues after its end, or an unfinished one with a wrong line."""
    return [*lines, f"{rng.choice(PEOPLES)}: {rng.choice(('stay', 'end', 'ban c3', 'move', ''))}"]


def another_turn_from_elsewhere(lines: Lines, rng: Random) -> Lines:
    number = rng.randrange(4, len(lines)) if len(lines) > 4 else 0
    lines[number] = rng.choice(lines[4:] or lines)
    return lines


def blanks(lines: Lines, rng: Random) -> Lines:
    """Allowed at both ends and between the words of the header, nowhere else."""
    number = rng.randrange(len(lines)) if rng.random() < 0.6 else rng.randrange(4)
    line = lines[number]
    match rng.randrange(4):
        case 0:
            line = rng.choice((" ", "\t", "\r", " \t\r")) + line
        case 1:
            line += rng.choice((" ", "\t", "\r", "\r # x", "#", "#end", " # \x0b\u2028", "\u00a0", "\x0b"))
        case 2:
            line = line.replace(" ", rng.choice(("  ", "\t", " \t ", "\r", "\u00a0")))
        case _:
            line = line.replace(" ", rng.choice(("  ", "\t", "\r")), 1)
    lines[number] = line
    return lines


def an_empty_line(lines: Lines, rng: Random) -> Lines:
    lines.insert(rng.randrange(len(lines) + 1), rng.choice(("", " ", "# a comment", "\t#", "\r", "\x0c", "\u2028")))
    return lines


def another_header(lines: Lines, rng: Random) -> Lines:
    """Items in another order, too many or too few of something."""
    match rng.randrange(6):
        case 0:
            order = rng.sample(range(4), 4)
            lines[:4] = [lines[number] for number in order]
        case 1:
            lines[1] = " ".join(["players", *rng.choices(PEOPLES, k=rng.randrange(6))])
        case 2:
            lines[2] = " ".join(["tiles", *rng.sample(TILES, rng.randrange(13, 16))])
        case 3:
            words = lines[3].split(" ")
            place = rng.randrange(1, 6)
            words[place] = words[place].partition("=")[0] + "=" + ",".join(rng.choices(LANDSCAPES, k=rng.randrange(5)))
            lines[3] = " ".join(words)
        case 4:
            chosen = rng.choices(("production=all", "shift=slide", "shift=all", "production"), k=rng.randrange(4))
            lines.insert(rng.choice((4, 4, 4, 1, 5)), " ".join(["options", *chosen]))
        case _:
            lines = lines[: rng.randrange(6)] or [""]
    return lines


def nothing(lines: Lines, rng: Random) -> Lines:
    return lines


SPOILERS: tuple[Callable[[Lines, Random], Lines], ...] = (
    one_character, one_character, one_word, one_word, one_name_of_its_kind, one_name_of_its_kind, one_name_of_its_kind,
    one_line_away, one_line_twice, two_lines_swapped, words_shuffled, a_word_again, a_word_again, something_behind,
    another_turn_from_elsewhere, blanks, blanks, an_empty_line, another_header, another_header, nothing,
)  # fmt: skip


def against_the_rules(text: str, seed: int) -> str:
    """The beginning of a legal game, then a well-formed line that is illegal there."""
    rng = Random(f"against {seed}")
    lines = text.splitlines()
    header = 5 if lines[4].startswith("options") else 4
    beginning = lines[: rng.randrange(header, len(lines) + 1)]
    *_, (_, game) = replay("\n".join(beginning))
    refused: dict[Fault, Action] = {}
    while not refused or rng.random() < 0.98:  # about fifty; the rare ones have the same chance
        action = _any_action(rng, game)
        fault = why_not(game, action)
        if fault:
            refused[fault] = action
    action = rng.choice(list(refused.values()))
    return "\n".join([*beginning, f"{game.turn or game.header.players[0]}: {action}"])


def _any_action(rng: Random, game: Game) -> Action:
    """An action with mostly existing things."""
    tribe = rng.choice([tribe for tribe in game.tribes if tribe.place in TILES and rng.random() < 0.9] or game.tribes)
    place = tribe.place if tribe.place in TILES else TILES[0]
    target = rng.choice(game.tiles_around(place) or TILES)
    kinds = [kind for kind, phase in PHASE_OF.items() if phase == game.phase or rng.random() < 0.1]
    match rng.choice(kinds or [Move]).__name__:
        case "Place":
            return Place(rng.choice(TILES))
        case "Draw":
            return Draw(rng.choice(PEOPLES), rng.choice(LANDSCAPES))
        case "Shift":
            square = game.square_of(place)
            return Shift(place, rng.choice(ring(square, rng.choice(DIRECTIONS))))
        case "Lead":
            return Lead(tribe.people, tribe.home, place, rng.choice((target, rng.choice(TILES))))
        case "Buy":
            return Buy(tribe.home, place, rng.choice(PEOPLES))
        case "Ban":
            return Ban(rng.choice(SQUARES))
    parts = []
    for other in game.tribes:
        if other.place in TILES and (other.people == game.turn) == (rng.random() < 0.9):
            target = rng.choice(game.tiles_around(other.place) or TILES)
            parts.append(Part(other.home, other.amulet, other.place, target, rng.choice((1, 1, 1, 2))))
    return Move(merged(parts))


def _split(line: str) -> Lines:
    """Words and their separators."""
    pieces = [""]
    for char in line:
        if char in ENDS:
            pieces += [char, ""]
        else:
            pieces[-1] += char
    return pieces
