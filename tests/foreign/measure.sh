#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Dialects outside LLVM: imports the ODS of 15 projects, merges the facts of dialects/PROJECT or dialects/foreign/PROJECT, and measures how
# varve-translate reads the projects' modules, JAX's models and Triton's kernels. No rate may fall below floors.tsv.
#   sh tests/foreign/measure.sh [OPTION]...   options of measure.py: --every=N --limit=N --project=NAME --causes=FILE
# VARVE_FOREIGN names the folder with the archives, or with what they contain: ods, modules, jax, triton.
# make check-foreign FOREIGN_OPTIONS=--limit=20 does the same. The floors do not apply with --every or --limit.
# FOREIGN_DEFINITIONS names a folder in which the imported definitions remain.
: "${top_srcdir:=$(dirname "$0")/../..}"
. "$top_srcdir/tests/tap.sh"
foreign=${VARVE_FOREIGN:-$top_srcdir/../shared/foreign}
test -d "$foreign" || tap_skip_all 'the data of other projects is not beside the project'
tap_need python3 zstd
"$VARVE_DIALECT" import "$top_srcdir/tests/cases/import/toy.json" >/dev/null 2>&1
test $? -eq 3 && tap_skip_all 'built without jansson'

# folder NAME [ARCHIVE]: prints where the contents of an archive are.
folder() {
  if test -d "$foreign/$1"; then
    echo "$foreign/$1"
  else
    mkdir "$tap_folder/$1"
    zstd -dcq "$foreign/${2:-$1}.tar.zst" | tar -xf - -C "$tap_folder/$1" && echo "$tap_folder/$1"
  fi
}
# An archive may hold a folder of its own name.
inside() { if test -d "$1/$2"; then echo "$1/$2"; else echo "$1"; fi; }

ods=$(folder ods) && ods=$(inside "$ods" ods) || tap_skip_all 'the ODS of other projects is not beside the project'
modules=$(folder modules) && modules=$(inside "$modules" modules) || tap_skip_all 'the modules of other projects are not beside the project'
jax=$(folder jax) || tap_skip_all "JAX's models are not beside the project"
kernels=$(folder triton triton-kernels) || tap_skip_all "Triton's kernels are not beside the project"
definitions=${FOREIGN_DEFINITIONS:-$tap_folder/definitions}

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

for project in "$ods"/*; do
  import_project "$(basename "$project")" "$definitions/$(basename "$project")"
done
touch "$tap_folder/refused"
tap_empty 'all 15 projects import' "$tap_folder/refused"

# Each row of varve.codes writes and reads a value of tests/codes/<dialect>.mlir.
find "$definitions" -name '*.irdl.mlir' -exec grep -l 'varve\.codes' {} + >"$tap_folder/coded"
while read -r file; do
  dialect=$(basename "$file" .irdl.mlir)
  cut -f 1 "$top_srcdir/tests/codes/untested.tsv" | grep -qx "$dialect" && continue
  "$VARVE_DIALECT" test "$file" "$top_srcdir/tests/codes/$dialect.mlir" 2>&1 | grep -E ': code, |error' | sed "s/^/$dialect: /"
done <"$tap_folder/coded" >"$tap_folder/unused"
tap_empty 'each row of codes is written and read' "$tap_folder/unused"

floors=--floors=$top_srcdir/tests/foreign/floors.tsv
case " $* " in
  *' --every='* | *' --limit='*) floors= ;; # other modules than those of the floors
esac
# shellcheck disable=SC2086
python3 "$top_srcdir/tests/foreign/measure.py" $floors "$@" "$VARVE_TRANSLATE" "$definitions" "$modules" "$jax" "$kernels" \
  >"$tap_folder/rates"
status=$?
sed 's/^/# /' "$tap_folder/rates"
tap_ok 'no rate is below its floor' test "$status" -eq 0
case " $* " in
  *' --project='*) ;;
  *)
    artifacts=$(folder vhlo) && python3 "$top_srcdir/tests/foreign/bytecode.py" "$VARVE_TRANSLATE" "$definitions" "$jax" "$artifacts" \
      "$top_srcdir/tests/foreign/bytecode-floors.tsv" >"$tap_folder/numbers"
    status=$?
    sed 's/^/# /' "$tap_folder/numbers"
    tap_ok 'the bytecode of JAX and StableHLO reads and is written as before' test "$status" -eq 0
    ;;
esac
tap_done
