// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
module {
  func.func @square(%x: f64) -> f64 {
    %0 = arith.mulf %x, %x : f64
    return %0 : f64
  }
  func.func @dsquare(%x: f64, %dx: f64) -> f64 {
    %0 = "enzyme.fwddiff"(%x, %dx) {activity = [#enzyme<activity enzyme_dup>], fn = @square, ret_activity = [#enzyme<activity enzyme_dupnoneed>], width = 1 : i64} : (f64, f64) -> f64
    %1:2 = "enzyme.autodiff"(%x, %dx) {activity = [#enzyme<activity enzyme_active>], fn = @square, ret_activity = [#enzyme<activity enzyme_activenoneed>], strong_zero = false} : (f64, f64) -> (f64, f64)
    %2 = "enzyme.init"() : () -> !enzyme.Gradient<f64>
    "enzyme.set"(%2, %x) : (!enzyme.Gradient<f64>, f64) -> ()
    %3 = "enzyme.get"(%2) : (!enzyme.Gradient<f64>) -> f64
    %4 = "enzyme.init"() : () -> !enzyme.Cache<f64>
    "enzyme.push"(%4, %3) : (!enzyme.Cache<f64>, f64) -> ()
    %5 = "enzyme.pop"(%4) : (!enzyme.Cache<f64>) -> f64
    %6 = "enzyme.batch"(%5) {batch_shape = array<i64: 2>, fn = @square} : (f64) -> tensor<2xf64>
    "enzyme.addTo"(%3) : (f64) -> ()
    %7 = "enzyme.placeholder"() : () -> f64
    %8 = "enzyme.broadcast"(%7) {shape = array<i64: 4>} : (f64) -> tensor<4xf64>
    return %0 : f64
  }
}

// -----

module {
  func.func @reduce(%x: f32, %ub: index) -> f32 {
    %lb = arith.constant 0 : index
    %step = arith.constant 1 : index
    %0 = scf.for %iv = %lb to %ub step %step iter_args(%acc = %x) -> (f32) {
      %1 = arith.mulf %acc, %x : f32
      scf.yield %1 : f32
    } {enzyme.disable_mincut}
    return %0 : f32
  }
  func.func @dreduce(%x: f32, %ub: index, %dr: f32) -> f32 {
    %0 = "enzyme.autodiff"(%x, %ub, %dr) {activity = [#enzyme<activity enzyme_active>, #enzyme<activity enzyme_const>], fn = @reduce, ret_activity = [#enzyme<activity enzyme_activenoneed>]} : (f32, index, f32) -> f32
    return %0 : f32
  }
}
