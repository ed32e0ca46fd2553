// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of acc, clauses present and absent.
func.func @f(%p: memref<10xf32>, %q: !llvm.ptr, %i: i32, %l: i64, %x: index, %c: i1) {
  %0 = acc.copyin varPtr(%p : memref<10xf32>) -> memref<10xf32>
  %1 = acc.copyin varPtr(%q : !llvm.ptr) varType(f32) -> !llvm.ptr
  %2 = acc.copyin varPtr(%p : memref<10xf32>) async(%i : i32, %l : i64 [#acc.device_type<nvidia>]) -> memref<10xf32>
  %3 = acc.copyin varPtr(%p : memref<10xf32>) async -> memref<10xf32>
  %5 = acc.copyin varPtr(%p : memref<10xf32>) async([#acc.device_type<nvidia>], %i : i32, %l : i64 [#acc.device_type<star>]) -> memref<10xf32>
  acc.copyout accPtr(%0 : memref<10xf32>) to varPtr(%p : memref<10xf32>) 
  acc.delete accPtr(%0 : memref<10xf32>)
  acc.parallel dataOperands(%0 : memref<10xf32>) {
    acc.yield
  }
  acc.parallel num_gangs({%i : i32}) num_workers(%i : i32) vector_length(%l : i64 [#acc.device_type<nvidia>]) wait async {
    acc.yield
  }
  acc.parallel num_gangs({%i : i32, %l : i64}, {%i : i32} [#acc.device_type<nvidia>]) wait({%i : i32, %l : i64}, {devnum: %i : i32, %i : i32} [#acc.device_type<nvidia>]) {
    acc.yield
  }
  acc.parallel wait([#acc.device_type<nvidia>], {%i : i32}) {
    acc.yield
  }
  acc.loop gang worker vector control(%k : index) = (%x : index) to (%x : index) step (%x : index) {
    acc.yield
  } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
  acc.loop gang({num=%i : i32}) worker(%i : i32) vector(%i : i32) control(%k : index, %m : i32) = (%x, %i : index, i32) to (%x, %i : index, i32) step (%x, %i : index, i32) {
    acc.yield
  } attributes {inclusiveUpperbound = array<i1: true, false>, independent = [#acc.device_type<none>]}
  %u = acc.update_device varPtr(%p : memref<10xf32>) varPtrPtr(%p : memref<10xf32>) -> memref<10xf32>
  acc.update async(%i : i32) wait dataOperands(%u : memref<10xf32>)
  acc.enter_data async(%i : i32) wait(%i, %l : i32, i64) dataOperands(%0 : memref<10xf32>)
  acc.enter_data async wait dataOperands(%0 : memref<10xf32>)
  acc.wait(%i : i32) async(%i : i32)
  acc.wait async
  return
}
acc.routine @r func(@f) gang bind(@a, "b", "c" [#acc.device_type<nvidia>])
acc.routine @r2 func(@f) vector ([#acc.device_type<nvidia>]) nohost implicit
acc.routine @r3 func(@f) gang(dim: 1 : i64)
acc.routine @r4 func(@f) gang([#acc.device_type<nvidia>], dim: 1 : i64 [#acc.device_type<star>])
acc.routine @r5 func(@f) bind(@a [#acc.device_type<nvidia>], @b)
acc.routine @r6 func(@f) seq
func.func @g(%i : i32, %l: i64, %p: memref<2xf32>) {
  acc.loop combined(parallel) gang({num=%i : i32, dim=%l : i64}) control(%k : i32) = (%i : i32) to (%i : i32) step (%i : i32) {
    acc.yield
  } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
  acc.loop combined(serial) gang([#acc.device_type<star>], {num=%i : i32}) tile({%i : i32, %l : i64}, {%i : i32} [#acc.device_type<nvidia>]) control(%k : i32) = (%i : i32) to (%i : i32) step (%i : i32) {
    acc.yield
  } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
  acc.loop combined(kernels) worker([#acc.device_type<star>], %i : i32) vector gang([#acc.device_type<star>], {num=%i : i32})  control(%k : i32) = (%i : i32) to (%i : i32) step (%i : i32) {
    acc.yield
  } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
  acc.parallel wait({devnum: %i : i32}) async([#acc.device_type<star>], %i : i32) {
    acc.yield
  }
  %2 = acc.copyin varPtr(%p : memref<2xf32>) recipe(@x::@y) -> memref<2xf32>
  return
}
