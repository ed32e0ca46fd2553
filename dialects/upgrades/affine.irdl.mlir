// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How affine changed.
irdl.dialect @affine attributes {varve.set = "upgrades"} {
  "varve.upgrade"() {
    from = ["2019", "2020"], count = "affine", rename = {"affine.terminator" = "affine.yield"}
  } : () -> ()
  "varve.upgrade"() {
    from = ["llvm16", "llvm17"], count = "affine", operation = "affine.for",
    move = {lower_bound = "lowerBoundMap", upper_bound = "upperBoundMap"}
  } : () -> ()
  // Kinds of reductions got other numbers when minima and maxima of floats got two kinds each.
  "varve.upgrade"() {
    from = ["llvm16", "llvm17"], count = "atomic-kinds", operation = "affine.parallel", when = "isa($reductions, 'ArrayAttr')",
    times = "count(k in items($reductions): isa(k, 'APIntAttr') and k >= 2 and k <= 12)", set = {
      reductions = "map(k in items($reductions): if(isa(k, 'APIntAttr') and k >= 2 and k <= 12, integer([0, 1, 3, 4, 6, 7, 8, 10, 11, 12, 13, 14, 2][k], typeof(k)), k))"
    }
  } : () -> ()
}
