#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""measure.py [OPTION]... TRANSLATE MODULES

Measures how varve-translate reads what other releases of LLVM print. MODULES is the unpacked archive of ../shared/releases: folders
RELEASE-SOURCE with ID.pretty.mlir, ID.generic.mlir and ID.vN.mlirbc. Prints a row of percentages for each folder:

  pretty read     the pretty text is read
  pretty =        and its generic text is that of the release
  generic read    the generic text is read
  generic =       and printed again
  vN read, vN =   the same for each version of bytecode
  upgraded        the pretty text is upgraded to LLVM 22
  22 accepts      and mlir-opt-22 accepts the result (of the modules that are upgraded)

--every=N       takes one module of N (default 4)
--limit=N       takes at most N modules of each folder
--project=NAME  measures this folder, or the folders of this release, only; may be given several times
--jobs=N        runs N programs at once (default 2)
--era=NAME      reads as this era instead of choosing one; floors are then those of rows "FOLDER --era=NAME"
--generic       gives the judge the generic form, so that it needs no definitions of other dialects than those of LLVM
--option=TEXT   gives this option to varve-translate as well; may be given several times
--causes=FILE   writes what fails, with the most frequent causes first
--floors=FILE   fails if a rate is below its row in FILE (folder, column, percentage; separated by tabs)
--write-floors=FILE  writes the rates as such rows
"""
import argparse
import collections
import concurrent.futures
import glob
import os
import re
import shutil
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from rates import Tool, first_difference, lines_below_floors, operation_at, rates_of, shape_of, trimmed_equal, write_causes  # noqa: E402

# Bytecode of the version that the producer writes by itself has no version in its name.
VERSIONS = ["v0", "v4", "v5", "v6", "bytecode"]
TITLES = {"pretty": "pretty read", "pretty=": "pretty =", "generic": "generic read", "generic=": "generic ="}
for version in VERSIONS:
    TITLES[version] = version + " read"
    TITLES[version + "="] = version + " ="
TITLES["upgraded"] = "upgraded"
TITLES["accepted"] = "22 accepts"


class Module:
    """One module; results has True or False for each column that was measured."""

    def __init__(self, folder, name):
        self.folder, self.name = folder, name
        self.results, self.causes = {}, []

    def miss(self, stage, message, operation=""):
        self.causes.append((stage, message, operation))

    def bytes_of(self, suffix):
        with open(os.path.join(self.folder, self.name + suffix), "rb") as file:
            return file.read()

    def measure(self, tools):
        expected = self.bytes_of(".generic.mlir")
        self.read(tools, "pretty", ".pretty.mlir", expected)
        self.read(tools, "generic", ".generic.mlir", expected)
        for version in VERSIONS:
            suffix = ".mlirbc" if version == "bytecode" else ".%s.mlirbc" % version
            if os.path.exists(os.path.join(self.folder, self.name + suffix)):
                self.read(tools, version, suffix, expected)
        self.upgrade(tools)

    def read(self, tools, column, suffix, expected):
        got, message = tools.translate.run(self.folder, ["--mlir-print-op-generic", self.name + suffix])
        self.results[column] = got is not None
        self.results[column + "="] = trimmed_equal(expected, got)
        if got is None:
            binary = suffix.endswith("bc")
            place = re.findall(r"'([a-z_]\w*\.[\w.]+)'", message)[:1] if binary else [operation_at(self.bytes_of(suffix).decode(errors="replace"), message)]
            self.miss(column + " refused", shape_of(message), "".join(place))
        elif not self.results[column + "="]:
            self.miss(column + " differs", "", first_difference(expected, got))

    def upgrade(self, tools):
        got, message = tools.translate.run(self.folder, ["--upgrade"] + tools.form + [self.name + ".pretty.mlir"])
        self.results["upgraded"] = got is not None
        if got is None:
            self.miss("not upgraded", shape_of(message), operation_at(self.bytes_of(".pretty.mlir").decode(errors="replace"), message))
        elif tools.judge:
            accepted, message = tools.judge.run(self.folder, ["-"], got)
            self.results["accepted"] = accepted is not None
            if accepted is None:
                self.miss("22 refuses", shape_of(message), operation_at(got.decode(errors="replace"), message))


class Tools:
    def __init__(self, options):
        era = ["--era=" + options.era] if options.era else ["--era=auto"]
        self.translate = Tool([os.path.abspath(options.translate)] + era + options.option)
        self.form = ["--mlir-print-op-generic"] if options.generic else []
        judge = shutil.which("mlir-opt-22")
        self.judge = Tool([judge, "--allow-unregistered-dialect"]) if judge else None


def row_of(name, count, rates):
    return "%-15s %8d " % (name, count) + " ".join("%12.1f" % rates[c] if c in rates else "%12s" % "-" for c in TITLES)


def list_modules(options):
    """Returns {folder: [Module]}."""
    found = collections.OrderedDict()
    for name in sorted(os.listdir(options.modules)):
        folder = os.path.join(os.path.abspath(options.modules), name)
        stems = sorted(os.path.basename(f)[: -len(".generic.mlir")] for f in glob.glob(os.path.join(folder, "*.generic.mlir")))
        stems = stems[:: options.every]
        stems = stems[: options.limit] if options.limit else stems
        if stems and (not options.project or name in options.project or name.split("-")[0] in options.project):
            found[name] = [Module(folder, stem) for stem in stems]
    return found


def read_arguments():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("translate")
    parser.add_argument("modules")
    parser.add_argument("--every", type=int, default=4)
    parser.add_argument("--limit", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--project", action="append", default=[])
    parser.add_argument("--era")
    parser.add_argument("--generic", action="store_true")
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--causes")
    parser.add_argument("--floors")
    parser.add_argument("--write-floors")
    return parser.parse_args()


def main():
    options = read_arguments()
    tools, measured, rates = Tools(options), list_modules(options), {}
    print("%-15s %8s " % ("modules of", "count") + " ".join("%12s" % t for t in TITLES.values()), flush=True)
    for name, modules in measured.items():
        with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
            list(pool.map(lambda module: module.measure(tools), modules))
        row = name + (" --era=" + options.era if options.era else "")
        rates[row] = rates_of(modules, TITLES)
        print(row_of(row, len(modules), rates[row]), flush=True)
    if options.causes:
        with open(options.causes, "w") as file:
            write_causes(file, measured, [])
    if options.write_floors:
        with open(options.write_floors, "w") as file:
            for name, its in rates.items():
                for column in its:
                    print("%s\t%s\t%.1f" % (name, column, int(its[column] * 10) / 10), file=file)
    failures = lines_below_floors(options.floors, rates, TITLES) if options.floors else []
    for failure in failures:
        print("below the floor: " + failure)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
