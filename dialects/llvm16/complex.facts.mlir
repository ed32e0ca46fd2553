// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 16's ODS does not say of this dialect.
irdl.dialect @complex {
  irdl.attribute @"#number" attributes {
    varve.format = "`<` `:` `` $format typed($real, canonical($format)) `,` typed($imag, canonical($format)) `>`",
    varve.type = "complex($format)"
  } {
    %float = irdl.any {varve.rule = "FloatAttr"}
    %type = irdl.any {varve.rule = "type"}
    irdl.parameters(format: %type, real: %float, imag: %float)
  }
  irdl.operation @constant attributes {varve.names = "cst"} {
  }
}
