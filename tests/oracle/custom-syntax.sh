#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Custom forms: tests/cases/custom/*.mlir are read as mlir-opt 22 reads them, the parts of tests/cases/custom/refused/*.mlir are refused where it
# refuses them.
. "$top_srcdir/tests/tap.sh"
tap_need mlir-opt-22
cases=$top_srcdir/tests/cases/custom

same_module() {
  mlir-opt-22 --allow-unregistered-dialect --mlir-print-op-generic "$1" >"$tap_folder/theirs" 2>"$tap_folder/err" ||
    cat "$tap_folder/err" >"$tap_folder/theirs"
  "$VARVE_TRANSLATE" --allow-unregistered-dialect --mlir-print-op-generic "$1" >"$tap_folder/ours" 2>&1
  tap_same "$(basename "$1"): the same module" "$tap_folder/theirs" "$tap_folder/ours"
}

# place COMMAND...: line:column of the first error.
place() {
  "$@" 2>&1 >/dev/null | sed -n 's/^[^ ]*:\([0-9]*:[0-9]*\): error: .*/\1/p' | head -n 1
}

# same_place FILE: each part, between lines "// -----", is refused at the same line and column.
same_place() {
  rm -rf "$tap_folder/parts"
  mkdir "$tap_folder/parts"
  awk -v folder="$tap_folder/parts" '
    BEGIN { part = 1 }
    /^\/\/ -----/ { part++; next }
    { print > sprintf("%s/%03d.mlir", folder, part) }' "$1"
  for part in "$tap_folder"/parts/*.mlir; do
    theirs=$(place mlir-opt-22 "$part")
    ours=$(place "$VARVE_TRANSLATE" --mlir-print-op-generic "$part")
    test -n "$theirs" || theirs=accepted
    test "$theirs" = "$ours" || echo "$(grep -m 1 -o '@[a-z_]*' "$part"): $theirs, but ${ours:-accepted}"
  done >"$tap_folder/misses"
  tap_empty "refused/$(basename "$1"): at the same places" "$tap_folder/misses"
}

for file in "$cases"/*.mlir; do
  same_module "$file"
done
for file in "$cases"/refused/*.mlir; do
  same_place "$file"
done
tap_done
