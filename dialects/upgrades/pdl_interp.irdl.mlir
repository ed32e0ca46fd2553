// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How pdl_interp changed.
irdl.dialect @pdl_interp attributes {varve.set = "upgrades"} {
  "varve.upgrade"() {
    from = "llvm13", count = "pdl", operation = "pdl_interp.create_operation",
    move = {attributeNames = "inputAttributeNames"}
  } : () -> ()
}
