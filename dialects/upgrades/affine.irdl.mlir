// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How affine changed.
irdl.dialect @affine attributes {varve.set = "upgrades"} {
  "varve.upgrade"() {
    from = ["2019", "2020"], count = "affine", rename = {"affine.terminator" = "affine.yield"}
  } : () -> ()
  "varve.upgrade"() {
    from = "llvm16", count = "affine", operation = "affine.for",
    move = {lower_bound = "lowerBoundMap", upper_bound = "upperBoundMap"}
  } : () -> ()
}
