# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Builds libvarve, the tools and the packs from the lists of the Makefile.inc files, without make."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

from . import dependencies
from .compiler import Compiler

TOOLS = ("translate", "verify", "extract", "dialect")
FUNCTIONS = {
    "COPY_FILE_RANGE": "#define _GNU_SOURCE\n#include <unistd.h>\n"
    "int main(void) { return copy_file_range(0, 0, 0, 0, 0, 0); }",
    "GETRANDOM": "#define _GNU_SOURCE\n#include <sys/random.h>\nint main(void) { return getrandom(0, 0, 0); }",
}
SOURCES = ("include", "src", "tools", "dialects")
SUFFIXES = (".c", ".h", ".inc", ".def", ".list", ".mlir", ".table", ".vdict")
HEADERS = ("linux/landlock.h", "linux/seccomp.h", "sys/sendfile.h")


@dataclass
class Built:
    """What the package takes: files by the folder in the package, and the library that the extension links."""

    library: Path
    files: dict[str, list[Path]]


def version(top: Path) -> str:
    """Returns the release number, which include/varve/version.h defines."""
    text = (top / "include/varve/version.h").read_text()
    return ".".join(re.search(rf"VARVE_VERSION_{part} (\d+)", text)[1] for part in ("MAJOR", "MINOR", "PATCH"))


def copy_sources(top: Path, target: Path) -> None:
    """Copies everything that a build reads, and nothing that a build makes."""

    def others(folder: str, names: list[str]) -> list[str]:
        return [n for n in names if not n.endswith(SUFFIXES) and (n == ".libs" or not (Path(folder) / n).is_dir())]

    for name in SOURCES:
        shutil.copytree(top / name, target / name, ignore=others)
    for name in ("COPYING", "NOTICE"):
        shutil.copy2(top / name, target / name)


def variables(top: Path, file: Path, known: dict[str, list[str]]) -> None:
    """Adds the assignments of a Makefile.inc to known. Those in a conditional are left out."""
    depth = 0
    for line in file.read_text().replace("\\\n", " ").splitlines():
        word = line.split(" ", 1)[0]
        depth += (word == "if") - (word == "endif")
        assigned = re.match(r"(\w+) *(\+?)= *(.*)", line)
        if depth or word in ("if", "else", "endif") or not assigned:
            continue
        name, appends, value = assigned.groups()
        words = []
        for item in value.split():
            reference = re.fullmatch(r"\$\((\w+)\)", item)
            words += known.get(reference[1], []) if reference else [item]
        known[name] = (known.get(name, []) if appends else []) + words


def lists(top: Path) -> dict[str, list[str]]:
    """Returns the lists of the Makefile.inc files of the library and the tools."""
    known: dict[str, list[str]] = {}
    for file in [*sorted(top.glob("src/*/Makefile.inc")), top / "dialects/Makefile.inc", top / "tools/Makefile.inc"]:
        variables(top, file, known)
    return known


def configure(top: Path, work: Path, compiler: Compiler) -> None:
    """Writes config.h, and the table of the built-in vocabulary as numbers."""
    defined = [name for name, source in FUNCTIONS.items() if compiler.accepts(source, work, [])]
    for header in HEADERS:
        if compiler.accepts(f"#include <{header}>\nint main(void) {{ return 0; }}", work, []):
            defined.append(re.sub(r"\W", "_", header).upper())
    write(work / "include/config.h", "".join(f"#define HAVE_{name} 1\n" for name in defined))
    # The package has its own folder of packs.
    write(work / "include/api/dialect_folder.h", '#define VARVE_DIALECT_FOLDER ""\n')
    for table in top.glob("src/container/vocabulary-*.table"):
        numbers = "".join(f"{byte},\n" for byte in table.read_bytes())
        write(work / "include/container" / (table.stem + ".inc"), numbers)


def write(path: Path, text: str) -> None:
    """Writes a file unless it has this content already."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.is_file() or path.read_text() != text:
        path.write_text(text)


def objects_of_make(top: Path, sources: list[Path], form: str) -> dict[Path, Path]:
    """Returns the objects of the sources in the folder VARVE_BUILD, where make compiled the library for sharing.

    form is the name of an object, with braces for the name of its source. Without the variable there are no objects.
    A source that names the folder where make installs packs is compiled here, because the package has its own folder.
    """
    made = os.environ.get("VARVE_BUILD")
    if not made:
        return {}
    if not (Path(made) / ".libs/libvarve.so").is_file():
        raise SystemExit(f"VARVE_BUILD: {made} has no shared library")
    portable = [source for source in sources if "VARVE_DIALECT_FOLDER" not in source.read_text()]
    places = {source: Path(made) / source.relative_to(top).parent / form.format(source.stem) for source in portable}
    return {source: place for source, place in places.items() if place.is_file()}


def build(top: Path, work: Path, compiler: Compiler) -> Built:
    """Builds everything in the folder work."""
    known = lists(top)
    configure(top, work, compiler)
    needs = dependencies.find(work, compiler)
    include = ["-I" + str(path) for path in (work / "include", top / "include", top / "src", top)] + needs.cflags

    sources = [top / name for name in known["libvarve_sources"] if name.endswith(".c")]
    made = objects_of_make(top, sources, ".libs/{}.o")
    objects = compiler.compile(sources, top, work / "library", include, made)
    objects += compiler.compile(needs.sources, top, work / "dependencies", needs.cflags)
    library = work / "lib" / "libvarve.so"
    compiler.link(
        objects, library, ["-shared", "-Wl,-soname,libvarve.so", "-Wl,--exclude-libs,ALL", "-Wl,-z,defs", *needs.libs]
    )

    programs = []
    for tool in TOOLS:
        names = [n for n in known[f"tools_varve_{tool}_SOURCES"] if n.endswith(".c")]
        if tool == "dialect":
            names.append("tools/dialect/no-import/import_absent.c")
        sources = [top / n for n in names]
        made = objects_of_make(top, sources, f"varve_{tool}-{{}}.o")
        objects = compiler.compile(sources, top, work / tool, [*include, f"-I{top / 'tools'}"], made)
        programs.append(work / "bin" / f"varve-{tool}")
        flags = ["-L" + str(library.parent), "-lvarve", "-Wl,-rpath,$ORIGIN/../lib", "-ldl"]
        compiler.link([*objects, library], programs[-1], flags[2:])

    packs = [compile_pack(top, work, programs[-1], name) for name in known["packs"]]
    return Built(library, {"lib": [library], "bin": programs, "dialects": packs})


def compile_pack(top: Path, work: Path, program: Path, name: str) -> Path:
    """Compiles a pack of dialects with the program that was just built, if the program or a definition is newer."""
    target = work / "dialects" / f"{name}.vdef"
    target.parent.mkdir(parents=True, exist_ok=True)
    folder = top / "dialects" / name
    newest = max(file.stat().st_mtime for file in [program, *folder.iterdir()])
    if not target.is_file() or target.stat().st_mtime < newest:
        subprocess.run([program, "compile", "-o", target, folder / "pack.mlir"], check=True)
    return target
