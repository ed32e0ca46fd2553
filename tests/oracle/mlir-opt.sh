#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Agreement with mlir-opt 22 run on the corpus: every 150th module, or all of them when VARVE_TEST_LONG is set.
. "$top_srcdir/tests/tap.sh"
tap_without_packs
tap_need mlir-opt-22
. "$top_srcdir/tests/oracle/corpus-files.sh"

opt='mlir-opt-22 --allow-unregistered-dialect'
stride=150
test -z "${VARVE_TEST_LONG:-}" || stride=1
awk "NR % $stride == 0" "$tap_folder/modules" >"$tap_folder/sample"
awk 'NR % 150 == 0' "$tap_folder/modules" >"$tap_folder/few"

# same_print OPTION: both print the generic text with OPTION alike.
same_print() {
  while read -r base; do
    $opt --mlir-print-op-generic "$1" <"$base.generic.mlir" >"$tap_folder/theirs" 2>/dev/null || continue
    "$VARVE_TRANSLATE" --mlir-print-op-generic "$1" - <"$base.generic.mlir" >"$tap_folder/ours" 2>&1
    cmp -s "$tap_folder/ours" "$tap_folder/theirs" || echo "$base"
  done <"$tap_folder/sample" >"$tap_folder/misses"
  tap_empty "printed alike with $1" "$tap_folder/misses"
}

# returned FILE BASE: mlir-opt reads bytecode and prints the module it was made of.
returned() { $opt --mlir-print-op-generic "$1" 2>/dev/null | cmp -s - "$2.generic.mlir"; }

# read_back BASE: we read theirs.bc and print what it was made of, where mlir-opt does.
read_back() {
  "$VARVE_TRANSLATE" --mlir-print-op-generic "$tap_folder/theirs.bc" 2>/dev/null | cmp -s - "$1.generic.mlir" ||
    ! returned "$tap_folder/theirs.bc" "$1"
}

# same_bytes VERSION: we read what mlir-opt writes, and write the same bytes from the same standard input, losing what it loses, but for a module
# that holds an operation of mlir-opt's own tests, whose definition is in no package.
same_bytes() {
  while read -r base; do
    $opt --emit-bytecode "--emit-bytecode-version=$1" <"$base.generic.mlir" >"$tap_folder/theirs.bc" 2>/dev/null || continue
    echo "$base" >>"$tap_folder/written-$1"
    read_back "$base" || echo "$base: read"
    "$VARVE_TRANSLATE" --emit-bytecode "--emit-bytecode-version=$1" --allow-lossy --producer=MLIR22.1.8 - \
      <"$base.generic.mlir" >"$tap_folder/ours.bc" 2>"$tap_folder/err"
    cmp -s "$tap_folder/theirs.bc" "$tap_folder/ours.bc" || echo "$base: $(head -n 1 "$tap_folder/err")"
  done <"$tap_folder/sample" | grep -v "of it in dialect 'test' is loaded" >"$tap_folder/misses"
  tap_empty "bytecode of version $1 is read, and the same to the byte" "$tap_folder/misses"
  tap_at_least "modules written at version $1" 15 "$tap_folder/written-$1"
}

# written VERSION: mlir-opt reads what we write under our own name. That it reads the rest follows from same_bytes.
written() {
  while read -r base; do
    "$VARVE_TRANSLATE" --emit-bytecode "--emit-bytecode-version=$1" "$base.generic.mlir" >"$tap_folder/ours.bc" 2>/dev/null ||
      continue
    returned "$tap_folder/ours.bc" "$base" || echo "$base"
  done <"$tap_folder/few" >"$tap_folder/misses"
  tap_empty "bytecode of version $1 is read by mlir-opt" "$tap_folder/misses"
}

same_print --mlir-print-debuginfo
same_print --mlir-print-local-scope
for version in 0 1 2 3 4 5 6; do
  same_bytes "$version"
  written "$version"
done
tap_done
