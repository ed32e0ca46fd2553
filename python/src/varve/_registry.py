# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Registries: the definitions of dialects. Everything here: since 0.1."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, ClassVar, NamedTuple

from ._callbacks import Sink
from ._definition import Definition, DefinitionKind
from ._errors import Error, refuse_copy, text_of
from ._native import ffi, lib

PACKS = Path(__file__).resolve().parent / "dialects"


class Pack(NamedTuple):
    """The definitions of one project at one version, in one file."""

    path: str
    project: str
    version: str
    llvm: str
    """The release of LLVM that the project builds on."""
    era: str
    source: str
    commit: str
    license: str
    builds_on: str
    """Versions of other projects, separated by commas."""
    dialects: tuple[str, ...]


class Target(NamedTuple):
    """The state of a tool for which `varve.retarget` converts modules."""

    name: str
    era: str
    """Of LLVM's dialects."""
    packs: str
    """Versions of projects, separated by commas."""
    dialects: tuple[str, ...]
    """All that the tool has; none: unknown."""
    bytecode_version: int
    """The newest that it reads."""


class Era(NamedTuple):
    """A release of LLVM, or a state of its main branch, whose text and definitions a context uses."""

    name: str
    state: str
    """The state of MLIR in words."""
    is_development: bool
    """Whether it is a state of LLVM's main branch between two releases."""
    is_target: bool
    """Whether `varve.retarget` converts modules to it."""


def eras() -> list[Era]:
    """Returns the eras, the oldest first.

    >>> "llvm19" in [era.name for era in varve.eras()]
    True
    """
    found = []
    for index in range(lib.varve_era_get_count()):
        info = ffi.new("varve_era_info *", {"struct_size": ffi.sizeof("varve_era_info")})
        if lib.varve_era_get_info(index, info) == 0:
            flags = bool(info.is_development), bool(info.is_target)
            found.append(Era(text_of(info.name), text_of(info.state), *flags))
    return found


class Fault(NamedTuple):
    """A part of a definition that cannot be used."""

    kind: DefinitionKind
    name: str
    part: str
    message: str
    file: str
    line: int
    column: int


class Registry:
    """The definitions of dialects, for any number of contexts.

    era: whose grammar and definitions contexts use: a name of `varve.eras()`, such as "llvm19", or of `targets`,
    whose era it then is; default: LLVM 22. Raises varve.NotFoundError.
    dialect_path: folders with packs, default: those of VARVE_DIALECT_PATH and of this package. A pack is loaded
    when a module uses one of its dialects.
    builtin: whether the dialects of the era are there from the start.
    target: the state of a tool, such as "jax-0.4.35" (`targets`), or of a project, "stablehlo@1.17": the registry has
    its era and its packs, and `varve.retarget` converts modules to it. Raises varve.NotFoundError.

    The first context that uses a registry ends its filling: then `load` fails with BAD_ARGUMENT.

    >>> registry = varve.Registry()
    >>> "arith" in registry.dialects
    True
    >>> registry.definition("arith.addi").format
    '$lhs `,` $rhs (`overflow` `` $overflowFlags^)? attr-dict `:` type($result)'
    """

    __slots__ = ("__weakref__", "_lock", "_pointer", "_sink")
    __reduce__ = refuse_copy
    _defaults: ClassVar[dict[str, Registry]] = {}
    _default_lock = threading.Lock()

    def __init__(
        self,
        *,
        era: str = "",
        dialect_path: Iterable[str | os.PathLike[str]] | None = None,
        builtin: bool = True,
        target: str | None = None,
    ) -> None:
        self._sink = Sink()
        self._lock = threading.RLock()
        options = ffi.new("varve_registry_options *", {"struct_size": ffi.sizeof("varve_registry_options")})
        name = ffi.from_buffer("char[]", era.encode())
        options.era = (name, len(name))
        options.without_builtin = not builtin
        folders = default_dialect_path() if dialect_path is None else [os.fspath(folder) for folder in dialect_path]
        path = os.fsencode(":".join(folders))
        buffer = ffi.from_buffer("char[]", path)
        options.dialect_path = (buffer, len(path))
        wanted = ffi.from_buffer("char[]", (target or "").encode())
        options.target = (wanted, len(wanted))
        out = ffi.new("varve_registry **")
        names = ", ".join(known.name for known in eras())
        unknown = f"no target {target}" if target else f"no era {era}: it must be {names} or the name of a target"
        self._sink.check(lib.varve_registry_create(options, out), unknown)
        self._pointer = ffi.gc(out[0], lib.varve_registry_destroy)

    @classmethod
    def default(cls, era: str = "") -> Registry:
        """Returns the registry that contexts use by default. There is one for each era."""
        era = era or text_of(lib.varve_era_choice_get_era(ffi.NULL))
        with cls._default_lock:
            if era not in cls._defaults:
                cls._defaults[era] = cls(era=era)
            return cls._defaults[era]

    def _options(self, replace: bool, check: bool, file_name: str | None, keep: list[Any]) -> Any:
        options = ffi.new("varve_definition_options *", {"struct_size": ffi.sizeof("varve_definition_options")})
        self._sink.begin()
        self._sink.fill(options.sink)
        options.replace = replace
        options.check = check
        if file_name is not None:
            name = file_name.encode()
            keep.append(name)
            options.file_name = (ffi.from_buffer("char[]", name), len(name))
        return options

    def load(
        self,
        source: str | os.PathLike[str] | bytes,
        *,
        replace: bool = False,
        check: bool = False,
        file_name: str | None = None,
    ) -> None:
        """Adds the dialects of a definition file or a pack: a path, or the bytes of the file.

        replace: replaces dialects that the registry has already. check: also looks for faults in formats and rules.
        Raises varve.Error; the registry is then unchanged.
        """
        keep: list[Any] = []
        with self._lock:
            options = self._options(replace, check, file_name, keep)
            if isinstance(source, (bytes, bytearray, memoryview)):
                buffer = ffi.from_buffer("char[]", source)
                status = lib.varve_registry_load(self._pointer, (buffer, len(buffer)), options)
            else:
                status = lib.varve_registry_load_file(self._pointer, os.fsencode(source), options)
            self._sink.check(status)

    def load_named(self, name: str, *, replace: bool = False) -> None:
        """Adds all dialects of a pack: "stablehlo", or "stablehlo@1.17". Raises varve.NotFoundError, varve.Error."""
        keep: list[Any] = []
        with self._lock:
            options = self._options(replace, False, None, keep)
            encoded = name.encode()
            status = lib.varve_registry_load_named(
                self._pointer, (ffi.from_buffer("char[]", encoded), len(encoded)), options
            )
            self._sink.check(status, f"no pack {name}")

    @property
    def dialects(self) -> dict[str, Definition]:
        """The dialects by name, without those that packs would add."""
        return {definition.name: definition for definition in self._dialects()}

    def _dialects(self) -> Iterator[Definition]:
        name = b""
        while True:
            with self._lock:
                record = lib.varve_registry_get_next_dialect(
                    self._pointer, (ffi.from_buffer("char[]", name), len(name))
                )
            if record.record == ffi.NULL:
                return
            definition = Definition(self, record)
            name = definition.name.encode()
            yield definition

    def definition(self, name: str, kind: DefinitionKind = DefinitionKind.OPERATION) -> Definition:
        """Returns the definition of a full name, such as "arith.addi". Raises varve.NotFoundError."""
        encoded = name.encode()
        with self._lock:
            record = lib.varve_registry_get_definition(
                self._pointer, int(kind), (ffi.from_buffer("char[]", encoded), len(encoded))
            )
        if record.record == ffi.NULL:
            self._sink.begin()
            self._sink.check(11, f"no {kind.name.lower()} {name}")
        return Definition(self, record)

    @property
    def packs(self) -> list[Pack]:
        """The packs in the folders of dialect_path, sorted by project, the highest version first."""
        packs = []
        info = ffi.new("varve_pack_info *")
        with self._lock:
            for i in range(lib.varve_registry_get_pack_count(self._pointer)):
                info.struct_size = ffi.sizeof("varve_pack_info")
                if lib.varve_registry_get_pack(self._pointer, i, info):
                    continue
                texts = [text_of(getattr(info, field)) for field in Pack._fields[:-1]]
                names = tuple(
                    text_of(lib.varve_registry_get_pack_dialect(self._pointer, i, d)) for d in range(info.dialect_count)
                )
                packs.append(Pack._make([*texts, names]))
        return packs

    @property
    def targets(self) -> list[Target]:
        """The states of tools that the packs name, in the order of `packs`."""
        targets = []
        info = ffi.new("varve_target_info *")
        with self._lock:
            for i in range(lib.varve_registry_get_target_count(self._pointer)):
                info.struct_size = ffi.sizeof("varve_target_info")
                if lib.varve_registry_get_target(self._pointer, i, info) == 0:
                    texts = [text_of(getattr(info, field)) for field in Target._fields[:-2]]
                    dialects = tuple(text_of(info.dialects).split())
                    targets.append(Target._make([*texts, dialects, int(info.bytecode_version)]))
        return targets

    @property
    def faults(self) -> list[Fault]:
        """The parts of loaded definitions that cannot be used: the first 1,000 of each load."""
        faults = []
        record = ffi.new("varve_registry_fault *")
        with self._lock:
            for i in range(lib.varve_registry_get_fault_count(self._pointer)):
                record.struct_size = ffi.sizeof("varve_registry_fault")
                self._sink.check(lib.varve_registry_get_fault(self._pointer, i, record))
                texts = (text_of(getattr(record, name)) for name in ("name", "part", "message", "file"))
                faults.append(Fault._make([DefinitionKind(record.kind), *texts, record.line, record.column]))
        return faults


def default_dialect_path() -> list[str]:
    """Returns the folders of packs: those of VARVE_DIALECT_PATH, then that of this package."""
    folders = [folder for folder in os.environ.get("VARVE_DIALECT_PATH", "").split(":") if folder]
    return [*folders, str(PACKS)]


def compile_definitions(paths: Iterable[str | os.PathLike[str]]) -> bytes:
    """Compiles definition files, or the description of a pack, to the bytes of a pack. Raises varve.Error."""
    from ._context import take_bytes

    names = [ffi.new("char[]", os.fsencode(path)) for path in paths]
    sink = Sink()
    options = ffi.new("varve_compile_options *", {"struct_size": ffi.sizeof("varve_compile_options")})
    sink.fill(options.sink)
    out = ffi.new("varve_bytes **")
    sink.check(lib.varve_definitions_compile(ffi.new("char *[]", names), len(names), options, out))
    return take_bytes(out[0])


__all__ = ["Error", "Fault", "Pack", "Registry", "Target", "compile_definitions"]
