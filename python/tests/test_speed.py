# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Counting the operations of a module takes at most 1.5 times as long as in C."""

import shutil
import subprocess
import time
from pathlib import Path

import pytest

import varve

C_PROGRAM = r"""
#include <stdio.h>
#include <time.h>
#include <varve.h>
int main(int argc, char **argv) {
  struct timespec start, end;
  struct { const char *name; size_t count; } names[64];
  size_t known = 0;
  varve_context *context;
  varve_module *module;
  (void)argc;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &start);
  if (varve_context_create(NULL, &context) || varve_module_load_file(context, argv[1], NULL, &module))
    return 1;
  const varve_operation *root = varve_module_get_root(module);
  for (const varve_operation *op = root; op; op = varve_operation_walk_next(root, op)) {
    const char *name = varve_operation_get_name(op).data;
    size_t i = 0;
    while (i < known && names[i].name != name)
      i++;
    if (i == known) {
      names[i].name = name;
      names[known++].count = 0;
    }
    names[i].count++;
  }
  varve_module_destroy(module);
  varve_context_destroy(context);
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &end);
  printf("%f\n", (double)(end.tv_sec - start.tv_sec) + 1e-9 * (double)(end.tv_nsec - start.tv_nsec));
  return 0;
}
"""


def in_python(path):
    start = time.process_time()
    module = varve.load(path)
    assert module.count_operations()["arith.addi"] == 100_000
    del module
    return time.process_time() - start


@pytest.mark.slow
@pytest.mark.parametrize("name", ["m.mlir", "m.mlirbc", "m.varve"])
def test_counting_operations_is_as_fast_as_in_c(tmp_path, top, name):
    if not shutil.which("cc"):
        pytest.skip("no C compiler")
    (tmp_path / "count.c").write_text(C_PROGRAM)
    library = Path(varve.__file__).parent / "lib"
    program = tmp_path / "count"
    flags = [f"-I{top}/include", f"-L{library}", "-lvarve", f"-Wl,-rpath,{library}", "-Wl,--allow-shlib-undefined"]
    subprocess.run(["cc", "-O2", tmp_path / "count.c", "-o", program, *flags], check=True)
    body = "\n".join(f"  %a{i} = arith.addi %{'x' if i == 0 else f'a{i - 1}'}, %x : i32" for i in range(1000))
    functions = (f"func.func @f{f}(%x: i32) -> i32 {{\n{body}\n  return %a999 : i32\n}}" for f in range(100))
    varve.parse("\n".join(functions)).save(tmp_path / name)
    ratios = []
    for _ in range(5):
        native = float(subprocess.run([program, tmp_path / name], check=True, capture_output=True, text=True).stdout)
        ratios.append(in_python(tmp_path / name) / native)
    assert min(ratios) <= 1.5, ratios
