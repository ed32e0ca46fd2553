// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 13's ODS does not say of this dialect.
irdl.dialect @memref attributes {
  varve.facts_of = {
    "llvm22/memref" = ["prefetch", "alloca_scope"]}} {
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
  "varve.directive"() {
    format = "$type one( | `=` one( `uninitialized` let($value = unit) | typed($value, tensor(shape(typeof($type)), elem(typeof($type)))) ) )",
    sym_name = "GlobalMemrefOpTypeAndInitialValue",
    takes = ["$type", "$value"]
  } : () -> ()
}
