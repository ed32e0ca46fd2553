# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The C compiler: compiles many files at once, and again only those that changed."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

LANGUAGE_FLAGS = ["-std=c11", "-fPIC", "-fvisibility=hidden", "-ffunction-sections", "-fdata-sections"]
DEFINITIONS = ["-D_POSIX_C_SOURCE=200809L", "-D_FILE_OFFSET_BITS=64", "-DHAVE_CONFIG_H"]


class Compiler:
    """A C compiler with its flags. Environment: CC, CFLAGS, LDFLAGS, VARVE_SANITIZERS (such as address,undefined)."""

    def __init__(self, command: list[str], cflags: list[str], ldflags: list[str], sanitizers: str) -> None:
        self.command = command
        self.sanitizer_flags: list[str] = []
        if sanitizers:
            self.sanitizer_flags = [f"-fsanitize={sanitizers}", "-fno-sanitize-recover=all", "-fno-omit-frame-pointer"]
        self.cflags = cflags + self.sanitizer_flags
        self.ldflags = ldflags + self.sanitizer_flags

    @classmethod
    def from_environment(cls) -> Compiler:
        """Returns the compiler that the environment names, by default cc with -O2."""
        get = os.environ.get
        return cls(
            shlex.split(get("CC") or "cc"),
            shlex.split(get("CFLAGS") or "-O2"),
            shlex.split(get("LDFLAGS") or ""),
            get("VARVE_SANITIZERS") or "",
        )

    def run(self, arguments: list[str]) -> None:
        """Runs the compiler. Prints what it reports, and raises SystemExit if it fails."""
        done = subprocess.run(self.command + arguments, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            # The command that links names some hundred objects.
            command = shlex.join(self.command + arguments)
            shown = command if len(command) <= 2000 else f"{command[:200]} ... {command[-200:]}"
            raise SystemExit(f"{shown}\n{done.stdout}{done.stderr}")
        if done.stderr:
            sys.stderr.write(done.stderr)

    def accepts(self, source: str, work: Path, flags: list[str]) -> bool:
        """Returns whether a program compiles and links with the flags."""
        work.mkdir(parents=True, exist_ok=True)
        probe = work / "probe.c"
        probe.write_text(source)
        command = [*self.command, *self.cflags, str(probe), "-o", str(work / "probe"), *flags, *self.ldflags]
        return subprocess.run(command, capture_output=True, check=False).returncode == 0

    def compile(
        self, sources: list[Path], top: Path, folder: Path, flags: list[str], made: dict[Path, Path] | None = None
    ) -> list[Path]:
        """Compiles sources in parallel, and returns their objects in the same order.

        made has the objects that make compiled. They are taken as they are.
        """
        found = made or {}
        # Assertions have the names of files: without the folder, two builds give the same bytes.
        same_names = f"-fmacro-prefix-map={top}/="
        arguments = [*LANGUAGE_FLAGS, *DEFINITIONS, same_names, *self.cflags, *flags]
        folder.mkdir(parents=True, exist_ok=True)
        stamp = folder / "flags"
        text = shlex.join(self.command + arguments)
        is_same = stamp.is_file() and stamp.read_text() == text
        stamp.write_text(text)

        def one(source: Path) -> Path:
            if source in found:
                return found[source]
            name = str(source.relative_to(top) if source.is_relative_to(top) else source.name)
            target = folder / (name.replace("/", "-")[:-2] + ".o")
            if not is_same or not is_current(target):
                self.run([*arguments, "-MMD", "-MF", f"{target}.d", "-c", str(source), "-o", str(target)])
            return target

        # The largest files take the longest, so they start first.
        with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
            order = sorted(sources, key=lambda source: -source.stat().st_size)
            return [objects for _, objects in sorted(zip([sources.index(s) for s in order], pool.map(one, order)))]

    def link(self, objects: list[Path], target: Path, flags: list[str]) -> None:
        """Links a program or, with -shared among the flags, a library, if an object is newer than it."""
        target.parent.mkdir(parents=True, exist_ok=True)
        if target.is_file() and all(o.stat().st_mtime <= target.stat().st_mtime for o in objects):
            return
        self.run([*map(str, objects), "-o", str(target), "-Wl,--gc-sections", "-Wl,-s", *flags, *self.ldflags])


def is_current(target: Path) -> bool:
    """Returns whether an object is newer than the files that it was made from."""
    dependencies = Path(f"{target}.d")
    if not target.is_file() or not dependencies.is_file():
        return False
    made = target.stat().st_mtime
    names = dependencies.read_text().replace("\\\n", " ").split()[1:]
    try:
        return all(os.stat(name).st_mtime <= made for name in names)
    except OSError:
        return False
