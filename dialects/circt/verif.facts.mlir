// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names that the C++ gives to values.
irdl.dialect @verif attributes {varve.llvm = "24"} {
  // The name of the result, unless it is written.
  "varve.directive"() {
    sym_name = "ImplicitSSAName",
    takes = ["$name"],
    format = "one( let($name = ssa(results)) | ` ` `name` $name )"
  } : () -> ()
  irdl.operation @simulation attributes {varve.block_names = "{['clock', 'init']}"} {
  }
  irdl.operation @symbolic_value attributes {varve.names = "{$name}"} {
  }
  irdl.operation @has_been_reset attributes {
    varve.format = "$clock `,` one( `async` let($async = true) | `sync` let($async = false) ) $reset attr-dict"
  } {
  }
}
