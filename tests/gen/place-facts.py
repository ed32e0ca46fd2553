#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""place-facts.py [OPTION]... PYTHON OLDER NEWER SET OUTPUT

Writes the definitions of a state of LLVM whose ODS nobody has, but of which a Python wheel has bindings. PYTHON is the interpreter of
an environment with that wheel (iree-base-compiler or iree-compiler). OLDER and NEWER are the sets of its neighbours: folders of dialects/,
each a difference from the folder before it, separated by commas, the complete set first ("llvm22,llvm19"). For each operation that the
neighbours define differently, the wheel is asked whether it is registered, and which of the names of attributes it knows: it creates the
operation with an attribute of each kind and prints it. OUTPUT gets SET.irdl.mlir files: what differs from --base.

What is the same in both neighbours is taken from them. An operation with some names of each is made of the neighbour that needs
fewer changes. What the wheel cannot say is taken from the newer neighbour and listed: operations that have the same names in both but not the same text (their
format or their types changed), operations with attributes of both or of none, and attributes, types and enumerations that changed.

--base=SETS     the sets that SET differs from (default: NEWER)
--state=TEXT    what was asked, such as "iree-base-compiler 3.5.0"
--choices=FILE  what a person decided: lines "old|new|absent|keep LABEL" (labels as in the listing). "keep" leaves
                the entry, or "dialect NAME", as it is in OUTPUT
--only=NAMES    dialects to look at, separated by commas (default: those that the wheel registers)
"""

import argparse
import json
import os
import re
import subprocess
import sys
from typing import Any, Dict, List, NamedTuple, Optional, Set, Tuple

DIALECTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "dialects")
# An attribute of each kind, so that one of them has the kind that is stored.
KINDS = [
    "unit", "1 : i64", "1 : i32", '"s"', "[]", "array<i64>", "array<i32>", "array<i1>", "true", "@s", "i32", "{}",
    "affine_map<() -> ()>", "dense<1> : tensor<1xi64>", "1.0 : f32", "() -> ()", "1 : i8", "1 : index", "1 : i16",
    "array<i8>", "dense<1> : tensor<1xi32>", "dense<true> : tensor<1xi1>", "@s::@b",
]  # fmt: skip
RULES = {
    "unit": "UnitAttr", "1 : i64": "I64Attr", "1 : i32": "I32Attr", '"s"': "StrAttr", "[]": "ArrayAttr", "true": "BoolAttr",
    "array<i64>": "DenseI64ArrayAttr", "array<i32>": "DenseI32ArrayAttr", "i32": "TypeAttr", "@s": "FlatSymbolRefAttr",
}  # fmt: skip
SEGMENTS = {"operands": "operandSegmentSizes", "results": "resultSegmentSizes"}
HEAD = re.compile(r'^  (?:irdl\.(operation|attribute|type) @"?([#!]?[\w.$]+)"?|"varve\.(\w+)"\(\) \{)')


class Dialect(NamedTuple):
    """One file of a set: its label of each entry, in order, with its text, what it removes, and its other facts."""

    name: str
    entries: Dict[str, str]
    removes: List[str]
    facts: List[str]


# --- asking; this part runs in the wheel's interpreter


def known_part(text: str) -> Tuple[str, str]:
    """Returns the properties and the rest of an operation's generic text."""
    start = text.find("<{")
    end = text.find("}>", start)
    return (text[start : end + 1], text[end + 2 :]) if start >= 0 else ("", text)


def mentions(text: str, name: str) -> bool:
    return re.search(r'[{ ]"?%s"?( =|[,}])' % re.escape(name), text) is not None


def in_child(action: Any) -> Any:
    """Runs it in a process of its own, because bindings crash."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.write(writer, json.dumps(action()).encode())
        os._exit(0)
    os.close(writer)
    with os.fdopen(reader, "rb") as file:
        data = file.read()
    os.waitpid(child, 0)
    return json.loads(data) if data else {"error": "the bindings crash"}


def ask_operation(ir: Any, context: Any, name: str, attributes: List[str]) -> Any:
    """Returns None if it is not registered, else the kinds that each known attribute takes, and the properties without any."""
    with context, ir.Location.unknown(context):
        if not context.is_registered_operation(name):
            return None
        known: Dict[str, List[str]] = {}
        by_default = known_part(ir.Operation.create(name).get_asm(print_generic_op_form=True, assume_verified=True))[0]
        for attribute in attributes:
            taken = []
            for kind in KINDS:
                try:
                    made = ir.Operation.create(name, attributes={attribute: ir.Attribute.parse(kind)})
                    text = made.get_asm(print_generic_op_form=True, assume_verified=True)
                except Exception:  # of the bindings: they raise several kinds
                    continue
                properties, rest = known_part(text)
                if mentions(rest, attribute):
                    if mentions(by_default, attribute):  # a property that is no attribute
                        known[attribute] = []
                    break
                if mentions(properties, attribute):
                    taken.append(kind)
            else:
                known[attribute] = taken
        return [known, by_default]


def names_in_bindings(folder: str) -> Dict[str, Set[str]]:
    """Returns the names of attributes of each operation for which the wheel has classes."""
    found: Dict[str, Set[str]] = {}
    for file in sorted(os.listdir(folder)):
        if not file.endswith("_ops_gen.py"):
            continue
        with open(os.path.join(folder, file)) as source:
            text = source.read()
        for part in re.split(r"\nclass ", text)[1:]:
            name = re.search(r'OPERATION_NAME = "(.*?)"', part)
            if name:
                found[name[1]] = set(re.findall(r'\battributes\["(\w+)"\]', part))
    return found


def ask_all() -> None:
    import iree.compiler.dialects  # type: ignore[import-not-found]
    from iree.compiler import ir

    context = ir.Context()
    context.allow_unregistered_dialects = True
    if hasattr(context, "load_all_available_dialects"):
        context.load_all_available_dialects()
    queries = json.load(sys.stdin)
    dialects = {}
    for name in queries["dialects"]:
        try:
            dialects[name] = context.dialects[name] is not None
        except Exception:  # of the bindings
            dialects[name] = False
    operations, written = {}, names_in_bindings(list(iree.compiler.dialects.__path__)[0])
    for name, attributes in queries["operations"]:
        if dialects[name.split(".")[0]]:
            asked = sorted(written.get(name, set()).union(attributes))
            operations[name] = in_child(lambda name=name, asked=asked: ask_operation(ir, context, name, asked))
    json.dump({"dialects": dialects, "operations": operations}, sys.stdout)


# --- sets


def label_of(dialect: str, head: "re.Match[str]", text: str) -> str:
    if head[1] == "operation":
        return "operation %s.%s" % (dialect, head[2])
    if head[1]:
        return "%s %s" % (head[1], head[2].lstrip("#!"))
    symbol = re.search(r'sym_name = "(.*?)"', text)
    return "%s %s" % (head[3], symbol[1] if symbol else "")


def read_dialect(path: str) -> Optional[Dialect]:
    """Returns None for a definition in generic form, which has no entries to copy."""
    with open(path) as file:
        text = file.read()
    lines = text.split("\n")
    dialect = re.search(r"^irdl\.dialect @(\w+)", text, re.M)
    if not dialect:
        return None
    name = dialect[1]
    removes = re.search(r"varve\.removes = \[(.*?)\]", text, re.S)
    facts = [
        line for line in re.split(r",\n  (?=varve\.)", text[: text.find("\n}")].split("{\n", 1)[-1].strip()) if line
    ]
    entries, at = {}, 0
    while at < len(lines):
        head = HEAD.match(lines[at])
        start = at
        at += 1
        if not head:
            continue
        if lines[start].endswith("{"):
            while not lines[at].startswith("  }") or lines[at].startswith("  } {"):
                at += 1
            at += 1
        entry = "\n".join(lines[start:at])
        entries[label_of(name, head, entry)] = entry
    return Dialect(name, entries, re.findall(r'"(.*?)"', removes[1]) if removes else [], facts)


def read_set(folders: str) -> Dict[str, Dialect]:
    """Returns the dialects of a set: each folder is laid over those before it."""
    found: Dict[str, Dialect] = {}
    for folder in folders.split(","):
        path = folder if "/" in folder else os.path.join(DIALECTS, folder)
        for file in sorted(os.listdir(path)):
            if not file.endswith(".irdl.mlir"):
                continue
            read = read_dialect(os.path.join(path, file))
            if read is None:
                continue
            under = found.get(read.name)
            entries = {
                label: text for label, text in (under.entries if under else {}).items() if label not in read.removes
            }
            entries.update(read.entries)
            found[read.name] = Dialect(read.name, entries, [], read.facts or (under.facts if under else []))
    return found


def names_in(entry: str) -> List[str]:
    return re.findall(r'^      "([\w.$]+)" = %', entry, re.M)


def native_in(entry: str) -> Set[str]:
    """Returns the names of properties that are no attributes: the wheel cannot be asked about them."""
    native = re.search(r"varve\.native = \{(.*?)\}", entry, re.S)
    return set(re.findall(r"^ +(\w+) = ", native[1], re.M)) if native else set()


def known_names(entry: str) -> Set[str]:
    """Returns the names of attributes that a wheel with this definition knows."""
    names = set(names_in(entry))
    for kind, name in SEGMENTS.items():
        if re.search(r"irdl\.%s\([^)]*\) \{\n      varve\.segments" % kind, entry):
            names.add(name)
    return names


# --- making an operation with names of both


def without_name(entry: str, name: str) -> str:
    entry = re.sub(r"^    %%%s = irdl.*\n" % re.escape(name), "", entry, flags=re.M)
    entry = re.sub(r'^      "%s" = %%\S+\n' % re.escape(name), "", entry, flags=re.M)
    entry = re.sub(r'"%s", |, "%s"(?=[\],])' % (name, name), "", entry) if "varve.optional" in entry else entry
    entry = re.sub(r'^      varve\.optional = \["%s"\],?\n' % name, "", entry, flags=re.M)
    entry = re.sub(r",\n        %s = [^\n}]*(?=\})" % name, "", entry)
    entry = re.sub(r"^      varve\.defaults = \{\n        %s = [^\n}]*\},?\n" % name, "", entry, flags=re.M)
    entry = re.sub(r"^        %s = .*,\n" % name, "", entry, flags=re.M)
    entry = re.sub(r'^(      "[\w.$]+" = %\S+?),?\n    \}', r"\1\n    }", entry, flags=re.M)
    return re.sub(r"    irdl\.attributes \{\n    \}(?: \{\n    \})?\n", "", entry)


def with_name(entry: str, name: str, other: str, kinds: List[str]) -> str:
    """Adds an optional attribute where the other definition has it, else at the end."""
    value = re.search(r"^    %%%s = (irdl.*)\n" % re.escape(name), other, re.M)
    rules = [RULES[kind] for kind in kinds if kind in RULES]
    fallback = 'irdl.any {varve.rule = "%s"}' % rules[0] if len(rules) == 1 else "irdl.any"
    own, others = names_in(entry), names_in(other)
    before = [n for n in (others[: others.index(name)] if name in others else own) if n in own]
    line, spelled = "    %%%s = %s\n" % (name, value[1] if value else fallback), '      "%s" = %%%s' % (name, name)
    if not own:
        return entry
    if before:
        entry = re.sub(r"^(    %%%s = .*\n)" % re.escape(before[-1]), lambda m: m[1] + line, entry, flags=re.M)
        entry = re.sub(
            r'^(      "%s" = %%\w+)(,?)$' % re.escape(before[-1]),
            lambda m: m[1] + ",\n" + spelled + m[2],
            entry,
            flags=re.M,
        )
    else:
        entry = re.sub(r"^(    %%%s = .*\n)" % re.escape(own[0]), lambda m: line + m[1], entry, flags=re.M)
        entry = entry.replace("    irdl.attributes {\n", "    irdl.attributes {\n" + spelled + ",\n")
    if 'varve.optional = ["' in entry:
        return entry.replace('varve.optional = ["', 'varve.optional = ["%s", "' % name)
    return re.sub(
        r"(    irdl\.attributes \{\n(?:      .*\n)*    \}(?: \{\n)?)", lambda m: optional_after(m[1], name), entry
    )


def optional_after(block: str, name: str) -> str:
    if block.endswith("{\n"):
        return block + '      varve.optional = ["%s"],\n' % name
    return block + ' {\n      varve.optional = ["%s"]\n    }' % name


def differing(entry: str, known: Dict[str, List[str]]) -> Set[str]:
    """Returns the names that only one of them has. The wheel cannot be asked about properties that are no attributes."""
    return (known_names(entry) ^ set(known)) - native_in(entry)


def mixed(near: str, far: str, known: Dict[str, List[str]]) -> str:
    places = names_in(far)
    for name in sorted(
        differing(near, known) - set(SEGMENTS.values()), key=lambda n: (places.index(n) if n in places else 99, n)
    ):
        near = with_name(near, name, far, known[name]) if name in known else without_name(near, name)
    return with_kinds(near, known)


# --- placing


class Placed(NamedTuple):
    text: Optional[str]  # None: it is absent
    doubt: str  # why a person should look, or nothing


def of_other_kind(entry: str, known: Dict[str, List[str]]) -> Set[str]:
    """Returns the names of attributes that the wheel takes as a kind which this definition does not allow."""
    values = dict(re.findall(r"^    %(\S+) = (irdl.*)$", entry, re.M))
    return {
        name
        for name, kinds in known.items()
        if name in names_in(entry) and kinds and len(kinds) < 3 and values.get(name, "").startswith('irdl.base "#')
    } - native_in(entry)


def with_kinds(entry: str, known: Dict[str, List[str]]) -> str:
    for name in of_other_kind(entry, known):
        rule = RULES.get(known[name][0])
        value = 'irdl.any {varve.rule = "%s"}' % rule if rule else "irdl.any"
        entry = re.sub(r"^(    %%%s = ).*$" % re.escape(name), lambda m: m[1] + value, entry, flags=re.M)
        if rule == "StrAttr":
            entry = re.sub(r"^(        %s = )#[\w.]+<(\w+)>" % re.escape(name), r'\1"\2"', entry, flags=re.M)
    return entry


def has_defaults(entry: str, by_default: str) -> bool:
    """Whether the properties that the wheel gives an operation without any are the defaults of this definition."""
    block = re.search(r"varve\.defaults = \{\n(.*?)\}[,\n]", entry, re.S)
    values = [line.strip().rstrip(",") for line in block[1].split("\n")] if block else []
    return all(value in by_default for value in values)


def place_operation(older: Optional[str], newer: Optional[str], answer: Any) -> Placed:
    if answer is None:
        return Placed(None, "")
    if "error" in answer:
        return Placed(newer or older, "the bindings crash")
    known, by_default = answer
    definitions = [text for text in (newer, older) if text is not None]
    fitting = [text for text in definitions if not differing(text, known)]
    if len(fitting) == 2 and any(has_defaults(text, by_default) for text in fitting):
        fitting = [text for text in fitting if has_defaults(text, by_default)]
    if len(fitting) == 1:
        kinds = sorted(of_other_kind(fitting[0], known))
        return Placed(with_kinds(fitting[0], known), "of another kind: " + " ".join(kinds) if kinds else "")
    if len(fitting) == 2:
        return Placed(newer, "both have these names")
    if len(definitions) == 1:
        definitions.append(definitions[0])

    def cost(text: str) -> Tuple[bool, int]:
        different = differing(text, known)
        return bool(different & set(SEGMENTS.values())), len(different)

    near, far = sorted(definitions, key=cost)
    changes = [("+" if name in known else "-") + name for name in differing(near, known)]
    return Placed(
        mixed(near, far, known),
        ("near the newer: " if near == newer else "near the older: ") + " ".join(sorted(changes)),
    )


def read_choices(path: Optional[str]) -> Dict[str, str]:
    if path is None:
        return {}
    with open(path) as file:
        lines = [line.split("#")[0].split(None, 1) for line in file]
    return {line[1].strip(): line[0] for line in lines if len(line) == 2}


def place_dialect(
    older: Dialect, newer: Dialect, kept: Dict[str, str], operations: Dict[str, Any], choices: Dict[str, str]
) -> Dict[str, Placed]:
    placed = {}
    for label in sorted(set(older.entries) | set(newer.entries) | set(kept)):
        old, new = older.entries.get(label), newer.entries.get(label)
        key = label if label.startswith("operation ") else older.name + " " + label
        if old is None and new is None and key not in choices:
            continue
        if key in choices:
            placed[label] = Placed({"old": old, "new": new, "absent": None, "keep": kept.get(label)}[choices[key]], "")
        elif old == new:
            placed[label] = Placed(new, "")
        elif label.startswith("operation "):
            placed[label] = place_operation(old, new, operations[label.split()[1]])
        elif new is not None:
            placed[label] = Placed(new, "changed" if old is not None else "")
        else:
            # A definition too many does no harm, but where both have the dialect, what only the older has gave way to another.
            is_gone = label.split()[0] in ("attribute", "type") and bool(newer.entries)
            placed[label] = Placed(None if is_gone else old, "only the older has it")
    return placed


def write_dialect(path: str, settings: List[str], placed: Dict[str, Placed], base: Dialect, facts: List[str]) -> None:
    name, under = base.name, base.entries
    if os.path.exists(path):
        os.remove(path)
    own = {label: p.text for label, p in placed.items() if p.text is not None and under.get(label) != p.text}
    removes = [label for label in under if label not in placed or placed[label].text is None]
    if not own and not removes:
        return
    lines = ["irdl.dialect @%s attributes {" % name, ",\n".join("  " + setting for setting in settings)]
    if removes:
        lines[-1] += ",\n  varve.removes = [\n" + ",\n".join('    "%s"' % label for label in sorted(removes)) + "]"
    for fact in facts:
        if fact.startswith("varve.depends"):
            lines[-1] += ",\n  " + fact.split(" = ")[0] + " = " + fact.split(" = ", 1)[1].split("\n")[0].rstrip(",")
    kinds = ["enum", "directive", "type", "attribute", "operation"]
    order = sorted(own, key=lambda label: (kinds.index(label.split()[0]) if label.split()[0] in kinds else 0, label))
    lines += ["} {"] + [own[label] or "" for label in order] + ["}", ""]
    with open(path, "w") as file:
        file.write("\n".join(lines))


def questions(older: Dict[str, Dialect], newer: Dict[str, Dialect], names: List[str]) -> Dict[str, Any]:
    operations = []
    for name in names:
        definitions = [s[name].entries for s in (older, newer) if name in s]
        for label in sorted(set().union(*definitions)):
            texts = [entries.get(label) for entries in definitions]
            if label.startswith("operation ") and (len(texts) == 1 or texts[0] != texts[1]):
                attributes: Set[str] = set(SEGMENTS.values()).union(*(names_in(text) for text in texts if text))
                operations.append([label.split()[1], sorted(attributes)])
    return {"dialects": names, "operations": operations}


def main() -> int:
    parser = argparse.ArgumentParser(usage=__doc__)
    for argument in ("python", "older", "newer", "set", "output"):
        parser.add_argument(argument)
    parser.add_argument("--base")
    parser.add_argument("--state", default="")
    parser.add_argument("--choices")
    parser.add_argument("--only")
    options = parser.parse_args()
    older, newer = read_set(options.older), read_set(options.newer)
    base = read_set(options.base) if options.base else newer
    names = options.only.split(",") if options.only else sorted(set(older) | set(newer))
    asked = subprocess.run(
        [options.python, os.path.abspath(__file__), "--ask"],
        input=json.dumps(questions(older, newer, names)).encode(),
        capture_output=True,
    )
    if asked.returncode != 0:
        sys.exit("the wheel cannot be asked: " + asked.stderr.decode(errors="replace")[-400:])
    answers, choices = json.loads(asked.stdout), read_choices(options.choices)
    settings = ['varve.set = "%s"' % options.set, 'varve.base = "%s"' % (options.base or options.newer).split(",")[-1]]
    settings += ['varve.state = "%s"' % options.state] if options.state else []
    os.makedirs(options.output, exist_ok=True)
    for name in names:
        if choices.get("dialect " + name) == "keep":
            continue
        if not answers["dialects"][name]:
            print("%s: the wheel has no such dialect" % name)
            continue
        empty = Dialect(name, {}, [], [])
        path = os.path.join(options.output, name + ".irdl.mlir")
        before = read_dialect(path) if os.path.exists(path) else None
        kept = before.entries if before else {}
        placed = place_dialect(older.get(name, empty), newer.get(name, empty), kept, answers["operations"], choices)
        for label, its in placed.items():
            if its.doubt:
                print("%s%s: %s" % ("" if label.startswith("operation") else name + " ", label, its.doubt))
        facts = (newer.get(name) or older[name]).facts
        write_dialect(path, settings, placed, base.get(name, empty), facts)
    return 0


if __name__ == "__main__":
    if sys.argv[1:] == ["--ask"]:
        ask_all()
    else:
        sys.exit(main())
