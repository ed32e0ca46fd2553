# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The examples of docstrings and READMEs, and the type hints."""

import doctest
import importlib
import os
import pkgutil
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import varve

np = pytest.importorskip("numpy")
HERE = Path(__file__).resolve().parent
MODULES = [info.name for info in pkgutil.iter_modules(varve.__path__) if info.name not in ("_native", "__main__")]


@pytest.mark.parametrize("name", ["", *MODULES])
def test_examples_of_docstrings_run(name):
    module = importlib.import_module(f"varve.{name}" if name else "varve")
    assert doctest.testmod(module, extraglobs={"varve": varve, "np": np}).failed == 0


def test_examples_of_the_readme_run(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    result = doctest.testfile(str(HERE.parent / "README.md"), module_relative=False)
    assert result.failed == 0 and result.attempted > 20


def test_the_example_of_the_projects_readme_runs(tmp_path, monkeypatch, top, capsys):
    text = (top / "README.md").read_text()
    blocks = [block for block in re.findall(r"```python\n(.*?)```", text, re.DOTALL) if "varve" in block]
    assert len(blocks) == 1
    monkeypatch.chdir(tmp_path)
    shutil.copytree(top / "examples", "examples")
    varve.load("examples/jax/transformer.mlir").save("transformer.varve")
    exec(compile(blocks[0], "README.md", "exec"), {})
    assert "func.func private @tril" in capsys.readouterr().out


def test_every_public_name_has_a_docstring():
    missing = [name for name in varve.__all__ if not getattr(varve, name).__doc__]
    assert missing == []


USER = """
from typing import Optional
import varve
m: varve.Module = varve.load(b"module {}")
names: list[str] = [op.name for op in m.walk()]
parent: Optional[varve.Operation] = m.root.parent
t = m.context.type("tensor<4xf32>")
shape: tuple[Optional[int], ...] = t.shape
text: str = m.text(generic=True)
with varve.open(b"module {}") as f:
    part: varve.Module = f["@a"]
try:
    varve.parse("")
except varve.Error as error:
    line: int = error.diagnostics[0].line
wrong: int = m.text()  # type: ignore[assignment]
"""


def test_type_hints_are_seen_by_users(tmp_path):
    pytest.importorskip("mypy")
    (tmp_path / "user.py").write_text(USER)
    command = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(tmp_path / "cache"), "user.py"]
    # Packages that are installed are found; the source folder must be named.
    source = Path(varve.__file__).parents[1]
    environment = dict(os.environ) if source.name == "site-packages" else {**os.environ, "MYPYPATH": str(source)}
    done = subprocess.run(command, env=environment, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
