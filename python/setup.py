# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Builds the package: libvarve, the tools and the packs first, then the extension that calls the library."""

import os
import shutil
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.sdist import sdist

here = Path(__file__).resolve().parent
sys.path.insert(0, str(here))

from native import compiler, extension, library  # noqa: E402

# A source distribution has the sources of the library in its folder "sources"; the repository has them beside python/.
TOP = here / "sources" if (here / "sources").is_dir() else here.parent
if not (TOP / "include" / "varve.h").is_file():
    raise SystemExit("varve is built from its repository or its sdist: there is no include/varve.h")


class BuildNative(build_ext):
    """Builds libvarve in a folder of its own and copies it into the package before the extension is linked."""

    def run(self) -> None:
        """Builds everything."""
        work = Path(os.environ.get("VARVE_PYTHON_BUILD") or Path(self.build_temp).resolve() / "native")
        tools = compiler.Compiler.from_environment()
        built = library.build(TOP, work, tools)
        package = (here / "src" if self.inplace else Path(self.build_lib)) / "varve"
        for folder, files in built.files.items():
            target = package / folder
            shutil.rmtree(target, ignore_errors=True)
            target.mkdir(parents=True)
            for file in files:
                shutil.copy2(file, target / file.name)
        for name in ("COPYING", "NOTICE"):
            shutil.copy2(TOP / name, package / name)
        for ext in self.extensions:
            ext.include_dirs += [str(TOP / "include"), str(here / "native")]
            ext.library_dirs.append(str(built.library.parent))
            ext.extra_compile_args += tools.sanitizer_flags
            ext.extra_link_args += ["-Wl,-rpath,$ORIGIN/lib", *tools.sanitizer_flags]
        super().run()

    def get_source_files(self) -> list[str]:
        """Lists nothing: the sources are outside of this folder."""
        return []


class SourceDistribution(sdist):
    """Adds the sources of the library, the tools and the packs."""

    def make_release_tree(self, base_dir: str, files: list[str]) -> None:
        """Copies all files into the folder that becomes the archive."""
        super().make_release_tree(base_dir, files)
        library.copy_sources(TOP, Path(base_dir) / "sources")


setup(
    version=library.version(TOP),
    ext_modules=[extension.make(TOP, here)],
    cmdclass={"build_ext": BuildNative, "sdist": SourceDistribution},
    options={"bdist_wheel": {"py_limited_api": "cp39"}},
)
