// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
emitc.func @loop(%n: !emitc.size_t, %a: !emitc.ptr<f32>, %arr: !emitc.array<16xf32>) {
  %zero = "emitc.constant"() <{value = 0 : index}> : () -> !emitc.size_t
  %one = literal "1" : !emitc.size_t
  %var = "emitc.variable"() <{value = 0.0 : f32}> : () -> !emitc.lvalue<f32>
  for %i = %zero to %n step %one : !emitc.size_t {
    %0 = subscript %arr[%i] : (!emitc.array<16xf32>, !emitc.size_t) -> !emitc.lvalue<f32>
    %1 = load %0 : <f32>
    assign %1 : f32 to %var : <f32>
    %2 = subscript %a[%i] : (!emitc.ptr<f32>, !emitc.size_t) -> !emitc.lvalue<f32>
    assign %1 : f32 to %2 : <f32>
  }
  %c = cmp eq, %n, %zero : (!emitc.size_t, !emitc.size_t) -> i1
  if %c {
    call_opaque "f"() : () -> ()
  } else {
    call_opaque "g"() : () -> ()
  }
  return
}

func.func @expr(%a: i32, %b: i32) -> i32 {
  %0 = emitc.expression %a, %b : (i32, i32) -> i32 {
    %1 = mul %a, %b : (i32, i32) -> i32
    %2 = add %1, %b : (i32, i32) -> i32
    yield %2 : i32
  }
  return %0 : i32
}

// -----

module {
  func.func @matmul(%arg0: memref<?x?xf32>, %arg1: memref<?x?xf32>, %arg2: memref<?x?xf32>) {
    %c0 = arith.constant 0 : index
    %0 = builtin.unrealized_conversion_cast %c0 : index to !emitc.size_t
    %c1 = arith.constant 1 : index
    %1 = builtin.unrealized_conversion_cast %c1 : index to !emitc.size_t
    %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
    %2 = builtin.unrealized_conversion_cast %dim : index to !emitc.size_t
    %dim_0 = memref.dim %arg0, %c1 : memref<?x?xf32>
    %3 = builtin.unrealized_conversion_cast %dim_0 : index to !emitc.size_t
    %dim_1 = memref.dim %arg1, %c1 : memref<?x?xf32>
    %4 = builtin.unrealized_conversion_cast %dim_1 : index to !emitc.size_t
    emitc.for %arg3 = %0 to %2 step %1  : !emitc.size_t {
      %5 = builtin.unrealized_conversion_cast %arg3 : !emitc.size_t to index
      for %arg4 = %0 to %4 step %1  : !emitc.size_t {
        %6 = builtin.unrealized_conversion_cast %arg4 : !emitc.size_t to index
        for %arg5 = %0 to %3 step %1  : !emitc.size_t {
          %7 = builtin.unrealized_conversion_cast %arg5 : !emitc.size_t to index
          %8 = memref.load %arg0[%5, %7] : memref<?x?xf32>
          %9 = memref.load %arg1[%7, %6] : memref<?x?xf32>
          %10 = memref.load %arg2[%5, %6] : memref<?x?xf32>
          %11 = arith.mulf %8, %9 : f32
          %12 = arith.addf %10, %11 : f32
          memref.store %12, %arg2[%5, %6] : memref<?x?xf32>
        }
      }
    }
    return
  }
}

// -----

module {
  emitc.include <"stdint.h">
  emitc.include "myheader.h"
  emitc.verbatim "#define FOO 1"
  emitc.global static const @table : !emitc.array<4xf32> = dense<[0.0, 1.0, 2.0, 3.0]>
  emitc.func private @extern_func(i32) attributes {specifiers = ["extern"]}
  emitc.func @func(%arg0: i32, %arg1: f32) -> i32 {
    %0 = "emitc.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "emitc.constant"() <{value = #emitc.opaque<"INT_MAX">}> : () -> i32
    %2 = add %arg0, %0 : (i32, i32) -> i32
    %3 = mul %2, %arg0 : (i32, i32) -> i32
    %4 = cmp lt, %3, %1 : (i32, i32) -> i1
    %5 = call_opaque "foo"(%3) : (i32) -> i32
    %6 = call_opaque "bar"(%arg1) {args = [0 : index, 1.0 : f32], template_args = [i32]} : (f32) -> !emitc.opaque<"std::vector<float>">
    %7 = call @func(%arg0, %arg1) : (i32, f32) -> i32
    %8 = cast %7 : i32 to f32
    return %5 : i32
  }
}
