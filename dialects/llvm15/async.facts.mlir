// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 15's ODS does not say of this dialect.
irdl.dialect @async attributes {
  varve.facts_of = {
    "llvm22/async" = ["!value"]}} {
  irdl.operation @execute attributes {
    varve.format = "one( | ` ` `[` $dependencies `]` ) one( | ` ` `(` each(%operand $operands by `,`: $operands `as` %operand `` `:` type($operands) let(type(%operand) = type($operands).valueType)) `)` ) result-types($results) attr-dict-with-keyword region($body, end)",
    varve.arguments = {body = [["%operand", "count($operands)"]]}
  } {
  }
}
