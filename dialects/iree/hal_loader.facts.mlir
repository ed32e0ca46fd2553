// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names that the C++ of the project gives to values.
irdl.dialect @hal_loader attributes {varve.llvm = "24"} {
  irdl.operation @executable.export.ordinal attributes {varve.names = "ordinal"} {
  }
  irdl.operation @executable.load attributes {varve.names = "exe"} {
  }
  irdl.operation @executable.lookup attributes {varve.names = "exe"} {
  }
  irdl.operation @executable.lookup.function attributes {varve.names = "function_id"} {
  }
  irdl.operation @executable.query_support attributes {varve.names = "{$executable_format}_supported"} {
  }
  "varve.directive"() {
    sym_name = "DispatchBindings",
    takes = ["$b", "type $b", "$offsets", "$lengths"],
    format = "some($b $offsets $lengths by `,` ` `: `\\n` ` ` ` ` `(` $b `:` type($b) `)` `` `[` $offsets `,` $lengths `]`) `\\n`"
  } : () -> ()
}
