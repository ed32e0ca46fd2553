# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Builds libvarve, the tools and the packs from the lists of build-aux/file-lists.sh, without make."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

from . import dependencies
from .compiler import Compiler

# The folders of each tool, besides tools/varve-<tool>.c.
TOOLS = {
    "translate": ("translate", "modules", "common"),
    "verify": ("modules", "common"),
    "extract": ("extract", "modules", "common"),
    "dialect": ("dialect", "dialect_no_import", "common"),
}
FUNCTIONS = {
    "COPY_FILE_RANGE": "#define _GNU_SOURCE\n#include <unistd.h>\n"
    "int main(void) { return copy_file_range(0, 0, 0, 0, 0, 0); }",
    "GETRANDOM": "#define _GNU_SOURCE\n#include <sys/random.h>\nint main(void) { return getrandom(0, 0, 0); }",
}
SOURCES = ("include", "src", "tools", "dialects")
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


def file_lists(top: Path, *arguments: str) -> str:
    """Returns what the script prints that lists the files of the tree."""
    command = ["sh", str(top / "build-aux/file-lists.sh"), *arguments]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def copy_sources(top: Path, target: Path) -> None:
    """Copies everything that a build reads, and nothing that a build makes."""
    names = file_lists(top, "--release", *SOURCES).split()
    for name in [*names, "build-aux/file-lists.sh", "build-aux/compile-definitions.c", "COPYING", "NOTICE"]:
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(top / name, target / name)


def lists(top: Path) -> dict[str, list[str]]:
    """Returns the lists of files by their names."""
    lines = file_lists(top, "--lists").replace("\\\n", " ").splitlines()
    assigned = [re.fullmatch(r"(\w+) = *(.*)", line) for line in lines]
    return {match[1]: match[2].split() for match in assigned if match}


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

    sources = [top / name for name in known["engine_sources"] + known["knowledge_sources"] if name.endswith(".c")]
    made = objects_of_make(top, sources, ".libs/{}.o")
    objects = compiler.compile(sources, top, work / "library", include, made)
    objects += compiler.compile(needs.sources, top, work / "dependencies", needs.cflags)
    sources = [top / "dialects/known.c"]
    made = objects_of_make(top, sources, ".libs/{}.o")
    if not made:
        first = compiler.compile([top / "build-aux/compile-definitions.c"], top, work / "sets", include)
        compiler.link([*first, *objects], work / "sets/compile-definitions", needs.libs)
        compile_sets(top, work, work / "sets/compile-definitions", known["set_definitions"])
    objects += compiler.compile(sources, top, work / "library", include, made)
    library = work / "lib" / "libvarve.so"
    compiler.link(
        objects, library, ["-shared", "-Wl,-soname,libvarve.so", "-Wl,--exclude-libs,ALL", "-Wl,-z,defs", *needs.libs]
    )

    programs = []
    for tool, folders in TOOLS.items():
        names = [name for folder in folders for name in known[f"tools_{folder}_files"] if name.endswith(".c")]
        sources = [top / name for name in [f"tools/varve-{tool}.c", *names]]
        made = objects_of_make(top, sources, f"varve_{tool}-{{}}.o")
        objects = compiler.compile(sources, top, work / tool, [*include, f"-I{top / 'tools'}"], made)
        programs.append(work / "bin" / f"varve-{tool}")
        flags = ["-L" + str(library.parent), "-lvarve", "-Wl,-rpath,$ORIGIN/../lib", "-ldl"]
        compiler.link([*objects, library], programs[-1], flags[2:])

    packs = [compile_pack(top, work, programs[-1], name) for name in known["packs"]]
    return Built(library, {"lib": [library], "bin": programs, "dialects": packs})


def compile_sets(top: Path, work: Path, program: Path, names: list[str]) -> None:
    """Compiles all sets of definitions with a program that has no set, if the program or a definition is newer."""
    target = work / "include/dialects/builtin_sets.inc"
    target.parent.mkdir(parents=True, exist_ok=True)
    files = [top / name for name in names]
    newest = max(file.stat().st_mtime for file in [program, *files])
    if not target.is_file() or target.stat().st_mtime < newest:
        subprocess.run([program, target, *files], check=True)


def compile_pack(top: Path, work: Path, program: Path, name: str) -> Path:
    """Compiles a pack of dialects with the program that was just built, if the program or a definition is newer."""
    target = work / "dialects" / f"{name}.vdef"
    target.parent.mkdir(parents=True, exist_ok=True)
    folder = top / "dialects" / name
    newest = max(file.stat().st_mtime for file in [program, *folder.iterdir()])
    if not target.is_file() or target.stat().st_mtime < newest:
        subprocess.run([program, "compile", "-o", target, folder / "pack.mlir"], check=True)
    return target
