// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 22's ODS does not say of this dialect.
irdl.dialect @linalg {
  irdl.operation @broadcast attributes {varve.names = "broadcasted"} {
  }
  irdl.operation @generic attributes {varve.block_names = "in: inputs, out"} {
  }
  irdl.operation @map attributes {varve.block_names = "in: inputs, init", varve.names = "mapped"} {
  }
  irdl.operation @pack attributes {varve.names = "pack"} {
  }
  irdl.operation @reduce attributes {varve.block_names = "in: inputs, init", varve.names = "reduced"} {
  }
  irdl.operation @transpose attributes {varve.names = "transposed"} {
  }
  irdl.operation @unpack attributes {varve.names = "unpack"} {
  }
}
