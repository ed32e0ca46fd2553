// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How math changed.
irdl.dialect @math attributes {varve.set = "upgrades"} {
  "varve.upgrade"() {from = "llvm13", count = "arith", rename = {"math.abs" = "math.absf"}} : () -> ()
}
