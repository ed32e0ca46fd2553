// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
module {
  wasmssa.func @add(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 : ref to i32
    %1 = wasmssa.local_get %arg1 : ref to i32
    %2 = wasmssa.add %0 %1 : i32
    wasmssa.return %2 : i32
  }
}
