// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
module {
  func.func public @matmul_kernel(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16, 1> {tt.divisibility = 16 : i32}, %arg2: tensor<64x32xf16>, %arg3: tensor<32x64xf16>, %n: i32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<64x64xf32>
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = scf.for %i = %c0_i32 to %n step %c1_i32 iter_args(%acc = %cst) -> (tensor<64x64xf32>) : i32 {
      %10 = "tt.dot"(%arg2, %arg3, %acc) {inputPrecision = 0 : i32, maxNumImpreciseAcc = 0 : i32} : (tensor<64x32xf16>, tensor<32x64xf16>, tensor<64x64xf32>) -> tensor<64x64xf32>
      scf.yield %10 : tensor<64x64xf32>
    } {tt.num_stages = 3 : i32}
    %1 = "tt.make_range"() {end = 64 : i32, start = 0 : i32} : () -> tensor<64xi32>
    %2 = "tt.expand_dims"(%1) {axis = 1 : i32} : (tensor<64xi32>) -> tensor<64x1xi32>
    %3 = "tt.broadcast"(%2) : (tensor<64x1xi32>) -> tensor<64x64xi32>
    %4 = "tt.reduce"(%0) ({
    ^bb0(%a: f32, %b: f32):
      %11 = arith.addf %a, %b : f32
      "tt.reduce.return"(%11) : (f32) -> ()
    }) {axis = 1 : i32} : (tensor<64x64xf32>) -> tensor<64xf32>
    %5 = "tt.trans"(%0) {order = array<i32: 1, 0>} : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %6 = "tt.reshape"(%5) {allow_reorder = false} : (tensor<64x64xf32>) -> tensor<4096xf32>
    %7 = "tt.fp_to_fp"(%6) {rounding = 1 : i32} : (tensor<4096xf32>) -> tensor<4096xf8E4M3FN>
    %8 = "tt.get_num_programs"() {axis = 0 : i32} : () -> i32
    %9 = "tt.atomic_rmw"(%arg0, %n, %n) {atomic_rmw_op = 5 : i32, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<f16>, i32, i32) -> i32
    %12 = "tt.scan"(%6) ({
    ^bb0(%a: f32, %b: f32):
      %20 = arith.maxnumf %a, %b : f32
      "tt.scan.return"(%20) : (f32) -> ()
    }) {axis = 0 : i32, reverse = false} : (tensor<4096xf32>) -> tensor<4096xf32>
    %13 = "tt.extern_elementwise"(%12) {libname = "libdevice", libpath = "", pure = true, symbol = "__nv_expf"} : (tensor<4096xf32>) -> tensor<4096xf32>
    "tt.print"(%13) {hex = false, isSigned = array<i32: 0>, prefix = "x: "} : (tensor<4096xf32>) -> ()
    %14 = "tt.elementwise_inline_asm"(%13) {asm_string = "shl.b32 $0, $0, 3;", constraints = "=r,r", packed_element = 1 : i32, pure = true} : (tensor<4096xf32>) -> tensor<4096xf32>
    %15 = "tt.make_tensor_descriptor"(%arg0, %n, %n) : (!tt.ptr<f16>, i32, i32) -> !tt.tensordesc<tensor<64x64xf16>>
    %16 = "tt.descriptor_load"(%15, %n, %n) : (!tt.tensordesc<tensor<64x64xf16>>, i32, i32) -> tensor<64x64xf16>
    return
  }
}

// -----

module {
  func.func public @sum_kernel(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32>) attributes {noinline = false} {
    %0 = "tt.make_range"() {end = 256 : i32, start = 0 : i32} : () -> tensor<256xi32>
    %1 = "tt.splat"(%arg0) : (!tt.ptr<f32>) -> tensor<256x!tt.ptr<f32>>
    %2 = "tt.addptr"(%1, %0) : (tensor<256x!tt.ptr<f32>>, tensor<256xi32>) -> tensor<256x!tt.ptr<f32>>
    %3 = "tt.load"(%2) {boundaryCheck = array<i32>, cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>} : (tensor<256x!tt.ptr<f32>>) -> tensor<256xf32>
    %4 = "tt.reduce"(%3) ({
    ^bb0(%a: f32, %b: f32):
      %5 = arith.addf %a, %b : f32
      "tt.reduce.return"(%5) : (f32) -> ()
    }) {axis = 0 : i32} : (tensor<256xf32>) -> f32
    "tt.store"(%arg1, %4) {boundaryCheck = array<i32>, cache = 1 : i32, evict = 1 : i32} : (!tt.ptr<f32>, f32) -> ()
    return
  }
}

// -----

module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  "tt.func"() ({
  ^bb0(%arg0: !tt.ptr<f32>, %arg1: !tt.ptr<f32>, %arg2: !tt.ptr<f32>, %arg3: i32):
    %c1024_i32 = arith.constant 1024 : i32
    %0 = "tt.get_program_id"() {axis = 0 : i32} : () -> i32
    %1 = arith.muli %0, %c1024_i32 : i32
    %2 = "tt.make_range"() {end = 1024 : i32, start = 0 : i32} : () -> tensor<1024xi32>
    %3 = "tt.splat"(%1) : (i32) -> tensor<1024xi32>
    %4 = arith.addi %3, %2 : tensor<1024xi32>
    %5 = "tt.splat"(%arg3) : (i32) -> tensor<1024xi32>
    %6 = arith.cmpi slt, %4, %5 : tensor<1024xi32>
    %7 = "tt.splat"(%arg0) : (!tt.ptr<f32>) -> tensor<1024x!tt.ptr<f32>>
    %8 = "tt.addptr"(%7, %4) : (tensor<1024x!tt.ptr<f32>>, tensor<1024xi32>) -> tensor<1024x!tt.ptr<f32>>
    %9 = "tt.load"(%8, %6) {boundaryCheck = array<i32>, cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 0>} : (tensor<1024x!tt.ptr<f32>>, tensor<1024xi1>) -> tensor<1024xf32>
    %10 = arith.addf %9, %9 : tensor<1024xf32>
    "tt.store"(%8, %10, %6) {boundaryCheck = array<i32>, cache = 1 : i32, evict = 1 : i32} : (tensor<1024x!tt.ptr<f32>>, tensor<1024xf32>, tensor<1024xi1>) -> ()
    "tt.return"() : () -> ()
  }) {arg_attrs = [{tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32, tt.max_divisibility = 8 : i32}], function_type = (!tt.ptr<f32>, !tt.ptr<f32>, !tt.ptr<f32>, i32) -> (), noinline = false, sym_name = "add_kernel", sym_visibility = "public"} : () -> ()
}
