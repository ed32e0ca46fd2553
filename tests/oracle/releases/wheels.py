#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""wheels.py [OPTION]... TRANSLATE MODULES ENVIRONMENTS

Measures how varve-translate reads bytecode of Python wheels whose LLVM is no release that Varve has a set for. ENVIRONMENTS is a folder
of Python environments, each with a wheel that has bindings of MLIR (for example `python3 -m venv E/a; E/a/bin/pip install jaxlib==0.6.0`).
The bindings parse the modules of MODULES, the unpacked archive of ../shared/releases, and write bytecode of each version, and the
generic text that is expected. Prints a row for each environment: how many modules its bindings accept, and for each version the share
that is read, and the number of files that are read as something else: as another module than that which one of the sets reads in the
expected text.

--every=N       takes one module of N (default 8)
--strict        takes only modules whose operations the wheel has registered
--environment=NAME  measures this environment only; may be given several times
--gold=FOLDER   keeps what the wheels wrote in FOLDER/ENVIRONMENT, and reads it from there if it is there already
--option=TEXT   gives this option to varve-translate as well; may be given several times
--jobs=N        runs N programs at once (default 2)
--causes=FILE   writes what fails, with the most frequent causes first
--least=N       fails if less than N per cent of any version of any wheel is read, or anything is misread
"""
import argparse
import concurrent.futures
import glob
import os
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from rates import Tool, first_difference, shape_of, trimmed_equal, write_causes  # noqa: E402

GOLD = os.path.join(os.path.dirname(os.path.abspath(__file__)), "wheel_gold.py")
ERAS = ["llvm22", "llvm19", "llvm24-2026-07", "llvm16"]
VERSIONS = ["v%d" % version for version in range(7)]


class Module:
    """One module of a wheel; results has "read", "refused" or "differs" for each version."""

    def __init__(self, folder, name):
        self.folder, self.name = folder, name
        self.results, self.causes, self.read_texts = {}, [], {}

    def is_same_module(self, translate, got):
        """Whether some set reads the expected text as the same module: what a set adds, such as defaults, is no misreading."""
        for era in ERAS:
            if era not in self.read_texts:
                self.read_texts[era] = translate.run(self.folder, ["--era=" + era, "--mlir-print-op-generic", self.name + ".generic.mlir"])[0]
            if trimmed_equal(self.read_texts[era], got):
                return True
        return False

    def measure(self, translate):
        with open(os.path.join(self.folder, self.name + ".generic.mlir"), "rb") as file:
            expected = file.read()
        for version in VERSIONS:
            path = "%s.%s.mlirbc" % (self.name, version)
            if not os.path.exists(os.path.join(self.folder, path)):
                continue
            got, message = translate.run(self.folder, ["--mlir-print-op-generic", path])
            same = trimmed_equal(expected, got) or got is not None and self.is_same_module(translate, got)
            self.results[version] = "refused" if got is None else "read" if same else "differs"
            if got is None:
                operation = message.split("'")[1] if message.count("'") > 1 else ""
                self.causes.append((version + " refused", shape_of(message), operation))
            elif not same:
                self.causes.append((version + " differs", "", first_difference(expected, got)))


def candidates(modules, every):
    """Returns a line for each module: a name, its generic and its pretty text, and its source."""
    found = sorted(glob.glob(os.path.join(os.path.abspath(modules), "*", "*.generic.mlir")))
    lines = []
    for path in found[::every]:
        stem = path[: -len(".generic.mlir")]
        name = os.path.basename(os.path.dirname(stem)) + "-" + os.path.basename(stem)
        lines.append("\t".join([name] + [f for f in (path, stem + ".pretty.mlir", stem + ".mlir") if os.path.exists(f)]))
    return "\n".join(lines) + "\n"


def write_gold(python, folder, lines, options):
    """Returns the producer, or None if the environment has no bindings."""
    note = os.path.join(folder, "producer")
    if not os.path.exists(note):
        os.makedirs(folder, exist_ok=True)
        command = [python, GOLD, folder] + (["--strict"] if options.strict else [])
        done = subprocess.run(command, input=lines.encode(), capture_output=True)
        if done.returncode != 0:
            return None
        with open(note, "wb") as file:
            file.write(done.stdout)
    with open(note) as file:
        return file.read().strip()


def row_of(name, producer, modules):
    row = "%-22s %-16s %8d " % (name, producer, len(modules))
    for version in VERSIONS:
        results = [m.results[version] for m in modules if version in m.results]
        read = [r for r in results if r != "refused"]
        text = "%.1f (%d)" % (100.0 * len(read) / len(results), results.count("differs")) if results else "-"
        row += " %12s" % text
    return row


def is_below(modules, least):
    for version in VERSIONS:
        results = [m.results[version] for m in modules if version in m.results]
        if "differs" in results or results and 100.0 * results.count("read") < least * len(results):
            return True
    return False


def read_arguments():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("translate")
    parser.add_argument("modules")
    parser.add_argument("environments")
    parser.add_argument("--every", type=int, default=8)
    parser.add_argument("--strict", action="store_true")
    parser.add_argument("--environment", action="append", default=[])
    parser.add_argument("--gold")
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--causes")
    parser.add_argument("--least", type=float)
    return parser.parse_args()


def main():
    options = read_arguments()
    temporary = tempfile.TemporaryDirectory()
    gold, lines, measured, failed = options.gold or temporary.name, candidates(options.modules, options.every), {}, False
    translate = Tool([os.path.abspath(options.translate), "--era=auto", "--allow-unregistered-dialect"] + options.option)
    print("%-22s %-16s %8s " % ("environment", "producer", "modules") + " ".join("%12s" % v for v in VERSIONS), flush=True)
    for python in sorted(glob.glob(os.path.join(os.path.abspath(options.environments), "*", "bin", "python3"))):
        name = os.path.basename(os.path.dirname(os.path.dirname(python)))
        if options.environment and name not in options.environment:
            continue
        folder = os.path.join(os.path.abspath(gold), name)
        producer = write_gold(python, folder, lines, options)
        if producer is None:
            continue
        stems = sorted(os.path.basename(f)[: -len(".generic.mlir")] for f in glob.glob(os.path.join(folder, "*.generic.mlir")))
        modules = measured[name] = [Module(folder, stem) for stem in stems]
        with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
            list(pool.map(lambda module: module.measure(translate), modules))
        print(row_of(name, producer, modules), flush=True)
        failed = failed or options.least is not None and is_below(modules, options.least)
    if options.causes:
        with open(options.causes, "w") as file:
            write_causes(file, measured, [])
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
