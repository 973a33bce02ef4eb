"""`relay`: let others meet and play over this machine. It needs no window and knows no rules."""

from __future__ import annotations

import argparse
import errno
import os
import secrets
import socket
from pathlib import Path
from typing import Final

from luna import notice
from luna.commands import public
from luna.log.files import LockedError, words
from luna.net import addresses, certificates, hosting, lan, wire
from luna.net.addresses import EVERYWHERE
from luna.net.certificates import PROOF
from luna.net.server import Server, serve
from luna.places import Unwritable, data_folder

_GOODBYE: Final = 2.0  # seconds for the goodbye, at most


def run(argv: list[str]) -> int:
    """Run until Ctrl+C. Exit status 0, 2 when folder or port cannot be used, 1 when the disk fails."""
    parser = argparse.ArgumentParser("relay", description="Let others meet and play over this machine.")
    parser.add_argument("--host", default=EVERYWHERE, metavar="ADDRESS", help="listen on this address only")
    parser.add_argument("--port", type=_port, default=wire.PORT, help=f"0: any that is free (default {wire.PORT})")
    parser.add_argument("--hidden", action="store_true", help="do not show it to those who search")
    parser.add_argument("--folder", type=Path, help="where the tables are kept (default: in the data folder)")
    public.add_options(parser)
    wanted = parser.parse_args(argv)
    try:
        folder = wanted.folder or Path(data_folder()) / "relay"
        server = public.server(wanted, folder) if public.wanted(wanted) else _server(folder)
    except public.Unfit as error:
        notice.write(f"{error}\n")
        return 2
    except Unwritable as error:
        notice.write(f"{notice.say(error.key, **error.slots)}\n")
        return 2
    except LockedError:
        notice.write(f"Another relay uses the folder {folder}: please choose another one with --folder.\n")
        return 2
    except OSError as error:
        notice.write(f"The folder {folder} cannot be used ({words(error)}): please choose another with --folder.\n")
        return 2
    if server.damaged:
        notice.write("The relay's file was damaged and is kept beside the new one; players bring their tables back.\n")
    announcers: list[lan.Announcer] = []
    salt = secrets.token_bytes(lan.SALT)

    def told(port: int) -> None:
        _told(wanted.host, port)
        if not (wanted.hidden or public.wanted(wanted)) and wanted.host == EVERYWHERE:
            announcers.append(lan.Announcer(lambda: _offers(server, port, salt)))

    try:
        trouble = serve(server, wanted.host, wanted.port, told)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            notice.write(f"Port {wanted.port} is taken by another program: please choose another one with --port.\n")
        else:
            notice.write(f"The relay cannot listen at {wanted.host}, port {wanted.port}: {_why(error)}.\n")
        return 2
    finally:
        for announcer in announcers:
            announcer.close(_GOODBYE)
    if trouble is not None:
        notice.write(
            f"The relay has stopped, because its disk failed ({words(trouble)}); the players keep their logs.\n"
        )
        return 1
    kept = "on the Redis server" if wanted.redis else f"in {folder}"
    print(f"The relay has ended; its tables are kept {kept}.", flush=True)
    return 0


def _server(folder: Path) -> Server:
    """A private relay; it keeps its certificate with the tables, so that guests recognize it. `OSError`."""
    server = Server(folder)
    server.secure(certificates.stored(folder / certificates.FILE))
    return server


def _offers(server: Server, port: int, salt: bytes) -> list[lan.Offer]:
    offers = [hosting.empty_offer(port), *hosting.offers_of(server.relay, port, salt)]
    return [offer._replace(proof=server.binding[:PROOF]) for offer in offers]


def _port(text: str) -> int:
    """Parse a port."""
    if not text.isdecimal() or int(text) >= 1 << 16:
        raise argparse.ArgumentTypeError("a port is a number from 0 to 65535")
    return int(text)


def _why(error: OSError) -> str:
    """The system's words for an error, without asyncio's additions."""
    known = error.errno in errno.errorcode and not isinstance(error, socket.gaierror)
    return os.strerror(error.errno).lower() if known and error.errno else words(error)


def _told(host: str, port: int) -> None:
    """Print the address for the others to type."""
    places = addresses.own_addresses() or [host] if host == EVERYWHERE else [host]
    print(f"The relay listens at {' and '.join(places)}, port {port}. Ctrl+C ends it.", flush=True)
