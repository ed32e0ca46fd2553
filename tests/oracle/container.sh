#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The modules of the corpus through varve files: text and bytecode come back byte for byte. All of them in a long run, else
# a few.
# Kind: shell
. "$top_srcdir/tests/tap.sh"
tap_without_packs # mlir-opt chose the corpus
. "$top_srcdir/tests/oracle/corpus-files.sh"

generic="--mlir-print-op-generic --mlir-print-debuginfo"
stride=${VARVE_TEST_LONG:+1}
awk -v stride="${stride:-120}" 'NR % stride == 0' "$tap_folder/modules" >"$tap_folder/chosen"
cd "$tap_folder" || exit 1
touch misses

# differs NAME A B
differs() {
  cmp -s "$2" "$3" || echo "$module: $1" >>misses
}

# Version 4 needs no definitions of operations that mlir-opt has for its own tests only.
emit_bytecode() {
  "$VARVE_TRANSLATE" --emit-bytecode "$@" || "$VARVE_TRANSLATE" --emit-bytecode --emit-bytecode-version=4 "$@"
}

while read -r module; do
  text=$module.generic.mlir
  {
    "$VARVE_TRANSLATE" $generic "$text" --to=mlir -o generic.1 && "$VARVE_TRANSLATE" "$text" --to=mlir -o pretty.1 &&
      emit_bytecode "$text" -o code.1 &&
      "$VARVE_TRANSLATE" --to=varve --level=1 "$text" -o first && "$VARVE_TRANSLATE" --to=varve --level=1 "$text" -o second &&
      "$VARVE_TRANSLATE" $generic first --to=mlir -o generic.2 && "$VARVE_TRANSLATE" first --to=mlir -o pretty.2 &&
      "$VARVE_TRANSLATE" --to=varve --level=1 code.1 -o third && emit_bytecode third -o code.2
  } 2>errors || {
    echo "$module: $(head -n 1 errors)" >>misses
    continue
  }
  differs 'written twice' first second
  differs 'text' generic.1 generic.2
  differs 'pretty text' pretty.1 pretty.2
  differs 'bytecode' code.1 code.2
  echo "$module" >>tried
done <chosen
tap_at_least "modules that were tried" 15 tried
tap_at_most "modules that do not come back" 0 misses
tap_done
