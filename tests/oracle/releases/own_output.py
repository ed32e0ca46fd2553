#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""own_output.py [OPTION]... TRANSLATE FOLDER...

Measures whether Varve reads what it wrote. Each module (*.mlir, *.mlirbc or *.bc of the folders, except the *.generic.mlir and
*.pretty.mlir that another tool printed, and except the invalid ones in folders "negative") is written as generic text, as custom
text, as bytecode and as .varve, with and without locations, in its own release and with each --target. Varve reads each output
back, with --era=TARGET if there is a target, and prints it as generic text. That must be what it prints of the generic text; with
locations where the form keeps all of them. A module that Varve does not read, or that --target rejects, is counted apart.

Custom text cannot show all: IREE reads an absent visibility as "public", and CIRCT prints no locations of ports. If the module
that was read back differs, but its custom text is the one that was read, the output counts as "alike": the custom texts of the
projects' own tools lose the same. So does a varve file for a release that lacks a dialect: its operations stay unregistered, with
attributes for properties, and their generic text is that of the module.

--every=N       takes one module of N (default 1)
--jobs=N        runs N programs at once (default 2)
--targets=LIST  the targets (default: all of --help); empty for none
--causes=FILE   writes a line for each failure: module, release, form, message

Prints a row for each folder and release: modules, rejected ones, outputs that were written, that were read
back, and that are the same module or alike.
"""
import argparse
import collections
import concurrent.futures
import os
import re
import subprocess
import sys
import tempfile

FORMS = {
    "generic": ["--mlir-print-op-generic"],
    "custom": [],
    "generic loc": ["--mlir-print-op-generic", "--mlir-print-debuginfo"],
    "custom loc": ["--mlir-print-debuginfo"],
    "local": ["--mlir-print-local-scope"],
    "bytecode": ["--to=mlirbc"],
    "bytecode stripped": ["--to=mlirbc", "--strip-debuginfo"],
    "varve": ["--to=varve"],
    "varve mapped": ["--to=varve", "--layout=mapped", "--strip-debuginfo"],
}
CUSTOM = ("custom", "custom loc", "local")
UNREGISTERED = ("varve", "varve mapped")
KEEP_LOCATIONS = ("generic loc", "bytecode", "varve")
SUFFIXES = {"bytecode": ".mlirbc", "varve": ".varve"}


class Tool:
    def __init__(self, program):
        self.program = program

    def run(self, arguments):
        """Returns what the program prints, or None and the first line of its message."""
        done = subprocess.run([self.program] + arguments, stdin=subprocess.DEVNULL, capture_output=True)
        if done.returncode == 0:
            return done.stdout, ""
        lines = done.stderr.decode(errors="replace").splitlines()
        errors = [line for line in lines if "error" in line] + lines + ["exit status %d" % done.returncode]
        return None, errors[0]


def first_difference(expected, got):
    for a, b in zip(expected.splitlines(), got.splitlines()):
        if a != b:
            return "%s | %s" % (a.decode(errors="replace")[:600], b.decode(errors="replace")[:600])
    return "one text is longer"


def places(form, file):
    """Locations are attributes, too, such as of arguments: text that does not have them must not get others."""
    return ["--no-source-locations"] if form not in KEEP_LOCATIONS and file.endswith(".mlir") else []


class Release:
    """One module in one release: what is written and how it is read back."""

    def __init__(self, tool, path, target):
        self.tool, self.path = tool, path
        self.writing = ["--target=" + target] if target else []
        self.reading = ["--era=" + target] if target else []
        self.counts, self.failures = collections.Counter(), []
        self.expected = {}

    def print_back(self, form, file):
        return self.tool.run(self.reading + places(form, file) + FORMS[form] + [file])

    def expect(self, folder):
        """Writes both kinds of generic text and reads them. Returns why a module is rejected."""
        for form in ("generic", "generic loc"):
            file = os.path.join(folder, form + ".mlir")
            _, message = self.tool.run(self.writing + places(form, self.path) + FORMS[form] + [self.path, "-o", file])
            if message:
                return message
            self.expected[form], message = self.print_back(form, file)
            if message:
                self.failures.append((form, "not read: " + message))
                self.counts["written"] += 1
        return ""

    def is_alike(self, form, file, text, back):
        if form in CUSTOM:
            with open(file, "rb") as written:
                return self.print_back(form, file)[0] == written.read()
        if form not in UNREGISTERED:
            return False
        with open(file + ".mlir", "wb") as generic:
            generic.write(text)
        return self.print_back(back, file + ".mlir")[0] == self.expected[back]

    def measure_form(self, form, folder):
        back = "generic loc" if form in KEEP_LOCATIONS else "generic"
        file = os.path.join(folder, "written" + SUFFIXES.get(form.split()[0], ".mlir"))
        _, message = self.tool.run(self.writing + places(form, self.path) + FORMS[form] + [self.path, "-o", file])
        if message:
            self.failures.append((form, "not written: " + message))
            return
        self.counts["written"] += 1
        text, message = self.print_back(back, file)
        if text is None:
            self.failures.append((form, "not read: " + message))
            return
        self.counts["read"] += 1
        if text == self.expected[back]:
            self.counts["same"] += 1
        elif self.is_alike(form, file, text, back):
            self.counts["alike"] += 1
        else:
            self.failures.append((form, "differs: " + first_difference(self.expected[back], text)))

    def measure(self):
        with tempfile.TemporaryDirectory(prefix="own.") as folder:
            message = self.expect(folder)
            if message:
                self.counts, self.failures = collections.Counter(rejected=1), [("rejected", message)]
            elif None not in self.expected.values():
                self.counts["modules"] += 1
                for form in FORMS:
                    self.measure_form(form, folder)
        return self.counts, self.failures


def measure_module(tool, path, targets):
    results = [("-", *Release(tool, path, None).measure())]
    if "rejected" not in results[0][1]:
        for target in targets:
            results.append((target, *Release(tool, path, target).measure()))
    return results


def modules_of(folder):
    for place, folders, names in os.walk(folder):
        folders[:] = sorted(name for name in folders if name != "negative")
        texts = {name[: -len(".mlir")] for name in names if name.endswith(".mlir")}
        for name in sorted(names):
            stem, suffix = os.path.splitext(name)
            if stem.endswith((".generic", ".pretty")) or stem + ".mlirbc" == name and stem in texts:
                continue
            if suffix in (".mlir", ".mlirbc", ".bc"):
                yield os.path.join(place, name)


def targets_of(program):
    text = subprocess.run([program, "--help"], capture_output=True, check=True).stdout.decode()
    return [word for word in re.search(r"--target=(\S+)", text)[1].split("|") if word.startswith("llvm")]


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--targets")
    parser.add_argument("--causes")
    parser.add_argument("program")
    parser.add_argument("folders", nargs="+")
    options = parser.parse_args()
    tool = Tool(options.program)
    targets = targets_of(options.program) if options.targets is None else [t for t in options.targets.split(",") if t]
    causes = open(options.causes, "w") if options.causes else None
    is_whole = True
    print("folder\trelease\tmodules\trejected\twritten\tread\tsame\talike")
    for folder in options.folders:
        totals = collections.defaultdict(collections.Counter)
        with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
            paths = list(modules_of(folder))[:: options.every]
            for path, results in zip(paths, pool.map(lambda p: measure_module(tool, p, targets), paths)):
                for release, counts, failures in results:
                    totals[release].update(counts)
                    is_whole = is_whole and counts["written"] == counts["same"] + counts["alike"]
                    for form, message in failures:
                        if causes and (form != "rejected" or release != "-"):
                            print(path, release, form, message, sep="\t", file=causes, flush=True)
        for release, counts in totals.items():
            row = [counts[column] for column in ("modules", "rejected", "written", "read", "same", "alike")]
            print(os.path.basename(folder.rstrip("/")), release, *row, sep="\t", flush=True)
    return 0 if is_whole else 1


if __name__ == "__main__":
    sys.exit(main())
