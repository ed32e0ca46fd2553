#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""import-wheel.py: writes a set of definitions for a state of LLVM whose ODS cannot be had, but whose tool answers.

  import-wheel.py copy DIALECTS SET NEIGHBOUR OPERATION...
      gives SET the definitions that NEIGHBOUR, another set, has of these operations
  import-wheel.py ask DIALECTS SET STATE PYTHON TRANSLATE GENERATE INSTANCES NEIGHBOUR...
      asks a wheel of IREE, which PYTHON (of an environment of its own) imports, and does so itself

Each set is a folder of DIALECTS. `ask` makes instances of all operations that the NEIGHBOURs, sets with ODS, define:
GENERATE is tests/gen/generate, INSTANCES its folder. The wheel says which instances are valid, prints them in both
forms and as bytecode, and says which attributes are inherent. TRANSLATE, a varve-translate that has SET, must read each
form and print the same. Where it does not, `ask` tries the definition of each NEIGHBOUR, also without the attributes
that the wheel lacks. SET gets the definition with which most forms agree. What no definition makes agree is printed: a
person writes those rows. Each file says which STATE was asked, such as "iree-compiler 20231113.707"."""

import base64
import collections
import concurrent.futures
import json
import os
import re
import subprocess
import sys
import tempfile

PER_OPERATION = 2
JOBS = 2
SECONDS = 20

# The part that the wheel runs. It answers a line for each line: for the text of a module [generic, pretty, bytecode] or
# a message; for ["registered", operation] whether there is such an operation; for ["discardable", text, operation,
# names] which of these attributes are not inherent to the operation.
ASK = r"""
import base64, io, json, re, sys
from iree.compiler import ir
context = ir.Context()
context.allow_unregistered_dialects = True


def forms(text):
    # What the pretty form does not say, such as the body of a named operation of linalg, has its default value.
    module = ir.Module.parse(ir.Module.parse(text, context).operation.get_asm(), context)
    generic = module.operation.get_asm(print_generic_op_form=True)
    pretty = module.operation.get_asm()
    data = io.BytesIO()
    module.operation.write_bytecode(data)
    return [generic, pretty, base64.b64encode(data.getvalue()).decode()]


def find(operation, name):
    if operation.name == name:
        return operation
    for region in operation.regions:
        for block in region:
            for child in block:
                found = find(child.operation, name)
                if found is not None:
                    return found


def without_properties(text):
    kept, at = "", 0
    while True:
        start = text.find("<{", at)
        if start < 0:
            return kept + text[at:]
        kept, depth, at = kept + text[at:start], 0, start + 1
        while at < len(text) and (depth > 0 or text[at] == "{"):
            depth += {"{": 1, "}": -1}.get(text[at], 0)
            at += 1


def is_discardable(text, name, attribute):
    module = ir.Module.parse(text, context)
    operation = find(module.operation, name)
    operation.attributes[attribute] = ir.UnitAttr.get(context)
    printed = without_properties(operation.get_asm(print_generic_op_form=True))
    return re.search("[{ ]" + re.escape(attribute) + "[,}]", printed) is not None


def answer(request):
    if isinstance(request, str):
        return forms(request)
    if request[0] == "registered":
        return context.is_registered_operation(request[1])
    return [name for name in request[3] if is_discardable(request[1], request[2], name)]


for line in sys.stdin:
    try:
        answered = answer(json.loads(line))
    except Exception as error:
        answered = str(error)[:400]
    sys.stdout.write(json.dumps(answered) + "\n")
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
        found = re.match(r"(?:.*\n)*?irdl\.dialect @\w+ attributes \{\n((?:.*\n)*?)\} \{\n((?:.*\n)*)\}\n", text)
        if found is None:
            return  # the dialect irdl itself is in the generic form
        head, body = found.groups()
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
        found: dict[str, list[str]] = collections.defaultdict(list)
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
        text = sets.find(neighbour, dialect, "operation " + mnemonic)
        if text is None:
            sys.exit("%s has no %s" % (neighbour, operation))
        put(sets, name, neighbour, operation, text, state)


def put(sets, name, neighbour, operation, text, state):
    """Writes a definition, and the enums of the neighbour that it needs."""
    dialect, mnemonic = operation.split(".", 1)
    its = sets.dialect(name, dialect)
    its.members["operation " + mnemonic] = text
    for enum in re.findall(r"enum<@(\w+)", text):
        found = sets.find(neighbour, dialect, "enum " + enum)
        if found is not None and sets.find(name, dialect, "enum " + enum) is None:
            its.members["enum " + enum] = found
    note_state(its, state)
    its.write()


def without(text, names):
    """Returns a definition without these attributes."""
    for name in names:
        text = re.sub(r"^    %%%s = .*\n" % name, "", text, flags=re.M)
        text = re.sub(r'^      "%s" = %%%s,?\n' % (name, name), "", text, flags=re.M)
        text = re.sub(
            r"^        %s = .*?(,|\})\n" % name, lambda found: "" if found[1] == "," else "}\n", text, flags=re.M
        )
        text = re.sub(r'"%s", |, "%s"|"%s"' % (name, name, name), "", text)
        text = re.sub(r" \([^()]*\$%s\b[^()]*\)\?" % name, "", text)
    text = re.sub(r",\n\}\n", "}\n", text)
    text = re.sub(r"^      varve\.optional = \[\],?\n|^      varve\.defaults = \{\s*\},?\n", "", text, flags=re.M)
    text = re.sub(r",(\n    \})", r"\1", text)
    text = re.sub(r"^(    \}) \{\n    \}\n", r"\1\n", text, flags=re.M)
    return re.sub(r"^    irdl\.attributes \{\n    \}\n", "", text, flags=re.M)


def attributes_of(text):
    body = re.search(r"^    irdl\.attributes \{\n((?:      .*\n)*)", text, re.M)
    return re.findall(r'^      "(\w+)" = ', body[1], re.M) if body else []


def note_state(its, state):
    its.head = [part for part in its.head if not part.startswith("varve.state =") or state is None]
    if state is not None:
        its.head.append('varve.state = "%s"' % state)


class Wheel:
    """Runs ASK, again after a crash."""

    def __init__(self, python):
        self.python, self.process, self.known = python, None, {}

    def running(self):
        if self.process is None or self.process.poll() is not None:
            self.process = subprocess.Popen(
                [self.python, "-c", ASK],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
            )
        return self.process

    def ask(self, text):
        """Returns what ASK answers."""
        process = self.running()
        try:
            process.stdin.write(json.dumps(text) + "\n")
            process.stdin.flush()
            line = process.stdout.readline()
        except BrokenPipeError:
            line = ""
        if not line:
            process.kill()
            self.process = None
            return "the tool ended"
        return json.loads(line)

    def has(self, operation):
        if operation not in self.known:
            self.known[operation] = self.ask(["registered", operation]) is True
        return self.known[operation]


def instances_of(generate, folder, era, attempts):
    """Yields (operation, text) for the instances that `generate` makes."""
    environment = dict(os.environ, GEN_ERA=era)
    for first, last in attempts:
        made = subprocess.run(
            [generate, folder, "1", str(first), str(last)], env=environment, capture_output=True, text=True
        ).stdout
        for text in re.split(r"^// -----.*\n", made, flags=re.M):
            name = re.search(r'gen\.op = "([^"]+)"', text)
            if name:
                yield name[1], text


def collect(wheel, trial, generate, folder, neighbours):
    """Returns {operation: [[generic, pretty, bytecode]]}, and {operation: the last message} of what was refused."""
    taken: dict[str, list[list[str]]] = collections.defaultdict(list)
    messages: dict[str, str] = {}
    for era in neighbours:
        count: collections.Counter[str] = collections.Counter()
        for operation, text in instances_of(generate, folder, era, [(0, 7), (8, 23)]):
            if count[operation] >= PER_OPERATION or not wheel.has(operation):
                continue
            answer = wheel.ask(text)
            if isinstance(answer, str):  # perhaps because properties are elsewhere
                again = trial.run(["--mlir-print-op-generic", "--no-verify"], text.encode())
                answer = wheel.ask(again) if again is not None and again != text else answer
            if isinstance(answer, str):
                messages[operation] = answer
            elif answer not in taken[operation]:
                taken[operation].append(answer)
                count[operation] += 1
    return taken, messages


class Choice:
    """A definition of a neighbour (empty: of the set itself), and which forms agree with it."""

    def __init__(self, neighbour, text, agreed):
        self.neighbour, self.text, self.agreed = neighbour, text, agreed


class Trial:
    """Runs varve-translate on what the wheel printed."""

    def __init__(self, translate, era, folder):
        self.translate, self.era, self.folder = translate, era, folder

    def run(self, options, data):
        command = [self.translate, "--era=" + self.era, "--no-default-dialects", *options, "-"]
        try:
            done = subprocess.run(command, input=data, capture_output=True, timeout=SECONDS)
        except subprocess.TimeoutExpired:
            return None
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


def decide(sets, trial, name, neighbours, operation, answers, discardable):
    dialect, mnemonic = operation.split(".", 1)
    key = "operation " + mnemonic
    own = sets.find(name, dialect, key)
    best = Choice("", own, trial.agreements(answers, []) if own is not None else [False])
    tried = {own}
    for neighbour in neighbours:
        found = sets.find(neighbour, dialect, key)
        for text in (
            [] if found is None else [found, without(found, [n for n in attributes_of(found) if n in discardable])]
        ):
            if all(best.agreed) or text in tried:
                continue
            tried.add(text)
            path = os.path.join(trial.folder, "%d.%s.mlir" % (len(tried), operation))
            with open(path, "w") as file:
                head = ['varve.set = "own"', 'varve.base = "%s"' % name]
                head += [part for part in sets.dialect(name, dialect).head if part.startswith("varve.properties")]
                file.write("irdl.dialect @%s attributes {%s} {\n%s}\n" % (dialect, ", ".join(head), text))
            agreed = trial.agreements(answers, ["--dialect=" + path])
            if sum(agreed) > sum(best.agreed) or best.text is None:
                best = Choice(neighbour, text, agreed)
    return best


def ask(folder, name, state, programs, neighbours):
    python, translate, generate, instances = programs
    sets, wheel = Sets(folder), Wheel(python)
    with tempfile.TemporaryDirectory() as work:
        trial = Trial(translate, name, work)
        taken, messages = collect(wheel, trial, generate, instances, neighbours)
        operations = sorted(taken)
        discardable = {o: discardable_of(sets, wheel, name, neighbours, o, taken[o][0][0]) for o in operations}
        with concurrent.futures.ThreadPoolExecutor(JOBS) as pool:
            choices = list(
                pool.map(lambda o: decide(sets, trial, name, neighbours, o, taken[o], discardable[o]), operations)
            )
    for operation, choice in zip(operations, choices):
        if choice.neighbour:
            put(sets, name, choice.neighbour, operation, choice.text, state)
        if not all(choice.agreed):
            counts = "%d of %d forms agree" % (sum(choice.agreed), len(choice.agreed))
            print("%s: %s, with the definition of %s" % (operation, counts, choice.neighbour or name))
    for operation, message in sorted(messages.items()):
        if operation not in taken and wheel.has(operation):
            print("%s: no instance is valid: %s" % (operation, " ".join(message.split("\n")[1:2])))
    add_known(sets, wheel, name, neighbours, state)
    remove_unknown(sets, wheel, name, state)


def add_known(sets, wheel, name, neighbours, state):
    """Adds the operations that the wheel has and the set lacks, as the first neighbour defines them."""
    for neighbour in neighbours:
        for dialect, mnemonics in sorted(sets.operations(neighbour).items()):
            for mnemonic in mnemonics:
                operation, key = dialect + "." + mnemonic, "operation " + mnemonic
                if sets.find(name, dialect, key) is None and wheel.has(operation):
                    put(sets, name, neighbour, operation, sets.find(neighbour, dialect, key), state)
                    print("%s: added as in %s" % (operation, neighbour))


def discardable_of(sets, wheel, name, neighbours, operation, text):
    """Returns the attributes that a neighbour defines and that are not inherent to the operation of the wheel."""
    dialect, mnemonic = operation.split(".", 1)
    names = set()
    if sets.dialect(name, dialect).has_fact("varve.properties"):
        return []  # the dictionary has all attributes
    for neighbour in neighbours:
        names |= set(attributes_of(sets.find(neighbour, dialect, "operation " + mnemonic) or ""))
    answer = wheel.ask(["discardable", text, operation, sorted(names)])
    return answer if isinstance(answer, list) else []


def remove_unknown(sets, wheel, name, state):
    """Removes the operations that the wheel lacks, in the dialects of which it has any."""
    for dialect, operations in sorted(sets.operations(name).items()):
        unknown = ["operation %s.%s" % (dialect, o) for o in operations if not wheel.has("%s.%s" % (dialect, o))]
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
        folder, name, state, python, translate, generate, instances = arguments[1:8]
        ask(folder, name, state, (python, translate, generate, instances), arguments[8:])
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main()
