// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the C++ of CIRCT's combinational dialect says.
irdl.dialect @comb attributes {varve.llvm = "24"} {
  irdl.operation @concat attributes {
    varve.format = "$inputs attr-dict `:` type($inputs) let(type($result) = int(sum(concat([0], map(t in types($inputs): width(canonical(t)))))))"
  } {
  }
}
