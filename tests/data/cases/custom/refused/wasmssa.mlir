// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
wasmssa.func public @wrong_word() {
  wasmssa.return
}
// -----
wasmssa.func exported visible @two_words() {
  wasmssa.return
}
// -----
wasmssa.func @no_signature {
  wasmssa.return
}
// -----
wasmssa.func @type_is_said() attributes {functionType = () -> ()} {
  wasmssa.return
}
// -----
wasmssa.func @no_condition() {
  wasmssa.if : {
    wasmssa.block_return
  } > ^bb1
^bb1:
  wasmssa.return
}
// -----
wasmssa.func @no_target() {
  %0 = wasmssa.const 1 : i32
  wasmssa.if %0 : {
    wasmssa.block_return
  } else {
    wasmssa.block_return
  }
}
// -----
wasmssa.func @no_region_behind_else() {
  %0 = wasmssa.const 1 : i32
  wasmssa.if %0 : {
    wasmssa.block_return
  } else > ^bb1
^bb1:
  wasmssa.return
}
