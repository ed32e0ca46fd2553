#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The examples of MLIR's documents since 2019, read in their era and upgraded: each is what was made of it by hand, and
# mlir-opt 22 accepts it. ../shared/seed-examples has pairs of them.
# Kind: long
. "$top_srcdir/tests/tap.sh"
tap_without_packs
tap_need mlir-opt-22
examples=$top_srcdir/../shared/seed-examples
test -d "$examples" || tap_skip_all 'the examples are not here'

# The era of a document.
era_of() {
  case $1 in
    000* | 001*) echo 2019 ;;
    002*) echo 2020 ;;
    *) echo llvm22 ;;
  esac
}

# The old text of 001-27 is the document's without the one operation that 2019 could not write, a splat with sizes, and the
# modern text has that one: nothing in the old module says that it should come about. All else is the same.
wished() {
  case $1 in
    001-27-early2020) grep -v '"tensor.splat"(' "$2" ;;
    *) cat "$2" ;;
  esac
}

# check NAME: prints what is wrong.
check() {
  now=$tap_folder/$1.mlir
  "$VARVE_TRANSLATE" --era="$(era_of "$1")" --upgrade --mlir-print-op-generic "$examples/$1.mlir" -o "$now" \
    2>"$tap_folder/errors" || { echo "$1: $(head -n 1 "$tap_folder/errors")"; return; }
  mlir-opt-22 --allow-unregistered-dialect "$now" -o /dev/null 2>"$tap_folder/errors" ||
    { echo "$1: mlir-opt: $(head -n 1 "$tap_folder/errors")"; return; }
  wished "$1" "$examples/$1.generic.mlir" | "$VARVE_TRANSLATE" --mlir-print-op-generic - -o "$tap_folder/hand.mlir"
  cmp -s "$now" "$tap_folder/hand.mlir" || echo "$1: $(diff "$now" "$tap_folder/hand.mlir" | sed -n 2p)"
}

for file in "$examples"/*.mlir; do
  case $file in
    *.generic.mlir) ;;
    *) check "$(basename "$file" .mlir)" ;;
  esac
done >"$tap_folder/wrong"
tap_empty 'every example is upgraded as by hand' "$tap_folder/wrong"
tap_done
