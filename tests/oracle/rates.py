# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the scripts that measure rates share: running a tool, naming what fails, causes and floors."""
import collections
import re
import subprocess

SECONDS = 60


class Tool:
    """A program with its first arguments."""

    def __init__(self, command):
        self.command = command

    def run(self, folder, arguments, data=None):
        """Returns standard output, or None and the message."""
        try:
            done = subprocess.run(
                self.command + arguments, cwd=folder, input=data if data is not None else b"", capture_output=True, timeout=SECONDS
            )
        except subprocess.TimeoutExpired:
            return None, "no end after %d seconds" % SECONDS
        if done.returncode == 0:
            return done.stdout, ""
        text = done.stderr.decode(errors="replace")
        if done.returncode < 0 or "AddressSanitizer" in text or "runtime error" in text:
            return None, "CRASH %d: %s" % (done.returncode, text[-200:])
        errors = [line for line in text.splitlines() if "error: " in line]
        return None, errors[0] if errors else text[:200]


def operation_at(text, message):
    """Returns the name of the operation to whose text a message points."""
    place = re.match(r"\S*?:(\d+):(\d+): ", message)
    if not place:
        return ""
    lines = text.split("\n")[: int(place[1])]
    if not lines:
        return ""
    lines[-1] = lines[-1][: int(place[2]) + 60]
    for line in reversed(lines[-15:]):
        name = re.search(r'^\s*(?:[%\w$#:, -]*=\s*)?"?([A-Za-z_]\w*\.[\w.$]+|module|return)\b', line)
        if name:
            return name[1]
    return ""


def shape_of(message):
    """A message without its place and without the names in it."""
    message = re.sub(r"^\S*?:(\d+:\d+|0x[0-9a-f]+): (error: )?", "", message)
    return re.sub(r"'[^']*'|\"[^\"]*\"|`[^`]*`|\b\d+\b", "~", message)[:150]


def first_difference(expected, got):
    """The operation of the first line that differs."""
    theirs, ours = expected.split(b"\n"), got.split(b"\n")
    for number, line in enumerate(theirs):
        if number >= len(ours) or ours[number] != line:
            name = re.search(rb"\"?\b([A-Za-z_]\w*\.[\w.]+)", line)
            return (name[1] if name else line.strip()[:30]).decode(errors="replace")
    return "the end"


def trimmed_equal(a, b):
    return a is not None and b is not None and a.rstrip() == b.rstrip()


def write_causes(file, measured, not_loaded):
    """A row for each cause: its count, the counts by project, the operations where it occurs most, and an example of each."""
    for row in not_loaded:
        print("definition refused: " + row, file=file)
    counts, projects = collections.Counter(), collections.defaultdict(collections.Counter)
    operations, examples = collections.defaultdict(collections.Counter), {}
    for project, modules in measured.items():
        for module in modules:
            for stage, message, operation in module.causes:
                key = (stage, message)
                counts[key] += 1
                projects[key][project] += 1
                operations[key][operation] += 1
                examples.setdefault((key, operation), project + "/" + module.name)
    for key, count in counts.most_common():
        print("%5d  %s%s  {%s}" % (count, key[0], ": " + key[1] if key[1] else "", ", ".join("%s %d" % p for p in projects[key].most_common(5))), file=file)
        for operation, part in operations[key].most_common(8):
            print("       %5d  %-44s %s" % (part, operation or "?", examples[(key, operation)]), file=file)


def rates_of(modules, titles):
    """Returns {column: percentage} for the columns of titles that any of the modules has."""
    rates = {}
    for column in titles:
        results = [m.results[column] for m in modules if column in m.results]
        if results:
            rates[column] = 100.0 * sum(results) / len(results)
    return rates


def lines_below_floors(path, rates, titles):
    """Returns a line for each rate that is below its row in the file; rates: {row: {column: percentage}}."""
    with open(path) as file:
        floors = [line.split("\t") for line in file.read().splitlines() if line and not line.startswith("#")]
    return [
        "%s: %s: %.1f %%, expected %s %%" % (row, titles[column], rates[row][column], floor)
        for row, column, floor in floors
        if row in rates and column in rates[row] and rates[row][column] < float(floor)
    ]
