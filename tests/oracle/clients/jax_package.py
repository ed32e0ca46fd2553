#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""jax_package.py [MODEL]...

Lowers the functions of jax_models.py with JAX, and gives their text and bytecode to the Python package varve: it walks them, saves them
as varve files, loads these, and gives their bytecode back to JAX, which compiles and runs it. Prints a line for each point: "ok" or
"not ok", a tab, and the name; the lines before "not ok" begin with "#" and say why.
"""

import collections
import dataclasses
import os
import sys
import tempfile
from typing import Any

from jax_client import TARGET, bytecode_of, generic_of, is_same, module_of, parsed, report  # sets the environment of JAX first
from jax_models import Model, models

import jax
import numpy as np
import varve
from jax import export
from jaxlib import xla_client
from jaxlib.mlir import ir

PACK = TARGET.split("=")[1]


def count_operations(module: ir.Module) -> dict[str, int]:
    """How many operations have each name, as jaxlib walks them."""
    counts: collections.Counter[str] = collections.Counter()

    def visit(op: Any) -> Any:
        counts[op.name] += 1
        return ir.WalkResult.ADVANCE

    module.operation.walk(visit)
    return dict(counts)


class Client:
    """The points of one model."""

    def __init__(self, model: Model, folder: str) -> None:
        self.model = model
        self.path = os.path.join(folder, model.name + ".varve")
        function: Any = model.function if hasattr(model.function, "lower") else jax.jit(model.function)
        self.exported = export.export(function)(*(model.shapes or model.arguments))
        if model.shapes:
            self.module = module_of(self.exported.mlir_module_serialized)
        else:
            self.module = function.lower(*model.arguments).compiler_ir("stablehlo")
        self.function = function
        self.bytecode = bytecode_of(self.module)
        self.expected = jax.tree.leaves(function(*model.arguments))

    def inputs(self) -> list[tuple[str, bytes]]:
        """The module as JAX writes it."""
        text: str = self.module.operation.get_asm(enable_debug_info=True)
        return [("text", text.encode()), ("bytecode", self.bytecode)]

    def stored(self, data: bytes) -> varve.Module:
        """The module from a varve file."""
        module = varve.load(data, file_name="-")
        module.save(self.path)
        return varve.load(self.path)

    def walks(self) -> list[str]:
        """The package finds the operations that jaxlib finds, and a varve file holds the same module."""
        faults = []
        expected = count_operations(self.module)
        for what, data in self.inputs():
            module = varve.load(data, file_name="-")
            walked = collections.Counter(op.name for op in module.walk())
            if dict(walked) != expected or module.count_operations() != expected:
                faults.append("%s: other operations: %s instead of %s" % (what, dict(walked), expected))
            difference = self.stored(data).compare(module)
            if difference is not None:
                faults.append("%s as a varve file: %s" % (what, difference))
        return faults

    def parses(self) -> list[str]:
        """jaxlib reads what comes back from the varve file, and prints the same module."""
        faults = []
        for what, data in self.inputs():
            written = varve.retarget(self.stored(data), PACK).bytecode()
            expected = generic_of(parsed(bytecode_of(parsed(data))))
            faults.append(is_same(expected, generic_of(parsed(written)), "", what))
        return faults

    def is_compiled_alone(self) -> bool:
        """Modules for several devices or shapes run as artifacts only."""
        return self.model.shapes is None and self.exported.nr_devices == 1

    def compiles(self) -> list[str]:
        """What comes back compiles, and computes the same bits."""
        faults = []
        device = jax.devices()[0]
        kept = self.function.lower(*self.model.arguments)._lowering.compile_args["kept_var_idx"]
        leaves = [leaf for i, leaf in enumerate(jax.tree.leaves(self.model.arguments)) if i in kept]
        arguments = [jax.device_put(leaf, device) for leaf in leaves]
        for what, data in self.inputs():
            written = varve.retarget(self.stored(data), PACK).bytecode()
            devices = xla_client.DeviceList((device,))
            program = device.client.compile_and_load(parsed(written), devices, xla_client.CompileOptions())
            results = program.execute_sharded(arguments).disassemble_into_single_device_arrays()
            faults.append(self.compare(what, [shards[0] for shards in results]))
        return faults

    def runs(self) -> list[str]:
        """JAX runs the artifact that the package makes of the varve file, in place of its own."""
        data = self.exported.mlir_module_serialized
        version = data[5 : data.index(0, 5)].decode().split("_v")[-1]
        module = varve.load(data)
        if "vhlo" in module.text(generic=True):
            return ["JAX's artifact is not converted"]
        module.save(self.path)
        artifact = varve.to_artifact(varve.load(self.path), version)
        exported = dataclasses.replace(self.exported, mlir_module_serialized=artifact)
        return [self.compare("artifact", jax.tree.leaves(jax.jit(exported.call)(*self.model.arguments)))]

    def compare(self, what: str, results: list[Any]) -> str:
        if len(results) != len(self.expected):
            return "%s: %d results instead of %d" % (what, len(results), len(self.expected))
        for number, (theirs, ours) in enumerate(zip(self.expected, results, strict=True)):
            if np.asarray(theirs).tobytes() != np.asarray(ours).tobytes():
                return "%s: result %d differs" % (what, number)
        return ""


def main() -> int:
    names = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        for model in models():
            if names and model.name not in names:
                continue
            client = Client(model, folder)
            report("%s: the package walks the module and stores it" % model.name, client.walks)
            report("%s: jaxlib reads what the package writes" % model.name, client.parses)
            if client.is_compiled_alone():
                report("%s: JAX compiles it and computes the same bits" % model.name, client.compiles)
            report("%s: JAX computes the same bits with the package's artifact" % model.name, client.runs)
    return 0


if __name__ == "__main__":
    sys.exit(main())
