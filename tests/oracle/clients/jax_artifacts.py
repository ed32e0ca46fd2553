#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""jax_artifacts.py FOLDER >FOLDER/answers.tsv
jax_artifacts.py --check FOLDER

FOLDER is tests/data/cases/artifacts: modules in pieces, each of which begins with a comment that names it. Prints what jaxlib answers for each
piece: the file, the name, the oldest version of VHLO that can express the module ("-": none), a hash of its artifacts of all versions, and
a hash of the generic texts that it makes of the oldest and of the newest artifact. tests/system/interface/test_artifacts.c expects the same of Varve.
--check compares the answers with FOLDER/answers.tsv, and prints a line for each point, as jax_client.py does.
"""

import os
import sys
from typing import NamedTuple

os.environ.setdefault("JAX_PLATFORMS", "cpu")

from jax._src.interpreters.mlir import make_ir_context  # noqa: E402
from jaxlib.mlir import ir  # noqa: E402
from jaxlib.mlir.dialects import _chlo_ops_gen, _sdy_ops_gen, _stablehlo_ops_gen, stablehlo  # noqa: E402

FILES = ("elementwise", "shapes", "windows", "collectives", "control", "values", "chlo", "sdy")


class Piece(NamedTuple):
    file: str
    name: str
    text: str


class Answer(NamedTuple):
    artifacts: list[bytes | None]  # by version
    oldest: bytes | None
    newest: bytes | None


def versions() -> list[str]:
    """Every minor version of VHLO that this jaxlib can be asked for."""
    newest = stablehlo.get_current_version()
    major, minor = (int(part) for part in newest.split(".")[:2])
    assert major == 1, newest
    return ["0.%d.0" % n for n in range(9, 21)] + ["1.%d.0" % n for n in range(minor + 1)]


def pieces(folder: str) -> list[Piece]:
    found = []
    for file in FILES:
        with open(os.path.join(folder, file + ".mlir")) as stream:
            texts = stream.read().split("\n\n// -----\n\n")
        found += [Piece(file, text.split("\n", 1)[0].removeprefix("// "), text.rstrip() + "\n") for text in texts]
    return found


CONTEXT = make_ir_context()


def parsed(data: str | bytes) -> ir.Module:
    """A context keeps the names of resources, so each module with resources has its own one."""
    has_resources = isinstance(data, bytes) or "dialect_resources" in data
    with make_ir_context() if has_resources else CONTEXT:
        return ir.Module.parse(data)


def generic_of(module: ir.Module) -> bytes:
    text: str = module.operation.get_asm(enable_debug_info=True, print_generic_op_form=True)
    return text.strip().encode()


def module_of(artifact: bytes) -> ir.Module:
    return stablehlo.deserialize_portable_artifact(make_ir_context(), artifact)


def is_quantized(text: str) -> bool:
    """The contexts of JAX lack the dialect quant, but those that StableHLO makes itself have it."""
    return "!quant." in text


# Operations that have a property with a default in the pack, but not in jaxlib: the generic text of the pack has it.
WITHOUT_A_PROPERTY = ("sdy.all_reduce", "sdy.reduce_scatter")


def artifact_of(data: str | bytes, version: str) -> bytes | None:
    """What StableHLO writes for a version. It converts the module in place, so each version takes a new one."""
    is_text_only = isinstance(data, str) and is_quantized(data)
    module = None if is_text_only else parsed(data)
    try:
        if module is None:
            return bytes(stablehlo.serialize_portable_artifact_str(data, version))
        return bytes(stablehlo.serialize_portable_artifact(module, version, True))
    except Exception:
        return None


def answer_of(text: str) -> Answer:
    artifacts = [artifact_of(text, version) for version in versions()]
    written = [artifact for artifact in artifacts if artifact is not None]
    if not written or is_quantized(text) or any(name in text for name in WITHOUT_A_PROPERTY):
        return Answer(artifacts, None, None)
    try:
        return Answer(artifacts, generic_of(module_of(written[0])), generic_of(module_of(written[-1])))
    except Exception:  # jaxlib cannot read what it writes, such as an attribute whose text it prints without a blank
        return Answer(artifacts, None, None)


def hash_of(parts: list[bytes]) -> str:
    """FNV-1a, of 64 bits, with a 0 after each part."""
    value = 0xCBF29CE484222325
    for part in parts:
        for byte in part + b"\0":
            value = (value ^ byte) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
    return "%016x" % value


def row_of(piece: Piece, answer: Answer) -> str:
    """Artifacts of versions before the oldest do not exist; those of later ones do."""
    written = [artifact for artifact in answer.artifacts if artifact is not None]
    first = len(answer.artifacts) - len(written)
    if any(artifact is None for artifact in answer.artifacts[first:]):
        raise ValueError("%s: %s: a later version is refused" % (piece.file, piece.name))
    oldest = versions()[first] if written else "-"
    texts = [text for text in (answer.oldest, answer.newest) if text is not None]
    return "\t".join((piece.file, piece.name, oldest, hash_of(written), hash_of(texts) if texts else "-"))


NOTE_OF_LOSS = "# jaxlib drops the layout or the memory space of a memref without saying so; Varve rejects it."


def what_varve_answers(piece: Piece) -> Answer:
    """What jaxlib answers, unless it loses something."""
    is_lost = any(name in piece.name for name in ("memref with layout", "memref with space"))
    return Answer([None for _ in versions()], None, None) if is_lost else answer_of(piece.text)


def rows(folder: str) -> list[str]:
    head = [
        "# What jaxlib 0.10.2, with version %s of VHLO, answers for the pieces of this folder: tests/oracle/clients/jax_artifacts.py." % stablehlo.get_current_version(),
        "# The file, the name of the piece, the oldest version that can express it, a hash of the artifacts of that and all later versions,",
        "# and a hash of the generic texts that come back from the oldest and the newest one.",
    ]
    return head + [NOTE_OF_LOSS] + [row_of(piece, what_varve_answers(piece)) for piece in pieces(folder)]


def read(folder: str) -> list[str]:
    with open(os.path.join(folder, "answers.tsv")) as stream:
        return stream.read().splitlines()


def check(folder: str) -> None:
    expected, got = read(folder), rows(folder)
    faults = [row for row in got if row not in expected] + [row for row in expected if row not in got]
    for row in faults:
        print("# " + row.replace("\t", " ")[:200])
    print("%s\tjaxlib answers for the %d pieces of artifacts as answers.tsv says" % ("not ok" if faults else "ok", len(pieces(folder))), flush=True)
    names = {name for piece in pieces(folder) for name in operations() if name in piece.text}
    missing = sorted(set(operations()) - names)
    for name in missing:
        print("# " + name)
    print("%s\tthe pieces have all %d operations of StableHLO, CHLO and Shardy" % ("not ok" if missing else "ok", len(operations())), flush=True)


def operations() -> list[str]:
    """The operations that jaxlib has. Names that end in a part of another name are found there too."""
    generated = (_stablehlo_ops_gen, _chlo_ops_gen, _sdy_ops_gen)
    classes = [c for module in generated for c in vars(module).values() if isinstance(c, type)]
    return sorted({c.OPERATION_NAME for c in classes if hasattr(c, "OPERATION_NAME")})


if __name__ == "__main__":
    if sys.argv[1] == "--check":
        check(sys.argv[2])
    else:
        print("\n".join(rows(sys.argv[1])))
