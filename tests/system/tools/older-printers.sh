#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Printers before LLVM 23 put a space before some attributes of StableHLO, and those before LLVM 22 one before "cond".
# A module is printed with the spaces of the printers of its text or of the producer of its bytecode.
. "$top_srcdir/tests/tap.sh"

tool() { "$VARVE_TRANSLATE" "$@" 2>"$tap_folder/errors"; }

# print_module SPACE-BEFORE-ATTRIBUTES SPACE-BEFORE-COND
print_module() {
  cat <<END
module @jit_f {
  func.func public @main(%arg0: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.while(%iterArg = %arg0) : tensor<i32>
    $2cond {
      %1 = stablehlo.compare $1LT, %iterArg, %iterArg, $1SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      stablehlo.return %iterArg : tensor<i32>
    }
    return %0 : tensor<i32>
  }
}
END
}

print_module ' ' ' ' >"$tap_folder/21.mlir"
print_module ' ' '' >"$tap_folder/22.mlir"
print_module '' '' >"$tap_folder/23.mlir"
for release in 21 22 23; do
  tool "$tap_folder/$release.mlir" | sed '$d' >"$tap_folder/printed"
  tap_same "text of printers of LLVM $release is printed as it is" "$tap_folder/$release.mlir" "$tap_folder/printed"
  tool --to=mlirbc --producer="MLIR$release.0.0git" "$tap_folder/23.mlir" -o "$tap_folder/module.mlirbc"
  tool "$tap_folder/module.mlirbc" | sed '$d' >"$tap_folder/printed"
  tap_same "bytecode of LLVM $release is printed as by it" "$tap_folder/$release.mlir" "$tap_folder/printed"
done

"$VARVE_EXTRACT" --symbol=@main "$tap_folder/21.mlir" 2>"$tap_folder/errors" | sed '$d' >"$tap_folder/printed"
tap_same "a part of a module is printed as the whole" "$tap_folder/21.mlir" "$tap_folder/printed"
{ echo '// RUN: x' && cat "$tap_folder/21.mlir"; } >"$tap_folder/test.mlir"
tool "$tap_folder/test.mlir" | sed '$d' >"$tap_folder/printed"
tap_same "text that no printer wrote is printed as by LLVM 23" "$tap_folder/23.mlir" "$tap_folder/printed"
tool --to=mlirbc "$tap_folder/21.mlir" -o "$tap_folder/module.mlirbc"
tool "$tap_folder/module.mlirbc" | sed '$d' >"$tap_folder/printed"
tap_same "bytecode of Varve is printed as by LLVM 23" "$tap_folder/23.mlir" "$tap_folder/printed"
tap_done
