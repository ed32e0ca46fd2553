#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""tool_client.py [OPTION]... TRANSLATE OWN COMMAND...

Gives text and bytecode that varve-translate writes to the tool of a project, which COMMAND runs, and compares what the tool prints of
them with what it prints of the module itself. OWN is a file with modules of the project, apart by "// -----".

--modules=FOLDER  modules of the project with the tool's answers: ID.mlir, ID.generic.mlir, ID.pretty.mlir
--count=N         takes about N of them (default 40)
--pretty          COMMAND prints pretty text; it is given no option
--era=ERA         the state of LLVM of the tool: the tool prints modules of all projects as pretty text, generic text and bytecode,
                  and Varve reads each of these and prints the others

Prints a line for each point: "ok" or "not ok", a tab, and the name; the lines before "not ok" begin with "#" and say why.
VARVE_DIALECT_PATH names the packs.
"""

import argparse
import glob
import os
import sys
import tempfile
from collections.abc import Iterator
from typing import NamedTuple

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from rates import Tool, first_difference, trimmed_equal  # noqa: E402

GENERIC = ["--mlir-print-op-generic", "--mlir-disable-threading", "--allow-unregistered-dialect"]
# What Varve reads, with which options, and what it must print. The tool reads the bytecode that Varve writes.
FORMS = [
    ("pretty", ["--mlir-print-op-generic"], "reread"),
    ("generic", [], "pretty"),
    ("bytecode", ["--mlir-print-op-generic"], "generic"),
    ("generic", ["--to=mlirbc"], "generic"),
]


class Module(NamedTuple):
    name: str
    file: str
    text: bytes
    printed: bytes  # by the tool, of the text
    reprinted: bytes  # by the tool, of its own pretty text


class Client:
    def __init__(self, translate: str, command: list[str], is_pretty: bool, folder: str) -> None:
        self.varve = Tool([os.path.abspath(translate)])
        self.tool = Tool(command)
        self.options = [] if is_pretty else GENERIC
        self.folder = folder

    def tool_prints(self, data: bytes, options: list[str] | None = None) -> tuple[bytes | None, str]:
        path = os.path.join(self.folder, "module.mlir")
        with open(path, "wb") as file:
            file.write(data)
        printed: tuple[bytes | None, str] = self.tool.run(self.folder, (self.options if options is None else options) + ["module.mlir"])
        return printed

    def reads(self, module: Module) -> bool:
        """Whether Varve reads a module; tests/oracle/foreign/floors.tsv says how many it must read."""
        with open(os.path.join(self.folder, module.file), "wb") as file:
            file.write(module.text)
        return self.varve.run(self.folder, [module.file])[0] is not None

    def fault(self, module: Module, options: list[str], expected: bytes) -> str:
        """What is wrong with what Varve writes of a module, or nothing."""
        # Locations name the file, as in what the tool prints of it.
        with open(os.path.join(self.folder, module.file), "wb") as file:
            file.write(module.text)
        written, message = self.varve.run(self.folder, [*options, module.file])
        if written is None:
            return "%s: Varve: %s" % (module.name, message)
        printed, message = self.tool_prints(written)
        if printed is None:
            return "%s: the tool: %s" % (module.name, message)
        if not trimmed_equal(expected, printed):
            return "%s: the tool prints another %s" % (module.name, first_difference(expected, printed))
        return ""

    def answers(self, text: bytes) -> dict[str, bytes] | None:
        """What the tool prints of a module that has its own dialects only."""
        texts = {"generic": text}
        for form, source, options in (
            ("generic", "generic", ["--mlir-print-op-generic"]),
            ("pretty", "generic", []),
            ("bytecode", "generic", ["--emit-bytecode"]),
            ("reread", "pretty", ["--mlir-print-op-generic"]),
        ):
            printed = self.tool_prints(texts[source], options)[0]
            if printed is None:
                return None
            texts[form] = printed
        return texts

    def misprint(self, name: str, texts: dict[str, bytes], era: str, form: tuple[str, list[str], str]) -> str:
        given, options, wanted = form
        path = os.path.join(self.folder, "module.mlir")
        with open(path, "wb") as file:
            file.write(texts[given])
        eras = [] if given == "bytecode" else ["--era=" + era]
        printed, message = self.varve.run(self.folder, [*eras, *options, "module.mlir"])
        if printed is not None and "--to=mlirbc" in options:
            printed, message = self.tool_prints(printed, ["--mlir-print-op-generic"])
        if printed is None:
            return "%s, %s: %s" % (name, given, message)
        if not trimmed_equal(texts[wanted], printed):
            return "%s, %s: %s" % (name, given, first_difference(texts[wanted], printed))
        return ""

    def own_modules(self, path: str) -> Iterator[Module]:
        with open(path, "rb") as file:
            parts = file.read().split(b"// -----\n")
        for number, text in enumerate(parts):
            name = "%s, module %d" % (os.path.basename(path), number + 1)
            printed, message = self.tool_prints(text)
            pretty = self.tool_prints(text, [])[0]
            reprinted = None if pretty is None else self.tool_prints(pretty)[0]
            if printed is None or reprinted is None:
                print("# %s: the tool refuses it: %s" % (name, message))
                print("not ok\t%s is a module of the tool" % name)
                continue
            yield Module(name, "module.mlir", text, printed, reprinted)

    def sample(self, folder: str, count: int, is_pretty: bool) -> Iterator[Module]:
        paths = sorted(glob.glob(os.path.join(folder, "*.pretty.mlir")))
        for path in paths[:: max(len(paths) // count, 1)]:
            stem = path[: -len(".pretty.mlir")]
            answers = []
            for end in (".mlir", ".pretty.mlir" if is_pretty else ".generic.mlir", ".pretty.mlir"):
                with open(stem + end, "rb") as file:
                    answers.append(file.read())
            reprinted = self.tool_prints(answers[2])[0]
            module = Module(os.path.basename(stem), os.path.basename(stem) + ".mlir", answers[0], answers[1], reprinted or b"")
            if reprinted is not None and self.reads(module):
                yield module


def sweep(client: Client, project: str, era: str, folder: str, count: int) -> None:
    """Prints a point for each form. The modules are those of all projects."""
    paths = sorted(glob.glob(os.path.join(folder, "*", "*.generic.mlir")))
    faults: list[list[str]] = [[] for _ in FORMS]
    for path in paths[:: max(len(paths) // count, 1)]:
        with open(path, "rb") as file:
            texts = client.answers(file.read())
        for number, form in enumerate(FORMS if texts else []):
            faults[number].append(client.misprint(os.path.basename(path), texts or {}, era, form))
    for form, wrong in zip(FORMS, faults):
        wanted = "bytecode" if "--to=mlirbc" in form[1] else form[2].replace("reread", "generic")
        report("modules that %s prints, read as %s: Varve writes the same %s" % (project, form[0], wanted), wrong, len(wrong))


def report(name: str, faults: list[str], count: int) -> None:
    wrong = [fault for fault in faults if fault]
    for fault in wrong:
        print("# " + fault.replace("\n", " ")[:300])
    print("%s\t%s: %d of %d" % ("not ok" if wrong else "ok", name, count - len(wrong), count), flush=True)


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--modules", default="")
    parser.add_argument("--count", type=int, default=40)
    parser.add_argument("--pretty", action="store_true")
    parser.add_argument("--era", default="")
    parser.add_argument("translate")
    parser.add_argument("own")
    parser.add_argument("command", nargs=argparse.REMAINDER)
    given = parser.parse_args()
    project = os.path.basename(given.own).removesuffix(".mlir")
    with tempfile.TemporaryDirectory() as folder:
        client = Client(given.translate, given.command, given.pretty, folder)
        kinds = [("its own modules", list(client.own_modules(given.own)))]
        if os.path.isdir(given.modules):
            kinds.append(("the modules of its tests", list(client.sample(given.modules, given.count, given.pretty))))
        for kind, modules in kinds:
            texts = [client.fault(module, [], module.reprinted) for module in modules]
            report("%s reads the text that Varve writes of %s" % (project, kind), texts, len(modules))
            eras = ["--era=" + given.era] if given.era else []
            files = [client.fault(module, [*eras, "--to=mlirbc"], module.printed) for module in modules]
            report("%s reads the bytecode that Varve writes of %s" % (project, kind), files, len(modules))
        if given.era and given.modules:
            sweep(client, project, given.era, os.path.dirname(given.modules), given.count)
    return 0


if __name__ == "__main__":
    sys.exit(main())
