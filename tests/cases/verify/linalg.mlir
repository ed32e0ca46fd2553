// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
func.func @accepted(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>, %c: tensor<4xf32>, %d: tensor<?x8xf32>) {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j, i)>],
      iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x8xf32>) outs(%b : tensor<8x4xf32>) {
  ^bb0(%x: f32, %y: f32):
    %i = linalg.index 1 : index
    linalg.yield %x : f32
  } -> tensor<8x4xf32>
  %1 = linalg.transpose ins(%a : tensor<4x8xf32>) outs(%b : tensor<8x4xf32>) permutation = [1, 0]
  %2 = linalg.reduce ins(%a : tensor<4x8xf32>) outs(%c : tensor<4xf32>) dimensions = [1]
    (%x: f32, %y: f32) {
      linalg.yield %x : f32
    }
  %3 = linalg.broadcast ins(%c : tensor<4xf32>) outs(%a : tensor<4x8xf32>) dimensions = [1]
  %4 = linalg.map ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>)
    (%x: f32, %y: f32) {
      linalg.yield %x : f32
    }
  %5 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]} ins(%d : tensor<?x8xf32>) outs(%a : tensor<4x8xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4x8xf32>
  return
}
// -----
func.func @maps(%a: tensor<4x8xf32>) {
  // expected-error@+1 {{expected the number of indexing_map (1) to be equal to the number of input/output operands (2)}}
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4x8xf32>
  return
}
// -----
func.func @rank(%a: memref<4x8xf32>) {
  // expected-error@+1 {{rank (2) to match the result rank of indexing_map}}
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%a : memref<4x8xf32>) {
  ^bb0(%x: f32):
    linalg.yield %x : f32
  }
  return
}
// -----
func.func @mixed(%a: memref<4xf32>, %b: tensor<4xf32>) {
  // expected-error@+1 {{expected to have pure tensor or buffer semantics}}
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]} ins(%b : tensor<4xf32>) outs(%a : memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}
// -----
func.func @arguments(%a: memref<4xf32>) {
  // expected-error@+1 {{expected as many non-induction variable region arguments as the number of input/output operands}}
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%a : memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}
// -----
func.func @argument_type(%a: memref<4xf32>) {
  // expected-error@+1 {{expected type of bb argument #0 ('i32') to match element or self type of the corresponding operand ('f32')}}
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%a : memref<4xf32>) {
  ^bb0(%x: i32):
    %0 = arith.sitofp %x : i32 to f32
    linalg.yield %0 : f32
  }
  return
}
// -----
func.func @yield_count(%a: memref<4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%a : memref<4xf32>) {
  ^bb0(%x: f32):
    // expected-error@+1 {{expected number of yield values (2) to match the number of inits / outs operands of the enclosing LinalgOp (1)}}
    linalg.yield %x, %x : f32, f32
  }
  return
}
// -----
func.func @sizes(%a: tensor<4xf32>, %b: tensor<5xf32>) {
  // expected-error@+1 {{inferred input/output operand #1 has shape's dimension #0 to be 4, but found 5}}
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%b : tensor<5xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<5xf32>
  return
}
// -----
func.func @index() {
  // expected-error@+1 {{expected parent op with LinalgOp interface}}
  %0 = linalg.index 0 : index
  return
}
// -----
func.func @permutation(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>) {
  // expected-error@+1 {{permutation is not valid}}
  %0 = linalg.transpose ins(%a : tensor<4x8xf32>) outs(%b : tensor<8x4xf32>) permutation = [1, 1]
  return
}
// -----
func.func @added(%a: tensor<4xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{dimension 0 is out of range. expected range: [0, 1], got: 9}}
  %0 = linalg.broadcast ins(%a : tensor<4xf32>) outs(%b : tensor<4x8xf32>) dimensions = [9]
  return
}
// -----
func.func @reduced(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{number of dimensions after reduction 1 doesn't match the init rank 2}}
  %0 = linalg.reduce ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) dimensions = [1]
    (%x: f32, %y: f32) {
      linalg.yield %x : f32
    }
  return
}
// -----
func.func @f(%s: tensor<16x32xf32>, %d: tensor<2x8x8x16xf32>) {
  // expected-error@+1 {{mismatch in inner tile sizes specified and shaped of tiled dimension in the packed type}}
  %0 = linalg.pack %s inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %d : tensor<16x32xf32> -> tensor<2x8x8x16xf32>
  return
}
// -----
func.func @f(%s: tensor<16x32xf32>, %d: tensor<2x2x8x16xf32>) {
  // expected-error@+1 {{invalid inner_dims_pos vector}}
  %0 = linalg.pack %s inner_dims_pos = [0, 2] inner_tiles = [8, 16] into %d : tensor<16x32xf32> -> tensor<2x2x8x16xf32>
  return
}
// -----
func.func @f(%s: tensor<16x32xf32>, %d: tensor<2x2x8x16xf32>) {
  // expected-error@+1 {{invalid inner_dims_pos vector}}
  %0 = linalg.pack %s inner_dims_pos = [0, 0] inner_tiles = [8, 16] into %d : tensor<16x32xf32> -> tensor<2x2x8x16xf32>
  return
}
// -----
func.func @f(%s: tensor<16x32xf32>, %d: tensor<2x2x8x16xf32>) {
  // expected-error@+1 {{tiling factors must equal the number of dimensions to tile}}
  %0 = linalg.pack %s inner_dims_pos = [0, 1] inner_tiles = [8] into %d : tensor<16x32xf32> -> tensor<2x2x8x16xf32>
  return
}
// -----
func.func @f(%s: tensor<16x32xf32>, %d: tensor<2x2x8x16xf32>) {
  // expected-error@+1 {{invalid outer_dims_perm vector}}
  %0 = linalg.pack %s outer_dims_perm = [0, 0] inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %d : tensor<16x32xf32> -> tensor<2x2x8x16xf32>
  return
}
// -----
func.func @f(%s: tensor<16x32xf32>, %d: tensor<2x2x8x16xf32>) {
  // expected-error@+1 {{invalid zero tile factor}}
  %0 = linalg.pack %s inner_dims_pos = [0, 1] inner_tiles = [0, 16] into %d : tensor<16x32xf32> -> tensor<2x2x8x16xf32>
  return
}
// -----
func.func @f(%s: tensor<15x32xf32>, %d: tensor<2x2x8x16xf32>) {
  // expected-error@+1 {{'linalg.pack' op invalid tile factor or output size provided. Only full tiles are supported when padding_value is not set}}
  %0 = linalg.pack %s inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %d : tensor<15x32xf32> -> tensor<2x2x8x16xf32>
  return
}
// -----
func.func @f(%s: tensor<15x32xf32>, %d: tensor<2x2x8x16xf32>, %p: f64) {
  // expected-error@+1 {{'linalg.pack' op expected padding_value has 'f32' but got: 'f64'}}
  %0 = linalg.pack %s padding_value(%p : f64) inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %d : tensor<15x32xf32> -> tensor<2x2x8x16xf32>
  return
}
// -----
func.func @f(%s: tensor<16x32xf32>, %d: tensor<3x2x8x16xf32>) {
  // expected-error@+1 {{for the packed domain value, got 'tensor<3x2x8x16xf32>'}}
  %0 = linalg.pack %s inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %d : tensor<16x32xf32> -> tensor<3x2x8x16xf32>
  return
}
// -----
func.func @f(%s: tensor<2x2x8x16xf32>, %d: tensor<16x33xf32>) {
  // expected-error@+1 {{for the packed domain value, got 'tensor<2x2x8x16xf32>'}}
  %0 = linalg.unpack %s inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %d : tensor<2x2x8x16xf32> -> tensor<16x33xf32>
  return
}
// -----
func.func @f(%s: tensor<2x2x8xf32>, %d: tensor<16x32xf32>) {
  // expected-error@+1 {{packed rank != (unpacked rank + num tiling factors), got 3 != 4}}
  %0 = linalg.unpack %s inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %d : tensor<2x2x8xf32> -> tensor<16x32xf32>
  return
}
