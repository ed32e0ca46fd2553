#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""import-wheel.py: writes a set of definitions for a state of LLVM whose ODS cannot be had, but whose tool can be asked.

  import-wheel.py copy DIALECTS SET NEIGHBOUR OPERATION...
      gives SET the definitions that NEIGHBOUR, another set, has of these operations
  import-wheel.py ask DIALECTS SET STATE PYTHON TRANSLATE GENERATE INSTANCES NEIGHBOUR...
      asks a wheel of IREE, which PYTHON (of an environment of its own) imports, and does so itself

Each set is a folder of DIALECTS. `ask` makes instances of all operations that the NEIGHBOURs, sets with ODS, define: GENERATE is
tests/gen/generate, INSTANCES its folder. The wheel says which of them are valid, and prints those in both forms and as bytecode.
TRANSLATE, a varve-translate that has SET, must read each form and print the same. Where it does not, `ask` tries the definition
of each NEIGHBOUR, and SET gets the first with which all instances agree. It prints what no NEIGHBOUR decides: a person writes
those rows. Each file says which STATE was asked, such as "iree-compiler 20231113.707"."""
import base64
import collections
import concurrent.futures
import json
import os
import re
import subprocess
import sys
import tempfile

PER_OPERATION = 4
JOBS = 2

# The part that the wheel runs. For each line, the text of a module or the name of an operation in a list, it answers
# [generic, pretty, bytecode] or a message, or whether there is such an operation.
ASK = r"""
import base64, io, json, sys
from iree.compiler import ir
context = ir.Context()
context.allow_unregistered_dialects = True
for line in sys.stdin:
    text = json.loads(line)
    try:
        if isinstance(text, list):
            sys.stdout.write(json.dumps(context.is_registered_operation(text[0])) + "\n")
            sys.stdout.flush()
            continue
        module = ir.Module.parse(text, context)
        generic = module.operation.get_asm(print_generic_op_form=True)
        pretty = module.operation.get_asm()
        ir.Module.parse(pretty, context)
        data = io.BytesIO()
        module.operation.write_bytecode(data)
        answer = [generic, pretty, base64.b64encode(data.getvalue()).decode()]
    except Exception as error:
        answer = str(error)[:400]
    sys.stdout.write(json.dumps(answer) + "\n")
    sys.stdout.flush()
"""


class Dialect:
    """A file <dialect>.irdl.mlir of a set: its head, and its members by kind and name."""

    def __init__(self, folder, name, base):
        self.folder, self.name = folder, name
        self.path = os.path.join(folder, name + ".irdl.mlir")
        self.head = ['varve.set = "%s"' % os.path.basename(folder), 'varve.base = "%s"' % base]
        self.members = collections.OrderedDict()
        self.is_removed = False
        if os.path.exists(self.path):
            with open(self.path) as file:
                self.read(file.read())

    def read(self, text):
        head, body = re.match(r"(?:.*\n)*?irdl\.dialect @\w+ attributes \{\n((?:.*\n)*?)\} \{\n((?:.*\n)*)\}\n", text).groups()
        self.head = [part.strip().rstrip(",") for part in re.findall(r"^  \S.*\n(?:    .*\n)*", head, re.M)]
        self.is_removed = "varve.removed" in self.head
        lines = []
        for line in body.splitlines(True):
            lines.append(line)
            if re.match(r"  (\}|\S.*\})( : \(\) -> \(\))?$", line):
                member = "".join(lines)
                self.members[key_of(member)] = member
                lines = []

    def has_fact(self, key):
        return any(part.startswith(key + " =") or part == key for part in self.head)

    def removes(self):
        for part in self.head:
            if part.startswith("varve.removes ="):
                return re.findall(r'"([^"]*)"', part)
        return []

    def set_removes(self, names):
        self.head = [part for part in self.head if not part.startswith("varve.removes =")]
        if names:
            self.head.insert(2, "varve.removes = [\n    %s]" % ",\n    ".join('"%s"' % name for name in sorted(names)))

    def write(self):
        order = {"enum": 0, "type": 1, "attribute": 2, "operation": 3}
        members = sorted(self.members.items(), key=lambda item: (order.get(item[0].split()[0], 4), item[0]))
        with open(self.path, "w") as file:
            file.write("irdl.dialect @%s attributes {\n  %s\n} {\n" % (self.name, ",\n  ".join(self.head)))
            file.write("".join(text for _, text in members) + "}\n")


def key_of(member):
    name = re.match(r"  irdl\.(operation|type|attribute) @\"?[!#]?([\w.$-]+)", member)
    if name:
        return name[1] + " " + name[2]
    name = re.search(r'sym_name = "([^"]+)"', member)
    return "enum " + (name[1] if name else member)


class Sets:
    """The sets of a folder, each with those that it differs from."""

    def __init__(self, folder):
        self.folder, self.cache = folder, {}
        self.bases = {}

    def dialect(self, name, dialect):
        if (name, dialect) not in self.cache:
            self.cache[name, dialect] = Dialect(os.path.join(self.folder, name), dialect, self.base_of(name))
        return self.cache[name, dialect]

    def base_of(self, name):
        if name not in self.bases:
            self.bases[name] = ""
            for file_name in sorted(os.listdir(os.path.join(self.folder, name))):
                if file_name.endswith(".irdl.mlir"):
                    with open(os.path.join(self.folder, name, file_name)) as file:
                        base = re.search(r'varve\.base = "(\w+)"', file.read(4000))
                    self.bases[name] = base[1] if base else ""
                    break
        return self.bases[name]

    def operations(self, name):
        """Returns {dialect: [mnemonic]} of all operations that a set has, its bases included."""
        found = collections.defaultdict(list)
        chain = [name]
        while self.base_of(chain[-1]):
            chain.append(self.base_of(chain[-1]))
        for one in chain:
            for file_name in sorted(os.listdir(os.path.join(self.folder, one))):
                dialect = file_name[: -len(".irdl.mlir")] if file_name.endswith(".irdl.mlir") else ""
                for key in self.dialect(one, dialect).members if dialect else []:
                    mnemonic = key.partition("operation ")[2]
                    if mnemonic and mnemonic not in found[dialect] and self.find(name, dialect, key) is not None:
                        found[dialect].append(mnemonic)
        return found

    def find(self, name, dialect, key):
        """Returns the text of a member in a set or in those that it differs from, or None."""
        while name:
            its = self.dialect(name, dialect)
            if key in its.members:
                return its.members[key]
            if its.is_removed or "%s %s.%s" % (key.split()[0], dialect, key.split()[1]) in its.removes():
                return None
            name = self.base_of(name)
        return None


def copy(sets, name, neighbour, operations, state=None):
    for operation in operations:
        dialect, mnemonic = operation.split(".", 1)
        its, text = sets.dialect(name, dialect), sets.find(neighbour, dialect, "operation " + mnemonic)
        if text is None:
            sys.exit("%s has no %s" % (neighbour, operation))
        its.members["operation " + mnemonic] = text
        note_state(its, state)
        its.write()


def note_state(its, state):
    its.head = [part for part in its.head if not part.startswith("varve.state =") or state is None]
    if state is not None:
        its.head.append('varve.state = "%s"' % state)


class Wheel:
    """Runs ASK, again after a crash."""

    def __init__(self, python):
        self.python, self.process = python, None

    def start(self):
        self.process = subprocess.Popen(
            [self.python, "-c", ASK], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )

    def ask(self, text):
        """Returns what ASK answers."""
        if self.process is None or self.process.poll() is not None:
            self.start()
        try:
            self.process.stdin.write(json.dumps(text) + "\n")
            self.process.stdin.flush()
            line = self.process.stdout.readline()
        except BrokenPipeError:
            line = ""
        if not line:
            self.process.kill()
            self.process = None
            return "the tool ended"
        return json.loads(line)


def instances_of(generate, folder, era, attempts):
    """Yields (operation, text) for the instances that `generate` makes."""
    environment = dict(os.environ, GEN_ERA=era)
    for first, last in attempts:
        made = subprocess.run([generate, folder, "1", str(first), str(last)], env=environment, capture_output=True, text=True).stdout
        for text in re.split(r"^// -----.*\n", made, flags=re.M):
            name = re.search(r'gen\.op = "([^"]+)"', text)
            if name:
                yield name[1], text


def collect(wheel, generate, folder, neighbours):
    """Returns {operation: [[generic, pretty, bytecode]]}, and {operation: the last message} of those without an instance."""
    taken, messages = collections.defaultdict(list), {}
    for era in neighbours:
        count = collections.Counter()
        for operation, text in instances_of(generate, folder, era, [(0, 7), (8, 23)]):
            if count[operation] >= PER_OPERATION:
                continue
            answer = wheel.ask(text)
            if isinstance(answer, str):
                messages[operation] = answer
            elif answer not in taken[operation]:
                taken[operation].append(answer)
                count[operation] += 1
    return taken, messages


class Trial:
    """Runs varve-translate on what the wheel printed."""

    def __init__(self, translate, era, folder):
        self.translate, self.era, self.folder = translate, era, folder

    def run(self, options, data):
        done = subprocess.run([self.translate, "--era=" + self.era, "--no-default-dialects"] + options + ["-"], input=data, capture_output=True)
        return done.stdout.decode(errors="replace").rstrip() if done.returncode == 0 else None

    def agreements(self, answers, options):
        """Returns which forms agree, of each instance."""
        found = []
        for generic, pretty, bytecode in answers:
            to_generic = options + ["--mlir-print-op-generic"]
            found += [
                self.run(to_generic, pretty.encode()) == generic.rstrip(),
                self.run(to_generic, generic.encode()) == generic.rstrip(),
                self.run(options, generic.encode()) == pretty.rstrip(),
                self.run(to_generic, base64.b64decode(bytecode)) == generic.rstrip(),
            ]
        return found


def decide(sets, trial, name, neighbours, operation, answers):
    """Returns (the neighbour that holds, "" for the base, None for none, its agreements)."""
    dialect, mnemonic = operation.split(".", 1)
    key = "operation " + mnemonic
    own = sets.find(name, dialect, key)
    best = trial.agreements(answers, []) if own is not None else [False]
    if all(best):
        return "", best
    chosen, tried = None, {own}
    for neighbour in neighbours:
        text = sets.find(neighbour, dialect, key)
        if text is None or text in tried:
            continue
        tried.add(text)
        path = os.path.join(trial.folder, "%s.%s.mlir" % (neighbour, operation))
        with open(path, "w") as file:
            file.write('irdl.dialect @%s attributes {varve.set = "own", varve.base = "%s"} {\n%s}\n' % (dialect, name, text))
        agreed = trial.agreements(answers, ["--dialect=" + path])
        if sum(agreed) > sum(best) or (own is None and chosen is None):
            chosen, best = neighbour, agreed
    return chosen, best


def ask(folder, name, state, python, translate, generate, instances, neighbours):
    sets, wheel = Sets(folder), Wheel(python)
    taken, messages = collect(wheel, generate, instances, neighbours)
    with tempfile.TemporaryDirectory() as work:
        trial = Trial(translate, name, work)
        with concurrent.futures.ThreadPoolExecutor(JOBS) as pool:
            operations = sorted(taken)
            verdicts = list(pool.map(lambda o: decide(sets, trial, name, neighbours, o, taken[o]), operations))
    for operation, (neighbour, agreed) in zip(operations, verdicts):
        if neighbour:
            copy(sets, name, neighbour, [operation], state)
        if not all(agreed):
            print("%s: %d of %d forms agree, with the definition of %s" % (operation, sum(agreed), len(agreed), neighbour or sets.base_of(name)))
    remove_unknown(sets, wheel, name, state)
    for operation, message in sorted(messages.items()):
        if operation not in taken and wheel.ask([operation]):
            print("%s: no instance is valid: %s" % (operation, message.split("\n")[0]))


def remove_unknown(sets, wheel, name, state):
    """Removes the operations that the wheel lacks, in the dialects of which it has any."""
    for dialect, operations in sorted(sets.operations(name).items()):
        unknown = ["operation %s.%s" % (dialect, o) for o in operations if wheel.ask(["%s.%s" % (dialect, o)]) is not True]
        its = sets.dialect(name, dialect)
        if unknown and len(unknown) < len(operations):
            its.set_removes(set(its.removes()) | set(unknown))
            note_state(its, state)
            its.write()


def main():
    arguments = sys.argv[1:]
    if len(arguments) >= 5 and arguments[0] == "copy":
        copy(Sets(arguments[1]), arguments[2], arguments[3], arguments[4:])
    elif len(arguments) >= 9 and arguments[0] == "ask":
        ask(*arguments[1:8], arguments[8:])
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main()
