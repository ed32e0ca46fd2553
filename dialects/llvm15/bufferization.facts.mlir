// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 15's ODS does not say of this dialect.
irdl.dialect @bufferization {
  irdl.operation @alloc_tensor attributes {
    varve.format = "`(` $dynamic_sizes `)` one( | `copy` `(` $copy `)` ) attr-dict `:` type($result) let(type($copy) = type($result))"
  } {
  }
}
