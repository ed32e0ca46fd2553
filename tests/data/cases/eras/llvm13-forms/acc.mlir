// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
module  {
  func @f(%arg0: i64, %arg1: i1, %arg2: memref<10xf32>, %arg3: index) {
    acc.parallel async(%arg0: i64) wait(%arg0: i64, %arg0: i64) num_gangs(%arg0: i64) num_workers(%arg0: i64) vector_length(%arg0: i64) if(%arg1) self(%arg1) reduction(%arg2: memref<10xf32>, %arg2: memref<10xf32>) copy(%arg2: memref<10xf32>, %arg2: memref<10xf32>) copyin(%arg2: memref<10xf32>, %arg2: memref<10xf32>) copyin_readonly(%arg2: memref<10xf32>, %arg2: memref<10xf32>) copyout(%arg2: memref<10xf32>, %arg2: memref<10xf32>) copyout_zero(%arg2: memref<10xf32>, %arg2: memref<10xf32>) create(%arg2: memref<10xf32>, %arg2: memref<10xf32>) create_zero(%arg2: memref<10xf32>, %arg2: memref<10xf32>) no_create(%arg2: memref<10xf32>, %arg2: memref<10xf32>) present(%arg2: memref<10xf32>, %arg2: memref<10xf32>) deviceptr(%arg2: memref<10xf32>, %arg2: memref<10xf32>) attach(%arg2: memref<10xf32>, %arg2: memref<10xf32>) private(%arg2: memref<10xf32>, %arg2: memref<10xf32>) firstprivate(%arg2: memref<10xf32>, %arg2: memref<10xf32>) {
      acc.yield
    }
    acc.parallel {
      acc.yield
    } attributes {asyncAttr, defaultAttr = "none", reductionOp = "redop_add", selfAttr, waitAttr}
    acc.parallel async(%arg0: i64) {
      acc.yield
    }
    acc.loop gang(num=%arg0: i64, static=%arg0: i64) worker(%arg0: i64) vector(%arg0: i64) private(%arg2: memref<10xf32>, %arg2: memref<10xf32>) {
      acc.yield
    }
    acc.loop gang worker vector {
      acc.yield
    }
    acc.loop {
      acc.yield
    } attributes {seq}
    acc.loop {
      acc.yield
    } attributes {seq}
    acc.loop worker(%arg0: i64) {
      acc.yield
    }
    acc.loop gang vector(%arg0: i64) tile(%arg0: i64) {
      acc.yield
    }
    acc.loop gang(num=%arg0: i64) {
      acc.yield
    }
    acc.loop gang(static=%arg0: i64) reduction(%arg2: memref<10xf32>) {
      acc.yield
    }
    %0 = acc.loop vector -> (i64) {
      acc.yield %arg0 : i64
    }
    %1:2 = acc.loop gang -> (i64, i1) {
      acc.yield %arg0, %arg1 : i64, i1
    }
    return
  }
}
