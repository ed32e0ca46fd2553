// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// mlir-opt 22 accepts groups that do not fit their definition, and keeps every operand.
module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @k() kernel {
      gpu.return
    }
  }
  func.func @two_values_for_one_operand(%i: index) {
    "gpu.launch_func"(%i, %i, %i, %i, %i, %i) <{kernel = @m::@k, operandSegmentSizes = array<i32: 0, 0, 2, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>}> : (index, index, index, index, index, index) -> ()
    return
  }
}
// -----
func.func @four_values_for_three_equal_groups(%a: i32) {
  omp.wsloop {
    "omp.loop_nest"(%a, %a, %a, %a) <{loop_inclusive}> ({
    ^bb0(%i: i32):
      omp.yield
    }) : (i32, i32, i32, i32) -> ()
  }
  return
}
