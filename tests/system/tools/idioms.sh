#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Modules of tests/data/idioms come back from the container and from bytecode as they were: all in a long run, else of every four
# of each file the first.
. "$top_srcdir/tests/tap.sh"
# The vocabulary is trained without definitions, and on modules of other versions than those of the packs.
tap_without_packs
cd "$tap_folder" || exit 1
translate=$VARVE_TRANSLATE
stride=${VARVE_TEST_LONG:+1}

# split FILE: a file for each module, part.*.
split() {
  rm -f part.*
  "${AWK:-awk}" '
    FNR == 1 || /^\/\/ -----$/ { if (name != "") close(name); name = sprintf("part.%03d", ++count) }
    { print > name }' "$1"
}

# comes_back MODULE: in each form the same text as printed at once.
comes_back() {
  "$translate" --mlir-print-debuginfo "$1" -o direct || return
  "$translate" --level=3 --to=varve "$1" -o form.varve && "$translate" --mlir-print-debuginfo form.varve -o again || return
  cmp direct again || return
  "$translate" --emit-bytecode "$1" -o form.mlirbc && "$translate" --mlir-print-debuginfo form.mlirbc -o again || return
  cmp direct again
}

for file in "$top_srcdir"/tests/data/idioms/*/*.mlir; do
  split "$file"
  : >found
  number=0
  for part in part.*; do
    number=$((number + 1))
    test $(((number - 1) % ${stride:-4})) -eq 0 || continue
    comes_back "$part" >out 2>&1 || { echo "module ${part#part.}:"; head -3 out; } >>found
  done
  tap_empty "$(basename "$(dirname "$file")")/$(basename "$file")" found
done
tap_done
