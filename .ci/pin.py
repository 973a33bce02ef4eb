"""Write the hash lines of a requirements file anew: python .ci/pin.py requirements.txt

Every `name==version` line of the file gets the SHA-256 of each wheel that the configured package index offers for a
Python that Luna supports, on every platform. It needs pip in the running Python and reads pip's own configuration. pip
has no public interface for this question, so this file leans on pip's inside and may need care with a new pip.
"""

from __future__ import annotations

import logging
import re
import sys
from pathlib import Path

from pip._internal.commands import create_command
from pip._internal.index.collector import parse_links
from pip._internal.models.link import Link
from pip._vendor.packaging.utils import InvalidWheelFilename, parse_wheel_filename
from pip._vendor.packaging.version import Version

TAGS = re.compile(r"-(py2\.py3|py3|cp3\d+-abi3|cp31[1-9]-cp31[1-9])-")


def wheels(names: list[str]) -> dict[str, set[str]]:
    """The hashes of the useful wheels, by `name==version`."""
    command = create_command("download")
    options, _ = command.parse_args(["nothing"])
    found: dict[str, set[str]] = {name: set() for name in names}
    with command.main_context():
        session = command.get_default_session(options)
        collector = command._build_package_finder(options=options, session=session)._link_collector
        for name in names:
            project, version = name.split("==")
            for place in collector.search_scope.get_index_urls_locations(project):
                page = collector.fetch_response(Link(place))
                for link in parse_links(page) if page else ():
                    if digest := useful(link, version):
                        found[name].add(digest)
    return found


def useful(link: Link, version: str) -> str | None:
    if not TAGS.search(link.filename) or not link.is_wheel:
        return None
    try:
        if parse_wheel_filename(link.filename)[1] != Version(version):
            return None
    except InvalidWheelFilename:
        return None
    return link.hash if link.hash_name == "sha256" else None


def main(path: Path) -> None:
    logging.disable(logging.CRITICAL)
    lines = [line for line in path.read_text().splitlines() if not line.lstrip().startswith("--hash")]
    lines = [line.removesuffix("\\").rstrip() for line in lines]
    pins = {line: line.split(";")[0].strip() for line in lines if re.match(r"[\w.-]+==", line)}
    found = wheels(sorted(set(pins.values())))
    out = []
    for line in lines:
        if line in pins and not (hashes := sorted(found[pins[line]])):
            sys.exit(f"{pins[line]} has no wheel on the index")
        digests = [f"--hash=sha256:{digest}" for digest in hashes] if line in pins else []
        out.append(" \\\n    ".join([line, *digests]))
    path.write_text("\n".join(out) + "\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
