// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
module {
  shape.function_library @shape_lib {
    shape.func @same_result_shape(%arg: !shape.value_shape) -> !shape.shape {
      %0 = shape.shape_of %arg : !shape.value_shape -> !shape.shape
      shape.return %0 : !shape.shape
    }
  } mapping {
    test.same_operand_result_shape = @same_result_shape
  }
  func.func @more(%a: !shape.shape, %b: !shape.shape, %i: index, %t: tensor<?xindex>) -> !shape.shape {
    %0 = shape.any %a, %b : !shape.shape, !shape.shape -> !shape.shape
    %1 = shape.concat %a, %b : !shape.shape, !shape.shape -> !shape.shape
    %2 = shape.index_to_size %i
    %3 = shape.size_to_index %2 : !shape.size
    %4 = shape.from_extents %i, %3 : index, index
    %5 = shape.rank %4 : !shape.shape -> !shape.size
    %6 = shape.cstr_eq %a, %b : !shape.shape, !shape.shape
    %7 = shape.const_witness true
    %8 = shape.assuming_all %6, %7
    %9 = shape.is_broadcastable %t, %t : tensor<?xindex>, tensor<?xindex>
    %10 = shape.to_extent_tensor %a : !shape.shape -> tensor<?xindex>
    %11 = shape.shape_eq %a, %b : !shape.shape, !shape.shape
    %12 = shape.add %2, %5 : !shape.size, !shape.size -> !shape.size
    return %1 : !shape.shape
  }
}

// -----

func.func @shape(%arg0: tensor<?x?xf32>, %arg1: tensor<?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %0 = shape.shape_of %arg0 : tensor<?x?xf32> -> tensor<?xindex>
  %1 = shape.shape_of %arg1 : tensor<?xf32> -> tensor<?xindex>
  %2 = shape.broadcast %0, %1 : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  %3 = shape.cstr_broadcastable %0, %1 : tensor<?xindex>, tensor<?xindex>
  %4 = shape.assuming %3 -> (tensor<?x?xf32>) {
    %10 = "test.source"() : () -> tensor<?x?xf32>
    shape.assuming_yield %10 : tensor<?x?xf32>
  }
  %5 = shape.const_shape [1, 2, 3] : tensor<3xindex>
  %6 = shape.const_shape [4, 5, 6] : !shape.shape
  %7 = shape.const_size 5
  %8 = shape.num_elements %0 : tensor<?xindex> -> index
  %9 = shape.get_extent %0, %c0 : tensor<?xindex>, index -> index
  return %9 : index
}

func.func @reduce(%shape: !shape.shape) -> !shape.size {
  %init = shape.const_size 1
  %0 = shape.reduce(%shape, %init) : !shape.shape -> !shape.size {
  ^bb0(%index: index, %extent: !shape.size, %acc: !shape.size):
    %1 = shape.mul %acc, %extent : !shape.size, !shape.size -> !shape.size
    shape.yield %1 : !shape.size
  }
  return %0 : !shape.size
}
