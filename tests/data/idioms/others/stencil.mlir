// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
builtin.module {
  func.func @apply_kernel(%a : !stencil.field<[-1,1025]xf64>, %b : !stencil.field<[-1,1025]xf64>) attributes {param_names = ["u", "v"]} {
    "stencil.apply"(%a, %b) ({
    ^bb0(%in : !stencil.field<[-1,1025]xf64>, %out : !stencil.field<[-1,1025]xf64>):
      %l = "stencil.access"(%in) {offset = #stencil.index<[-1]>} : (!stencil.field<[-1,1025]xf64>) -> f64
      %r = "stencil.access"(%in) {offset = #stencil.index<[1]>} : (!stencil.field<[-1,1025]xf64>) -> f64
      %s = arith.addf %l, %r : f64
      "stencil.return"(%s) : (f64) -> ()
    }) {bounds = #stencil.bounds<[0], [1024]>, operandSegmentSizes = array<i32: 1, 1>} : (!stencil.field<[-1,1025]xf64>, !stencil.field<[-1,1025]xf64>) -> ()
    func.return
  }
}

// -----

builtin.module {
  func.func @laplace(%in : !stencil.field<[-4,68]x[-4,68]x[-4,68]xf64>, %out : !stencil.field<[-4,68]x[-4,68]x[-4,68]xf64>) {
    %0 = "stencil.load"(%in) : (!stencil.field<[-4,68]x[-4,68]x[-4,68]xf64>) -> !stencil.temp<[-1,65]x[-1,65]x[0,64]xf64>
    %1 = "stencil.apply"(%0) ({
    ^bb0(%2 : !stencil.temp<[-1,65]x[-1,65]x[0,64]xf64>):
      %3 = "stencil.access"(%2) {offset = #stencil.index<[-1, 0, 0]>} : (!stencil.temp<[-1,65]x[-1,65]x[0,64]xf64>) -> f64
      %4 = "stencil.access"(%2) {offset = #stencil.index<[1, 0, 0]>} : (!stencil.temp<[-1,65]x[-1,65]x[0,64]xf64>) -> f64
      %5 = "stencil.access"(%2) {offset = #stencil.index<[0, 1, 0]>} : (!stencil.temp<[-1,65]x[-1,65]x[0,64]xf64>) -> f64
      %6 = "stencil.access"(%2) {offset = #stencil.index<[0, 0, 0]>} : (!stencil.temp<[-1,65]x[-1,65]x[0,64]xf64>) -> f64
      %7 = arith.addf %3, %4 : f64
      %8 = arith.addf %7, %5 : f64
      %cst = arith.constant -4.000000e+00 : f64
      %9 = arith.mulf %6, %cst : f64
      %10 = arith.addf %9, %8 : f64
      %11 = "stencil.store_result"(%10) : (f64) -> !stencil.result<f64>
      "stencil.return"(%11) : (!stencil.result<f64>) -> ()
    }) {operandSegmentSizes = array<i32: 1, 0>} : (!stencil.temp<[-1,65]x[-1,65]x[0,64]xf64>) -> !stencil.temp<[0,64]x[0,64]x[0,64]xf64>
    "stencil.store"(%1, %out) {bounds = #stencil.bounds<[0, 0, 0], [64, 64, 64]>} : (!stencil.temp<[0,64]x[0,64]x[0,64]xf64>, !stencil.field<[-4,68]x[-4,68]x[-4,68]xf64>) -> ()
    func.return
  }
}

// -----

builtin.module {
  func.func @copy_1d(%0 : !stencil.field<?xf32>, %out : !stencil.field<?xf32>, %t : !stencil.temp<?x?xf64>) attributes {stencil.program} {
    %1 = "stencil.cast"(%0) : (!stencil.field<?xf32>) -> !stencil.field<[-4,68]xf32>
    %2 = "stencil.external_load"(%1) : (!stencil.field<[-4,68]xf32>) -> memref<72xf32>
    %3 = "stencil.load"(%1) : (!stencil.field<[-4,68]xf32>) -> !stencil.temp<?xf32>
    %4 = "stencil.apply"(%3) ({
    ^bb0(%a : !stencil.temp<?xf32>):
      %i = "stencil.index"() {dim = 0 : i64, offset = #stencil.index<[0]>} : () -> index
      %v = "stencil.dyn_access"(%a, %i) {lb = #stencil.index<[-1]>, offset = #stencil.index<[0]>, ub = #stencil.index<[1]>} : (!stencil.temp<?xf32>, index) -> f32
      "stencil.return"(%v) {unroll = #stencil.index<[1, 4]>} : (f32) -> ()
    }) : (!stencil.temp<?xf32>) -> !stencil.temp<?xf32>
    "stencil.store"(%4, %out) {bounds = #stencil.bounds<[0] : [68]>} : (!stencil.temp<?xf32>, !stencil.field<?xf32>) -> ()
    %5 = "stencil.buffer"(%4) : (!stencil.temp<?xf32>) -> !stencil.temp<?xf32>
    %6:2 = "stencil.combine"(%t, %t) {dim = 0 : i64, index = 11 : i64, operandSegmentSizes = array<i32: 1, 1, 0, 0>} : (!stencil.temp<?x?xf64>, !stencil.temp<?x?xf64>) -> (!stencil.temp<?x?xf64>, !stencil.temp<?x?xf64>)
    "stencil.external_store"(%1, %2) : (!stencil.field<[-4,68]xf32>, memref<72xf32>) -> ()
    %7 = "stencil.alloc"() : () -> !stencil.field<[0,64]xf32>
    "dmp.swap"(%7) {strategy = #dmp.grid_slice_2d<#dmp.topo<2x2>, false>, swaps = [#dmp.exchange<at [64, 0] size [4, 64] source offset [-4, 0] to [1, 0]>, #dmp.exchange<at [-4, 0] size [4, 64] source offset [4, 0] to [-1, 0]>]} : (!stencil.field<[0,64]xf32>) -> ()
    func.return
  }
}
