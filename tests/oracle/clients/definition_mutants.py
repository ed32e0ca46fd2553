#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Modules with one change each: does Varve reject what a project's own tool rejects?

definition_mutants.py make DIALECT FOLDER MODULE...: writes mutants of generic text to FOLDER. Of operations of the dialect, the type of
an operand or result, or the value of an attribute, is replaced by another one of the same module. A cast gives an operand its other type.
definition_mutants.py judge CLIENT FOLDER: run with the Python of a client (jax or triton), writes FOLDER/verdicts.tsv
definition_mutants.py compare VERIFY DIALECT LEAST FOLDER: runs varve-verify on the mutants, and prints a row for each operation: mutants
that the client rejects by a generated check (class a) and by C++ (class b), how many of them Varve rejects, and mutants that only Varve
rejects. Fails if Varve accepts one of class a, rejects one that the client accepts, or rejects less than LEAST percent of class b
"""
import collections
import os
import random
import re
import subprocess
import sys

CLOSING = {"(": ")", "[": "]", "{": "}", "<": ">"}
HEAD = re.compile(r'^(\s*)((?:%[\w$.-]+(?::\d+)?(?:, )?)+ = )?"([\w$.]+)"\(([^()]*)\)')
PER_OPERATION = 3  # mutants of each operation in a module
PER_MODULE = 40


def scan(text, start, stop):
    """The first place from start on, in no brackets or string, where one of the texts of stop is; or the end."""
    depth, at = 0, start
    while at < len(text):
        if depth == 0 and any(text.startswith(s, at) for s in stop):
            return at
        if text[at] == '"':
            at += 1
            while at < len(text) and text[at] != '"':
                at += 2 if text[at] == "\\" else 1
        elif text.startswith("->", at):
            at += 1
        elif text[at] in CLOSING:
            depth += 1
        elif text[at] in CLOSING.values():
            depth -= 1
        at += 1
    return at


def split(text):
    parts, start = [], 0
    while start < len(text):
        end = scan(text, start, [", "])
        parts.append(text[start:end])
        start = end + 2
    return parts


class Operation:
    """One operation: its first line, and the line with its types, which differ if it has regions."""

    def __init__(self, lines, first):
        self.lines, self.first, self.last = lines, first, first
        head = HEAD.match(lines[first])
        self.ok = head is not None
        if not self.ok:
            return
        self.indent, self.results, self.name, operands = head.groups()
        self.operands = [o for o in operands.split(", ") if o]
        line = lines[first]
        at = head.end()
        self.properties, self.place = [], None
        if line.startswith(" <{", at):
            end = scan(line, at + 3, ["}>"])
            self.place = (at + 3, end)
            self.properties = split(line[at + 3 : end])
            at = end + 2
        if line.endswith("({"):
            closing = re.compile(re.escape(self.indent) + r"\}\)")
            while self.last < len(lines) - 1 and not closing.match(lines[self.last]):
                self.last += 1
            line, at = lines[self.last], len(self.indent) + 2
        self.colon = scan(line, at, [" : ("])
        self.ok = self.colon < len(line)
        if not self.ok:
            return
        end = scan(line, self.colon + 4, [")"])
        self.types = split(line[self.colon + 4 : end])
        self.arrow = end + len(") -> ")
        rest = line[self.arrow :]
        self.end = self.arrow + scan(rest, 0, [" loc("])
        outs = line[self.arrow : self.end]
        self.outs = split(outs[1:-1]) if outs.startswith("(") else [outs]
        self.ok = len(self.types) == len(self.operands)


def signature(op, types, outs):
    line = op.lines[op.last]
    return "%s : (%s) -> (%s)%s" % (line[: op.colon], ", ".join(types), ", ".join(outs), line[op.end :])


def change_operand(op, index, kind):
    lines = list(op.lines)
    types = op.types[:index] + [kind] + op.types[index + 1 :]
    lines[op.last] = signature(op, types, op.outs)
    operands = op.operands[:index] + ["%mutated"] + op.operands[index + 1 :]
    lines[op.first] = lines[op.first].replace("(" + ", ".join(op.operands) + ")", "(" + ", ".join(operands) + ")", 1)
    cast = '%s%%mutated = "builtin.unrealized_conversion_cast"(%s) : (%s) -> (%s)'
    lines.insert(op.first, cast % (op.indent, op.operands[index], op.types[index], kind))
    return lines


def change_result(op, index, kind):
    lines = list(op.lines)
    outs = op.outs[:index] + [kind] + op.outs[index + 1 :]
    lines[op.last] = signature(op, op.types, outs)
    count = ":%d" % len(outs) if len(outs) > 1 else ""
    lines[op.first] = lines[op.first].replace(op.results, "%mutated" + count + " = ", 1)
    values = ["%%mutated#%d" % i for i in range(len(outs))] if count else ["%mutated"]
    cast = '%s%s"builtin.unrealized_conversion_cast"(%s) : (%s) -> (%s)'
    lines.insert(op.last + 1, cast % (op.indent, op.results, ", ".join(values), ", ".join(outs), ", ".join(op.outs)))
    return lines


def change_property(op, index, value):
    lines = list(op.lines)
    changed = list(op.properties)
    changed[index] = changed[index].split(" = ", 1)[0] + " = " + value
    line = lines[op.first]
    lines[op.first] = line[: op.place[0]] + ", ".join(changed) + line[op.place[1] :]
    return lines


def other(choice, values, old):
    values = [v for v in values if v != old]
    return choice.choice(values) if values else None


def mutate(choice, op, pools):
    """One changed module, or None."""
    kinds = ["operand"] * bool(op.operands) + ["result"] * bool(op.results) + ["property"] * bool(op.properties)
    if not kinds:
        return None, None
    kind = choice.choice(kinds)
    if kind == "property":
        index = choice.randrange(len(op.properties))
        name, _, old = op.properties[index].partition(" = ")
        if not old or name.endswith("egmentSizes") or name == "sym_name":
            return None, None
        same = pools["properties"][name]
        value = other(choice, same if choice.random() < 0.5 and len(same) > 1 else pools["values"], old)
        return (kind, change_property(op, index, value)) if value else (None, None)
    types = op.types if kind == "operand" else op.outs
    index = choice.randrange(len(types))
    value = other(choice, pools["types"], types[index])
    change = change_operand if kind == "operand" else change_result
    return (kind, change(op, index, value)) if value else (None, None)


def operations_of(lines):
    found = []
    for i, line in enumerate(lines):
        if line.lstrip().startswith(("%", '"')):
            op = Operation(lines, i)
            if op.ok:
                found.append(op)
    return found


def pools_of(operations):
    pools = {"types": [], "values": [], "properties": collections.defaultdict(list)}
    for op in operations:
        for t in op.types + op.outs:
            if t not in pools["types"] and "->" not in t:
                pools["types"].append(t)
        for p in op.properties:
            name, _, value = p.partition(" = ")
            if value and len(value) < 300 and value not in pools["properties"][name]:
                pools["properties"][name].append(value)
                pools["values"].append(value)
    return pools


def make(dialect, folder, modules):
    os.makedirs(folder, exist_ok=True)
    for number, module in enumerate(modules):
        choice = random.Random(os.path.basename(module))
        with open(module, encoding="utf-8", errors="surrogateescape") as file:
            text = file.read()
        if len(text) > 300000 or "{-#" in text:
            continue
        lines = text.splitlines()
        operations = operations_of(lines)
        pools = pools_of(operations)
        left = collections.Counter()
        choice.shuffle(operations)
        for op in operations:
            if not op.name.startswith(dialect + ".") or left[op.name] == PER_OPERATION or left.total() == PER_MODULE:
                continue
            kind, changed = mutate(choice, op, pools)
            if changed is None:
                continue
            left[op.name] += 1
            name = "%04d-%s-%s-%d.mlir" % (number, op.name, kind, op.first)
            with open(os.path.join(folder, name), "w", encoding="utf-8", errors="surrogateescape") as file:
                file.write("\n".join(changed) + "\n")


def jax_judge():
    from jaxlib.mlir import ir
    from jax._src.interpreters import mlir as jax_mlir

    def judge(path):
        with jax_mlir.make_ir_context():
            try:
                with open(path, "rb") as file:
                    ir.Module.parse(file.read())
                return ""
            except Exception as error:
                return str(error)

    return judge


def triton_judge():
    import tempfile

    from triton._C.libtriton import amd, ir, nvidia, proton

    context = ir.context()
    ir.load_dialects(context)
    for backend in (nvidia, amd, proton):
        backend.load_dialects(context)

    def judge(path):
        with tempfile.TemporaryFile() as said:
            kept = os.dup(2)
            os.dup2(said.fileno(), 2)
            try:
                ir.parse_mlir_module(path, context)
                return ""
            except Exception as error:
                said.seek(0)
                return said.read().decode("utf-8", "replace") or str(error)
            finally:
                os.dup2(kept, 2)
                os.close(kept)

    return judge


def judge(client, folder):
    """A client may crash: each verdict is written at once, and the next run goes on behind the last one."""
    path = os.path.join(folder, "verdicts.tsv")
    done = set()
    if os.path.exists(path):
        with open(path, encoding="utf-8") as file:
            done = {line.split("\t")[0] for line in file}
    names = sorted(n for n in os.listdir(folder) if n.endswith(".mlir") and n not in done)
    ask = {"jax": jax_judge, "triton": triton_judge}[client]()
    with open(path, "a", encoding="utf-8") as file:
        for name in names:
            file.write(name + "\t")
            file.flush()
            said = ask(os.path.join(folder, name))
            errors = [e for e in re.split(r"error: ", said)[1:]] or [said]
            file.write("%s\t%s\n" % ("rejected" if said else "accepted", " ".join(errors[0].split())[:300]))


GENERATED = re.compile(
    r"op (operand|result) #\d+ must be|failed to satisfy constraint|requires the same (type|shape|element type|encoding) for all"
    r"|requires all operands to have the same|failed to verify that|all non-scalar operands/results"
    r"|non-scalar|don't have (matching|broadcast)|result type has different rank|requires attribute"
)


def read_verdicts(folder):
    with open(os.path.join(folder, "verdicts.tsv"), encoding="utf-8") as file:
        for line in file:
            fields = line.rstrip("\n").split("\t")
            if len(fields) == 3:
                yield fields


def rejected_by_varve(verify, folder, names):
    rejected = {}
    for start in range(0, len(names), 100):
        part = [os.path.join(folder, n) for n in names[start : start + 100]]
        run = subprocess.run([verify] + part, capture_output=True, text=True, errors="replace", check=False)
        for line in run.stdout.splitlines():
            found = re.match(r".*?([^/]*\.mlir): .*NOT verified: (.*)", line)
            if found:
                rejected[found.group(1)] = found.group(2)
    return rejected


COLUMNS = ["a", "a found", "b", "b found", "only varve"]


def compare(verify, dialect, least, folder):
    verdicts = list(read_verdicts(folder))
    rejected = rejected_by_varve(verify, folder, [v[0] for v in verdicts])
    rows = collections.defaultdict(collections.Counter)
    with open(os.path.join(folder, "differences.tsv"), "w", encoding="utf-8") as out:
        for name, verdict, said in verdicts:
            operation = name.split("-")[1]
            own = name in rejected
            if verdict == "accepted":
                what = "only varve" if own else "both accept"
            else:
                ours = "'%s.%s' op " % (dialect, operation.split(".", 1)[1]) in said or operation in said
                what = "a" if GENERATED.search(said) else "b" if ours else "other"
            rows[operation][what] += 1
            rows[operation][what + " found"] += own
            if (verdict == "rejected") != own:
                out.write("\t".join([what, operation, name, said, rejected.get(name, "")]) + "\n")
    print("operation\ta\ta rejected\tb\tb rejected\tonly varve")
    total = collections.Counter()
    for operation, row in sorted(rows.items(), key=lambda r: -sum(r[1].values())):
        total.update(row)
        print("%s\t%s" % (operation, "\t".join(str(row[c]) for c in COLUMNS)))
    print("all\t%s" % "\t".join(str(total[c]) for c in COLUMNS))
    complete = total["a"] == total["a found"] and total["a"] != 0 and total["only varve"] == 0
    return complete and total["b found"] * 100 >= total["b"] * int(least)


def main():
    command, arguments = sys.argv[1], sys.argv[2:]
    if command == "make":
        make(arguments[0], arguments[1], arguments[2:])
    elif command == "judge":
        judge(*arguments)
    elif command == "compare" and not compare(*arguments):
        sys.exit(1)


main()
