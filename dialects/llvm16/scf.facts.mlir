// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 16's ODS does not say of this dialect.
irdl.dialect @scf {
  irdl.operation @reduce attributes {
    varve.format = "`` `(` $operand `)` ` ` ` ` `:` type($operand) $reductionOperator attr-dict(none)"
  } {
  }
}
