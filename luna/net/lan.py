"""Tables on the local network, announced and found by multicast DNS (zeroconf), as printers are.

An open host announces itself and says goodbye. A searching program listens, and asks every few seconds whether each
host is still there, because a machine that falls asleep says nothing. Other programs are neither asked nor told.

The library takes a third of a second to load, so the threads that need it import it.
"""

import asyncio
import hashlib
import logging
import random
import secrets
import threading
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from luna.net.addresses import HERE, nearest, own_addresses

KIND: Final = "_luna-table._tcp.local."
_LIVES: Final = 3  # seconds that an announcement is valid before it is requested again
_PATIENCE: Final = 1_500  # milliseconds
_FORGOTTEN: Final = 6.0  # seconds after the last announcement
_LOOK_EVERY: Final = 0.2
_LOG: Final = logging.getLogger(__name__)
_AGAIN: Final = 5.0  # seconds between two looks for new networks
_SEATS: Final = 8
SALT: Final = 8  # bytes
_MARK: Final = SALT + 8
_PROOF: Final = 16
_LONGEST: Final = 40  # characters of a text
_NAMES: Final = 256
_OF_ONE: Final = 16  # offers of one machine
_VOICES: Final = 4  # announcers of one name


class Offer(NamedTuple):
    """A table on the network; one that only its own people may find has a mark and no code, a bare relay neither."""

    name: str  # of the host
    free: int  # seats
    code: str
    port: int
    mark: bytes = b""  # of a table that has begun, see `mark`
    goes_on: bool = False  # whether it waits for nobody's log
    host: str = ""  # its nearest address
    game: str = ""  # the game played there; "" at a relay
    proof: bytes = b""  # the first bytes of the announcer's certificate fingerprint, see `trust`

    @property
    def key(self) -> str:
        """Distinguishes the offers of one relay."""
        return self.code or self.mark.hex() or "relay"

    def leads_to(self, table: bytes) -> bool:
        """Whether this is the table with that id."""
        return len(self.mark) == _MARK and self.mark == mark(table, self.mark[:SALT])


def mark(table: bytes, salt: bytes) -> bytes:
    """Names a table to clients that know its id: the salt, and a digest keyed with it."""
    return salt + hashlib.blake2b(table, key=salt, digest_size=_MARK - SALT, person=b"luna table").digest()


def contested(offers: Iterable[Offer]) -> set[str]:
    """The keys of tables that several certificates claim: at most one is right, and no client can tell which."""
    proofs: dict[str, set[bytes]] = {}
    for offer in offers:
        if offer.code or offer.mark:
            proofs.setdefault(offer.key, set()).add(offer.proof)
    return {key for key, claimed in proofs.items() if len(claimed) > 1}


def write(offer: Offer) -> dict[str, str]:
    """The properties of the announcement, beside address and port."""
    return {
        "name": offer.name,
        "free": str(offer.free),
        "code": offer.code,
        "game": offer.game,
        "mark": offer.mark.hex(),
        "open": str(int(offer.goes_on)),
        "proof": offer.proof.hex(),
    }


def read(said: Mapping[bytes, bytes | None], host: str, port: int) -> Offer | None:
    """The offer in an announcement; None when it is malformed."""
    try:
        texts = {key.decode(): (value or b"").decode() for key, value in said.items()}
        free, goes_on = (int(texts[key]) for key in ("free", "open") if texts[key].isascii() and len(texts[key]) == 1)
        found = bytes.fromhex(texts["mark"])
        proof = bytes.fromhex(texts["proof"])
        offer = Offer(texts["name"], free, texts["code"], port, found, bool(goes_on), host, texts["game"], proof)
    except (KeyError, ValueError):
        return None
    sane = (
        all(len(text) <= _LONGEST and text.isprintable() for text in (offer.name, offer.code, offer.game))
        and len(found) in (0, _MARK)
        and len(proof) in (0, _PROOF)
        and 0 <= free <= _SEATS
        and goes_on in (0, 1)
        and 0 < port < 1 << 16
    )
    return offer if sane else None


class Heard:
    """A bounded cache of announced names and the newest offers of each. When it is full, the busiest machine loses one.

    Anybody can announce any name: a second announcer with another certificate is listed beside the first. Anybody can
    announce any address too: random offers of a machine with too many are dropped, so a flood hides a real one only
    for moments.
    """

    def __init__(self) -> None:
        self._names: dict[str, None] = {}
        self._offers: dict[str, dict[bytes, tuple[Offer, float]]] = {}  # by name and proof, and when it was heard

    @property
    def names(self) -> list[str]:
        """The names to look up, and to look up again while they are valid."""
        return list(self._names)

    def hear(self, name: str) -> None:
        """Note a name that is announced."""
        if name not in self._names and len(self._names) >= _NAMES:
            self.forget(self._least())
        self._names[name] = None

    def forget(self, name: str) -> None:
        """Forget a name after its goodbye."""
        self._names.pop(name, None)
        self._offers.pop(name, None)

    def learn(self, name: str, offer: Offer, now: float) -> None:
        """Note the offer of a name. When one machine has more than its share, a random one of its offers goes."""
        if name not in self._names:
            return
        others = [(other, one) for other, one in self._said() if other != name and one.host == offer.host]
        if len(others) >= _OF_ONE:
            other, one = random.choice(others)
            self._offers[other] = {by: pair for by, pair in self._offers[other].items() if by != one.proof}
        said = {**self._offers.get(name, {}), offer.proof: (offer, now)}
        while len(said) > _VOICES:
            said.pop(min(said, key=lambda proof: said[proof][1]))
        self._offers[name] = said

    def offers(self, since: float) -> list[Offer]:
        """The offers that were heard since that time."""
        said = [pair for by_proof in list(self._offers.values()) for pair in by_proof.values()]
        return [offer for offer, heard in said if heard > since]

    def _said(self) -> list[tuple[str, Offer]]:
        return [(name, offer) for name, said in list(self._offers.items()) for offer, _ in said.values()]

    def _least(self) -> str:
        """The name that makes room: one without an offer, else one of the machine with most offers."""
        silent = next((name for name in self._names if not self._offers.get(name)), None)
        if silent is not None:
            return silent
        said = self._said()
        most, _ = Counter(offer.host for _, offer in said).most_common(1)[0]
        return random.choice([name for name, offer in said if offer.host == most])


class _Post:
    """A daemon thread with an event loop. Errors end nothing: addresses can still be typed."""

    def __init__(self, name: str) -> None:
        self._closed = threading.Event()
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    def close(self, wait: float = 0.0) -> None:
        """Stop. The thread ends by itself after its goodbye; `wait`: seconds to wait for that."""
        self._closed.set()
        if wait:
            self._thread.join(wait)

    def work(self) -> Coroutine[Any, Any, None]:
        """Announce and listen until closed. `OSError` without a network; the caller tries again later."""
        raise AssertionError("a post has work")

    def _run(self) -> None:
        while not self._closed.is_set():
            try:
                asyncio.run(self.work())
            except OSError:  # no network
                self._closed.wait(_AGAIN)
            except Exception:  # malformed packets can break the library in unforeseen ways
                _LOG.exception("the search for tables or their announcement begins anew")
                self._closed.wait(_AGAIN)


class Announcer(_Post):
    """Announces offers at this machine's addresses. Its thread polls for both."""

    def __init__(
        self,
        offers: Callable[[], Sequence[Offer]],
        kind: str = KIND,
        addresses: Callable[[], list[str]] = own_addresses,
    ) -> None:
        self._offers, self._kind, self._addresses = offers, kind, addresses
        self._name = f"luna-{secrets.token_hex(4)}"
        super().__init__("luna-announcer")

    async def work(self) -> None:
        """Announce all changes."""
        from zeroconf import IPVersion, ServiceInfo  # noqa: PLC0415
        from zeroconf.asyncio import AsyncZeroconf  # noqa: PLC0415

        async with AsyncZeroconf(ip_version=IPVersion.V4Only) as post:
            said: dict[str, tuple[Offer, list[str], ServiceInfo]] = {}
            addresses, looked = self._addresses(), time.monotonic()
            while not self._closed.is_set():
                if time.monotonic() - looked > _AGAIN:
                    addresses, looked = self._addresses(), time.monotonic()
                    await post.async_update_interfaces()
                offers = {offer.key: offer for offer in self._offers()}
                for key in said.keys() - offers.keys():
                    await post.async_unregister_service(said.pop(key)[2])
                for key, offer in offers.items():
                    if key in said and said[key][:2] == (offer, addresses):
                        continue
                    info = ServiceInfo(
                        self._kind,
                        f"{self._name}-{key}.{self._kind}",
                        port=offer.port,
                        properties=write(offer),
                        server=f"{self._name}.local.",
                        host_ttl=_LIVES,
                        other_ttl=_LIVES,
                        parsed_addresses=addresses or [HERE],
                    )
                    if key in said:
                        await post.async_update_service(info)
                    else:  # nobody else has this name, so there is no need to wait for objections
                        await post.async_register_service(info, cooperating_responders=True)
                    said[key] = offer, addresses, info
                await asyncio.sleep(_LOOK_EVERY)


class Searcher(_Post):
    """Listens until it is closed. `offers` are the present ones, with the newest properties of each."""

    def __init__(self, kind: str = KIND) -> None:
        self._kind = kind
        self._heard = Heard()
        super().__init__("luna-search")

    @property
    def offers(self) -> list[Offer]:
        """The valid offers, by host name."""
        found = self._heard.offers(time.monotonic() - _FORGOTTEN)
        return sorted(found, key=lambda offer: (offer.name, offer.host, offer.port))

    async def work(self) -> None:
        """Note names and look each up while it is valid."""
        from zeroconf import BadTypeInNameException, DNSQuestionType, IPVersion, ServiceStateChange  # noqa: PLC0415
        from zeroconf.asyncio import AsyncServiceBrowser, AsyncServiceInfo, AsyncZeroconf  # noqa: PLC0415

        def hear(*, name: str, state_change: ServiceStateChange, **_: object) -> None:
            if state_change is ServiceStateChange.Removed:
                self._heard.forget(name)
            else:
                self._heard.hear(name)

        async def look_up(name: str, own: list[str]) -> None:
            try:
                info = AsyncServiceInfo(self._kind, name)
            except BadTypeInNameException:  # a pointer of this kind may lead to any name; this one is not a table
                self._heard.forget(name)
                return
            # Multicast questions: a unicast answer goes astray where two programs share a machine.
            there = await info.async_request(post.zeroconf, _PATIENCE, question_type=DNSQuestionType.QM)
            host = nearest(info.parsed_addresses(IPVersion.V4Only), own)
            offer = read(info.properties, host, info.port or 0) if there and host else None
            if offer is not None:
                self._heard.learn(name, offer, time.monotonic())

        async with AsyncZeroconf(ip_version=IPVersion.V4Only) as post:
            asked = DNSQuestionType.QM
            browser = AsyncServiceBrowser(post.zeroconf, self._kind, handlers=[hear], question_type=asked)
            looked = time.monotonic()
            while not self._closed.is_set():
                if time.monotonic() - looked > _AGAIN:  # the machine may have moved from the cable to wireless
                    looked = time.monotonic()
                    await post.async_update_interfaces()
                own = own_addresses()
                await asyncio.gather(*(look_up(name, own) for name in self._heard.names))
                await asyncio.sleep(_LOOK_EVERY)
            await browser.async_cancel()
