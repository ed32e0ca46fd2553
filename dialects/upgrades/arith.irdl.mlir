// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How arith changed.
irdl.dialect @arith attributes {varve.set = "upgrades"} {
  "varve.upgrade"() {
    from = ["llvm16", "llvm17"], count = "arith", rename = {"arith.maxf" = "arith.maximumf", "arith.minf" = "arith.minimumf"}
  } : () -> ()
}
