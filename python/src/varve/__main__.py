# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`python -m varve TOOL ...` runs a tool: translate, verify, extract or dialect. The packs of this package are used."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from ._registry import default_dialect_path

TOOLS = ("translate", "verify", "extract", "dialect")


def main(arguments: list[str]) -> int:
    """Replaces the process by the tool. Returns 2 after a wrong command line."""
    if not arguments or arguments[0] not in TOOLS:
        stream = sys.stdout if arguments[:1] in (["--help"], ["-h"]) else sys.stderr
        print(f"Usage: python -m varve {'|'.join(TOOLS)} [OPTION]... [FILE]...", file=stream)
        print("Each tool explains its options with --help.", file=stream)
        return 0 if stream is sys.stdout else 2
    tool = Path(__file__).resolve().parent / "bin" / f"varve-{arguments[0]}"
    os.environ["VARVE_DIALECT_PATH"] = ":".join(default_dialect_path())
    os.execv(tool, [tool.name, *arguments[1:]])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
