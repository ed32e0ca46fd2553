// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How emitc changed: a call named a function by a string or, since LLVM 17, by a symbol.
irdl.dialect @emitc attributes {varve.set = "upgrades"} {
  "varve.upgrade"() {from = "llvm16", count = "emitc", rename = {"emitc.call" = "emitc.call_opaque"}} : () -> ()
}
