// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of irdl, every optional part present and absent.
irdl.dialect @d attributes {test.a} {
  irdl.type @t
  irdl.attribute @a {
    %0 = irdl.any
    irdl.parameters(p: %0, q: %0) {test.b}
  }
  irdl.type @u attributes {test.c} {
    %0 = irdl.is i32
    %1 = irdl.base @d::@t
    %2 = irdl.base "!builtin.integer" {test.a}
    %3 = irdl.parametric @d::@u<%0, %1>
    %4 = irdl.any_of(%0, %1)
    %5 = irdl.all_of(%0) {test.a}
    %6 = irdl.c_pred "x" {test.z}
    irdl.parameters(x: %4)
  }
  irdl.operation @o {
    %0 = irdl.any {test.x}
    %1 = irdl.region
    %2 = irdl.region()
    %3 = irdl.region(%0) with size 3
    %4 = irdl.region with size 1 {test.y}
    irdl.operands(a: %0, b: optional %0, c: variadic %0, d: single %0)
    irdl.results(r: %0) {test.a}
    irdl.attributes {
      "x" = %0, "y" = %0
    } {test.b}
    irdl.regions(r1: %1, r2: %2) {test.b}
  }
  irdl.operation @p {
    irdl.operands()
    irdl.results()
    irdl.attributes
    irdl.regions()
  }
}
