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
// -----
func.func @body_comes_first(%a: tensor<4x8xf32>, %b: tensor<4xf32>) {
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      outs(%a : tensor<4x8xf32>) {
  ^bb0(%x: f32):
    %c = arith.constant 1 : i32
    // expected-error@+1 {{type of yield operand 1 ('i32') doesn't match the element type}}
    linalg.yield %c : i32
  } -> tensor<4x8xf32>
  return
}
// -----
func.func @yield_of_named(%a: memref<4x8xf32>, %b: memref<4xf32>) {
  linalg.reduce ins(%a : memref<4x8xf32>) outs(%b : memref<4xf32>) dimensions = [1]
    (%x: f32, %y: f32) {
      // expected-error@+1 {{expected number of yield values (0) to match the number of inits / outs operands}}
      linalg.yield
    }
  return
}
// -----
func.func @yield_elsewhere() {
  // expected-error@+1 {{expected parent op with LinalgOp interface}}
  "linalg.yield"() : () -> ()
}
// -----
func.func @other_end(%a: tensor<4xf32>) {
  // expected-error@+2 {{expects regions to end with 'linalg.yield', found 'llvm.unreachable'}}
  // expected-note@+1 {{the absence of terminator implies}}
  "linalg.exp"(%a, %a) <{operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%x: f32, %y: f32):
    "llvm.unreachable"() : () -> ()
  }) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @body_of_contraction(%a: tensor<4xf32>, %o: tensor<f32>) {
  // expected-error@+1 {{expected add/mul op in the body}}
  %0 = "linalg.dot"(%a, %a, %o) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %x : f32
  }) : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<f32>
  return
}
// -----
func.func @no_stride(%a: memref<1x?x?x2xf32>, %k: memref<3x3x2x4xf32>, %o: memref<1x6x6x4xf32>) {
  // expected-error@+1 {{unexpected loop dimension for convolution op}}
  linalg.conv_2d_nhwc_hwcf {strides = dense<0> : tensor<2xi64>}
      ins(%a, %k : memref<1x?x?x2xf32>, memref<3x3x2x4xf32>) outs(%o : memref<1x6x6x4xf32>)
  return
}
// -----
func.func @negative_stride(%a: memref<1x8x8x2xf32>, %k: memref<3x3x2x4xf32>, %o: memref<1x6x6x4xf32>) {
  // expected-error@+1 {{unexpected result less than 0 at expression #1}}
  linalg.conv_2d_nhwc_hwcf {strides = dense<-1> : tensor<2xi64>}
      ins(%a, %k : memref<1x8x8x2xf32>, memref<3x3x2x4xf32>) outs(%o : memref<1x6x6x4xf32>)
  return
}
// -----
func.func @divided(%a: memref<4xf32>, %b: memref<2xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0 floordiv 2)>],
      iterator_types = ["parallel"]} ins(%a : memref<4xf32>) outs(%b : memref<2xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  // expected-error@+1 {{operand #1 has shape's dimension #0 to be greater than or equal to 3, but found 2}}
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0 ceildiv 2)>],
      iterator_types = ["parallel"]} ins(%a : memref<4xf32>) outs(%b : memref<2xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}
// -----
func.func @scalars_of_quantized(%a: tensor<3x4xi8>, %b: tensor<4x5xi8>, %z: i32, %c: tensor<4x5xi32>) {
  // expected-error@+1 {{inferred input/output operand #4 has shape's dimension #0 to be 3, but found 4}}
  %0 = linalg.quantized_matmul ins(%a, %b, %z, %z : tensor<3x4xi8>, tensor<4x5xi8>, i32, i32)
      outs(%c : tensor<4x5xi32>) -> tensor<4x5xi32>
  return
}
// -----
func.func @transposed_and_spread(%a: tensor<4xf32>, %b: tensor<4x5xf32>, %c: tensor<3x5xf32>) {
  %0 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k)>, affine_map<(m, n, k) -> (k, n)>,
      affine_map<(m, n, k) -> (m, n)>] ins(%a, %b : tensor<4xf32>, tensor<4x5xf32>)
      outs(%c : tensor<3x5xf32>) -> tensor<3x5xf32>
  // expected-error@+1 {{Invalid broadcast requested}}
  %1 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m)>, affine_map<(m, n, k) -> (k, n)>,
      affine_map<(m, n, k) -> (m, n)>] ins(%a, %b : tensor<4xf32>, tensor<4x5xf32>)
      outs(%c : tensor<3x5xf32>) -> tensor<3x5xf32>
  return
}
// -----
func.func @nothing_contracted(%a: tensor<3x4xf32>) {
  // expected-error@+1 {{'indexing_maps' do not specify a contracting dimension}}
  %0 = linalg.contract indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>,
      affine_map<(i, j) -> (i, j)>] ins(%a, %a : tensor<3x4xf32>, tensor<3x4xf32>)
      outs(%a : tensor<3x4xf32>) -> tensor<3x4xf32>
  return
}
// -----
func.func @winograd(%a: tensor<2x3x3x5xf32>, %b: tensor<6x6x5x2xf32>) {
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%a : tensor<2x3x3x5xf32>)
      outs(%b : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  // expected-error@+1 {{the output shape is not expected}}
  %1 = linalg.winograd_filter_transform fmr(F_2_3) ins(%a : tensor<2x3x3x5xf32>)
      outs(%b : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return
}
// -----
func.func @winograd_tiles(%a: tensor<2x10x10x5xf32>, %b: tensor<6x6x3x2x2x5xf32>) {
  // expected-error@+1 {{the output shape is not expected}}
  %0 = linalg.winograd_input_transform fmr(F_4_3) ins(%a : tensor<2x10x10x5xf32>)
      outs(%b : tensor<6x6x3x2x2x5xf32>) -> tensor<6x6x3x2x2x5xf32>
  return
}
// -----
func.func @winograd_back(%a: tensor<6x6x2x2x2x2xf32>, %b: tensor<2x8x8x2xf32>, %c: tensor<2x9x8x2xf32>) {
  %0 = linalg.winograd_output_transform fmr(F_4_3) ins(%a : tensor<6x6x2x2x2x2xf32>)
      outs(%b : tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32>
  // expected-error@+1 {{the output shape is not expected}}
  %1 = linalg.winograd_output_transform fmr(F_4_3) ins(%a : tensor<6x6x2x2x2x2xf32>)
      outs(%c : tensor<2x9x8x2xf32>) -> tensor<2x9x8x2xf32>
  return
}
// -----
func.func @segments(%a: tensor<4xf32>) {
  // expected-error@+1 {{operandSegmentSizes}}
  %0 = "linalg.exp"(%a, %a) <{operandSegmentSizes = array<ui32: 1, 1>}> ({
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
// A vector is a scalar to linalg.
func.func @f(%v: vector<4xf32>, %c: tensor<2xvector<4xf32>>) {
  %0 = linalg.fill ins(%v: vector<4xf32>) outs(%c: tensor<2xvector<4xf32>>) -> tensor<2xvector<4xf32>>
  return
}
// -----
// Maps that the operation carries count, not those that follow from its strides.
func.func @memoized(%a: tensor<1x6x2xf32>, %b: tensor<3x2xf32>, %c: tensor<1x4x2xf32>) -> tensor<1x4x2xf32> {
  %0 = "linalg.depthwise_conv_1d_nwc_wc"(%a, %b, %c) <{dilations = dense<1> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<-1> : tensor<1xi64>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.mulf %x, %y : f32
    %2 = arith.addf %z, %1 : f32
    linalg.yield %2 : f32
  }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1 + d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>]} : (tensor<1x6x2xf32>, tensor<3x2xf32>, tensor<1x4x2xf32>) -> tensor<1x4x2xf32>
  return %0 : tensor<1x4x2xf32>
}
// -----
func.func @yield_in_one_of_two_regions(%a: tensor<f32>) {
  %0 = "foo.case"(%a) ({
    // expected-error@+1 {{'linalg.yield' op expected single non-empty parent region}}
    "linalg.yield"(%a) : (tensor<f32>) -> ()
  }, {
    "foo.return"() : () -> ()
  }) : (tensor<f32>) -> tensor<f32>
  return
}
// -----
func.func @inits_of_two_shapes(%a: memref<4x8xf32>, %b: memref<8xf32>) {
  // expected-error@+1 {{'linalg.reduce' op expects all outputs to have the same shapes. Shape at output-index 1 is not equal to the shape at output-index 0.}}
  linalg.reduce ins(%a, %a : memref<4x8xf32>, memref<4x8xf32>) outs(%a, %b : memref<4x8xf32>, memref<8xf32>) dimensions = [0]
    (%x: f32, %y: f32, %i: f32, %j: f32) {
      linalg.yield %i, %j : f32, f32
    }
  return
}
// -----
func.func @reduced_beyond_rank(%a: memref<4x8xf32>, %b: memref<8xf32>) {
  // expected-error@+1 {{'linalg.reduce' op dimensions for reduction should be in the range [0, 1].}}
  linalg.reduce ins(%a : memref<4x8xf32>) outs(%b : memref<8xf32>) dimensions = [2]
    (%x: f32, %y: f32) {
      linalg.yield %x : f32
    }
  return
}
// -----
func.func @argument_of_combiner(%a: memref<4x8xf32>, %b: memref<8xf32>) {
  // expected-error@+1 {{'linalg.reduce' op output element type 'f32' does not match corresponding block argument type 'f64'}}
  "linalg.reduce"(%a, %b) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: f32, %y: f64):
    linalg.yield %x : f32
  }) : (memref<4x8xf32>, memref<8xf32>) -> ()
  return
}
