#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The modules of the corpus have the same hashes as text, as bytecode that mlir-opt wrote, as bytecode 4 and as varve. All of
# them in a long run, else a few.
. "$top_srcdir/tests/tap.sh"
tap_without_packs # mlir-opt chose the corpus
. "$top_srcdir/tests/oracle/corpus-files.sh"

stride=${VARVE_TEST_LONG:+1}
awk -v stride="${stride:-120}" 'NR % stride == 0' "$tap_folder/modules" >"$tap_folder/chosen"
cd "$tap_folder" || exit 1
touch misses

while read -r module; do
  {
    # The text that mlir-opt read, because what it prints says less: !quant.uniform<i8:...> of a type with si8. Locations of
    # text have the name of the file, which was another one then.
    "$VARVE_TRANSLATE" --hash "$module.mlirbc" "$module.mlir" >lines &&
      "$VARVE_TRANSLATE" --to=varve --level=1 "$module.mlirbc" -o varve && "$VARVE_TRANSLATE" --hash varve >>lines
  } 2>errors || echo "$module: $(head -n 1 errors)" >>misses
  # Bytecode 4 does not hold all properties.
  "$VARVE_TRANSLATE" --emit-bytecode --emit-bytecode-version=4 "$module.mlirbc" -o four 2>errors &&
    echo "$module" >>in_four && "$VARVE_TRANSLATE" --hash four >>lines
  awk -v module="$module" '
    NR == 1 { all = $1; rest = $2 }
    $2 != rest || ($1 != all && $3 !~ /\.mlir$/) { print module ": " $3 }' lines >>misses
  echo "$module" >>tried
done <chosen
tap_at_least "modules that were tried" 15 tried
tap_at_least "modules that bytecode 4 holds" 12 in_four
tap_at_most "modules with different hashes" 0 misses
tap_done
