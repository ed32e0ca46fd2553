// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How pdl changed.
irdl.dialect @pdl attributes {varve.set = "upgrades"} {
  "varve.upgrade"() {from = "llvm13", count = "pdl", operation = "pdl.pattern", drop = ["rootKind"]} : () -> ()
  "varve.upgrade"() {
    from = "llvm13", count = "pdl", operation = "pdl.operation",
    move = {name = "opName", attributeNames = "attributeValueNames"}
  } : () -> ()
  "varve.upgrade"() {from = "llvm13", count = "pdl", operation = "pdl.type", move = {type = "constantType"}} : () -> ()
  "varve.upgrade"() {
    from = "llvm13", count = "pdl", operation = "pdl.types", move = {types = "constantTypes"}
  } : () -> ()
}
