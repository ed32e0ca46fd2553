// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 13's ODS does not say of this dialect.
irdl.dialect @async {
  irdl.type @"!value" attributes {varve.format = "`<` qualified($valueType) `>`"} {
  }
  irdl.operation @execute attributes {
    varve.arguments = {body = [["%operand", "count($operands)"]]},
    varve.format = "one( | ` ` `[` $dependencies `]` ) one( | ` ` `(` each(%operand $operands by `,`: $operands `as` %operand `` `:` type($operands) let(type(%operand) = type($operands).valueType)) `)` ) result-types($results) attr-dict-with-keyword region($body, end)"
  } {
  }
  "varve.directive"() {
    format = "qualified(type($operand)) let(types($result) = if(isa(type($operand), '!async.value'), [type($operand).valueType], []))",
    sym_name = "AwaitResultType",
    takes = ["type $operand", "type $result"]
  } : () -> ()
}
