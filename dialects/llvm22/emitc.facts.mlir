// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 22's ODS does not say of this dialect.
irdl.dialect @emitc {
  irdl.type @"!array" attributes {varve.format = "`<` shaped($shape, $elementType) `>`"} {
  }
  irdl.operation @do attributes {
    varve.format = "region($bodyRegion, block) `while` $conditionRegion attr-dict-with-keyword"
  } {
  }
  irdl.operation @for attributes {
    varve.format = "%i `=` $lowerBound `to` $upperBound `step` $step one( let(type($lowerBound) = index) | ` ` ` ` `:` type($lowerBound) ) let(type(%i) = type($lowerBound)) $region attr-dict",
    varve.arguments = {region = [["%i", "1"]]}
  } {
  }
  irdl.operation @if attributes {
    varve.format = "$condition $thenRegion (`else` $elseRegion^)? attr-dict"
  } {
  }
  "varve.directive"() {
    sym_name = "SwitchCases", takes = ["$cases", "$regions"],
    format = "` ` each($cases $regions: `\\n` `` `case` number($cases, i64) region($regions, end))"
  } : () -> ()
}
