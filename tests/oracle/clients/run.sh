#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Real programs read what Varve writes, and Varve reads what they write: make check-clients.
#   sh tests/oracle/clients/run.sh [CLIENT]...   jax, torch-mlir, iree, heir, circt, triton; without a name those of CLIENTS, or all of them
# Each client is installed from a package, once, in a folder outside the tree: $VARVE_CLIENTS, by default in the user's cache. A client
# whose package cannot be installed is skipped. VARVE_FOREIGN names the folder with the modules of other projects (modules, or
# modules.tar.zst); without it the clients read the modules of this folder only.
# Kind: extra
: "${top_srcdir:=$(dirname "$0")/../../..}"
. "$top_srcdir/tests/tap.sh"
. "$top_srcdir/tests/system/python/tree.sh"
clients=$top_srcdir/tests/oracle/clients
cache=${VARVE_CLIENTS:-${XDG_CACHE_HOME:-$HOME/.cache}/varve-clients}
foreign=${VARVE_FOREIGN:-$top_srcdir/../shared/foreign}
tap_need python3
VARVE_DIALECT_PATH=${VARVE_DIALECT_PATH:-${top_builddir:-.}/dialects}
export VARVE_DIALECT_PATH
test -f "$VARVE_DIALECT_PATH/stablehlo.vdef" || tap_skip_all 'the packs are not compiled'

# python_with NAME PACKAGE...: sets $python to that of a virtual environment with the packages. A file in it lists what it holds.
python_with() {
  place=$cache/$1
  shift
  python=$place/bin/python
  test "$(cat "$place/installed" 2>/dev/null)" = "$*" && return
  mkdir -p "$cache" && rm -rf "$place" && python3 -m venv "$place" >"$tap_folder/install" 2>&1 || return
  timeout 600 "$python" -m pip install -q --timeout 20 --retries 2 "$@" >"$tap_folder/install" 2>&1 || return
  echo "$*" >"$place/installed"
}

# jar_of NAME ARTIFACT FILE: sets $program to a program of a Java archive.
jar_of() {
  place=$cache/$1
  program=$place/bin/$3
  test "$(cat "$place/installed" 2>/dev/null)" = "$2" && return
  mkdir -p "$cache" && rm -rf "$place" && mkdir "$place" "$place/bin" || return
  command -v mvn >/dev/null || return
  mvn -q -B org.apache.maven.plugins:maven-dependency-plugin:3.6.1:copy "-Dartifact=$2" "-DoutputDirectory=$place" \
    >"$tap_folder/install" 2>&1 </dev/null || return
  python3 - "$place" "$3" <<'PYTHON' || return
import glob, os, sys, zipfile
folder, name = sys.argv[1:]
archive = zipfile.ZipFile(glob.glob(os.path.join(folder, "*.jar"))[0])
member = next(m for m in archive.namelist() if os.path.basename(m) == name and "/linux-" in m)
path = os.path.join(folder, "bin", name)
with open(path, "wb") as file:
    file.write(archive.read(member))
os.chmod(path, 0o755)
os.remove(archive.filename)
PYTHON
  echo "$2" >"$place/installed"
}

# points COMMAND...: the command prints lines "ok" or "not ok", a tab and a name, and before them what is wrong, after "# ".
tab=$(printf '\t')
points() {
  "$@" >"$tap_folder/points" 2>"$tap_folder/errors"
  status=$?
  : >"$tap_folder/why"
  while IFS=$tab read -r result name; do
    case $result in
      ok) tap_pass "$name" ;;
      'not ok') tap_fail "$name" ;;
      *) echo "$result $name" >>"$tap_folder/why" ;;
    esac
  done <"$tap_folder/points"
  test $status -eq 0 && return
  tail -n 20 "$tap_folder/errors" >"$tap_folder/why"
  tap_fail "$1: exit status $status"
}

# package_for: installs the Python package of this tree for $python. Objects that it compiles stay in the cache, and are used again.
package_for() {
  tree=$tap_folder/package
  test -d "$tree" || python_tree "$tree" || return
  VARVE_PYTHON_BUILD=$cache/package-objects timeout 900 "$python" -m pip install -q --timeout 20 --retries 2 --force-reinstall \
    "$tree/python" >"$tap_folder/install" 2>&1
}

# with_package CLIENT SCRIPT [ARGUMENT]...: a script that uses the Python package, with the packs of that.
with_package() {
  client=$1
  shift
  if package_for; then
    points env -u VARVE_DIALECT_PATH "$python" "$@"
  else
    tap_skip "$client with the Python package" 'the package cannot be built'
  fi
}

with_jax() {
  python_with jax jax==0.10.2 jaxlib==0.10.2 flatbuffers || { tap_skip jax 'its package cannot be installed'; return; }
  points "$python" "$clients/jax_client.py" "$VARVE_TRANSLATE"
  points "$python" "$clients/jax_artifacts.py" --check "$top_srcdir/tests/data/cases/artifacts"
  points "$python" "$clients/jax_old_artifacts.py" "$VARVE_TRANSLATE"
  with_package jax "$clients/jax_package.py"
}

# with_old_triton VERSION DIALECT OPTION: kernels that an old Triton compiles. What a newer one makes of them is in the same folder.
with_old_triton() {
  newest=$cache/triton/bin/python
  python_with "triton-$1" "triton==$1" || { tap_skip "Triton $1" 'its package cannot be installed'; return; }
  mkdir "$tap_folder/triton-$1"
  if TRITON_CACHE_DIR=$tap_folder/triton-cache "$python" "$clients/triton_old.py" compile "$tap_folder/triton-$1" >"$tap_folder/why" 2>&1 &&
    "$newest" "$clients/triton_old.py" newest "$tap_folder/triton-$1" >"$tap_folder/why" 2>&1; then
    points python3 "$clients/triton_old.py" check "$VARVE_TRANSLATE" "$tap_folder/triton-$1" "$2" "$3"
  else
    tap_fail "Triton $1 compiles kernels"
  fi
}

# with_tool PROJECT [--pretty|--era=ERA] COMMAND...: a program that reads text and bytecode, and prints the module.
with_tool() {
  project=$1
  shift
  options=
  case $1 in --*) options=$1 && shift ;; esac
  # shellcheck disable=SC2086
  points python3 "$clients/tool_client.py" $options "--modules=$modules/$project" "$VARVE_TRANSLATE" "$clients/$project.mlir" "$@"
}

with_wheel() {
  if python_with "$1" "$2"; then
    with_tool "$1" "--era=$4" "$cache/$1/bin/$3"
  else
    tap_skip "$1" 'its package cannot be installed'
    return 1
  fi
}

# with_module PROJECT: the Python module of a project reads what the Python package writes.
with_module() {
  with_package "$1" "$clients/module_client.py" "$1" "$clients/$1.mlir"
}

run_client() {
  case $1 in
    jax) with_jax ;;
    torch-mlir) with_wheel torch-mlir torch-mlir==20261001 torch-mlir-opt llvm24-2026-07 && with_module torch-mlir ;;
    iree) with_wheel iree iree-base-compiler==3.13.0 iree-opt llvm24-2026-09 && with_module iree ;;
    heir) with_wheel heir heir_py==2026.10.1 heir-opt llvm24-2026-09 ;;
    triton)
      if python_with triton triton==3.9.0; then
        with_tool triton --pretty "$python" "$clients/triton_print.py"
        with_old_triton 3.0.0 triton@3.1 --era=llvm19
        with_old_triton 3.3.1 triton@3.3 --era=llvm22
        with_old_triton 3.5.1 triton@3.5 --era=llvm22
      else
        tap_skip triton 'its package cannot be installed'
      fi
      ;;
    circt)
      if jar_of circt org.chipsalliance:llvm-firtool:1.155.0:jar circt-opt; then
        with_tool circt --era=llvm24-2026-07 "$program"
      else
        tap_skip circt 'its package cannot be installed'
      fi
      ;;
    *) echo "unknown client: $1" >&2; exit 2 ;;
  esac
}

modules=
if test -d "$foreign/modules"; then
  modules=$foreign/modules
elif test -f "$foreign/modules.tar.zst" && command -v zstd >/dev/null; then
  mkdir "$tap_folder/modules"
  zstd -dcq "$foreign/modules.tar.zst" | tar -xf - -C "$tap_folder/modules" && modules=$tap_folder/modules
fi
test "$modules" && test -d "$modules/modules" && modules=$modules/modules

# shellcheck disable=SC2086
test $# -ne 0 || set -- ${CLIENTS:-jax torch-mlir iree heir circt triton}
for client in "$@"; do
  run_client "$client"
done
tap_done
