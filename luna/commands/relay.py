"""`relay`: let others meet and play over this machine. docs/relay.md explains the options of a public one."""

from __future__ import annotations

import argparse
import errno
import os
import secrets
import socket
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from luna import notice
from luna.log.files import LockedError, words
from luna.net import addresses, certificates, hosting, lan, wire
from luna.net.addresses import EVERYWHERE
from luna.net.limits import Limits
from luna.net.server import Server, serve
from luna.notice import fail
from luna.places import Unwritable, data_folder

if TYPE_CHECKING:
    from luna.net.redis_store import RedisStore

_GOODBYE: Final = 2.0  # seconds for the goodbye, at most
_STATUS: Final = wire.PORT + 1
_LIMITS: Final = Limits()
PUBLIC: Final = _LIMITS._replace(
    beats=30,
    silence=90.0,
    strangers=4_096,  # the bound for one address stays
    strangers_of_one=64,  # a school behind one address
    rooms_of_one=64,
    opens=1.0,
    guesses_of_one=20,
    guesses_of_site=160,
    guesses=1_000,
)
"""The limits of a public relay: many strangers, some of them behind one address."""
IN_REDIS: Final = {"given": float(1 << 10)}
"""The limits with a Redis server, which keeps everything for a month: a school's games need half of that."""
_HEALTH: Final = f"health and counters (default 127.0.0.1:{_STATUS})"
_NAMES: Final = f"one of {', '.join(Limits._fields)}"


def run(argv: list[str]) -> int:
    """Run until Ctrl+C. Exit status 0, 2 when folder or port cannot be used, 1 when the disk fails."""
    parser = argparse.ArgumentParser("relay", description="Let others meet and play over this machine.")
    parser.add_argument("--host", default=EVERYWHERE, metavar="ADDRESS", help="listen on this address only")
    parser.add_argument("--port", type=_port, default=wire.PORT, help=f"0: any that is free (default {wire.PORT})")
    parser.add_argument("--hidden", action="store_true", help="do not announce the relay")
    parser.add_argument("--folder", type=Path, help="where to keep the tables (default: in the data folder)")
    _add_public_options(parser)
    wanted = parser.parse_args(argv)
    try:
        folder = wanted.folder or Path(data_folder()) / "relay"
        server = _public_server(wanted, folder) if _is_public(wanted) else _server(folder)
    except OptionsError as error:
        return fail(error)
    except Unwritable as error:
        return fail(notice.say(error.key, **error.slots))
    except LockedError:
        return fail(f"Another relay uses the folder {folder}: please choose a different one with --folder.")
    except OSError as error:
        return fail(
            f"The folder {folder} cannot be used ({words(error)}): please choose a different one with --folder."
        )
    if server.damaged:
        notice.write("The relay's file was damaged and is kept beside the new one; players bring their tables back.\n")
    announcers: list[lan.Announcer] = []
    salt = secrets.token_bytes(lan.SALT)

    def told(port: int) -> None:
        places = addresses.own_addresses() or [wanted.host] if wanted.host == EVERYWHERE else [wanted.host]
        print(f"The relay listens on {' and '.join(places)}, port {port}. Press Ctrl+C to stop.", flush=True)
        if not (wanted.hidden or _is_public(wanted)) and wanted.host == EVERYWHERE:
            itself = lan.Offer("", 0, "", port, proof=server.binding[: certificates.PROOF])  # anybody may open a table
            offers = partial(hosting.offers_of, server.relay, port, salt, server.binding)
            announcers.append(lan.Announcer(lambda: [itself, *offers()]))

    try:
        trouble = serve(server, wanted.host, wanted.port, told)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            return fail(f"Port {wanted.port} is in use by another program: please choose a different one with --port.")
        return fail(f"The relay cannot listen on {wanted.host}, port {wanted.port}: {_why(error)}.")
    finally:
        for announcer in announcers:
            announcer.close(_GOODBYE)
    if trouble is not None:
        return fail(
            f"The relay has stopped, because its disk failed ({words(trouble)}); the players keep their logs.", 1
        )
    kept = "on the Redis server" if wanted.redis else f"in {folder}"
    print(f"The relay has ended; its tables are kept {kept}.", flush=True)
    return 0


def _server(folder: Path) -> Server:
    """A private relay; it keeps its certificate with the tables, so that guests recognize it. `OSError`."""
    server = Server(folder)
    server.secure(certificates.stored(folder / certificates.FILE))
    return server


def _port(text: str) -> int:
    """Parse a port."""
    if not text.isdecimal() or int(text) >= 1 << 16:
        raise argparse.ArgumentTypeError("a port is a number from 0 to 65535")
    return int(text)


def _why(error: OSError) -> str:
    """The system's words for an error, without asyncio's additions."""
    known = error.errno in errno.errorcode and not isinstance(error, socket.gaierror)
    return os.strerror(error.errno).lower() if known and error.errno else words(error)


class OptionsError(Exception):
    """The options do not fit a public relay; the message is a sentence."""


def _add_public_options(parser: argparse.ArgumentParser) -> None:
    """Add the options of a public relay."""
    group = parser.add_argument_group("public", "for strangers on the internet: read docs/relay.md first")
    group.add_argument("--public", action="store_true", help="needs --certificate, and --key or --proxy")
    group.add_argument("--certificate", type=Path, metavar="FILE", help="TLS certificate with its chain (PEM)")
    group.add_argument("--key", type=Path, metavar="FILE", help="private key of the certificate (PEM)")
    group.add_argument(
        "--proxy", action="append", default=[], metavar="ADDRESS", help="a proxy that may connect, with PROXY v1"
    )
    group.add_argument("--status", type=_place, default=("127.0.0.1", _STATUS), metavar="HOST:PORT", help=_HEALTH)
    group.add_argument(
        "--drain", type=float, default=10.0, metavar="SECONDS", help="seconds of draining before the end"
    )
    group.add_argument("--limit", type=_limit, action="append", default=[], metavar="NAME=NUMBER", help=_NAMES)
    group.add_argument("--no-list", action="store_true", help="hosts cannot show their tables to everybody here")
    group.add_argument("--redis", metavar="URL", help="keep the tables on this server, for a fleet of relays")
    group.add_argument(
        "--reached-at", type=_place, metavar="HOST:PORT", help="where clients reach this relay of a fleet"
    )
    group.add_argument("--replicas", type=int, default=0, help="number of Redis replicas that must have a record")


def _is_public(options: argparse.Namespace) -> bool:
    """Whether the options ask for more than a private relay."""
    return bool(options.public or options.redis)


def _public_server(options: argparse.Namespace, folder: Path) -> Server:
    """The server. `OptionsError` when the options contradict each other, `OSError` for folder or Redis server."""
    from luna.net.public_relay import PublicServer  # noqa: PLC0415  # a LAN game has no use for it

    if options.redis and not options.reached_at:
        raise OptionsError("A relay of a fleet needs --reached-at HOST:PORT, so that the others can send clients here.")
    if not (options.certificate and (options.key or options.proxy)):
        raise OptionsError(
            "A public relay needs TLS: please give --certificate and --key, or --certificate and a --proxy."
        )
    running = PublicServer(
        folder,
        limits=_limits(options),
        redis=_redis(options) if options.redis else None,
        proxies=options.proxy,
        status=options.status if options.public else None,
        drain=options.drain if options.public else 0.0,
    )
    _certify(running, options)
    if running.promise is not None:
        print(f"The Redis server: {running.promise.text}.", flush=True)
    return running


def _limits(options: argparse.Namespace) -> Limits:
    usual = PUBLIC if options.public else _LIMITS
    usual = usual._replace(listed=0) if options.no_list else usual
    return usual._replace(**{**(IN_REDIS if options.redis else {}), **dict(options.limit)})


def _redis(options: argparse.Namespace) -> RedisStore:
    try:
        from luna.net import redis_store  # noqa: PLC0415  # an extra
    except ImportError:
        raise OptionsError("A relay of a fleet needs the package redis: pip install 'luna[redis]'.") from None
    try:
        found = redis_store.connect(options.redis)
    except ValueError as error:
        raise OptionsError(f"This is not the address of a Redis server: {options.redis} ({error}).") from None
    return redis_store.RedisStore(found, *options.reached_at, replicas=options.replicas)


def _certify(running: Server, options: argparse.Namespace) -> None:
    """The certificate that clients see: the relay's, or the proxy's."""
    certificate, key = options.certificate, options.key
    try:
        if certificate and key:
            running.secure(certificates.of_files(certificate, key))
        elif certificate:
            running.binding = certificates.fingerprint_of(certificate)
    except OSError as error:
        why = words(error) if error.filename or not error.errno else str(error)
        raise OptionsError(f"The certificate {certificate} with the key {key} cannot be used: {why}.") from None


def _place(text: str) -> tuple[str, int]:
    host, _, port = text.rpartition(":")
    if not host or not port.isdecimal() or not 0 < int(port) < 1 << 16:
        raise argparse.ArgumentTypeError("write a place like relay.example.org:7786")
    return host, int(port)


def _limit(text: str) -> tuple[str, float]:
    name, _, number = text.partition("=")
    usual = _LIMITS._asdict().get(name)
    try:
        value = float(number) if isinstance(usual, float) else int(number)
    except ValueError:
        value = 0
    if usual is None or value <= 0:
        raise argparse.ArgumentTypeError(f"NAME=NUMBER, with one of {', '.join(Limits._fields)}")
    return name, value
