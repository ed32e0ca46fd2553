func.func @t(%t: tensor<4x8xf32>, %d: tensor<?x?xf32>, %i: index, %f: f32, %v: tensor<8xf32>, %ix: tensor<2x1xindex>, %sh: tensor<2xi32>, %u: tensor<*xf32>, %p: tensor<4x4xf32>) {
  %0 = tensor.bitcast %sh : tensor<2xi32> to tensor<2xui32>
  %1 = tensor.cast %t {a} : tensor<4x8xf32> to tensor<?x?xf32>
  %2 = tensor.concat dim(0) %t, %t : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
  %3 = tensor.dim %d, %i : tensor<?x?xf32>
  %4 = tensor.empty(%i, %i) : tensor<?x?xf32>
  %5 = tensor.empty() {b} : tensor<4xf32>
  %6 = tensor.extract %t[%i, %i] : tensor<4x8xf32>
  %7 = tensor.extract_slice %t[0, %i] [4, 2] [1, %i] {c} : tensor<4x8xf32> to tensor<4x2xf32>
  %8 = tensor.extract_slice %d[%i, %i] [%i, 2] [1, 1] : tensor<?x?xf32> to tensor<?x2xf32>
  %9 = tensor.from_elements %f, %f : tensor<2xf32>
  %10 = tensor.from_elements %f : tensor<f32>
  %13 = tensor.generate %i {
  ^bb0(%a: index, %b: index):
    tensor.yield %f : f32
  } : tensor<?x4xf32>
  %14 = tensor.insert %f into %t[%i, %i] : tensor<4x8xf32>
  %15 = tensor.insert_slice %v into %t[0, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<4x8xf32>
  %16 = tensor.rank %u : tensor<*xf32>
  %17 = tensor.reshape %t(%sh) : (tensor<4x8xf32>, tensor<2xi32>) -> tensor<8x4xf32>
  %18 = tensor.expand_shape %v [[0, 1]] output_shape [2, 4] : tensor<8xf32> into tensor<2x4xf32>
  %19 = tensor.collapse_shape %t [[0, 1]] {d} : tensor<4x8xf32> into tensor<32xf32>
  %20 = tensor.pad %t low[1, %i] high[0, 2] {
  ^bb0(%a: index, %b: index):
    tensor.yield %f : f32
  } {e} : tensor<4x8xf32> to tensor<5x?xf32>
  %21 = tensor.pad %t nofold low[0, 0] high[0, 0] {
  ^bb0(%a: index, %b: index):
    tensor.yield %f : f32
  } : tensor<4x8xf32> to tensor<4x8xf32>
  %23 = tensor.splat %f : tensor<8xf32>
  %24 = tensor.splat %f[%i] : tensor<?x4xf32>
  %25 = scf.forall (%x) in (4) shared_outs(%o = %p) -> (tensor<4x4xf32>) {
    %s = tensor.extract_slice %p[%x, 0] [1, 4] [1, 1] : tensor<4x4xf32> to tensor<1x4xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%x, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<4x4xf32>
    }
  }
  return
}
