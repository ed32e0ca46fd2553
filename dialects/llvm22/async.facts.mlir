// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 22's ODS does not say of this dialect.
irdl.dialect @async {
  irdl.type @"!value" attributes {varve.format = "`<` $valueType `>`"} {
  }
  "varve.directive"() {
    sym_name = "AwaitResultType", takes = ["type $operand", "type $result"],
    format = "qualified(type($operand)) let(types($result) = if(isa(type($operand), '!async.value'), [type($operand).valueType], []))"
  } : () -> ()
  irdl.operation @execute attributes {
    varve.format = "one( | ` ` `[` $dependencies `]` ) one( | ` ` `(` each(%operand $bodyOperands by `,`: $bodyOperands `as` %operand `` `:` type($bodyOperands) let(type(%operand) = type($bodyOperands).valueType)) `)` ) result-types($bodyResults) attr-dict-with-keyword region($bodyRegion, end)",
    varve.arguments = {bodyRegion = [["%operand", "count($bodyOperands)"]]}
  } {
  }
}
