// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 22's ODS does not say of this dialect.
irdl.dialect @memref {
  irdl.operation @alloc attributes {varve.names = "alloc"} {
  }
  irdl.operation @alloca attributes {varve.names = "alloca"} {
  }
  irdl.operation @assume_alignment attributes {varve.names = "assume_align", varve.require = [["count(b in bits($alignment): b) = 1", "alignment must be power of 2"]]} {
  }
  irdl.operation @cast attributes {varve.names = "cast"} {
  }
  irdl.operation @collapse_shape attributes {varve.names = "collapse_shape"} {
  }
  irdl.operation @dim attributes {varve.names = "dim"} {
  }
  irdl.operation @distinct_objects attributes {varve.let = ["type($results) = type($operands)"]} {
  }
  irdl.operation @expand_shape attributes {varve.names = "expand_shape"} {
  }
  irdl.operation @extract_aligned_pointer_as_index attributes {varve.names = "intptr"} {
  }
  irdl.operation @extract_strided_metadata attributes {varve.names = "base_buffer, offset, sizes, strides"} {
  }
  irdl.operation @memory_space_cast attributes {varve.names = "memspacecast"} {
  }
  irdl.operation @reinterpret_cast attributes {varve.names = "reinterpret_cast"} {
  }
  irdl.operation @reshape attributes {varve.names = "reshape"} {
  }
  irdl.operation @subview attributes {varve.names = "subview"} {
  }
  irdl.operation @transpose attributes {varve.names = "transpose"} {
  }
  irdl.operation @view attributes {varve.names = "view"} {
  }
  irdl.operation @prefetch attributes {
    varve.format = "$memref `[` $indices `]` `,` one( `write` let($isWrite = true) | `read` let($isWrite = false) ) `,` `locality` `<` $localityHint `>` `,` one( `data` let($isDataCache = true) | `instr` let($isDataCache = false) ) attr-dict `:` type($memref)",
    varve.require = [["count($indices) = rank(type($memref))", "too few indices"]]
  } {
  }
  irdl.operation @generic_atomic_rmw attributes {
    varve.format = "$memref `[` $indices `]` `:` type($memref) region($atomic_body, end) attr-dict"
  } {
  }
  irdl.operation @alloca_scope attributes {
    varve.format = "one( ` ` when(count($results) = 0) let(types($results) = []) | ` ` ` ` `->` one( `(` type($results) `)` | $result let(type($results) = typeof($result)) ) ) if(count($results) > 0: region($bodyRegion, end) | $bodyRegion) attr-dict",
    varve.locals = {result = ["TypeAttr", "absent"]}
  } {
  }
  "varve.directive"() {
    sym_name = "GlobalMemrefOpTypeAndInitialValue", takes = ["$type", "$value"],
    format = "$type one( | `=` one( `uninitialized` let($value = unit) | typed($value, tensor(shape(typeof($type)), elem(typeof($type)))) ) )"
  } : () -> ()
}
