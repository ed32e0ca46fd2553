// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
func.func @axpy(%alpha: f32, %x: memref<?xf32>, %y: memref<?xf32>, %n: index) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %0 = vector.broadcast %alpha : f32 to vector<8xf32>
  scf.for %i = %c0 to %n step %c8 {
    %1 = vector.load %x[%i] : memref<?xf32>, vector<8xf32>
    %2 = vector.load %y[%i] : memref<?xf32>, vector<8xf32>
    %3 = vector.fma %0, %1, %2 : vector<8xf32>
    vector.store %3, %y[%i] : memref<?xf32>, vector<8xf32>
  }
  return
}

// -----

#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#matvec_accesses = [
  affine_map<(i, j) -> (i, j)>,
  affine_map<(i, j) -> (j)>,
  affine_map<(i, j) -> (i)>
]
#matvec_trait = {
  indexing_maps = #matvec_accesses,
  iterator_types = ["parallel", "reduction"]
}
func.func @contract(%A: vector<4x8xf32>, %B: vector<8x16xf32>, %C: vector<4x16xf32>) -> vector<4x16xf32> {
  %0 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %A, %B, %C : vector<4x8xf32>, vector<8x16xf32> into vector<4x16xf32>
  return %0 : vector<4x16xf32>
}

func.func @matvec(%arg0: vector<2x2xf32>, %arg1: vector<2xf32>, %arg2: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.contract #matvec_trait %arg0, %arg1, %arg2 : vector<2x2xf32>, vector<2xf32> into vector<2xf32>
  return %0 : vector<2xf32>
}

// -----

func.func @extract_insert(%a: vector<4xf32>, %b: vector<2x4xf32>, %f: f32, %i: index) -> vector<2x4xf32> {
  %0 = vector.extract %a[0] : f32 from vector<4xf32>
  %1 = vector.extract %b[1] : vector<4xf32> from vector<2x4xf32>
  %2 = vector.extract %b[0, 3] : f32 from vector<2x4xf32>
  %3 = vector.extract %a[%i] : f32 from vector<4xf32>
  %4 = vector.insert %f, %a[2] : f32 into vector<4xf32>
  %5 = vector.insert %4, %b[0] : vector<4xf32> into vector<2x4xf32>
  %6 = vector.insert %2, %5[1, 1] : f32 into vector<2x4xf32>
  %7 = vector.extract_strided_slice %6 {offsets = [0, 2], sizes = [2, 2], strides = [1, 1]} : vector<2x4xf32> to vector<2x2xf32>
  %8 = vector.insert_strided_slice %7, %6 {offsets = [0, 0], strides = [1, 1]} : vector<2x2xf32> into vector<2x4xf32>
  return %8 : vector<2x4xf32>
}

// -----

module {
  func.func @extract_insert(%arg0: vector<4xf32>, %arg1: vector<2x4xf32>, %arg2: f32, %arg3: index) -> vector<2x4xf32> {
    %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
    %1 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<4xf32>> 
    %2 = llvm.mlir.constant(3 : i64) : i64
    %3 = llvm.extractelement %1[%2 : i64] : vector<4xf32>
    %4 = llvm.mlir.constant(2 : i64) : i64
    %5 = llvm.insertelement %arg2, %arg0[%4 : i64] : vector<4xf32>
    %6 = llvm.insertvalue %5, %0[0] : !llvm.array<2 x vector<4xf32>> 
    %7 = llvm.extractvalue %6[1] : !llvm.array<2 x vector<4xf32>> 
    %8 = llvm.mlir.constant(1 : i64) : i64
    %9 = llvm.insertelement %3, %7[%8 : i64] : vector<4xf32>
    %10 = llvm.insertvalue %9, %6[1] : !llvm.array<2 x vector<4xf32>> 
    %11 = llvm.shufflevector %5, %5 [2, 3] : vector<4xf32> 
    %12 = llvm.extractvalue %10[1] : !llvm.array<2 x vector<4xf32>> 
    %13 = llvm.shufflevector %12, %12 [2, 3] : vector<4xf32> 
    %14 = llvm.shufflevector %11, %11 [0, 1, 0, 0] : vector<2xf32> 
    %15 = llvm.shufflevector %14, %5 [0, 1, 6, 7] : vector<4xf32> 
    %16 = llvm.insertvalue %15, %10[0] : !llvm.array<2 x vector<4xf32>> 
    %17 = llvm.extractvalue %10[1] : !llvm.array<2 x vector<4xf32>> 
    %18 = llvm.shufflevector %13, %13 [0, 1, 0, 0] : vector<2xf32> 
    %19 = llvm.shufflevector %18, %17 [0, 1, 6, 7] : vector<4xf32> 
    %20 = llvm.insertvalue %19, %16[1] : !llvm.array<2 x vector<4xf32>> 
    %21 = builtin.unrealized_conversion_cast %20 : !llvm.array<2 x vector<4xf32>> to vector<2x4xf32>
    return %21 : vector<2x4xf32>
  }
}

// -----

func.func @load_store(%base: memref<?xf32>, %base2: memref<200x100xf32>, %i: index, %j: index, %mask: vector<8xi1>, %pass: vector<8xf32>, %idx: vector<8xi32>) {
  %0 = vector.load %base[%i] : memref<?xf32>, vector<8xf32>
  vector.store %0, %base[%i] : memref<?xf32>, vector<8xf32>
  %1 = vector.load %base2[%i, %j] {nontemporal = true} : memref<200x100xf32>, vector<8xf32>
  vector.store %1, %base2[%i, %j] : memref<200x100xf32>, vector<8xf32>
  %2 = vector.maskedload %base[%i], %mask, %pass : memref<?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  vector.maskedstore %base[%i], %mask, %2 : memref<?xf32>, vector<8xi1>, vector<8xf32>
  %3 = vector.gather %base[%i] [%idx], %mask, %pass : memref<?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  vector.scatter %base[%i] [%idx], %mask, %3 : memref<?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32>
  %4 = vector.expandload %base[%i], %mask, %pass : memref<?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  vector.compressstore %base[%i], %mask, %4 : memref<?xf32>, vector<8xi1>, vector<8xf32>
  return
}

// -----

func.func @mask(%a: vector<16xf32>, %acc: f32, %n: index, %m: memref<?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %cst = arith.constant 0.0 : f32
  %0 = vector.create_mask %n : vector<16xi1>
  %1 = vector.constant_mask [4] : vector<16xi1>
  %2 = vector.mask %0 { vector.reduction <add>, %a, %acc : vector<16xf32> into f32 } : vector<16xi1> -> f32
  %3 = vector.mask %1 { vector.transfer_read %m[%c0], %cst : memref<?xf32>, vector<16xf32> } : vector<16xi1> -> vector<16xf32>
  vector.mask %0 { vector.transfer_write %3, %m[%c0] : vector<16xf32>, memref<?xf32> } : vector<16xi1>
  return %2 : f32
}

func.func @scalable(%a: memref<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %cst = arith.constant 0.0 : f32
  %vscale = vector.vscale
  %step = arith.muli %vscale, %c4 : index
  scf.for %i = %c0 to %n step %step {
    %0 = vector.transfer_read %a[%i], %cst : memref<?xf32>, vector<[4]xf32>
    %1 = arith.addf %0, %0 : vector<[4]xf32>
    vector.transfer_write %1, %a[%i] : vector<[4]xf32>, memref<?xf32>
  }
  return
}

// -----

#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
func.func @kernel(%A: memref<64x64xf32>, %B: memref<64x64xf32>, %C: memref<64x64xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c64 = arith.constant 64 : index
  %cst = arith.constant 0.000000e+00 : f32
  scf.for %i = %c0 to %c64 step %c4 {
    scf.for %j = %c0 to %c64 step %c8 {
      %0 = vector.transfer_read %C[%i, %j], %cst {in_bounds = [true, true]} : memref<64x64xf32>, vector<4x8xf32>
      %1 = scf.for %k = %c0 to %c64 step %c4 iter_args(%acc = %0) -> (vector<4x8xf32>) {
        %2 = vector.transfer_read %A[%i, %k], %cst {in_bounds = [true, true]} : memref<64x64xf32>, vector<4x4xf32>
        %3 = vector.transfer_read %B[%k, %j], %cst {in_bounds = [true, true]} : memref<64x64xf32>, vector<4x8xf32>
        %4 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %2, %3, %acc : vector<4x4xf32>, vector<4x8xf32> into vector<4x8xf32>
        scf.yield %4 : vector<4x8xf32>
      }
      vector.transfer_write %1, %C[%i, %j] {in_bounds = [true, true]} : vector<4x8xf32>, memref<64x64xf32>
    }
  }
  return
}

// -----

func.func @reduction(%v: vector<16xf32>, %iv: vector<8xi32>, %acc: f32) -> (f32, i32) {
  %0 = vector.reduction <add>, %v : vector<16xf32> into f32
  %1 = vector.reduction <add>, %v, %acc : vector<16xf32> into f32
  %2 = vector.reduction <mul>, %v : vector<16xf32> into f32
  %3 = vector.reduction <maximumf>, %v : vector<16xf32> into f32
  %4 = vector.reduction <minnumf>, %v fastmath<reassoc> : vector<16xf32> into f32
  %5 = vector.reduction <add>, %iv : vector<8xi32> into i32
  %6 = vector.reduction <and>, %iv : vector<8xi32> into i32
  %7 = vector.reduction <maxsi>, %iv : vector<8xi32> into i32
  %8 = arith.addf %0, %3 : f32
  return %8, %5 : f32, i32
}

func.func @multi_reduction(%arg0: vector<4x8xf32>, %acc: vector<4xf32>, %s: f32) -> (vector<4xf32>, f32) {
  %0 = vector.multi_reduction <add>, %arg0, %acc [1] : vector<4x8xf32> to vector<4xf32>
  %1 = vector.multi_reduction <mul>, %arg0, %s [0, 1] : vector<4x8xf32> to f32
  return %0, %1 : vector<4xf32>, f32
}

// -----

func.func @shape(%f: f32, %a: vector<4xf32>, %b: vector<4x8xf32>, %s: vector<[4]xf32>) -> vector<8x4xf32> {
  %0 = vector.broadcast %f : f32 to vector<4xf32>
  %1 = vector.broadcast %a : vector<4xf32> to vector<2x4xf32>
  %2 = vector.shape_cast %b : vector<4x8xf32> to vector<32xf32>
  %3 = vector.shape_cast %2 : vector<32xf32> to vector<8x4xf32>
  %4 = vector.transpose %b, [1, 0] : vector<4x8xf32> to vector<8x4xf32>
  %5 = vector.shuffle %a, %0 [0, 4, 1, 5] : vector<4xf32>, vector<4xf32>
  %6 = vector.interleave %a, %0 : vector<4xf32> -> vector<8xf32>
  %7, %8 = vector.deinterleave %6 : vector<8xf32> -> vector<4xf32>
  %9 = vector.bitcast %a : vector<4xf32> to vector<4xi32>
  %10 = vector.fma %a, %5, %0 : vector<4xf32>
  %11 = vector.outerproduct %a, %10 : vector<4xf32>, vector<4xf32>
  %12 = vector.outerproduct %a, %10, %11 {kind = #vector.kind<add>} : vector<4xf32>, vector<4xf32>
  %13 = vector.from_elements %f, %f : vector<2xf32>
  %14:4 = vector.to_elements %a : vector<4xf32>
  %15 = vector.step : vector<4xindex>
  %16 = vector.scalable.extract %s[0] : vector<4xf32> from vector<[4]xf32>
  %17 = vector.scalable.insert %16, %s[0] : vector<4xf32> into vector<[4]xf32>
  vector.print %a : vector<4xf32>
  vector.print str "hello\n"
  return %4 : vector<8x4xf32>
}

// -----

func.func @transfer_read_write(%A: memref<?x?xf32>, %B: memref<?x?xf32>, %i: index, %j: index) {
  %c0 = arith.constant 0 : index
  %cst = arith.constant 0.000000e+00 : f32
  %0 = vector.transfer_read %A[%i, %j], %cst : memref<?x?xf32>, vector<4xf32>
  vector.transfer_write %0, %B[%i, %j] : vector<4xf32>, memref<?x?xf32>
  %1 = vector.transfer_read %A[%c0, %c0], %cst {in_bounds = [true, true]} : memref<?x?xf32>, vector<4x8xf32>
  vector.transfer_write %1, %B[%c0, %c0] {in_bounds = [true, true]} : vector<4x8xf32>, memref<?x?xf32>
  %2 = vector.transfer_read %A[%i, %j], %cst {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<?x?xf32>, vector<8x4xf32>
  %3 = vector.transfer_read %A[%i, %j], %cst {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (0)>} : memref<?x?xf32>, vector<4xf32>
  return
}

func.func @transfer_tensor(%t: tensor<?x?xf32>, %m: vector<4xi1>, %i: index) -> tensor<?x?xf32> {
  %cst = arith.constant 0.0 : f32
  %0 = vector.transfer_read %t[%i, %i], %cst, %m {in_bounds = [true]} : tensor<?x?xf32>, vector<4xf32>
  %1 = vector.transfer_write %0, %t[%i, %i] {in_bounds = [true]} : vector<4xf32>, tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

// -----

func.func @lower(%m: memref<8x4xf32>, %i: index) {
  %0 = vector.type_cast %m : memref<8x4xf32> to memref<vector<8x4xf32>>
  %alloca = memref.alloca() : memref<vector<4x8xf32>>
  %cast = vector.type_cast %alloca : memref<vector<4x8xf32>> to memref<4xvector<8xf32>>
  %1 = memref.load %cast[%i] : memref<4xvector<8xf32>>
  memref.store %1, %cast[%i] : memref<4xvector<8xf32>>
  return
}

func.func @zero_d(%v: vector<f32>, %f: f32, %m: memref<f32>) -> f32 {
  %0 = vector.broadcast %f : f32 to vector<f32>
  %1 = vector.extract %0[] : f32 from vector<f32>
  %cst = arith.constant 0.0 : f32
  %2 = vector.transfer_read %m[], %cst : memref<f32>, vector<f32>
  vector.transfer_write %2, %m[] : vector<f32>, memref<f32>
  return %1 : f32
}

// -----

module {
  func.func @transfer_read_write(%arg0: memref<?x?xf32>, %arg1: memref<?x?xf32>, %arg2: index, %arg3: index) {
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %alloca = memref.alloca() : memref<vector<4x8xf32>>
    %alloca_0 = memref.alloca() : memref<vector<4x8xf32>>
    %0 = vector.transfer_read %arg0[%arg2, %arg3], %cst : memref<?x?xf32>, vector<4xf32>
    vector.transfer_write %0, %arg1[%arg2, %arg3] : vector<4xf32>, memref<?x?xf32>
    %1 = vector.type_cast %alloca : memref<vector<4x8xf32>> to memref<4xvector<8xf32>>
    scf.for %arg4 = %c0 to %c4 step %c1 {
      %4 = vector.transfer_read %arg0[%arg4, %c0], %cst {in_bounds = [true]} : memref<?x?xf32>, vector<8xf32>
      memref.store %4, %1[%arg4] : memref<4xvector<8xf32>>
    }
    %2 = memref.load %alloca[] : memref<vector<4x8xf32>>
    memref.store %2, %alloca_0[] : memref<vector<4x8xf32>>
    %3 = vector.type_cast %alloca_0 : memref<vector<4x8xf32>> to memref<4xvector<8xf32>>
    scf.for %arg4 = %c0 to %c4 step %c1 {
      %4 = memref.load %3[%arg4] : memref<4xvector<8xf32>>
      vector.transfer_write %4, %arg1[%arg4, %c0] {in_bounds = [true]} : vector<8xf32>, memref<?x?xf32>
    }
    return
  }
  func.func @transfer_tensor(%arg0: tensor<?x?xf32>, %arg1: vector<4xi1>, %arg2: index) -> tensor<?x?xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = vector.transfer_read %arg0[%arg2, %arg2], %cst, %arg1 {in_bounds = [true]} : tensor<?x?xf32>, vector<4xf32>
    %1 = vector.transfer_write %0, %arg0[%arg2, %arg2] {in_bounds = [true]} : vector<4xf32>, tensor<?x?xf32>
    return %1 : tensor<?x?xf32>
  }
}

// -----

func.func @unroll_add(%a: vector<4x4xf32>, %b: vector<4x4xf32>) -> vector<4x4xf32> {
  %cst = arith.constant dense<0.000000e+00> : vector<4x4xf32>
  %0 = vector.extract_strided_slice %a {offsets = [0, 0], sizes = [2, 2], strides = [1, 1]} : vector<4x4xf32> to vector<2x2xf32>
  %1 = vector.extract_strided_slice %b {offsets = [0, 0], sizes = [2, 2], strides = [1, 1]} : vector<4x4xf32> to vector<2x2xf32>
  %2 = arith.addf %0, %1 : vector<2x2xf32>
  %3 = vector.insert_strided_slice %2, %cst {offsets = [0, 0], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
  %4 = vector.extract_strided_slice %a {offsets = [2, 2], sizes = [2, 2], strides = [1, 1]} : vector<4x4xf32> to vector<2x2xf32>
  %5 = vector.insert_strided_slice %4, %3 {offsets = [2, 2], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
  return %5 : vector<4x4xf32>
}

func.func @outer(%a: vector<[4]xf32>, %b: vector<[4]xf32>, %acc: vector<[4]x[4]xf32>) -> vector<[4]x[4]xf32> {
  %0 = vector.outerproduct %a, %b, %acc {kind = #vector.kind<add>} : vector<[4]xf32>, vector<[4]xf32>
  return %0 : vector<[4]x[4]xf32>
}

// -----

func.func @warp(%laneid: index, %arg0: memref<1024xf32>, %arg1: memref<1024xf32>) {
  %c0 = arith.constant 0 : index
  %cst = arith.constant 0.000000e+00 : f32
  gpu.warp_execute_on_lane_0(%laneid)[32] {
    %0 = vector.transfer_read %arg0[%c0], %cst {in_bounds = [true]} : memref<1024xf32>, vector<64xf32>
    %1 = arith.addf %0, %0 : vector<64xf32>
    vector.transfer_write %1, %arg1[%c0] {in_bounds = [true]} : vector<64xf32>, memref<1024xf32>
    gpu.yield
  }
  return
}

func.func @scan(%v: vector<2x3xi32>, %init: vector<3xi32>) -> vector<2x3xi32> {
  %0:2 = vector.scan <add>, %v, %init {inclusive = true, reduction_dim = 0 : i64} : vector<2x3xi32>, vector<3xi32>
  return %0#0 : vector<2x3xi32>
}
