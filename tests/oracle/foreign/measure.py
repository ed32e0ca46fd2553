#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""measure.py [OPTION]... TRANSLATE DEFINITIONS MODULES JAX KERNELS

Measures how varve-translate reads the modules of other projects. DEFINITIONS/PROJECT/*.irdl.mlir are their definitions, the other
folders hold the unpacked archives of ../shared/foreign. Prints a row of percentages for each project.

--by-name=FOLDER  loads nothing: Varve finds the packs of FOLDER by itself. Measures the projects that have one there, and of them
                what such a file needs: the columns up to "pretty equal", and the last two. All but "parsed" are percentages of
                the modules that are parsed
--every=N       takes one module of N (default 4; 1 with --by-name)
--limit=N       takes at most N modules of each project
--project=NAME  measures this project only; may be given several times
--jobs=N        runs N programs at once (default 2)
--causes=FILE   writes what fails, with the most frequent causes first
--floors=FILE   fails if a rate is below its row in FILE (project, column, percentage; separated by tabs)
--write-floors=FILE  writes the rates as such rows

The columns: "parsed" is read at all; "generic equal" and "pretty equal" print what the project's own tool prints. "fixed point":
generic text reads back to the same generic text, and pretty text to the same pretty text. "same module": the pretty text also
reads back to the generic text of the module it was printed from. A fixed point is not always the same module: IREE writes an
absent visibility as `public` and reads `public` as an attribute, and pretty text omits an optional attribute that has its
default; the projects' own tools do both. "through bytecode" and "through .varve": the generic text with locations is the same
afterwards. "gold read" and "gold written" compare with the bytecode that the project's own tool wrote: read and
printed as generic text, apart from locations; and written from the text for that tool, byte for byte. Projects without such files have "-".
JAX's bytecode holds what no text of it has, so it is written from what was read of it.
"""
import argparse
import collections
import concurrent.futures
import glob
import os
import re
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from rates import (  # noqa: E402
    Tool,
    first_difference,
    lines_below_floors,
    operation_at,
    rates_of,
    shape_of,
    trimmed_equal,
    write_causes,
)

# The projects on whose dialects a project builds; their definitions are loaded as well.
BUILDS_ON = {
    "shardy": ["stablehlo"],
    "enzyme-jax": ["stablehlo", "shardy"],
    "torch-mlir": ["stablehlo"],
    "iree": ["stablehlo", "torch-mlir"],
    "catalyst": ["stablehlo"],
    "jax": ["stablehlo", "shardy"],
    "triton-kernels": ["triton"],
}
COLUMNS = ["parsed", "generic", "pretty", "fixed", "same", "bytecode", "varve"]
GOLD_COLUMNS = ["read", "written"]
# The states of the tools that wrote the files. Without a target, modules of LLVM's dialects alone are written for LLVM 22.
WRITERS = {"circt": "circt-1.155", "heir": "heir-2026.10", "iree": "iree-3.13", "stablehlo": "iree-3.13", "torch-mlir": "torch-mlir-20261001"}
FILE_COLUMNS = ["parsed", "generic", "pretty"] + GOLD_COLUMNS  # of --by-name
TITLES = {
    "loaded": "definitions",
    "parsed": "parsed",
    "generic": "generic equal",
    "pretty": "pretty equal",
    "fixed": "fixed point",
    "same": "same module",
    "bytecode": "through bytecode",
    "varve": "through .varve",
    "read": "gold read",
    "written": "gold written",
}


def tool_with(program, definitions):
    """varve-translate with the definitions of one project."""
    return Tool([program] + ["--dialect=" + f for f in definitions])


def load_definitions(program, files):
    """Returns the files that load, in an order in which they load, and those that do not with the reason."""
    accepted, left = [], list(files)
    while left:
        refused = {}
        for file in left:
            _, message = tool_with(program, accepted + [file]).run(".", ["-"])
            if message:
                refused[file] = message
            else:
                accepted.append(file)
        if len(refused) == len(left):
            return accepted, refused
        left = list(refused)
    return accepted, {}


def without_locations(text):
    """A generic text without " loc(...)" and without the lines that define locations."""
    text, parts = re.sub(rb"^#loc\d* = .*\n", b"", text, flags=re.M), []
    start = depth = 0
    for piece in re.finditer(rb'"(?:[^"\\]|\\.)*"| loc\(|[()]', text):
        if depth == 0 and piece[0] == b" loc(":
            parts.append(text[start : piece.start()])
            depth = 1
        elif depth and piece[0] in (b"(", b")", b" loc("):
            depth += -1 if piece[0] == b")" else 1
            start = piece.end()
    return b"".join(parts) + text[start:]


class Module:
    """One module: its text, and the two texts that the tool of its project prints."""

    columns = COLUMNS + GOLD_COLUMNS

    def __init__(self, path, generic, pretty, is_from_memory=False):
        self.folder, self.name = os.path.split(path)
        self.is_from_memory = is_from_memory
        self.generic, self.pretty = generic, pretty
        self.flags = ["--mlir-print-debuginfo"] if ".loc." in self.name else []
        self.pretty_flags = self.flags
        if re.search(r"\.(ttir|ttgir|glir)\.pretty\.mlir$", pretty):  # names come from locations, which loops do not print
            self.pretty_flags = ["--mlir-print-debuginfo", "--mlir-use-nameloc-as-prefix"]
        self.gold = os.path.splitext(self.name)[0] + ".mlirbc"
        has_gold = os.path.exists(os.path.join(self.folder, self.gold))
        self.results = dict.fromkeys([c for c in self.columns if has_gold or c not in GOLD_COLUMNS], False)
        self.causes = []

    def miss(self, stage, message, operation=""):
        self.causes.append((stage, message, operation))

    def measure(self, tool):
        if "read" in self.results:
            self.read_gold(tool)
        with open(os.path.join(self.folder, self.name), errors="replace") as file:
            source = file.read()
        generic, message = tool.run(self.folder, self.flags + ["--mlir-print-op-generic", self.name])
        if generic is None:
            self.miss("refused", shape_of(message), operation_at(source, message))
            return self
        self.results["parsed"] = True
        self.compare_generic(tool, generic)
        pretty, message = tool.run(self.folder, self.pretty_flags + [self.name])
        if pretty is None:
            self.miss("not printed", shape_of(message))
        else:
            self.compare("pretty", self.pretty, pretty)
            if "fixed" in self.results:
                self.reach_fixed_point(tool, generic, pretty)
        for column in ("bytecode", "varve"):
            if column in self.results:
                self.round_trip(tool, column, ["--to=" + ("mlirbc" if column == "bytecode" else column)])
        if "written" in self.results:
            self.write_gold(tool)
        return self

    def read_gold(self, tool):
        got, message = tool.run(self.folder, ["--mlir-print-op-generic", self.gold])
        if got is None:
            self.miss("gold bytecode refused", shape_of(message))
            return
        with open(os.path.join(self.folder, self.generic), "rb") as file:
            expected = without_locations(file.read())
        got = without_locations(got)
        self.results["read"] = trimmed_equal(expected, got)
        if not self.results["read"]:
            self.miss("gold bytecode reads differently", "", first_difference(expected, got))

    def write_gold(self, tool):
        """The tool writes its producer and version into the file, which are given to ours."""
        with open(os.path.join(self.folder, self.gold), "rb") as file:
            expected = file.read()
        producer = expected[5 : expected.index(0, 5)].decode()
        arguments = ["--to=mlirbc", "--emit-bytecode-version=%d" % (expected[4] >> 1), "--producer=" + producer]
        arguments.append(self.gold if self.is_from_memory else self.name)
        arguments += ["--target=" + WRITERS[project] for project in [os.path.basename(self.folder)] if project in WRITERS]
        got, message = tool.run(self.folder, arguments)
        self.results["written"] = got == expected
        if got is None:
            self.miss("gold bytecode not written", shape_of(message))
        elif got != expected:
            self.miss("gold bytecode written differently", "in size" if len(got) != len(expected) else "in bytes")

    def compare(self, column, path, got):
        with open(os.path.join(self.folder, path), "rb") as file:
            expected = file.read()
        if column == "generic" and self.flags != self.pretty_flags:
            expected = without_locations(expected)
        self.results[column] = trimmed_equal(expected, got)
        if not self.results[column]:
            self.miss(column + " differs", "", first_difference(expected, got))

    def compare_generic(self, tool, generic):
        """JAX printed the module in memory, of which the pretty text leaves out empty dictionaries, defaults and locations."""
        if self.is_from_memory:
            generic, message = tool.run(self.folder, self.flags + ["--mlir-print-op-generic", self.generic])
            if generic is None:
                self.miss("generic refused", shape_of(message))
                return
        self.compare("generic", self.generic, generic)

    def reach_fixed_point(self, tool, generic, pretty):
        """Each form reads back to the text it was read from; and the pretty one to the same module."""
        to_generic = self.flags + ["--mlir-print-op-generic"]
        if self.flags:  # values without a location in the text have that of the text: its file name must be the same
            with open(os.path.join(self.folder, self.name), "rb") as file:
                generic = tool.run(self.folder, to_generic + ["-"], file.read())[0] or generic
        self.results["fixed"] = self.reads_back(tool, generic, to_generic, generic) and self.reads_back(tool, pretty, self.pretty_flags, pretty)
        self.results["same"] = self.results["fixed"] and self.reads_back(tool, pretty, to_generic, generic)

    def reads_back(self, tool, form, arguments, expected):
        """Returns whether the form prints as expected with these arguments."""
        again, message = tool.run(self.folder, arguments + ["-"], form)
        if again is None:
            self.miss("printed text refused", shape_of(message), operation_at(form.decode(errors="replace"), message))
            return False
        is_text = form is expected
        is_generic = is_text and "--mlir-print-op-generic" in arguments
        if not self.flags and not is_generic:  # attributes that are places in the text
            again, expected = without_locations(again), without_locations(expected)
        if again != expected:
            self.miss("printed text is another " + ("text" if is_text else "module"), "", first_difference(expected, again))
        return again == expected

    def round_trip(self, tool, column, arguments):
        """A binary form keeps everything, locations too."""
        shown = ["--mlir-print-op-generic", "--mlir-print-debuginfo"]
        expected, _ = tool.run(self.folder, shown + [self.name])
        binary, message = tool.run(self.folder, arguments + [self.name])
        if binary is None:
            self.miss(column + " not written", shape_of(message))
            return
        got, message = tool.run(self.folder, shown + ["-"], binary)
        self.results[column] = got is not None and got == expected
        if got is None:
            self.miss(column + " refused", shape_of(message))
        elif got != expected:
            self.miss(column + " differs", "", first_difference(expected, got))


def list_modules(places):
    """Returns {project: [Module]}, in the order of names."""
    found = collections.OrderedDict()
    for project in sorted(os.listdir(places.modules)):
        if not os.path.isdir(os.path.join(places.modules, project)):
            continue
        stems = sorted(f[: -len(".generic.mlir")] for f in glob.glob(os.path.join(places.modules, project, "*.generic.mlir")))
        found[project] = [Module(s + ".mlir", os.path.basename(s) + ".generic.mlir", os.path.basename(s) + ".pretty.mlir") for s in stems]
    for project, folder, printed in (("jax", places.jax, ".mlir"), ("triton-kernels", places.kernels, ".pretty.mlir")):
        stems = sorted(
            os.path.join(f, g[: -len(".generic.mlir")]) for f, _, files in os.walk(folder) for g in files if g.endswith(".generic.mlir")
        )
        found[project] = [
            Module(s + ".mlir", os.path.basename(s) + ".generic.mlir", os.path.basename(s) + printed, project == "jax") for s in stems
        ]
    return found


def definitions_of(places, project):
    """The files of a project and of those that it builds on; a name that occurs twice is loaded once, from the project itself."""
    files = collections.OrderedDict()
    for name in [project] + BUILDS_ON.get(project, []):
        for file in sorted(glob.glob(os.path.join(os.path.abspath(places.definitions), name, "*.irdl.mlir"))):
            files.setdefault(os.path.basename(file), file)
    return list(files.values())


class Rates:
    """The percentages of a project or of several."""

    def __init__(self, modules, accepted, refused):
        self.count = len(modules)
        self.rates = rates_of(modules, TITLES)
        self.rates["loaded"] = 100.0 * accepted / (accepted + refused) if accepted + refused else 0.0

    def row(self, name):
        return "%-15s %8d " % (name, self.count) + " ".join(("%17.1f" % self.rates[c] if c in self.rates else "%17s" % "-") for c in TITLES)


class RatesByName(Rates):
    """The same for --by-name: what is read, and of that what is the same."""

    def __init__(self, modules):
        self.count = len(modules)
        self.rates = rates_of([m for m in modules if m.results["parsed"]], TITLES)
        self.rates.update(rates_of(modules, ["parsed"]))


def read_arguments():
    parser = argparse.ArgumentParser(usage=__doc__)
    for name in ("translate", "definitions", "modules", "jax", "kernels"):
        parser.add_argument(name)
    parser.add_argument("--by-name")
    parser.add_argument("--every", type=int)
    parser.add_argument("--limit", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--project", action="append", default=[])
    parser.add_argument("--causes")
    parser.add_argument("--floors")
    parser.add_argument("--write-floors")
    given = parser.parse_args()
    given.every = given.every or (1 if given.by_name else 4)
    return given


def measure_modules(tool, modules, jobs):
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        list(pool.map(lambda module: module.measure(tool), modules))


def measure_project(places, project, modules, not_loaded):
    """Measures the modules; returns the number of definitions that load and that do not, and the rates."""
    if places.by_name:
        measure_modules(Tool([places.translate]), modules, places.jobs)
        return (0, 0), RatesByName(modules)
    accepted, refused = load_definitions(places.translate, definitions_of(places, project))
    not_loaded += ["%s: %s" % (project, message.replace(os.path.abspath(places.definitions) + "/", "")) for message in refused.values()]
    measure_modules(tool_with(places.translate, accepted), modules, places.jobs)
    counts = len(accepted), len(refused)
    return counts, Rates(modules, *counts)


def find_by_name(folder):
    """Lets Varve find the packs of the folder, and measures what --by-name does."""
    os.environ["VARVE_DIALECT_PATH"] = os.path.abspath(folder)
    Module.columns = FILE_COLUMNS
    for column in [c for c in TITLES if c not in FILE_COLUMNS]:
        del TITLES[column]


def is_measured(places, project):
    if places.project and project not in places.project:
        return False
    pack = {"torch-mlir": "torch", "jax": "stablehlo", "triton-kernels": "triton"}.get(project, project)
    return not places.by_name or os.path.exists(os.path.join(places.by_name, pack + ".vdef"))


def main():
    places = read_arguments()
    places.translate = os.path.abspath(places.translate)
    if places.by_name:
        find_by_name(places.by_name)
    measured, rates, loaded, not_loaded = collections.OrderedDict(), {}, {}, []
    print("%-15s %8s " % ("project", "modules") + " ".join("%17s" % t for t in TITLES.values()), flush=True)
    for project, modules in list_modules(places).items():
        modules = modules[:: places.every] if project != "jax" else modules
        modules = modules[: places.limit] if places.limit else modules
        if not modules or not is_measured(places, project):
            continue
        measured[project] = modules
        loaded[project], rates[project] = measure_project(places, project, modules, not_loaded)
        print(rates[project].row(project), flush=True)
    tests = [m for p, ms in measured.items() if p not in ("jax", "triton-kernels") for m in ms]
    if tests:
        counts = [sum(n[i] for n in loaded.values()) for i in (0, 1)]
        of_all = RatesByName(tests) if places.by_name else Rates(tests, *counts)
        print(of_all.row("all tests"))
        if not places.project:
            rates["all tests"] = of_all
    if places.causes:
        with open(places.causes, "w") as file:
            write_causes(file, measured, not_loaded)
    if places.write_floors:
        with open(places.write_floors, "w") as file:
            for project, its in rates.items():
                for column in [c for c in TITLES if c in its.rates]:
                    print("%s\t%s\t%.1f" % (project, column, int(its.rates[column] * 10) / 10), file=file)
    failures = lines_below_floors(places.floors, {p: r.rates for p, r in rates.items()}, TITLES) if places.floors else []
    for failure in failures:
        print("below the floor: " + failure)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
