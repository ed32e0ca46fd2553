#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""states.py [OPTION]... TRANSLATE MODULES

Measures how varve-translate reads what IREE's wheels print. They are made with states of LLVM between two releases.
MODULES is the unpacked iree.tar.zst of ../shared/releases: folders RELEASE-iree with ID.pretty.mlir, ID.generic.mlir
and ID.mlirbc. Prints a row of percentages for each folder:

  text read, generic read  without options
  text =, generic =        with --era=llvmRELEASE, and the generic text is that of the wheel
  bytecode read, =         without options
  upgraded                 without options, the text is upgraded to LLVM 22
  22 accepts               and mlir-opt-22 accepts the generic text (of all modules)

--every=N       takes one module of N (default 4)
--project=NAME  measures this release only; may be given several times
--jobs=N        runs N programs at once (default 2)
--causes=FILE   writes what fails, with the most frequent causes first
--floors=FILE   fails if a rate is below its row in FILE (folder, column, percentage; separated by tabs)
"""

import argparse
import concurrent.futures
import glob
import os
import shutil
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from rates import (
    Tool,
    first_difference,
    lines_below_floors,
    operation_at,
    rates_of,
    shape_of,
    trimmed_equal,
    write_causes,
)  # noqa: E402

TITLES = {
    "text": "text read",
    "generic": "generic read",
    "text=": "text =",
    "generic=": "generic =",
    "bytecode": "bytecode read",
    "bytecode=": "bytecode =",
    "upgraded": "upgraded",
    "accepted": "22 accepts",
}
SUFFIXES = {"text": ".pretty.mlir", "generic": ".generic.mlir", "bytecode": ".mlirbc"}


class Module:
    """One module; results has True or False for each column."""

    def __init__(self, folder, name):
        self.folder, self.name = folder, name
        self.results, self.causes = {}, []

    def bytes_of(self, suffix):
        with open(os.path.join(self.folder, self.name + suffix), "rb") as file:
            return file.read()

    def measure(self, translate, judge):
        era = "--era=llvm" + os.path.basename(self.folder).split("-")[0]
        for form in SUFFIXES:
            given = self.read(translate, form, [] if form == "bytecode" else [era])
            if form == "bytecode":
                self.results[form] = given is not None
            else:
                self.results[form] = self.read(translate, form, []) is not None
            expected = self.bytes_of(".generic.mlir")
            self.results[form + "="] = trimmed_equal(expected, given)
            if given is not None and not self.results[form + "="]:
                self.causes.append((form + " differs", "", first_difference(expected, given)))
        upgraded = self.read(translate, "text", ["--upgrade"])
        self.results["upgraded"] = upgraded is not None
        if judge:
            accepted, message = judge.run(self.folder, ["-"], upgraded) if upgraded is not None else (None, "")
            self.results["accepted"] = accepted is not None
            if upgraded is not None and accepted is None:
                self.causes.append(
                    ("22 refuses", shape_of(message), operation_at(upgraded.decode(errors="replace"), message))
                )

    def read(self, translate, form, options):
        got, message = translate.run(self.folder, options + ["--mlir-print-op-generic", self.name + SUFFIXES[form]])
        if got is None:
            text = "" if form == "bytecode" else self.bytes_of(SUFFIXES[form]).decode(errors="replace")
            self.causes.append((" ".join([form, "refused"] + options), shape_of(message), operation_at(text, message)))
        return got


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("translate")
    parser.add_argument("modules")
    parser.add_argument("--every", type=int, default=4)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--project", action="append", default=[])
    parser.add_argument("--causes")
    parser.add_argument("--floors")
    options = parser.parse_args()
    found = shutil.which("mlir-opt-22")
    judge = Tool([found, "--allow-unregistered-dialect"]) if found else None
    translate, measured, rates = Tool([os.path.abspath(options.translate)]), {}, {}
    print("%-10s %8s " % ("state", "modules") + " ".join("%13s" % title for title in TITLES.values()), flush=True)
    for folder in sorted(glob.glob(os.path.join(os.path.abspath(options.modules), "*-iree"))):
        name = os.path.basename(folder)
        if options.project and name.split("-")[0] not in options.project:
            continue
        stems = sorted(
            os.path.basename(f)[: -len(".generic.mlir")] for f in glob.glob(os.path.join(folder, "*.generic.mlir"))
        )
        modules = measured[name] = [Module(folder, stem) for stem in stems[:: options.every]]
        with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
            list(pool.map(lambda module: module.measure(translate, judge), modules))
        its = rates[name] = rates_of(modules, TITLES)
        print(
            "%-10s %8d " % (name, len(modules))
            + " ".join("%13.1f" % its[c] if c in its else "%13s" % "-" for c in TITLES),
            flush=True,
        )
    if options.causes:
        with open(options.causes, "w") as file:
            write_causes(file, measured, [])
    failures = lines_below_floors(options.floors, rates, TITLES) if options.floors else []
    for failure in failures:
        print("below the floor: " + failure)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
