# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes scale.mlir: a kernel as Triton 3.9 compiles it for a GPU, which need not be present."""

import triton
import triton.language as tl
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource


@triton.jit
def scale(source, target, factor, count, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    inside = at < count
    x = tl.load(source + at, mask=inside)
    tl.store(target + at, x * factor, mask=inside)


types = {"source": "*fp32", "target": "*fp32", "factor": "fp32", "count": "i32", "BLOCK": "constexpr"}
kernel = triton.compile(ASTSource(scale, types, {"BLOCK": 256}), target=GPUTarget("cuda", 90, 32))
with open("scale.mlir", "w", encoding="utf-8") as file:
    file.write(kernel.asm["ttgir"].replace(__file__, "scale.py"))
