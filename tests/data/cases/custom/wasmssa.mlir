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
module {
  wasmssa.func exported @func_f(%arg0: !wasmssa<local ref to i32>) -> i32 attributes {a = 1 : i32} {
    %0 = wasmssa.local_get %arg0 : ref to i32
    wasmssa.return %0 : i32
  }
  wasmssa.func @func_g() {
    wasmssa.return
  }
  wasmssa.import_func "foo" from "my_module" as @func_0 {type = (i32) -> (i32)}
  wasmssa.func @func_h(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to f32> {x.y = 1 : i32}) -> (i32 {x.z}, f32) {
    %0 = wasmssa.local_get %arg0 : ref to i32
    %1 = wasmssa.local_get %arg1 : ref to f32
    wasmssa.return %0, %1 : i32, f32
  }
  wasmssa.func @func_i() -> i32 {
    %0 = wasmssa.const 1 : i32
    wasmssa.if %0 : {
      %c = wasmssa.const 0.5 : f32
      wasmssa.block_return %c : f32
    } else {
      %c = wasmssa.const 0.25 : f32
      wasmssa.block_return %c : f32
    } > ^bb1
  ^bb1(%r: f32):
    wasmssa.if %0 : {
      wasmssa.block_return
    } > ^bb2
  ^bb2:
    wasmssa.if %0 (%0) : i32 : {
    ^bb0(%b: i32):
      wasmssa.block_return %b : i32
    } "else" {
    ^bb0(%b: i32):
      wasmssa.block_return %b : i32
    } > ^bb3
  ^bb3(%z: i32):
    wasmssa.return %0 : i32
  }
  wasmssa.func "exported" @func_j() {
    wasmssa.return
  }
  wasmssa.func exported private @func_k() {
    wasmssa.return
  }
}
