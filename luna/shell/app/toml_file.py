"""Writing TOML: whole files, and changes to a file that another version of the program has written."""

import json
import re
from collections.abc import Mapping
from typing import Any


def merge(found: Any, loaded: Any, now: Any) -> Any:
    """The text that replaces `found`: `loaded` was read from it and became `now`.

    Unchanged parts keep their form. A table keeps the entries that were not loaded.
    """
    if not isinstance(found, dict) or not isinstance(loaded, dict) or not isinstance(now, dict):
        return found if found is not None and now == loaded else now
    kept = {key: value for key, value in found.items() if key not in loaded}
    return {**kept, **{key: merge(found.get(key), loaded.get(key), value) for key, value in now.items()}}


def dump(values: Mapping[str, Any]) -> str:
    """A line for each value. Tables are written on one line."""
    return "".join(f"{_key(key)} = {_value(value)}\n" for key, value in values.items())


def _key(key: str) -> str:
    return key if re.fullmatch("[A-Za-z0-9_-]+", key) else _value(key)


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return f"[{', '.join(map(_value, value))}]"
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{_key(key)} = {_value(item)}' for key, item in value.items())} }}" if value else "{}"
    if isinstance(value, str):  # TOML is JSON here, without surrogates and with one more escape
        unicode = re.sub("[\ud800-\udfff]", "\N{REPLACEMENT CHARACTER}", value)
        return json.dumps(unicode, ensure_ascii=False).replace("\x7f", "\\u007f")
    return str(value)
