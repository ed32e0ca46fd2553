func.func @threads(%n: index, %m: index, %a: memref<?x?xf32>, %f: f32) {
  scf.foreach_thread (%i, %j) in (%n, %m) {
    memref.store %f, %a[%i, %j] : memref<?x?xf32>
  }
  return
}
func.func @tensors(%n: index, %t: tensor<?xf32>, %u: tensor<1xf32>) -> tensor<?xf32> {
  %0 = scf.foreach_thread (%i) in (%n) shared_outs(%o = %t) -> (tensor<?xf32>) {
    scf.foreach_thread.perform_concurrently {
      tensor.parallel_insert_slice %u into %o[%i] [1] [1] : tensor<1xf32> into tensor<?xf32>
    }
  } {mapping = [#gpu.thread<x>]}
  return %0 : tensor<?xf32>
}
func.func @sums(%n: index, %f: f32, %i: i32) -> (f32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:2 = scf.parallel (%a) = (%c0) to (%n) step (%c1) init (%f, %i) -> (f32, i32) {
    scf.reduce(%f) : f32 {
    ^bb0(%x: f32, %y: f32):
      %s = arith.addf %x, %y : f32
      scf.reduce.return %s : f32
    }
    scf.reduce(%i) : i32 {
    ^bb0(%x: i32, %y: i32):
      %s = arith.muli %x, %y : i32
      scf.reduce.return %s : i32
    }
    scf.yield
  }
  scf.parallel (%a) = (%c0) to (%n) step (%c1) {
    scf.yield
  }
  return %0#0, %0#1 : f32, i32
}
