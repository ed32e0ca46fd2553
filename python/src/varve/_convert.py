# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Conversions between releases of MLIR and forms of dialects, and dictionaries. Everything here: since 0.1."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from ._callbacks import Sink
from ._context import Call, Context, take_bytes
from ._era import Choice
from ._errors import Error, Status, bad_argument, refuse_copy, text_of
from ._module import Hashes, Module
from ._native import ffi, lib
from ._registry import Registry


@dataclass(frozen=True)
class UpgradeEvent:
    """What an upgrade did: a rule that it applied count times, or an operation without a successor."""

    rule: str
    count: int
    operation: str
    reason: str
    file: str
    line: int
    column: int


class Upgraded(NamedTuple):
    """The result of an upgrade."""

    module: Module
    events: list[UpgradeEvent]


def _into(convert: Any, module: Module, target: Context, not_ok: str, **members: Any) -> Upgraded:
    source = module.copy(Context(module.context.registry))
    events: list[Any] = []
    handle = ffi.new_handle(events)
    out = ffi.new("varve_module **")
    with source.context._call(), target._call() as call:
        options = call.options("varve_upgrade_options", **members)
        options.report.function = lib.varve_python_upgrade_event
        options.report.user = handle
        call.check(convert(source._pointer, options, target._heap.pointer, out))
    made = Module(target, _pointer=out[0], _keep=source)
    return Upgraded(made, [UpgradeEvent(*event[1:]) for event in events])


def upgrade(module: Module, context: Context | None = None, *, strict: bool = False, verify: bool = True) -> Upgraded:
    """Upgrades a module of an earlier era to LLVM 22, in a context of LLVM 22. The module itself stays as it is.

    strict: raises varve.Error, UNSUPPORTED, if an operation has no successor; otherwise it stays unregistered.
    """
    return _into(lib.varve_module_upgrade, module, context or Context(), "", strict=strict, no_verify=not verify)


def retarget(module: Module, target: str, *, verify: bool = True) -> Module:
    """Converts a module to an era, such as "llvm19", or to the state of a tool, such as "jax-0.4.35".

    `Registry.targets` lists the tools. The module stays as it is. Bytecode of the result has the version that
    the tool reads. Raises varve.Error, UNSUPPORTED, if the target cannot express the module, and
    varve.NotFoundError if there is no such target.
    """
    word = ffi.from_buffer("char[]", target.encode())
    is_era = lib.varve_era_find_index((word, len(word)), ffi.NULL)
    context = Context(Registry(era=target) if is_era else Registry(target=target))
    return _into(lib.varve_module_retarget, module, context, "", no_verify=not verify).module


def apply_rules(module: Module, from_form: str, to_form: str, *, version: str | None = None) -> None:
    """Converts a module by the rules of definitions, such as from "vhlo" to "stablehlo".

    Handles of operations, blocks and values then raise varve.Error. Raises varve.NotFoundError if no rule has these
    forms, and varve.Error. After an error the module is empty.
    """

    def apply(call: Call) -> bool:
        options = call.options("varve_rules_options", to=to_form, version=version)
        setattr(options, "from", call.slice(from_form))
        call.check(lib.varve_module_apply_rules(module._pointer, options), f"no rule from {from_form} to {to_form}")
        return True

    _change(module, apply)


def from_artifact(module: Module) -> bool:
    """Converts an artifact, such as one of StableHLO, to its dialect. Returns whether the module is an artifact.

    Handles of operations, blocks and values of an artifact then raise varve.Error. Raises varve.Error; the module is
    then empty.
    """

    def convert(call: Call) -> bool:
        out = ffi.new("bool *")
        call.check(lib.varve_module_from_artifact(module._pointer, call.options("varve_artifact_options"), out))
        return bool(out[0])

    return _change(module, convert)


def _change(module: Module, change: Callable[[Call], bool]) -> bool:
    """Changes a module. If that fails the library allows no further use of it, so it gets an empty one instead."""
    with module.context._call() as call:
        try:
            is_changed = change(call)
        except BaseException:  # a signal too
            out = ffi.new("varve_module **")
            if lib.varve_module_create_empty(module._heap.pointer, out) == 0:
                module._replace(out[0])
            raise
        if is_changed:
            module._replace(module._pointer)
    return is_changed


def to_artifact(module: Module, version: str | None = None) -> bytes:
    """Returns the bytecode of the module's artifact, such as one of StableHLO 1.9.0. The module stays as it is.

    Raises varve.Error, UNSUPPORTED, if that version cannot express the module.
    """
    copy = module.copy(Context(module.context.registry))
    info = ffi.new("varve_artifact_info *", {"struct_size": ffi.sizeof("varve_artifact_info")})
    with copy.context._call() as call:
        options = call.options("varve_artifact_options", version=version)
        call.check(lib.varve_module_to_artifact(copy._pointer, options, info))
        producer = text_of(info.producer)
    number = 0 if info.bytecode_version == lib.VARVE_BYTECODE_VERSION_0 else info.bytecode_version
    return copy.bytecode(version=number, producer=producer)


def detect_era(data: bytes | str) -> str:
    """Returns the era of a text or of bytecode, such as "llvm19". Raises varve.Error if its tokens contradict."""
    encoded = data.encode("utf-8", "surrogateescape") if isinstance(data, str) else data
    choice = Choice(encoded, "-", searches=True)
    if not choice.is_possible():
        raise Error(Status.INVALID)
    return choice.era()


class Dictionary:
    """A vocabulary file: what modules of one kind have in common, so that their varve files can omit it."""

    __slots__ = ("_pointer",)
    __reduce__ = refuse_copy

    def __init__(self, data: bytes) -> None:
        """Reads the bytes of a vocabulary file. Raises varve.Error."""
        sink = Sink()
        native_sink = ffi.new("varve_diagnostic_sink *")
        sink.fill(native_sink)
        out = ffi.new("varve_dictionary **")
        buffer = ffi.from_buffer("char[]", data)
        sink.check(lib.varve_dictionary_create((buffer, len(buffer)), native_sink[0], out))
        self._pointer = ffi.gc(out[0], lib.varve_dictionary_destroy)

    @staticmethod
    def train(modules: Sequence[Module], *, size: int = 0, builtin: bool = True) -> bytes:
        """Trains a dictionary from modules of one context, and returns the bytes of its file.

        size: of the part for zstd, in bytes; 0: 98304. builtin: extends the built-in dictionary. Raises varve.Error.
        """
        if not modules:
            raise bad_argument("a dictionary needs modules")
        context = modules[0].context
        if any(module.context is not context for module in modules):
            raise bad_argument("the modules belong to several contexts")
        out = ffi.new("varve_bytes **")
        with context._call() as call:
            options = call.options("varve_training_options", dictionary_size=size, no_builtin_dictionary=not builtin)
            options.modules = call.keep(ffi.new("varve_module *[]", [module._pointer for module in modules]))
            options.count = len(modules)
            call.check(lib.varve_dictionary_train(context._heap.pointer, options, out))
            return take_bytes(out[0])


def read_hashes(source: str | os.PathLike[str] | bytes, *, dictionary: Dictionary | None = None) -> Hashes:
    """Reads the hashes that a varve file stores, without reading its module.

    Raises varve.NotFoundError if the file stores no hashes, and varve.Error.
    """
    if isinstance(source, (str, os.PathLike)):
        with open(source, "rb") as file:
            source = file.read()
    sink = Sink()
    options = ffi.new("varve_load_options *", {"struct_size": ffi.sizeof("varve_load_options")})
    sink.fill(options.sink)
    if dictionary is not None:
        options.dictionary = dictionary._pointer
    buffer = ffi.from_buffer("char[]", source)
    out = ffi.new("varve_module_hashes *")
    sink.check(lib.varve_module_hashes_read((buffer, len(buffer)), options, out), "the file stores no hashes")
    return Hashes(bytes(out.content), bytes(out.without_locations))
