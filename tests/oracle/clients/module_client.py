#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""module_client.py PROJECT FILE

Gives what the Python package varve writes to the Python module of a project: torch-mlir or iree. FILE has modules of the project, apart by
"// -----". Prints a line for each point: "ok" or "not ok", a tab, and the name; the lines before "not ok" begin with "#" and say why.
"""

import io
import os
import sys
import tempfile
from typing import Any

import varve


def context_of(project: str) -> tuple[Any, Any]:
    """Returns the module ir of the project, and a context with its dialects."""
    if project == "torch-mlir":
        from torch_mlir import ir
        from torch_mlir.dialects import torch

        context = ir.Context()
        torch.register_dialect(context)
    else:
        from iree.compiler import ir

        context = ir.Context()
    context.allow_unregistered_dialects = True
    return ir, context


class Client:
    """The points of one module."""

    def __init__(self, project: str, text: str, folder: str) -> None:
        self.ir, self.context = context_of(project)
        self.path = os.path.join(folder, "module.varve")
        with self.context:
            self.module = self.ir.Module.parse(text)
            self.text: str = self.module.operation.get_asm(enable_debug_info=True)
            output = io.BytesIO()
            self.module.operation.write_bytecode(output)
            self.bytecode = output.getvalue()

    def generic(self, data: str | bytes, locations: bool = True) -> str:
        with self.context:
            asm: str = self.ir.Module.parse(data).operation.get_asm(print_generic_op_form=True, enable_debug_info=locations)
            return asm.strip()

    def check(self, what: str, data: str | bytes) -> list[str]:
        """The project reads text, generic text and bytecode of what the package stored, and prints the same module."""
        varve.load(data.encode() if isinstance(data, str) else data, file_name="-").save(self.path)
        stored = varve.load(self.path)
        # Text shows neither the terminators that it implies nor their locations.
        written: list[tuple[str, str | bytes, bool]] = [
            ("text", stored.text(debug_info=True), False),
            ("generic text", stored.text(generic=True, debug_info=True), True),
            ("bytecode", stored.bytecode(), True),
        ]
        faults = []
        for form, made, has_locations in written:
            if self.generic(made, has_locations) != self.generic(data, has_locations):
                faults.append("%s as %s: another module" % (what, form))
        return faults


def main() -> int:
    project, path = sys.argv[1:]
    with open(path, encoding="utf-8") as file:
        parts = file.read().split("// -----\n")
    with tempfile.TemporaryDirectory() as folder:
        for number, text in enumerate(parts, 1):
            try:
                client = Client(project, text, folder)
                faults = client.check("text", client.text) + client.check("bytecode", client.bytecode)
            except Exception as error:
                faults = ["%s: %s" % (type(error).__name__, error)]
            for fault in faults:
                print("# " + fault.replace("\n", " ")[:400])
            print("%s\t%s, module %d: its Python module reads what the package writes" % ("not ok" if faults else "ok", project, number))
    return 0


if __name__ == "__main__":
    sys.exit(main())
