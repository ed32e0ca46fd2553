// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 13's ODS does not say of this dialect.
irdl.dialect @memref {
  irdl.operation @collapse_shape attributes {varve.format = "$src $reassociation attr-dict `:` type($src) `into` type($result)"} {
  }
  irdl.operation @dma_start attributes {varve.syntax = "hook:memref.dma_start"} {
    %any = irdl.any
    irdl.operands(operands: variadic %any)
  }
  irdl.operation @dma_wait attributes {varve.format = "$tagMemRef `[` $tagIndices `]` `,` $numElements attr-dict `:` type($tagMemRef)", varve.let = ["type($tagIndices) = index", "type($numElements) = index"]} {
    %any = irdl.any
    irdl.operands(tagMemRef: %any, tagIndices: variadic %any, numElements: %any)
  }
  irdl.operation @expand_shape attributes {varve.format = "$src $reassociation attr-dict `:` type($src) `into` type($result)"} {
  }
  irdl.operation @view attributes {varve.format = "$source `[` $byte_shift `]` `` `[` $sizes `]` attr-dict `:` type($source) `to` type($result0)"} {
  }
  irdl.operation @prefetch attributes {
    varve.format = "$memref `[` $indices `]` `,` one( `write` let($isWrite = true) | `read` let($isWrite = false) ) `,` `locality` `<` $localityHint `>` `,` one( `data` let($isDataCache = true) | `instr` let($isDataCache = false) ) attr-dict `:` type($memref)"
  } {
  }
  irdl.operation @alloca_scope attributes {
    varve.format = "one( ` ` when(count($results) = 0) let(types($results) = []) | ` ` ` ` `->` one( `(` type($results) `)` | $result let(type($results) = typeof($result)) ) ) if(count($results) > 0: region($bodyRegion, end) | $bodyRegion) attr-dict",
    varve.locals = {result = ["TypeAttr", "absent"]}
  } {
  }
  "varve.directive"() {
    format = "$type one( | `=` one( `uninitialized` let($value = unit) | typed($value, tensor(shape(typeof($type)), elem(typeof($type)))) ) )",
    sym_name = "GlobalMemrefOpTypeAndInitialValue",
    takes = ["$type", "$value"]
  } : () -> ()
}
