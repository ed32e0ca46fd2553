#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Agreement with mlir-opt 22 run on the corpus: every 150th module, or all of them when VARVE_TEST_LONG is set.
. "$top_srcdir/tests/tap.sh"
tap_need mlir-opt-22
. "$top_srcdir/tests/oracle/corpus-files.sh"

opt='mlir-opt-22 --allow-unregistered-dialect'
stride=150
test -z "${VARVE_TEST_LONG:-}" || stride=1
awk "NR % $stride == 0" "$tap_folder/modules" >"$tap_folder/sample"

# Operations with native properties, which versions below 5 lose in mlir-opt as well.
native='ptr\.|llvm\.(add|sub|mul|shl|trunc|getelementptr)"|affine\.linearize_index'

# same_print OPTION: both print the generic text with OPTION alike.
same_print() {
  while read -r base; do
    $opt --mlir-print-op-generic "$1" <"$base.generic.mlir" >"$tap_folder/theirs" 2>/dev/null || continue
    "$VARVE_TRANSLATE" --mlir-print-op-generic "$1" - <"$base.generic.mlir" >"$tap_folder/ours" 2>&1
    cmp -s "$tap_folder/ours" "$tap_folder/theirs" || echo "$base"
  done <"$tap_folder/sample" >"$tap_folder/misses"
  tap_empty "printed alike with $1" "$tap_folder/misses"
}

# Modules that mlir-opt itself returns unchanged at a version. Leaves its bytecode in theirs.bc.
comes_back_from_mlir_opt() {
  $opt --emit-bytecode "--emit-bytecode-version=$2" <"$1.generic.mlir" >"$tap_folder/theirs.bc" 2>/dev/null &&
    $opt --mlir-print-op-generic "$tap_folder/theirs.bc" 2>/dev/null | cmp -s - "$1.generic.mlir"
}

# same_bytecode VERSION: mlir-opt reads what we write, and we what it writes.
same_bytecode() {
  while read -r base; do
    grep -Eq "\"($native)" "$base.generic.mlir" && continue
    comes_back_from_mlir_opt "$base" "$1" || continue
    "$VARVE_TRANSLATE" --emit-bytecode "--emit-bytecode-version=$1" "$base.generic.mlir" >"$tap_folder/ours.bc" 2>/dev/null
    $opt --mlir-print-op-generic "$tap_folder/ours.bc" 2>&1 | cmp -s - "$base.generic.mlir" || echo "$base: written"
    "$VARVE_TRANSLATE" "$tap_folder/theirs.bc" 2>&1 | $opt --mlir-print-op-generic 2>&1 |
      cmp -s - "$base.generic.mlir" || echo "$base: read"
  done <"$tap_folder/sample" >"$tap_folder/misses"
  tap_empty "bytecode of version $1 goes both ways" "$tap_folder/misses"
}

# same_bytes VERSION: we write what mlir-opt writes from the same standard input, losing what it loses, but for a module that holds an operation
# of mlir-opt's own tests, whose definition is in no package.
same_bytes() {
  while read -r base; do
    $opt --emit-bytecode "--emit-bytecode-version=$1" <"$base.generic.mlir" >"$tap_folder/theirs.bc" 2>/dev/null || continue
    echo "$base" >>"$tap_folder/written-$1"
    "$VARVE_TRANSLATE" --emit-bytecode "--emit-bytecode-version=$1" --allow-lossy --producer=MLIR22.1.8 - \
      <"$base.generic.mlir" >"$tap_folder/ours.bc" 2>"$tap_folder/err"
    cmp -s "$tap_folder/theirs.bc" "$tap_folder/ours.bc" || echo "$base: $(head -n 1 "$tap_folder/err")"
  done <"$tap_folder/sample" | grep -v "of it in dialect 'test' is loaded" >"$tap_folder/misses"
  tap_empty "bytecode of version $1 is the same to the byte" "$tap_folder/misses"
  tap_at_least "modules written at version $1" 15 "$tap_folder/written-$1"
}

same_print --mlir-print-debuginfo
same_print --mlir-print-local-scope
for version in 0 1 2 3 4; do
  same_bytecode "$version"
done
for version in 0 1 2 3 4 5 6; do
  same_bytes "$version"
done
tap_done
