#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# To the byte: text and bytecode of the corpus are what mlir-opt 22 makes of it, and what is written is written so again.
# Every 40th module, or all of them when VARVE_TEST_LONG is set. corpus-misses.txt says which differ, and why.
. "$top_srcdir/tests/tap.sh"
tap_without_packs
. "$top_srcdir/tests/oracle/corpus-files.sh"

stride=40
test -z "${VARVE_TEST_LONG:-}" || stride=1
awk "NR % $stride == 0" "$tap_folder/modules" >"$tap_folder/sample"
out=$tap_folder/out
bytecode='--emit-bytecode --producer=MLIR22.1.8'

# Each takes the module without its suffix. Standard input, so that locations name what mlir-opt was given.
text_to_text() { "$VARVE_TRANSLATE" - <"$1.mlir" 2>/dev/null | tee "$out.text" | cmp -s - "$1.pretty.mlir"; }
text_twice() { "$VARVE_TRANSLATE" - <"$out.text" 2>/dev/null | cmp -s - "$out.text"; }
text_to_bytecode() { "$VARVE_TRANSLATE" $bytecode - <"$1.mlir" 2>/dev/null | cmp -s - "$1.mlirbc"; }
bytecode_to_text() { "$VARVE_TRANSLATE" - <"$1.mlirbc" 2>/dev/null | cmp -s - "$1.pretty.mlir"; }
bytecode_to_bytecode() {
  "$VARVE_TRANSLATE" $bytecode - <"$1.mlirbc" 2>/dev/null | tee "$out.bytecode" | cmp -s - "$1.mlirbc"
}
bytecode_twice() { "$VARVE_TRANSLATE" $bytecode - <"$out.bytecode" 2>/dev/null | cmp -s - "$out.bytecode"; }

directions='text_to_text text_twice text_to_bytecode bytecode_to_text bytecode_to_bytecode bytecode_twice'
while read -r base; do
  for direction in $directions; do
    "$direction" "$base" || echo "$direction ${base#"$tap_folder/corpus/"}"
  done
done <"$tap_folder/sample" | sort >"$tap_folder/misses"

sed "s|^$tap_folder/corpus/||" "$tap_folder/sample" >"$tap_folder/names"
grep -v '^#' "$top_srcdir/tests/oracle/corpus-misses.txt" | awk 'NR == FNR { is_there[$1]; next } $2 in is_there { print $1, $2 }' \
  "$tap_folder/names" - | sort >"$tap_folder/known"
count=$(grep -c . "$tap_folder/names")
for direction in $directions; do
  grep "^$direction " "$tap_folder/misses" >"$tap_folder/these"
  grep "^$direction " "$tap_folder/known" | comm -3 "$tap_folder/these" - >"$tap_folder/unlisted"
  tap_empty "$(echo "$direction" | tr _ ' '): $((count - $(grep -c . "$tap_folder/these"))) of $count" "$tap_folder/unlisted"
done
tap_done
