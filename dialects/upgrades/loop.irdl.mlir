// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What became of loop: scf.
irdl.dialect @loop attributes {varve.set = "upgrades"} {
  "varve.upgrade"() {
    from = "2019", count = "loop", rename = {
      "loop.for" = "scf.for", "loop.if" = "scf.if", "loop.parallel" = "scf.parallel", "loop.reduce" = "scf.reduce",
      "loop.reduce.return" = "scf.reduce.return", "loop.yield" = "scf.yield", "loop.terminator" = "scf.yield"
    }
  } : () -> ()
}
