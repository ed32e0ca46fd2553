func.func @clauses(%v: memref<f32>, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%v : memref<f32>) -> memref<f32>
  acc.enter_data dataOperands(%0 : memref<f32>)
  %1 = acc.copyin varPtr(%p : !llvm.ptr) -> !llvm.ptr
  acc.copyout accPtr(%1 : !llvm.ptr) to varPtr(%p : !llvm.ptr)
  return
}
