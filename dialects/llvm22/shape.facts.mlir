// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 22's ODS does not say of this dialect.
irdl.dialect @shape attributes {varve.unknown = ["operations"]} {
  irdl.operation @const_size attributes {varve.names = "c{$value}"} {
  }
  irdl.operation @assuming attributes {
    varve.format = "$witness one( let(types($results) = []) | `->` one( `(` type($results) `)` | $result let(type($results) = typeof($result)) ) ) if(count($results) > 0: region($doRegion, end) | $doRegion) attr-dict",
    varve.locals = {result = ["TypeAttr", "absent"]}
  } {
  }
  irdl.operation @reduce attributes {
    varve.format = "`(` $shape one( | `,` $initVals ) `)` `:` type($shape) result-types($result) let(types($initVals) = types($result)) region($region, end) attr-dict"
  } {
  }
}
