# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Finds zstd and xxHash: static libraries of the system, its shared ones, or sources from PyPI."""

from __future__ import annotations

import subprocess
import sys
import tarfile
from dataclasses import dataclass, field
from pathlib import Path

from .compiler import Compiler

PROBE = """
#include <zdict.h>
#include <zstd.h>
#include <xxhash.h>
#if ZSTD_VERSION_NUMBER < 10400 || XXH_VERSION_NUMBER < 800
#error too old
#endif
__attribute__((visibility("default"))) int probe(void *to, const void *from, size_t size) {
  return (int)(ZSTD_compress(to, size, from, size, 1) + ZDICT_isError(size) + XXH3_128bits(from, size).low64);
}
"""
STATIC = ["-Wl,-Bstatic", "-lzstd", "-lxxhash", "-Wl,-Bdynamic"]
SHARED = ["-lzstd", "-lxxhash"]

# The source distributions of these packages have the C sources of the libraries.
REQUIREMENTS = """\
zstandard==0.25.0 --hash=sha256:7713e1179d162cf5c7906da876ec2ccb9c3a9dcbdffef0cc7f70c3667a205f0b
xxhash==3.6.0 --hash=sha256:f0162a78b13a0d7617b2845b90c763339d1f1d82bb04a4b07f4ab535cc5e05d6
"""
SOURCES = {"zstandard-0.25.0": "zstd/zstd.c", "xxhash-3.6.0": "deps/xxhash/xxhash.c"}


@dataclass
class Dependencies:
    """How to compile and link with zstd and xxHash."""

    cflags: list[str] = field(default_factory=list)
    libs: list[str] = field(default_factory=list)
    sources: list[Path] = field(default_factory=list)


def find(work: Path, compiler: Compiler) -> Dependencies:
    """Returns the first of the three ways that works on this machine."""
    for libs in (STATIC, SHARED):
        if compiler.accepts(PROBE, work, ["-shared", "-fPIC", "-Wl,-z,defs", *libs]):
            return Dependencies(libs=libs)
    sources = download(work / "sources")
    folders = sorted({str(path.parent) for path in sources})
    # Symbols of these sources stay inside of the library, as those of static libraries do.
    hidden = [f"-D{name}_VISIBLE=" for name in ("ZSTDLIB", "ZDICTLIB", "ZSTDERRORLIB")]
    return Dependencies(cflags=[*(f"-I{folder}" for folder in folders), "-DZSTD_DISABLE_ASM", *hidden], sources=sources)


def download(folder: Path) -> list[Path]:
    """Downloads the sources from PyPI, checks their hashes, and unpacks them."""
    paths = [folder / name / file for name, file in SOURCES.items()]
    if all(path.is_file() for path in paths):
        return paths
    folder.mkdir(parents=True, exist_ok=True)
    requirements = folder / "requirements.txt"
    requirements.write_text(REQUIREMENTS)
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--no-binary=:all:", "--require-hashes"]
    command += ["--no-build-isolation", "--dest", str(folder), "--requirement", str(requirements)]
    if subprocess.run(command, check=False).returncode != 0:
        raise SystemExit("zstd and xxHash are needed (Debian: libzstd-dev libxxhash-dev), or access to PyPI")
    for name in SOURCES:
        with tarfile.open(folder / f"{name}.tar.gz") as archive:
            if hasattr(tarfile, "data_filter"):
                archive.extraction_filter = tarfile.data_filter
            archive.extractall(folder)
    return paths
