#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Custom forms: tests/data/cases/custom/*.mlir are read as mlir-opt 22 reads them, the parts of tests/data/cases/custom/refused/*.mlir are refused where it
# refuses them, and those of refused-elsewhere/*.mlir are refused.
. "$top_srcdir/tests/tap.sh"
tap_need mlir-opt-22
cases=$top_srcdir/tests/data/cases/custom

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

# split FILE: its parts, between lines "// -----", as 001.mlir ..., and as 001.place ... where mlir-opt first has an error in
# them, which it is asked once for all.
split() {
  rm -rf "$tap_folder/parts"
  mkdir "$tap_folder/parts"
  mlir-opt-22 --split-input-file "$1" 2>&1 >/dev/null |
    sed -n 's/^[^ ]*:\([0-9]*\):\([0-9]*\): error: .*/\1 \2/p' >"$tap_folder/errors"
  awk -v folder="$tap_folder/parts" -v errors="$tap_folder/errors" '
    function finish() { print place == "" ? "accepted" : place > sprintf("%s/%03d.place", folder, part) }
    BEGIN {
      part = 1
      while ((getline error < errors) > 0) {
        split(error, numbers, " ")
        if (!(numbers[1] in column)) { column[numbers[1]] = numbers[2]; order[numbers[1]] = ++count }
      }
    }
    /^\/\/ -----/ { finish(); part++; start = FNR; place = ""; next }
    { print > sprintf("%s/%03d.mlir", folder, part) }
    FNR in column && (place == "" || order[FNR] < first) { place = FNR - start ":" column[FNR]; first = order[FNR] }
    END { finish() }' "$1"
}

# same_place FILE: each part is refused at the same line and column.
same_place() {
  split "$1"
  for part in "$tap_folder"/parts/*.mlir; do
    read -r theirs <"${part%.mlir}.place"
    ours=$(place "$VARVE_TRANSLATE" --era=llvm22 --mlir-print-op-generic "$part")
    test "$theirs" = "$ours" || echo "$(grep -m 1 -o '@[a-z_]*' "$part"): $theirs, but ${ours:-accepted}"
  done >"$tap_folder/misses"
  tap_empty "refused/$(basename "$1"): at the same places" "$tap_folder/misses"
}

# refused_too FILE: each part is refused, perhaps at another place.
refused_too() {
  split "$1"
  for part in "$tap_folder"/parts/*.mlir; do
    read -r theirs <"${part%.mlir}.place"
    ours=$(place "$VARVE_TRANSLATE" --mlir-print-op-generic "$part")
    test -n "$theirs" && test -n "$ours" || echo "$(grep -m 1 -o '@[a-z_]*' "$part"): ${theirs:-accepted}, but ${ours:-accepted}"
  done >"$tap_folder/misses"
  tap_empty "refused-elsewhere/$(basename "$1"): refused" "$tap_folder/misses"
}

for file in "$cases"/*.mlir; do
  same_module "$file"
done
for file in "$cases"/refused/*.mlir; do
  same_place "$file"
done
for file in "$cases"/refused-elsewhere/*.mlir; do
  refused_too "$file"
done
tap_done
