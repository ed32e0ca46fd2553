# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Options of loading and saving by their names in Python. Everything here is internal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ._errors import bad_argument
from ._native import ffi, lib

if TYPE_CHECKING:
    from ._context import Call

FORMATS = {"text": 1, "bytecode": 2, "varve": 3}
FORMAT_NAMES = ("unknown", "text", "bytecode", "varve", "zstd", "jax-export")

# Options whose values are names.
_CHOICES: dict[str, dict[Any, int]] = {
    "layout": {"packed": 0, "mapped": 1},
    "resource_codec": {"default": 0, "none": 1, "zstd": 2, "planes": 3, "auto": 4},
    "stored_hashes": {None: 0, True: 1, False: 2},
}


def save_members(format: str, options: Mapping[str, Any], call: Call) -> dict[str, Any]:
    """Returns the members of varve_save_options. Raises varve.Error for an unknown option."""
    if format not in FORMATS:
        raise bad_argument(f"no such format: {format}")
    members: dict[str, Any] = {"format": FORMATS[format]}
    known = {name for name, _ in ffi.typeof("varve_save_options").fields} - {"struct_size", "sink", "progress"}
    for name, value in options.items():
        if name == "version":
            if value is not None and not 0 <= value <= 6:
                raise bad_argument(f"no such version of bytecode: {value}")
            members["bytecode_version"] = lib.VARVE_BYTECODE_VERSION_0 if value == 0 else value
        elif name == "dictionary":
            members[name] = None if value is None else call.keep(value)._pointer
        elif name in _CHOICES:
            if value not in _CHOICES[name]:
                raise bad_argument(f"no such {name}: {value}")
            members[name] = _CHOICES[name][value]
        elif name in known:
            members[name] = value
        else:
            raise bad_argument(f"no such option: {name}")
    return members


def load_members(options: Mapping[str, Any], call: Call) -> dict[str, Any]:
    """Returns the members of varve_load_options. Raises varve.Error for an unknown option."""
    members: dict[str, Any] = {}
    known = {name for name, _ in ffi.typeof("varve_load_options").fields} - {"struct_size", "sink", "progress"}
    for name, value in options.items():
        if name == "verify":
            members["no_verify"] = not value
        elif name == "lazy":
            members["lazy_bodies"] = value
        elif name == "source_locations":
            members["no_source_locations"] = not value
        elif name == "implicit_module":
            members["no_implicit_module"] = not value
        elif name == "dictionary":
            members[name] = None if value is None else call.keep(value)._pointer
        elif name in known:
            members[name] = value
        else:
            raise bad_argument(f"no such option: {name}")
    return members
