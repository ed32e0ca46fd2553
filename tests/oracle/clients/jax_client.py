#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""jax_client.py TRANSLATE [MODEL]...

Lowers the functions of jax_models.py with JAX, and asks varve-translate for each form of them: text, bytecode, portable artifacts of
every version. Prints a line for each point: "ok" or "not ok", a tab, and the name; the lines before "not ok" begin with "#" and say why.
VARVE_DIALECT_PATH names the packs.
"""

import dataclasses
import io
import os
import sys
from collections.abc import Callable
from typing import Any

os.environ.setdefault("JAX_PLATFORMS", "cpu")
os.environ["XLA_FLAGS"] = os.environ.get("XLA_FLAGS", "") + " --xla_force_host_platform_device_count=2"

import jax  # noqa: E402
import numpy as np  # noqa: E402
from jax import export  # noqa: E402
from jax._src.interpreters.mlir import make_ir_context  # noqa: E402
from jax._src.lib import _jax  # noqa: E402
from jax_models import Model, models  # noqa: E402
from jaxlib.mlir import ir  # noqa: E402
from jaxlib.mlir.dialects import stablehlo  # noqa: E402

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from rates import Tool  # noqa: E402

TARGET = "--target=stablehlo@1.17"  # what jaxlib 0.10.2 has
GENERIC = ["--mlir-print-op-generic", "--mlir-print-debuginfo"]


def versions() -> list[str]:
    """Every minor version of VHLO that this jaxlib can be asked for."""
    newest = stablehlo.get_current_version()
    major, minor = (int(part) for part in newest.split(".")[:2])
    assert major == 1, newest
    return ["0.%d.0" % n for n in range(9, 21)] + ["1.%d.0" % n for n in range(minor + 1)]


def parsed(data: str | bytes) -> ir.Module:
    with make_ir_context():
        return ir.Module.parse(data)


def bytecode_of(module: ir.Module) -> bytes:
    output = io.BytesIO()
    module.operation.write_bytecode(file=output)
    return output.getvalue()


def generic_of(module: ir.Module) -> bytes:
    text: str = module.operation.get_asm(enable_debug_info=True, print_generic_op_form=True)
    return text.strip().encode()


def artifact_of(data: bytes, version: str) -> bytes | None:
    """What StableHLO writes for a version. It converts the module in place, so each version takes a new one."""
    try:
        return bytes(stablehlo.serialize_portable_artifact(parsed(data), version, True))
    except Exception:
        return None


def jax_artifact_of(data: bytes, version: str) -> bytes | None:
    """What JAX writes for a version: it moves constants and expands chlo before StableHLO writes the artifact."""
    try:
        return bytes(_jax.mlir.serialize_portable_artifact(parsed(data), version, True))
    except Exception:
        return None


def module_of(artifact: bytes) -> ir.Module:
    return stablehlo.deserialize_portable_artifact(make_ir_context(), artifact)


def is_same(expected: bytes, got: bytes | None, message: str, what: str) -> str:
    """Returns the difference in one line, or nothing."""
    if got is None:
        return "%s: %s" % (what, message)
    if got.strip() == expected.strip():
        return ""
    for number, (theirs, ours) in enumerate(zip(expected.split(b"\n"), got.split(b"\n"), strict=False)):
        if theirs != ours:
            at = next((i for i, (a, b) in enumerate(zip(theirs, ours, strict=False)) if a != b), min(len(theirs), len(ours)))
            part = slice(max(at - 60, 0), at + 60)
            return "%s: line %d: expected %r, got %r" % (what, number + 1, theirs[part], ours[part])
    return "%s: %d bytes expected, %d got" % (what, len(expected), len(got))


class Client:
    """The points of one model."""

    def __init__(self, tool: Tool, model: Model) -> None:
        self.tool = tool
        self.model = model
        function: Any = model.function if hasattr(model.function, "lower") else jax.jit(model.function)
        self.exported = export.export(function)(*(model.shapes or model.arguments))
        if model.shapes:
            self.module = module_of(self.exported.mlir_module_serialized)
        else:
            self.module = function.lower(*model.arguments).compiler_ir("stablehlo")
        self.bytecode = bytecode_of(self.module)
        self.expected = jax.tree.leaves(jax.jit(model.function)(*model.arguments))

    def translate(self, options: list[str], data: bytes) -> tuple[bytes | None, str]:
        output: tuple[bytes | None, str] = self.tool.run(".", options, data)
        return output

    def compare(self, expected: bytes, options: list[str], data: bytes, what: str) -> str:
        return is_same(expected, *self.translate(options, data), what)

    def text(self) -> list[str]:
        """Text comes back from text and from bytecode."""
        faults = []
        for shown in ([], ["--mlir-print-debuginfo"]):
            for generic in ([], ["--mlir-print-op-generic"]):
                asm: str = self.module.operation.get_asm(enable_debug_info=bool(shown), print_generic_op_form=bool(generic))
                options = shown + generic
                faults.append(self.compare(asm.encode(), options, asm.encode(), "text " + " ".join(options)))
                faults.append(self.compare(asm.encode(), options, self.bytecode, "bytecode as text " + " ".join(options)))
        return faults

    def as_bytecode(self) -> list[str]:
        """Bytecode comes back from bytecode. What Varve makes of text with locations is the same module."""
        data = self.bytecode
        options = ["--to=mlirbc", "--emit-bytecode-version=%d" % (data[4] >> 1), "--producer=" + data[5 : data.index(0, 5)].decode()]
        faults = [self.compare(data, options, data, "bytecode")]
        text: str = self.module.operation.get_asm(enable_debug_info=True)
        written, message = self.translate(["--to=mlirbc", TARGET], text.encode())
        expected = generic_of(parsed(bytecode_of(parsed(text))))
        if written is None:
            return [*faults, message]
        expected = expected.replace(b'loc("-":', b'loc("<stdin>":')  # what both call the text itself
        faults.append(is_same(expected, generic_of(parsed(written)), "", "text as bytecode"))
        return faults

    def back(self, artifact: bytes, version: str) -> list[str]:
        """An artifact becomes the StableHLO that jaxlib makes of it, and the same artifact again."""
        faults = [self.compare(generic_of(module_of(artifact)), GENERIC, artifact, version + " as StableHLO")]
        middle, message = self.translate(["--from-artifact", "--to=mlirbc"], artifact)
        if middle is None:
            return [*faults, "%s: %s" % (version, message)]
        return [*faults, self.compare(artifact, ["--to-artifact=" + version], middle, version + " back")]

    def artifact(self, version: str) -> list[str]:
        """Varve reads what StableHLO writes for a version, and writes the same bytes, or refuses where StableHLO refuses."""
        theirs = artifact_of(self.bytecode, version)
        ours, message = self.translate(["--to-artifact=" + version], self.bytecode)
        if theirs is None:
            return [] if ours is None else ["%s: written, and StableHLO refuses" % version]
        faults = self.back(theirs, version)
        if ours is None:
            return [*faults, "%s: %s" % (version, message)]
        if ours != theirs:
            faults.append(is_same(theirs, ours, "", version))
            faults.append(is_same(generic_of(module_of(theirs)), generic_of(module_of(ours)), "", version + " as jaxlib reads it"))
        return faults

    def artifacts(self) -> list[str]:
        return [fault for version in versions() for fault in self.artifact(version)]

    def jax_artifacts(self) -> list[str]:
        artifacts = [(jax_artifact_of(self.bytecode, version), version) for version in versions()]
        return [fault for artifact, version in artifacts if artifact is not None for fault in self.back(artifact, version)]

    def runs(self) -> list[str]:
        """JAX runs what Varve writes of an exported function, and computes the same numbers."""
        data = self.exported.mlir_module_serialized
        version = data[5 : data.index(0, 5)].decode().split("_v")[-1]
        faults = []
        for what, options in (("text", ["--mlir-print-debuginfo"]), ("bytecode", ["--from-artifact", "--to=mlirbc", TARGET]), ("artifact", [])):
            if what == "artifact":
                middle, message = self.translate(["--from-artifact", "--to=mlirbc"], data)
                written, message = (None, message) if middle is None else self.translate(["--to-artifact=" + version], middle)
            else:
                written, message = self.translate(options, data)
            if written is None:
                faults.append("%s: %s" % (what, message))
                continue
            artifact = written if what == "artifact" else artifact_of(written, version)
            faults.append("%s: JAX refuses it" % what if artifact is None else self.run(what, artifact))
        return faults

    def run(self, what: str, artifact: bytes) -> str:
        exported = dataclasses.replace(self.exported, mlir_module_serialized=artifact)
        results = jax.tree.leaves(jax.jit(exported.call)(*self.model.arguments))
        for number, (theirs, ours) in enumerate(zip(self.expected, results, strict=True)):
            if np.asarray(theirs).tobytes() != np.asarray(ours).tobytes():
                return "%s: result %d differs" % (what, number)
        return ""


def report(name: str, check: Callable[[], list[str]]) -> None:
    try:
        faults = [fault for fault in check() if fault]
    except Exception as error:
        faults = ["%s: %s" % (type(error).__name__, error)]
    for fault in faults[:12]:
        print("# " + fault.replace("\n", " ")[:400])
    print("%s\t%s" % ("not ok" if faults else "ok", name), flush=True)


def main() -> int:
    tool = Tool([os.path.abspath(sys.argv[1])])
    names = sys.argv[2:]
    for model in models():
        if names and model.name not in names:
            continue
        client = Client(tool, model)
        report("%s: text comes back" % model.name, client.text)
        report("%s: bytecode comes back" % model.name, client.as_bytecode)
        report("%s: artifacts of every version are StableHLO's" % model.name, client.artifacts)
        report("%s: JAX's artifacts of every version come back" % model.name, client.jax_artifacts)
        report("%s: JAX computes the same with what Varve writes" % model.name, client.runs)
    return 0


if __name__ == "__main__":
    sys.exit(main())
