#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""jax_old_artifacts.py TRANSLATE

JAX keeps artifacts that its releases have written since 2023, to test that new releases read them. Compares what Varve makes of each one
with what jaxlib makes of it: the StableHLO, and the artifact of the same version that is written from that. Prints lines as
jax_client.py does. VARVE_DIALECT_PATH names the packs.
"""

import importlib
import os
import pkgutil
import re
import sys
from collections.abc import Iterator
from typing import Any

os.environ.setdefault("JAX_PLATFORMS", "cpu")

from jax._src.internal_test_util import export_back_compat_test_data  # noqa: E402
from jax._src.interpreters.mlir import make_ir_context  # noqa: E402
from jaxlib.mlir.dialects import stablehlo  # noqa: E402

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from rates import Tool  # noqa: E402


def artifacts_in(value: Any) -> Iterator[bytes]:
    """The data is one artifact for each test, or a dictionary or list of them."""
    artifact = value.get("mlir_module_serialized") if isinstance(value, dict) else getattr(value, "mlir_module_serialized", None)
    if isinstance(artifact, bytes):
        yield artifact
    elif isinstance(value, dict):
        for item in value.values():
            yield from artifacts_in(item)
    elif isinstance(value, (list, tuple)):
        for item in value:
            yield from artifacts_in(item)


def artifacts() -> dict[str, bytes]:
    """Every artifact, with the name of its test."""
    found = {}
    for module in pkgutil.walk_packages(export_back_compat_test_data.__path__, export_back_compat_test_data.__name__ + "."):
        for key, value in vars(importlib.import_module(module.name)).items():
            for number, artifact in enumerate(artifacts_in(value)):
                found[".".join((module.name.rpartition(".")[2], key, str(number)))] = artifact
    return found


def version_of(artifact: bytes) -> str:
    """The first ones name no version."""
    producer = artifact[5 : artifact.index(0, 5)].decode()
    named = re.search(r"_v([0-9.]+)$", producer)
    return named[1] if named else "0.9.0"


def faults_of(tool: Tool, artifact: bytes) -> Iterator[str]:
    version = version_of(artifact)
    module = stablehlo.deserialize_portable_artifact(make_ir_context(), artifact)
    text = module.operation.get_asm(enable_debug_info=True, print_generic_op_form=True).strip().encode()
    expected = bytes(stablehlo.serialize_portable_artifact(module, version, True))
    got, message = tool.run(".", ["--from-artifact", "--mlir-print-op-generic", "--mlir-print-debuginfo"], artifact)
    if got is None or got.strip() != text:
        yield "its StableHLO: " + (message or "another text")
    for source, data in (("the artifact", artifact), ("its StableHLO", text)):
        got, message = tool.run(".", ["--to-artifact=" + version], data)
        if got != expected:
            yield "an artifact of %s, from %s: %s" % (version, source, message or "other bytes")


def main() -> int:
    tool = Tool([sys.argv[1]])
    found = artifacts()
    faults = ["# %s: %s" % (name, fault) for name, artifact in sorted(found.items()) for fault in faults_of(tool, artifact)]
    print("\n".join(faults + ["%s\t%d artifacts that JAX has written since 2023" % ("not ok" if faults or len(found) < 100 else "ok", len(found))]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
