#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Every operation of LLVM 22 without anything: what is filled in is what mlir-opt fills in.
. "$top_srcdir/tests/tap.sh"

tap_need mlir-opt-22
definitions=$top_srcdir/dialects/llvm22

# mlir-opt-22 has no vcix. The definition of irdl is in generic form.
operations() {
  for file in "$definitions"/*.irdl.mlir; do
    dialect=$(basename "$file" .irdl.mlir)
    test "$dialect" = vcix ||
      sed -n -e "s/^  irdl.operation @\"\{0,1\}\([^ \"]*\)\"\{0,1\} .*/\"$dialect.\1\"() : () -> ()/p" \
        -e "s/^ *\"irdl.operation\"() <{sym_name = \"\([^\"]*\)\"}> .*/\"$dialect.\1\"() : () -> ()/p" "$file"
  done
}
operations >"$tap_folder/operations.mlir"
tap_ok 'there are 2,633 operations' test "$(wc -l <"$tap_folder/operations.mlir")" -eq 2633
tap_ok 'mlir-opt reads them' mlir-opt-22 --mlir-very-unsafe-disable-verifier-on-parsing --verify-each=0 \
  --mlir-print-op-generic "$tap_folder/operations.mlir" -o "$tap_folder/expected"
tap_ok 'they are read' "$VARVE_TRANSLATE" --no-verify --mlir-print-op-generic "$tap_folder/operations.mlir" \
  -o "$tap_folder/read"
# These maps are no defaults: mlir-opt's verifier adds them, which is off here.
sed -e '/^#map/d' -e 's/ {linalg.memoized_indexing_maps = \[[^]]*\]}//' "$tap_folder/read" >"$tap_folder/got"
tap_same 'defaults are those of mlir-opt' "$tap_folder/expected" "$tap_folder/got"

tap_done
