// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The form that the C++ of the dialect parses.
irdl.dialect @aiex {
  irdl.operation @runtime_sequence attributes {
    varve.arguments = {body = [["%arg", "*"]]},
    varve.format = "one( | symbol($sym_name) ) `` `(` each(%arg by `,`: %arg `` `:` type(%arg) loc(%arg)) `)` attr-dict-with-keyword ` ` region($body, end)"
  } {
  }
}
