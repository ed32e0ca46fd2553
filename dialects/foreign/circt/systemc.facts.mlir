// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names that the C++ gives to values.
irdl.dialect @systemc attributes {varve.llvm = "24"} {
  // The name of the result, unless it is written.
  "varve.directive"() {
    sym_name = "ImplicitSSAName",
    takes = ["$name"],
    format = "` ` `` one( let($name = ssa(results)) | `name` $name )"
  } : () -> ()
  irdl.operation @cpp.func attributes {varve.block_names = "{$argNames}", varve.default_dialect = "systemc"} {
  }
  irdl.operation @cpp.variable attributes {varve.names = "{$name}"} {
  }
  irdl.operation @func attributes {varve.names = "{$name}"} {
  }
  irdl.operation @instance.decl attributes {varve.names = "{$name}"} {
  }
  irdl.operation @interop.verilated attributes {varve.names = "{$instanceName}.{$resultNames}"} {
  }
  irdl.operation @module attributes {varve.block_names = "{$portNames}"} {
  }
  irdl.operation @signal attributes {varve.names = "{$name}"} {
  }
}
