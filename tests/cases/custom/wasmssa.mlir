// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Globals of wasmssa.
wasmssa.global @a i32 : {
  %0 = wasmssa.const 10 : i32
  wasmssa.return %0 : i32
}
wasmssa.global exported @b f32 mutable : {
  %0 = wasmssa.global_get @global_0 : f32
  wasmssa.return %0 : f32
}
wasmssa.import_global "from_js" from "env" as @global_0 : f32
wasmssa.import_global "from_js" from "env" as @global_1 mutable : i64
