// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 22's ODS does not say of this dialect.
irdl.dialect @pdl {
  irdl.type @"!range" attributes {varve.format = "`<` short($elementType) `>`"} {
  }
  irdl.type @"!operation" attributes {varve.traits = ["TransformHandleTypeInterface"]} {
  }
  irdl.operation @pattern attributes {varve.default_dialect = "pdl"} {
  }
  irdl.operation @rewrite attributes {varve.default_dialect = "pdl"} {
  }
  "varve.directive"() {
    sym_name = "OperationOpAttributes", takes = ["$values", "$names"],
    format = "` ` one( when(count($values) = 0) let($names = []) | ` ` `{` some($names $values by `,`: $names `=` $values) `}` )"
  } : () -> ()
  "varve.directive"() {
    sym_name = "RangeType", takes = ["ref type $arguments", "type $range"],
    format = "` ` if(count($arguments) > 0: let(type($range) = if(isa(types($arguments)[0], '!pdl.range'), types($arguments)[0], pdl_range_of(types($arguments)[0]))) | `:` qualified(type($range)))"
  } : () -> ()
  "varve.directive"() {
    sym_name = "ResultsValueType", takes = ["ref $index", "type $value"],
    format = "` ` if(has($index): ` ` `->` qualified(type($value)) | let(type($value) = !pdl.range<value>))"
  } : () -> ()
}
