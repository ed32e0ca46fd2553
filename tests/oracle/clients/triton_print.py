#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""triton_print.py FILE: reads text or bytecode with Triton's own parser, and prints the module without locations."""

import sys

from triton._C.libtriton import amd, ir, nvidia, proton

context = ir.context()
ir.load_dialects(context)
for backend in (nvidia, amd, proton):
    backend.load_dialects(context)
print(ir.parse_mlir_module(sys.argv[1], context).str_nodebug(), end="")
