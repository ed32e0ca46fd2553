#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Agreement with mlir-opt 22 over the corpus beside the project, all of it in a long run, else some 300 modules: its
# answers lie there, so nothing but the corpus is needed.
. "$top_srcdir/tests/tap.sh"
tap_without_packs
. "$top_srcdir/tests/oracle/corpus-files.sh"

stride=8
test -z "${VARVE_TEST_LONG:-}" || stride=1
awk -v stride=$stride 'NR % stride == 0' "$tap_folder/modules" >"$tap_folder/sample"

# count_misses NAME FUNCTION: runs FUNCTION BASE for each module; it prints a line for a miss.
count_misses() {
  while read -r base; do "$2" "$base"; done <"$tap_folder/sample" >"$tap_folder/misses"
  tap_empty "$1" "$tap_folder/misses"
}

generic_text_is_unchanged() {
  "$VARVE_TRANSLATE" --mlir-print-op-generic - <"$1.generic.mlir" >"$tap_folder/out" 2>"$tap_folder/err" &&
    cmp -s "$tap_folder/out" "$1.generic.mlir" || echo "$1: $(head -n 1 "$tap_folder/err")"
}

bytecode_is_read() {
  "$VARVE_TRANSLATE" --mlir-print-op-generic "$1.mlirbc" >"$tap_folder/out" 2>"$tap_folder/err" &&
    cmp -s "$tap_folder/out" "$1.generic.mlir" || echo "$1: $(head -n 1 "$tap_folder/err")"
}

bytecode_comes_back() {
  "$VARVE_TRANSLATE" --emit-bytecode --producer=MLIR22.1.8 "$1.mlirbc" >"$tap_folder/out" 2>"$tap_folder/err" &&
    cmp -s "$tap_folder/out" "$1.mlirbc" || echo "$1: $(head -n 1 "$tap_folder/err")"
}

count_misses "generic text is printed as it was read" generic_text_is_unchanged
count_misses "bytecode of version 6 is read" bytecode_is_read
# One holds an operation of mlir-opt's own tests, whose definition is in no package.
while read -r base; do bytecode_comes_back "$base"; done <"$tap_folder/sample" >"$tap_folder/misses"
tap_at_most "bytecode of version 6 that is written otherwise than it was read" 1 "$tap_folder/misses"
sed 's/$/.mlirbc/' "$tap_folder/modules" | tr '\n' '\0' >"$tap_folder/bytecode-files"
tap_ok "the scanner accounts for every byte of every file" \
  xargs -0 -a "$tap_folder/bytecode-files" -n 5000 "$top_builddir/tests/oracle/scan_files"
tap_done
