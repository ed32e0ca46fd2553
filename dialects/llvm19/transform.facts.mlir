// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 19's ODS does not say of this dialect.
irdl.dialect @transform {
  irdl.operation @structured.split attributes {
    varve.format = "$target `after` one( $static_chunk_sizes | $dynamic_chunk_sizes let($static_chunk_sizes = -4294967296 * 2147483648) ) ` ` attr-dict ` ` `:` type($target) if(count($dynamic_chunk_sizes) > 0: `,` type($dynamic_chunk_sizes)) let(type($first) = type($target); type($second) = type($target))"
  } {
  }
}
