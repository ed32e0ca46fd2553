#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""downgrade.py [OPTION]... TRANSLATE MODULES

Measures varve-translate --target: how many modules it writes for another release, as text and as bytecode. MODULES is the unpacked
archive ../shared/corpus/corpus.tar.zst: folders with ID.generic.mlir, which mlir-opt 22 printed. Prints a row of percentages for each
release:

  written        --target=RELEASE writes text (of all modules)
  read           mlir-opt of that release reads it (of those written)
  same           --upgrade of the result gives the generic text of the original (of those written)
  bc written, bc read, bc same   the same for bytecode
  reasons        modules that are not written are refused with status 3 and name an operation (of those not written)

--target=NAME   measures this release only (llvm16, llvm19, llvm22, llvm24-2026-07); may be given several times (default llvm16 and llvm19)
--every=N       takes one module of N (default 12)
--offset=N      starts with module N (default 0)
--limit=N       takes at most N modules
--suffix=TEXT   the modules are the files with this suffix (default .generic.mlir)
--jobs=N        runs N programs at once (default 2)
--judge=PROGRAM reads the results, instead of mlir-opt of the release: iree-opt, or any other program with the options of mlir-opt
--option=TEXT   gives this option to varve-translate as well; may be given several times
--causes=FILE   writes what fails, with the most frequent causes first
--floors=FILE   fails if a rate is below its row in FILE (release, column, percentage; separated by tabs)
"""
import argparse
import collections
import concurrent.futures
import glob
import os
import re
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from rates import SECONDS, Tool, first_difference, lines_below_floors, operation_at, rates_of, shape_of, trimmed_equal, write_causes  # noqa: E402

TITLES = collections.OrderedDict(
    (("written", "written"), ("read", "read"), ("same", "same"), ("bc written", "bc written"), ("bc read", "bc read"), ("bc same", "bc same"), ("reasons", "reasons"))
)


class Module:
    """One module and one target; results has True or False for each column that was measured."""

    def __init__(self, path, modules):
        self.path = path
        self.name = os.path.relpath(path, modules)
        self.results, self.causes = {}, []

    def miss(self, stage, message, operation=""):
        self.causes.append((stage, message, operation))

    def measure(self, tools):
        self.original, message = tools.translate.run("/", ["--mlir-print-op-generic", self.path])
        if self.original is None:
            self.miss("cannot be read", shape_of(message))
            return
        for prefix, options, suffix in (("", [], ".mlir"), ("bc ", ["--emit-bytecode"], ".mlirbc")):
            self.convert(tools, prefix, options, suffix)

    def convert(self, tools, prefix, options, suffix):
        command = tools.translate.command + ["--target=" + tools.target] + options + [self.path]
        try:
            done = subprocess.run(command, capture_output=True, timeout=SECONDS)
        except subprocess.TimeoutExpired:
            done = subprocess.CompletedProcess(command, -1, b"", b"no end")
        self.results[prefix + "written"] = done.returncode == 0
        if done.returncode != 0:
            errors = [line for line in done.stderr.decode(errors="replace").splitlines() if "error: " in line]
            message = errors[0] if errors else "status %d" % done.returncode
            name = re.search(r"operation '([^']*)'", message) or re.search(r"error: '([\w.]+)' op", message)
            self.results["reasons"] = done.returncode == 3 and bool(name) and self.results.get("reasons", True)
            shown = re.sub(r"'[^']*' cannot", "cannot", re.sub(r"^\S*?:(\d+:\d+): error: ", "", message))[:110]
            self.miss(prefix + "not written (%d)" % done.returncode, shown, name[1] if name else "")
            return
        with tempfile.NamedTemporaryFile(suffix=suffix) as file:
            file.write(done.stdout)
            file.flush()
            self.judge(tools, prefix, file.name, done.stdout)

    def judge(self, tools, prefix, path, made):
        if tools.judge:
            accepted, message = tools.judge.run("/", [path])
            self.results[prefix + "read"] = accepted is not None
            if accepted is None:
                self.miss(prefix + "not read", shape_of(message), operation_at(made.decode(errors="replace"), message))
        again, message = tools.translate.run("/", ["--era=" + tools.target, "--upgrade", "--mlir-print-op-generic", path])
        self.results[prefix + "same"] = trimmed_equal(again, self.original)
        if again is None:
            self.miss(prefix + "not upgraded", shape_of(message), operation_at(made.decode(errors="replace"), message))
        elif not self.results[prefix + "same"]:
            self.miss(prefix + "not the same", "", first_difference(self.original, again))


class Tools:
    def __init__(self, options, target):
        self.target = target
        self.translate = Tool([os.path.abspath(options.translate)] + options.option)
        judge = shutil.which(options.judge or "mlir-opt-" + target[len("llvm") :])
        self.judge = Tool([judge, "--allow-unregistered-dialect"]) if judge else None


def read_arguments():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("translate")
    parser.add_argument("modules")
    parser.add_argument("--target", action="append", default=[])
    parser.add_argument("--every", type=int, default=12)
    parser.add_argument("--offset", type=int, default=0)
    parser.add_argument("--limit", type=int, default=0)
    parser.add_argument("--suffix", default=".generic.mlir")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--judge")
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--causes")
    parser.add_argument("--floors")
    return parser.parse_args()


def main():
    options = read_arguments()
    root, measured, rates = os.path.abspath(options.modules), {}, {}
    paths = sorted(glob.glob(os.path.join(root, "**", "*" + options.suffix), recursive=True))[options.offset :: options.every]
    paths = paths[: options.limit] if options.limit else paths
    print("%-10s %6s " % ("target", "count") + " ".join("%10s" % t for t in TITLES.values()), flush=True)
    for target in options.target or ["llvm16", "llvm19"]:
        tools, modules = Tools(options, target), [Module(path, root) for path in paths]
        with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
            list(pool.map(lambda module: module.measure(tools), modules))
        measured[target], rates[target] = modules, rates_of(modules, TITLES)
        row = " ".join("%10.1f" % rates[target][c] if c in rates[target] else "%10s" % "-" for c in TITLES)
        print("%-10s %6d " % (target, len(modules)) + row, flush=True)
    if options.causes:
        with open(options.causes, "w") as file:
            write_causes(file, measured, [])
    failures = lines_below_floors(options.floors, rates, TITLES) if options.floors else []
    for failure in failures:
        print("below the floor: " + failure)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
