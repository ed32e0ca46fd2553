#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Dialects outside LLVM: how varve-translate reads the modules of other projects, JAX's models and Triton's kernels. In two ways:
# - by name: with the packs of this build, which Varve finds without an option. No rate may fall below by-name-floors.tsv, and no number
#   of JAX's and StableHLO's bytecode below bytecode-floors.tsv;
# - with definitions: imports the ODS of 15 projects, merges the facts of dialects/PROJECT or dialects/foreign/PROJECT, and loads the
#   result. No rate may fall below floors.tsv.
#   sh tests/oracle/foreign/measure.sh [OPTION]...   options of measure.py: --every=N --limit=N --project=NAME --causes=FILE
#   --by-name, --definitions   one of the two ways only (each writes the causes anew)
# VARVE_FOREIGN names the folder with the archives, or with what they contain: ods, modules, jax, triton-kernels, vhlo.
# make check-foreign FOREIGN_OPTIONS=--limit=20 does the same. The floors do not apply with --every or --limit.
# FOREIGN_DEFINITIONS names a folder in which the imported definitions remain.
# Kind: long
: "${top_srcdir:=$(dirname "$0")/../../..}"
. "$top_srcdir/tests/tap.sh"
foreign=${VARVE_FOREIGN:-$top_srcdir/../shared/foreign}
test -d "$foreign" || tap_skip_all 'the data of other projects is not beside the project'
tap_need python3 zstd

ways='names definitions'
count=$#
while test "$count" -gt 0; do
  case $1 in
    --by-name) ways=names ;;
    --definitions) ways=definitions ;;
    *) set -- "$@" "$1" ;;
  esac
  shift
  count=$((count - 1))
done
all=yes
case " $* " in *' --project='*) all= ;; esac
every=yes
case " $* " in *' --every='* | *' --limit='*) every= ;; esac # other modules than those of the floors

# folder NAME: prints where the contents of an archive are.
folder() {
  if test -d "$foreign/$1"; then
    echo "$foreign/$1"
  else
    mkdir "$tap_folder/$1"
    zstd -dcq "$foreign/$1.tar.zst" | tar -xf - -C "$tap_folder/$1" && echo "$tap_folder/$1"
  fi
}
# An archive may hold a folder of its own name.
inside() { if test -d "$1/$2"; then echo "$1/$2"; else echo "$1"; fi; }

modules=$(folder modules) && modules=$(inside "$modules" modules) || tap_skip_all 'the modules of other projects are not beside the project'
jax=$(folder jax) || tap_skip_all "JAX's models are not beside the project"
kernels=$(folder triton-kernels) || tap_skip_all "Triton's kernels are not beside the project"

# measure FLOORS WHAT [ARGUMENT]...: runs measure.py; no rate may be below the floors.
measure() {
  floors=--floors=$top_srcdir/tests/oracle/foreign/$1
  test "$every" || floors=
  what=$2
  shift 2
  # shellcheck disable=SC2086
  python3 "$top_srcdir/tests/oracle/foreign/measure.py" $floors "$@" "$modules" "$jax" "$kernels" >"$tap_folder/rates"
  status=$?
  sed 's/^/# /' "$tap_folder/rates"
  tap_ok "$what" test "$status" -eq 0
}

measure_names() {
  packs=${top_builddir:-.}/dialects
  if test ! -f "$packs/stablehlo.vdef"; then
    tap_skip 'modules are read with packs' 'the packs are not compiled'
    return
  fi
  measure by-name-floors.tsv 'by name: no rate is below its floor' "--by-name=$packs" "$@" "$VARVE_TRANSLATE" -
  test "$all" || return
  artifacts=$(folder vhlo) && python3 "$top_srcdir/tests/oracle/foreign/bytecode.py" "$VARVE_TRANSLATE" "$packs" "$jax" "$artifacts" \
    "$top_srcdir/tests/oracle/foreign/bytecode-floors.tsv" >"$tap_folder/numbers"
  status=$?
  sed 's/^/# /' "$tap_folder/numbers"
  tap_ok 'by name: the bytecode of JAX and StableHLO reads and is written as before' test "$status" -eq 0
}

# import_project NAME OUTPUT: all files at once; if that fails, each file alone, so that the rest can be measured.
import_project() {
  set -- "$1" "$2" "--set=$1"
  for facts in "dialects/$1" "dialects/${1%-mlir}" "dialects/foreign/$1"; do
    test -d "$top_srcdir/$facts" && set -- "$1" "$2" "$3" "--facts=$top_srcdir/$facts" && break
  done
  import_name=$1
  import_output=$2
  shift 2
  mkdir -p "$import_output"
  "$VARVE_DIALECT" import "$@" --folder="$import_output" "$ods/$import_name"/*.json >/dev/null 2>"$tap_folder/import" && return
  grep -F 'error: ' "$tap_folder/import" | sed "s/^/$import_name: /" >>"$tap_folder/refused"
  for file in "$ods/$import_name"/*.json; do
    "$VARVE_DIALECT" import "$@" --folder="$import_output" "$file" >/dev/null 2>&1
  done
}

# import_all: the ODS of all projects.
import_all() {
  for project in "$ods"/*; do
    import_project "$(basename "$project")" "$definitions/$(basename "$project")"
  done
  touch "$tap_folder/refused"
  tap_empty 'all 15 projects import' "$tap_folder/refused"
}

# test_codes: each row of varve.codes writes and reads a value of tests/data/codes/<dialect>.mlir.
test_codes() {
  find "$definitions" -name '*.irdl.mlir' -exec grep -l 'varve\.codes' {} + >"$tap_folder/coded"
  while read -r file; do
    dialect=$(basename "$file" .irdl.mlir)
    cut -f 1 "$top_srcdir/tests/data/codes/untested.tsv" | grep -qx "$dialect" && continue
    "$VARVE_DIALECT" test "$file" "$top_srcdir/tests/data/codes/$dialect.mlir" 2>&1 | grep -E ': code, |error' | sed "s/^/$dialect: /"
  done <"$tap_folder/coded" >"$tap_folder/unused"
  tap_empty 'each row of codes is written and read' "$tap_folder/unused"
}

measure_definitions() {
  ods=$(folder ods) && ods=$(inside "$ods" ods)
  "$VARVE_DIALECT" import "$top_srcdir/tests/data/cases/import/toy.json" >/dev/null 2>&1
  if test $? -eq 3 || test ! -d "$ods"; then
    tap_skip 'modules are read with imported definitions' 'no ODS, or built without jansson'
    return
  fi
  definitions=${FOREIGN_DEFINITIONS:-$tap_folder/definitions}
  import_all
  test_codes
  measure floors.tsv 'with definitions: no rate is below its floor' "$@" "$VARVE_TRANSLATE" "$definitions"
}

for way in $ways; do
  "measure_$way" "$@"
done
tap_done
