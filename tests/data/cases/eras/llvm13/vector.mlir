// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#cacc = [affine_map<(b0, f0, f1, c0, c1) -> (c0, b0, c1, f0)>, affine_map<(b0, f0, f1, c0, c1) -> (b0, c1, c0, f1)>, affine_map<(b0, f0, f1, c0, c1) -> (b0, f0, f1)>]
#ctr = {indexing_maps = #cacc, iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]}
func @vec(%f: f32, %v: vector<4xf32>, %w: vector<4x8x16xf32>, %m: memref<?x?xf32>, %i: index, %mk: vector<4xi1>, %a: vector<7x8x16x15xf32>, %b: vector<8x16x7x5xf32>, %c: vector<8x15x5xf32>, %m1: vector<7x8x16x15xi1>, %m2: vector<8x16x7x5xi1>, %i32: i32, %vi: vector<4xi32>, %t: tensor<?x?xf32>, %mv: memref<?x?xvector<4x3xf32>>, %mi: memref<?xi32>) {
  %0 = vector.transfer_read %m[%i, %i], %f : memref<?x?xf32>, vector<128xf32>
  %1 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (d0)>, in_bounds = [true]} : memref<?x?xf32>, vector<128xf32>
  %2 = vector.transfer_read %m[%i, %i], %f, %mk : memref<?x?xf32>, vector<4xf32>
  vector.transfer_write %0, %m[%i, %i] : vector<128xf32>, memref<?x?xf32>
  %3 = vector.transfer_write %v, %t[%i, %i] {in_bounds = [true], tag} : vector<4xf32>, tensor<?x?xf32>
  vector.transfer_write %v, %m[%i, %i], %mk {permutation_map = affine_map<(d0, d1) -> (d0)>} : vector<4xf32>, memref<?x?xf32>
  %4 = vector.broadcast %f : f32 to vector<16xf32>
  %5 = vector.extract %w[0] : vector<4x8x16xf32>
  %6 = vector.extract %w[3, 7, 15] {x} : vector<4x8x16xf32>
  %7 = vector.insert %f, %v[2] : f32 into vector<4xf32>
  %8 = vector.insert %5, %w[1] : vector<8x16xf32> into vector<4x8x16xf32>
  %9 = vector.extractelement %v[%i32 : i32] : vector<4xf32>
  %10 = vector.insertelement %f, %v[%i32 : i32] : vector<4xf32>
  %11 = vector.shuffle %v, %v[3, 2, 1, 7, 6] : vector<4xf32>, vector<4xf32>
  %12 = vector.reduction "add", %v : vector<4xf32> into f32
  %13 = vector.reduction "mul", %v, %f : vector<4xf32> into f32
  %14 = vector.outerproduct %v, %v : vector<4xf32>, vector<4xf32>
  %16 = vector.outerproduct %v, %f : vector<4xf32>, f32
  %17 = vector.contract #ctr %a, %b, %c : vector<7x8x16x15xf32>, vector<8x16x7x5xf32> into vector<8x15x5xf32>
  %18 = vector.contract #ctr %a, %b, %c, %m1, %m2 : vector<7x8x16x15xf32>, vector<8x16x7x5xf32> into vector<8x15x5xf32>
  %19 = vector.constant_mask [2] : vector<4xi1>
  %20 = vector.create_mask %i : vector<4xi1>
  %21 = vector.shape_cast %v : vector<4xf32> to vector<2x2xf32>
  %22 = vector.transpose %w, [2, 0, 1] : vector<4x8x16xf32> to vector<16x4x8xf32>
  %24 = vector.extract_strided_slice %v {offsets = [1], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
  %25 = vector.insert_strided_slice %24, %v {offsets = [1], strides = [1]} : vector<2xf32> into vector<4xf32>
  %26 = vector.fma %v, %v, %v : vector<4xf32>
  vector.print %v : vector<4xf32>
  %27 = vector.load %m[%i, %i] : memref<?x?xf32>, vector<8xf32>
  vector.store %27, %m[%i, %i] : memref<?x?xf32>, vector<8xf32>
  %28 = vector.bitcast %v : vector<4xf32> to vector<4xi32>
  %29 = vector.matrix_multiply %v, %v {lhs_rows = 2: i32, lhs_columns = 2: i32 , rhs_columns = 2: i32 } : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  %30 = vector.flat_transpose %v {rows = 2: i32, columns = 2: i32} : vector<4xf32> -> vector<4xf32>
  %31 = vector.multi_reduction #vector.kind<add>, %w [0, 2] : vector<4x8x16xf32> to vector<8xf32>
  %32 = vector.maskedload %m[%i, %i], %mk, %v : memref<?x?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %m[%i, %i], %mk, %v : memref<?x?xf32>, vector<4xi1>, vector<4xf32>
  %33 = vector.gather %m[%i, %i] [%vi], %mk, %v : memref<?x?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.scatter %m[%i, %i] [%vi], %mk, %v : memref<?x?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  %34 = vector.expandload %m[%i, %i], %mk, %v : memref<?x?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.compressstore %m[%i, %i], %mk, %v : memref<?x?xf32>, vector<4xi1>, vector<4xf32>
  return
}
