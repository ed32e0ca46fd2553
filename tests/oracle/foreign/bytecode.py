#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""bytecode.py TRANSLATE PACKS JAX VHLO FLOORS

Reads the bytecode files of JAX and StableHLO with the packs that Varve finds in the folder PACKS, and writes each again with its own
bytecode version and producer. Prints a row for each kind of file: how many there are, are read, print as the project's own tool
prints them, and are written byte for byte; "typed" is how many are the same bytes if they are written from JAX's generic text.
Portable artifacts are converted to StableHLO and back: how many become what StableHLO makes of them, and how many are the same bytes
after both ways. Fails if a number is below its row in FLOORS (kind, column, number; separated by tabs).
"""
import os
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from rates import Tool  # noqa: E402

COLUMNS = ["files", "read", "texts", "equal", "written", "typed", "converted", "back"]
JAX_TARGET = "--target=stablehlo@1.17"  # that of JAX 0.10.2


def header(path):
    """The bytecode version and the producer of a file."""
    with open(path, "rb") as file:
        data = file.read()
    return data[4] >> 1, data[5 : data.index(0, 5)].decode(), data


def texts_of(path):
    """The texts that the project's own tool prints of a file, with the options that print them."""
    stem = path[: -len(".mlir.bc")] if path.endswith(".mlir.bc") else os.path.splitext(path)[0]
    shown = ["--mlir-print-debuginfo"] if ".loc." in os.path.basename(path) else []
    if path.endswith(".mlirbc"):
        texts = [(stem + ".generic.mlir", shown + ["--mlir-print-op-generic"])]
    else:
        texts = [(stem + ".vhlo.generic.mlir", ["--mlir-print-op-generic"]), (stem + ".vhlo.pretty.mlir", [])]
    return [(text, options) for text, options in texts if os.path.exists(text)]


def measure(tool, path, counts):
    version, producer, data = header(path)
    counts["files"] += 1
    if tool.run(".", ["--mlir-print-op-generic", path])[0] is None:
        return
    counts["read"] += 1
    for text, options in texts_of(path):
        with open(text, "rb") as file:
            expected = file.read()
        counts["texts"] += 1
        counts["equal"] += (tool.run(".", ["--keep-vhlo"] + options + [path])[0] or b"").strip() == expected.strip()
    as_given = ["--to=mlirbc", "--emit-bytecode-version=%d" % version, "--producer=" + producer]
    counts["written"] += tool.run(".", ["--keep-vhlo", *as_given, path])[0] == data
    if path.endswith(".mlirbc"):
        strip = [] if ".loc." in os.path.basename(path) else ["--strip-debuginfo"]  # places in the text
        text = os.path.splitext(path)[0] + ".generic.mlir"
        counts["typed"] += tool.run(".", [*as_given, JAX_TARGET, *strip, text])[0] == data


def convert(tool, path, counts, folder):
    """An artifact becomes StableHLO, is compared with StableHLO's own answer, and becomes the same version of VHLO again."""
    version, producer, data = header(path)
    stablehlo = os.path.join(folder, "stablehlo.mlirbc")
    text = path[: -len(".mlir.bc")] + ".generic.mlir"
    if os.path.exists(text):
        with open(text, "rb") as file:
            counts["converted"] += tool.run(".", ["--from-artifact", "--mlir-print-op-generic", path])[0] == file.read()
    if tool.run(".", ["--from-artifact", "--to=mlirbc", "-o", stablehlo, path])[0] is None:
        return
    as_given = ["--emit-bytecode-version=%d" % version, "--producer=" + producer]
    back = tool.run(".", ["--to-artifact=" + producer.split("_v")[-1]] + as_given + [stablehlo])[0]
    # The order of uses shows which release of StableHLO wrote a file: Varve writes as that of JAX does.
    shown = ["--keep-vhlo", "--mlir-print-op-generic", "--mlir-print-debuginfo"]
    is_same = back == data
    if not is_same and path.endswith(".mlir.bc") and back is not None:
        is_same = tool.run(".", shown, back)[0] == tool.run(".", shown, data)[0]
    counts["back"] += is_same
    if not is_same:
        print("not back: " + os.path.basename(path))


def main():
    translate, packs, jax, vhlo, floors = sys.argv[1:]
    os.environ["VARVE_DIALECT_PATH"] = os.path.abspath(packs)
    tool = Tool([os.path.abspath(translate)])
    kinds = [("jax", jax, ".mlirbc"), ("jax-artifacts", jax, ".bc"), ("vhlo", vhlo, ".mlir.bc")]
    measured = {}
    for kind, folder, end in kinds:
        counts = measured[kind] = dict.fromkeys(COLUMNS, 0)
        for path in sorted(os.path.join(f, name) for f, _, names in os.walk(folder) for name in names if name.endswith(end)):
            measure(tool, path, counts)
            if kind != "jax":
                with tempfile.TemporaryDirectory() as scratch:
                    convert(tool, path, counts, scratch)
        print(kind + ": " + ", ".join("%d %s" % (counts[c], c) for c in COLUMNS), flush=True)
    is_low = False
    with open(floors) as file:
        for kind, column, number in (line.split("\t") for line in file if not line.startswith("#")):
            if measured[kind][column] < int(number):
                print("below the floor: %s %s: %d, not %d" % (kind, column, measured[kind][column], int(number)))
                is_low = True
    return 1 if is_low else 0


if __name__ == "__main__":
    sys.exit(main())
