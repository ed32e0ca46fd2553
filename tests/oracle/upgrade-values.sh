#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Functions of 2019 and of LLVM 13, upgraded, lowered by mlir-opt 22 and run by mlir-runner 22, give the values that
# their documents define: tests/data/files/upgrade/values-*.mlir tell them.
. "$top_srcdir/tests/tap.sh"
tap_need mlir-opt-22
tap_need mlir-runner-22

# values ERA
values() {
  file=$top_srcdir/tests/data/files/upgrade/values-$1.mlir
  tap_ok "functions of $1 are upgraded" "$VARVE_TRANSLATE" --era="$1" --upgrade=strict "$file" -o "$tap_folder/now.mlir"
  tap_ok "mlir-opt 22 lowers those of $1" mlir-opt-22 "$tap_folder/now.mlir" --convert-scf-to-cf \
    --expand-strided-metadata --lower-affine --convert-scf-to-cf --convert-vector-to-llvm --convert-math-to-llvm \
    --arith-expand --convert-arith-to-llvm --finalize-memref-to-llvm --convert-func-to-llvm --convert-cf-to-llvm \
    --reconcile-unrealized-casts -o "$tap_folder/lowered.mlir"
  sed -n 's|^// VALUE ||p' "$file" >"$tap_folder/expected"
  while read -r name type value; do
    result=$(mlir-runner-22 "$tap_folder/lowered.mlir" -e "$name" --entry-point-result="$type" 2>&1 | head -n 1)
    echo "$name $type $value $result"
  done <"$tap_folder/expected" | awk 'NF != 4 || $3 + 0 != $4 + 0 || $4 !~ /^-?[0-9.e+-]+$/' >"$tap_folder/wrong"
  tap_empty "values of $1 are those of its documents" "$tap_folder/wrong"
}

values 2019
values llvm13
tap_done
