// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
module attributes {llvm.data_layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128", llvm.target_triple = "x86_64-unknown-linux-gnu"} {
  func.func @entry(%arg0: memref<?xf32> {llvm.noalias}, %arg1: memref<?xf32> {llvm.align = 16 : i64, llvm.noundef}) attributes {llvm.emit_c_interface} {
    return
  }
  func.func @inplace(%arg0: tensor<?xf32> {bufferization.writable = true}) -> tensor<?xf32> {
    return %arg0 : tensor<?xf32>
  }
  func.func @layout(%arg0: tensor<?xf32> {bufferization.buffer_layout = affine_map<(d0) -> (d0)>}) -> tensor<?xf32> {
    return %arg0 : tensor<?xf32>
  }
  func.func public @jit_main(%arg0: tensor<2x3xf32> {mhlo.sharding = "{replicated}"}) -> (tensor<2x3xf32> {jax.result_info = ""}) {
    return %arg0 : tensor<2x3xf32>
  }
  func.func private @no_inline() attributes {no_inline}
  func.func private @always(i32 {llvm.signext}) -> (i32 {llvm.zeroext})
}

// -----

module {
  func.func private @callee(%arg0: i32) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = arith.addi %arg0, %c1_i32 : i32
    return %0 : i32
  }
  func.func @caller(%arg0: i32) -> i32 {
    %0 = call @callee(%arg0) : (i32) -> i32
    %1 = func.call @callee(%0) : (i32) -> i32
    return %1 : i32
  }
  func.func @indirect(%arg0: i32) -> i32 {
    %f = constant @callee : (i32) -> i32
    %0 = call_indirect %f(%arg0) : (i32) -> i32
    return %0 : i32
  }
  func.func @recursive(%arg0: i64) -> i64 {
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %0 = arith.cmpi eq, %arg0, %c0_i64 : i64
    cf.cond_br %0, ^bb1, ^bb2
  ^bb1:
    return %c1_i64 : i64
  ^bb2:
    %1 = arith.subi %arg0, %c1_i64 : i64
    %2 = call @recursive(%1) : (i64) -> i64
    %3 = arith.muli %arg0, %2 : i64
    return %3 : i64
  }
}

// -----

module {
  func.func private @printI64(i64)
  func.func private @printF32(f32)
  func.func private @printMemrefF32(memref<*xf32>) attributes {llvm.emit_c_interface}
  func.func private @foo(i32) -> i32
  func.func private @bar(f32, f32) -> f32
  func.func private @baz(tensor<?x?xf32>) -> tensor<?x?xf32>
  func.func private @external(memref<?xf32>, index)
  func.func nested @nested_visibility()

  func.func @main() -> i32 {
    %c0_i32 = arith.constant 0 : i32
    %0 = call @foo(%c0_i32) : (i32) -> i32
    return %0 : i32
  }
}

// -----

module @api {
  func.func private @init() attributes {llvm.emit_c_interface}
  func.func @_mlir_ciface_compute(%arg0: !llvm.ptr, %arg1: !llvm.ptr) {
    return
  }
  func.func @compute(%arg0: memref<?x?xf32>, %arg1: i64, %arg2: f64, %arg3: i1) -> (memref<?x?xf32>, i64) attributes {llvm.emit_c_interface} {
    return %arg0, %arg1 : memref<?x?xf32>, i64
  }
  func.func private @rtclock() -> f64
  func.func private @printF64(f64)
  func.func private @printNewline()
  func.func @time() {
    %0 = call @rtclock() : () -> f64
    call @init() : () -> ()
    %1 = call @rtclock() : () -> f64
    %2 = arith.subf %1, %0 : f64
    call @printF64(%2) : (f64) -> ()
    call @printNewline() : () -> ()
    return
  }
}

// -----

func.func @simple(%arg0: i32, %arg1: i32) -> i32 {
  %0 = arith.addi %arg0, %arg1 : i32
  return %0 : i32
}

func.func @identity(%arg0: f32) -> f32 {
  return %arg0 : f32
}

func.func @empty() {
  return
}

func.func @two_results(%arg0: i32, %arg1: f32) -> (f32, i32) {
  return %arg1, %arg0 : f32, i32
}

// -----

func.func @many_args(%arg0: i1, %arg1: i8, %arg2: i16, %arg3: i32, %arg4: i64, %arg5: f16, %arg6: bf16, %arg7: f32, %arg8: f64, %arg9: index) -> (i64, f64, index) {
  return %arg4, %arg8, %arg9 : i64, f64, index
}
func.func @fn_arg(%f: (i32) -> i32, %x: i32) -> i32 {
  %0 = call_indirect %f(%x) : (i32) -> i32
  return %0 : i32
}
func.func private @returns_fn() -> ((f32) -> f32)
func.func private @tuple_arg(tuple<i32, tensor<2xf32>>) -> tuple<>
func.func private @opaque(!llvm.ptr, !async.token, !gpu.async.token, !shape.shape)
func.func @graph(%arg0: tensor<1x3x224x224xf32>, %arg1: tensor<64x3x7x7xf32>) -> tensor<1x64x112x112xf32> attributes {test.entry, tf.entry_function = {inputs = "x", outputs = "y"}} {
  %0 = "test.conv"(%arg0, %arg1) {strides = [2, 2], padding = dense<3> : tensor<2x2xi64>} : (tensor<1x3x224x224xf32>, tensor<64x3x7x7xf32>) -> tensor<1x64x112x112xf32>
  return %0 : tensor<1x64x112x112xf32>
}

// -----

func.func @test(%arg0: i32) {
  %0 = "test.op"(%arg0) : (i32) -> i32
  "test.foo"(%0) {attr = 1 : i32} : (i32) -> ()
  %1:2 = "test.bar"() : () -> (i32, f32)
  "test.region"() ({
    %2 = "test.inner"() : () -> index
    "test.yield"(%2) : (index) -> ()
  }) : () -> ()
  "use"(%1#0) : (i32) -> ()
  "some_use"(%1#1) : (f32) -> ()
  return
}

func.func @side_effects() {
  "test.side_effect"() : () -> ()
  %0 = "test.source"() : () -> f32
  "test.sink"(%0) : (f32) -> ()
  "foo.bar"() {a = "str", b = [1, 2, 3], c = unit, d = true, e = @main} : () -> ()
  return
}
