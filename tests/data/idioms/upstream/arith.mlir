// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
func.func @bf16_add(%a: vector<8xbf16>, %b: vector<8xbf16>) -> vector<8xbf16> {
  %0 = arith.extf %a : vector<8xbf16> to vector<8xf32>
  %1 = arith.extf %b : vector<8xbf16> to vector<8xf32>
  %2 = arith.addf %0, %1 : vector<8xf32>
  %3 = arith.truncf %2 : vector<8xf32> to vector<8xbf16>
  return %3 : vector<8xbf16>
}

func.func @fp8(%a: f8E4M3FN, %b: f8E5M2) -> f16 {
  %0 = arith.extf %a : f8E4M3FN to f16
  %1 = arith.extf %b : f8E5M2 to f16
  %2 = arith.mulf %0, %1 : f16
  return %2 : f16
}

func.func @int4(%a: vector<8xi4>) -> vector<8xi32> {
  %0 = arith.extsi %a : vector<8xi4> to vector<8xi8>
  %1 = arith.extsi %0 : vector<8xi8> to vector<8xi32>
  return %1 : vector<8xi32>
}

// -----

func.func @casts(%i8: i8, %i32: i32, %i64: i64, %f16: f16, %bf16: bf16, %f32: f32, %f64: f64, %idx: index) {
  %0 = arith.extsi %i8 : i8 to i32
  %1 = arith.extui %i8 : i8 to i64
  %2 = arith.trunci %i64 : i64 to i32
  %3 = arith.extf %f16 : f16 to f32
  %4 = arith.extf %bf16 : bf16 to f32
  %5 = arith.extf %f32 : f32 to f64
  %6 = arith.truncf %f64 : f64 to f32
  %7 = arith.truncf %f32 : f32 to bf16
  %8 = arith.sitofp %i32 : i32 to f32
  %9 = arith.uitofp %i32 : i32 to f64
  %10 = arith.fptosi %f32 : f32 to i32
  %11 = arith.fptoui %f32 : f32 to i32
  %12 = arith.index_cast %idx : index to i64
  %13 = arith.index_cast %i32 : i32 to index
  %14 = arith.index_castui %idx : index to i32
  %15 = arith.bitcast %f32 : f32 to i32
  %16 = arith.bitcast %i64 : i64 to f64
  %17 = arith.truncf %f32 to_nearest_even : f32 to f16
  %18 = arith.trunci %i64 overflow<nsw> : i64 to i8
  return
}

// -----

func.func @max(%arg0: i32, %arg1: i32) -> i32 {
  %0 = arith.cmpi sgt, %arg0, %arg1 : i32
  %1 = arith.select %0, %arg0, %arg1 : i32
  return %1 : i32
}

func.func @cmpi(%a: index, %b: index, %v: vector<4xi32>, %t: tensor<8xi32>) -> i1 {
  %0 = arith.cmpi eq, %a, %b : index
  %1 = arith.cmpi ne, %a, %b : index
  %2 = arith.cmpi slt, %a, %b : index
  %3 = arith.cmpi sle, %a, %b : index
  %4 = arith.cmpi sge, %a, %b : index
  %5 = arith.cmpi ult, %a, %b : index
  %6 = arith.cmpi ule, %a, %b : index
  %7 = arith.cmpi ugt, %a, %b : index
  %8 = arith.cmpi uge, %a, %b : index
  %9 = arith.cmpi slt, %v, %v : vector<4xi32>
  %10 = arith.cmpi eq, %t, %t : tensor<8xi32>
  %11 = arith.andi %0, %1 : i1
  return %11 : i1
}

func.func @cmpf(%a: f32, %b: f32, %m: vector<4xi1>, %x: vector<4xf32>) -> f32 {
  %0 = arith.cmpf ogt, %a, %b : f32
  %1 = arith.cmpf olt, %a, %b : f32
  %2 = arith.cmpf oeq, %a, %b : f32
  %3 = arith.cmpf une, %a, %b : f32
  %4 = arith.cmpf uno, %a, %a : f32
  %5 = arith.cmpf oge, %a, %b fastmath<fast> : f32
  %6 = arith.cmpf ugt, %a, %b : f32
  %7 = arith.select %0, %a, %b : f32
  %8 = arith.select %m, %x, %x : vector<4xi1>, vector<4xf32>
  return %7 : f32
}

// -----

func.func @constants() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  %c32 = arith.constant 32 : index
  %c64 = arith.constant 64 : index
  %c128 = arith.constant 128 : index
  %c0_i32 = arith.constant 0 : i32
  %c1_i32 = arith.constant 1 : i32
  %c-1_i32 = arith.constant -1 : i32
  %c42_i32 = arith.constant 42 : i32
  %c0_i64 = arith.constant 0 : i64
  %c1_i64 = arith.constant 1 : i64
  %c10_i64 = arith.constant 10 : i64
  %true = arith.constant true
  %false = arith.constant false
  %cst = arith.constant 0.000000e+00 : f32
  %cst_0 = arith.constant 1.000000e+00 : f32
  %cst_1 = arith.constant 2.000000e+00 : f32
  %cst_2 = arith.constant -1.000000e+00 : f32
  %cst_3 = arith.constant 5.000000e-01 : f32
  %cst_4 = arith.constant 0.000000e+00 : f16
  %cst_5 = arith.constant 0.000000e+00 : f64
  %cst_6 = arith.constant 1.000000e+00 : bf16
  %cst_7 = arith.constant 0xFF800000 : f32
  %cst_8 = arith.constant 0x7FC00000 : f32
  %cst_9 = arith.constant 9.99999974E-6 : f32
  return
}

// -----

func.func @dense_constants() {
  %cst = arith.constant dense<0.000000e+00> : vector<4xf32>
  %cst_0 = arith.constant dense<0.000000e+00> : vector<8x16xf32>
  %cst_1 = arith.constant dense<1.000000e+00> : tensor<4x4xf32>
  %cst_2 = arith.constant dense<0> : vector<16xi32>
  %cst_3 = arith.constant dense<[0, 1, 2, 3]> : vector<4xindex>
  %cst_4 = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %cst_5 = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %cst_6 = arith.constant dense<true> : vector<4xi1>
  %cst_7 = arith.constant dense<[1, 2, 3]> : tensor<3xi64>
  %cst_8 = arith.constant dense<0.000000e+00> : vector<[4]xf32>
  %cst_9 = arith.constant dense<> : tensor<0xi64>
  %cst_10 = arith.constant dense<5> : tensor<i32>
  %cst_11 = arith.constant dense<"0x01020304"> : tensor<4xi8>
  %cst_12 = arith.constant dense<(1.0, -1.0)> : tensor<complex<f32>>
  return
}

// -----

func.func @wide_mul(%a: i8, %b: i8) -> i16 {
  %0 = arith.extsi %a : i8 to i16
  %1 = arith.extsi %b : i8 to i16
  %2 = arith.muli %0, %1 : i16
  return %2 : i16
}

func.func @avg(%a: i16, %b: i16) -> i16 {
  %c1_i32 = arith.constant 1 : i32
  %0 = arith.extui %a : i16 to i32
  %1 = arith.extui %b : i16 to i32
  %2 = arith.addi %0, %1 : i32
  %3 = arith.shrui %2, %c1_i32 : i32
  %4 = arith.trunci %3 : i32 to i16
  return %4 : i16
}

func.func @clamp(%x: i64) -> i64 {
  %c-128_i64 = arith.constant -128 : i64
  %c127_i64 = arith.constant 127 : i64
  %0 = arith.maxsi %x, %c-128_i64 : i64
  %1 = arith.minsi %0, %c127_i64 : i64
  return %1 : i64
}

// -----

func.func @float_ops(%a: f32, %b: f32) -> f32 {
  %0 = arith.addf %a, %b : f32
  %1 = arith.subf %0, %b : f32
  %2 = arith.mulf %1, %b : f32
  %3 = arith.divf %2, %b : f32
  %4 = arith.remf %3, %b : f32
  %5 = arith.negf %4 : f32
  %6 = arith.maximumf %5, %b : f32
  %7 = arith.minimumf %6, %b : f32
  %8 = arith.maxnumf %7, %b : f32
  %9 = arith.minnumf %8, %b : f32
  return %9 : f32
}

func.func @fastmath(%a: f64, %b: f64) -> f64 {
  %0 = arith.addf %a, %b fastmath<fast> : f64
  %1 = arith.mulf %0, %b fastmath<contract> : f64
  %2 = arith.subf %1, %b fastmath<reassoc> : f64
  %3 = arith.divf %2, %b fastmath<arcp> : f64
  %4 = arith.maximumf %3, %b fastmath<nnan,ninf> : f64
  %5 = arith.negf %4 fastmath<nsz> : f64
  return %5 : f64
}

// -----

func.func @fold_add() -> i32 {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %0 = arith.addi %c1, %c2 : i32
  return %0 : i32
}

func.func @sub_self(%arg0: i32) -> i32 {
  %0 = arith.subi %arg0, %arg0 : i32
  return %0 : i32
}

func.func @mul_zero(%arg0: index) -> index {
  %c0 = arith.constant 0 : index
  %0 = arith.muli %arg0, %c0 : index
  return %0 : index
}

func.func @select_same(%arg0: i1, %arg1: f32) -> f32 {
  %0 = arith.select %arg0, %arg1, %arg1 : f32
  return %0 : f32
}

func.func @trunc_ext(%arg0: i8) -> i8 {
  %0 = arith.extsi %arg0 : i8 to i32
  %1 = arith.trunci %0 : i32 to i8
  return %1 : i8
}

// -----

func.func @index_math(%i: index, %j: index, %ld: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %c1024 = arith.constant 1024 : index
  %0 = arith.muli %i, %ld overflow<nsw> : index
  %1 = arith.addi %0, %j overflow<nsw> : index
  %2 = arith.addi %1, %c7 : index
  %3 = arith.divui %2, %c8 : index
  %4 = arith.remui %1, %c8 : index
  %5 = arith.ceildivui %ld, %c8 : index
  %6 = arith.minui %3, %c1024 : index
  %7 = arith.subi %6, %c1 : index
  %8 = arith.cmpi eq, %4, %c0 : index
  %9 = arith.select %8, %7, %5 : index
  return %9 : index
}

// -----

func.func @int_ops(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b : i32
  %1 = arith.subi %0, %b : i32
  %2 = arith.muli %1, %b : i32
  %3 = arith.divsi %2, %b : i32
  %4 = arith.divui %3, %b : i32
  %5 = arith.remsi %4, %b : i32
  %6 = arith.remui %5, %b : i32
  %7 = arith.ceildivsi %6, %b : i32
  %8 = arith.floordivsi %7, %b : i32
  %9 = arith.ceildivui %8, %b : i32
  %10 = arith.andi %9, %b : i32
  %11 = arith.ori %10, %b : i32
  %12 = arith.xori %11, %b : i32
  %13 = arith.shli %12, %b : i32
  %14 = arith.shrsi %13, %b : i32
  %15 = arith.shrui %14, %b : i32
  %16 = arith.maxsi %15, %b : i32
  %17 = arith.minsi %16, %b : i32
  %18 = arith.maxui %17, %b : i32
  %19 = arith.minui %18, %b : i32
  return %19 : i32
}

// -----

func.func @overflow(%a: i32, %b: i32, %i: index) -> (i32, i1) {
  %0 = arith.addi %a, %b overflow<nsw> : i32
  %1 = arith.subi %0, %b overflow<nuw> : i32
  %2 = arith.muli %1, %b overflow<nsw, nuw> : i32
  %3 = arith.shli %2, %b overflow<nsw> : i32
  %4 = arith.divui %3, %b exact : i32
  %5 = arith.shrui %4, %b exact : i32
  %sum, %carry = arith.addui_extended %5, %b : i32, i1
  %low, %high = arith.mului_extended %sum, %b : i32
  %low_0, %high_1 = arith.mulsi_extended %low, %high : i32
  return %high_1, %carry : i32, i1
}

// -----

func.func @tensor_arith(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %cst = arith.constant dense<2.000000e+00> : tensor<4x8xf32>
  %0 = arith.addf %arg0, %arg1 : tensor<4x8xf32>
  %1 = arith.mulf %0, %cst : tensor<4x8xf32>
  %2 = arith.subf %1, %arg0 : tensor<4x8xf32>
  %3 = arith.cmpf ogt, %2, %arg1 : tensor<4x8xf32>
  %4 = arith.select %3, %2, %arg1 : tensor<4x8xi1>, tensor<4x8xf32>
  return %4 : tensor<4x8xf32>
}

// -----

func.func @vector_arith(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<8xi32>, %d: vector<8xi32>) -> (vector<4xf32>, vector<8xi32>) {
  %0 = arith.addf %a, %b : vector<4xf32>
  %1 = arith.mulf %0, %b : vector<4xf32>
  %2 = arith.maximumf %1, %a : vector<4xf32>
  %3 = arith.addi %c, %d : vector<8xi32>
  %4 = arith.muli %3, %d : vector<8xi32>
  %5 = arith.sitofp %4 : vector<8xi32> to vector<8xf32>
  %6 = arith.fptosi %5 : vector<8xf32> to vector<8xi32>
  %7 = arith.truncf %2 : vector<4xf32> to vector<4xf16>
  %8 = arith.extf %7 : vector<4xf16> to vector<4xf32>
  return %8, %6 : vector<4xf32>, vector<8xi32>
}
