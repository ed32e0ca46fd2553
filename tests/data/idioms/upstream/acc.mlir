// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
func.func @data(%a: memref<f32>, %b: memref<f32>, %cond: i1) {
  %i64value = arith.constant 1 : i64
  %0 = acc.copyin varPtr(%a : memref<f32>) -> memref<f32> {name = "a"}
  %1 = acc.present varPtr(%b : memref<f32>) -> memref<f32>
  acc.data dataOperands(%0, %1 : memref<f32>, memref<f32>) {
    acc.kernels {
      acc.terminator
    }
    acc.serial {
      acc.yield
    }
    acc.terminator
  }
  acc.data if(%cond) dataOperands(%0 : memref<f32>) {
    acc.terminator
  }
  acc.enter_data dataOperands(%0 : memref<f32>)
  %2 = acc.getdeviceptr varPtr(%a : memref<f32>) -> memref<f32> {dataClause = #acc<data_clause acc_delete>}
  acc.exit_data dataOperands(%2 : memref<f32>)
  acc.delete accPtr(%2 : memref<f32>)
  %3 = acc.update_device varPtr(%a : memref<f32>) -> memref<f32>
  acc.update dataOperands(%3 : memref<f32>)
  acc.wait
  acc.wait(%i64value : i64)
  acc.init
  acc.shutdown
  acc.set device_num(%i64value : i64)
  return
}

// -----

func.func @compute(%a: memref<10x10xf32>, %b: memref<10x10xf32>, %c: memref<10xf32>) -> memref<10x10xf32> {
  %c0 = arith.constant 0 : index
  %c10 = arith.constant 10 : index
  %c1 = arith.constant 1 : index
  %0 = acc.copyin varPtr(%a : memref<10x10xf32>) -> memref<10x10xf32>
  %1 = acc.create varPtr(%b : memref<10x10xf32>) -> memref<10x10xf32>
  acc.parallel dataOperands(%0, %1 : memref<10x10xf32>, memref<10x10xf32>) {
    acc.loop gang vector control(%i : index) = (%c0 : index) to (%c10 : index) step (%c1 : index) {
      %2 = memref.load %a[%i, %c0] : memref<10x10xf32>
      memref.store %2, %b[%i, %c0] : memref<10x10xf32>
      acc.yield
    } attributes {independent = [#acc.device_type<none>], inclusiveUpperbound = array<i1: false>}
    acc.yield
  }
  acc.copyout accPtr(%1 : memref<10x10xf32>) to varPtr(%b : memref<10x10xf32>)
  acc.delete accPtr(%0 : memref<10x10xf32>)
  return %b : memref<10x10xf32>
}
