// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#SparseVector = #sparse_tensor.encoding<{map = (d0) -> (d0 : compressed)}>
#CSR = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
#CSC = #sparse_tensor.encoding<{map = (d0, d1) -> (d1 : dense, d0 : compressed)}>
#DCSR = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed, d1 : compressed)}>
#COO = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>
#SortedCOO = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)), posWidth = 32, crdWidth = 32}>
#BSR = #sparse_tensor.encoding<{map = (i, j) -> (i floordiv 2 : dense, j floordiv 2 : compressed, i mod 2 : dense, j mod 2 : dense)}>
#NV24 = #sparse_tensor.encoding<{map = (i, j) -> (i : dense, j floordiv 4 : dense, j mod 4 : structured[2, 4])}>
#Dense = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : dense)}>

func.func private @vector(tensor<32xf64, #SparseVector>)
func.func private @csr(tensor<?x?xf32, #CSR>)
func.func private @csc(tensor<?x?xf32, #CSC>)
func.func private @dcsr(tensor<64x64xf64, #DCSR>)
func.func private @coo(tensor<?x?xf32, #COO>) -> tensor<?x?xf32, #SortedCOO>
func.func private @bsr(tensor<10x60xf64, #BSR>)
func.func private @nv24(tensor<10x16xf64, #NV24>)
func.func private @dense(tensor<4x8xf32, #Dense>)

// -----

#CSR = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
#matvec = {
  indexing_maps = [
    affine_map<(i, j) -> (i, j)>,
    affine_map<(i, j) -> (j)>,
    affine_map<(i, j) -> (i)>
  ],
  iterator_types = ["parallel", "reduction"],
  doc = "x(i) += A(i, j) * b(j)"
}
func.func @matvec(%arga: tensor<16x32xf64, #CSR>, %argb: tensor<32xf64>, %argx: tensor<16xf64>) -> tensor<16xf64> {
  %0 = linalg.generic #matvec ins(%arga, %argb : tensor<16x32xf64, #CSR>, tensor<32xf64>) outs(%argx : tensor<16xf64>) {
  ^bb(%a: f64, %b: f64, %x: f64):
    %1 = arith.mulf %a, %b : f64
    %2 = arith.addf %x, %1 : f64
    linalg.yield %2 : f64
  } -> tensor<16xf64>
  return %0 : tensor<16xf64>
}

func.func @unary(%arg0: tensor<?xf64>, %x: f64, %y: f64) -> f64 {
  %0 = sparse_tensor.unary %x : f64 to f64 present={
  ^bb0(%a: f64):
    %2 = arith.negf %a : f64
    sparse_tensor.yield %2 : f64
  } absent={}
  %1 = sparse_tensor.binary %0, %y : f64, f64 to f64 overlap={
  ^bb0(%a: f64, %b: f64):
    %2 = arith.addf %a, %b : f64
    sparse_tensor.yield %2 : f64
  } left=identity right=identity
  return %1 : f64
}

// -----

#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> (d0)>
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
module {
  func.func @matvec(%arg0: tensor<16x32xf64, #sparse>, %arg1: tensor<32xf64>, %arg2: tensor<16xf64>) -> tensor<16xf64> {
    %0 = linalg.generic {doc = "x(i) += A(i, j) * b(j)", indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "reduction"]} ins(%arg0, %arg1 : tensor<16x32xf64, #sparse>, tensor<32xf64>) outs(%arg2 : tensor<16xf64>) {
    ^bb0(%in: f64, %in_0: f64, %out: f64):
      %1 = arith.mulf %in, %in_0 : f64
      %2 = arith.addf %out, %1 : f64
      linalg.yield %2 : f64
    } -> tensor<16xf64>
    return %0 : tensor<16xf64>
  }
  func.func @unary(%arg0: tensor<?xf64>, %arg1: f64, %arg2: f64) -> f64 {
    %0 = sparse_tensor.unary %arg1 : f64 to f64
     present = {
    ^bb0(%arg3: f64):
      %2 = arith.negf %arg3 : f64
      sparse_tensor.yield %2 : f64
    }
     absent = {
    }
    %1 = sparse_tensor.binary %0, %arg2 : f64, f64 to f64
     overlap = {
    ^bb0(%arg3: f64, %arg4: f64):
      %2 = arith.addf %arg3, %arg4 : f64
      sparse_tensor.yield %2 : f64
    }
     left = identity
     right = identity
    return %1 : f64
  }
}

// -----

#SV = #sparse_tensor.encoding<{map = (d0) -> (d0 : compressed)}>
#DCSR = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed, d1 : compressed)}>
#SLICE = #sparse_tensor.encoding<{map = (d0 : #sparse_tensor<slice(1, 4, 1)>, d1 : #sparse_tensor<slice(1, 4, 2)>) -> (d0 : compressed, d1 : compressed)}>
func.func @assemble(%pos: tensor<2xindex>, %crd: tensor<6x1xindex>, %values: tensor<6xf64>) -> tensor<100xf64, #SV> {
  %0 = sparse_tensor.assemble (%pos, %crd), %values : (tensor<2xindex>, tensor<6x1xindex>), tensor<6xf64> to tensor<100xf64, #SV>
  return %0 : tensor<100xf64, #SV>
}

func.func @concat(%a: tensor<2x4xf64, #DCSR>, %b: tensor<3x4xf64, #DCSR>) -> tensor<5x4xf64, #DCSR> {
  %0 = sparse_tensor.concatenate %a, %b {dimension = 0 : index} : tensor<2x4xf64, #DCSR>, tensor<3x4xf64, #DCSR> to tensor<5x4xf64, #DCSR>
  return %0 : tensor<5x4xf64, #DCSR>
}

func.func @print(%a: tensor<2x4xf64, #DCSR>, %i: index) {
  sparse_tensor.print %a : tensor<2x4xf64, #DCSR>
  %lvl = sparse_tensor.lvl %a, %i : tensor<2x4xf64, #DCSR>
  return
}

func.func @reduce(%a: f64, %b: f64) -> f64 {
  %cst = arith.constant 1.0 : f64
  %0 = sparse_tensor.reduce %a, %b, %cst : f64 {
  ^bb0(%x: f64, %y: f64):
    %1 = arith.mulf %x, %y : f64
    sparse_tensor.yield %1 : f64
  }
  return %0 : f64
}
func.func private @slice(tensor<8x8xf64, #SLICE>)

// -----

#CSR = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @sparse_ops(%arg0: tensor<64x64xf64>, %arg1: tensor<?x?xf64, #CSR>, %n: index) -> tensor<64x64xf64, #CSR> {
  %0 = sparse_tensor.convert %arg0 : tensor<64x64xf64> to tensor<64x64xf64, #CSR>
  %1 = sparse_tensor.positions %0 {level = 1 : index} : tensor<64x64xf64, #CSR> to memref<?xindex>
  %2 = sparse_tensor.coordinates %0 {level = 1 : index} : tensor<64x64xf64, #CSR> to memref<?xindex>
  %3 = sparse_tensor.values %0 : tensor<64x64xf64, #CSR> to memref<?xf64>
  %4 = sparse_tensor.number_of_entries %0 : tensor<64x64xf64, #CSR>
  %5 = tensor.empty() : tensor<64x64xf64, #CSR>
  %6 = sparse_tensor.load %0 hasInserts : tensor<64x64xf64, #CSR>
  sparse_tensor.foreach in %arg1 : tensor<?x?xf64, #CSR> do {
  ^bb0(%i: index, %j: index, %v: f64):
    "test.use"(%v) : (f64) -> ()
  }
  bufferization.dealloc_tensor %5 : tensor<64x64xf64, #CSR>
  return %6 : tensor<64x64xf64, #CSR>
}

func.func @new(%src: !llvm.ptr) -> tensor<?x?xf32, #CSR> {
  %0 = sparse_tensor.new %src : !llvm.ptr to tensor<?x?xf32, #CSR>
  return %0 : tensor<?x?xf32, #CSR>
}
