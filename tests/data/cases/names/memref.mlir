// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#map = affine_map<(d0, d1) -> (d1, d0)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4x8xf32>, memref<?x?xf32>, tensor<4x8xf32>, index, tensor<?x?xf32>, memref<*xf32>, tensor<2xindex>, memref<2xindex>, memref<2048xi8>, tensor<1x2xindex>, f32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<4x8xf32>, %arg1: memref<?x?xf32>, %arg2: tensor<4x8xf32>, %arg3: index, %arg4: tensor<?x?xf32>, %arg5: memref<*xf32>, %arg6: tensor<2xindex>, %arg7: memref<2xindex>, %arg8: memref<2048xi8>, %arg9: tensor<1x2xindex>, %arg10: f32):
    %0 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
    %1 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
    %2 = "memref.cast"(%arg0) : (memref<4x8xf32>) -> memref<?x?xf32>
    %3 = "memref.collapse_shape"(%arg0) <{reassociation = [[0, 1]]}> : (memref<4x8xf32>) -> memref<32xf32>
    %4 = "arith.constant"() <{value = 0 : index}> : () -> index
    %5 = "memref.dim"(%arg1, %4) : (memref<?x?xf32>, index) -> index
    %6 = "memref.expand_shape"(%3) <{reassociation = [[0, 1]], static_output_shape = array<i64: 4, 8>}> : (memref<32xf32>) -> memref<4x8xf32>
    %7 = "memref.extract_aligned_pointer_as_index"(%arg0) : (memref<4x8xf32>) -> index
    %8:6 = "memref.extract_strided_metadata"(%arg1) : (memref<?x?xf32>) -> (memref<f32>, index, index, index, index, index)
    %9 = "memref.memory_space_cast"(%arg0) : (memref<4x8xf32>) -> memref<4x8xf32, 1>
    %10 = "memref.reinterpret_cast"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4, 8>, static_strides = array<i64: 8, 1>}> : (memref<4x8xf32>) -> memref<4x8xf32>
    %11 = "memref.reshape"(%arg0, %arg7) : (memref<4x8xf32>, memref<2xindex>) -> memref<?x?xf32>
    %12 = "memref.subview"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (memref<4x8xf32>) -> memref<2x2xf32, strided<[8, 1]>>
    %13 = "memref.transpose"(%arg0) <{permutation = #map}> : (memref<4x8xf32>) -> memref<8x4xf32, strided<[1, 8]>>
    %14 = "memref.view"(%arg8, %4) : (memref<2048xi8>, index) -> memref<64x4xf32>
    %15 = "memref.assume_alignment"(%arg0) <{alignment = 8 : i32}> : (memref<4x8xf32>) -> memref<4x8xf32>
    %16 = "memref.rank"(%arg5) : (memref<*xf32>) -> index
    %17 = "tensor.cast"(%arg2) : (tensor<4x8xf32>) -> tensor<?x?xf32>
    %18 = "tensor.collapse_shape"(%arg2) <{reassociation = [[0, 1]]}> : (tensor<4x8xf32>) -> tensor<32xf32>
    %19 = "tensor.concat"(%arg2, %arg2) <{dim = 0 : i64}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
    %20 = "tensor.dim"(%arg4, %4) : (tensor<?x?xf32>, index) -> index
    %21 = "tensor.empty"() : () -> tensor<4xf32>
    %22 = "tensor.expand_shape"(%18) <{reassociation = [[0, 1]], static_output_shape = array<i64: 4, 8>}> : (tensor<32xf32>) -> tensor<4x8xf32>
    %23 = "tensor.extract"(%arg2, %4, %4) : (tensor<4x8xf32>, index, index) -> f32
    %24 = "tensor.extract_slice"(%arg2) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (tensor<4x8xf32>) -> tensor<2x2xf32>
    %25 = "tensor.from_elements"(%4, %4) : (index, index) -> tensor<2xindex>
    %26 = "tensor.gather"(%arg2, %arg9) <{gather_dims = array<i64: 0, 1>}> : (tensor<4x8xf32>, tensor<1x2xindex>) -> tensor<1x1x1xf32>
    %27 = "tensor.generate"(%arg3) ({
    ^bb0(%arg13: index):
      "tensor.yield"(%arg10) : (f32) -> ()
    }) : (index) -> tensor<?xf32>
    %28 = "tensor.insert"(%arg10, %arg2, %4, %4) : (f32, tensor<4x8xf32>, index, index) -> tensor<4x8xf32>
    %29 = "tensor.insert_slice"(%24, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (tensor<2x2xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %30 = "tensor.pad"(%arg2) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 1, 1>, static_low = array<i64: 1, 1>}> ({
    ^bb0(%arg11: index, %arg12: index):
      "tensor.yield"(%arg10) : (f32) -> ()
    }) : (tensor<4x8xf32>) -> tensor<6x10xf32>
    %31 = "tensor.rank"(%arg4) : (tensor<?x?xf32>) -> index
    %32 = "tensor.reshape"(%arg2, %arg6) : (tensor<4x8xf32>, tensor<2xindex>) -> tensor<?x?xf32>
    %33 = "tensor.scatter"(%26, %arg2, %arg9) <{scatter_dims = array<i64: 0, 1>, unique}> : (tensor<1x1x1xf32>, tensor<4x8xf32>, tensor<1x2xindex>) -> tensor<4x8xf32>
    %34 = "tensor.splat"(%arg10) : (f32) -> tensor<4xf32>
    %35 = "tensor.bitcast"(%arg2) : (tensor<4x8xf32>) -> tensor<4x8xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
