#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""triton_old.py compile FOLDER: compiles triton_kernels.py with the Triton of this Python. Each kernel gives NAME.ttir and NAME.ttgir,
as Triton keeps them in its cache, with their generic form in NAME.ttir.generic and NAME.ttgir.generic.
triton_old.py newest FOLDER: what the Triton of this Python, a newer one, makes of the same files, where it accepts them: FILE.newest.
triton_old.py check TRANSLATE FOLDER DIALECT [OPTION]...: compares what Varve reads with both. DIALECT is the pack, as in triton@3.5.

The last one prints a line for each point: "ok" or "not ok", a tab, and the name; lines that begin with "#" say why.
"""

from __future__ import annotations

import inspect
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

MARK = "llvm.data_layout = 1 : i32"


def generic(module: Any, context: Any) -> str:
    """Prints the generic form: that of a module that does not verify, here because of an attribute, which is taken out again."""
    from triton._C.libtriton import ir

    module.set_attr("llvm.data_layout", ir.builder(context).get_int32_attr(1))
    text = str(module)
    assert text.count(MARK) == 1 and '"builtin.module"' in text
    return re.sub(rf" \{{{MARK}\}}|, {MARK}(?=[,}}])|{MARK}, ", "", text)


def arguments_of(function: Callable[..., Any], **values: Any) -> Any:
    """Calls a function with those of the values that it takes: releases differ in this."""
    return function(*[values[name] for name in inspect.signature(function).parameters])


def source_of(function: Any, types: list[str], constants: dict[str, Any], version: tuple[int, int]) -> Any:
    """Returns the source that a release compiles, with pointers and sizes that are multiples of 16."""
    from triton.backends import compiler as backends
    from triton.compiler import ASTSource, compiler

    places = [i for i, name in enumerate(types) if name.startswith("*") or name == "i32"]
    signature = dict(zip(function.arg_names, types))
    attributes: Any
    if version >= (3, 3):
        signature.update({name: "constexpr" for name in constants})
        attributes = {(i,): [["tt.divisibility", 16]] for i in places}
    elif version >= (3, 2):
        properties = {"tt.divisibility": places, "tt.equal_to": []}
        attributes = backends.AttrsDescriptor.from_dict({"arg_properties": properties, "cls": "AttrsDescriptor"})
    else:
        attributes = compiler.AttrsDescriptor(divisible_by_16=tuple(places), equal_to_1=())
    return ASTSource(function, signature, constants, attributes)


def compile_kernel(name: str, kernel: Any, target: Any, folder: Path, version: tuple[int, int]) -> None:
    from triton._C.libtriton import ir
    from triton.backends.compiler import GPUTarget
    from triton.compiler.compiler import make_backend

    function, types, constants, _, options = kernel
    gpu = GPUTarget(*target)
    backend = make_backend(gpu)
    source = source_of(function, types, constants, version)
    parsed = backend.parse_options({**options, **source.parse_options()})
    stages: dict[str, Any] = {}
    arguments_of(backend.add_stages, stages=stages, options=parsed, language=getattr(source, "language", None))
    context = ir.context()
    ir.load_dialects(context)
    backend.load_dialects(context)
    module = arguments_of(
        source.make_ir,
        target=gpu,
        options=parsed,
        codegen_fns=arguments_of(backend.get_codegen_implementation, options=parsed),
        module_map=backend.get_module_map() if hasattr(backend, "get_module_map") else None,
        context=context,
    )
    metadata = {"target": gpu, **parsed.__dict__}
    for stage in ("ttir", "ttgir"):
        module = stages[stage](module, metadata)
        path = folder / f"{name}.{stage}"
        path.write_text(str(module))
        # The next stage needs the module as it is.
        printed = ir.parse_mlir_module(str(path), context) if stage == "ttir" else module
        Path(f"{path}.generic").write_text(generic(printed, context))


def compile_all(folder: Path) -> None:
    import triton_kernels

    for kernel in triton_kernels.KERNELS:
        function, types, _, target, _ = kernel
        name = f"{function.__name__}-{types[0].strip('*')}-{target}"
        compile_kernel(name, kernel, triton_kernels.TARGETS[target][:3], folder, triton_kernels.VERSION)


def read_with_newest(folder: Path) -> None:
    from triton._C.libtriton import amd, ir, nvidia

    for path in sorted([*folder.glob("*.ttir"), *folder.glob("*.ttgir")]):
        context = ir.context()
        ir.load_dialects(context)
        for backend in (nvidia, amd):
            backend.load_dialects(context)
        try:
            module = ir.parse_mlir_module(str(path), context)
        except RuntimeError:
            continue
        Path(f"{path}.newest").write_text(generic(module, context))


# --- comparison

TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|\s*\bloc\(|[()]|[^"()\s]+|\s')
DEFINITION = re.compile(r"(%[\w$.-]+)(?::\d+)? =")
NAME = re.compile(r"%[\w$.-]+")
LLVM_DEFAULTS = re.compile(
    r'("gpu\.barrier"\(\)|"arith\.trunci"\([^)]*\)) '
    r"<\{(?:scope = #gpu\.barrier_scope<workgroup>|overflowFlags = #arith\.overflow<none>)\}>"
)


def without_locations(line: str) -> str:
    kept = []
    depth = 0
    for token in TOKEN.findall(line):
        opens = token.endswith("(") and not token.startswith('"')
        if depth or token.endswith("loc("):
            depth += opens - (token == ")")
        else:
            kept.append(token)
    return "".join(kept).strip()


def lines_of(text: str) -> Iterator[str]:
    """Generates the lines of a generic text without locations and with numbers as the names of values.

    Flags of arith.trunci and the scope of gpu.barrier belong to LLVM, not to Triton: Varve reads the text as that of one of few releases.
    """
    numbers: dict[str, int] = {}
    count = 0
    for line in text.splitlines():
        if line.startswith("#loc"):
            continue
        line = without_locations(line)
        if not line:
            continue
        defined = DEFINITION.match(line)
        for name in [defined[1]] if defined else re.findall(r"(%[\w$.-]+):", line) if line.startswith("^") else []:
            numbers[name] = count
            count += 1
        line = NAME.sub(lambda found: f"%{numbers.get(found[0], found[0])}", line)
        yield LLVM_DEFAULTS.sub(r"\1", line)


def difference(made: str, expected: str) -> str:
    """Returns the first line that differs, or nothing."""
    first, second = list(lines_of(made)), list(lines_of(expected))
    for one, other in zip(first, second):
        if one != other:
            return f"{one[:300]}\n#   expected: {other[:300]}"
    return "" if len(first) == len(second) else f"{len(first)} lines, expected {len(second)}"


class Check:
    def __init__(self, translate: str, dialect: str, options: list[str]) -> None:
        self.command = [os.path.abspath(translate), "--mlir-print-op-generic"]
        self.request = [f"--dialect={dialect}", *options]

    def run(self, path: Path, options: list[str]) -> tuple[str, str]:
        done = subprocess.run([*self.command, *options, str(path)], capture_output=True, text=True, check=False)
        return done.stdout, done.stderr if done.returncode else ""

    def faults(self, path: Path) -> tuple[str, str, str]:
        """Returns what is wrong with reading the file, with the module that it gives, and with the one that the pack of its release gives."""
        text = path.read_text()
        released = Path(f"{path}.generic").read_text()
        newest = Path(f"{path}.newest")
        # rocdl.sched.barrier has a number in LLVM 22 and a word in LLVM 24, from which the newest Triton is made.
        era = ["--era=llvm22"] if "rocdl.sched.barrier" in text else []
        made, error = self.run(path, era)
        requested, wrong = self.run(path, self.request)
        other = error or difference(made, released)
        # A text that fits several releases is read as that of the newest of them.
        if other and newest.exists():
            other = error or difference(made, newest.read_text())
        elif other:
            later, refused = self.run(path, ["--dialect=triton@3.7", *era])
            other = other if refused or later != made else ""
        return error, other, wrong or difference(requested, released)


def check(translate: str, folder: Path, dialect: str, options: list[str]) -> None:
    paths = sorted([*folder.glob("*.ttir"), *folder.glob("*.ttgir")])
    checker = Check(translate, dialect, options)
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        faults = list(pool.map(checker.faults, paths))
    points = ("are read", "are the modules that Triton means", f"are those of the release with --dialect={dialect}")
    for place, point in enumerate(points):
        wrong = [(path, fault[place]) for path, fault in zip(paths, faults) if fault[place]]
        for path, fault in wrong[:5]:
            print(f"# {path.name}: {fault}")
        result = "not ok" if wrong or len(paths) < 120 else "ok"
        print(f"{result}\t{folder.name}: {len(paths) - len(wrong)} of {len(paths)} texts of kernels {point}")


def main(arguments: list[str]) -> None:
    if arguments[0] == "compile":
        compile_all(Path(arguments[1]))
    elif arguments[0] == "newest":
        read_with_newest(Path(arguments[1]))
    else:
        check(arguments[1], Path(arguments[2]), arguments[3], arguments[4:])


main(sys.argv[1:])
